### Favor, raconté à qui cela concerne : « vous », c’est qui lit

fv-you-starter = Le hasard sait qui a rendu service en dernier : à vous de commencer.
fv-you-round = Manche { $round } : cinq pions Faveur par personne, et vous jouez en premier.
fv-you-dealt-door = Vous recevez une Porte et y découvrez { fv-door.the }.
fv-you-added = Vous ajoutez { fv-clue.a } au lot.
fv-you-called = Vous lancez une enchère.
fv-you-final = La pioche est vide : l’enchère finale commence, et vous avez la première occasion de miser.
fv-you-bid = Vous misez { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}.
fv-you-passed = Vous passez.
fv-you-sold-to = Vous prenez le lot pour { $count ->
    [one] { $count } pion, qui va à { $target }
   *[other] { $count } pions, qui vont à { $target }
}.
fv-to-you-sold = { $player } prend le lot pour { $count ->
    [one] { $count } pion, qui vous revient
   *[other] { $count } pions, qui vous reviennent
}.
fv-you-sold-shared = Vous prenez le lot pour { $count } pions : les autres en reçoivent { $each ->
    [one] un
   *[other] { $each }
} par personne.
fv-you-sold-rest = Vous prenez le lot pour { $count } pions : les autres en reçoivent { $each ->
    [one] un
   *[other] { $each }
} par personne, et la boîte en garde { $rest ->
    [one] un
   *[other] { $rest }
}.
fv-you-sold-boxed = Vous prenez le lot pour { $count ->
    [one] { $count } pion, qui ne se partage pas et va dans la boîte
   *[other] { $count } pions, qui ne suffisent pas à un partage et vont dans la boîte
}.
fv-you-sold-final = Vous prenez le dernier lot et mettez { $count ->
    [one] { $count } pion
   *[other] { $count } pions
} dans la boîte.
fv-you-showed = Derrière votre Porte se tient { fv-door.the }.
fv-you-score = { $count ->
    [0] Vous ne marquez rien.
    [one] Vous marquez { $count } point.
   *[other] Vous marquez { $count } points.
}
fv-you-score-lost = Vous perdez { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
fv-you-round-bonus = Vous avez le plus de pions : +3 (déjà comptés).
fv-you-round-bonus-shared = { $players } et vous avez le plus de pions : +3 par personne (déjà comptés).
fv-you-total = vous { $count }
fv-you-game-points = La dernière Porte se referme : vous avez le plus haut total et gagnez la partie !
fv-you-game-tokens = Les totaux sont égaux, mais l’épargne paie : vous avez plus de pions et gagnez la partie !
fv-you-game-order = Totaux égaux, pions égaux : l’ordre de jeu de la dernière manche tranche, et vous gagnez la partie !

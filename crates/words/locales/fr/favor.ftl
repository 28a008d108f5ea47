### Favor

## Les Portes et les Indices

# Chaque Porte est unique. .the : la Dame Rouge, le Tigre Bleu
fv-door = { $door ->
    [red-lady] Dame Rouge
    [blue-lady] Dame Bleue
    [red-tiger] Tigre Rouge
   *[blue-tiger] Tigre Bleu
}
    .the = { $door ->
        [red-lady] la Dame Rouge
        [blue-lady] la Dame Bleue
        [red-tiger] le Tigre Rouge
       *[blue-tiger] le Tigre Bleu
    }

# Un Indice ordinaire existe en plusieurs exemplaires ; un Indice spécial va sans article.
# .a : une Dame Rouge, un Tigre Bleu, Bleu/Rouge
fv-clue = { $clue ->
    [red-lady] Dame Rouge
    [blue-lady] Dame Bleue
    [red-tiger] Tigre Rouge
    [blue-tiger] Tigre Bleu
    [blue-red] Bleu/Rouge
   *[lady-tiger] Dame/Tigre
}
    .a = { $clue ->
        [red-lady] une Dame Rouge
        [blue-lady] une Dame Bleue
        [red-tiger] un Tigre Rouge
        [blue-tiger] un Tigre Bleu
        [blue-red] Bleu/Rouge
       *[lady-tiger] Dame/Tigre
    }

fv-mark = { $clue ->
    [red-lady] DR
    [blue-lady] DB
    [red-tiger] TR
    [blue-tiger] TB
    [blue-red] B/R
   *[lady-tiger] D/T
}

fv-colour-red = rouge
fv-colour-blue = bleu
fv-role-lady = dame
fv-role-tiger = tigre

fv-line = { $clue ->
    [red-lady] 3 points pour la Dame Rouge, 1 pour le Tigre Rouge et la Dame Bleue, −2 pour le Tigre Bleu.
    [blue-lady] 3 points pour la Dame Bleue, 1 pour le Tigre Bleu et la Dame Rouge, −2 pour le Tigre Rouge.
    [red-tiger] 3 points pour le Tigre Rouge, 1 pour la Dame Rouge et le Tigre Bleu, −2 pour la Dame Bleue.
    [blue-tiger] 3 points pour le Tigre Bleu, 1 pour la Dame Bleue et le Tigre Rouge, −2 pour la Dame Rouge.
    [blue-red] Donne votre couleur à un de vos Indices qui a votre rôle : 3 points au lieu de 1.
   *[lady-tiger] Donne votre rôle à un de vos Indices qui a votre couleur : 3 points au lieu de 1.
}

fv-rule = { $clue ->
    [blue-red] En lui-même, il vaut 0. En fin de manche, il change la couleur d’un Indice ordinaire de votre collection qui a déjà votre rôle et le transforme en correspondance exacte : 3 points au lieu de 1. Il ne peut rien pour un Indice sans rien de commun avec vous, ni pour Dame/Tigre. L’utiliser ne nuit jamais : Parlour s’en charge.
    [lady-tiger] En lui-même, il vaut 0. En fin de manche, il change le rôle d’un Indice ordinaire de votre collection qui a déjà votre couleur et le transforme en correspondance exacte : 3 points au lieu de 1. Il ne peut rien pour un Indice sans rien de commun avec vous, ni pour Bleu/Rouge. L’utiliser ne nuit jamais : Parlour s’en charge.
   *[other] Un Indice ordinaire a une couleur et un rôle, comme votre identité. En fin de manche, il vaut 3 points si les deux vous sont communs, 1 point si un seul l’est, et vous en coûte 2 sinon. Seuls comptent les Indices de votre collection.
}

fv-door-line = { $door ->
    [red-lady] Pour vous, une Dame Rouge vaut 3 points, un Tigre Rouge ou une Dame Bleue 1, un Tigre Bleu −2.
    [blue-lady] Pour vous, une Dame Bleue vaut 3 points, un Tigre Bleu ou une Dame Rouge 1, un Tigre Rouge −2.
    [red-tiger] Pour vous, un Tigre Rouge vaut 3 points, une Dame Rouge ou un Tigre Bleu 1, une Dame Bleue −2.
   *[blue-tiger] Pour vous, un Tigre Bleu vaut 3 points, une Dame Bleue ou un Tigre Rouge 1, une Dame Rouge −2.
}

fv-match-exact = Correspondance exacte : { fv-points }.
fv-match-colour = Votre couleur, mais pas votre rôle : { fv-points }.
fv-match-role = Votre rôle, mais pas votre couleur : { fv-points }.
fv-match-none = Rien de commun avec vous : { fv-points }.

## Le journal : il nomme les gens et ne dit jamais « vous »
## DE(nom) élide : « d’Anna », « de Bruno ». Aucun nom ne suit « que ».

fv-log-starter = Le hasard sait qui a rendu service en dernier : { $player } commence.
fv-log-round = Manche { $round } : cinq pions Faveur par personne, et { $player } joue en premier.
fv-log-dealt = { $player } reçoit une Porte et la garde close.
fv-log-dealt-door = { $player } reçoit une Porte et y découvre { fv-door.the }.
fv-log-opened = Pour le nouveau lot, on révèle { fv-clue.a }.
fv-log-added = { $player } ajoute { fv-clue.a } au lot.
fv-log-called = { $player } lance une enchère.
fv-log-final = La pioche est vide : l’enchère finale commence, et { $player } a la première occasion de miser.
fv-log-bid = { $player } mise { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}.
fv-log-passed = { $player } passe.
fv-log-sold-to = { $player } prend le lot pour { $count ->
    [one] { $count } pion, qui va à { $target }
   *[other] { $count } pions, qui vont à { $target }
}.
fv-log-sold-shared = { $player } prend le lot pour { $count } pions : les autres en reçoivent { $each ->
    [one] un
   *[other] { $each }
} par personne.
fv-log-sold-rest = { $player } prend le lot pour { $count } pions : les autres en reçoivent { $each ->
    [one] un
   *[other] { $each }
} par personne, et la boîte en garde { $rest ->
    [one] un
   *[other] { $rest }
}.
fv-log-sold-boxed = { $player } prend le lot pour { $count ->
    [one] { $count } pion, qui ne se partage pas et va dans la boîte
   *[other] { $count } pions, qui ne suffisent pas à un partage et vont dans la boîte
}.
fv-log-sold-final = { $player } prend le dernier lot et met { $count ->
    [one] { $count } pion
   *[other] { $count } pions
} dans la boîte.
fv-log-discarded = Personne ne se laisse tenter : le lot est défaussé.
fv-log-showed = Derrière la Porte { DE($player) } se tient { fv-door.the }.

## La fin d’une manche et de la partie

fv-round-over = Les Portes sont ouvertes : place au décompte.
fv-score = { $count ->
    [0] { $player } ne marque rien.
    [one] { $player } marque { $count } point.
   *[other] { $player } marque { $count } points.
}
fv-score-lost = { $player } perd { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
fv-round-bonus = { $player } a le plus de pions : +3 (déjà comptés).
fv-round-bonus-shared = { $players } ont le plus de pions : +3 par personne (déjà comptés).
fv-totals = Totaux : { $text }.
fv-total-of = { $player } { $count }
fv-game-points = La dernière Porte se referme : { $player } a le plus haut total et gagne la partie.
fv-game-tokens = Les totaux sont égaux, mais l’épargne paie : { $player } a plus de pions et gagne la partie.
fv-game-order = Totaux égaux, pions égaux : l’ordre de jeu de la dernière manche tranche, et { $player } gagne la partie.

## La partie racontée à nouveau, au présent et sans « vous »

fv-best-as = { fv-points }, avec { fv-door.the }
fv-moment-bargain = { $price ->
    [one] Un seul pion
   *[other] { $price } pions
}, et { $player } remporte un lot qui vaut { fv-points }.
fv-moment-burden = { $player } paie { $price ->
    [one] un pion
   *[other] { $price } pions
} pour un lot qui coûte ensuite { fv-points } de plus.
fv-moment-dearest = { $player } y tient vraiment : { $price } pions pour un lot qui vaut { fv-points }, le prix le plus haut de la partie.
fv-moment-unwanted = Manche { $round } : { $count } cartes sont sur la table, et personne n’en veut.
fv-moment-thrifty = { $player } n’achète rien à la manche { $round }, et personne ne marque davantage.
fv-moment-great = { $player } brille à la manche { $round } : { fv-points }, jamais autant dans cette partie.
fv-moment-lost = La manche { $round } est cruelle : { $player } perd { fv-points }.
fv-moment-from-behind = Avant la dernière manche, { $player } ferme la marche. Puis prend la tête.
fv-moment-narrow = { $count ->
    [0] Pas un point entre { $player } et { $target }.
    [one] Un seul point sépare { $player } et { $target }.
   *[other] À peine { $count } points séparent { $player } et { $target }.
}

## Que faire maintenant

fv-ask-deal = On distribue les Portes.
fv-ask-opens = On ouvre un nouveau lot.
fv-ask-adds = { $player } ajoute une carte au lot.
fv-ask-chooses = { $player } choisit entre une carte de plus et une enchère.
fv-ask-bids = { $player } réfléchit à une mise.
fv-ask-choose = À vous : ajoutez une carte au lot ou lancez une enchère.
fv-ask-bid = Misez de { $count } à { $most } pions, ou passez.
fv-ask-bid-only = Misez { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}, ou passez.
fv-ask-pass = { $count ->
    [0] Vous n’avez pas de pions à miser : vous ne pouvez que passer.
    [one] Votre unique pion ne suffit pas pour monter : vous ne pouvez que passer.
   *[other] Vos { $count } pions ne suffisent pas pour monter : vous ne pouvez que passer.
}
fv-ask-next-round = La manche { $round } va commencer, et { $player } joue en premier.
fv-ask-over = { $player } a gagné la partie.

## Pourquoi pas : dit à qui a essayé

fv-illegal-not-your-turn = Patience : c’est à quelqu’un d’autre de jouer.
fv-illegal-not-now = Pas maintenant : le jeu attend autre chose.
fv-illegal-no-auction = Aucune enchère n’est en cours : ajoutez une carte au lot ou lancez une enchère.
fv-illegal-in-auction = Une enchère est en cours : misez ou passez.
fv-illegal-must-raise = { $count ->
    [0] Une mise est d’au moins 1 pion : misez plus ou passez.
   *[other] La plus haute mise est de { $count } : montez ou passez.
}
fv-illegal-too-few = { $count ->
    [0] Vous n’avez plus de pions : vous ne pouvez pas miser.
    [one] Vous n’avez qu’un pion : vous ne pouvez pas miser plus.
   *[other] Vous n’avez que { $count } pions : vous ne pouvez pas miser plus.
}
fv-illegal-not-in-deck = Impossible maintenant : cette carte ne peut pas sortir.

fv-refused-players = Favor se joue de 2 à { $most }, { $count ->
    [1] pas en solitaire
   *[other] pas à { $count }
}.
fv-refused-seat = Cette table n’a pas de place { $seat } : choisissez une autre place pour commencer.

## Étiquettes, boutons et colonnes

fv-tokens = { $count ->
    [one] { $count } pion Faveur
   *[other] { $count } pions Faveur
}
fv-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
fv-deck-left = { $count ->
    [0] La pioche est vide.
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
fv-copies-left = { $count ->
    [0] plus aucune
   *[other] encore { $count }
}
fv-in-box = { $count ->
    [0] Aucun pion dans la boîte
    [one] { $count } pion dans la boîte
   *[other] { $count } pions dans la boîte
}
fv-round = Manche { $round } sur { $most }

fv-lot = Lot
fv-deck = Pioche
fv-discard = Lots défaussés
fv-collection = Collection
fv-box = Boîte
fv-none = encore rien
fv-identity = Votre identité
fv-identity-is = Vous êtes { fv-door.the }.
fv-identity-secret = secrète
fv-caller = Lance l’enchère
fv-first-player = Commence la manche
fv-high-bid = Plus haute mise
fv-high-bid-by = { $player } mène avec { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}.
fv-high-bid-none = Aucune mise pour l’instant.
fv-auction-called = Enchère lancée par { $player }
fv-auction-final = Enchère finale
fv-worth-lot = Valeur pour vous : { fv-points }
fv-worth-collection = Votre collection jusqu’ici : { fv-points }
fv-bonus = Bonus

fv-status-bid = mise { $count }
fv-status-passed = passe
fv-status-waits = pas encore son tour

fv-do-add = Ajouter une carte
fv-do-call = Lancer une enchère
fv-do-bid = Miser { $count }
fv-do-pass = Passer
fv-do-next-round = Manche suivante

fv-column-clue = Indice
fv-column-copies = Exemplaires
fv-column-left = Reste
fv-column-worth = Valeur
fv-column-identity = Identité
fv-column-collection = Collection
fv-column-tokens = Pions Faveur
fv-column-bid = Mise
fv-column-points = Points
fv-column-total = Total

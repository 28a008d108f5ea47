### Favor dans le navigateur

## La table

fvw-you = vous
fvw-deciding = réfléchit
fvw-last-auction = Dernière enchère
fvw-no-auction = Personne n’a encore lancé d’enchère.
fvw-lot-empty = Le lot est vide.
fvw-players = Autour de la table
fvw-player = Nom
fvw-still-in-deck = Encore dans la pioche
fvw-points-by-round = Points par manche
fvw-aim = Après trois manches, le plus de points l’emporte.
fvw-column-round = Manche { $round }
fvw-times = ×{ $count }
fvw-number = { $count }
fvw-gain = +{ $count }

## Le plateau

fvw-private = Personne d’autre ne voit cela.
fvw-most-alone = Vous avez le plus de pions : pour l’instant, { $count } points de bonus.
fvw-most-shared = Le plus de pions : { $players }. Pour l’instant, { $count } points de bonus par personne.
fvw-most-others = Le plus de pions : { $players }, avec { $count }.
fvw-your-bid = Votre mise
fvw-lower = Baisser la mise
fvw-raise = Monter la mise
fvw-lower-to = Baisser la mise à { $count }
fvw-raise-to = Monter la mise à { $count }
fvw-confirm-add = Confirmer : ajouter une carte
fvw-confirm-call = Confirmer : lancer une enchère
fvw-confirm-pass = Confirmer : passer
fvw-confirm-bid = Confirmer : miser { $count }
fvw-take-back = Finalement, non
fvw-sure-add = Une carte de plus dans le lot ? Confirmez, ou ravisez-vous.
fvw-sure-call = Une enchère pour ce lot ? Confirmez, ou ravisez-vous.
fvw-sure-pass = Laisser filer ce lot ? Confirmez, ou ravisez-vous.
fvw-sure-bid = { $count ->
    [one] Un pion pour le lot ? Confirmez, ou ravisez-vous.
   *[other] { $count } pions pour le lot ? Confirmez, ou ravisez-vous.
}

## La fin d’une manche

fvw-round-ended = Fin de la manche { $round }
fvw-part-exact = { $count ->
    [one] { $count } correspondance exacte
   *[other] { $count } correspondances exactes
}
fvw-part-shared = { $count ->
    [one] { $count } Indice avec une caractéristique commune
   *[other] { $count } Indices avec une caractéristique commune
}
fvw-part-opposite = { $count ->
    [one] { $count } Indice sans rien de commun
   *[other] { $count } Indices sans rien de commun
}
fvw-part-changed = { $count ->
    [one] { $count } Indice transformé
   *[other] { $count } Indices transformés
}
fvw-part-idle = { $count ->
    [one] { $count } Indice spécial sans effet
   *[other] { $count } Indices spéciaux sans effet
}
fvw-part-bonus = Le plus de pions
fvw-part-round = Cette manche

## Explications, conseils et règles en bref

fvw-door-rule = Votre identité change à chaque manche et reste derrière sa Porte jusqu’au décompte. Il n’y en a pas deux pareilles. C’est elle qui décide de ce que valent pour vous les Indices de votre collection.
fvw-hint-turn = Le lot se vend entier. Ajoutez une carte ou lancez une enchère : qui mise plus que vous vous paie.
fvw-hint-bid = Une seule mise par personne, plus haute que la précédente. Plus bas : ce que le lot vaut pour vous.
fvw-hint-tokens = Les pions aussi ont leur prix : qui en a le plus à la fin de la manche gagne 3 points.
fvw-hint-pay = Vous ne payez que si vous gagnez : à qui a lancé l’enchère ou, si c’est vous, aux autres.
fvw-hint-pass = Passer ne coûte rien : vous gardez vos pions pour un lot qui vous va mieux.
fvw-hint-worth = Le chiffre sur chaque indice est ce qu’il vaut pour vous. Les autres ont d’autres portes, d’autres chiffres.
fvw-hint-end = La pioche est presque vide : sa dernière carte amène l’enchère finale, puis on compte la manche.
fvw-hint-final = L’enchère finale : qui gagne paie dans la boîte. Puis les portes s’ouvrent et on compte les points.
fvw-sum-score = Ce que vaut un Indice de votre collection
fvw-sum-clues = Les Indices
fvw-sum-turn = À votre tour, ajoutez une carte au lot ou lancez une enchère. Chacun n’a alors qu’une chance de miser ; la personne qui a lancé l’enchère mise en dernier.
fvw-sum-pay = Le prix va à la personne qui a lancé l’enchère ; si c’est elle qui gagne, les autres se le partagent et le reste va dans la boîte. Avec la dernière carte de la pioche commence l’enchère finale, dont le prix va dans la boîte.
fvw-sum-bonus = Qui a le plus de pions à la fin d’une manche gagne { $count } points ; en cas d’égalité, chacun les touche.

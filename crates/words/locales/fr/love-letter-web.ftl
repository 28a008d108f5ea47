### Love Letter sur une page : étiquettes, boutons et ce qui n’est dit qu’à une personne

## La table

llw-others = Les autres à la table
llw-players = Qui joue
llw-you = vous
llw-active = c’est son tour
llw-your-turn = c’est votre tour
llw-face-down = { $count ->
    [one] une carte face cachée
   *[other] { $count } cartes face cachée
}
llw-surely = à coup sûr { ll-card.the }
llw-row-empty = encore aucune carte
llw-played = { ll-card }, carte jouée
llw-discarded = { ll-card }, carte défaussée
llw-choose = Choisir { $player }
llw-choose-yourself = Vous choisir
llw-remains = Ce qui reste
llw-remains-help = Les cartes pas encore vues : dans les autres mains, dans le paquet, mises de côté.
llw-remaining = { ll-card } : { $count } sur { $most } pas encore vues

## Ses propres cartes

llw-copies = { $count ->
    [one] { $count } exemplaire dans le jeu
   *[other] { $count } exemplaires dans le jeu
}
llw-twice = Vous avez cette carte en double.
llw-thrice = Vous avez cette carte en triple.
llw-explain = Ce que fait { ll-card.the }
llw-play = Jouer { ll-card.the }
llw-keep = Garder { ll-card.the }
llw-bottom = { ll-card } tout au fond
llw-cancel = Retour
llw-ask-confirm = Jouez { ll-card.the }, ou choisissez votre autre carte.
llw-ask-alone = Jouez { ll-card.the }.
llw-ask-keep = Vous gardez { ll-card.the }. Confirmez, ou choisissez une autre carte.
llw-idle = Grâce à la Servante, il n’y a personne à choisir : { ll-card.the } n’aura aucun effet.
llw-princess = Attention : si vous jouez la Princesse, vous quittez la manche.
llw-farewell = Attention : vous défausseriez la Princesse et quitteriez la manche.
llw-dim = Estomper l’impossible
llw-impossible = impossible

## Ce que l’on peut savoir

llw-knowledge = Ce que vous savez
llw-knowledge-help = Les personnages que chaque main peut encore cacher.
llw-cell-yes = certain
llw-cell-maybe = possible
llw-cell-no = impossible
llw-under = Sous le paquet, dans l’ordre de pioche
llw-under-unknown = une carte inconnue
llw-notes = Vos notes

## Ce qui a été révélé

llw-reveal-looked = { $player } tient { ll-card.the }. C’est votre secret.
llw-reveal-seen = { $player } a vu votre carte : { ll-card.the }.
llw-reveal-compared = Le Baron compare votre main à celle { DE($player) }.
llw-reveal-higher = Votre carte est plus haute : { $player } quitte la manche.
llw-reveal-lower = Votre carte est plus basse : vous quittez la manche.
llw-reveal-swapped = Le Roi a échangé votre main contre celle { DE($player) }.
llw-reveal-discarded = { $player } envoie le Prince : vous défaussez { ll-card.the }.
llw-reveal-guessed = { $player } a deviné : vous aviez { ll-card.the }.
llw-reveal-out = Vous quittez la manche. Une autre viendra.
llw-reveal-princess = La Princesse a quitté votre main : vous quittez la manche.
llw-your-card = Votre carte
llw-their-card = La carte { DE($player) }
llw-given = Vous donnez
llw-received = Vous recevez
llw-new-card = Votre nouvelle carte
llw-round-over = Fin de la manche { $round }

## Conseils pour une première partie

llw-hint-play = La manche revient à qui reste en jeu, ou tient à la fin la carte la plus forte. Jouez une carte ; l’autre reste.
llw-hint-target = Vous pouvez choisir qui s’éclaire. La Servante protège qui l’a jouée jusqu’à son prochain tour.
llw-hint-guess = Nommez une carte qu’on peut tenir là : les points comptent celles que vous n’avez pas vues. Juste, et c’est l’élimination.
llw-hint-countess = À côté du Roi ou d’un Prince, il faut jouer la Comtesse. Les autres ne sauront pas pourquoi.

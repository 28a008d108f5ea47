### Love Letter sur la table : la barre, le ruban, le tapis et la place de ce qu’il y a à faire

llt-goal = Manche { $round } · { $goal } pions Faveur pour gagner
llt-oneself = Vous
llt-in-deck = à piocher
llt-hidden = cachée
llt-wins = gagne la manche
llt-round-begins = Manche { $round }
llt-begins = { $player } commence.
llt-you-begin = Vous commencez.

## Ce qu’il y a à faire

llt-choose-card = Choisissez une carte
llt-choose-player = Choisissez quelqu’un
llt-name-card = Nommez une carte
llt-choose-bottom = Laquelle va tout au fond ?
llt-after = Vous jouez après { $players }
llt-out = Hors jeu pour cette manche
llt-next-round = Manche suivante
llt-to-the-end = Vers la fin

## Comment finit une manche

llt-you-win = Vous gagnez la manche !
llt-won = { $player } gagne la manche
llt-won-together = Manche partagée : { $players }

## Ce que vous savez

llt-know-legend = C’est votre secret. ● peut l’avoir, – non, ✓ vous le savez.

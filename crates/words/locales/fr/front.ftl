### La porte d’entrée : les règles en une minute, la première page, une invitation, le rideau

gist-title = En une minute
gist-aim = Le but
gist-turn = Votre tour
gist-end = La fin
gist-love-letter-aim = Soyez la dernière personne en lice, ou ayez la carte la plus haute quand le paquet est vide.
gist-love-letter-turn = Piochez une carte et jouez l’une de vos deux. Ce qu’elle dit arrive aussitôt.
gist-love-letter-besides-title = Hors jeu
gist-love-letter-besides = Si une carte vous fait quitter la manche, montrez votre main et attendez la manche suivante.
gist-love-letter-end = Une manche gagnée vaut un pion. À deux, il en faut six pour gagner, à trois cinq, à quatre quatre, à cinq ou six trois.
gist-favor-aim = Derrière votre porte attend une dame ou un tigre, et c’est vous. Réunissez ce qui vous ressemble : le plus haut total gagne.
gist-favor-turn = Révélez une carte et ajoutez-la au lot, ou lancez une enchère sur le lot entier.
gist-favor-besides-title = L’enchère
gist-favor-besides = Une seule mise par personne, en pions. Lancer, c’est miser en dernier, et encaisser si quelqu’un d’autre gagne.
gist-favor-end = Avec la dernière carte de la pioche vient l’enchère finale. Puis les portes s’ouvrent, et seule votre collection compte. On joue trois manches.
gist-fog-of-love-aim = Deux personnes racontent une histoire d’amour. À la fin, chacune a un destin à accomplir : les deux peuvent réussir, ou une seule, ou aucune.
gist-fog-of-love-turn = Échangez des scènes mineures si vous voulez, jouez une scène, piochez jusqu’à cinq.
gist-fog-of-love-besides-title = Choisir
gist-fog-of-love-besides = Choisissez comme le ferait votre personnage. Quand les deux choisissent, rien ne se révèle avant les deux choix.
gist-fog-of-love-end = Au final, chaque personne choisit en secret l’un des destins qu’elle a gardés. Puis tout vient au jour.

web-find = Chercher un mot
web-find-none = Aucun chapitre n’a ce mot.
web-open-table = Ouvrir
web-play-table = Jouer
web-how-played = Comment on joue
web-you-are-in = Vous êtes de la partie, { $player }.
web-deals = { $player } distribue. Vous avez le temps de lire les règles.
web-turn-is = C’est à { $player }
web-i-am = Ici { $player }, à moi de jouer
web-latest-moves = Les derniers coups
web-hide-to = Cacher et passer à { $player }

### Telling: what characters are called, and what they say

refused-choosing = Pas maintenant : un choix est en cours.
refused-not-told = Ce jeu ne raconte pas d’histoire.
refused-bad-line = Une ligne de l’histoire peut compter jusqu’à 500 caractères.
refused-story-full = L’histoire de cette partie ne peut pas devenir plus longue.
refused-named-already = Les personnages reçoivent leur nom avant le premier chapitre.
refused-own-name = Votre personnage est quelqu’un d’autre : choisissez un autre nom que le vôtre.
web-tell = Racontez quelque chose, dans le rôle { DE($player) }
web-tell-help = À votre guise : Échap passe outre.
web-tell-ideas = Idées à emprunter
web-tell-send = Raconter
web-told = { $player } : « { $text } »
web-character = Donnez un nom à votre personnage
web-character-name = Le nom de votre personnage
web-character-named = Votre personnage : { $player }.
web-character-dice = Un autre nom
# Names that the dice know, for whoever somebody turns out to be
web-character-names = Camille, Lucien, Margot, Achille, Jeanne, Basile, Colette, Sacha, Ferdinand, Inès, Octave, Suzanne, Gaspard, Léonie, Maxence, Odette, Claude, Apolline, Victor, Mahaut, Anatole, Lison, Marius, Zélie

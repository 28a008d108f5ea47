### Les pages dans le navigateur

## Autour de chaque page

web-parlour = Parlour
web-description = Des jeux de société romantiques dans le navigateur : entre amis, avec des bots, ou sur un seul appareil qui passe de main en main. Sans compte.
web-title = { $title } – { web-parlour }
web-skip = Aller au contenu
web-language = Langue
web-sound = Sons
web-theme = Apparence
web-theme-light = Clair
web-theme-dark = Sombre
web-theme-system = Comme mon appareil
web-footer = Parlour est la maison de quelques jeux de société romantiques. Il est fait par des passionnés, sans lien avec les auteurs ni les éditeurs des jeux.
web-rules-of = Règles du jeu { $game }
web-reconnecting = Connexion perdue. Nouvel essai… Pour l’instant, vos clics ne comptent pas.
web-late = Ce clic est arrivé trop tard, le moment était passé. Rien n’a été joué : regardez à nouveau et choisissez.
web-close = Fermer

## La première page

web-home-title = Trois jeux sur l’amour, à une seule table
web-home-line = Jouez tout de suite contre des bots, envoyez un lien à vos amis, ou faites passer un seul appareil. Pas de compte, rien à installer.
web-about-love-letter = Faites parvenir votre lettre à la Princesse, au nez et à la barbe de toute la cour. Une carte en main, une piochée, une jouée.
web-about-favor = Derrière la porte attend une dame ou un tigre, et c’est vous. Misez sur ce qui vous ressemble, sans en avoir l’air.
web-about-fog-of-love = Deux personnes, une histoire d’amour : elle s’écrit en jouant, et chacune cache quelque chose.
web-players = de { $count } à { $most } personnes
web-two-players = deux personnes
web-minutes = de { $count } à { $most } minutes
web-lessons = Première fois ? Apprenez en jouant
web-play-now = Jouer
web-invite = Inviter
web-one-device = Un seul appareil
web-your-tables = Vos tables
web-your-turn = À vous de jouer
web-turn-of = On attend { $players }
web-gathering = Pas encore distribué
web-finished = Terminées
web-with = avec { $players }
web-forget = Retirer de la liste
web-more = Plus
web-field-first = Qui commence
web-field-story = Histoire
web-field-players = Nombre de personnes
web-field-rules = Règles
web-field-level = Niveau des bots
web-as-usual = Par défaut
web-edition-players = { $edition ->
    [classic] Version Classique, de { $count } à { $most } personnes
   *[other] Édition { $edition }, de { $count } à { $most } personnes
}

## On s’assied

web-lobby-title = Une table pour { $game }
web-invites = { $player } vous invite à jouer à { $game }
web-invited = On vous invite à jouer à { $game }
web-edition-line = On joue { $edition ->
    [classic] la Version Classique
   *[other] l’édition { $edition }
}.
web-takes = Une partie dure de { $count } à { $most } minutes.
web-no-account = Pas de compte, rien à installer.
web-sit-down = S’asseoir
web-your-name = Votre nom
web-name-help = Laissez vide, et nous vous en trouverons un.
web-save = Enregistrer
web-seats = Places
web-seat-free = Une place libre
web-seat-bot = Bot ({ $level })
web-host = Hôte
web-you = Vous
web-not-here = Brève absence
web-put-bot = Mettre un bot
web-put-bot-in = Mettre un bot à la place { $seat }
web-remove = Retirer { $player }
web-level-of = Niveau { DE($player) }
web-invitation = L’invitation
web-invitation-help = Toute personne qui ouvre ce lien peut s’asseoir.
web-table-link = Lien vers la table
web-how-many = Combien de personnes jouent ?
web-share-link = Partager
web-copy = Copier
web-copied = Copié
web-qr = Code QR du lien
web-watchers = Spectateurs bienvenus
web-start = Distribuer
web-start-alone = Les places libres vont aux bots, et l’on peut à tout moment demander la place d’un bot.
web-waiting-host = C’est à { $player } de distribuer…
web-waiting-start = Les cartes attendent qu’on les distribue…
web-waiting-guests = L’encre est sèche, les chaises sont chaudes. Qui manque encore ?
web-waiting-ready = Tout le monde est là. Distribuez quand vous voudrez.
web-one-device-help = L’appareil passe de main en main. Donnez un nom à chacun ; un rideau cache chaque main aux autres.
web-watching = { $count ->
    [0] Personne ne regarde
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
web-full = Toutes les places sont prises. Vous pouvez regarder.

## À la table

web-panel-news = nouveau
web-panel-log = Journal
web-panel-chat = Discussion
web-panel-rules = Règles
web-panel-seats = Places
web-beside = À côté de la table
web-title-turn = À vous – { $game }
web-title-waiting = En attente – { $game }
web-title-player = { $player } – { $game }
web-title-paused = En pause – { $game }
web-title-over = Partie finie – { $game }
web-log-empty = Il ne s’est encore rien passé.
web-since = Depuis votre tour
web-skip-ahead = Montrer le coup suivant
web-keys = Touches
web-key-figure = la carte ou le personnage qui porte ce chiffre ; pour un choix définitif, appuyez deux fois
web-key-back = un pas en arrière
web-key-explain = qu’est-ce que c’est ? Quand une carte est sélectionnée
web-key-on = passer au coup suivant
web-key-cards = d’une carte à l’autre
web-key-know = ce que vous savez
web-key-panels = journal, discussion, règles
web-key-sound = avec ou sans sons
web-speed = Vitesse des coups
web-speed-of = { $speed ->
    [slow] Tranquille
    [quick] Rapide
    [instant] Immédiate
   *[usual] Normale
}
web-chat-empty = Pas encore un mot.
web-chat-say = Dites quelque chose
web-chat-watching = Seules les personnes à table ont la parole.
web-send = Envoyer
web-reactions = Réactions
web-reaction = { $reaction ->
    [bravo] Bravo !
    [ouch] Aïe !
    [laugh] Ha ha !
    [heart] Mon cœur !
    [hmm] Hum…
   *[thanks] Merci !
}
web-full-rules = Les règles complètes
web-reveal = Regarder
web-take-in = Regardez d’abord ; la partie continue ensuite.
web-got-it = Compris
web-explained = Qu’est-ce que c’est ?
web-hints-off = Masquer les conseils
web-spectator = Vous regardez, et ne voyez que ce que tout le monde voit.
web-spectator-sit = { $player } vous cède volontiers sa place.
web-paused = La partie se repose.
web-paused-host = La partie se repose : à vous de la réveiller.
web-pause = Pause
web-resume = Reprendre
web-away = Un bot joue pour vous.
web-return = Reprendre ma place
web-leave = Se lever
web-leave-seat = Quitter la place { DE($player) }
web-leave-help = Un bot continue, et vous pourrez revenir.
web-stand-in = Laisser un bot jouer pour { $player }
web-stand-in-note = Un bot joue
web-gone = { $player } n’est pas à la table en ce moment.
web-gone-help = Après une minute d’absence, un bot peut jouer à sa place jusqu’à son retour.
web-remove-sure = Retirer { $player } ? Cette personne ne pourra plus s’asseoir à cette table.
web-remove-yes = Oui, retirer
web-cancel = Annuler
web-bring = Faire venir quelqu’un
web-bring-help = Toute personne qui ouvre ce lien peut demander la place d’un bot, même en pleine partie. L’hôte la fait entrer.
web-my-seat = Jouer sur un autre appareil
web-my-seat-help = Ce lien n’est qu’à vous. Ouvrez-le sur votre autre appareil, et continuez là-bas.
web-my-seat-link = Lien privé vers votre place
web-settings = Réglages
web-motion = Animations
web-motion-of = { $motion ->
    [calm] Calmes : des fondus, rien ne glisse
    [none] Aucune
   *[system] Comme mon appareil
}
web-hints-on = Afficher les conseils à la table
web-settings-name-help = Vous vous asseyez sous ce nom. Laissez vide, et nous vous en trouverons un à chaque fois.
web-saved = Enregistré.
web-notify = Me prévenir quand c’est à moi
web-dim = Estomper l’impossible

## La fin

web-over = La partie est finie
web-won = Victoire : { $player }
web-you-won = Vous gagnez !
web-won-together = Victoire partagée : { $players }
web-score = Parties gagnées :
web-score-two = { $player } { $count } : { $rest } { $target }
web-score-of = { $player } { $count }
web-rematch = Rejouer
web-by-round = Manche après manche
web-moments = À retenir
web-earlier = Parties précédentes à cette table
web-earlier-game = Partie { $count }
web-replay = Revoir
web-share = Partager cette partie
web-fair = Une donne honnête
web-fair-sealed = Avant la première carte, le mélange a été mis sous sceau. Voici le sceau ; à la fin de la partie, on montre la graine qu’il contient.
web-fair-open = Le mélange vient de cette graine, et son sceau était visible dès la première carte. Chacun peut vérifier qu’ils vont ensemble et que chaque carte en découle.
web-seal = Sceau
web-seed = Graine
web-number-parlour = Nombre du salon
web-number-of = Nombre { DE($player) }
web-number-unopened = promis, et pas dévoilé à temps
web-check-mine = Personne n’a choisi ce mélange de son seul chef. Votre navigateur a vérifié : son propre nombre est parmi ceux qui ont fait la graine, et elle découle de tous.
web-check-again = Personne n’a choisi ce mélange de son seul chef : le nombre de votre navigateur est parmi ceux qui ont fait la graine, et elle découle de tous. Mais les nombres ont été demandés plus d’une fois avant le début de la partie.
web-check-others = Personne n’a choisi ce mélange de son seul chef : la graine découle des nombres donnés à cette table. Votre navigateur l’a vérifié, et n’en a aucun à lui parmi eux.
web-check-missing = Votre navigateur a donné un nombre pour le mélange, et il n’est pas parmi ceux qui ont fait la graine : il est arrivé trop tard, ou a été laissé de côté.
web-check-wrong = Ces nombres ne vont pas ensemble : le mélange n’a pas été fait comme promis. Gardez la transcription.
web-transcript = Transcription de toute la partie

## Un seul appareil

web-pass-to = Passez à { $player }
web-pass-help = Les autres : les yeux au plafond, s’il vous plaît.
web-peek = Maintenir pour regarder
web-peek-for = { $player } : maintenir pour regarder
web-others-peek = Quelqu’un d’autre veut revoir ses cartes ?
web-hide = Cacher et passer
web-thinks = { $player } réfléchit…

## Revoir une partie

web-replay-title = { $game } : la partie revue
web-replay-step = Étape { $count } sur { $most }
web-first = Au début
web-previous = Une étape en arrière
web-next = Une étape en avant
web-last = À la fin
web-replay-rounds = Aller à
web-replay-all = Toutes les cartes
web-eyes = Point de vue
web-honest = Vérifié : chaque carte correspond à la graine sous sceau.
web-dishonest = Quelque chose cloche : ces cartes ne correspondent pas à la graine sous sceau.
web-back-to-table = Retour à la table

## Règles

web-contents = Sur cette page

## Un lien privé, et des lettres égarées

web-seat-title = Une place vous attend
web-seat-question = C’est la place { DE($player) }, à une table du jeu { $game }. Vous asseoir ici, sur cet appareil ?
web-seat-sit = S’asseoir ici
web-error-title = Cette lettre s’est égarée
web-error-home = Retour au salon

## Une place qui change de mains

web-spectator-ask = L’hôte doit d’abord accepter. Vous verrez la main telle qu’elle sera alors, et rien de ce qui a été vu avant.
web-ask-seat = Demander la place
web-asked = La question est posée ({ $player }). Vous serez à table dès que l’on vous fera entrer.
web-asked-nobody = La question est posée à l’hôte. Vous serez à table dès que l’on vous fera entrer.
web-withdraw = Tant pis
web-request = { $player } est à la porte et demande la place occupée par { $target }.
web-request-help = { $player } verrait la main telle qu’elle est maintenant, et rien de ce qui a été vu avant.
web-let-in = Faire entrer
web-not-now = Pas maintenant
web-taken-over = { $player } prend la place occupée par { $target }, avec la main d’à présent et rien de ce qui y a été vu avant.
web-invite-seat = Inviter à cette place ({ $player })
web-invite-seat-help = Un lien pour une seule personne, qui pourra prendre la place de ce bot sans demander.
web-invite-seat-held = Un lien pour une seule personne. Quelqu’un a tenu cette place pendant la partie, on vous demandera donc encore votre accord.
web-shared = Un autre appareil joue aussi depuis votre place.
web-reclaim = Garder ma place pour moi
web-reclaim-help = L’autre appareil perd la place, et les liens qui y mènent ne valent plus.
web-borrowed = Vous occupez la place d’une autre personne ({ $player }), par son lien privé.
web-release = Rendre la place
web-door-title = Une partie est en cours
web-door-ask = Mais un bot garde une place au chaud : l’hôte peut vous faire entrer.
web-invited-question = { $player } vous garde une place à une table du jeu { $game }. Vous asseoir ici ?
web-invited-question-nobody = Une place vous attend à une table du jeu { $game }. Vous asseoir ici ?

## The window in which silence passes

web-window = Quelqu’un veut réagir ?
web-window-left = On passe dans { $count } s
web-holds = { $player } demande un instant.
web-hold = Un instant
web-hold-for = { $player } : un instant
web-window-length = Temps pour réagir
web-window-off = Aucun : on passe tout de suite
web-window-seconds = { $count } s
web-window-ask = Demander à chaque fois
web-key-hold = un instant, pour réagir

## La page d’une histoire d’amour

web-story-read = Lire votre histoire
web-story-keep = Garder cette histoire
web-story-ours-keep = Garder notre histoire
web-story-file = Enregistrer comme page
web-story-text = Enregistrer comme texte
web-story-share = La faire lire à d’autres
web-story-unshare = La garder entre vous
web-story-shared = L’accord est donné des deux côtés : avec ce lien, chacun peut lire l’histoire.
web-story-ours = Elle n’est lisible que par vous deux, tant que l’accord n’est pas donné des deux côtés.

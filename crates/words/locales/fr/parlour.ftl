### Le salon : ce qui n’appartient à aucun jeu en particulier.

## Listes et texte suivi

list-two = { $first } et { $last }
list-more = { $first }, { $next }
list-last = { $first } et { $last }
sentences = { $first } { $next }

## Chiffres

decimal-mark = ,
in-a-hundred = { $amount } %
bytes-of = { $amount } { $count ->
    [0] o
    [1] Kio
    [2] Mio
   *[other] Gio
}

## Mots

bot = Bot
spectator = Public
seat-number = Place { $seat }

## La force d’un bot

level = { $level ->
    [random] au hasard
    [beginner] débutant
    [casual] facile
    [club] moyen
    [club-devoted] moyen, dévoué
    [club-selfish] moyen, égoïste
    [club-mischievous] moyen, espiègle
    [strong] fort
    [expert] expert
    [master] maître
   *[other] { $level }
}

## Titres de colonnes

heading-game = Jeu
heading-players = À combien
heading-player = Nom
heading-seat = Place
heading-level = Niveau
heading-games = Parties
heading-rounds = Manches
heading-actions = Coups
heading-wins = Victoires
heading-share = Part
heading-seconds = Secondes
heading-speed = Coups par seconde

## La ligne de commande

serve-open = Le salon est ouvert : { $address }
serve-close = Ctrl+C le ferme.

error-unknown-game = Aucun jeu ne s’appelle « { $given } ». Au choix : { $choices }.
error-unknown-edition = { $game } n’a pas de version « { $given } ». Au choix : { $choices }.
error-one-edition = { $game } n’a qu’une seule version des règles : omettez --rules.
error-unknown-level = { $game } n’a pas de bot de niveau « { $given } ». Au choix : { $choices }.
error-unknown-language = Le salon ne parle pas « { $given } ». Au choix : { $choices }.
error-not-a-number = { $option } demande un nombre entier, ce que « { $given } » n’est pas.
error-too-many-bots = { $count ->
    [one] Un bot est
   *[other] { $count } bots sont
} de trop pour cette table : indiquez-en { $most } au plus.
error-cannot-read = Impossible de lire { $path } : { $reason }.
error-cannot-write = Impossible d’écrire { $path } : { $reason }.
error-bad-line = { $path }, ligne { $line } : { $reason }.
error-log = « { $given } » n’est pas un niveau du journal. Utilisez error, warn, info, debug ou un filtre comme server=debug.
error-cannot-listen = Le salon ne peut pas ouvrir à l’adresse { $address } : { $reason }. Choisissez une autre adresse avec --listen.
error-data-database = --data attend un dossier : pour une base de données, utilisez --journal.
error-security-contact = Dites aussi où écrire au sujet de la sécurité : --security-contact.
error-security-address = « { $given } » n’est pas une adresse pour security.txt. Pour vous écrire, donnez une adresse e-mail, une adresse web en https ou un numéro de téléphone en tel ; pour une page, une adresse web en https.
error-security-language = « { $given } » n’est pas le code d’une langue. Écrivez --security-languages en,fr.
error-security-day = « { $given } » n’est pas un jour. Écrivez --security-expires 2027-06-30.
error-see-help = Pour tout le reste, voyez { $option }.

error-players = { $game } se joue de { $count } à { $most } personnes, et il en est demandé { $given }. Dites combien avec --players.
error-players-classic = En Version Classique, { $game } se joue de { $count } à { $most } personnes, et il en est demandé { $given }. Dites combien avec --players.
error-no-seat = Cette table n’a pas de place { $given }.
error-bots-for-seats = Nommez un niveau par place ou un seul pour toutes : --bots en nomme { $given }, et la table a { $count } places.
error-none = Il n’y a rien à jouer : --games doit valoir au moins 1.
error-threads = --threads va de 1 à { $most }.

## Transcripts

trouble = Impossible de rejouer { $path } : { $reason }
trouble-empty = le fichier ne contient aucune partie.
trouble-not-json = la ligne { $line } n’est pas du JSON.
trouble-no-header = la ligne { $line } devrait être l’en-tête d’une partie et ne l’est pas.
trouble-version = la ligne { $line } indique la version { $given } du format, et ce salon lit la version 1.
trouble-game = la ligne { $line } nomme le jeu « { $given } », inconnu ici.
trouble-table = la ligne { $line } décrit une table impossible.
trouble-wrong = la ligne { $line } ne découle pas des règles et des lignes précédentes.
trouble-expected = la ligne { $line } ne découle pas des règles ; elle devrait être { $given }
trouble-truncated = la partie qui commence à la ligne { $line } s’interrompt avant la fin.
error-no-such-game = { $path } contient { $count ->
    [one] une partie
   *[other] { $count } parties
} : --game { $given } n’en fait pas partie.

replay-heading = { $game }, { $count } personnes, partie { $given } sur { $last }
replay-good = { $count ->
    [one] Une partie, dont chaque ligne découle
   *[other] { $count } parties, dont chaque ligne découle
} des règles.
replay-hint = Pour en lire une : { $option }.

## Simulations

simulate-heading = { $game } : { $count ->
    [one] une partie
   *[other] { $count } parties
}, { $players }
simulate-seats = { $count } personnes
simulate-rounds = { $count ->
    [one] une manche
   *[other] { $count } manches
}
simulate-actions = { $count ->
    [one] un coup
   *[other] { $count } coups
}
simulate-speed = { $given } millions de coups par seconde de processeur
heading-interval = intervalle à 95 %
all-seats = toutes
game-love-letter = Love Letter
game-favor = Favor
game-fog-of-love = Fog of Love


## What a simulation of Fog of Love finds

study-outcomes = Comment cela finit
study-together = Restent ensemble
study-both = Deux destins accomplis
study-one = Un destin accompli
study-none = Aucun destin accompli
study-destinies = Destins
study-destiny = Destin
study-chosen = Choisi
study-fulfilled = Accompli
study-satisfaction = Satisfaction par chapitre : médiane (5–95 %)
study-scenes = Les { $count } scènes les plus jouées
study-scene = Scène
study-per-game = Par partie
study-to-player = À qui la joue
study-to-partner = À l’autre partenaire
study-chapter = Chapitre { $count }
study-end = Fin
error-unknown-story = { $game } n’a pas d’histoire « { $given } ». Au choix : { $choices }.
error-no-stories = { $game } ne raconte pas d’histoires.
error-no-tutorial = { $game } n’a pas ce tutoriel ; retirez --tutorial.
error-other-pack = Cette partie a été jouée avec { $given }, mais les cartes disponibles sont { $choices } ou en diffèrent.
error-unknown-event = { $game } n’a pas d’événement spécial « { $given } ». Il y a { $choices } ; « --event none » les retire tous.
error-no-events = { $game } n’a pas d’événements spéciaux : retirez --event.
error-unknown-card = { $game } n’a pas de scène « { $given } » à laisser de côté.
error-unknown-topic = Aucune carte { DE($game) } n’a le thème « { $given } ». Il y a { $choices }.
error-no-topics = Les cartes { DE($game) } n’ont pas de thèmes : retirez --without-topics.
error-too-few-cards = Il resterait si peu de scènes qu’on ne pourrait distribuer aucune main : laissez-en moins de côté.
error-fixed-cards = Le tutoriel a ses propres cartes, dans un ordre fixe : retirez --event, --all-stories, --without et --without-topics.
error-no-chart = Il n’y a pas de graphique pour { $game } ; retirez --chart.
error-unknown-box = Il n’y a pas de boîte « { $given } ». Il y a { $choices }.
error-no-packs = { $game } ne se joue pas avec des paquets ; retirez --pack.
error-unplayable = Ces cartes ne peuvent pas être jouées : { $reason }.

## Le journal

backup-done = Une copie du journal se trouve dans { $path }.
backup-damaged = La copie dans { $path } est endommagée, parce que le journal l’est : gardez les copies faites avant.
backup-database = { $path } est une base de données, et celles-ci se copient par leurs propres moyens : pg_dump pour une copie, la restauration à un instant donné (point-in-time recovery) pour chaque moment ; docs/hosting.md explique comment.
backup-no-folder = Le dossier { $path } prévu pour la copie n’existe pas : créez-le d’abord, ou choisissez un autre endroit.
journal-newer = Le journal dans { $path } a été écrit par un salon plus récent : utilisez celui-ci, ou un autre dossier avec --data.
journal-older = { $path } a été écrit par un salon d’avant la première version publiée, que celui-ci ne sait pas lire. Rien n’y a été changé : prenez un autre dossier (--data), ou gardez l’ancien programme pour les anciennes parties.
journal-not-ours = { $path } contient un fichier parlour.sqlite qui n’est pas un journal : choisissez un autre dossier avec --data.
journal-locked = Un autre salon utilise le journal dans { $path } : fermez-le, ou choisissez un autre dossier avec --data.
journal-missing = Il n’y a pas de journal dans { $path } : indiquez son dossier avec --data.
journal-exists = { $path } existe déjà : choisissez un autre nom pour la copie.
journal-full = Le disque est plein : impossible d’écrire { $path }.
journal-corrupt = Le journal dans { $path } est endommagé. « parlour check » dit où ; remettez une sauvegarde.
journal-unusable = Le journal dans { $path } est inutilisable : { $reason }.
journal-is-file = { $path } est un fichier : il faut ici le dossier d’un journal.
journal-address = Ce n’est pas l’adresse complète d’une base de données PostgreSQL (utilisateur, hôte, base).
journal-unreachable = La base de données { $path } est hors d’atteinte : { $reason }. Vérifiez qu’elle fonctionne et que l’adresse est juste.
journal-no-entry = La base de données { $path } ne laisse pas entrer le salon : vérifiez l’utilisateur, le mot de passe et le nom de la base, et si le serveur accepte cette machine.
journal-refused = La base de données { $path } refuse : { $reason }. Son utilisateur doit pouvoir créer un schéma et écrire.
journal-exposed = La liaison avec la base de données { $path } ne peut pas être protégée comme demandé : { $reason }. Vérifiez sslmode, sslrootcert et le certificat du serveur.
journal-not-durable = La base de données { $path } fonctionne avec fsync = off et peut perdre ce qu’elle a confirmé : activez fsync, puis réessayez.
migrate-done = Le journal est maintenant dans { $path } : { $count ->
    [one] une table
   *[other] { $count } tables
}, avec chaque entrée comparée à l’original.
migrate-newer = Le journal dans { $path } a été écrit par un salon plus récent : utilisez celui-ci.
migrate-not-ours = { $path } contient autre chose sous le nom du journal : choisissez un autre endroit.
migrate-locked = Un salon utilise le journal dans { $path } : fermez-le d’abord.
migrate-missing = Il n’y a pas de journal dans { $path } : vérifiez l’endroit.
migrate-exists = { $path } contient déjà un journal : choisissez un endroit qui n’en a pas.
migrate-differs = La copie dans { $path } diffère du journal ({ $reason }) et a été rejetée : réessayez.
journal-damaged = Le journal dans { $path } est endommagé à une table, dans l’entrée { $entry }. « parlour check » en dit plus ; remettez une sauvegarde.
journal-read-only = Le journal dans { $path } ne peut pas être écrit : vérifiez si le disque et le dossier sont en lecture seule.
journal-disk = Le disque ne fait pas sa part : le journal dans { $path } est inutilisable. Vérifiez que le dossier est à vous et ce que dit le journal du système.
check-older = Le journal dans { $path } vient d’un salon plus ancien et n’a encore rien à quoi le comparer : ouvrez-le une fois avec « parlour serve », qui le met à jour.
check-busy = Un salon a été ouvert entre-temps dans { $path } : vérifiez-le à nouveau.
check-not-ours = { $path } n’est ni un journal ni la sauvegarde d’un journal.
check-lost = Le journal dans { $path } est si endommagé que ses tables sont illisibles. Remettez une sauvegarde.
check-file = Le fichier lui-même est endommagé, en { $count ->
    [one] un endroit
   *[other] { $count } endroits
}. Remettez une sauvegarde ; les tables qui ne sont pas nommées ci-dessous restent lisibles.
check-entry = Table { $table }, entrée { $entry } : ce n’est pas ce qui a été écrit, ou elle manque. La table reste fermée ; pour la retrouver, remettez une sauvegarde.
check-unreadable = Table { $table } : tout à fait illisible. Pour la retrouver, remettez une sauvegarde.
check-senseless = Table { $table }, entrée { $entry } : elle n’a pas de sens, bien qu’elle soit telle qu’elle a été écrite. Merci de le signaler.
check-rules = Table { $table } : elle ne s’accorde pas avec les règles de son jeu. Merci de le signaler.
check-cards = Table { $table } : les cartes avec lesquelles elle a été commencée manquent ou sont altérées. Pour les retrouver, remettez une sauvegarde.
check-seal = Table { $table }, partie { $count } : les cartes n’ont pas été données comme elles étaient scellées. Quelqu’un a peut-être altéré le journal.
check-sound = Le journal dans { $path } est sain. Tables : { $tables } ; entrées : { $entries } ; parties finies, avec leurs sceaux : { $games }.
check-flawed = Le journal dans { $path } n’est pas sain. Constats : { $count } ; tables : { $tables } ; entrées : { $entries } ; parties finies : { $games }.
tidy-done = Tables supprimées : { $tables }. Espace rendu : { $size }.
tidy-would = Tables qui seraient supprimées : { $tables }, avec { $size } d’entrées. Rien n’a été changé.
tidy-damaged = Tables endommagées laissées telles quelles : { $count }. « parlour check » en dit plus.

## Donnes scellées

verify-good = { $count ->
    [one] La donne est honnête : chaque carte vient
   *[other] Les { $count } donnes sont honnêtes : chaque carte vient
} de la graine scellée avant la première.
verify-made-of = { $count ->
    [one] La graine vient du nombre du salon et d’un nombre de la table.
   *[other] La graine vient du nombre du salon et de { $count } nombres de la table.
}
verify-unopened = { $count ->
    [one] Un nombre a été promis et n’a pas été dévoilé.
   *[other] { $count } nombres ont été promis et n’ont pas été dévoilés.
}
verify-alone = Le salon a tiré seul la graine : personne à la table n’a ajouté de nombre.
verify-not-sealed = { $path }, partie { $count } : il n’y a pas de sceau à vérifier, on ne peut donc rien dire de la donne.
verify-other-seal = { $path }, partie { $count } : la graine n’est pas celle qui a été scellée.
verify-other-numbers = { $path }, partie { $count } : la graine ne découle pas des nombres qui avaient été promis.
verify-other-cards = { $path }, partie { $count } : d’autres cartes ont été distribuées que celles de la graine scellée.

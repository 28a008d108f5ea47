### Une table : pourquoi une demande est refusée, et qui est assis là

refused-unknown-game = Ce jeu n’existe pas dans ce salon.
refused-setup = On ne peut pas jouer ainsi : choisissez un autre nombre de personnes, ou d’autres règles.
refused-too-few-cards = Il resterait trop peu de scènes pour distribuer les mains : laissez-en moins de côté.
refused-fixed-cards = La première partie a ses propres cartes, dans un ordre fixe : rien ne s’ajoute, rien ne se retire.
refused-no-such-cards = Il n’y a pas d’histoire, d’événement, de scène ou de thème de ce nom à cette table.
refused-no-such-box = Il n’y a pas ici de boîte de cartes de ce nom.
refused-no-seat = Cette table n’a pas cette place.
refused-not-yours = Ce n’est pas votre place.
refused-taken = Cette place est déjà prise : choisissez-en une autre.
refused-full = Toutes les places sont prises. Vous pouvez regarder.
refused-not-host = Seul l’hôte de la table peut faire cela.
refused-begun = La partie a commencé : il faut attendre la fin.
refused-not-playing = Aucune partie n’est en cours à cette table.
refused-not-over = La partie n’est pas encore finie.
refused-paused = La partie se repose. L’hôte peut la réveiller.
refused-stale = Il s’est passé quelque chose entre-temps : regardez et choisissez à nouveau.
refused-unknown-level = Aucun bot ne joue ainsi : choisissez un autre niveau.
refused-not-away = Personne n’est absent de cette place.
refused-bad-name = Un nom compte au plus 24 caractères visibles, sans accents empilés.
refused-bad-text = Un message peut avoir 280 caractères au plus.
refused-bad-number = Ce n’est pas un nombre pour le mélange : il y faut 64 chiffres hexadécimaux.
refused-not-pledged = Ce n’est pas le nombre que vous avez promis.
refused-not-sealing = Le mélange n’attend pas de nombre en ce moment.
refused-no-window = Le jeu ne vous attend pas en ce moment : il n’y a rien à retenir.
refused-bad-window = Cela ne se règle pas à cette table : quand un jeu attend les réactions, il attend 0, 2, 5 ou 10 secondes, ou demande à chaque fois.
refused-no-watchers = L’hôte a tiré les rideaux : cette table n’admet pas de spectateurs.
refused-removed = L’hôte vous a demandé de quitter cette table : vous ne pouvez plus vous y asseoir.
refused-no-story = Il n’y a pas d’histoire à lire ici, ou elle n’est pas partagée avec vous.
refused-malformed = Ce n’est pas un coup dans ce jeu.
refused-name-taken = Quelqu’un porte déjà ce nom à cette table : choisissez-en un autre.
refused-present = La personne assise là est présente et joue sa propre main. Vous pouvez seulement lui faire quitter la table.
refused-opener = La personne qui a ouvert la table ne peut pas en être retirée : pendant son absence, un bot peut jouer.
refused-too-soon = Cette personne peut revenir d’un instant à l’autre : un bot peut la remplacer après une minute d’absence.
refused-seated = Vous avez déjà une place à cette table, et une suffit.
refused-not-this-game = La réponse était « pas maintenant ». Quand cette partie sera finie, toute place libre pourra être la vôtre.
refused-crowded = Il y a déjà du monde à la porte. Réessayez dans un moment.
refused-devices = Assez d’appareils jouent déjà à cette place. La personne qui s’y est assise peut la reprendre pour elle seule et donner le nouveau lien.
refused-no-request = Cette demande n’est plus là.
refused-damaged = Ce qui a été noté de cette table est endommagé : elle reste donc fermée ; les autres tables ne sont pas touchées. La personne qui tient ce salon en saura plus avec « parlour check » et peut remettre une sauvegarde.

## Pourquoi le salon dit non

no-table = Il n’y a pas de table ici. Le lien a peut-être perdu une lettre en chemin.
no-page = Il n’y a rien à cette adresse.
no-storage = Il n’est pas certain que cela ait été noté. Regardez la table à nouveau dans un instant : si cela n’a pas eu lieu, réessayez.
no-reading = La table ne peut pas être consultée pour l’instant. Réessayez dans un moment : rien de ce qui a reçu une réponse n’est perdu.
no-more = C’est trop à la fois : respirez et réessayez.
no-more-talk = On en a assez dit pour une partie : la discussion rouvrira à la prochaine donne. La partie continue.
no-more-table = Le journal de cette table est plein. Une partie commencée peut être jouée jusqu’au bout ; ouvrez ensuite une nouvelle table.
no-more-changes = Vous avez fait assez de changements pour une partie : ce sera de nouveau possible à la prochaine donne. La partie continue.
no-more-coming = Vous avez assez changé d’avis pour cette partie. Une invitation vous donne encore droit à une place.
no-foreigners = Cette demande vient d’un autre site, et le salon ne l’accepte pas.
no-such-name = Le salon ne porte pas ce nom : utilisez l’adresse qu’on vous a donnée.
no-patience = Votre demande a mis trop de temps à arriver. Réessayez.
no-sense = Le salon ne comprend pas cette demande.
no-secret = Sans cookies, nous ne pouvons pas vous garder de place : autorisez-les pour cette page et rechargez-la.

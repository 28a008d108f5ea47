### Love Letter

## Les personnages

# .the : l’Espionne, le Prêtre ; .of : de l’Espionne, du Prêtre
ll-card = { $card ->
    [spy] Espionne
    [guard] Garde
    [priest] Prêtre
    [baron] Baron
    [handmaid] Servante
    [prince] Prince
    [chancellor] Chancelier
    [king] Roi
    [countess] Comtesse
   *[princess] Princesse
}
    .the = { $card ->
        [spy] l’Espionne
        [guard] le Garde
        [priest] le Prêtre
        [baron] le Baron
        [handmaid] la Servante
        [prince] le Prince
        [chancellor] le Chancelier
        [king] le Roi
        [countess] la Comtesse
       *[princess] la Princesse
    }
    .of = { $card ->
        [spy] de l’Espionne
        [guard] du Garde
        [priest] du Prêtre
        [baron] du Baron
        [handmaid] de la Servante
        [prince] du Prince
        [chancellor] du Chancelier
        [king] du Roi
        [countess] de la Comtesse
       *[princess] de la Princesse
    }

ll-line = { $card ->
    [spy] Un pion si, à la fin, vous êtes la seule personne encore en lice à avoir joué ou défaussé une Espionne.
    [guard] Devinez la carte de quelqu’un d’autre, sauf le Garde. Si c’est juste, cette personne sort.
    [priest] Regardez la main de quelqu’un d’autre.
    [baron] Comparez votre main à celle de quelqu’un d’autre : la valeur la plus basse sort.
    [handmaid] Jusqu’à votre prochain tour, personne d’autre ne peut vous choisir.
    [prince] La personne de votre choix, même vous, défausse sa main et pioche une carte.
    [chancellor] Piochez deux cartes, gardez une des trois, mettez les autres sous le paquet.
    [king] Échangez votre main contre celle de quelqu’un d’autre.
    [countess] À jouer si votre autre carte est le Roi ou un Prince.
   *[princess] Jouez-la ou défaussez-la, et vous quittez la manche.
}

ll-rule = { $card ->
    [spy] Jouée ou défaussée, elle ne fait rien sur le moment. À la fin de la manche, vous gagnez un pion Faveur si vous êtes encore en lice et la seule personne en lice à avoir joué ou défaussé une Espionne. Défaussée à cause d’un Prince, elle compte ; restée en main ou remise sous le paquet, non ; et même deux Espionnes ne vous rapportent qu’un pion. Ce bonus n’est pas une victoire : gagner la manche rapporte son propre pion, et vous pouvez obtenir les deux.
    [guard] Choisissez quelqu’un d’autre et nommez n’importe quel personnage du paquet, sauf le Garde. Si c’est sa carte, cette personne quitte la manche ; sinon, il ne se passe rien. La réponse est publique, et toujours sincère. Si toutes les autres personnes encore en lice sont protégées, la carte est sans effet.
    [priest] Choisissez quelqu’un d’autre et regardez sa main. Personne d’autre ne la voit. Si toutes les autres personnes encore en lice sont protégées, la carte est sans effet.
    [baron] Choisissez quelqu’un d’autre et comparez vos mains en secret : la valeur la plus basse quitte la manche, même si c’est la vôtre. En cas d’égalité, personne ne sort. La carte perdante est dévoilée ; l’autre reste entre vous deux. Si toutes les autres personnes encore en lice sont protégées, la carte est sans effet.
    [handmaid] Jusqu’au début de votre prochain tour, personne d’autre ne peut vous choisir. Jouée, elle protège ; défaussée, elle ne sert à rien.
    [prince] Choisissez n’importe qui, y compris vous : la personne choisie défausse sa main face visible, sans en appliquer l’effet, puis pioche une nouvelle carte. Si le paquet est vide, elle prend la carte cachée, mise de côté en début de manche. Si elle doit défausser la Princesse, elle quitte la manche et ne pioche pas. Si toutes les autres personnes encore en lice sont protégées, vous devez vous choisir vous-même.
    [chancellor] Piochez deux cartes, gardez une des trois cartes en main et mettez les deux autres sous le paquet, face cachée, dans l’ordre de votre choix. Si le paquet n’a qu’une carte, piochez-la, gardez l’une des deux et remettez l’autre ; s’il est vide, il ne se passe rien. Les cartes remises ne sont ni jouées ni défaussées. Le Chancelier ne vise personne : aucune Servante ne l’arrête.
    [king] Choisissez quelqu’un d’autre et échangez vos mains : la carte qui vous reste contre la sienne. Si toutes les autres personnes encore en lice sont protégées, la carte est sans effet.
    [countess] Jouée ou défaussée, elle ne fait rien. Mais si les deux cartes de votre tour sont la Comtesse et le Roi, ou la Comtesse et un Prince, vous devez jouer la Comtesse ; avec toute autre carte, le choix est libre. L’autre carte reste cachée, et nul ne saura si c’était devoir ou caprice. Pendant l’effet du Chancelier, l’obligation est levée.
   *[princess] Si vous la jouez ou la défaussez, quelle qu’en soit la raison, vous quittez aussitôt la manche. La céder avec le Roi, la glisser sous le paquet avec le Chancelier ou la montrer en fin de manche reste sans conséquence.
}

## Le journal : il nomme les gens et ne dit jamais « vous »
## DE(nom) élide : « d’Anna », « de Bruno ». Aucun nom ne suit « que ».

ll-log-starter = Le sort désigne { $player } pour commencer.
ll-log-set-aside = Nouvelle manche : on mélange les cartes et on en met une de côté, face cachée.
ll-log-set-aside-card = Nouvelle manche : on mélange les cartes et on met de côté { ll-card.the }.
ll-log-laid-open = À côté du paquet, bien en vue : { ll-card.the }.
ll-log-dealt = { $player } reçoit une carte.
ll-log-dealt-card = { $player } reçoit { ll-card.the }.
ll-log-drew = { $player } pioche une carte.
ll-log-drew-card = { $player } pioche { ll-card.the }.
ll-log-played = { $card ->
    [handmaid] { $player } joue la Servante et profite de sa protection jusqu’à son prochain tour.
   *[other] { $player } joue { ll-card.the }.
}
ll-log-played-idle = { $player } joue { ll-card.the } sans effet : grâce à la Servante, il n’y a personne à choisir.
ll-log-sent = { $player } envoie { ll-card.the } chez { $target }.
ll-log-sent-home = { $player } joue { ll-card.the } sur sa propre main.
ll-log-guessed = { $player } envoie le Garde chez { $target } et nomme { ll-card.the }.
ll-log-missed = Raté : { $target } n’a pas { ll-card.the }.
ll-log-looked = { $player } regarde la main { DE($target) }.
ll-log-looked-card = { $player } regarde la main { DE($target) } et découvre { ll-card.the }.
ll-log-compared = { $player } et { $target } comparent leurs mains en secret.
ll-log-holds = { $player } tient { ll-card.the }.
ll-log-lower = { $player } a la valeur la plus basse.
ll-log-equal = Les valeurs sont égales : personne ne sort.
ll-log-swapped = { $player } et { $target } échangent leurs mains.
ll-log-now-holds = { $player } tient maintenant { ll-card.the }.
ll-log-discarded = { $player } défausse { ll-card.the }.
ll-log-redrew = { $player } pioche une nouvelle carte.
ll-log-redrew-card = { $player } pioche une nouvelle carte : { ll-card.the }.
ll-log-took-hidden = Le paquet est vide : { $player } prend la carte cachée.
ll-log-took-hidden-card = Le paquet est vide : { $player } prend la carte cachée, { ll-card.the }.
ll-log-consulted = { $player } pioche une carte pour le Chancelier.
ll-log-consulted-card = { $card ->
    [chancellor] { $player } pioche l’autre Chancelier.
   *[other] { $player } pioche { ll-card.the } pour le Chancelier.
}
ll-log-kept = { $player } garde une carte et met { $count ->
    [one] l’autre
   *[other] les deux autres
} sous le paquet.
ll-log-kept-card = { $player } garde { ll-card.the }.
ll-log-under-card = Sous le paquet va { ll-card.the }.
ll-log-bottom-card = Tout au fond va { ll-card.the }.
ll-log-out = { $player } quitte la manche et défausse { ll-card.the }.
ll-log-revealed = { $player } révèle { ll-card.the }.

## La fin d’une manche et de la partie

ll-round-last = Plus personne d’autre n’est en lice : { $player } gagne la manche et un pion Faveur.
ll-round-highest = Le paquet est épuisé. { $player } a la carte la plus haute et gagne la manche et un pion Faveur.
ll-round-tied = Le paquet est épuisé. { $players } ont ensemble la carte la plus haute et gagnent la manche, avec un pion Faveur par personne.
ll-round-spy = L’Espionne rapporte un pion Faveur à { $player }.
ll-round-spy-too = L’Espionne en rapporte un second à { $player }.
ll-game-won = La Princesse sait par quelle lettre commencer : { $player } gagne la partie.
ll-game-shared = La Princesse ne sait par quelle lettre commencer : { $players } gagnent ensemble la partie.

## La partie racontée

ll-won-last = plus aucun rival
ll-won-highest = avec { ll-card.the }
ll-won-spy = et un pion Faveur pour l’Espionne { DE($player) }
ll-moment-princess-found = { $player } cherche la Princesse chez { $target }. Et la voilà.
ll-moment-princess-lost = { $player } envoie le Prince chez { $target }, et la Princesse glisse de la main qui la tenait.
ll-moment-princess-thrown = { $player } laisse partir la Princesse et doit la suivre.
ll-moment-princess-kept = { $player } veille sur la Princesse jusqu’à la dernière carte et gagne avec elle la manche { $round }.
ll-moment-found-at-once = La manche { $round } commence à peine que le Garde { DE($player) } trouve déjà { ll-card.the } chez { $target }.
ll-moment-found = Le Garde { DE($player) } frappe chez { $target } et trouve { ll-card.the }.
ll-moment-baron-lost = { $player } envoie le Baron chez { $target } et a le dessous, avec { ll-card.the }.
ll-moment-baron-won = { $target } affronte le Baron { DE($player) } avec { ll-card.the }. Cela ne suffit pas.
ll-moment-tied = La manche { $round } ne sait pas choisir : { $players } ont la même carte, la plus haute.
ll-moment-spied = L’Espionne { DE($player) } reste la seule jusqu’au bout et rapporte un pion Faveur.
ll-moment-swift = La manche { $round } ne dure que { $count ->
    [one] une carte
   *[other] { $count } cartes
}, moins que toutes les autres, et revient à { $players }.

## Que faire maintenant

ll-ask-deal = On distribue les cartes.
ll-ask-draws = { $player } pioche une carte.
ll-ask-plays = { $player } choisit la carte à jouer.
ll-ask-keeps = { $player } choisit la carte à garder.
ll-ask-play = À vous : jouez l’une de vos deux cartes.
ll-ask-play-countess = Jouez la Comtesse : votre autre carte est { ll-card.the }.
ll-ask-choose = { $card ->
    [guard] Choisissez qui le Garde interroge.
    [priest] Choisissez qui montre sa main au Prêtre.
    [baron] Choisissez qui doit affronter le Baron.
    [prince] Choisissez qui défausse pour le Prince. Ce peut être vous.
    [king] Choisissez contre quelle main le Roi échange la vôtre.
   *[other] Choisissez quelqu’un.
}
ll-ask-name = Nommez le personnage que cache, selon vous, { $player }.
ll-ask-keep = Gardez une carte ; { $count ->
    [one] l’autre va
   *[other] les autres vont
} sous le paquet.
ll-ask-order = Choisissez laquelle des deux va tout au fond.

## Pourquoi pas : dit à qui a essayé

ll-illegal-not-your-turn = Ce n’est pas encore votre tour.
ll-illegal-not-now = Pas maintenant : le jeu attend autre chose.
ll-illegal-not-in-hand = Vous n’avez pas { ll-card.the } en main.
ll-illegal-countess-first = Vous devez jouer la Comtesse : votre autre carte est { ll-card.the }.
ll-illegal-chooses-nobody = L’effet { ll-card.of } ne vise personne : jouez simplement la carte.
ll-illegal-must-choose = { $card ->
    [prince] Choisissez quelqu’un pour le Prince : vous-même, si personne d’autre ne peut l’être.
   *[other] Choisissez quelqu’un pour l’effet { ll-card.of } : il reste au moins une personne à choisir.
}
ll-illegal-must-name = Nommez un personnage : le Garde doit savoir qui chercher.
ll-illegal-not-oneself = Vous ne pouvez pas vous choisir ici : seul le Prince le permet.
ll-illegal-is-out = On ne peut pas choisir { $player }, qui n’est plus en lice.
ll-illegal-empty-seat = Cette place est libre : choisissez quelqu’un en lice.
ll-illegal-is-protected = On ne peut pas choisir { $player }, sous la protection d’une Servante.
ll-illegal-not-nameable = { $card ->
    [guard] On ne peut pas nommer le Garde : soupçonnez un autre personnage.
   *[other] Le Garde ne peut pas nommer ici { ll-card.the } : la Version Classique se joue sans cette carte.
}
ll-illegal-not-these-cards = Ce ne sont pas vos cartes : gardez-en une de votre main et mettez le reste sous le paquet.
ll-illegal-not-in-deck = Impossible maintenant : cette carte n’est pas dans le paquet.

ll-refused-players = Cette version se joue de 2 à { $most }, pas à { $count }.
ll-refused-seat = Cette table n’a pas de place { $seat } : choisissez une autre place pour commencer.

## Étiquettes et colonnes

ll-edition-standard = Édition 2019
ll-edition-classic = Version Classique

ll-status-in = en lice
ll-status-protected = sous protection
ll-status-out = hors de la manche

ll-laid-played = jouée
ll-laid-discarded = défaussée

ll-tokens = { $count ->
    [one] { $count } pion Faveur
   *[other] { $count } pions Faveur
}
ll-tokens-of-goal = { $count ->
    [one] { $count } pion Faveur
   *[other] { $count } pions Faveur
} sur { $goal }
ll-goal = Avec { $goal } pions Faveur, la partie est gagnée.
ll-deck-left = { $count ->
    [0] Le paquet est vide.
    [one] { $count } carte dans le paquet
   *[other] { $count } cartes dans le paquet
}
ll-copies-left = { $count ->
    [0] plus aucune
   *[other] encore { $count }
}
ll-round = Manche { $round }

ll-deck = Paquet
ll-hidden-card = Carte cachée
ll-open-cards = Cartes visibles
ll-hand = Main

ll-column-value = Valeur
ll-column-character = Personnage
ll-column-copies = Exemplaires
ll-column-left = Reste
ll-column-effect = Effet
ll-column-row = Cartes posées
ll-column-tokens = Pions Faveur
ll-column-status = État

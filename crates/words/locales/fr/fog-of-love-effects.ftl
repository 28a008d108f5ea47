### Fog of Love : effets

## Satisfaction et jetons

fl-gain-satisfaction = { $amount } satisfaction
fl-gain-tokens = { $amount } { $count ->
    [one] jeton
   *[other] jetons
} sur { fl-aspect }
fl-gain-per = { $gain } { $per } ({ $most } au plus)
fl-gain-plus = { $gain }, et { $amount } { $per } ({ $most } au plus)
fl-gets = { fl-who } : { $gain }
fl-gets-inside = { $gain } pour { fl-who.subject }
fl-lose-all = { fl-who.subject } { $who ->
    [both] perdent
   *[other] perd
} tous les jetons sur { fl-aspect }

## Décisions au sein d’un effet

fl-may = si { fl-who.person } le { $who ->
    [both] souhaitent
    [holder] souhaitez
   *[other] souhaite
} : { $clauses }
fl-may-so = si { fl-who.person } le { $who ->
    [both] souhaitent
    [holder] souhaitez
   *[other] souhaite
} :
fl-decides = { fl-who.subject } { $who ->
    [both] décident
   *[other] décide
} :
fl-either = soit : { $clauses }
fl-either-so = soit :
fl-or-else = ou bien : { $clauses }
fl-or-else-so = ou bien :
fl-nothing = rien ne se passe

## Les personnages et leurs cartes

fl-change = { fl-who.subject } { $who ->
    [both] changent
   *[other] change
} { $what ->
    [trait] { $pick ->
        [random] un trait au hasard
        [guessed] le trait deviné
        [all] tous les traits
       *[other] un trait au choix
    }
    [occupation] de métier
   *[feature] { $pick ->
        [random] une caractéristique au hasard
        [guessed] la caractéristique devinée
        [all] toutes les caractéristiques
       *[other] une caractéristique au choix
    }
}
fl-change-by-other = { fl-change }, mais la nouvelle carte est choisie { $who ->
    [both] par chaque personne pour l’autre
   *[other] par la personne d’en face
}
fl-reveal-trait = { fl-who.subject } { $who ->
    [both] révèlent
   *[other] révèle
} { $pick ->
    [random] { $count ->
        [one] un trait au hasard
       *[other] { $count } traits au hasard
    }
    [guessed] le trait deviné
    [all] tous les traits
   *[other] { $count ->
        [one] un trait au choix
       *[other] { $count } traits au choix
    }
}
fl-reveal-destiny = { fl-who.subject } { $who ->
    [both] révèlent
   *[other] révèle
} { $pick ->
    [random] { $count ->
        [one] un destin au hasard
       *[other] { $count } destins au hasard
    }
    [guessed] le destin deviné
    [all] tous les destins en main
   *[other] { $count ->
        [one] un destin au choix
       *[other] { $count } destins au choix
    }
}
fl-reveal-named = { fl-who.subject } { $who ->
    [both] révèlent
   *[other] révèle
} le destin { fl-quoted }, s’il est en main
fl-reveal-scenes = { fl-who.subject } { $who ->
    [both] révèlent
   *[other] révèle
} { $pick ->
    [random] { $count ->
        [one] une scène en main au hasard
       *[other] { $count } scènes en main au hasard
    }
    [guessed] la scène devinée
    [all] toutes les scènes en main
   *[other] { $count ->
        [one] une scène en main au choix
       *[other] { $count } scènes en main au choix
    }
}

## Les scènes

fl-discard-scenes = { fl-who.subject } { $who ->
    [both] défaussent
   *[other] défausse
} { $pick ->
    [random] { $count ->
        [one] une scène au hasard
       *[other] { $count } scènes au hasard
    }
   *[other] { $count ->
        [one] { $count } scène
       *[other] { $count } scènes
    }
}
fl-discard-any = { fl-who.subject } { $who ->
    [both] défaussent
   *[other] défausse
} autant de scènes que voulu
fl-discard-all = { fl-who.subject } { $who ->
    [both] défaussent
   *[other] défausse
} toutes les scènes en main
fl-draw = { fl-who.subject } { $who ->
    [both] piochent
   *[other] pioche
} { $count ->
    [one] { $count } scène
   *[other] { $count } scènes
} dans la pioche { fl-deck }
fl-search = { fl-who.subject } { $who ->
    [both] cherchent
   *[other] cherche
} { fl-kind.a } dans la pioche { fl-deck }
fl-search-follow-up = { fl-who.subject } { $who ->
    [both] cherchent
   *[other] cherche
} une scène à effet de suite dans la pioche { fl-deck }
fl-swap-occupations = échangez vos métiers
fl-swap-hands = échangez toutes vos scènes en main
fl-swap-features = { fl-who.subject } { $who ->
    [both] échangent
   *[other] échange
} une caractéristique contre une de celles de l’autre partenaire
fl-swap-satisfaction = échangez vos satisfactions
fl-swap-tokens = échangez tous vos jetons sur { fl-aspect }
fl-trade = les deux mettent en secret { $count ->
    [one] { $count } scène de côté et l’échangent
   *[other] { $count } scènes de côté et les échangent
}
fl-insert = { $place ->
    [shuffled] mélangez { fl-quoted } à
   *[top] placez { fl-quoted } en haut de
} la pioche { fl-deck }
fl-insert-may = { fl-who.subject } { $who ->
    [both] peuvent
   *[other] peut
} { $place ->
    [shuffled] mélanger { fl-quoted } à
   *[top] placer { fl-quoted } en haut de
} la pioche { fl-deck }

## Les destins

fl-destinies-any = { $count ->
    [one] un destin
   *[other] { $count } destins
}
fl-destinies-named = { $title }
fl-destinies-except = { $count ->
    [one] un destin
   *[other] { $count } destins
}, sauf { $title }
fl-destiny-discard = { fl-who.subject } { $duty ->
    [may] { $who ->
        [both] peuvent défausser
       *[other] peut défausser
    }
   *[must] { $who ->
        [both] défaussent
       *[other] défausse
    }
} { $text }
fl-destiny-discard-shown = { fl-who.subject } { $duty ->
    [may] { $who ->
        [both] peuvent révéler et défausser
       *[other] peut révéler et défausser
    }
   *[must] { $who ->
        [both] révèlent et défaussent
       *[other] révèle et défausse
    }
} { $text }
fl-destiny-switch-in = { fl-who.subject } { $duty ->
    [may] { $who ->
        [both] peuvent faire entrer
       *[other] peut faire entrer
    }
   *[must] { $who ->
        [both] font entrer
       *[other] fait entrer
    }
} { $text }
fl-destiny-switch-out = { fl-who.subject } { $duty ->
    [may] { $who ->
        [both] peuvent faire sortir
       *[other] peut faire sortir
    }
   *[must] { $who ->
        [both] font sortir
       *[other] fait sortir
    }
} { $text }
fl-destiny-recover = { fl-who.subject } { $duty ->
    [may] { $who ->
        [both] peuvent récupérer
       *[other] peut récupérer
    }
   *[must] { $who ->
        [both] récupèrent
       *[other] récupère
    }
} { $text }
fl-override = le destin final { fl-who.of } devient { fl-quoted }

## Secrets, suppositions, récits

fl-secret-reveal = { fl-who.subject } { $who ->
    [both] révèlent
   *[other] révèle
} { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
}
fl-secret-reveal-any = { fl-who.subject } { $who ->
    [both] révèlent
   *[other] révèle
} autant de secrets que voulu
fl-secret-reveal-all = { fl-who.subject } { $who ->
    [both] révèlent
   *[other] révèle
} tous les secrets
fl-secret-reveal-tag = { fl-who.subject } { $who ->
    [both] révèlent
   *[other] révèle
} { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
} sur { fl-quoted }
fl-secret-reveal-any-tag = { fl-who.subject } { $who ->
    [both] révèlent
   *[other] révèle
} autant de secrets que voulu sur { fl-quoted }
fl-secret-reveal-all-tag = { fl-who.subject } { $who ->
    [both] révèlent
   *[other] révèle
} tous les secrets sur { fl-quoted }
fl-secret-discard = { fl-who.subject } { $who ->
    [both] défaussent
   *[other] défausse
} { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
} au hasard, sans rien montrer
fl-guess = { fl-who.subject } { $who ->
    [both] tentent
   *[other] tente
} de deviner l’aspect d’un trait de la personne d’en face
fl-hint = { fl-who.subject } { $who ->
    [both] font
   *[other] fait
} allusion à un secret sans le révéler
fl-tell = { fl-who.subject } { $who ->
    [both] racontent
   *[other] raconte
} : { $text }
fl-raise = notez désormais { fl-quoted }
fl-lower = rayez { fl-quoted }

## Ce que les réactions font à une scène

fl-skip = la scène est sautée, mais elle compte
fl-replace = la scène n’est pas résolue ; la personne qui l’a jouée en joue une autre
fl-rechoose = { $how ->
    [pick] { fl-who.subject } { $who ->
        [both] prennent
       *[other] prend
    } une autre option
    [force] prenez une autre option au nom { fl-who.of }
    [copy] le choix { fl-who.of } devient celui de la personne d’en face
   *[further] { fl-who.subject } { $who ->
        [both] prennent
       *[other] prend
    } une option de plus et en { $who ->
        [both] reçoivent
       *[other] reçoit
    } aussi les effets
}
fl-void = le choix { fl-who.of } ne donne ni jetons ni effets, mais vaut pour la concordance
fl-ignore = dans cette scène, la satisfaction { fl-who.of } ne change pas
fl-repeat = les effets de la scène sont résolus une fois de plus
fl-redirect = la personne qui choisit et l’autre échangent ce que les choix leur font ; les jetons restent en place

## La scène suivante

fl-next = à la scène suivante :
fl-next-if = à la scène suivante, si { $condition } :
fl-fits-choice = { $choice ->
    [nobody] elle n’offre aucun choix
    [partner] l’autre partenaire choisit
    [player] la personne qui la joue choisit
   *[both] les deux choisissent
}
fl-fits-deck = elle vient de la pioche { fl-deck }
fl-fits-kind = c’est { fl-kind.a }
fl-fits-does = { $does ->
    [satisfaction] elle change la satisfaction
    [tokens] elle donne ou retire des jetons
    [destinies] elle déplace des destins
    [changes] elle change quelque chose à un personnage
    [reveals] elle révèle quelque chose
   *[scenes] elle fait piocher, défausser ou échanger des scènes
}
fl-next-satisfaction = la satisfaction { $count ->
    [0] est ignorée
    [2] compte double
   *[other] compte { $count } fois
} pour { fl-who.subject }
fl-next-tokens = les jetons des options { $count ->
    [0] sont ignorés
    [2] comptent double
   *[other] comptent { $count } fois
}
fl-next-tokens-on = les jetons sur { fl-aspect } { $count ->
    [0] sont ignorés
    [2] comptent double
   *[other] comptent { $count } fois
}
fl-next-swap-roles = la personne qui choisit et l’autre échangent ce que les choix leur font ; les jetons restent en place
fl-next-chooses = { $choice ->
    [nobody] personne ne choisit
    [partner] l’autre partenaire choisit
    [player] la personne qui la joue choisit
   *[both] les deux choisissent
}
fl-next-forbid = il est interdit de choisir { $options }
fl-next-in-order = l’autre partenaire choisit d’abord, ouvertement
fl-next-for-each-other = chaque personne choisit l’option que prend l’autre

### Fog of Love : ce qui se passe à la table. On nomme les gens, sans jamais dire « vous ».

## Les cartes

ft-untitled = Nº { $count }
ft-scene = { $deck ->
    [sweet] scène tendre
    [serious] scène sérieuse
    [drama] scène dramatique
   *[custom] scène personnalisée
}
ft-what = { $what ->
    [trait] trait
    [occupation] métier
   *[feature] caractéristique
}
    .a = { $what ->
        [feature] une { ft-what }
       *[other] un { ft-what }
    }
    .the = { $what ->
        [feature] la { ft-what }
       *[other] le { ft-what }
    }
    .new = { $what ->
        [feature] une nouvelle { ft-what }
       *[other] un nouveau { ft-what }
    }

## La création des personnages

ft-log-starter = { $player } commence.
ft-log-gender = { $player } joue { $gender ->
    [woman] une femme
    [man] un homme
   *[neither] quelqu’un qui n’est ni femme ni homme
}.
ft-log-kept = { $player } garde trois traits.
ft-log-took-occupation = { $player } montre le métier { fl-quoted }.
ft-log-feature = { $player } remarque quelque chose chez { $target } : { fl-quoted }.
ft-log-introduced = { $player } se présente.

## Les scènes

ft-log-exchanged = { $player } échange la scène mineure { fl-quoted }.
ft-log-played = { $player } joue { fl-quoted }.
ft-log-secret = { $player } pose un secret, face cachée.
ft-log-secret-card = { $player } pose le secret { fl-quoted }, face cachée.
ft-log-skipped = { $player } n’a rien à jouer.
ft-log-reacted = { $player } réagit avec { fl-quoted }.
ft-log-found = { $player } cherche dans la pioche { fl-deck } et trouve une scène.
ft-log-found-card = { $player } cherche dans la pioche { fl-deck } et trouve { fl-quoted }.
ft-log-in-vain = { $player } cherche en vain dans la pioche { fl-deck }.
ft-log-handed = { $player } donne une scène à { $target }.
ft-log-handed-card = { $player } donne la scène { fl-quoted } à { $target }.
ft-log-inserted = { $place ->
    [shuffled] { fl-quoted } se mêle à la pioche { fl-deck }.
   *[top] { fl-quoted } se pose sur la pioche { fl-deck }.
}
ft-log-follow-up = { fl-quoted } laissera sa trace sur la scène suivante.

## Les choix

ft-log-chose = { $player } prend l’option { $option }.
ft-log-matched = { $players } prennent l’option { $option } : les choix concordent.
ft-log-picked = { $player } décide.
ft-log-guessed = { $player } mise sur une { fl-aspect } : { $holds ->
    [yes] c’est juste
   *[no] c’est faux
}.
ft-log-entered = { $player } note pour { $target } : { $gain }.
ft-log-entries-done = { $player } a tout noté.
ft-log-confirmed = { $holds ->
    [yes] { $player } confirme.
   *[no] { $player } conteste.
}

## Ce que fait une réaction

ft-log-bent-skip = La scène est sautée, mais elle compte.
ft-log-bent-replace = La scène n’est pas résolue : une autre est jouée à sa place.
ft-log-bent-choice = { $player } prend plutôt l’option { $option }.
ft-log-bent-further = { $player } prend aussi l’option { $option }.
ft-log-bent-void = Le choix { DE($player) } reste sans effet.
ft-log-bent-ignore = La scène ne change rien à la satisfaction { DE($player) }.
ft-log-bent-repeat = Ce que fait la scène se produit encore une fois.
ft-log-bent-redirect = Dans cette scène, la personne qui choisit et l’autre échangent ce que les choix leur font ; les jetons restent en place.

## Les cartes des personnages

ft-log-gave-up = { $player } renonce à { ft-what.a }.
ft-log-gave-up-card = { $player } abandonne { ft-what.the } { fl-quoted }.
ft-log-took = { $player } prend { ft-what.new }.
ft-log-took-card = { $player } prend { ft-what.the } { fl-quoted }.
ft-log-took-for = { $player } choisit { ft-what.new } pour { $target }.
ft-log-took-for-card = { $player } choisit { ft-what.the } { fl-quoted } pour { $target }.
ft-log-showed-trait = { $player } montre un trait à { $target }.
ft-log-showed-trait-card = { $player } montre à { $target } le trait { fl-quoted }.
ft-log-showed-destiny = { $player } montre un destin à { $target }.
ft-log-showed-destiny-card = { $player } montre à { $target } le destin { fl-quoted }.
ft-log-showed-scene = { $player } montre une scène à { $target }.
ft-log-showed-scene-card = { $player } montre à { $target } la scène { fl-quoted }.
ft-log-admitted-trait = { $holds ->
    [yes] { $player } avoue avoir le trait { fl-quoted }.
   *[no] { $player } n’a pas le trait { fl-quoted }.
}
ft-log-admitted-destiny = { $holds ->
    [yes] { $player } avoue avoir en main le destin { fl-quoted }.
   *[no] { $player } n’a pas en main le destin { fl-quoted }.
}
ft-log-swapped-occupations = { $players } échangent leurs métiers.
ft-log-swapped-features = { $players } échangent une caractéristique.
ft-log-swapped-satisfaction = { $players } échangent leurs satisfactions.
ft-log-swapped-tokens = { $players } échangent tous leurs jetons sur { fl-aspect }.

## Destins et secrets

ft-log-dropped = { $player } défausse un destin.
ft-log-dropped-card = { $player } défausse le destin { fl-quoted }.
ft-log-recovered = { $player } récupère un destin.
ft-log-recovered-card = { $player } récupère le destin { fl-quoted }.
ft-log-switched = { $player } résout l’échange.
ft-log-switched-none = { $player } passe les destins en revue et ne change rien.
ft-log-switched-cards = { $player } échange un destin : { fl-quoted } entre, « { $left } » sort.
ft-log-secret-revealed = Un secret { DE($player) } se dévoile : { fl-quoted }.
ft-log-secret-discarded = { $player } défausse un secret sans le montrer.
ft-log-secret-discarded-card = { $player } défausse le secret { fl-quoted } sans le montrer.
ft-log-flag-up = Désormais : { fl-quoted }.
ft-log-flag-down = Ce n’est plus vrai : { fl-quoted }.

## Le cours de l’histoire

ft-log-turn = C’est à { $player } de jouer.
ft-log-chapter = Le chapitre { $count } commence.
ft-log-chapter-over = Le chapitre se termine.
ft-log-finale = Le final commence.
ft-log-selected = { $player } a choisi un destin final.
ft-log-selected-card = { $player } a choisi le destin final { fl-quoted }.
ft-log-showed-final = { $player } révèle le destin final { fl-quoted }.
ft-log-overrode = Tout change : le destin final { DE($player) } devient { fl-quoted }.
ft-log-showed-traits = { $player } révèle trois traits : { $text }.
ft-log-ordered = { $player } met les objectifs en ordre.

## La fin

ft-ending-together-both = { $players } restent ensemble, et leurs rêves se sont réalisés.
ft-ending-together-one = { $players } restent ensemble, mais le rêve ne s’est réalisé que pour { $player }.
ft-ending-together-none = { $players } restent ensemble. Aucun rêve ne s’est réalisé, mais demain est un autre jour.
ft-ending-apart-both = { $players } se séparent, et c’est mieux ainsi : certaines histoires d’amour finissent bien en finissant.
ft-ending-apart-one = { $players } se séparent, et seul le cœur { DE($player) } est léger.
ft-ending-apart-none = { $players } se séparent, et aucun rêve ne s’est réalisé. La prochaine brume se lèvera peut-être.
ft-ending-destiny = { $holds ->
    [yes] Pour { $player }, le destin { fl-quoted } s’est accompli.
   *[no] Pour { $player }, le destin { fl-quoted } ne s’est pas accompli.
}

### Mettre la table : quelle histoire, quelles cartes.

web-setting = L’histoire
web-box = La boîte
web-box-printed = La boîte telle qu’elle est imprimée
web-box-second = Avec la deuxième édition
web-box-with = Avec « { $title } »
web-box-with-second = Avec la deuxième édition et « { $title } »
web-box-line = { $count ->
    [one] Une carte
   *[other] { $count } cartes
}. Langues : { $choices }.
web-box-line-by = { $count ->
    [one] Une carte
   *[other] { $count } cartes
}, par { $player }. Langues : { $choices }.
web-box-foreign = Ces cartes ne parlent pas toutes français. Vous lisez les autres dans leur propre langue : { $choices }.
web-box-told = Les cartes : { $title }.
web-setting-events = Événements spéciaux
web-setting-events-help = Chacun apporte ses propres scènes, dans n’importe quelle histoire.
web-setting-all = Avec les scènes des autres histoires
web-setting-without = Laisser des scènes de côté
web-setting-without-help = Une scène cochée reste de côté, et tout le monde à la table le voit ici.
web-setting-touches = Les chapitres de « { $title } » abordent : { $choices }.
web-setting-told = L’histoire est « { $title } ».
web-setting-told-events = Événements spéciaux : { $choices }.
web-setting-told-no-events = Aucun événement spécial.
web-setting-told-all = Les scènes des autres histoires sont aussi dans les pioches.
web-setting-told-without = Laissées de côté : { $choices }.
web-veto = Plutôt pas
web-veto-help = Choisissez ce que vous préférez ne pas rencontrer. Ce qu’une seule personne choisit reste hors des scènes, et personne ne saura qui l’a choisi, ni même si quelqu’un l’a fait.
web-veto-chapters = Les chapitres ne se laissent pas de côté. Ceux de « { $title } » abordent : { $choices }. Si vous préférez ne pas les rencontrer, demandez une autre histoire.
web-veto-for = { $player } : que laisser de côté
web-veto-done = C’est fait
web-field-events = Événements spéciaux
web-field-scenes = Scènes
web-events-none = Aucun
web-events-all = Tous
web-scenes-all = De toutes les histoires

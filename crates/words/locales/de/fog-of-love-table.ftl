### Fog of Love: was am Tisch geschieht. Es nennt Menschen beim Namen und sagt nie „du“.

## Die Karten

ft-untitled = Nr. { $count }
# .a: eine süße Szene; .the: die süße Szene
ft-scene = { $deck ->
    [sweet] süße Szene
    [serious] ernste Szene
    [drama] dramatische Szene
   *[custom] Extra-Szene
}
# Alles im Akkusativ
ft-what = { $what ->
    [trait] Wesenszug
    [occupation] Beruf
   *[feature] Merkmal
}
    .a = { $what ->
        [feature] ein { ft-what }
       *[other] einen { ft-what }
    }
    .the = { $what ->
        [feature] das { ft-what }
       *[other] den { ft-what }
    }
    .new = { $what ->
        [feature] ein neues { ft-what }
       *[other] einen neuen { ft-what }
    }

## Die Figuren entstehen

ft-log-starter = { $player } beginnt.
ft-log-gender = { $player } spielt { $gender ->
    [woman] eine Frau
    [man] einen Mann
   *[neither] einen Menschen, der weder Frau noch Mann ist
}.
ft-log-kept = { $player } behält drei Wesenszüge.
ft-log-took-occupation = { $player } zeigt den Beruf { fl-quoted }.
ft-log-feature = { $player } fällt an { $target } etwas auf: { fl-quoted }.
ft-log-introduced = { $player } stellt sich vor.

## Szenen

ft-log-exchanged = { $player } tauscht die Nebenszene { fl-quoted } ein.
ft-log-played = { $player } spielt { fl-quoted }.
ft-log-secret = { $player } legt ein Geheimnis verdeckt aus.
ft-log-secret-card = { $player } legt das Geheimnis { fl-quoted } verdeckt aus.
ft-log-skipped = { $player } hat nichts zu spielen.
ft-log-reacted = { $player } reagiert mit { fl-quoted }.
ft-log-found = { $player } durchsucht den { fl-deck.weak } und findet eine Szene.
ft-log-found-card = { $player } durchsucht den { fl-deck.weak } und findet { fl-quoted }.
ft-log-in-vain = { $player } durchsucht den { fl-deck.weak } vergebens.
ft-log-handed = { $player } gibt { $target } eine Szene.
ft-log-handed-card = { $player } gibt { $target } die Szene { fl-quoted }.
ft-log-inserted = { $place ->
    [shuffled] { fl-quoted } wird in den { fl-deck.weak } gemischt.
   *[top] { fl-quoted } kommt auf den { fl-deck.weak }.
}
ft-log-follow-up = { fl-quoted } wirkt in der nächsten Szene nach.

## Die Wahl

ft-log-chose = { $player } nimmt Option { $option }.
ft-log-matched = { $players } nehmen beide Option { $option }: eine Übereinstimmung.
ft-log-picked = { $player } entscheidet.
ft-log-guessed = { $player } tippt auf { fl-aspect }: { $holds ->
    [yes] richtig
   *[no] falsch
}.
ft-log-entered = { $player } trägt für { $target } ein: { $gain }.
ft-log-entries-done = { $player } hat alles eingetragen.
ft-log-confirmed = { $holds ->
    [yes] { $player } bestätigt es.
   *[no] { $player } widerspricht.
}

## Was eine Reaktion tut

ft-log-bent-skip = Die Szene wird übersprungen, zählt aber.
ft-log-bent-replace = Die Szene wird nicht ausgeführt: An ihrer Stelle wird eine andere gespielt.
ft-log-bent-choice = { $player } nimmt stattdessen Option { $option }.
ft-log-bent-further = { $player } nimmt auch noch Option { $option }.
ft-log-bent-void = Die Wahl von { $player } bleibt ohne Wirkung.
ft-log-bent-ignore = Die Szene lässt die Zufriedenheit von { $player }, wie sie ist.
ft-log-bent-repeat = Was die Szene bewirkt, geschieht noch einmal.
ft-log-bent-redirect = In dieser Szene tauschen die wählende und die andere Person, was die Wahl für sie bewirkt; die Marker bleiben, wo sie sind.

## Die Karten der Figuren

ft-log-gave-up = { $player } gibt { ft-what.a } auf.
ft-log-gave-up-card = { $player } gibt { ft-what.the } { fl-quoted } auf.
ft-log-took = { $player } nimmt { ft-what.new }.
ft-log-took-card = { $player } nimmt { ft-what.the } { fl-quoted }.
ft-log-took-for = { $player } wählt { ft-what.new } für { $target } aus.
ft-log-took-for-card = { $player } wählt { ft-what.the } { fl-quoted } für { $target } aus.
ft-log-showed-trait = { $player } zeigt { $target } einen Wesenszug.
ft-log-showed-trait-card = { $player } zeigt { $target } den Wesenszug { fl-quoted }.
ft-log-showed-destiny = { $player } zeigt { $target } ein Schicksal.
ft-log-showed-destiny-card = { $player } zeigt { $target } das Schicksal { fl-quoted }.
ft-log-showed-scene = { $player } zeigt { $target } eine Szene.
ft-log-showed-scene-card = { $player } zeigt { $target } die Szene { fl-quoted }.
ft-log-admitted-trait = { $holds ->
    [yes] { $player } gibt den Wesenszug { fl-quoted } zu.
   *[no] { $player } hat den Wesenszug { fl-quoted } nicht.
}
ft-log-admitted-destiny = { $holds ->
    [yes] { $player } gibt zu, das Schicksal { fl-quoted } auf der Hand zu haben.
   *[no] { $player } hat das Schicksal { fl-quoted } nicht auf der Hand.
}
ft-log-swapped-occupations = { $players } tauschen die Berufe.
ft-log-swapped-features = { $players } tauschen je ein Merkmal.
ft-log-swapped-satisfaction = { $players } tauschen die Zufriedenheit.
ft-log-swapped-tokens = { $players } tauschen alle Marker auf { fl-aspect.dative }.

## Schicksale und Geheimnisse

ft-log-dropped = { $player } wirft ein Schicksal ab.
ft-log-dropped-card = { $player } wirft das Schicksal { fl-quoted } ab.
ft-log-recovered = { $player } holt ein Schicksal zurück.
ft-log-recovered-card = { $player } holt das Schicksal { fl-quoted } zurück.
ft-log-switched = { $player } führt den Tausch aus.
ft-log-switched-none = { $player } sieht die Schicksale durch und lässt alles, wie es ist.
ft-log-switched-cards = { $player } tauscht ein Schicksal: { fl-quoted } kommt, „{ $left }“ geht.
ft-log-secret-revealed = Ein Geheimnis von { $player } kommt ans Licht: { fl-quoted }.
ft-log-secret-discarded = { $player } wirft ein Geheimnis ungesehen ab.
ft-log-secret-discarded-card = { $player } wirft das Geheimnis { fl-quoted } ungesehen ab.
ft-log-flag-up = Von nun an: { fl-quoted }.
ft-log-flag-down = Das gilt nicht mehr: { fl-quoted }.

## Der Lauf der Geschichte

ft-log-turn = { $player } ist am Zug.
ft-log-chapter = Kapitel { $count } beginnt.
ft-log-chapter-over = Das Kapitel endet.
ft-log-finale = Das Finale beginnt.
ft-log-selected = { $player } hat ein endgültiges Schicksal bestimmt.
ft-log-selected-card = { $player } hat { fl-quoted } als endgültiges Schicksal bestimmt.
ft-log-showed-final = { $player } deckt das endgültige Schicksal { fl-quoted } auf.
ft-log-overrode = Alles wird anders: Das endgültige Schicksal von { $player } wird { fl-quoted }.
ft-log-showed-traits = { $player } deckt drei Wesenszüge auf: { $text }.
ft-log-ordered = { $player } bringt die Ziele in eine Reihenfolge.

## Das Ende

ft-ending-together-both = { $players } bleiben zusammen, und beide haben gefunden, wovon sie träumten.
ft-ending-together-one = { $players } bleiben zusammen, doch der Traum ist nur für { $player } wahr geworden.
ft-ending-together-none = { $players } bleiben zusammen. Kein Traum ist wahr geworden, aber morgen ist auch noch ein Tag.
ft-ending-apart-both = { $players } trennen sich, und für beide ist es gut so: Manche Liebesgeschichte endet gut, indem sie endet.
ft-ending-apart-one = { $players } trennen sich, und nur { $player } geht leichten Herzens.
ft-ending-apart-none = { $players } trennen sich, und kein Traum ist wahr geworden. Vielleicht lichtet sich der nächste Nebel.
ft-ending-destiny = { $holds ->
    [yes] Für { $player } hat sich das Schicksal { fl-quoted } erfüllt.
   *[no] Für { $player } hat sich das Schicksal { fl-quoted } nicht erfüllt.
}

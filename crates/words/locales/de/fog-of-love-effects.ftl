### Fog of Love: Effekte

## Zufriedenheit und Marker

fl-gain-satisfaction = { $amount } Zufriedenheit
fl-gain-tokens = { $amount } { $count ->
    [one] Marker
   *[other] Marker
} auf { fl-aspect }
fl-gain-per = { $gain } { $per } (höchstens { $most })
fl-gain-plus = { $gain }, dazu { $amount } { $per } (höchstens { $most })
fl-gets = { fl-who }: { $gain }
fl-gets-inside = { $gain } für { fl-who.person }
fl-lose-all = { fl-who.subject } { $who ->
    [both] verlieren
   *[other] verliert
} alle Marker auf { fl-aspect.dative }

## Entscheidungen in einem Effekt

fl-may = wenn { fl-who.person } { $who ->
    [both] möchten
    [holder] möchtest
   *[other] möchte
}: { $clauses }
fl-may-so = wenn { fl-who.person } { $who ->
    [both] möchten
    [holder] möchtest
   *[other] möchte
}:
fl-decides = { fl-who.subject } { $who ->
    [both] entscheiden
   *[other] entscheidet
}:
fl-either = entweder: { $clauses }
fl-either-so = entweder:
fl-or-else = oder: { $clauses }
fl-or-else-so = oder:
fl-nothing = nichts geschieht

## Die Figuren und ihre Karten

fl-change = { fl-who.subject } { $who ->
    [both] wechseln
   *[other] wechselt
} { $what ->
    [trait] { $pick ->
        [random] einen zufälligen Wesenszug
        [guessed] den erratenen Wesenszug
        [all] alle Wesenszüge
       *[other] einen Wesenszug nach Wahl
    }
    [occupation] den Beruf
   *[feature] { $pick ->
        [random] ein zufälliges Merkmal
        [guessed] das erratene Merkmal
        [all] alle Merkmale
       *[other] ein Merkmal nach Wahl
    }
}
fl-change-by-other = { fl-change }, doch die neue Karte wählt { $who ->
    [both] jeweils die andere Person
   *[other] die jeweils andere Person
} aus
fl-reveal-trait = { fl-who.subject } { $who ->
    [both] zeigen
   *[other] zeigt
} { $pick ->
    [random] { $count ->
        [one] einen zufälligen Wesenszug
       *[other] { $count } zufällige Wesenszüge
    }
    [guessed] den erratenen Wesenszug
    [all] alle Wesenszüge
   *[other] { $count ->
        [one] einen Wesenszug
       *[other] { $count } Wesenszüge
    } nach Wahl
}
fl-reveal-destiny = { fl-who.subject } { $who ->
    [both] zeigen
   *[other] zeigt
} { $pick ->
    [random] { $count ->
        [one] ein zufälliges Schicksal
       *[other] { $count } zufällige Schicksale
    }
    [guessed] das erratene Schicksal
    [all] alle Schicksale auf der Hand
   *[other] { $count ->
        [one] ein Schicksal
       *[other] { $count } Schicksale
    } nach Wahl
}
fl-reveal-named = { fl-who.subject } { $who ->
    [both] zeigen
   *[other] zeigt
} das Schicksal { fl-quoted }, falls es auf der Hand ist
fl-reveal-scenes = { fl-who.subject } { $who ->
    [both] zeigen
   *[other] zeigt
} { $pick ->
    [random] { $count ->
        [one] eine zufällige Szene
       *[other] { $count } zufällige Szenen
    }
    [guessed] die erratene Szene
    [all] alle Szenen
   *[other] { $count ->
        [one] eine Szene
       *[other] { $count } Szenen
    } nach Wahl
} von der Hand

## Die Szenen

fl-discard-scenes = { fl-who.subject } { $who ->
    [both] werfen
   *[other] wirft
} { $pick ->
    [random] { $count ->
        [one] eine zufällige Szene
       *[other] { $count } zufällige Szenen
    }
   *[other] { $count ->
        [one] { $count } Szene
       *[other] { $count } Szenen
    }
} ab
fl-discard-any = { fl-who.subject } { $who ->
    [both] werfen
   *[other] wirft
} beliebig viele Szenen ab
fl-discard-all = { fl-who.subject } { $who ->
    [both] werfen
   *[other] wirft
} alle Szenen auf der Hand ab
fl-draw = { fl-who.subject } { $who ->
    [both] ziehen
   *[other] zieht
} { $count ->
    [one] { $count } Szene
   *[other] { $count } Szenen
} vom { fl-deck.weak }
fl-search = { fl-who.subject } { $who ->
    [both] durchsuchen
   *[other] durchsucht
} den { fl-deck.weak } nach { fl-kind.dative }
fl-search-follow-up = { fl-who.subject } { $who ->
    [both] durchsuchen
   *[other] durchsucht
} den { fl-deck.weak } nach einer Szene mit Folgeeffekt
fl-swap-occupations = tauscht eure Berufe
fl-swap-hands = tauscht alle Szenen auf der Hand
fl-swap-features = { fl-who.subject } { $who ->
    [both] tauschen
   *[other] tauscht
} ein eigenes Merkmal gegen eines des Gegenübers
fl-swap-satisfaction = tauscht eure Zufriedenheit
fl-swap-tokens = tauscht alle Marker auf { fl-aspect.dative }
fl-trade = beide legen geheim { $count ->
    [one] { $count } Szene beiseite und tauschen sie
   *[other] { $count } Szenen beiseite und tauschen sie
}
fl-insert = { $place ->
    [shuffled] mischt { fl-quoted } in den { fl-deck.weak }
   *[top] legt { fl-quoted } oben auf den { fl-deck.weak }
}
fl-insert-may = { fl-who.subject } { $who ->
    [both] dürfen
   *[other] darf
} { fl-quoted } { $place ->
    [shuffled] in den { fl-deck.weak } mischen
   *[top] oben auf den { fl-deck.weak } legen
}

## Die Schicksale

fl-destinies-any = { $count ->
    [one] ein Schicksal
   *[other] { $count } Schicksale
}
fl-destinies-named = { $title }
fl-destinies-except = { $count ->
    [one] ein anderes Schicksal
   *[other] { $count } andere Schicksale
} als { $title }
fl-destiny-discard = { fl-who.subject } { $duty ->
    [may] { $who ->
        [both] dürfen
       *[other] darf
    } { $text } abwerfen
   *[must] { $who ->
        [both] werfen
       *[other] wirft
    } { $text } ab
}
fl-destiny-discard-shown = { fl-who.subject } { $duty ->
    [may] { $who ->
        [both] dürfen
       *[other] darf
    } { $text } zeigen und abwerfen
   *[must] { $who ->
        [both] zeigen
       *[other] zeigt
    } { $text } und { $who ->
        [both] werfen
       *[other] wirft
    } es ab
}
fl-destiny-switch-in = { fl-who.subject } { $duty ->
    [may] { $who ->
        [both] dürfen
       *[other] darf
    } { $text } eintauschen
   *[must] { $who ->
        [both] tauschen
       *[other] tauscht
    } { $text } ein
}
fl-destiny-switch-out = { fl-who.subject } { $duty ->
    [may] { $who ->
        [both] dürfen
       *[other] darf
    } { $text } austauschen
   *[must] { $who ->
        [both] tauschen
       *[other] tauscht
    } { $text } aus
}
fl-destiny-recover = { fl-who.subject } { $duty ->
    [may] { $who ->
        [both] dürfen
       *[other] darf
    } { $text } zurückholen
   *[must] { $who ->
        [both] holen
       *[other] holt
    } { $text } zurück
}
fl-override = das endgültige Schicksal { fl-who.whose } wird { fl-quoted }

## Geheimnisse, Vermutungen, Erzählungen

fl-secret-reveal = { fl-who.subject } { $who ->
    [both] decken
   *[other] deckt
} { $count ->
    [one] { $count } Geheimnis
   *[other] { $count } Geheimnisse
} auf
fl-secret-reveal-any = { fl-who.subject } { $who ->
    [both] decken
   *[other] deckt
} beliebig viele Geheimnisse auf
fl-secret-reveal-all = { fl-who.subject } { $who ->
    [both] decken
   *[other] deckt
} alle Geheimnisse auf
fl-secret-reveal-tag = { fl-who.subject } { $who ->
    [both] decken
   *[other] deckt
} { $count ->
    [one] { $count } Geheimnis
   *[other] { $count } Geheimnisse
} über { fl-quoted } auf
fl-secret-reveal-any-tag = { fl-who.subject } { $who ->
    [both] decken
   *[other] deckt
} beliebig viele Geheimnisse über { fl-quoted } auf
fl-secret-reveal-all-tag = { fl-who.subject } { $who ->
    [both] decken
   *[other] deckt
} alle Geheimnisse über { fl-quoted } auf
fl-secret-discard = { fl-who.subject } { $who ->
    [both] werfen
   *[other] wirft
} { $count ->
    [one] { $count } zufälliges Geheimnis
   *[other] { $count } zufällige Geheimnisse
} ungesehen ab
fl-guess = { fl-who.subject } { $who ->
    [both] raten
   *[other] rät
} den Aspekt eines fremden Wesenszugs
fl-hint = { fl-who.subject } { $who ->
    [both] deuten
   *[other] deutet
} ein Geheimnis an, ohne es aufzudecken
fl-tell = { fl-who.subject } { $who ->
    [both] erzählen
   *[other] erzählt
}: { $text }
fl-raise = vermerkt ab jetzt { fl-quoted }
fl-lower = streicht { fl-quoted }

## Was Reaktionen mit einer Szene tun

fl-skip = die Szene wird übersprungen, zählt aber
fl-replace = die Szene wird nicht ausgeführt; wer sie gespielt hat, spielt eine andere
fl-rechoose = { $how ->
    [pick] { fl-who.subject } { $who ->
        [both] wählen
       *[other] wählt
    } eine andere Option
    [force] wähle eine andere Option für { fl-who.person }
    [copy] die Wahl { fl-who.whose } wird dieselbe wie die der jeweils anderen Person
   *[further] { fl-who.subject } { $who ->
        [both] wählen
       *[other] wählt
    } eine Option mehr und { $who ->
        [both] bekommen
       *[other] bekommt
    } auch deren Effekte
}
fl-void = die Wahl { fl-who.whose } bringt weder Marker noch Effekte, zählt aber für die Übereinstimmung
fl-ignore = die Zufriedenheit { fl-who.whose } bleibt in dieser Szene, wie sie ist
fl-repeat = die Effekte der Szene werden noch einmal ausgeführt
fl-redirect = die wählende und die andere Person tauschen, was die Wahl für sie bewirkt; die Marker bleiben, wo sie sind

## Die nächste Szene

fl-next = bei der nächsten Szene:
fl-next-if = bei der nächsten Szene, wenn { $condition }:
fl-fits-choice = { $choice ->
    [nobody] sie keine Wahl bietet
    [partner] das Gegenüber wählt
    [player] die spielende Person wählt
   *[both] beide wählen
}
fl-fits-deck = sie zum { fl-deck.weak } gehört
fl-fits-kind = sie { fl-kind.a } ist
fl-fits-does = { $does ->
    [satisfaction] sie Zufriedenheit verändert
    [tokens] sie Marker gibt oder nimmt
    [destinies] sie Schicksale bewegt
    [changes] sie etwas an einer Figur ändert
    [reveals] sie etwas aufdeckt
   *[scenes] sie Szenen ziehen, abwerfen oder tauschen lässt
}
fl-next-satisfaction = Zufriedenheit { $count ->
    [0] zählt nicht
    [2] zählt doppelt
   *[other] zählt { $count }-fach
} für { fl-who.person }
fl-next-tokens = die Marker der Optionen { $count ->
    [0] zählen nicht
    [2] zählen doppelt
   *[other] zählen { $count }-fach
}
fl-next-tokens-on = Marker auf { fl-aspect.dative } { $count ->
    [0] zählen nicht
    [2] zählen doppelt
   *[other] zählen { $count }-fach
}
fl-next-swap-roles = die wählende und die andere Person tauschen, was die Wahl für sie bewirkt; die Marker bleiben, wo sie sind
fl-next-chooses = { $choice ->
    [nobody] niemand wählt
    [partner] das Gegenüber wählt
    [player] wer spielt, wählt
   *[both] beide wählen
}
fl-next-forbid = { $options } darf nicht gewählt werden
fl-next-in-order = das Gegenüber wählt zuerst und offen
fl-next-for-each-other = beide wählen die Option, die die andere Person bekommt

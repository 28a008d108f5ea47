### Fog of Love: was die Karten tun, in Worten. Sätze beginnen klein und ohne Punkt.

## Die Personen

# Vor einem Doppelpunkt. .subject: vor dem Verb; .person: im Nebensatz und nach „für“;
# .whose: im Genitiv
fl-who = { $who ->
    [chooser] wer wählt
    [counterpart] andere Person
    [player] wer spielt
    [partner] Gegenüber
    [both] beide
    [first] erste Person
    [second] zweite Person
    [pink] Rosa
    [blue] Blau
    [chose] wer { $letters } gewählt hat
    [named] { $letters }
   *[holder] du
}
    .subject = { $who ->
        [chooser] wer wählt,
        [counterpart] die andere Person
        [player] wer spielt,
        [partner] das Gegenüber
        [both] beide
        [first] die erste Person
        [second] die zweite Person
        [pink] Rosa
        [blue] Blau
        [chose] wer { $letters } gewählt hat,
        [named] { $letters }
       *[holder] du
    }
    .person = { $who ->
        [chooser] die wählende Person
        [counterpart] die andere Person
        [player] die spielende Person
        [partner] das Gegenüber
        [both] beide
        [first] die erste Person
        [second] die zweite Person
        [pink] Rosa
        [blue] Blau
        [chose] die Person mit { $letters }
        [named] { $letters }
       *[holder] du
    }
    .whose = { $who ->
        [chooser] der wählenden Person
        [counterpart] der anderen Person
        [player] der spielenden Person
        [partner] des Gegenübers
        [both] von beiden
        [first] der ersten Person
        [second] der zweiten Person
        [pink] von Rosa
        [blue] von Blau
        [chose] der Person mit { $letters }
        [named] von { $letters }
       *[holder] von dir
    }

## Die sechs Dimensionen und ihre zwei Aspekte

fl-dimension = { $dimension ->
    [discipline] Disziplin
    [curiosity] Neugier
    [extroversion] Extraversion
    [sensitivity] Sensibilität
    [gentleness] Sanftmut
   *[sincerity] Aufrichtigkeit
}
fl-aspect = { $direction ->
    [up] hohe
   *[down] geringe
} { fl-dimension }
    .dative = { $direction ->
        [up] hoher
       *[down] geringer
    } { fl-dimension }
fl-aspect-mark = { fl-dimension } { $direction ->
    [up] ↑
   *[down] ↓
}
fl-token-mark = { $amount } { fl-aspect-mark }

## Stapel, Arten von Szenen, Geschlechter, Ausgänge

fl-deck = { $deck ->
    [sweet] süß
    [serious] ernst
    [drama] dramatisch
   *[custom] extra
}
    .weak = { $deck ->
        [sweet] süßen Stapel
        [serious] ernsten Stapel
        [drama] dramatischen Stapel
       *[custom] Extra-Stapel
    }
fl-kind = { $kind ->
    [situation] Situation
    [secret] Geheimnis
    [minor] Nebenszene
    [reveal-secret] Enthüllung
    [reaction] Reaktion
    [special-effect] Spezialeffekt
    [special-event] besonderes Ereignis
   *[linked] verknüpfte Szene
}
    .a = { $kind ->
        [situation] eine Situation
        [secret] ein Geheimnis
        [minor] eine Nebenszene
        [reveal-secret] eine Enthüllung
        [reaction] eine Reaktion
        [special-effect] eine Szene mit Spezialeffekt
        [special-event] ein besonderes Ereignis
       *[linked] eine verknüpfte Szene
    }
    .dative = { $kind ->
        [situation] einer Situation
        [secret] einem Geheimnis
        [minor] einer Nebenszene
        [reveal-secret] einer Enthüllung
        [reaction] einer Reaktion
        [special-effect] einer Szene mit Spezialeffekt
        [special-event] einem besonderen Ereignis
       *[linked] einer verknüpften Szene
    }
fl-choice = { $choice ->
    [nobody] keine Wahl
    [partner] das Gegenüber wählt
    [player] wer spielt, wählt
   *[both] beide wählen
}
fl-gender = { $gender ->
    [woman] Frau
    [man] Mann
   *[neither] weder noch
}
fl-stance = { $stance ->
    [stay] bleiben
   *[separate] sich trennen
}
fl-step = { $step ->
    [choices] Trefft die Wahl des Finales.
    [select-destiny] Bestimmt beide geheim euer endgültiges Schicksal.
    [reveal-destinies] Deckt beide endgültigen Schicksale auf.
    [secrets] Deckt die übrigen Geheimnisse auf und führt sie aus, zuerst die der ersten Person.
    [goals] Deckt die Wesenszüge auf und wertet ihre Ziele.
   *[effects] Führt die Effekte des Finales aus.
}
fl-type-more = { $first } · { $next }

## Sätze und Aufzählungen

fl-sentence = { $text }.
fl-then = { $first }; { $next }
fl-or = { $first } oder { $last }
fl-or-more = { $first }, { $next }
fl-quoted = „{ $title }“

## Die Teile einer Karte

fl-requires = nur spielbar, wenn { $condition }
fl-on-play = beim Ausspielen:
fl-secret-tokens = für die Person, die es gespielt hat: { $text }
fl-secret-revealed = wenn aufgedeckt:
fl-secret-never = wenn nie aufgedeckt:
fl-react = { $moment ->
    [played] { $answers ->
        [own] spielbar, gleich nachdem du eine Szene gespielt hast
        [partner] spielbar, gleich nachdem dein Gegenüber eine Szene gespielt hat
       *[any] spielbar, gleich nachdem eine Szene gespielt wurde
    }
    [revealed] { $answers ->
        [own] spielbar, sobald die Wahl bei einer deiner Szenen aufgedeckt ist
        [partner] spielbar, sobald die Wahl bei einer Szene deines Gegenübers aufgedeckt ist
       *[any] spielbar, sobald die Wahl bei einer Szene aufgedeckt ist
    }
   *[resolved] { $answers ->
        [own] spielbar, sobald eine deiner Szenen ausgeführt ist
        [partner] spielbar, sobald eine Szene deines Gegenübers ausgeführt ist
       *[any] spielbar, sobald eine Szene ausgeführt ist
    }
}
fl-react-if = { $text }, wenn { $condition }
fl-option = { $option }: { $clauses }
fl-option-so = { $option }:

## Wesenszüge, Schicksale, Kapitel

fl-goal-individual = deine eigene Bilanz { fl-aspect-mark } beträgt mindestens { $count }: { $amount }
fl-goal-theirs = die eigene Bilanz von { $player } { fl-aspect-mark } beträgt mindestens { $count }: { $amount }
fl-goal-shared = eure gemeinsame Bilanz { fl-aspect-mark } beträgt mindestens { $count }: { $amount }
fl-goal-missed = { $text }, sonst { $penalty }
fl-destiny-stay = du bleibst in der Beziehung
fl-destiny-separate = du verlässt die Beziehung
fl-destiny-when = erfüllt, wenn { $condition }
fl-destiny-also = und nur, wenn { $condition }
fl-chapter-draws = Nachziehstapel: { $text }
fl-chapter-length = das Kapitel dauert { $count ->
    [one] { $count } Szene
   *[other] { $count } Szenen
}

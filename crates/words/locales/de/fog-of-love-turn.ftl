### Fog of Love: was jetzt zu tun ist, was man tun kann und warum nicht

## Was jetzt zu tun ist

ft-ask-wait = Einen Augenblick: Der Zufall entscheidet.
ft-ask-over = Die Geschichte ist zu Ende erzählt.
ft-ask-gender = Wähle, wen du spielst: eine Frau, einen Mann oder weder noch.
ft-ask-traits = Behalte drei dieser Wesenszüge: Sie bleiben dein Geheimnis.
ft-ask-occupation = Wähle einen Beruf für deine Figur.
ft-ask-feature = Wähle, was dir an { $target } auffällt.
ft-ask-introduction = Gib deiner Figur einen Namen und stell sie vor.
ft-ask-turn = Du bist am Zug: Spiel eine Szene; Nebenszenen darfst du vorher eintauschen.
ft-ask-draw = Wähle den Stapel, von dem du ziehst: { $text }.
ft-ask-choice = Wähle eine Option: { $options }.
ft-ask-rechoice = Wähle eine andere Option: { $options }.
ft-ask-rechoice-for = Wähle eine andere Option für { $target }: { $options }.
ft-ask-reaction = { $moment ->
    [played] Die Szene ist gespielt: Reagiere oder mach weiter.
    [revealed] Die Wahl ist aufgedeckt: Reagiere oder mach weiter.
   *[resolved] Die Szene ist ausgeführt: Reagiere oder mach weiter.
}
ft-ask-option = Wähle eine von { $count } Möglichkeiten.
ft-ask-give-up = Wähle { ft-what.the }, { $what ->
    [feature] das
   *[other] den
} du aufgibst.
ft-ask-give-up-guessed = Richtig geraten: Gib einen Wesenszug mit { fl-aspect.dative } auf.
ft-ask-take = Wähle { ft-what.new } für dich.
ft-ask-take-for = Wähle { ft-what.new } für { $target }.
ft-ask-drop = { $duty ->
    [may] Du darfst ein Schicksal abwerfen.
   *[must] Wähle ein Schicksal, das du abwirfst.
}
ft-ask-drop-shown = { $duty ->
    [may] Du darfst { $target } ein Schicksal zeigen und es abwerfen.
   *[must] Wähle ein Schicksal, das du { $target } zeigst und abwirfst.
}
ft-ask-switch-in = { $duty ->
    [may] Du darfst ein Schicksal eintauschen: Wähle, welches kommt und welches geht.
   *[must] Tausch ein Schicksal ein: Wähle, welches kommt und welches geht.
}
ft-ask-switch-out = { $duty ->
    [may] Du darfst ein Schicksal austauschen: Wähle, welches geht und welches kommt.
   *[must] Tausch ein Schicksal aus: Wähle, welches geht und welches kommt.
}
ft-ask-recover = { $duty ->
    [may] Du darfst ein Schicksal zurückholen.
   *[must] Wähle ein Schicksal, das du zurückholst.
}
ft-ask-discard = { $duty ->
    [may] Wirf beliebig viele Szenen ab.
   *[must] Wähle eine Szene, die du abwirfst.
}
ft-ask-show-trait = Wähle einen Wesenszug, den du { $target } zeigst.
ft-ask-show-destiny = Wähle ein Schicksal, das du { $target } zeigst.
ft-ask-show-scene = Wähle eine Szene, die du { $target } zeigst.
ft-ask-trade = Wähle eine Szene zum Tausch mit { $target }.
ft-ask-secret = Wähle ein Geheimnis von { $target }, das aufgedeckt wird.
ft-ask-guess = Rate den Aspekt eines Wesenszugs von { $target }.
ft-ask-swap = Wähle eines deiner Merkmale und das von { $target }, gegen das du es tauschst.
ft-ask-enter = Trag ein, was dabei herauskam.
ft-ask-confirm = Stimmt, was { $target } eingetragen hat?
ft-ask-final = Bestimme dein endgültiges Schicksal.
ft-ask-order = Bring deine Ziele in eine Reihenfolge: Auf demselben Aspekt verlangt das zweite das Doppelte, das dritte das Dreifache.

ft-wait = Warten auf { $players }: { $deed ->
    [gender] eine Figur zum Spielen
    [traits] drei Wesenszüge
    [occupation] ein Beruf
    [feature] ein Merkmal
    [introduction] eine Vorstellung
    [turn] eine Szene
    [draw] ein Stapel zum Ziehen
    [choice] eine Option
    [reaction] vielleicht eine Reaktion
    [decision] eine Entscheidung
    [give-up] eine Karte, die geht
    [take] eine neue Karte
    [destiny] ein Schicksal
    [discard] Szenen zum Abwerfen
    [show] eine Karte zum Zeigen
    [trade] eine Szene zum Tauschen
    [secret] ein Geheimnis, das ans Licht kommt
    [guess] eine Vermutung
    [swap] Merkmale zum Tauschen
    [enter] ein Ergebnis zum Eintragen
    [confirm] ein Ja oder ein Nein
    [final] das endgültige Schicksal
   *[order] die Reihenfolge der Ziele
}.

## Was man tun kann

ft-do-gender = { $gender ->
    [woman] Eine Frau
    [man] Ein Mann
   *[neither] Weder noch
}
ft-do-keep = { $text } behalten
ft-do-introduce = Das bin ich
ft-do-exchange = { fl-quoted } eintauschen
ft-do-play = { fl-quoted } spielen
ft-do-skip = Nichts spielen
ft-do-draw = { ft-scene } ziehen
ft-do-choose = Option { $option }
ft-do-go-on = Weiter
ft-do-leave = Es dabei lassen
ft-do-enough = Das genügt
ft-do-react = Mit { fl-quoted } reagieren
ft-do-pick = Möglichkeit { $count }
ft-do-give-up = { fl-quoted } aufgeben
ft-do-take = { fl-quoted } nehmen
ft-do-discard = { fl-quoted } abwerfen
ft-do-switch = { fl-quoted } kommt, „{ $left }“ geht
ft-do-recover = { fl-quoted } zurückholen
ft-do-show = { fl-quoted } zeigen
ft-do-offer = { fl-quoted } beiseitelegen
ft-do-secret = Geheimnis { $count }
ft-do-swap = „{ $left }“ gegen { fl-quoted }
ft-do-enter = { $player }: { $gain }
ft-do-done = Das ist alles
ft-do-confirm = Das stimmt
ft-do-object = Das stimmt nicht
ft-do-order = { $first }, dann { $next }, dann { $last }

## Warum nicht

ft-illegal-not-asked = Geduld: Du bist gerade nicht gefragt.
ft-illegal-asked-else = Jetzt nicht: Das Spiel wartet auf etwas anderes.
ft-illegal-keep-three = Behalte genau drei Wesenszüge.
ft-illegal-no-such-place = An dieser Stelle liegt keine Karte.
ft-illegal-not-in-hand = Diese Szene hast du nicht auf der Hand.
ft-illegal-not-minor = Nur Nebenszenen lassen sich eintauschen.
ft-illegal-too-late = Nebenszenen lassen sich nur zu Beginn eines Zuges eintauschen.
ft-illegal-nothing-to-draw = Es gibt keine Karte mehr, die du dafür ziehen könntest.
ft-illegal-only-answers = Eine Reaktion antwortet nur auf eine andere Szene.
ft-illegal-no-secret = Dein Gegenüber hat kein Geheimnis zum Aufdecken.
ft-illegal-requires = Die Bedingung dieser Szene ist nicht erfüllt.
ft-illegal-must-play = Du hast noch etwas zum Spielen oder Eintauschen.
ft-illegal-not-a-source = Von diesem Stapel kannst du jetzt nicht ziehen.
ft-illegal-no-such-option = Diese Option steht dir nicht offen.
ft-illegal-does-not-answer = Diese Szene passt nicht auf das, was gerade geschieht.
ft-illegal-may-not-leave = Hier musst du dich entscheiden.
ft-illegal-not-that-destiny = Dieses Schicksal lässt sich hier nicht wählen.
ft-illegal-shown-already = Diese Karte wurde schon gezeigt.
ft-illegal-no-such-secret = Dieses Geheimnis hat dein Gegenüber nicht.
ft-illegal-not-enterable = Das lässt sich nicht eintragen: höchstens { $most } Punkte auf einmal und { $count } Zeilen insgesamt.
ft-illegal-not-an-order = In diese Reihenfolge lassen sich die Ziele nicht bringen.
ft-illegal-no-chance = Gerade ist nichts dem Zufall überlassen.
ft-illegal-impossible-chance = Das ist jetzt nicht möglich: Diese Karte kann nicht kommen.

ft-refused-story = Es gibt keine Liebesgeschichte „{ $text }“.
ft-refused-tutorial = Zur Liebesgeschichte „{ $text }“ gibt es kein Tutorial.
ft-refused-seat = Fog of Love ist für zwei: Es gibt keinen Platz { $seat }.
ft-refused-event = „{ $text }“ ist kein besonderes Ereignis mit verknüpften Szenen.
ft-refused-scenes = Im { fl-deck.weak } sind zu wenige Szenen übrig, um zu beginnen.

ft-untold-seat = Diesen Platz gibt es an diesem Tisch nicht.
ft-untold-empty = Da steht noch nichts: Schreib etwas.
ft-untold-too-long = Das ist zu lang: Ein Name hat höchstens { $count } Zeichen, eine Zeile { $most }.
ft-untold-unprintable = Darin sind Zeichen, die sich nicht zeigen lassen.
ft-untold-own-name = Gib deiner Figur einen Namen, der nicht dein eigener ist.
ft-untold-full = Die Geschichte ist voll: Mehr lässt sich nicht aufschreiben.

## Beschriftungen des Tisches

ft-satisfaction = Zufriedenheit
ft-personality = Persönlichkeit
ft-hand = Szenen auf der Hand
ft-secrets = Geheimnisse
ft-traits = Wesenszüge
ft-occupation = Beruf
ft-features = Merkmale
ft-destinies = Schicksale
ft-pile = Persönlicher Ablagestapel
ft-final-destiny = Endgültiges Schicksal
ft-laid = Szenen dieses Kapitels
ft-discards = Ablagestapel
ft-events = Besondere Ereignisse
ft-flags = Vermerkt
ft-decks = Stapel
ft-deck-left = { fl-deck } ({ $count })
ft-first-player = Erste Person
ft-none = noch nichts
ft-status-choosing = wählt noch
ft-status-chosen = hat gewählt
ft-known = Was du über { $target } weißt
ft-note-trait = der Wesenszug { fl-quoted }, gezeigt in Kapitel { $chapter }
ft-note-destiny = das Schicksal { fl-quoted }, gezeigt in Kapitel { $chapter }
ft-note-scene = die Szene { fl-quoted }, gezeigt in Kapitel { $chapter }
ft-creation = Die Figuren entstehen
ft-chapter = Kapitel { $chapter }: { $count } von { $most ->
    [one] { $most } Szene
   *[other] { $most } Szenen
}
ft-chapter-short = Kapitel { $chapter }
ft-finale = Finale
ft-tale = Die Geschichte bisher
ft-name-hint = Ein Name für deine Figur
ft-tell-hint = Erzähl weiter …
ft-do-tell = Erzählen
ft-told = { $player }: { $text }

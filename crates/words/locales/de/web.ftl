### Die Seiten im Browser

## Um jede Seite herum

web-parlour = Parlour
web-description = Romantische Tischspiele im Browser: mit Freunden, mit Bots oder reihum an einem Gerät. Ohne Konto.
web-title = { $title } – { web-parlour }
web-skip = Zum Inhalt springen
web-language = Sprache
web-theme = Darstellung
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-system = Wie mein Gerät
web-footer = Parlour ist ein Zuhause für einige romantische Tischspiele. Es wird von Liebhabern gemacht und steht in keiner Verbindung zu den Autoren und Verlagen der Spiele.
web-rules-of = Regeln von { $game }
web-reconnecting = Die Leitung ist schlecht. Neuer Versuch …
web-close = Schließen

## Die erste Seite

web-home-title = Drei Spiele über die Liebe
web-home-line = Kein Konto, nichts zu installieren. Such dir einen Tisch aus, und die Karten werden verteilt.
web-about-love-letter = Bring deinen Brief am ganzen Hof vorbei bis zur Prinzessin. Eine Karte auf der Hand, eine gezogen, eine gespielt.
web-about-favor = Hinter der Tür wartet eine Dame oder ein Tiger, und das bist du. Biete auf alles, was dir gleicht, aber lass dir nichts anmerken.
web-about-fog-of-love = Zwei Menschen, eine Liebesgeschichte: Sie schreibt sich beim Spielen, und ihr verbergt beide etwas.
web-players = { $count } bis { $most } Personen
web-two-players = zwei Personen
web-minutes = { $count } bis { $most } Minuten
web-soon = Bald
web-soon-line = Dieser Tisch wird noch gedeckt. Die Regeln kann man schon lesen.
web-play-now = Sofort spielen
web-invite = Einladen
web-one-device = Ein Gerät
web-ways = „Sofort spielen“ teilt gleich aus, gegen Bots. „Einladen“ gibt dir einen Link für Freunde. „Ein Gerät“ geht reihum.
web-more = Mehr
web-field-first = Wer beginnt
web-field-players = Wie viele spielen
web-field-rules = Welche Regeln
web-field-level = Wie die Bots spielen
web-as-usual = Wie üblich
web-edition-players = { $edition ->
    [2019] Ausgabe von 2019, { $count } bis { $most } Personen
    [classic] Klassische Ausgabe, { $count } bis { $most } Personen
   *[other] { $edition }, { $count } bis { $most } Personen
}

## Man setzt sich

web-lobby-title = Ein Tisch für { $game }
web-invites = { $player } lädt dich zu { $game } ein
web-invited = Du bist zu { $game } eingeladen
web-edition-line = Gespielt wird die { $edition ->
    [2019] Ausgabe von 2019
    [classic] klassische Ausgabe
   *[other] Ausgabe { $edition }
}.
web-takes = Eine Partie dauert { $count } bis { $most } Minuten.
web-no-account = Kein Konto, nichts zu installieren.
web-sit-down = Platz nehmen
web-your-name = Dein Name
web-name-help = Lass das Feld leer, und wir finden einen für dich.
web-save = Speichern
web-seats = Plätze
web-seat-free = Ein freier Platz
web-seat-bot = Bot, { $level }
web-host = Lädt ein
web-you = Du
web-not-here = Kurz draußen
web-put-bot = Bot hinsetzen
web-put-bot-in = Einen Bot auf Platz { $seat } setzen
web-remove = { $player } vom Tisch nehmen
web-level-of = Wie { $player } spielt
web-invitation = Die Einladung
web-invitation-help = Wer diesen Link öffnet, darf Platz nehmen.
web-table-link = Link zum Tisch
web-copy = Kopieren
web-copied = Kopiert
web-qr = QR-Code des Links
web-watchers = Zuschauen ist erlaubt
web-start = Karten austeilen
web-start-alone = Freie Plätze übernehmen Bots, und wer später kommt, kann jederzeit einen Bot ablösen.
web-waiting-host = Noch hat { $player } das Siegel nicht gebrochen …
web-waiting-start = Noch ist das Siegel nicht gebrochen …
web-waiting-guests = Die Tinte ist trocken, die Stühle sind warm. Wer fehlt noch?
web-waiting-ready = Alle sind da. Brich das Siegel, wann du magst.
web-one-device-help = Ein Gerät geht von Hand zu Hand. Gib allen einen Namen; ein Vorhang verbirgt jede Hand vor den anderen.
web-watching = { $count ->
    [0] Niemand schaut zu
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
web-full = Alle Plätze sind besetzt. Zuschauen ist herzlich erlaubt.

## Am Tisch

web-panel-log = Verlauf
web-panel-chat = Chat
web-panel-rules = Regeln
web-panel-seats = Plätze
web-beside = Neben dem Tisch
web-title-turn = Du bist dran – { $game }
web-title-waiting = Warten – { $game }
web-title-player = { $player } – { $game }
web-title-paused = Pause – { $game }
web-title-over = Spiel vorbei – { $game }
web-log-empty = Noch ist nichts geschehen.
web-since = Seit deinem Zug
web-skip-ahead = Nächsten Zug zeigen
web-speed = Tempo der Züge
web-speed-of = { $speed ->
    [slow] Gemächlich
    [quick] Schnell
    [instant] Sofort
   *[usual] Normal
}
web-chat-empty = Noch ist kein Wort gefallen.
web-chat-say = Sag etwas
web-chat-watching = Reden darf nur, wer am Tisch sitzt.
web-send = Senden
web-reactions = Reaktionen
web-reaction = { $reaction ->
    [bravo] Bravo!
    [ouch] Autsch!
    [laugh] Haha!
    [heart] Mein Herz!
    [hmm] Hm …
   *[thanks] Danke!
}
web-full-rules = Die ganzen Regeln
web-reveal = Schau hin
web-got-it = Verstanden
web-explained = Was es ist
web-hints-off = Keine Hinweise mehr
web-spectator = Du schaust zu und siehst nur, was alle sehen.
web-spectator-sit = { $player } räumt gern den Platz für dich.
web-paused = Das Spiel ruht.
web-paused-host = Das Spiel ruht, bis du es weckst.
web-pause = Pause
web-resume = Weiter
web-away = Ein Bot spielt für dich.
web-return = Zurück auf meinen Platz
web-leave = Aufstehen
web-leave-seat = Den Platz von { $player } verlassen
web-leave-help = Ein Bot spielt weiter, und du kannst zurückkommen.
web-stand-in = Einen Bot für { $player } spielen lassen
web-stand-in-note = Ein Bot spielt
web-bring = Jemanden dazuholen
web-bring-help = Wer diesen Link öffnet, kann mitten im Spiel den Platz eines Bots übernehmen.
web-my-seat = Dein Platz anderswo
web-my-seat-help = Dieser Link gehört nur dir. Öffne ihn auf einem anderen Gerät und spiel dort weiter.
web-my-seat-link = Privater Link zu deinem Platz
web-settings = Einstellungen
web-notify = Sag mir, wenn ich dran bin
web-dim = Unmögliches abdunkeln

## Das Ende

web-over = Das Spiel ist vorbei
web-won = { $player } gewinnt
web-won-together = { $players } gewinnen gemeinsam
web-rematch = Noch einmal
web-earlier = Frühere Partien an diesem Tisch
web-earlier-game = Partie { $count }
web-replay = Rückschau
web-share = Diese Partie zeigen
web-fair = Ehrlich gegeben
web-fair-sealed = Vor der ersten Karte wurde aller Zufall versiegelt. Dies ist das Siegel; wenn das Spiel vorbei ist, zeigt sich der Keim darin.
web-fair-open = Aller Zufall kam aus diesem Keim, und sein Siegel war von der ersten Karte an zu sehen. Jeder kann prüfen, dass beide zusammengehören und jede Karte daraus folgt.
web-seal = Siegel
web-seed = Keim
web-transcript = Mitschrift der ganzen Partie

## Ein Gerät

web-pass-to = Weiter an { $player }
web-pass-help = Alle anderen: Blick zur Decke, bitte.
web-peek = Halten zum Spicken
web-my-turn = Ich bin dran
web-peek-for = { $player } hält zum Spicken
web-others-peek = Möchte noch jemand seine Karten sehen?
web-hide = Verdecken und weitergeben
web-thinks = { $player } denkt nach …

## Rückschau

web-replay-title = Rückschau: { $game }
web-replay-step = Schritt { $count } von { $most }
web-first = Zum Anfang
web-previous = Ein Schritt zurück
web-next = Ein Schritt weiter
web-last = Zum Ende
web-eyes = Mit wessen Augen
web-honest = Geprüft: Jede Karte wurde so gegeben, wie das Siegel es will.
web-dishonest = Etwas stimmt nicht: Diese Karten folgen nicht aus dem versiegelten Keim.
web-back-to-table = Zurück zum Tisch

## Regeln

web-contents = Auf dieser Seite

## Ein privater Link, und verirrte Briefe

web-seat-title = Ein Platz wartet
web-seat-question = Das ist der Platz von { $player } an einem Tisch mit { $game }. Hier Platz nehmen, an diesem Gerät?
web-seat-sit = Hier Platz nehmen
web-error-title = Dieser Brief hat sich verirrt
web-error-home = Zurück in den Salon

### Die Seiten im Browser

## Um jede Seite herum

web-parlour = Parlour
web-description = Romantische Gesellschaftsspiele im Browser: mit Freunden, mit Bots oder reihum an einem Gerät. Ohne Konto.
web-title = { $title } – { web-parlour }
web-skip = Zum Inhalt springen
web-language = Sprache
web-sound = Klänge
web-theme = Darstellung
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-system = Wie mein Gerät
web-footer = Parlour ist ein Zuhause für einige romantische Gesellschaftsspiele. Es wird von Fans gemacht und steht in keiner Verbindung zu den Autoren und Verlagen der Spiele.
web-rules-of = Regeln von { $game }
web-reconnecting = Verbindung verloren. Neuer Versuch … Was du jetzt drückst, wird nicht gespielt.
web-late = Dieser Klick kam zu spät, der Moment war vorbei. Es wurde nichts gespielt: Schau noch einmal hin und wähle.
web-close = Schließen

## Die erste Seite

web-home-title = Drei Spiele über die Liebe, an einem Tisch
web-home-line = Spiel sofort gegen Bots, schick einen Link an Freunde oder reich ein Gerät herum. Kein Konto, nichts zu installieren.
web-about-love-letter = Bring deinen Brief am ganzen Hof vorbei bis zur Prinzessin. Eine Karte auf der Hand, eine gezogen, eine gespielt.
web-about-favor = Hinter der Tür wartet eine Dame oder ein Tiger, und das bist du. Biete auf alles, was dir gleicht, aber lass dir nichts anmerken.
web-about-fog-of-love = Zwei Menschen, eine Liebesgeschichte: Sie schreibt sich beim Spielen, und ihr verbergt beide etwas.
web-players = { $count } bis { $most } Personen
web-two-players = zwei Personen
web-minutes = { $count } bis { $most } Minuten
web-lessons = Zum ersten Mal? Lern beim Spielen
web-play-now = Sofort spielen
web-invite = Einladen
web-one-device = Ein Gerät
web-your-tables = Deine Tische
web-your-turn = Du bist dran
web-turn-of = Warten auf { $players }
web-gathering = Noch nicht ausgeteilt
web-finished = Zu Ende gespielt
web-with = mit { $players }
web-forget = Aus der Liste nehmen
web-more = Mehr
web-field-first = Wer beginnt
web-field-story = Geschichte
web-field-players = Personen
web-field-rules = Regeln
web-field-level = Stärke der Bots
web-as-usual = Standard
web-edition-players = { $edition ->
    [classic] Klassische Version, { $count } bis { $most } Personen
   *[other] Ausgabe { $edition }, { $count } bis { $most } Personen
}

## Man setzt sich

web-lobby-title = Ein Tisch für { $game }
web-invites = { $player } lädt dich zu { $game } ein
web-invited = Du bist zu { $game } eingeladen
web-edition-line = Gespielt wird die { $edition ->
    [classic] Klassische Version
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
web-seat-bot = Bot ({ $level })
web-host = Lädt ein
web-you = Du
web-not-here = Kurz draußen
web-put-bot = Bot hinsetzen
web-put-bot-in = Einen Bot auf Platz { $seat } setzen
web-remove = { $player } vom Tisch nehmen
web-level-of = Stärke von { $player }
web-invitation = Die Einladung
web-invitation-help = Wer diesen Link öffnet, darf Platz nehmen.
web-table-link = Link zum Tisch
web-how-many = Wie viele spielen mit?
web-share-link = Teilen
web-copy = Kopieren
web-copied = Kopiert
web-qr = QR-Code des Links
web-watchers = Zuschauen ist erlaubt
web-start = Karten austeilen
web-start-alone = Freie Plätze übernehmen Bots, und wer später kommt, kann jederzeit um den Platz eines Bots bitten.
web-waiting-host = Warten, bis { $player } die Karten austeilt …
web-waiting-start = Warten, bis jemand die Karten austeilt …
web-waiting-guests = Die Tinte ist trocken, die Stühle sind warm. Wer fehlt noch?
web-waiting-ready = Alle sind da. Teil die Karten aus, wann du magst.
web-one-device-help = Ein Gerät geht von Hand zu Hand. Gib allen einen Namen; ein Vorhang verbirgt jede Hand vor den anderen.
web-watching = { $count ->
    [0] Niemand schaut zu
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
web-full = Alle Plätze sind besetzt. Zuschauen ist herzlich erlaubt.

## Am Tisch

web-panel-news = Neues
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
web-keys = Tasten
web-key-figure = die Karte oder Person mit dieser Zahl; was endgültig ist, zweimal drücken
web-key-back = einen Schritt zurück
web-key-explain = Was ist das? Wenn eine Karte ausgewählt ist
web-key-on = weiter zum nächsten Zug
web-key-cards = von Karte zu Karte
web-key-know = was du weißt
web-key-panels = Verlauf, Chat, Regeln
web-key-sound = Klänge an oder aus
web-speed = Tempo der Züge
web-speed-of = { $speed ->
    [slow] Gemächlich
    [quick] Schnell
    [instant] Sofort
   *[usual] Normal
}
web-chat-empty = Noch ist kein Wort gefallen.
web-chat-say = Sag etwas
web-chat-watching = Nur wer am Tisch sitzt, darf mitreden.
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
web-full-rules = Die vollständigen Regeln
web-reveal = Ansehen
web-take-in = Sieh erst hin, dann geht es weiter.
web-got-it = Verstanden
web-explained = Was ist das?
web-hints-off = Tipps ausblenden
web-spectator = Du schaust zu und siehst nur, was alle sehen.
web-spectator-sit = { $player } räumt gern den Platz für dich.
web-paused = Das Spiel ruht.
web-paused-host = Das Spiel ruht, bis du es weckst.
web-pause = Pause
web-resume = Fortsetzen
web-away = Ein Bot spielt für dich.
web-return = Zurück auf meinen Platz
web-leave = Aufstehen
web-leave-seat = Den Platz von { $player } verlassen
web-leave-help = Ein Bot spielt weiter, und du kannst zurückkommen.
web-stand-in = Einen Bot für { $player } spielen lassen
web-stand-in-note = Ein Bot spielt
web-gone = { $player } ist gerade nicht am Tisch.
web-gone-help = Nach einer Minute darf ein Bot einspringen, bis zur Rückkehr.
web-remove-sure = { $player } vom Tisch nehmen? Eine Rückkehr an diesen Tisch ist dann nicht möglich.
web-remove-yes = Ja, vom Tisch nehmen
web-cancel = Abbrechen
web-bring = Jemanden dazuholen
web-bring-help = Wer diesen Link öffnet, kann mitten im Spiel um den Platz eines Bots bitten. Einlassen kann, wer eingeladen hat.
web-my-seat = Auf einem anderen Gerät weiterspielen
web-my-seat-help = Dieser Link gehört nur dir. Öffne ihn auf einem anderen Gerät und spiel dort weiter.
web-my-seat-link = Privater Link zu deinem Platz
web-settings = Einstellungen
web-motion = Bewegung
web-motion-of = { $motion ->
    [calm] Ruhig: überblenden statt gleiten
    [none] Keine
   *[system] Wie mein Gerät
}
web-hints-on = Tipps am Tisch zeigen
web-settings-name-help = Unter diesem Namen nimmst du Platz. Lass das Feld leer, und wir finden jedes Mal einen für dich.
web-saved = Gespeichert.
web-notify = Bescheid geben, wenn ich dran bin
web-dim = Unmögliches ausgrauen

## Das Ende

web-over = Das Spiel ist vorbei
web-won = { $player } gewinnt
web-you-won = Du gewinnst!
web-won-together = { $players } gewinnen gemeinsam
web-score = Gewonnene Partien:
web-score-two = { $player } { $count } : { $rest } { $target }
web-score-of = { $player } { $count }
web-rematch = Noch einmal spielen
web-by-round = Runde für Runde
web-moments = Was in Erinnerung bleibt
web-earlier = Frühere Partien an diesem Tisch
web-earlier-game = Partie { $count }
web-replay = Rückschau
web-share = Diese Partie teilen
web-fair = Ehrlich gegeben
web-fair-sealed = Vor der ersten Karte wurde das Mischen versiegelt. Dies ist das Siegel; wenn das Spiel vorbei ist, zeigt sich der Startwert darin.
web-fair-open = Gemischt wurde nach diesem Startwert, und sein Siegel war von der ersten Karte an zu sehen. Alle können prüfen, dass beide zusammengehören und jede Karte daraus folgt.
web-seal = Siegel
web-seed = Startwert
web-number-parlour = Zahl des Salons
web-number-of = Zahl von { $player }
web-number-unopened = zugesagt und nicht rechtzeitig aufgedeckt
web-check-mine = Niemand hat allein bestimmt, wie gemischt wird. Dein Browser hat es geprüft: Seine eigene Zahl ist unter denen, die den Startwert ergeben, und der Startwert folgt aus allen.
web-check-again = Niemand hat allein bestimmt, wie gemischt wird: Die Zahl deines Browsers ist unter denen, die den Startwert ergeben, und der Startwert folgt aus allen. Doch nach den Zahlen wurde mehr als einmal gefragt, bevor das Spiel begann.
web-check-others = Niemand hat allein bestimmt, wie gemischt wird: Der Startwert folgt aus den Zahlen derer, die mitgemacht haben. Dein Browser hat es geprüft und hat selbst keine Zahl darunter.
web-check-missing = Dein Browser hat eine Zahl fürs Mischen gegeben, und sie ist nicht unter denen, die den Startwert ergeben: Sie kam zu spät oder wurde ausgelassen.
web-check-wrong = Diese Zahlen passen nicht zusammen: Es wurde nicht so gemischt, wie es zugesagt war. Heb die Mitschrift auf.
web-transcript = Mitschrift der ganzen Partie

## Ein Gerät

web-pass-to = Weiter an { $player }
web-pass-help = Alle anderen: Blick zur Decke, bitte.
web-peek = Gedrückt halten und spicken
web-peek-for = { $player }: gedrückt halten und spicken
web-others-peek = Möchte noch jemand in die eigenen Karten sehen?
web-hide = Verdecken und weitergeben
web-thinks = { $player } denkt nach …

## Rückschau

web-replay-title = Rückschau: { $game }
web-replay-step = Schritt { $count } von { $most }
web-first = Zum Anfang
web-previous = Ein Schritt zurück
web-next = Ein Schritt weiter
web-last = Zum Ende
web-replay-rounds = Springe zu
web-replay-all = Alle Karten
web-eyes = Ansicht
web-honest = Geprüft: Jede Karte passt zum versiegelten Startwert.
web-dishonest = Etwas stimmt nicht: Diese Karten passen nicht zum versiegelten Startwert.
web-back-to-table = Zurück zum Tisch

## Regeln

web-contents = Auf dieser Seite

## Ein privater Link, und verirrte Briefe

web-seat-title = Ein Platz wartet
web-seat-question = Das ist der Platz von { $player } an einem Tisch mit { $game }. Hier Platz nehmen, an diesem Gerät?
web-seat-sit = Hier Platz nehmen
web-error-title = Dieser Brief hat sich verirrt
web-error-home = Zurück in den Salon

## Ein Platz, der den Besitzer wechselt

web-spectator-ask = Zuerst wird die Person gefragt, die eingeladen hat. Du siehst dann die Hand, wie sie ist, und nichts von dem, was vorher zu sehen war.
web-ask-seat = Um den Platz bitten
web-asked = { $player } wurde gefragt. Sobald du eingelassen wirst, sitzt du am Tisch.
web-asked-nobody = Die Person, die eingeladen hat, wurde gefragt. Sobald du eingelassen wirst, sitzt du am Tisch.
web-withdraw = Schon gut
web-request = { $player } steht vor der Tür und bittet um den Platz von { $target }.
web-request-help = { $player } sähe die Hand, wie sie jetzt ist, und nichts von vorher.
web-let-in = Einlassen
web-not-now = Jetzt nicht
web-taken-over = { $player } übernimmt den Platz von { $target }, mit der Hand von jetzt und mit nichts von dem, was dort vorher zu sehen war.
web-invite-seat = Auf den Platz von { $player } einladen
web-invite-seat-help = Ein Link für einen Gast. Wer ihn öffnet, darf ohne zu fragen den Platz dieses Bots übernehmen.
web-invite-seat-held = Ein Link für einen Gast. Auf diesem Platz saß in diesem Spiel schon jemand, darum wirst du noch einmal gefragt.
web-shared = Ein anderes Gerät spielt auf deinem Platz mit.
web-reclaim = Meinen Platz für mich haben
web-reclaim-help = Das andere Gerät verliert den Platz, und Links dorthin gelten nicht mehr.
web-borrowed = Du sitzt auf dem Platz von { $player }, über den privaten Link.
web-release = Zurückgeben
web-door-title = Hier wird gerade gespielt
web-door-ask = Ein Bot hält aber einen Platz warm: Wer eingeladen hat, kann dich einlassen.
web-invited-question = { $player } hält dir an einem Tisch mit { $game } einen Platz frei. Hier Platz nehmen?
web-invited-question-nobody = An einem Tisch mit { $game } ist ein Platz für dich frei. Hier Platz nehmen?

## The window in which silence passes

web-window = Möchte jemand reagieren?
web-window-left = Weiter in { $count } s
web-holds = { $player } bittet um einen Moment.
web-hold = Moment!
web-hold-for = { $player }: Moment!
web-window-length = Zeit für Reaktionen
web-window-off = Keine: Es geht gleich weiter
web-window-seconds = { $count } s
web-window-ask = Jedes Mal fragen
web-key-hold = anhalten, um zu reagieren

## Die Seite einer Liebesgeschichte

web-story-read = Eure Geschichte lesen
web-story-keep = Diese Geschichte aufheben
web-story-ours-keep = Unsere Geschichte aufheben
web-story-file = Als Seite speichern
web-story-text = Als Text speichern
web-story-share = Andere lesen lassen
web-story-unshare = Für euch behalten
web-story-shared = Ihr seid euch einig: Wer diesen Link hat, kann die Geschichte lesen.
web-story-ours = Nur ihr zwei könnt das lesen, bis ihr euch einig seid, es zu teilen.

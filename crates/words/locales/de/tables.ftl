### Ein Tisch: warum etwas abgelehnt wird, und wer dort sitzt

refused-unknown-game = Dieses Spiel gibt es im Salon nicht.
refused-setup = So kann man nicht spielen: Wähle eine andere Personenzahl oder andere Regeln.
refused-too-few-cards = Es blieben zu wenige Szenen, um die Hände auszuteilen: Lass weniger weg.
refused-fixed-cards = Die erste Partie hat eigene Karten in fester Reihenfolge: Nichts kommt dazu, nichts fällt weg.
refused-no-such-cards = An diesem Tisch gibt es keine solche Geschichte, kein solches Ereignis, keine solche Szene und kein solches Thema.
refused-no-such-box = So eine Schachtel mit Karten gibt es hier nicht.
refused-no-seat = Diesen Platz gibt es am Tisch nicht.
refused-not-yours = Das ist nicht dein Platz.
refused-taken = Dort sitzt schon jemand: Wähle einen anderen Platz.
refused-full = Alle Plätze sind besetzt. Zuschauen ist herzlich erlaubt.
refused-not-host = Das darf nur, wer eingeladen hat.
refused-begun = Das Spiel hat begonnen: Das muss warten, bis es vorbei ist.
refused-not-playing = An diesem Tisch wird gerade nicht gespielt.
refused-not-over = Das Spiel ist noch nicht vorbei.
refused-paused = Das Spiel ruht. Wer eingeladen hat, kann es wecken.
refused-stale = Inzwischen ist etwas geschehen: Schau noch einmal hin und wähle neu.
refused-unknown-level = So spielt kein Bot: Wähle eine andere Stufe.
refused-not-away = Auf diesem Platz fehlt niemand.
refused-bad-name = Ein Name hat höchstens 24 sichtbare Zeichen, ohne aufgetürmte Akzente.
refused-bad-text = Eine Nachricht hat höchstens 280 Zeichen.
refused-name-taken = So heißt an diesem Tisch schon jemand: Wähle einen anderen Namen.
refused-present = Wer dort sitzt, ist da und spielt die eigenen Karten. Du kannst die Person nur vom Tisch bitten.
refused-opener = Wer eingeladen hat, bleibt am Tisch: Während der Abwesenheit kann ein Bot spielen.
refused-too-soon = Die Person kann jeden Moment zurück sein: Ein Bot darf nach einer Minute einspringen.
refused-seated = Du hast an diesem Tisch schon einen Platz, und einer genügt.
refused-not-this-game = Die Antwort war „Jetzt nicht“. Wenn dieses Spiel vorbei ist, steht dir jeder freie Platz offen.
refused-crowded = Vor der Tür warten schon einige. Versuche es in einer Weile noch einmal.
refused-devices = Auf diesem Platz spielen schon genug Geräte mit. Wer sich dort hingesetzt hat, kann ihn wieder für sich allein haben und den neuen Link weitergeben.
refused-no-request = Diese Anfrage gibt es nicht mehr.
refused-bad-number = Das ist keine Zahl fürs Mischen: Dafür braucht es 64 hexadezimale Ziffern.
refused-not-pledged = Das ist nicht die Zahl, die du zugesagt hast.
refused-not-sealing = Gerade wartet das Mischen auf keine Zahlen.
refused-no-window = Gerade wartet das Spiel nicht auf dich: Es gibt nichts anzuhalten.
refused-bad-window = Das lässt sich an diesem Tisch nicht einstellen: Wo ein Spiel auf Reaktionen wartet, wartet es 0, 2, 5 oder 10 Sekunden oder fragt jedes Mal.
refused-no-watchers = Die Vorhänge sind zu: An diesem Tisch darf niemand zuschauen.
refused-removed = Du wurdest gebeten, diesen Tisch zu verlassen, und kannst hier nicht wieder Platz nehmen.
refused-no-story = Hier gibt es keine Geschichte zu lesen, oder sie ist nicht mit dir geteilt.
refused-malformed = Das ist kein Zug in diesem Spiel.
refused-damaged = Was von diesem Tisch gespeichert ist, ist beschädigt, darum bleibt er geschlossen; die anderen Tische betrifft das nicht. Wer diesen Salon betreibt, erfährt mit „parlour check“ mehr und kann eine Sicherung zurückspielen.

## Warum der Salon Nein sagt

no-table = Hier steht kein Tisch. Vielleicht hat der Link unterwegs einen Buchstaben verloren.
no-page = Unter dieser Adresse ist nichts.
no-storage = Ob das aufgeschrieben wurde, ist nicht sicher. Sieh gleich noch einmal auf den Tisch: Ist es nicht geschehen, versuch es noch einmal.
no-reading = Der Tisch lässt sich gerade nicht nachschlagen. Versuch es gleich noch einmal: Nichts, was beantwortet wurde, geht verloren.
no-more = Das ist zu viel auf einmal: Hol Luft und versuch es noch einmal.
no-more-talk = Für eine Partie ist genug gesagt: Der Chat öffnet sich wieder, wenn neu gegeben wird. Die Partie geht weiter.
no-more-table = Der Spielverlauf dieses Tisches ist voll. Eine begonnene Partie lässt sich zu Ende spielen; öffne danach einen neuen Tisch.
no-more-changes = Für eine Partie hast du genug geändert: Das geht wieder, wenn neu gegeben wird. Die Partie geht weiter.
no-more-coming = Für diese Partie hast du oft genug Platz genommen und ihn wieder geräumt. Mit einer Einladung kommst du trotzdem noch an den Tisch.
no-foreigners = Diese Anfrage kommt von einer anderen Seite, und der Salon nimmt sie nicht an.
no-such-name = Unter diesem Namen ist der Salon nicht zu finden: Nimm die Adresse, die du bekommen hast.
no-patience = Deine Anfrage hat zu lange gebraucht, um anzukommen. Versuche es noch einmal.
no-sense = Damit kann der Salon nichts anfangen.
no-secret = Ohne Cookies können wir dir keinen Platz frei halten: Erlaube sie für diese Seite und lade sie neu.

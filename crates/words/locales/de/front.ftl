### Die Haustür: die Regeln in einer Minute, die erste Seite, eine Einladung, der Vorhang

gist-title = In einer Minute
gist-aim = Das Ziel
gist-turn = Dein Zug
gist-end = Das Ende
gist-love-letter-aim = Bleib bis zuletzt übrig, oder hab die höchste Karte, wenn der Nachziehstapel leer ist.
gist-love-letter-turn = Zieh eine Karte und spiel eine von deinen beiden. Was sie sagt, geschieht sofort.
gist-love-letter-besides-title = Draußen
gist-love-letter-besides = Scheidest du durch eine Karte aus, leg deine Hand offen hin und warte auf die nächste Runde.
gist-love-letter-end = Eine gewonnene Runde bringt einen Gunststein. Zu zweit braucht es sechs zum Sieg, zu dritt fünf, zu viert vier, sonst drei.
gist-favor-aim = Hinter deiner Tür wartet eine Dame oder ein Tiger, und das bist du. Sammle, was dir gleicht: Die meisten Punkte gewinnen.
gist-favor-turn = Deck eine Karte auf und leg sie zur Auslage, oder ruf eine Auktion um die ganze Auslage aus.
gist-favor-besides-title = Die Auktion
gist-favor-besides = Ein Gebot pro Person, mit Gunststeinen. Wer ausruft, bietet zuletzt und kassiert, wenn jemand anders gewinnt.
gist-favor-end = Mit der letzten Karte des Stapels kommt die Schlussauktion. Dann gehen die Türen auf, und nur die eigene Sammlung zählt. Gespielt werden drei Runden.
gist-fog-of-love-aim = Zwei Menschen erzählen eine Liebesgeschichte. Am Ende gilt es, je ein Schicksal zu erfüllen: Das kann beiden gelingen, nur einer Person oder niemandem.
gist-fog-of-love-turn = Tausch Nebenszenen ein, wenn du magst, spiel eine Szene, zieh auf fünf nach.
gist-fog-of-love-besides-title = Wählen
gist-fog-of-love-besides = Wähl so, wie deine Figur es täte. Wo beide wählen, wird nichts aufgedeckt, bevor beide gewählt haben.
gist-fog-of-love-end = Im Finale wählt ihr beide geheim eines der Schicksale, die ihr behalten habt. Dann kommt alles ans Licht.

web-find = Ein Wort suchen
web-find-none = In keinem Kapitel steht dieses Wort.
web-open-table = Öffnen
web-play-table = Spielen
web-how-played = So wird gespielt
web-you-are-in = Du bist dabei, { $player }.
web-deals = { $player } teilt aus. Zeit genug, die Regeln zu lesen.
web-turn-is = { $player } ist dran
web-i-am = Ich bin { $player } und bin dran
web-latest-moves = Die letzten Züge
web-hide-to = Verdecken und weiter an { $player }

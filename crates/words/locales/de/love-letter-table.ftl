### Love Letter auf dem Tisch: was in der Leiste steht, auf dem Band, auf der Matte und wo es etwas zu tun gibt

llt-goal = Runde { $round } · { $goal } Gunststeine gewinnen
llt-oneself = Du
llt-in-deck = zu ziehen
llt-hidden = verborgen
llt-wins = gewinnt die Runde
llt-round-begins = Runde { $round }
llt-begins = { $player } beginnt.
llt-you-begin = Du beginnst.

## Was zu tun ist

llt-choose-card = Wähle eine Karte
llt-choose-player = Wähle jemanden
llt-name-card = Nenne eine Karte
llt-choose-bottom = Welche kommt ganz nach unten?
llt-after = Du bist nach { $players } dran
llt-out = Für diese Runde bist du draußen
llt-next-round = Nächste Runde
llt-to-the-end = Weiter zum Ende

## Wie eine Runde endet

llt-you-win = Du gewinnst die Runde!
llt-won = { $player } gewinnt die Runde
llt-won-together = { $players } teilen sich die Runde

## Was du weißt

llt-know-legend = Das siehst nur du. ● kann sie haben, – nicht, ✓ du weißt es.

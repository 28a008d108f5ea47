### Favor auf dem Tisch: was in der Leiste steht, auf der Auslage, neben ihr, im Tablett und wo es etwas zu tun gibt

fvt-goal = Runde { $round } von { $most } · die meisten Punkte gewinnen
fvt-oneself = Du
fvt-in-deck = im Stapel
fvt-in-box = in der Schachtel
fvt-discarded = abgeworfen
fvt-know = Was noch übrig ist

## Die Auktion

fvt-leads = { $player } führt mit { $count }
fvt-you-lead = Du führst mit { $count }
fvt-no-bid = noch kein Gebot
fvt-called = { $player } hat ausgerufen und bietet zuletzt. Wer sonst gewinnt, zahlt an { $player }.
fvt-you-called = Du hast ausgerufen und bietest zuletzt. Wer sonst gewinnt, zahlt an dich.
fvt-final = Schlussauktion: Der Preis kommt in die Schachtel.

## Das Tablett

fvt-likes = +3 wie du, +1 halb wie du, −2 gar nicht wie du
fvt-lot-worth = Diese Auslage zählt für dich
fvt-of = von { $count }
fvt-after = Du bist nach { $players } dran

## Die Türen gehen auf

fvt-doors-open = Die Türen gehen auf
fvt-you-score = Die Türen gehen auf: { $count } für dich

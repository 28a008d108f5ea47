### Favor, der Person erzählt, die es angeht: „du“ ist, wer liest

fv-you-starter = Der Zufall weiß, wer zuletzt jemandem einen Gefallen getan hat: Du beginnst.
fv-you-round = Runde { $round }: Alle bekommen fünf Gunststeine, und du hast den ersten Zug.
fv-you-dealt-door = Du bekommst eine Tür und findest dahinter { fv-door.accusative }.
fv-you-added = Du erweiterst die Auslage um { fv-clue.accusative }.
fv-you-called = Du rufst eine Auktion aus.
fv-you-final = Der Stapel ist leer: Die Schlussauktion beginnt, und du darfst als Erstes bieten.
fv-you-bid = Du bietest { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}.
fv-you-passed = Du passt.
fv-you-sold-to = Du nimmst die Auslage für { $count ->
    [one] { $count } Stein, der an { $target } geht
   *[other] { $count } Steine, die an { $target } gehen
}.
fv-to-you-sold = { $player } nimmt die Auslage für { $count ->
    [one] { $count } Stein, der an dich geht
   *[other] { $count } Steine, die an dich gehen
}.
fv-you-sold-shared = Du nimmst die Auslage für { $count } Steine: Die anderen bekommen je { $each ->
    [one] einen
   *[other] { $each }
}.
fv-you-sold-rest = Du nimmst die Auslage für { $count } Steine: Die anderen bekommen je { $each ->
    [one] einen
   *[other] { $each }
}, und { $rest ->
    [one] einer kommt
   *[other] { $rest } kommen
} in die Schachtel.
fv-you-sold-boxed = Du nimmst die Auslage für { $count ->
    [one] { $count } Stein, der sich nicht teilen lässt und in die Schachtel kommt
   *[other] { $count } Steine, die zum Teilen nicht reichen und in die Schachtel kommen
}.
fv-you-sold-final = Du nimmst die letzte Auslage und zahlst { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
} in die Schachtel.
fv-you-showed = Hinter deiner Tür steht { fv-door.nominative }.
fv-you-score = { $count ->
    [0] Du bekommst keine Punkte.
    [one] Du bekommst { $count } Punkt.
   *[other] Du bekommst { $count } Punkte.
}
fv-you-score-lost = Du verlierst { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
fv-you-round-bonus = Du hast die meisten Steine: 3 Bonuspunkte (eingerechnet).
fv-you-round-bonus-shared = Du und { $players } habt die meisten Steine: je 3 Bonuspunkte (eingerechnet).
fv-you-total = du { $count }
fv-you-game-points = Die letzte Tür schließt sich: Du hast die höchste Gesamtpunktzahl und gewinnst die Partie!
fv-you-game-tokens = Gleichstand bei den Punkten, doch Sparsamkeit lohnt sich: Du hast mehr Steine und gewinnst die Partie!
fv-you-game-order = Gleich viele Punkte, gleich viele Steine: Die Zugfolge der letzten Runde entscheidet, und du gewinnst die Partie!

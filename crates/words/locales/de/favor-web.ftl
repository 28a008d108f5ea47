### Favor im Browser

## Der Tisch

fvw-you = du
fvw-deciding = überlegt
fvw-last-auction = Letzte Auktion
fvw-no-auction = Noch hat niemand eine Auktion ausgerufen.
fvw-lot-empty = Die Auslage ist leer.
fvw-players = Am Tisch
fvw-player = Name
fvw-still-in-deck = Noch im Stapel
fvw-points-by-round = Punkte nach Runden
fvw-aim = Nach drei Runden gewinnt, wer die meisten Punkte hat.
fvw-column-round = Runde { $round }
fvw-times = ×{ $count }
fvw-number = { $count }
fvw-gain = +{ $count }

## Die Ablage

fvw-private = Das siehst nur du.
fvw-most-alone = Du hast die meisten Steine: Stand jetzt { $count } Bonuspunkte.
fvw-most-shared = Die meisten Steine: { $players }. Stand jetzt je { $count } Bonuspunkte.
fvw-most-others = Die meisten Steine: { $players }, mit { $count }.
fvw-your-bid = Dein Gebot
fvw-lower = Weniger bieten
fvw-raise = Mehr bieten
fvw-lower-to = Auf { $count } senken
fvw-raise-to = Auf { $count } erhöhen
fvw-confirm-add = Bestätigen: Auslage erweitern
fvw-confirm-call = Bestätigen: Auktion ausrufen
fvw-confirm-pass = Bestätigen: passen
fvw-confirm-bid = Bestätigen: { $count } bieten
fvw-take-back = Doch nicht
fvw-sure-add = Noch eine Karte in die Auslage? Bestätige, oder überleg es dir anders.
fvw-sure-call = Eine Auktion für diese Auslage? Bestätige, oder überleg es dir anders.
fvw-sure-pass = Auf diese Auslage verzichten? Bestätige, oder überleg es dir anders.
fvw-sure-bid = { $count ->
    [one] Ein Stein für die Auslage? Bestätige, oder überleg es dir anders.
   *[other] { $count } Steine für die Auslage? Bestätige, oder überleg es dir anders.
}

## Das Ende einer Runde

fvw-round-ended = Ende der Runde { $round }
fvw-part-exact = { $count } Volltreffer
fvw-part-shared = { $count ->
    [one] { $count } Hinweis mit einem gemeinsamen Merkmal
   *[other] { $count } Hinweise mit einem gemeinsamen Merkmal
}
fvw-part-opposite = { $count ->
    [one] { $count } Hinweis ohne Gemeinsamkeit
   *[other] { $count } Hinweise ohne Gemeinsamkeit
}
fvw-part-changed = { $count ->
    [one] { $count } verwandelter Hinweis
   *[other] { $count } verwandelte Hinweise
}
fvw-part-idle = { $count ->
    [one] { $count } Sonderhinweis ohne Nutzen
   *[other] { $count } Sonderhinweise ohne Nutzen
}
fvw-part-bonus = Die meisten Steine
fvw-part-round = Diese Runde

## Erklärungen, Tipps und die Regeln in Kürze

fvw-door-rule = Deine Identität wird in jeder Runde neu ausgeteilt und bleibt hinter ihrer Tür, bis die Runde gewertet wird. Keine gibt es zweimal. Sie bestimmt, was die Hinweise in deiner Sammlung für dich zählen.
fvw-hint-turn = Versteigert wird die ganze Auslage. Lass sie wachsen, oder ruf aus: Wer dich überbietet, bezahlt dich.
fvw-hint-bid = Jede Person bietet einmal, und höher als zuvor. Unten siehst du, was die Auslage für dich zählt.
fvw-hint-tokens = Auch Sparen lohnt sich: Wer am Ende der Runde die meisten Steine hat, bekommt 3 Punkte.
fvw-hint-pay = Du zahlst nur, wenn du gewinnst: an die Person, die ausgerufen hat, oder, wenn du das warst, an die anderen.
fvw-hint-pass = Passen kostet nichts: Du behältst deine Steine für eine Auslage, die besser zu dir passt.
fvw-hint-worth = Die Zahl an jedem Hinweis ist, was er für dich zählt. Andere haben andere Türen und andere Zahlen.
fvw-hint-end = Der Stapel ist fast leer: Seine letzte Karte bringt die Schlussauktion, dann wird die Runde gewertet.
fvw-hint-final = Die Schlussauktion: Wer gewinnt, zahlt in die Schachtel. Dann gehen alle Türen auf und es wird gewertet.
fvw-sum-score = Was ein Hinweis in deiner Sammlung zählt
fvw-sum-clues = Die Hinweise
fvw-sum-turn = Bist du am Zug, erweiterst du die Auslage oder rufst eine Auktion aus. In einer Auktion darf jede Person einmal bieten; wer sie ausgerufen hat, zuletzt.
fvw-sum-pay = Bezahlt wird, wer die Auktion ausgerufen hat; gewinnt diese Person selbst, teilen sich die anderen den Preis, und der Rest kommt in die Schachtel. Mit der letzten Karte des Stapels beginnt die Schlussauktion; ihr Preis kommt in die Schachtel.
fvw-sum-bonus = Wer am Ende einer Runde die meisten Steine hat, bekommt { $count } Punkte; bei Gleichstand alle, die vorn liegen.

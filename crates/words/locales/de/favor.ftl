### Favor

## Die Türen und die Hinweise

# Jede Tür gibt es einmal. .nominative: der Rote Tiger; .accusative: den Roten Tiger
fv-door = { $door ->
    [red-lady] Rote Dame
    [blue-lady] Blaue Dame
    [red-tiger] Roter Tiger
   *[blue-tiger] Blauer Tiger
}
    .nominative = { $door ->
        [red-lady] die Rote Dame
        [blue-lady] die Blaue Dame
        [red-tiger] der Rote Tiger
       *[blue-tiger] der Blaue Tiger
    }
    .accusative = { $door ->
        [red-lady] die Rote Dame
        [blue-lady] die Blaue Dame
        [red-tiger] den Roten Tiger
       *[blue-tiger] den Blauen Tiger
    }

# Gewöhnliche Hinweise gibt es mehrfach; ein Sonderhinweis heißt einfach, wie er heißt.
# .nominative: ein Roter Tiger; .accusative: einen Roten Tiger; beides: Blau/Rot
fv-clue = { $clue ->
    [red-lady] Rote Dame
    [blue-lady] Blaue Dame
    [red-tiger] Roter Tiger
    [blue-tiger] Blauer Tiger
    [blue-red] Blau/Rot
   *[lady-tiger] Dame/Tiger
}
    .nominative = { $clue ->
        [red-lady] eine Rote Dame
        [blue-lady] eine Blaue Dame
        [red-tiger] ein Roter Tiger
        [blue-tiger] ein Blauer Tiger
        [blue-red] Blau/Rot
       *[lady-tiger] Dame/Tiger
    }
    .accusative = { $clue ->
        [red-lady] eine Rote Dame
        [blue-lady] eine Blaue Dame
        [red-tiger] einen Roten Tiger
        [blue-tiger] einen Blauen Tiger
        [blue-red] Blau/Rot
       *[lady-tiger] Dame/Tiger
    }

fv-mark = { $clue ->
    [red-lady] RD
    [blue-lady] BD
    [red-tiger] RT
    [blue-tiger] BT
    [blue-red] B/R
   *[lady-tiger] D/T
}

fv-colour-red = rot
fv-colour-blue = blau
fv-role-lady = Dame
fv-role-tiger = Tiger

fv-line = { $clue ->
    [red-lady] 3 Punkte für die Rote Dame, 1 für Roten Tiger und Blaue Dame, −2 für den Blauen Tiger.
    [blue-lady] 3 Punkte für die Blaue Dame, 1 für Blauen Tiger und Rote Dame, −2 für den Roten Tiger.
    [red-tiger] 3 Punkte für den Roten Tiger, 1 für Rote Dame und Blauen Tiger, −2 für die Blaue Dame.
    [blue-tiger] 3 Punkte für den Blauen Tiger, 1 für Blaue Dame und Roten Tiger, −2 für die Rote Dame.
    [blue-red] Färbt einen deiner Hinweise um, der deine Rolle hat: ein Volltreffer, 3 Punkte statt 1.
   *[lady-tiger] Gibt einem deiner Hinweise in deiner Farbe auch deine Rolle: ein Volltreffer, 3 Punkte statt 1.
}

fv-rule = { $clue ->
    [blue-red] Für sich allein zählt er 0. Am Ende der Runde ändert er die Farbe eines gewöhnlichen Hinweises deiner Sammlung, der schon deine Rolle hat, und macht ihn zum Volltreffer: 3 Punkte statt 1. Einem Hinweis, der nichts mit dir gemein hat, kann er nicht helfen, und Dame/Tiger auch nicht. Der Einsatz schadet nie, darum übernimmt ihn Parlour für dich.
    [lady-tiger] Für sich allein zählt er 0. Am Ende der Runde ändert er die Rolle eines gewöhnlichen Hinweises deiner Sammlung, der schon deine Farbe hat, und macht ihn zum Volltreffer: 3 Punkte statt 1. Einem Hinweis, der nichts mit dir gemein hat, kann er nicht helfen, und Blau/Rot auch nicht. Der Einsatz schadet nie, darum übernimmt ihn Parlour für dich.
   *[other] Ein gewöhnlicher Hinweis hat eine Farbe und eine Rolle, genau wie deine Identität. Stimmen beide überein, zählt er am Ende der Runde 3 Punkte; stimmt eines überein, 1 Punkt; stimmt keines, kostet er dich 2. Es zählen nur die Hinweise deiner eigenen Sammlung.
}

fv-door-line = { $door ->
    [red-lady] Rote Damen zählen für dich 3 Punkte, Rote Tiger und Blaue Damen 1, Blaue Tiger −2.
    [blue-lady] Blaue Damen zählen für dich 3 Punkte, Blaue Tiger und Rote Damen 1, Rote Tiger −2.
    [red-tiger] Rote Tiger zählen für dich 3 Punkte, Rote Damen und Blaue Tiger 1, Blaue Damen −2.
   *[blue-tiger] Blaue Tiger zählen für dich 3 Punkte, Blaue Damen und Rote Tiger 1, Rote Damen −2.
}

fv-match-exact = Ein Volltreffer: { fv-points }.
fv-match-colour = Deine Farbe, aber nicht deine Rolle: { fv-points }.
fv-match-role = Deine Rolle, aber nicht deine Farbe: { fv-points }.
fv-match-none = Hat nichts mit dir gemein: { fv-points }.

## Das Protokoll: Es nennt Namen und sagt nie „du“

fv-log-starter = Der Zufall weiß, wer zuletzt jemandem einen Gefallen getan hat: { $player } beginnt.
fv-log-round = Runde { $round }: Alle bekommen fünf Gunststeine, und { $player } hat den ersten Zug.
fv-log-dealt = { $player } bekommt eine Tür und hält sie geschlossen.
fv-log-dealt-door = { $player } bekommt eine Tür und findet dahinter { fv-door.accusative }.
fv-log-opened = Für die neue Auslage wird { fv-clue.nominative } aufgedeckt.
fv-log-added = { $player } erweitert die Auslage um { fv-clue.accusative }.
fv-log-called = { $player } ruft eine Auktion aus.
fv-log-final = Der Stapel ist leer: Die Schlussauktion beginnt, und { $player } darf als Erstes bieten.
fv-log-bid = { $player } bietet { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}.
fv-log-passed = { $player } passt.
fv-log-sold-to = { $player } nimmt die Auslage für { $count ->
    [one] { $count } Stein, der an { $target } geht
   *[other] { $count } Steine, die an { $target } gehen
}.
fv-log-sold-shared = { $player } nimmt die Auslage für { $count } Steine: Die anderen bekommen je { $each ->
    [one] einen
   *[other] { $each }
}.
fv-log-sold-rest = { $player } nimmt die Auslage für { $count } Steine: Die anderen bekommen je { $each ->
    [one] einen
   *[other] { $each }
}, und { $rest ->
    [one] einer kommt
   *[other] { $rest } kommen
} in die Schachtel.
fv-log-sold-boxed = { $player } nimmt die Auslage für { $count ->
    [one] { $count } Stein, der sich nicht teilen lässt und in die Schachtel kommt
   *[other] { $count } Steine, die zum Teilen nicht reichen und in die Schachtel kommen
}.
fv-log-sold-final = { $player } nimmt die letzte Auslage und zahlt { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
} in die Schachtel.
fv-log-discarded = Niemand wird schwach: Die Auslage wird abgeworfen.
fv-log-showed = Hinter der Tür von { $player } steht { fv-door.nominative }.

## Das Ende einer Runde und der Partie

fv-round-over = Die Türen stehen offen, und die Runde wird gewertet.
fv-score = { $count ->
    [0] { $player } bekommt keine Punkte.
    [one] { $player } bekommt { $count } Punkt.
   *[other] { $player } bekommt { $count } Punkte.
}
fv-score-lost = { $player } verliert { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
fv-round-bonus = { $player } hat die meisten Steine: 3 Bonuspunkte (eingerechnet).
fv-round-bonus-shared = { $players } haben die meisten Steine: je 3 Bonuspunkte (eingerechnet).
fv-totals = Gesamtstand: { $text }.
fv-total-of = { $player } { $count }
fv-game-points = Die letzte Tür schließt sich: { $player } hat die höchste Gesamtpunktzahl und gewinnt die Partie.
fv-game-tokens = Gleichstand bei den Punkten, doch Sparsamkeit lohnt sich: { $player } hat mehr Steine und gewinnt die Partie.
fv-game-order = Gleich viele Punkte, gleich viele Steine: Die Zugfolge der letzten Runde entscheidet, und { $player } gewinnt die Partie.

## Die Partie noch einmal erzählt, im Präsens und ohne „du“

fv-best-as = { fv-points }, hinter der Tür { fv-door.nominative }
fv-moment-bargain = { $price ->
    [one] Ein einziger Stein
   *[other] { $price } Steine
}, und { $player } trägt eine Auslage nach Hause, die { fv-points } bringt.
fv-moment-burden = { $player } zahlt { $price ->
    [one] einen Stein
   *[other] { $price } Steine
} für eine Auslage und zahlt dann noch drauf: { fv-points } weniger.
fv-moment-dearest = { $player } will es wissen: { $price } Steine für eine Auslage, die { fv-points } bringt, der höchste Preis der Partie.
fv-moment-unwanted = In Runde { $round } liegen { $count } Karten aus, und niemand will sie haben.
fv-moment-thrifty = { $player } kauft in Runde { $round } nichts, und niemand macht mehr Punkte.
fv-moment-great = Runde { $round } gehört { $player }: { fv-points }, so viele gibt es in dieser Partie kein zweites Mal.
fv-moment-lost = Runde { $round } meint es nicht gut: { $player } verliert { fv-points }.
fv-moment-from-behind = Vor der letzten Runde liegt { $player } ganz hinten. Und dann ganz vorn.
fv-moment-narrow = { $count ->
    [0] Zwischen { $player } und { $target } liegt kein einziger Punkt.
    [one] Ein einziger Punkt trennt { $target } von { $player }.
   *[other] Nur { $count } Punkte trennen { $target } von { $player }.
}

## Was jetzt zu tun ist

fv-ask-deal = Die Türen werden verteilt.
fv-ask-opens = Die neue Auslage wird aufgedeckt.
fv-ask-adds = { $player } erweitert die Auslage.
fv-ask-chooses = { $player } wählt zwischen einer weiteren Karte und einer Auktion.
fv-ask-bids = { $player } denkt über ein Gebot nach.
fv-ask-choose = Du bist am Zug: Erweitere die Auslage oder ruf eine Auktion aus.
fv-ask-bid = Biete { $count } bis { $most } Steine oder passe.
fv-ask-bid-only = Biete { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
} oder passe.
fv-ask-pass = { $count ->
    [0] Du hast keine Steine zum Bieten: Du kannst nur passen.
    [one] Dein einziger Stein reicht nicht für ein höheres Gebot: Du kannst nur passen.
   *[other] Deine { $count } Steine reichen nicht für ein höheres Gebot: Du kannst nur passen.
}
fv-ask-next-round = Gleich beginnt Runde { $round }, und { $player } hat den ersten Zug.
fv-ask-over = { $player } hat die Partie gewonnen.

## Warum nicht: für alle, die es versucht haben

fv-illegal-not-your-turn = Geduld: Jemand anderes ist am Zug.
fv-illegal-not-now = Jetzt nicht: Das Spiel wartet auf etwas anderes.
fv-illegal-no-auction = Es läuft keine Auktion: Erweitere die Auslage oder ruf eine Auktion aus.
fv-illegal-in-auction = Es läuft eine Auktion: Biete oder passe.
fv-illegal-must-raise = { $count ->
    [0] Ein Gebot beträgt mindestens 1 Stein: Biete mehr oder passe.
   *[other] Das Höchstgebot liegt bei { $count }: Biete mehr oder passe.
}
fv-illegal-too-few = { $count ->
    [0] Du hast keine Steine mehr: Bieten kannst du nicht.
    [one] Du hast nur { $count } Stein: Mehr kannst du nicht bieten.
   *[other] Du hast nur { $count } Steine: Mehr kannst du nicht bieten.
}
fv-illegal-not-in-deck = Das ist jetzt nicht möglich: Diese Karte kann nicht kommen.

fv-refused-players = Favor ist für 2 bis { $most } Personen, { $count ->
    [1] nicht für eine allein
   *[other] nicht für { $count }
}.
fv-refused-seat = Platz { $seat } gibt es an diesem Tisch nicht: Wähle einen anderen Startplatz.

## Beschriftungen, Knöpfe und Spalten

fv-tokens = { $count ->
    [one] { $count } Gunststein
   *[other] { $count } Gunststeine
}
fv-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
fv-deck-left = { $count ->
    [0] Der Stapel ist leer.
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
fv-copies-left = { $count ->
    [0] keine mehr übrig
   *[other] noch { $count } übrig
}
fv-in-box = { $count ->
    [0] Keine Steine in der Schachtel
    [one] { $count } Stein in der Schachtel
   *[other] { $count } Steine in der Schachtel
}
fv-round = Runde { $round } von { $most }

fv-lot = Auslage
fv-deck = Stapel
fv-discard = Abgeworfen
fv-collection = Sammlung
fv-box = Schachtel
fv-none = noch nichts
fv-identity = Deine Identität
fv-identity-is = Du bist { fv-door.nominative }.
fv-identity-secret = geheim
fv-caller = Ruft aus
fv-first-player = Beginnt die Runde
fv-high-bid = Höchstgebot
fv-high-bid-by = { $player } führt mit { $count ->
    [one] { $count } Stein
   *[other] { $count } Steinen
}.
fv-high-bid-none = Noch kein Gebot.
fv-auction-called = Auktion, ausgerufen von { $player }
fv-auction-final = Schlussauktion
fv-worth-lot = Wert für dich: { fv-points }
fv-worth-collection = Deine Sammlung bisher: { fv-points }
fv-bonus = Bonus

fv-status-bid = bietet { $count }
fv-status-passed = passt
fv-status-waits = noch nicht dran

fv-do-add = Auslage erweitern
fv-do-call = Auktion ausrufen
fv-do-bid = { $count } bieten
fv-do-pass = Passen
fv-do-next-round = Nächste Runde

fv-column-clue = Hinweis
fv-column-copies = Anzahl
fv-column-left = Übrig
fv-column-worth = Wert
fv-column-identity = Identität
fv-column-collection = Sammlung
fv-column-tokens = Gunststeine
fv-column-bid = Gebot
fv-column-points = Punkte
fv-column-total = Gesamt

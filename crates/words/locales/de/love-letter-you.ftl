### Love Letter, der Person erzählt, die es angeht: „du“ ist, wer liest

## Was du tust

ll-you-starter = Das Los entscheidet: Du beginnst.
ll-you-dealt-card = Du bekommst { ll-card.accusative }.
ll-you-drew-card = Du ziehst { ll-card.accusative }.
ll-you-played = { $card ->
    [handmaid] Du spielst die Zofe und bist bis zu deinem nächsten Zug beschützt.
   *[other] Du spielst { ll-card.accusative }.
}
ll-you-played-idle = Du spielst { ll-card.accusative } ohne Effekt: Dank der Zofe lässt sich niemand wählen.
ll-you-sent = Du schickst { ll-card.accusative } zu { $target }.
ll-you-sent-home = Du spielst { ll-card.accusative } und wählst dich selbst.
ll-you-guessed = Du schickst die Wächterin zu { $target } und tippst auf { ll-card.accusative }.
ll-you-looked-card = Du siehst dir die Handkarte von { $target } an und findest { ll-card.accusative }.
ll-you-compared = Du und { $target } vergleicht heimlich eure Handkarten.
ll-you-swapped = Du und { $target } tauscht eure Handkarten.
ll-you-consulted-card = { $card ->
    [chancellor] Du ziehst den anderen Kanzler.
   *[other] Du ziehst { ll-card.accusative } für den Kanzler.
}
ll-you-kept-card = Du behältst { ll-card.accusative }.

## Was dir geschieht

ll-to-you-sent = { $player } schickt { ll-card.accusative } zu dir.
ll-to-you-guessed = { $player } schickt die Wächterin zu dir und tippt auf { ll-card.accusative }.
ll-to-you-missed = Daneben: Du hast { ll-card.accusative } nicht.
ll-to-you-looked-card = { $player } sieht sich deine Handkarte an und findet { ll-card.accusative }.
ll-to-you-compared = { $player } und du vergleicht heimlich eure Handkarten.
ll-to-you-swapped = { $player } und du tauscht eure Handkarten.

## Was daraus für dich folgt

ll-you-hold = Du hast { ll-card.accusative }.
ll-you-now-hold = Du hast jetzt { ll-card.accusative }.
ll-you-lower = Du hast den niedrigeren Wert.
ll-you-discarded = Du legst { ll-card.accusative } ab.
ll-you-redrew-card = Du ziehst eine neue Karte: { ll-card.accusative }.
ll-you-took-hidden-card = Der Nachziehstapel ist leer, also nimmst du die verborgene Karte: { ll-card.accusative }.
ll-you-out = Du scheidest aus und legst { ll-card.accusative } ab.
ll-you-revealed = Du deckst { ll-card.accusative } auf.

## Wie es für dich ausgeht

ll-you-round-last = Nur du bist noch übrig: Du gewinnst die Runde und erhältst einen Gunststein!
ll-you-round-highest = Der Nachziehstapel ist leer. Du hast die höchste Karte, gewinnst die Runde und erhältst einen Gunststein!
ll-you-round-tied = Der Nachziehstapel ist leer. Du und { $players } habt gemeinsam die höchste Karte, gewinnt die Runde und erhaltet je einen Gunststein.
ll-you-round-spy = Deine Spionin bringt dir einen Gunststein.
ll-you-round-spy-too = Deine Spionin bringt dir noch einen dazu.
ll-you-game-won = Die Prinzessin weiß, welchen Brief sie zuerst öffnet: deinen. Du gewinnst das Spiel!
ll-you-game-shared = Die Prinzessin kann sich nicht entscheiden, welchen Brief sie zuerst öffnet: Du gewinnst das Spiel gemeinsam mit { $players }.

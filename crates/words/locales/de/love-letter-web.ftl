### Love Letter auf einer Seite: Beschriftungen, Knöpfe und was nur eine Person erfährt

## Der Tisch

llw-others = Die anderen am Tisch
llw-players = Wer mitspielt
llw-you = du
llw-active = am Zug
llw-your-turn = am Zug
llw-face-down = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
llw-surely = sicher { ll-card.nominative }
llw-row-empty = noch keine Karte
llw-played = { ll-card }, gespielt
llw-discarded = { ll-card }, abgelegt
llw-choose = { $player } wählen
llw-choose-yourself = Dich selbst wählen
llw-remains = Was noch übrig ist
llw-remains-help = Noch nicht gesehene Karten: bei den anderen, im Nachziehstapel, beiseitegelegt.
llw-remaining = { ll-card }: { $count } von { $most } noch nicht gesehen

## Die eigenen Karten

llw-copies = { $count }-mal im Spiel
llw-twice = Du hast diese Karte zweimal.
llw-thrice = Du hast diese Karte dreimal.
llw-explain = Was { ll-card.nominative } tut
llw-play = { ll-card } spielen
llw-keep = { ll-card } behalten
llw-bottom = { ll-card } ganz nach unten
llw-cancel = Zurück
llw-ask-confirm = Spiel { ll-card.accusative } oder wähle deine andere Karte.
llw-ask-alone = Spiel { ll-card.accusative }.
llw-ask-keep = Du behältst { ll-card.accusative }. Bestätige es oder wähle eine andere Karte.
llw-idle = Dank der Zofe kannst du niemanden wählen, und { ll-card.nominative } hat keinen Effekt.
llw-princess = Vorsicht: Wenn du die Prinzessin spielst, scheidest du aus.
llw-farewell = Vorsicht: Du würdest die Prinzessin ablegen und ausscheiden.
llw-dim = Unmögliches ausgrauen
llw-impossible = unmöglich

## Was man wissen kann

llw-knowledge = Was du weißt
llw-knowledge-help = Wer welche Karte noch haben kann.
llw-cell-yes = sicher
llw-cell-maybe = möglich
llw-cell-no = unmöglich
llw-under = Unter dem Nachziehstapel, in der Reihenfolge des Ziehens
llw-under-unknown = eine unbekannte Karte
llw-notes = Deine Notizen

## Was offenbart wurde

llw-reveal-looked = { $player } hat { ll-card.accusative }. Das weißt nur du.
llw-reveal-seen = { $player } hat deine Karte gesehen: { ll-card.accusative }.
llw-reveal-compared = Der Baron vergleicht deine Handkarte mit der von { $player }.
llw-reveal-higher = Deine Karte ist höher: { $player } scheidet aus.
llw-reveal-lower = Deine Karte ist niedriger: Du scheidest aus.
llw-reveal-swapped = Der König hat deine Handkarte mit der von { $player } getauscht.
llw-reveal-discarded = { $player } schickt den Prinzen: Du legst { ll-card.accusative } ab.
llw-reveal-guessed = { $player } hat es erraten: Du hattest { ll-card.accusative }.
llw-reveal-out = Du bist aus der Runde. Es kommt eine neue.
llw-reveal-princess = Die Prinzessin hat deine Hand verlassen: Du scheidest aus.
llw-your-card = Deine Karte
llw-their-card = Die Karte von { $player }
llw-given = Das gibst du
llw-received = Das bekommst du
llw-new-card = Deine neue Karte
llw-round-over = Runde { $round } ist zu Ende

## Hinweise für das erste Spiel

llw-hint-play = Die Runde gewinnt, wer übrig bleibt oder am Ende die höchste Karte hat. Spiel eine deiner Karten; die andere bleibt.
llw-hint-target = Wer aufleuchtet, kann gewählt werden. Wer eine Zofe gespielt hat, ist bis zum nächsten eigenen Zug geschützt.
llw-hint-guess = Nenne, was dort sein könnte: Die Punkte zählen, was du noch nicht gesehen hast. Stimmt es, scheidet die Person aus.
llw-hint-countess = Neben dem König oder einem Prinzen muss die Gräfin gespielt werden. Warum sie fiel, wissen die anderen nicht.

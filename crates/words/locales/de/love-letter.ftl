### Love Letter

## Die Personen

# .nominative: der Prinz; .accusative: den Prinzen; .dative: dem Prinzen
ll-card = { $card ->
    [spy] Spionin
    [guard] Wächterin
    [priest] Priester
    [baron] Baron
    [handmaid] Zofe
    [prince] Prinz
    [chancellor] Kanzler
    [king] König
    [countess] Gräfin
   *[princess] Prinzessin
}
    .nominative = { $card ->
        [spy] die Spionin
        [guard] die Wächterin
        [priest] der Priester
        [baron] der Baron
        [handmaid] die Zofe
        [prince] der Prinz
        [chancellor] der Kanzler
        [king] der König
        [countess] die Gräfin
       *[princess] die Prinzessin
    }
    .accusative = { $card ->
        [spy] die Spionin
        [guard] die Wächterin
        [priest] den Priester
        [baron] den Baron
        [handmaid] die Zofe
        [prince] den Prinzen
        [chancellor] den Kanzler
        [king] den König
        [countess] die Gräfin
       *[princess] die Prinzessin
    }
    .dative = { $card ->
        [spy] der Spionin
        [guard] der Wächterin
        [priest] dem Priester
        [baron] dem Baron
        [handmaid] der Zofe
        [prince] dem Prinzen
        [chancellor] dem Kanzler
        [king] dem König
        [countess] der Gräfin
       *[princess] der Prinzessin
    }

ll-line = { $card ->
    [spy] Ein Gunststein, wenn am Ende von allen Verbliebenen nur du eine Spionin gespielt oder abgelegt hast.
    [guard] Errate eine fremde Handkarte, nur keine Wächterin: Bei einem Treffer scheidet die Person aus.
    [priest] Sieh dir die Handkarte einer anderen Person an.
    [baron] Vergleiche deine Handkarte mit der einer anderen Person: Der niedrigere Wert scheidet aus.
    [handmaid] Bis zu deinem nächsten Zug darf dich niemand sonst wählen.
    [prince] Wähle jemanden, gern auch dich: Handkarte ablegen, neue ziehen.
    [chancellor] Zieh zwei Karten, behalte eine von dreien, leg zwei unter den Nachziehstapel.
    [king] Tausche deine Handkarte gegen die einer anderen Person.
    [countess] Du musst sie spielen, wenn deine andere Karte der König oder ein Prinz ist.
   *[princess] Spielst du sie oder legst du sie ab, scheidest du aus.
}

ll-rule = { $card ->
    [spy] Gespielt oder abgelegt bewirkt sie zunächst nichts. Endet die Runde, erhältst du einen Gunststein, wenn du noch in der Runde bist und von allen, die es noch sind, nur du eine Spionin gespielt oder abgelegt hast. Eine wegen des Prinzen abgelegte Spionin zählt, eine auf der Hand oder unter dem Stapel nicht, und auch zwei eigene bringen nur einen Stein. Die Runde gewonnen hast du damit nicht: Wer sie gewinnt, bekommt wie immer einen eigenen Stein, und auch das kannst du sein.
    [guard] Wähle jemand anderen und nenne eine beliebige Personenkarte außer der Wächterin. Liegst du richtig, scheidet dein Gegenüber aus; wenn nicht, passiert nichts. Die Antwort hören alle, und sie ist immer wahr. Sind alle anderen, die noch in der Runde sind, beschützt, hat die Karte keinen Effekt.
    [priest] Wähle jemand anderen und sieh dir die fremde Handkarte an. Sonst sieht sie niemand. Sind alle anderen, die noch in der Runde sind, beschützt, hat die Karte keinen Effekt.
    [baron] Wähle jemand anderen und vergleicht heimlich eure Handkarten: Der niedrigere Wert scheidet aus, auch wenn es deiner ist. Bei Gleichstand scheidet niemand aus. Die unterlegene Karte wird offen abgelegt, die andere bleibt euer Geheimnis. Sind alle anderen, die noch in der Runde sind, beschützt, hat die Karte keinen Effekt.
    [handmaid] Bis dein nächster Zug beginnt, darf dich niemand sonst wählen. Sie schützt nur, wenn du sie spielst; abgelegt nützt sie nichts.
    [prince] Wähle jemanden, gern auch dich selbst: Die gewählte Person legt ihre Handkarte offen ab, ohne deren Effekt auszuführen, und zieht eine neue. Ist der Nachziehstapel leer, nimmt sie die verborgene Karte, die seit dem Aufbau beiseiteliegt. Wer die Prinzessin ablegen muss, scheidet aus und zieht nicht nach. Sind alle anderen, die noch in der Runde sind, beschützt, musst du dich selbst wählen.
    [chancellor] Zieh zwei Karten, behalte eine der drei auf deiner Hand und leg die beiden anderen verdeckt unter den Nachziehstapel, in beliebiger Reihenfolge. Liegt dort nur noch eine Karte, zieh sie, behalte eine der beiden und leg die andere zurück; liegt dort keine mehr, passiert nichts. Zurückgelegte Karten gelten weder als gespielt noch als abgelegt. Der Kanzler wählt niemanden, also hält ihn auch keine Zofe auf.
    [king] Wähle jemand anderen und tauscht eure Handkarten: deine übrige gegen die fremde. Sind alle anderen, die noch in der Runde sind, beschützt, hat die Karte keinen Effekt.
    [countess] Gespielt oder abgelegt bewirkt sie nichts. Hast du in deinem Zug aber die Gräfin und den König oder die Gräfin und einen Prinzen zur Wahl, musst du die Gräfin spielen; bei jeder anderen Karte entscheidest du frei. Deine zweite Karte bleibt verborgen, und so erfährt niemand, ob es Zwang war oder Laune. Während du den Kanzler ausführst, ruht die Pflicht.
   *[princess] Spielst du sie oder legst du sie ab, egal aus welchem Grund, scheidest du sofort aus. Wer sie mit dem König weitergibt, mit dem Kanzler unter den Stapel schiebt oder am Rundenende vorzeigt, tut keins von beidem und hat nichts zu fürchten.
}

## Das Protokoll: Es nennt Namen und sagt nie „du“

ll-log-starter = Das Los entscheidet: { $player } beginnt.
ll-log-set-aside = Eine neue Runde: Die Karten werden gemischt, und eine kommt ungesehen zur Seite.
ll-log-set-aside-card = Eine neue Runde: Die Karten werden gemischt, und zur Seite kommt { ll-card.nominative }.
ll-log-laid-open = Neben dem Nachziehstapel liegt für alle sichtbar { ll-card.nominative }.
ll-log-dealt = { $player } bekommt eine Karte.
ll-log-dealt-card = { $player } bekommt { ll-card.accusative }.
ll-log-drew = { $player } zieht eine Karte.
ll-log-drew-card = { $player } zieht { ll-card.accusative }.
ll-log-played = { $card ->
    [handmaid] { $player } spielt die Zofe und ist bis zum nächsten eigenen Zug beschützt.
   *[other] { $player } spielt { ll-card.accusative }.
}
ll-log-played-idle = { $player } spielt { ll-card.accusative } ohne Effekt: Dank der Zofe lässt sich niemand wählen.
ll-log-sent = { $player } schickt { ll-card.accusative } zu { $target }.
ll-log-sent-home = { $player } spielt { ll-card.accusative } und wählt sich selbst.
ll-log-guessed = { $player } schickt die Wächterin zu { $target } und tippt auf { ll-card.accusative }.
ll-log-missed = Daneben: { $target } hat { ll-card.accusative } nicht.
ll-log-looked = { $player } sieht sich die Handkarte von { $target } an.
ll-log-looked-card = { $player } sieht sich die Handkarte von { $target } an und findet { ll-card.accusative }.
ll-log-compared = { $player } und { $target } vergleichen heimlich ihre Handkarten.
ll-log-holds = { $player } hat { ll-card.accusative }.
ll-log-lower = { $player } hat den niedrigeren Wert.
ll-log-equal = Gleichstand: Niemand scheidet aus.
ll-log-swapped = { $player } und { $target } tauschen ihre Handkarten.
ll-log-now-holds = { $player } hat jetzt { ll-card.accusative }.
ll-log-discarded = { $player } legt { ll-card.accusative } ab.
ll-log-redrew = { $player } zieht eine neue Karte.
ll-log-redrew-card = { $player } zieht eine neue Karte: { ll-card.accusative }.
ll-log-took-hidden = Der Nachziehstapel ist leer, also nimmt { $player } die verborgene Karte.
ll-log-took-hidden-card = Der Nachziehstapel ist leer, also nimmt { $player } die verborgene Karte: { ll-card.accusative }.
ll-log-consulted = { $player } zieht eine Karte für den Kanzler.
ll-log-consulted-card = { $card ->
    [chancellor] { $player } zieht den anderen Kanzler.
   *[other] { $player } zieht { ll-card.accusative } für den Kanzler.
}
ll-log-kept = { $player } behält eine Karte und legt { $count ->
    [one] die andere
   *[other] die beiden anderen
} unter den Nachziehstapel.
ll-log-kept-card = { $player } behält { ll-card.accusative }.
ll-log-under-card = Unter den Nachziehstapel kommt { ll-card.nominative }.
ll-log-bottom-card = Ganz nach unten kommt { ll-card.nominative }.
ll-log-out = { $player } scheidet aus und legt { ll-card.accusative } ab.
ll-log-revealed = { $player } deckt { ll-card.accusative } auf.

## Das Ende einer Runde und des Spiels

ll-round-last = Nur { $player } ist noch übrig, gewinnt die Runde und erhält einen Gunststein.
ll-round-highest = Der Nachziehstapel ist leer. { $player } hat die höchste Karte, gewinnt die Runde und erhält einen Gunststein.
ll-round-tied = Der Nachziehstapel ist leer. { $players } haben gemeinsam die höchste Karte, gewinnen die Runde und erhalten je einen Gunststein.
ll-round-spy = Die Spionin bringt { $player } einen Gunststein.
ll-round-spy-too = Die Spionin bringt { $player } noch einen dazu.
ll-game-won = Die Prinzessin weiß, welchen Brief sie zuerst öffnet: { $player } gewinnt das Spiel.
ll-game-shared = Die Prinzessin kann sich nicht entscheiden, welchen Brief sie zuerst öffnet: { $players } gewinnen das Spiel gemeinsam.

## Das Spiel, noch einmal erzählt

ll-won-last = niemand sonst übrig
ll-won-highest = mit { ll-card.dative }
ll-won-spy = dazu ein Gunststein für die Spionin von { $player }
ll-moment-princess-found = { $player } fragt bei { $target } nach der Prinzessin. Und da ist sie.
ll-moment-princess-lost = { $player } schickt den Prinzen zu { $target }, und die Prinzessin entgleitet der Hand, die sie hielt.
ll-moment-princess-thrown = { $player } lässt die Prinzessin gehen und muss gleich mitgehen.
ll-moment-princess-kept = { $player } hütet die Prinzessin bis zur letzten Karte und gewinnt mit ihr Runde { $round }.
ll-moment-found-at-once = Runde { $round } hat kaum begonnen, da findet die Wächterin von { $player } bei { $target } schon { ll-card.accusative }.
ll-moment-found = Die Wächterin von { $player } klopft bei { $target } an und findet { ll-card.accusative }.
ll-moment-baron-lost = { $player } schickt den Baron zu { $target } und zieht selbst den Kürzeren, mit { ll-card.dative }.
ll-moment-baron-won = Gegen den Baron von { $player } kommt { $target } mit { ll-card.dative } nicht an.
ll-moment-tied = Runde { $round } kann sich nicht entscheiden: { $players } haben dieselbe höchste Karte.
ll-moment-spied = Die Spionin von { $player } bleibt bis zuletzt die einzige und bringt einen Gunststein heim.
ll-moment-swift = Runde { $round } ist nach { $count ->
    [one] einer einzigen Karte
   *[other] { $count } Karten
} vorbei, so schnell wie keine andere, und geht an { $players }.

## Was jetzt zu tun ist

ll-ask-deal = Die Karten werden ausgeteilt.
ll-ask-draws = { $player } zieht eine Karte.
ll-ask-plays = { $player } überlegt, welche Karte es sein soll.
ll-ask-keeps = { $player } überlegt, welche Karte bleiben darf.
ll-ask-play = Du bist dran: Spiel eine deiner beiden Karten.
ll-ask-play-countess = Spiel die Gräfin: Deine andere Karte ist { ll-card.nominative }.
ll-ask-choose = { $card ->
    [guard] Wähle, wen die Wächterin befragt.
    [priest] Wähle, wem der Priester in die Karten sieht.
    [baron] Wähle, wer sich mit dem Baron messen muss.
    [prince] Wähle, wer für den Prinzen ablegt. Auch du darfst es sein.
    [king] Wähle, gegen wessen Handkarte der König deine tauscht.
   *[other] Wähle jemanden.
}
ll-ask-name = Nenne die Personenkarte, die du bei { $player } vermutest.
ll-ask-keep = Behalte eine Karte; { $count ->
    [one] die andere kommt
   *[other] die anderen kommen
} unter den Nachziehstapel.
ll-ask-order = Wähle, welche der beiden ganz nach unten kommt.

## Warum nicht: für alle, die es versucht haben

ll-illegal-not-your-turn = Du bist noch nicht am Zug.
ll-illegal-not-now = Jetzt nicht: Das Spiel wartet auf etwas anderes.
ll-illegal-not-in-hand = Du hast { ll-card.accusative } nicht auf der Hand.
ll-illegal-countess-first = Du musst die Gräfin spielen: Deine andere Karte ist { ll-card.nominative }.
ll-illegal-chooses-nobody = Mit { ll-card.dative } wählst du niemanden: Spiel die Karte einfach aus.
ll-illegal-must-choose = { $card ->
    [prince] Wähle jemanden für den Prinzen: zur Not dich selbst, wenn sonst niemand gewählt werden kann.
   *[other] Wähle jemanden für { ll-card.accusative }: Noch steht jemand zur Wahl.
}
ll-illegal-must-name = Nenne eine Person: Die Wächterin muss wissen, wen sie sucht.
ll-illegal-not-oneself = Dich selbst kannst du hier nicht wählen: Das erlaubt nur der Prinz.
ll-illegal-is-out = { $player } ist ausgeschieden und kann nicht gewählt werden.
ll-illegal-empty-seat = Dort sitzt niemand: Wähle jemanden, der noch in der Runde ist.
ll-illegal-is-protected = { $player } wird von einer Zofe beschützt und kann nicht gewählt werden.
ll-illegal-not-nameable = { $card ->
    [guard] Die Wächterin darf nicht genannt werden: Verdächtige jemand anderen.
   *[other] Die Wächterin darf hier nicht nach { ll-card.dative } fragen: Die Klassische Version kommt ohne diese Karte aus.
}
ll-illegal-not-these-cards = Das sind nicht deine Karten: Behalte eine von deiner Hand und leg den Rest unter den Nachziehstapel.
ll-illegal-not-in-deck = Das ist jetzt nicht möglich: Diese Karte liegt nicht im Nachziehstapel.

ll-refused-players = Diese Version ist für 2 bis { $most } Personen, nicht für { $count }.
ll-refused-seat = Platz { $seat } gibt es an diesem Tisch nicht: Wähle einen anderen Startplatz.

## Beschriftungen und Spalten

ll-edition-standard = Ausgabe 2019
ll-edition-classic = Klassische Version

ll-status-in = in der Runde
ll-status-protected = beschützt
ll-status-out = ausgeschieden

ll-laid-played = gespielt
ll-laid-discarded = abgelegt

ll-tokens = { $count ->
    [one] { $count } Gunststein
   *[other] { $count } Gunststeine
}
ll-tokens-of-goal = { $count } von { $goal } Gunststeinen
ll-goal = { $goal } Gunststeine gewinnen das Spiel.
ll-deck-left = { $count ->
    [0] Der Nachziehstapel ist leer.
    [one] { $count } Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
ll-copies-left = { $count ->
    [0] keine mehr übrig
   *[other] noch { $count } übrig
}
ll-round = Runde { $round }

ll-deck = Nachziehstapel
ll-hidden-card = Verborgene Karte
ll-open-cards = Offene Karten
ll-hand = Hand

ll-column-value = Wert
ll-column-character = Person
ll-column-copies = Anzahl
ll-column-left = Übrig
ll-column-effect = Effekt
ll-column-row = Ausgelegt
ll-column-tokens = Gunststeine
ll-column-status = Stand

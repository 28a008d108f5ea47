### Favor

## Le Porte e gli Indizi

# Di ogni Porta ce n’è una sola. .the: la Signora Rossa
fv-door = { $door ->
    [red-lady] Signora Rossa
    [blue-lady] Signora Blu
    [red-tiger] Tigre Rossa
   *[blue-tiger] Tigre Blu
}
    .the = la { fv-door }

# Di un Indizio normale ci sono più copie; uno speciale si chiama col solo nome.
# .a: una Signora Rossa, Blu/Rossa
fv-clue = { $clue ->
    [red-lady] Signora Rossa
    [blue-lady] Signora Blu
    [red-tiger] Tigre Rossa
    [blue-tiger] Tigre Blu
    [blue-red] Blu/Rossa
   *[lady-tiger] Signora/Tigre
}
    .a = { $clue ->
        [blue-red] Blu/Rossa
        [lady-tiger] Signora/Tigre
       *[other] una { fv-clue }
    }

fv-mark = { $clue ->
    [red-lady] SR
    [blue-lady] SB
    [red-tiger] TR
    [blue-tiger] TB
    [blue-red] B/R
   *[lady-tiger] S/T
}

fv-colour-red = rosso
fv-colour-blue = blu
fv-role-lady = signora
fv-role-tiger = tigre

fv-line = { $clue ->
    [red-lady] 3 punti per la Signora Rossa, 1 per la Tigre Rossa e la Signora Blu, −2 per la Tigre Blu.
    [blue-lady] 3 punti per la Signora Blu, 1 per la Tigre Blu e la Signora Rossa, −2 per la Tigre Rossa.
    [red-tiger] 3 punti per la Tigre Rossa, 1 per la Signora Rossa e la Tigre Blu, −2 per la Signora Blu.
    [blue-tiger] 3 punti per la Tigre Blu, 1 per la Signora Blu e la Tigre Rossa, −2 per la Signora Rossa.
    [blue-red] Cambia colore a un tuo Indizio del tuo ruolo: corrispondenza esatta, 3 punti invece di 1.
   *[lady-tiger] Cambia ruolo a un tuo Indizio del tuo colore: corrispondenza esatta, 3 punti invece di 1.
}

fv-rule = { $clue ->
    [blue-red] Di per sé vale 0. A fine round cambia il colore di un Indizio normale della tua collezione che ha già il tuo ruolo e lo trasforma in una corrispondenza esatta: 3 punti invece di 1. Non può nulla per un Indizio senza niente in comune con te, né per Signora/Tigre. Usarlo non nuoce mai, perciò ci pensa Parlour.
    [lady-tiger] Di per sé vale 0. A fine round cambia il ruolo di un Indizio normale della tua collezione che ha già il tuo colore e lo trasforma in una corrispondenza esatta: 3 punti invece di 1. Non può nulla per un Indizio senza niente in comune con te, né per Blu/Rossa. Usarlo non nuoce mai, perciò ci pensa Parlour.
   *[other] Un Indizio normale ha un colore e un ruolo, proprio come la tua identità. Se hanno in comune entrambi, a fine round vale 3 punti; se ne hanno in comune uno solo, 1 punto; se nessuno, te ne costa 2. Contano solo gli Indizi della tua collezione.
}

fv-door-line = { $door ->
    [red-lady] Per te una Signora Rossa vale 3 punti, una Tigre Rossa o una Signora Blu 1, una Tigre Blu −2.
    [blue-lady] Per te una Signora Blu vale 3 punti, una Tigre Blu o una Signora Rossa 1, una Tigre Rossa −2.
    [red-tiger] Per te una Tigre Rossa vale 3 punti, una Signora Rossa o una Tigre Blu 1, una Signora Blu −2.
   *[blue-tiger] Per te una Tigre Blu vale 3 punti, una Signora Blu o una Tigre Rossa 1, una Signora Rossa −2.
}

fv-match-exact = Corrispondenza esatta: { fv-points }.
fv-match-colour = Il tuo colore, ma non il tuo ruolo: { fv-points }.
fv-match-role = Il tuo ruolo, ma non il tuo colore: { fv-points }.
fv-match-none = Niente in comune con te: { fv-points }.

## Il registro: nomina le persone e non dice mai «tu»

fv-log-starter = Il caso sa chi ha fatto un favore più di recente: comincia { $player }.
fv-log-round = Round { $round }: cinque segnalini favore a testa, e il primo turno è di { $player }.
fv-log-dealt = { $player } riceve una Porta e la tiene chiusa.
fv-log-dealt-door = { $player } riceve una Porta e dietro ci trova { fv-door.the }.
fv-log-opened = Per il nuovo lotto si scopre { fv-clue.a }.
fv-log-added = { $player } aggiunge { fv-clue.a } al lotto.
fv-log-called = { $player } chiama un’asta.
fv-log-final = Il mazzo è vuoto: comincia l’asta finale, e la prima occasione di offrire spetta { A($player) }.
fv-log-bid = { $player } offre { $count ->
    [one] { $count } segnalino
   *[other] { $count } segnalini
}.
fv-log-passed = { $player } passa.
fv-log-sold-to = { $player } prende il lotto per { $count ->
    [one] { $count } segnalino, che va { A($target) }
   *[other] { $count } segnalini, che vanno { A($target) }
}.
fv-log-sold-shared = { $player } prende il lotto per { $count } segnalini: gli altri ne ricevono { $each ->
    [one] uno
   *[other] { $each }
} a testa.
fv-log-sold-rest = { $player } prende il lotto per { $count } segnalini: gli altri ne ricevono { $each ->
    [one] uno
   *[other] { $each }
} a testa, e { $rest ->
    [one] uno va
   *[other] { $rest } vanno
} nella scatola.
fv-log-sold-boxed = { $player } prende il lotto per { $count ->
    [one] { $count } segnalino, che non si può dividere e va nella scatola
   *[other] { $count } segnalini, che non bastano per tutti e vanno nella scatola
}.
fv-log-sold-final = { $player } prende l’ultimo lotto e mette { $count ->
    [one] { $count } segnalino
   *[other] { $count } segnalini
} nella scatola.
fv-log-discarded = Nessuno cede alla tentazione: il lotto viene scartato.
fv-log-showed = Dietro la Porta di { $player } c’è { fv-door.the }.

## La fine di un round e della partita

fv-round-over = Le Porte sono aperte: si contano i punti.
fv-score = { $count ->
    [0] { $player } non fa punti.
    [one] { $player } fa { $count } punto.
   *[other] { $player } fa { $count } punti.
}
fv-score-lost = { $player } perde { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}.
fv-round-bonus = { $player } ha più segnalini di tutti: +3 (già compresi).
fv-round-bonus-shared = { $players } hanno più segnalini di tutti: +3 a testa (già compresi).
fv-totals = Totali: { $text }.
fv-total-of = { $player } { $count }
fv-game-points = L’ultima Porta si chiude: { $player } ha il totale più alto e vince la partita.
fv-game-tokens = I totali sono pari, ma il risparmio rende: { $player } ha più segnalini e vince la partita.
fv-game-order = Totali pari, segnalini pari: decide l’ordine di turno dell’ultimo round, e { $player } vince la partita.

## La partita raccontata, al presente e senza «tu»

fv-best-as = { fv-points }, con { fv-door.the }
fv-moment-bargain = { $price ->
    [one] Un solo segnalino
   *[other] { $price } segnalini
}, e { $player } si porta a casa un lotto che vale { fv-points }.
fv-moment-burden = { $player } paga { $price ->
    [one] un segnalino
   *[other] { $price } segnalini
} per un lotto che costa anche { fv-points }.
fv-moment-dearest = { $player } lo vuole a tutti i costi: { $price } segnalini per un lotto che vale { fv-points }, il prezzo più alto della partita.
fv-moment-unwanted = Round { $round }: sul tavolo ci sono { $count } carte, e nessuno le vuole.
fv-moment-thrifty = { $player } non compra nulla nel round { $round }, e nessuno fa più punti.
fv-moment-great = Il round { $round } è di { $player }: { fv-points }, più che in ogni altro round della partita.
fv-moment-lost = Il round { $round } non perdona: { $player } perde { fv-points }.
fv-moment-from-behind = Prima dell’ultimo round { $player } chiude la fila. Poi la apre.
fv-moment-narrow = { $count ->
    [0] Tra { $player } e { $target } non passa neanche un punto.
    [one] Un solo punto separa { $player } da { $target }.
   *[other] Appena { $count } punti separano { $player } da { $target }.
}

## Che cosa fare adesso

fv-ask-deal = Si distribuiscono le Porte.
fv-ask-opens = Si apre un nuovo lotto.
fv-ask-adds = { $player } aggiunge una carta al lotto.
fv-ask-chooses = { $player } sceglie fra un’altra carta e un’asta.
fv-ask-bids = { $player } medita un’offerta.
fv-ask-choose = Tocca a te: aggiungi una carta al lotto o chiama un’asta.
fv-ask-bid = Offri da { $count } a { $most } segnalini, oppure passa.
fv-ask-bid-only = Offri { $count ->
    [one] { $count } segnalino
   *[other] { $count } segnalini
}, oppure passa.
fv-ask-pass = { $count ->
    [0] Non hai segnalini da offrire: puoi solo passare.
    [one] Il tuo unico segnalino non basta per salire: puoi solo passare.
   *[other] I tuoi { $count } segnalini non bastano per salire: puoi solo passare.
}
fv-ask-next-round = Sta per cominciare il round { $round }: il primo turno è di { $player }.
fv-ask-over = { $player } ha vinto la partita.

## Perché no: detto a chi ci ha provato

fv-illegal-not-your-turn = Un po’ di pazienza: tocca a qualcun altro.
fv-illegal-not-now = Non adesso: il gioco aspetta un’altra cosa.
fv-illegal-no-auction = Non c’è nessuna asta in corso: aggiungi una carta al lotto o chiama un’asta.
fv-illegal-in-auction = C’è un’asta in corso: offri o passa.
fv-illegal-must-raise = { $count ->
    [0] Un’offerta è di almeno 1 segnalino: offri di più o passa.
   *[other] L’offerta più alta è di { $count }: rilancia o passa.
}
fv-illegal-too-few = { $count ->
    [0] Non hai più segnalini: non puoi fare offerte.
    [one] Hai solo { $count } segnalino: non puoi offrire di più.
   *[other] Hai solo { $count } segnalini: non puoi offrire di più.
}
fv-illegal-not-in-deck = Ora non è possibile: quella carta non può uscire.

fv-refused-players = Favor si gioca da 2 a { $most } persone, { $count ->
    [1] non in solitario
   *[other] non in { $count }
}.
fv-refused-seat = Questo tavolo non ha un posto { $seat }: scegli un altro posto per chi comincia.

## Etichette, pulsanti e colonne

fv-tokens = { $count ->
    [one] { $count } segnalino favore
   *[other] { $count } segnalini favore
}
fv-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
fv-deck-left = { $count ->
    [0] Il mazzo è vuoto.
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}
fv-copies-left = { $count ->
    [0] non ce n’è più
    [one] ne resta { $count }
   *[other] ne restano { $count }
}
fv-in-box = { $count ->
    [0] Nessun segnalino nella scatola
    [one] { $count } segnalino nella scatola
   *[other] { $count } segnalini nella scatola
}
fv-round = Round { $round } di { $most }

fv-lot = Lotto
fv-deck = Mazzo
fv-discard = Lotti scartati
fv-collection = Collezione
fv-box = Scatola
fv-none = ancora niente
fv-identity = La tua identità
fv-identity-is = La tua identità è { fv-door.the }.
fv-identity-secret = segreta
fv-caller = Chiama l’asta
fv-first-player = Chi comincia
fv-high-bid = Offerta più alta
fv-high-bid-by = { $player } è in testa con { $count ->
    [one] { $count } segnalino
   *[other] { $count } segnalini
}.
fv-high-bid-none = Ancora nessuna offerta.
fv-auction-called = Asta chiamata da { $player }
fv-auction-final = Asta finale
fv-worth-lot = Per te vale: { fv-points }
fv-worth-collection = La tua collezione finora: { fv-points }
fv-bonus = Bonus

fv-status-bid = offre { $count }
fv-status-passed = passa
fv-status-waits = deve ancora decidere

fv-do-add = Aggiungi una carta
fv-do-call = Chiama un’asta
fv-do-bid = Offri { $count }
fv-do-pass = Passa
fv-do-next-round = Prossimo round

fv-column-clue = Indizio
fv-column-copies = Copie
fv-column-left = Restano
fv-column-worth = Valore
fv-column-identity = Identità
fv-column-collection = Collezione
fv-column-tokens = Segnalini favore
fv-column-bid = Offerta
fv-column-points = Punti
fv-column-total = Totale

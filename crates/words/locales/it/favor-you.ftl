### Favor, raccontato a chi lo riguarda: «tu» è chi legge

fv-you-starter = Il caso sa chi ha fatto un favore più di recente: cominci tu.
fv-you-round = Round { $round }: cinque segnalini favore a testa, e il primo turno è tuo.
fv-you-dealt-door = Ricevi una Porta e dietro ci trovi { fv-door.the }.
fv-you-added = Aggiungi { fv-clue.a } al lotto.
fv-you-called = Chiami un’asta.
fv-you-final = Il mazzo è vuoto: comincia l’asta finale, e la prima occasione di offrire è tua.
fv-you-bid = Offri { $count ->
    [one] { $count } segnalino
   *[other] { $count } segnalini
}.
fv-you-passed = Passi.
fv-you-sold-to = Prendi il lotto per { $count ->
    [one] { $count } segnalino, che va { A($target) }
   *[other] { $count } segnalini, che vanno { A($target) }
}.
fv-to-you-sold = { $player } prende il lotto per { $count ->
    [one] { $count } segnalino, che va a te
   *[other] { $count } segnalini, che vanno a te
}.
fv-you-sold-shared = Prendi il lotto per { $count } segnalini: gli altri ne ricevono { $each ->
    [one] uno
   *[other] { $each }
} a testa.
fv-you-sold-rest = Prendi il lotto per { $count } segnalini: gli altri ne ricevono { $each ->
    [one] uno
   *[other] { $each }
} a testa, e { $rest ->
    [one] uno va
   *[other] { $rest } vanno
} nella scatola.
fv-you-sold-boxed = Prendi il lotto per { $count ->
    [one] { $count } segnalino, che non si può dividere e va nella scatola
   *[other] { $count } segnalini, che non bastano per tutti e vanno nella scatola
}.
fv-you-sold-final = Prendi l’ultimo lotto e metti { $count ->
    [one] { $count } segnalino
   *[other] { $count } segnalini
} nella scatola.
fv-you-showed = Dietro la tua Porta c’è { fv-door.the }.
fv-you-score = { $count ->
    [0] Non fai punti.
    [one] Fai { $count } punto.
   *[other] Fai { $count } punti.
}
fv-you-score-lost = Perdi { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}.
fv-you-round-bonus = Hai più segnalini di tutti: +3 (già compresi).
fv-you-round-bonus-shared = Tu e { $players } avete più segnalini di tutti: +3 a testa (già compresi).
fv-you-total = tu { $count }
fv-you-game-points = L’ultima Porta si chiude: hai il totale più alto e vinci la partita!
fv-you-game-tokens = I totali sono pari, ma il risparmio rende: hai più segnalini e vinci la partita!
fv-you-game-order = Totali pari, segnalini pari: decide l’ordine di turno dell’ultimo round, e vinci la partita!

### Fog of Love: che cosa succede al tavolo. Si nominano le persone, senza mai dare del tu.

## Le carte

ft-untitled = N. { $count }
ft-scene = { $deck ->
    [sweet] scena dolce
    [serious] scena seria
    [drama] scena drammatica
   *[custom] scena personalizzata
}
ft-what = { $what ->
    [trait] tratto
    [occupation] impiego
   *[feature] caratteristica
}
    .a = { $what ->
        [trait] un tratto
        [occupation] un impiego
       *[feature] una caratteristica
    }
    .the = { $what ->
        [trait] il tratto
        [occupation] l’impiego
       *[feature] la caratteristica
    }
    .new = { $what ->
        [trait] un nuovo tratto
        [occupation] un nuovo impiego
       *[feature] una nuova caratteristica
    }

## La creazione dei personaggi

ft-log-starter = Comincia { $player }.
ft-log-gender = { $player } interpreta { $gender ->
    [woman] una donna
    [man] un uomo
   *[neither] qualcuno che non è né donna né uomo
}.
ft-log-kept = { $player } tiene tre tratti.
ft-log-took-occupation = { $player } mostra l’impiego { fl-quoted }.
ft-log-feature = { $player } nota qualcosa in { $target }: { fl-quoted }.
ft-log-introduced = { $player } si presenta.

## Le scene

ft-log-exchanged = { $player } cambia la scena minore { fl-quoted }.
ft-log-played = { $player } gioca { fl-quoted }.
ft-log-secret = { $player } posa un segreto, coperto.
ft-log-secret-card = { $player } posa il segreto { fl-quoted }, coperto.
ft-log-skipped = { $player } non ha nulla da giocare.
ft-log-reacted = { $player } reagisce con { fl-quoted }.
ft-log-found = { $player } cerca nel mazzo { fl-deck } e trova una scena.
ft-log-found-card = { $player } cerca nel mazzo { fl-deck } e trova { fl-quoted }.
ft-log-in-vain = { $player } cerca invano nel mazzo { fl-deck }.
ft-log-handed = { $player } passa una scena { A($target) }.
ft-log-handed-card = { $player } passa la scena { fl-quoted } { A($target) }.
ft-log-inserted = { $place ->
    [shuffled] { fl-quoted } si mescola nel mazzo { fl-deck }.
   *[top] { fl-quoted } va in cima al mazzo { fl-deck }.
}
ft-log-follow-up = { fl-quoted } lascerà il segno sulla scena successiva.

## Le scelte

ft-log-chose = { $player } prende l’opzione { $option }.
ft-log-matched = { $players } prendono l’opzione { $option }: c’è corrispondenza.
ft-log-picked = { $player } decide.
ft-log-guessed = { $player } punta su { fl-aspect } e { $holds ->
    [yes] indovina
   *[no] sbaglia
}.
ft-log-entered = { $player } annota per { $target }: { $gain }.
ft-log-entries-done = { $player } ha annotato tutto.
ft-log-confirmed = { $holds ->
    [yes] { $player } conferma.
   *[no] { $player } non è d’accordo.
}

## Che cosa fa una reazione

ft-log-bent-skip = La scena si salta, ma conta.
ft-log-bent-replace = La scena non si risolve: se ne gioca un’altra al suo posto.
ft-log-bent-choice = { $player } prende invece l’opzione { $option }.
ft-log-bent-further = { $player } prende anche l’opzione { $option }.
ft-log-bent-void = La scelta di { $player } non dà nulla.
ft-log-bent-ignore = La scena non tocca la soddisfazione di { $player }.
ft-log-bent-repeat = Quello che fa la scena succede un’altra volta.
ft-log-bent-redirect = In questa scena chi sceglie e l’altra persona si scambiano gli effetti delle scelte; i segnalini restano dove sono.

## Le carte dei personaggi

ft-log-gave-up = { $player } rinuncia a { ft-what.a }.
ft-log-gave-up-card = { $player } lascia { ft-what.the } { fl-quoted }.
ft-log-took = { $player } prende { ft-what.new }.
ft-log-took-card = { $player } prende { ft-what.the } { fl-quoted }.
ft-log-took-for = { $player } sceglie { ft-what.new } per { $target }.
ft-log-took-for-card = { $player } sceglie { ft-what.the } { fl-quoted } per { $target }.
ft-log-showed-trait = { $player } mostra un tratto { A($target) }.
ft-log-showed-trait-card = { $player } mostra { A($target) } il tratto { fl-quoted }.
ft-log-showed-destiny = { $player } mostra un destino { A($target) }.
ft-log-showed-destiny-card = { $player } mostra { A($target) } il destino { fl-quoted }.
ft-log-showed-scene = { $player } mostra una scena { A($target) }.
ft-log-showed-scene-card = { $player } mostra { A($target) } la scena { fl-quoted }.
ft-log-admitted-trait = { $holds ->
    [yes] { $player } ammette di avere il tratto { fl-quoted }.
   *[no] { $player } non ha il tratto { fl-quoted }.
}
ft-log-admitted-destiny = { $holds ->
    [yes] { $player } ammette di avere in mano il destino { fl-quoted }.
   *[no] { $player } non ha in mano il destino { fl-quoted }.
}
ft-log-swapped-occupations = { $players } si scambiano gli impieghi.
ft-log-swapped-features = { $players } si scambiano una caratteristica.
ft-log-swapped-satisfaction = { $players } si scambiano la soddisfazione.
ft-log-swapped-tokens = { $players } si scambiano tutti i segnalini su { fl-aspect }.

## Destini e segreti

ft-log-dropped = { $player } scarta un destino.
ft-log-dropped-card = { $player } scarta il destino { fl-quoted }.
ft-log-recovered = { $player } recupera un destino.
ft-log-recovered-card = { $player } recupera il destino { fl-quoted }.
ft-log-switched = { $player } risolve il cambio.
ft-log-switched-none = { $player } guarda i destini e lascia tutto com’è.
ft-log-switched-cards = { $player } cambia un destino: entra { fl-quoted }, esce «{ $left }».
ft-log-secret-revealed = Viene alla luce un segreto di { $player }: { fl-quoted }.
ft-log-secret-discarded = { $player } scarta un segreto senza mostrarlo.
ft-log-secret-discarded-card = { $player } scarta il segreto { fl-quoted } senza mostrarlo.
ft-log-flag-up = D’ora in poi: { fl-quoted }.
ft-log-flag-down = Non vale più: { fl-quoted }.

## Il corso della storia

ft-log-turn = Tocca { A($player) }.
ft-log-chapter = Comincia il capitolo { $count }.
ft-log-chapter-over = Il capitolo finisce.
ft-log-finale = Comincia il finale.
ft-log-selected = { $player } ha scelto un destino finale.
ft-log-selected-card = { $player } ha scelto il destino finale { fl-quoted }.
ft-log-showed-final = { $player } rivela il destino finale { fl-quoted }.
ft-log-overrode = Cambia tutto: il destino finale di { $player } diventa { fl-quoted }.
ft-log-showed-traits = { $player } rivela tre tratti: { $text }.
ft-log-ordered = { $player } mette in ordine gli obiettivi.

## La fine

ft-ending-together-both = { $players } restano insieme, e hanno trovato ciò che sognavano.
ft-ending-together-one = { $players } restano insieme, ma il sogno si è avverato solo per { $player }.
ft-ending-together-none = { $players } restano insieme. Nessun sogno si è avverato, ma domani è un altro giorno.
ft-ending-apart-both = { $players } si separano, ed è meglio così: certe storie d’amore finiscono bene proprio finendo.
ft-ending-apart-one = { $players } si separano, e solo { $player } se ne va a cuor leggero.
ft-ending-apart-none = { $players } si separano, e nessun sogno si è avverato. La prossima nebbia, forse, si alzerà.
ft-ending-destiny = { $holds ->
    [yes] Per { $player } il destino { fl-quoted } si è avverato.
   *[no] Per { $player } il destino { fl-quoted } non si è avverato.
}

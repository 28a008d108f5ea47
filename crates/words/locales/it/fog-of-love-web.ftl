### Fog of Love nel browser

## Loro due

flw-us = Voi due
flw-us-more = Caratteristiche e scale
flw-scale = { $player } { $first }, { $target } { $next }, insieme { $last }
flw-hearts = { $count ->
    [one] cuore
   *[other] cuori
}
flw-secrets = { $count ->
    [one] { $count } segreto
   *[other] { $count } segreti
}
flw-has-chosen = scelta sigillata
flw-thinks = ci pensa
flw-noticed = Che cosa { $player } ha notato di { $target }
flw-shown-by = Che cosa { $player } ti ha mostrato

## La pagina

flw-leaf = La pagina aperta
flw-prologue = Prologo
flw-chapter = Capitolo { $chapter }
flw-finale = Finale
flw-plays = gioca una scena
flw-reacts = ha qualcosa da dire
flw-was-secret = finora l’aveva tenuto segreto
flw-stayed-secret = non l’ha mai detto
flw-situation = Ancora nell’aria: «{ $title }»
flw-so-far = Finora in questo capitolo
flw-you-chose = la tua
flw-back = Non ancora
flw-lock = Sigilla
flw-sealed-help = Scegliete in segreto. Quando le lettere sono sigillate tutte e due, i sigilli si rompono insieme.
flw-for-you = Di sicuro, per te:
flw-unsure = ancora niente. Dipende da che cosa fa l’altra persona.
flw-goal-moves = { $title }: da { $first } a { $next }, su { $count }

## Chi siete

flw-gender-help = Come rivolgersi al tuo personaggio. Non cambia nessuna regola.
flw-traits-help = Cinque lati di un carattere. Tienine tre: nessun altro saprà quali, e ognuno vuole qualcosa entro la fine.
flw-goals-oppose = Due di questi obiettivi tirano in direzioni opposte. Questa nota la vedi solo tu.
flw-goals-repeat = Due di questi obiettivi vogliono lo stesso estremo di una scala: il secondo chiede il doppio. Questa nota la vedi solo tu.
flw-job-help = Che cosa fa tutto il giorno il tuo personaggio? Lo girerete nello stesso momento.
flw-feature-help = Qual è la prima cosa che hai notato di { $target }?
flw-introduce-help = Dai un nome al tuo personaggio e un paio di frasi. Poi presentati a { $target }.

## Quello che è solo tuo

flw-hand = La tua mano
flw-hand-empty = Nessuna scena in mano.
flw-mine = Solo per te
flw-my-secrets = I tuoi segreti
flw-my-traits = I tuoi tratti
flw-my-destinies = I tuoi destini
flw-put-away = Messi da parte:
flw-condition = { $condition }
flw-now = (ora { $amount })
flw-take-up = Riprendi
flw-put-down = Metti da parte
flw-secret-nth = Segreto { $count }

## Quello che viene alla luce

flw-shows-you = ti mostra, e a nessun altro:
flw-wanted = ha scelto questo destino:
flw-really-was = in fondo, fin dall’inizio:
flw-came-true = avverato
flw-stayed-dream = rimasto un sogno

## Che cosa sono le cose

flw-dimension = { $dimension ->
    [discipline] In alto: liste, piani, piatti lavati. In basso: lasciar correre, a volte con una certa bellezza.
    [curiosity] In alto: aprire la porta con scritto «privato». In basso: sapere che cosa piace e dove sta.
    [extroversion] In alto: più sedie, più gente. In basso: a casa alle dieci, voi due.
    [sensitivity] In alto: sentire il tempo che cambia nell’altra persona. In basso: acqua che scivola via.
    [gentleness] In alto: una risposta dolce. In basso: una risposta che lascia il segno.
   *[sincerity] In alto: dire le cose come stanno. In basso: dirle come sarebbe più bello.
}
flw-hint-traits = Tocca tre carte per tenerle; toccane una di nuovo per rimetterla giù.
flw-hint-choice = Tocca una risposta per vedere che cosa ti darebbe di sicuro. Vale solo quando la sigilli.
flw-hint-turn = Tocca una scena della tua mano per leggerla tutta; poi giocala, o cambiane una minore.
flw-rule-turn = Al tuo turno gioca una scena, poi pesca fino a cinque.
flw-rule-choice = Dove si sceglie in due, si sceglie in segreto e si mostra insieme. Dove sceglie solo l’altra persona, lo dice apertamente.
flw-rule-tokens = Le opzioni mettono segnalini sulle scale. I tuoi tratti vogliono che alla fine pendano dalla loro parte.
flw-rule-secret = Un segreto sta coperto finché una scena lo porta alla luce, o lo fa il finale.
flw-rule-reaction = Una reazione risponde a una scena nel momento scritto sulla carta.
flw-rule-destiny = I capitoli vi fanno rinunciare a dei destini. Nel finale se ne sceglie uno a testa, fra quelli rimasti.
flw-rule-end = Possono avverarsi tutti e due i destini, uno solo, o nessuno.
flw-lessons = Lezioni
flw-lessons-before = Lezioni precedenti

## La scena

flw-stage = La scena
flw-looks = { $player }, { $mood ->
    [smiling] con un sorriso
    [hurt] con dolore
    [flirting] con malizia
    [angry] con rabbia
    [surprised] con sorpresa
   *[neutral] con calma
}
flw-options = Che cosa rispondi
flw-tab-us = Noi
flw-tab-hand = Mano
flw-tab-mine = Mio
flw-you = tu
flw-both = entrambi
flw-chooser = chi la sceglie
flw-other = l’altra persona
flw-more = ancora { $count }
flw-goals-legend = i tuoi obiettivi. Li vedi solo tu.
flw-came = Che cosa ne è venuto
flw-match = La stessa risposta, due volte.
flw-no-match = Due risposte diverse.
flw-end-up = { $dimension ->
    [discipline] piani
    [curiosity] porte nuove
    [extroversion] più sedie
    [sensitivity] ogni vento
    [gentleness] voce dolce
   *[sincerity] com’è
}
flw-end-down = { $dimension ->
    [discipline] lascia correre
    [curiosity] il noto
    [extroversion] a casa presto
    [sensitivity] scivola via
    [gentleness] lascia il segno
   *[sincerity] com’è più bello
}

## Il piano

flw-far = { $first } su { $count }
flw-times = È l’obiettivo numero { $count } su questo lato: chiede { $count } volte il suo numero.
flw-to-go = ne { $count ->
    [one] manca
   *[other] mancano
} { $count }
flw-notebook = Che cosa sai di { $player }
flw-surely = Di sicuro: { $text }
flw-surely-not = Di sicuro no: { $text }
flw-may-have = Uno di questi, forse
flw-may-want = Che cosa può ancora volere { $player }
flw-holds-destinies = { $count ->
    [one] Un destino in mano.
   *[other] { $count } destini in mano.
}

## Il tabellone

flw-board = Sul tabellone
flw-board-events = Eventi speciali sotto il riassunto: { $text }
flw-board-no-events = Nessun evento speciale sotto il riassunto.
flw-board-draws = Le scene si pescano da: { $text }
flw-board-tokens = Segnalini, giù e su
flw-board-people = Voi due
flw-board-gender = Come rivolgersi
flw-board-job = Impiego
flw-board-hand = Scene in mano
flw-board-destinies = Destini in mano
flw-board-pile = Destini messi da parte, coperti
flw-board-noted = Annotato: { $text }
flw-board-discards = Scartate, scoperte
flw-board-finale = Nel finale

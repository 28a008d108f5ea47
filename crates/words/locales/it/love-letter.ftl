### Love Letter

## I personaggi

# .the: la Spia, il Prete; .of: della Spia, del Prete
ll-card = { $card ->
    [spy] Spia
    [guard] Guardia
    [priest] Prete
    [baron] Barone
    [handmaid] Serva
    [prince] Principe
    [chancellor] Cancelliere
    [king] Re
    [countess] Contessa
   *[princess] Principessa
}
    .the = { $card ->
        [spy] la Spia
        [guard] la Guardia
        [priest] il Prete
        [baron] il Barone
        [handmaid] la Serva
        [prince] il Principe
        [chancellor] il Cancelliere
        [king] il Re
        [countess] la Contessa
       *[princess] la Principessa
    }
    .of = { $card ->
        [spy] della Spia
        [guard] della Guardia
        [priest] del Prete
        [baron] del Barone
        [handmaid] della Serva
        [prince] del Principe
        [chancellor] del Cancelliere
        [king] del Re
        [countess] della Contessa
       *[princess] della Principessa
    }

ll-line = { $card ->
    [spy] Un segnalino se alla fine, fra chi è rimasto, solo tu hai giocato o scartato una Spia.
    [guard] Indovina la carta di un’altra persona, tranne la Guardia: se è quella, esce dal round.
    [priest] Guarda la mano di un’altra persona.
    [baron] Confronta la tua mano con quella di un’altra persona: il valore più basso esce.
    [handmaid] Fino al tuo prossimo turno nessun altro può sceglierti.
    [prince] Scegli chi scarta la mano e pesca una nuova carta: puoi essere anche tu.
    [chancellor] Pesca due carte, tieni una delle tre, metti le altre sotto il mazzo.
    [king] Scambia la tua mano con quella di un’altra persona.
    [countess] Devi giocarla se l’altra tua carta è il Re o un Principe.
   *[princess] Se la giochi o la scarti, esci dal round.
}

ll-rule = { $card ->
    [spy] Giocata o scartata, per ora non fa nulla. Quando il round finisce, ottieni un segnalino Preferenza se sei ancora nel round e, fra chi è rimasto, solo tu hai giocato o scartato una Spia. Una Spia scartata per colpa di un Principe conta, una ancora in mano o rimessa sotto il mazzo no, e anche due Spie tue valgono un solo segnalino. Questo premio non è una vittoria: chi vince il round riceve il suo segnalino come sempre, e può toccare anche a te.
    [guard] Scegli un’altra persona e nomina un personaggio qualsiasi del mazzo, tranne la Guardia. Se è la carta che ha in mano, esce dal round; altrimenti non succede nulla. La risposta è pubblica, e sempre sincera. Se tutte le altre persone ancora nel round sono protette, la carta non ha effetto.
    [priest] Scegli un’altra persona e guarda la sua mano. Nessun altro la vede. Se tutte le altre persone ancora nel round sono protette, la carta non ha effetto.
    [baron] Scegli un’altra persona e confrontate le mani in segreto: chi ha il valore più basso esce dal round, anche se sei tu. A parità di valore non esce nessuno. La carta di chi perde finisce scoperta, l’altra resta un segreto fra voi due. Se tutte le altre persone ancora nel round sono protette, la carta non ha effetto.
    [handmaid] Fino all’inizio del tuo prossimo turno nessun altro può sceglierti. Protegge solo se la giochi: scartata, non serve a nulla.
    [prince] Scegli una persona qualsiasi, anche te: quella persona scarta la mano a faccia in su, senza applicarne l’effetto, e pesca una nuova carta. Se il mazzo è vuoto, prende la carta nascosta, messa da parte a inizio round. Chi deve scartare la Principessa esce dal round e non pesca. Se tutte le altre persone ancora nel round sono protette, la scelta deve cadere su di te.
    [chancellor] Pesca due carte, tieni una delle tre che hai ora in mano e metti le altre due sotto il mazzo, a faccia in giù, nell’ordine che vuoi. Se nel mazzo c’è una sola carta, pescala, tieni una delle due e rimetti l’altra; se non ce n’è nessuna, non succede nulla. Le carte rimesse nel mazzo non sono né giocate né scartate. Il Cancelliere non sceglie nessuno, perciò nessuna Serva può fermarlo.
    [king] Scegli un’altra persona e scambiatevi la mano: la carta che ti resta contro la sua. Se tutte le altre persone ancora nel round sono protette, la carta non ha effetto.
    [countess] Giocata o scartata, non fa nulla. Ma se le due carte del tuo turno sono la Contessa e il Re, oppure la Contessa e un Principe, devi giocare la Contessa; con qualsiasi altra carta la scelta è libera. L’altra carta resta segreta, e nessuno saprà se era obbligo o capriccio. Mentre risolvi il Cancelliere l’obbligo non vale.
   *[princess] Se la giochi o la scarti, per qualunque motivo, esci subito dal round. Cederla con il Re, rimetterla sotto il mazzo con il Cancelliere o mostrarla alla fine del round è un’altra faccenda: non succede nulla.
}

## Il registro: nomina le persone e non dice mai «tu»

ll-log-starter = La sorte decide: comincia { $player }.
ll-log-set-aside = Nuovo round: si mescolano le carte e se ne mette da parte una, a faccia in giù.
ll-log-set-aside-card = Nuovo round: si mescolano le carte e si mette da parte { ll-card.the }.
ll-log-laid-open = Accanto al mazzo, in vista, c’è { ll-card.the }.
ll-log-dealt = { $player } riceve una carta.
ll-log-dealt-card = { $player } riceve { ll-card.the }.
ll-log-drew = { $player } pesca una carta.
ll-log-drew-card = { $player } pesca { ll-card.the }.
ll-log-played = { $card ->
    [handmaid] { $player } gioca la Serva e fino al prossimo turno resta sotto la sua protezione.
   *[other] { $player } gioca { ll-card.the }.
}
ll-log-played-idle = { $player } gioca { ll-card.the } senza effetto: la Serva non lascia nessuno da scegliere.
ll-log-sent = { $player } manda { ll-card.the } da { $target }.
ll-log-sent-home = { $player } gioca { ll-card.the } su di sé.
ll-log-guessed = { $player } manda la Guardia da { $target } e nomina { ll-card.the }.
ll-log-missed = Sbagliato: { $target } non ha { ll-card.the }.
ll-log-looked = { $player } guarda la mano di { $target }.
ll-log-looked-card = { $player } guarda la mano di { $target } e trova { ll-card.the }.
ll-log-compared = { $player } e { $target } confrontano le mani in segreto.
ll-log-holds = { $player } ha in mano { ll-card.the }.
ll-log-lower = { $player } ha il valore più basso.
ll-log-equal = Parità: non esce nessuno.
ll-log-swapped = { $player } e { $target } si scambiano la mano.
ll-log-now-holds = { $player } ha ora in mano { ll-card.the }.
ll-log-discarded = { $player } scarta { ll-card.the }.
ll-log-redrew = { $player } pesca una nuova carta.
ll-log-redrew-card = { $player } pesca una nuova carta: { ll-card.the }.
ll-log-took-hidden = Il mazzo è vuoto: { $player } prende la carta nascosta.
ll-log-took-hidden-card = Il mazzo è vuoto: { $player } prende la carta nascosta, { ll-card.the }.
ll-log-consulted = { $player } pesca una carta per il Cancelliere.
ll-log-consulted-card = { $card ->
    [chancellor] { $player } pesca l’altro Cancelliere.
   *[other] { $player } pesca { ll-card.the } per il Cancelliere.
}
ll-log-kept = { $player } tiene una carta e mette { $count ->
    [one] l’altra
   *[other] le altre due
} sotto il mazzo.
ll-log-kept-card = { $player } tiene { ll-card.the }.
ll-log-under-card = Sotto il mazzo va { ll-card.the }.
ll-log-bottom-card = Proprio in fondo va { ll-card.the }.
ll-log-out = { $player } esce dal round e scarta { ll-card.the }.
ll-log-revealed = { $player } rivela { ll-card.the }.

## La fine di un round e della partita

ll-round-last = Nel round resta soltanto { $player }, che lo vince e riceve un segnalino Preferenza.
ll-round-highest = Il mazzo è finito. { $player } ha la carta più alta, vince il round e riceve un segnalino Preferenza.
ll-round-tied = Il mazzo è finito. { $players } hanno a pari merito la carta più alta: vincono il round e ricevono un segnalino Preferenza a testa.
ll-round-spy = La Spia porta un segnalino Preferenza { A($player) }.
ll-round-spy-too = La Spia ne porta un secondo { A($player) }.
ll-game-won = La Principessa sa da quale lettera cominciare: { $player } vince la partita.
ll-game-shared = La Principessa non sa da quale lettera cominciare: { $players } vincono insieme la partita.

## La partita raccontata

ll-won-last = senza più rivali
ll-won-highest = con { ll-card.the }
ll-won-spy = e un segnalino Preferenza per la Spia di { $player }
ll-moment-princess-found = { $player } cerca la Principessa da { $target }. Ed eccola.
ll-moment-princess-lost = { $player } manda il Principe da { $target }, e la Principessa scivola via di mano.
ll-moment-princess-thrown = { $player } lascia andare la Principessa, e deve andarsene con lei.
ll-moment-princess-kept = { $player } custodisce la Principessa fino all’ultima carta, e con lei vince il round { $round }.
ll-moment-found-at-once = Il round { $round } è appena cominciato, e la Guardia di { $player } trova già { ll-card.the } da { $target }.
ll-moment-found = La Guardia di { $player } bussa da { $target } e trova { ll-card.the }.
ll-moment-baron-lost = { $player } manda il Barone da { $target } e ha la peggio, con { ll-card.the }.
ll-moment-baron-won = { $target } affronta il Barone di { $player } con { ll-card.the }. Non basta.
ll-moment-tied = Il round { $round } non sa scegliere: { $players } hanno la stessa carta, la più alta.
ll-moment-spied = La Spia di { $player } resta l’unica fino in fondo e porta a casa un segnalino Preferenza.
ll-moment-swift = Il round { $round } dura { $count ->
    [one] una sola carta
   *[other] { $count } carte
}, meno di ogni altro, e va { A($players) }.

## Che cosa fare adesso

ll-ask-deal = Si distribuiscono le carte.
ll-ask-draws = { $player } pesca una carta.
ll-ask-plays = { $player } sceglie la carta da giocare.
ll-ask-keeps = { $player } sceglie la carta da tenere.
ll-ask-play = Tocca a te: gioca una delle tue due carte.
ll-ask-play-countess = Gioca la Contessa: l’altra tua carta è { ll-card.the }.
ll-ask-choose = { $card ->
    [guard] Scegli chi deve rispondere alla Guardia.
    [priest] Scegli chi mostra la mano al Prete.
    [baron] Scegli chi deve misurarsi con il Barone.
    [prince] Scegli chi scarta per il Principe. Puoi essere anche tu.
    [king] Scegli con quale mano il Re scambia la tua.
   *[other] Scegli una persona.
}
ll-ask-name = Nomina il personaggio che, secondo te, { $player } ha in mano.
ll-ask-keep = Tieni una carta: { $count ->
    [one] l’altra va
   *[other] le altre vanno
} sotto il mazzo.
ll-ask-order = Scegli quale delle due va proprio in fondo.

## Perché no: detto a chi ci ha provato

ll-illegal-not-your-turn = Non è ancora il tuo turno.
ll-illegal-not-now = Non adesso: il gioco aspetta un’altra cosa.
ll-illegal-not-in-hand = Non hai in mano { ll-card.the }.
ll-illegal-countess-first = Devi giocare la Contessa: l’altra tua carta è { ll-card.the }.
ll-illegal-chooses-nobody = L’effetto { ll-card.of } non sceglie nessuno: gioca la carta e basta.
ll-illegal-must-choose = { $card ->
    [prince] Scegli una persona per il Principe: te, se non c’è nessun altro da scegliere.
   *[other] Scegli una persona per l’effetto { ll-card.of }: c’è ancora qualcuno da scegliere.
}
ll-illegal-must-name = Nomina un personaggio: la Guardia deve sapere chi cercare.
ll-illegal-not-oneself = Qui non puoi sceglierti: lo permette solo il Principe.
ll-illegal-is-out = { $player } è fuori dal round e non si può scegliere.
ll-illegal-empty-seat = A quel posto non siede nessuno: scegli chi è nel round.
ll-illegal-is-protected = Una Serva protegge { $player }, che non si può scegliere.
ll-illegal-not-nameable = { $card ->
    [guard] La Guardia non si può nominare: sospetta un altro personaggio.
   *[other] Qui la Guardia non può nominare { ll-card.the }: la Versione Classica fa a meno di quella carta.
}
ll-illegal-not-these-cards = Non sono le tue carte: tieni una di quelle che hai in mano e metti il resto sotto il mazzo.
ll-illegal-not-in-deck = Ora non è possibile: quella carta non è nel mazzo.

ll-refused-players = Questa versione si gioca da 2 a { $most } persone, non in { $count }.
ll-refused-seat = Questo tavolo non ha un posto { $seat }: scegli un altro posto per chi comincia.

## Etichette e colonne

ll-edition-standard = Edizione 2019
ll-edition-classic = Versione Classica

ll-status-in = nel round
ll-status-protected = sotto protezione
ll-status-out = fuori

ll-laid-played = giocata
ll-laid-discarded = scartata

ll-tokens = { $count ->
    [one] { $count } segnalino Preferenza
   *[other] { $count } segnalini Preferenza
}
ll-tokens-of-goal = { $count } su { $goal } segnalini Preferenza
ll-goal = Con { $goal } segnalini Preferenza si vince la partita.
ll-deck-left = { $count ->
    [0] Il mazzo è vuoto.
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}
ll-copies-left = { $count ->
    [0] non ce n’è più
    [one] ne resta { $count }
   *[other] ne restano { $count }
}
ll-round = Round { $round }

ll-deck = Mazzo
ll-hidden-card = Carta nascosta
ll-open-cards = Carte scoperte
ll-hand = Mano

ll-column-value = Valore
ll-column-character = Personaggio
ll-column-copies = Copie
ll-column-left = Restano
ll-column-effect = Effetto
ll-column-row = Carte posate
ll-column-tokens = Segnalini Preferenza
ll-column-status = Stato

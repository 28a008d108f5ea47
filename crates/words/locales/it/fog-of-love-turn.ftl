### Fog of Love: che cosa fare adesso, che cosa si può fare, e perché no

## Che cosa fare adesso

ft-ask-wait = Un momento: decide il caso.
ft-ask-over = La storia è raccontata fino in fondo.
ft-ask-gender = Scegli chi interpreti: una donna, un uomo o nessuno dei due.
ft-ask-traits = Tieni tre di questi tratti: sono il tuo segreto.
ft-ask-occupation = Scegli un impiego per il tuo personaggio.
ft-ask-feature = Scegli che cosa ti colpisce in { $target }.
ft-ask-introduction = Dai un nome al tuo personaggio e presentalo.
ft-ask-turn = Tocca a te: gioca una scena; prima puoi cambiare quelle minori.
ft-ask-draw = Scegli il mazzo da cui pescare: { $text }.
ft-ask-choice = Scegli un’opzione: { $options }.
ft-ask-rechoice = Scegli un’altra opzione: { $options }.
ft-ask-rechoice-for = Scegli un’altra opzione per { $target }: { $options }.
ft-ask-reaction = { $moment ->
    [played] La scena è giocata: reagisci o vai avanti.
    [revealed] Le scelte sono rivelate: reagisci o vai avanti.
   *[resolved] La scena è risolta: reagisci o vai avanti.
}
ft-ask-option = Scegli una di { $count } possibilità.
ft-ask-give-up = Scegli { ft-what.the } da lasciare.
ft-ask-give-up-guessed = La supposizione era giusta: lascia un tratto con { fl-aspect }.
ft-ask-take = Scegli { ft-what.new } per te.
ft-ask-take-for = Scegli { ft-what.new } per { $target }.
ft-ask-drop = { $duty ->
    [may] Puoi scartare un destino.
   *[must] Scegli un destino da scartare.
}
ft-ask-drop-shown = { $duty ->
    [may] Puoi mostrare un destino { A($target) } e scartarlo.
   *[must] Scegli un destino da mostrare { A($target) } e scartare.
}
ft-ask-switch-in = { $duty ->
    [may] Puoi cambiare un destino in entrata: scegli quale entra e quale esce.
   *[must] Cambia un destino in entrata: scegli quale entra e quale esce.
}
ft-ask-switch-out = { $duty ->
    [may] Puoi cambiare un destino in uscita: scegli quale esce e quale entra.
   *[must] Cambia un destino in uscita: scegli quale esce e quale entra.
}
ft-ask-recover = { $duty ->
    [may] Puoi recuperare un destino.
   *[must] Scegli un destino da recuperare.
}
ft-ask-discard = { $duty ->
    [may] Scarta quante scene vuoi.
   *[must] Scegli una scena da scartare.
}
ft-ask-show-trait = Scegli un tratto da mostrare { A($target) }.
ft-ask-show-destiny = Scegli un destino da mostrare { A($target) }.
ft-ask-show-scene = Scegli una scena da mostrare { A($target) }.
ft-ask-trade = Scegli una scena da scambiare con { $target }.
ft-ask-secret = Scegli un segreto di { $target } da rivelare.
ft-ask-guess = Indovina l’aspetto di un tratto di { $target }.
ft-ask-swap = Scegli una tua caratteristica, e quella di { $target } con cui scambiarla.
ft-ask-enter = Annota com’è andata.
ft-ask-confirm = È giusto ciò che ha annotato { $target }?
ft-ask-final = Scegli il tuo destino finale.
ft-ask-order = Metti in ordine i tuoi obiettivi di tratto: sullo stesso aspetto il secondo richiede il doppio, il terzo il triplo.

ft-wait = In attesa di { $players }: { $deed ->
    [gender] un personaggio da interpretare
    [traits] tre tratti
    [occupation] un impiego
    [feature] una caratteristica
    [introduction] una presentazione
    [turn] una scena
    [draw] un mazzo da cui pescare
    [choice] un’opzione
    [reaction] forse una reazione
    [decision] una decisione
    [give-up] una carta da lasciare
    [take] una nuova carta
    [destiny] un destino
    [discard] scene da scartare
    [show] una carta da mostrare
    [trade] una scena da scambiare
    [secret] un segreto da rivelare
    [guess] una supposizione
    [swap] caratteristiche da scambiare
    [enter] un risultato da annotare
    [confirm] un sì o un no
    [final] il destino finale
   *[order] l’ordine degli obiettivi
}.

## Che cosa si può fare

ft-do-gender = { $gender ->
    [woman] Una donna
    [man] Un uomo
   *[neither] Nessuno dei due
}
ft-do-keep = Tieni { $text }
ft-do-introduce = Ecco chi sono
ft-do-exchange = Cambia { fl-quoted }
ft-do-play = Gioca { fl-quoted }
ft-do-skip = Non giocare nulla
ft-do-draw = Pesca una { ft-scene }
ft-do-choose = Opzione { $option }
ft-do-go-on = Vai avanti
ft-do-leave = Lascia stare
ft-do-enough = Può bastare
ft-do-react = Reagisci con { fl-quoted }
ft-do-pick = Possibilità { $count }
ft-do-give-up = Lascia { fl-quoted }
ft-do-take = Prendi { fl-quoted }
ft-do-discard = Scarta { fl-quoted }
ft-do-switch = Entra { fl-quoted }, esce «{ $left }»
ft-do-recover = Recupera { fl-quoted }
ft-do-show = Mostra { fl-quoted }
ft-do-offer = Metti da parte { fl-quoted }
ft-do-secret = Segreto { $count }
ft-do-swap = «{ $left }» in cambio di { fl-quoted }
ft-do-enter = { $player }: { $gain }
ft-do-done = È tutto
ft-do-confirm = È giusto
ft-do-object = Non è giusto
ft-do-order = { $first }, poi { $next }, poi { $last }

## Perché no

ft-illegal-not-asked = Un po’ di pazienza: adesso non tocca a te.
ft-illegal-asked-else = Non adesso: il gioco aspetta un’altra cosa.
ft-illegal-keep-three = Tieni esattamente tre tratti.
ft-illegal-no-such-place = In quel posto non c’è nessuna carta.
ft-illegal-not-in-hand = Quella scena non è nella tua mano.
ft-illegal-not-minor = Si possono cambiare solo le scene minori.
ft-illegal-too-late = Le scene minori si cambiano solo all’inizio del turno.
ft-illegal-nothing-to-draw = Non resta nessuna carta da pescare al suo posto.
ft-illegal-only-answers = Una reazione risponde soltanto a un’altra scena.
ft-illegal-no-secret = L’altra persona non ha segreti da rivelare.
ft-illegal-requires = La condizione di questa scena non è soddisfatta.
ft-illegal-must-play = Hai ancora qualcosa da giocare o da cambiare.
ft-illegal-not-a-source = Adesso non si può pescare da quel mazzo.
ft-illegal-no-such-option = Quell’opzione non si può scegliere.
ft-illegal-does-not-answer = Quella scena non risponde a ciò che sta succedendo.
ft-illegal-may-not-leave = Qui bisogna scegliere qualcosa.
ft-illegal-not-that-destiny = Quel destino qui non si può scegliere.
ft-illegal-shown-already = Quella carta è già stata mostrata.
ft-illegal-no-such-secret = L’altra persona non ha quel segreto.
ft-illegal-not-enterable = Non si può annotare: al massimo { $most } punti alla volta e { $count } righe in tutto.
ft-illegal-not-an-order = Gli obiettivi non si possono mettere in quell’ordine.
ft-illegal-no-chance = Adesso nulla è affidato al caso.
ft-illegal-impossible-chance = Ora non è possibile: quella carta non può uscire.

ft-refused-story = Non c’è nessuna storia d’amore «{ $text }».
ft-refused-tutorial = La storia d’amore «{ $text }» non ha un tutorial.
ft-refused-seat = Fog of Love si gioca in due: non c’è nessun posto { $seat }.
ft-refused-event = «{ $text }» non è un evento speciale con scene collegate.
ft-refused-scenes = Nel mazzo { fl-deck } restano troppo poche scene per cominciare.

ft-untold-seat = A questo tavolo non c’è quel posto.
ft-untold-empty = Non c’è ancora scritto nulla: scrivi qualcosa.
ft-untold-too-long = È troppo lungo: un nome ha al massimo { $count } caratteri, una riga { $most }.
ft-untold-unprintable = Ci sono caratteri che non si possono mostrare.
ft-untold-own-name = Dai al tuo personaggio un nome che non sia il tuo.
ft-untold-full = La storia è piena: non si può scrivere altro.

## Le etichette del tavolo

ft-satisfaction = Soddisfazione
ft-personality = Personalità
ft-hand = Scene in mano
ft-secrets = Segreti
ft-traits = Tratti
ft-occupation = Impiego
ft-features = Caratteristiche
ft-destinies = Destini
ft-pile = Pila personale
ft-final-destiny = Destino finale
ft-laid = Scene di questo capitolo
ft-discards = Pila degli scarti
ft-events = Eventi speciali
ft-flags = Annotazioni
ft-decks = Mazzi
ft-deck-left = { fl-deck } ({ $count })
ft-first-player = Prima PG
ft-none = ancora nulla
ft-status-choosing = sta scegliendo
ft-status-chosen = ha scelto
ft-known = Che cosa sai di { $target }
ft-note-trait = il tratto { fl-quoted }, mostrato nel capitolo { $chapter }
ft-note-destiny = il destino { fl-quoted }, mostrato nel capitolo { $chapter }
ft-note-scene = la scena { fl-quoted }, mostrata nel capitolo { $chapter }
ft-creation = Si creano i personaggi
ft-chapter = Capitolo { $chapter }: { $count } di { $most ->
    [one] { $most } scena
   *[other] { $most } scene
}
ft-chapter-short = Capitolo { $chapter }
ft-finale = Finale
ft-tale = La storia fin qui
ft-name-hint = Un nome per il tuo personaggio
ft-tell-hint = Aggiungi qualcosa alla storia…
ft-do-tell = Racconta
ft-told = { $player }: { $text }

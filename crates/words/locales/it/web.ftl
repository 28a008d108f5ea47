### Le pagine nel browser

## Intorno a ogni pagina

web-parlour = Parlour
web-description = Giochi da tavolo romantici nel browser: con gli amici, con i bot o passandosi un solo dispositivo. Senza registrazione.
web-title = { $title } – { web-parlour }
web-skip = Vai al contenuto
web-language = Lingua
web-sound = Suoni
web-theme = Aspetto
web-theme-light = Chiaro
web-theme-dark = Scuro
web-theme-system = Come il dispositivo
web-footer = Parlour è la casa di alcuni giochi da tavolo romantici. Lo curano degli appassionati, senza alcun legame con gli autori e gli editori dei giochi.
web-rules-of = Regole di { $game }
web-reconnecting = Connessione persa. Nuovo tentativo… Quello che premi ora non viene giocato.
web-late = Quel clic è arrivato tardi, a momento passato. Non è stato giocato nulla: guarda di nuovo e scegli.
web-close = Chiudi

## La prima pagina

web-home-title = Tre giochi sull’amore, un solo tavolo
web-home-line = Gioca subito contro i bot, manda un link agli amici o passatevi un solo dispositivo. Nessuna registrazione, niente da installare.
web-about-love-letter = Fai arrivare la tua lettera alla Principessa, sotto gli occhi di tutta la corte. Una carta in mano, una pescata, una giocata.
web-about-favor = Dietro la porta c’è una signora o una tigre, e sei tu. Punta su ciò che ti somiglia, senza darlo a vedere.
web-about-fog-of-love = Due persone, una storia d’amore: si scrive da sé mentre giocate, e ognuno nasconde qualcosa.
web-players = da { $count } a { $most } persone
web-two-players = due persone
web-minutes = da { $count } a { $most } minuti
web-lessons = Prima volta? Impara giocando
web-play-now = Gioca subito
web-invite = Invita
web-one-device = Un dispositivo
web-your-tables = I tuoi tavoli
web-your-turn = Tocca a te
web-turn-of = In attesa di { $players }
web-gathering = Carte ancora da dare
web-finished = Finite
web-with = con { $players }
web-forget = Togli dall’elenco
web-more = Altro
web-field-first = Chi comincia
web-field-story = Storia
web-field-players = Quanti siete
web-field-rules = Regole
web-field-level = Livello dei bot
web-as-usual = Predefinito
web-edition-players = { $edition ->
    [classic] Versione Classica, da { $count } a { $most } persone
   *[other] Edizione { $edition }, da { $count } a { $most } persone
}

## Ci si siede

web-lobby-title = Un tavolo per { $game }
web-invites = { $player } ti invita a giocare a { $game }
web-invited = C’è un invito per te: si gioca a { $game }
web-edition-line = Si gioca con { $edition ->
    [classic] la Versione Classica
   *[other] l’edizione { $edition }
}.
web-takes = Una partita dura da { $count } a { $most } minuti.
web-no-account = Nessuna registrazione, niente da installare.
web-sit-down = Siediti
web-your-name = Il tuo nome
web-name-help = Lascia vuoto, e te ne troviamo uno noi.
web-save = Salva
web-seats = Posti
web-seat-free = Un posto libero
web-seat-bot = Bot ({ $level })
web-host = Ospita
web-you = Tu
web-not-here = Un attimo fuori
web-put-bot = Metti un bot
web-put-bot-in = Metti un bot al posto { $seat }
web-remove = Togli { $player } dal tavolo
web-level-of = Livello di { $player }
web-invitation = L’invito
web-invitation-help = Chi apre questo link può sedersi.
web-table-link = Link del tavolo
web-how-many = Quante persone giocano?
web-share-link = Condividi
web-copy = Copia
web-copied = Copiato
web-qr = Codice QR del link
web-watchers = Spettatori ammessi
web-start = Dai le carte
web-start-alone = I posti liberi vanno ai bot, e chi arriva dopo può chiedere in ogni momento il posto di un bot.
web-waiting-host = Aspettiamo che { $player } dia le carte…
web-waiting-start = Aspettiamo che qualcuno dia le carte…
web-waiting-guests = L’inchiostro è asciutto, le sedie sono calde. Chi manca?
web-waiting-ready = Il tavolo è al completo. Dai le carte quando vuoi.
web-one-device-help = Un dispositivo passa di mano in mano. Dai un nome a tutti; un sipario nasconde ogni mano agli altri.
web-watching = { $count ->
    [0] Nessuno sta guardando
    [one] Una persona sta guardando
   *[other] { $count } persone stanno guardando
}
web-full = Tutti i posti sono occupati. Puoi restare a guardare.

## Al tavolo

web-panel-news = novità
web-panel-log = Cronaca
web-panel-chat = Chat
web-panel-rules = Regole
web-panel-seats = Posti
web-beside = Accanto al tavolo
web-title-turn = Tocca a te – { $game }
web-title-waiting = In attesa – { $game }
web-title-player = { $player } – { $game }
web-title-paused = In pausa – { $game }
web-title-over = Partita finita – { $game }
web-log-empty = Non è ancora successo nulla.
web-since = Dal tuo ultimo turno
web-skip-ahead = Mostra la prossima mossa
web-keys = Tasti
web-key-figure = la carta o il personaggio con quel numero; se non si può tornare indietro, premi due volte
web-key-back = un passo indietro
web-key-explain = che cos’è? Con una carta selezionata
web-key-on = avanti, alla mossa successiva
web-key-cards = da una carta all’altra
web-key-know = che cosa sai
web-key-panels = cronaca, chat, regole
web-key-sound = suoni sì o no
web-speed = Velocità delle mosse
web-speed-of = { $speed ->
    [slow] Con calma
    [quick] Veloce
    [instant] Subito
   *[usual] Normale
}
web-chat-empty = Ancora nessuna parola.
web-chat-say = Di’ qualcosa
web-chat-watching = Può scrivere solo chi siede al tavolo.
web-send = Invia
web-reactions = Reazioni
web-reaction = { $reaction ->
    [bravo] Ottimo!
    [ouch] Ahi!
    [laugh] Ah ah!
    [heart] Il mio cuore!
    [hmm] Mmm…
   *[thanks] Grazie!
}
web-full-rules = Le regole per intero
web-reveal = Guarda
web-take-in = Prima guarda: poi si continua.
web-got-it = Ho capito
web-explained = Che cos’è?
web-hints-off = Basta suggerimenti
web-spectator = Stai guardando, e vedi solo ciò che vedono tutti.
web-spectator-sit = { $player } ti cede volentieri il posto.
web-paused = La partita riposa.
web-paused-host = La partita riposa finché non la svegli.
web-pause = Pausa
web-resume = Riprendi
web-away = Un bot sta giocando per te.
web-return = Riprendi il posto
web-leave = Alzati
web-leave-seat = Lascia il posto di { $player }
web-leave-help = Un bot continua a giocare, e puoi tornare.
web-stand-in = Fai giocare un bot per { $player }
web-stand-in-note = Gioca un bot
web-gone = { $player } non è al tavolo in questo momento.
web-gone-help = Dopo un minuto di assenza un bot può giocare al suo posto, fino al ritorno.
web-remove-sure = Togliere { $player } dal tavolo? Non potrà più sedersi qui.
web-remove-yes = Sì, togli
web-cancel = Annulla
web-bring = Fai entrare qualcuno
web-bring-help = Chi apre questo link può chiedere il posto di un bot, anche a partita in corso. A farlo entrare è chi ospita.
web-my-seat = Gioca su un altro dispositivo
web-my-seat-help = Questo link è solo tuo. Aprilo su un altro dispositivo e continua a giocare da lì.
web-my-seat-link = Link privato del tuo posto
web-settings = Impostazioni
web-motion = Movimento
web-motion-of = { $motion ->
    [calm] Calmo: dissolvenze, nulla che scivola
    [none] Nessuno
   *[system] Come il mio dispositivo
}
web-hints-on = Mostra suggerimenti al tavolo
web-settings-name-help = Ti siedi con questo nome. Lascia vuoto, e ogni volta te ne troviamo uno noi.
web-saved = Salvato.
web-notify = Avvisami quando tocca a me
web-dim = Attenua l’impossibile

## La fine

web-over = La partita è finita
web-won = Vince { $player }
web-you-won = Vinci tu!
web-won-together = Vincono insieme { $players }
web-score = Partite vinte:
web-score-two = { $player } { $count } : { $rest } { $target }
web-score-of = { $player } { $count }
web-rematch = Gioca ancora
web-by-round = Un round dopo l’altro
web-moments = Da ricordare
web-earlier = Partite precedenti a questo tavolo
web-earlier-game = Partita { $count }
web-replay = Rivedi
web-share = Condividi questa partita
web-fair = Mazzo sigillato
web-fair-sealed = Le carte sono state mescolate e sigillate prima di cominciare. Ecco il sigillo; a partita finita si mostra il numero segreto che contiene.
web-fair-open = La mescolata viene da questo numero segreto, e il suo sigillo si vedeva fin dalla prima carta. Chiunque può verificare che vanno insieme e che ogni carta ne deriva.
web-seal = Sigillo
web-seed = Numero segreto
web-number-parlour = Numero del salotto
web-number-of = Numero di { $player }
web-number-unopened = promesso, e non scoperto in tempo
web-check-mine = Nessuno ha deciso per conto proprio come mescolare. Il tuo browser ha controllato: il suo numero è tra quelli da cui nasce il numero segreto, e questo deriva da tutti.
web-check-again = Nessuno ha deciso per conto proprio come mescolare: il numero del tuo browser è tra quelli da cui nasce il numero segreto, e questo deriva da tutti. Però i numeri sono stati chiesti più di una volta prima di cominciare.
web-check-others = Nessuno ha deciso per conto proprio come mescolare: il numero segreto deriva dai numeri di chi ha partecipato. Il tuo browser l’ha controllato, e tra quelli non ne ha uno suo.
web-check-missing = Il tuo browser ha dato un numero per mescolare, ma non è tra quelli da cui nasce il numero segreto: è arrivato tardi, o è stato lasciato fuori.
web-check-wrong = Questi numeri non vanno insieme: le carte non sono state mescolate come promesso. Conserva la trascrizione.
web-transcript = Trascrizione di tutta la partita

## Un dispositivo

web-pass-to = Passa { A($player) }
web-pass-help = Gli altri: occhi al soffitto, per favore.
web-peek = Tieni premuto per sbirciare
web-peek-for = { $player }: tieni premuto per sbirciare
web-others-peek = Qualcun altro vuole rivedere le sue carte?
web-hide = Nascondi e passa
web-thinks = { $player } sta pensando…

## Rivedere

web-replay-title = { $game }: la partita rivista
web-replay-step = Passo { $count } di { $most }
web-first = All’inizio
web-previous = Un passo indietro
web-next = Un passo avanti
web-last = Alla fine
web-replay-rounds = Vai a
web-replay-all = Tutte le carte
web-eyes = Punto di vista
web-honest = Verificato: ogni carta corrisponde al numero segreto sigillato.
web-dishonest = Qualcosa non torna: queste carte non corrispondono al numero segreto sigillato.
web-back-to-table = Torna al tavolo

## Regole

web-contents = In questa pagina

## Un link privato, e lettere smarrite

web-seat-title = Un posto ti aspetta
web-seat-question = Questo è il posto di { $player }, a un tavolo di { $game }. Vuoi sederti qui, su questo dispositivo?
web-seat-sit = Siediti qui
web-error-title = Questa lettera si è smarrita
web-error-home = Torna al salotto

## Un posto che passa di mano

web-spectator-ask = Prima si chiede a chi ospita. Vedrai le carte di quel momento, e nulla di quanto è stato visto prima.
web-ask-seat = Chiedi il posto
web-asked = Abbiamo chiesto a { $player }. Ti siederai appena ti farà entrare.
web-asked-nobody = Abbiamo chiesto a chi ospita. Ti siederai appena ti farà entrare.
web-withdraw = Lascia stare
web-request = { $player } è alla porta e chiede il posto di { $target }.
web-request-help = { $player } vedrebbe la mano com’è ora, e nulla di quanto è stato visto prima.
web-let-in = Fai entrare
web-not-now = Non ora
web-taken-over = { $player } prende il posto di { $target }, con la mano di adesso e senza nulla di quanto quel posto ha visto prima.
web-invite-seat = Invita al posto di { $player }
web-invite-seat-help = Un link per una persona sola. Chi lo apre può prendere il posto di questo bot senza chiedere.
web-invite-seat-held = Un link per una persona sola. In questa partita il posto è già stato di qualcuno, perciò ti verrà chiesto ancora una volta.
web-shared = Anche un altro dispositivo gioca dal tuo posto.
web-reclaim = Voglio il posto solo per me
web-reclaim-help = L’altro dispositivo perde il posto, e i link che vi portano non valgono più.
web-borrowed = Siedi al posto di { $player }, grazie al suo link privato.
web-release = Restituisci il posto
web-door-title = Qui si sta giocando
web-door-ask = Un bot però tiene in caldo un posto: chi ospita può farti entrare.
web-invited-question = { $player } ti tiene un posto a un tavolo di { $game }. Vuoi sederti qui?
web-invited-question-nobody = C’è un posto per te a un tavolo di { $game }. Vuoi sederti qui?

## The window in which silence passes

web-window = Qualcuno vuole reagire?
web-window-left = Si passa fra { $count } s
web-holds = { $player } chiede un momento.
web-hold = Un momento
web-hold-for = { $player }: un momento
web-window-length = Tempo per reagire
web-window-off = Nessuno: si passa subito
web-window-seconds = { $count } s
web-window-ask = Chiedi ogni volta
web-key-hold = un momento, per reagire

## La pagina di una storia d’amore

web-story-read = Leggi la vostra storia
web-story-keep = Conserva questa storia
web-story-ours-keep = Conserva la nostra storia
web-story-file = Salva come pagina
web-story-text = Salva come testo
web-story-share = Falla leggere ad altri
web-story-unshare = Tenetela per voi
web-story-shared = Siete d’accordo: chi ha questo link può leggere la storia.
web-story-ours = Potete leggerla solo voi due, finché non siete d’accordo per farla leggere ad altri.

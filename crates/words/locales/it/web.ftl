### Le pagine nel browser

## Intorno a ogni pagina

web-parlour = Parlour
web-description = Giochi da tavolo romantici nel browser: con gli amici, con i bot o passandosi un solo dispositivo. Senza registrazione.
web-title = { $title } – { web-parlour }
web-skip = Vai al contenuto
web-language = Lingua
web-theme = Aspetto
web-theme-light = Chiaro
web-theme-dark = Scuro
web-theme-system = Come il dispositivo
web-footer = Parlour è la casa di alcuni giochi da tavolo romantici. Lo fanno degli ammiratori, senza alcun legame con gli autori e gli editori dei giochi.
web-rules-of = Regole di { $game }
web-reconnecting = La linea è disturbata. Nuovo tentativo…
web-close = Chiudi

## La prima pagina

web-home-title = Tre giochi sull’amore
web-home-line = Nessuna registrazione, niente da installare. Scegli un tavolo, e si danno le carte.
web-about-love-letter = Fai arrivare la tua lettera alla Principessa, sotto gli occhi di tutta la corte. Una carta in mano, una pescata, una giocata.
web-about-favor = Dietro la porta c’è una dama o una tigre, e sei tu. Punta su ciò che ti somiglia, senza darlo a vedere.
web-about-fog-of-love = Due persone, una storia d’amore: si scrive da sé mentre giocate, e ognuno nasconde qualcosa.
web-players = da { $count } a { $most } persone
web-two-players = due persone
web-minutes = da { $count } a { $most } minuti
web-soon = Presto
web-soon-line = Questo tavolo si sta ancora apparecchiando. Le regole si possono già leggere.
web-play-now = Gioca subito
web-invite = Invita
web-one-device = Un dispositivo
web-ways = «Gioca subito» dà le carte all’istante, contro i bot. «Invita» ti dà un link per gli amici. «Un dispositivo» passa di mano in mano.
web-more = Altro
web-field-first = Chi comincia
web-field-players = In quanti si gioca
web-field-rules = Con quali regole
web-field-level = Come giocano i bot
web-as-usual = Come di solito
web-edition-players = { $edition ->
    [2019] Edizione del 2019, da { $count } a { $most } persone
    [classic] Edizione classica, da { $count } a { $most } persone
   *[other] { $edition }, da { $count } a { $most } persone
}

## Ci si siede

web-lobby-title = Un tavolo per { $game }
web-invites = { $player } ti invita a { $game }
web-invited = C’è un invito a { $game } per te
web-edition-line = Si gioca con l’edizione { $edition ->
    [2019] del 2019
    [classic] classica
   *[other] { $edition }
}.
web-takes = Una partita dura da { $count } a { $most } minuti.
web-no-account = Nessuna registrazione, niente da installare.
web-sit-down = Siediti
web-your-name = Il tuo nome
web-name-help = Lascia vuoto, e te ne troviamo uno noi.
web-save = Salva
web-seats = Posti
web-seat-free = Un posto libero
web-seat-bot = Bot, { $level }
web-host = Chi invita
web-you = Tu
web-not-here = Un attimo fuori
web-put-bot = Metti un bot
web-put-bot-in = Metti un bot al posto { $seat }
web-remove = Togli { $player } dal tavolo
web-level-of = Come gioca { $player }
web-invitation = L’invito
web-invitation-help = Chi apre questo link può sedersi.
web-table-link = Link del tavolo
web-copy = Copia
web-copied = Copiato
web-qr = Codice QR del link
web-watchers = Si può guardare
web-start = Dai le carte
web-start-alone = I posti liberi vanno ai bot, e chi arriva dopo può prendere in ogni momento il posto di un bot.
web-waiting-host = Si aspetta che { $player } rompa il sigillo…
web-waiting-start = Si aspetta che qualcuno rompa il sigillo…
web-waiting-guests = L’inchiostro è asciutto, le sedie sono calde. Chi manca?
web-waiting-ready = Ci siete tutti. Rompi il sigillo quando vuoi.
web-one-device-help = Un dispositivo passa di mano in mano. Dai un nome a tutti; un sipario nasconde ogni mano agli altri.
web-watching = { $count ->
    [0] Nessuno sta guardando
    [one] Una persona sta guardando
   *[other] { $count } persone stanno guardando
}
web-full = Tutti i posti sono occupati. Puoi restare a guardare.

## Al tavolo

web-panel-log = Cronaca
web-panel-chat = Chat
web-panel-rules = Regole
web-panel-seats = Posti
web-beside = Accanto al tavolo
web-title-turn = Tocca a te – { $game }
web-title-waiting = In attesa – { $game }
web-title-player = { $player } – { $game }
web-title-paused = Pausa – { $game }
web-title-over = Partita finita – { $game }
web-log-empty = Non è ancora successo nulla.
web-since = Dal tuo ultimo turno
web-skip-ahead = Mostra la prossima mossa
web-speed = Velocità delle mosse
web-speed-of = { $speed ->
    [slow] Con calma
    [quick] Veloce
    [instant] Subito
   *[usual] Normale
}
web-chat-empty = Ancora nessuna parola.
web-chat-say = Di’ qualcosa
web-chat-watching = Parla solo chi siede al tavolo.
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
web-got-it = Ho visto
web-explained = Che cos’è
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
web-bring = Fai entrare qualcuno
web-bring-help = Chi apre questo link può prendere il posto di un bot, anche a partita in corso.
web-my-seat = Il tuo posto altrove
web-my-seat-help = Questo link è solo tuo. Aprilo su un altro dispositivo e continua a giocare da lì.
web-my-seat-link = Link privato del tuo posto
web-settings = Impostazioni
web-notify = Avvisami quando tocca a me
web-dim = Attenua ciò che è impossibile

## La fine

web-over = La partita è finita
web-won = Vince { $player }
web-won-together = Vincono insieme { $players }
web-rematch = Ancora una
web-earlier = Partite precedenti a questo tavolo
web-earlier-game = Partita { $count }
web-replay = Rivedi
web-share = Racconta questa partita
web-fair = Carte oneste
web-fair-sealed = Prima della prima carta il caso è stato chiuso con un sigillo. Eccolo; a partita finita si mostra il seme che contiene.
web-fair-open = Tutto il caso viene da questo seme, e il suo sigillo si vedeva dalla prima carta. Chiunque può verificare che vanno insieme e che ogni carta ne segue.
web-seal = Sigillo
web-seed = Seme
web-transcript = Trascrizione di tutta la partita

## Un dispositivo

web-pass-to = Passa a { $player }
web-pass-help = Gli altri: occhi al soffitto, per favore.
web-peek = Tieni premuto per sbirciare
web-my-turn = Tocca a me
web-peek-for = { $player } tiene premuto per sbirciare
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
web-eyes = Con gli occhi di chi
web-honest = Verificato: ogni carta è stata data come vuole il sigillo.
web-dishonest = Qualcosa non torna: queste carte non seguono dal seme sigillato.
web-back-to-table = Torna al tavolo

## Regole

web-contents = In questa pagina

## Un link privato, e lettere smarrite

web-seat-title = Un posto ti aspetta
web-seat-question = Questo è il posto di { $player }, a un tavolo di { $game }. Vuoi sederti qui, su questo dispositivo?
web-seat-sit = Siediti qui
web-error-title = Questa lettera si è smarrita
web-error-home = Torna al salotto

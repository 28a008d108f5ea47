pack-small = Una piccola storia
    .text = Le carte che bastano per provare tutto una volta.

scene-burnt-toast = Pane bruciato
    .words = «Ho fatto colazione. Quasi.»
    .text = Dalla cucina esce fumo, e { $player } sorride con orgoglio.
    .a = «Squisito!» E giù.
    .b = «La prossima volta faccio io.»
    .c = «Che pulsante era?»

scene-borrowed-sweater = Il maglione in prestito
    .text = { $player } indossa il tuo maglione preferito.
        E ci sta meglio di te.
    .a = «Tienilo.»
    .b = «Almeno lavalo.»

scene-long-way-home = La strada più lunga
    .text = L’ultimo autobus, o due ore sotto le stelle?
    .a = Sotto le stelle.
    .b = Con la folla che canta sull’autobus.

scene-rainy-afternoon = Un pomeriggio di pioggia
    .text = Niente da fare, nessun posto dove andare. Tutto vale doppio.

scene-two-spoons = Una coppa, due cucchiaini
    .words = «Io non ho fame.»
    .text = Arriva il gelato.
    .a = Mangiare più in fretta.
    .b = Lasciare la ciliegia.
    .c = Ordinarne un’altra.

scene-karaoke = Karaoke
    .text = { $player } ha scritto i vostri nomi sulla lista.
    .a = Cantare.
    .b = Tenere i cappotti.
    .tell-song = Racconta che canzone era, e chi ha chiesto il bis.

scene-second-key = La seconda chiave
    .text = Sul tavolo c’è una chiave, ancora lucida.
    .a = «C’è posto nell’armadio.»
    .b = «Per le emergenze.»

scene-mother-calls = Chiama la mamma
    .words = «Dille che sono sotto la doccia.»
    .text = Squilla il telefono. Non il tuo.
    .a = «È proprio qui.»
    .b = «Sotto la doccia.»

scene-house-warming = Festa in casa nuova
    .text = Quaranta ospiti, nove sedie.
    .a = Allora si balla.
    .b = Nascondersi in dispensa.

scene-ring-catalogue = Un catalogo di anelli
    .text = Si è aperto a quella pagina. Da solo.
    .a = «Il terzo.»
    .b = «Ma che ore sono?»

scene-wedding-bells = Campane a nozze
    .text = Si sono girati tutti. Anche { $partner }.
    .a = «Sì.»
    .b = «Sì… ho bisogno d’aria.»

scene-unsent-letter = La lettera mai spedita
    .text = Comincia così: «A chi non sei tu».
    .a = «Non l’hai mai spedita.»
    .b = «L’hai conservata.»
    .never = Alla fine brucia bene.

scene-loose-lips = Lingue lunghe
    .text = Un amico ha bevuto un bicchiere di troppo.

scene-what-i-meant = Non volevo dire questo
    .text = Suonava meglio prima di dirlo.

scene-mind-reader = Leggere nel pensiero
    .text = Conosci quello sguardo. Oppure no?
    .manual-gaze = Guardatevi negli occhi finché qualcuno ride.

trait-list-maker = Cuor di lista
    .text = Anche i baci hanno un numero.

trait-last-minute = Ultimo minuto
    .text = Il treno parte. Tu pure, di corsa.

trait-peeker = Occhio curioso
    .text = Nessun cassetto è al sicuro.

trait-homebody = Amante del divano
    .text = La festa migliore ha un solo invitato.

trait-toast-giver = Anima della festa
    .text = Un bicchiere, un cucchiaino, un discorso.

trait-weeper = Lacrima facile
    .text = Le pubblicità sono le peggiori.

trait-stone-face = Faccia di pietra
    .text = Bene. Va tutto bene.

trait-soft-touch = Mano leggera
    .text = I ragni si accompagnano fuori.

trait-straight-talker = Lingua schietta
    .text = Me l’hai chiesto tu, del cappello.

trait-fibber = Racconta-frottole
    .text = Il traffico. È stato il traffico.

occupation-baker = Pane e farina

occupation-puppeteer = Burattini

occupation-locksmith = Serrature

occupation-poet = Poesia

occupation-bouncer = Porta del locale

occupation-magician = Magia

feature-loud-laugh = Risata sonora

feature-cold-hands = Mani fredde

feature-ink-stains = Macchie d’inchiostro

feature-good-shoes = Belle scarpe

feature-wide-eyes = Occhi grandi

feature-half-smile = Mezzo sorriso

feature-freckles = Lentiggini

feature-quiet-step = Passo leggero

feature-warm-scarf = Sciarpa calda

feature-old-scar = Vecchia cicatrice

destiny-steady-flame = Fiamma costante
    .text = Felicità, sincerità, e in due.

destiny-in-step = A passo
    .text = Felicità in parti uguali.

destiny-two-suitcases = Due valigie
    .text = Una porta, due direzioni.

story-sunday-soup = La minestra della domenica
    .text = Cominciò con troppa minestra per uno.
    .rules = Un destino comincia nella pila.

chapter-sunday-soup-1 = La minestra
    .text = Decide il primo cucchiaio.
    .a = Chiedere che cosa c’è dentro.
    .b = Finirla.

chapter-sunday-soup-2 = I piatti
    .text = Qualcuno deve pur farlo.

finale-sunday-soup = Il caffè
    .text = La pentola è vuota, e la risposta è dovuta.
    .tell-years-later = Racconta dov’è la pentola anni dopo.

tutorial-sunday-soup-1 = La tua prima scena
    .part-1 = Si va a turno, e in ogni turno si gioca una scena.
    .part-2 = Giocane una dalla mano.

### Il salotto: ciò che non appartiene a un solo gioco.

## Elenchi e testo

list-two = { $first } { E($last) }
list-more = { $first }, { $next }
list-last = { $first } { E($last) }
sentences = { $first } { $next }

## Cifre

decimal-mark = ,
in-a-hundred = { $amount }%
bytes-of = { $amount } { $count ->
    [0] B
    [1] KiB
    [2] MiB
   *[other] GiB
}

## Parole

bot = Bot
spectator = Chi guarda
seat-number = Posto { $seat }

## La bravura di un bot

level = { $level ->
    [random] a caso
    [beginner] principiante
    [casual] facile
    [club] medio
    [club-devoted] medio, devoto
    [club-selfish] medio, egoista
    [club-mischievous] medio, birichino
    [strong] forte
    [expert] esperto
    [master] maestro
   *[other] { $level }
}

## Intestazioni di tabella

heading-game = Gioco
heading-players = In quanti
heading-player = Nome
heading-seat = Posto
heading-level = Livello
heading-games = Partite
heading-rounds = Round
heading-actions = Mosse
heading-wins = Vittorie
heading-share = Quota
heading-seconds = Secondi
heading-speed = Mosse al secondo

## La riga di comando

serve-open = Il salotto è aperto su { $address }
serve-close = Ctrl+C lo chiude.

error-unknown-game = Nessun gioco si chiama «{ $given }». Scegli fra questi: { $choices }.
error-unknown-edition = { $game } non ha una versione «{ $given }». Scegli fra queste: { $choices }.
error-one-edition = { $game } ha un solo regolamento: ometti --rules.
error-unknown-level = { $game } non ha bot di livello «{ $given }». Scegli fra questi: { $choices }.
error-unknown-language = Il salotto non parla «{ $given }». Scegli fra queste lingue: { $choices }.
error-not-a-number = { $option } vuole un numero intero, e «{ $given }» non lo è.
error-too-many-bots = { $count ->
    [one] Un bot è di troppo
   *[other] { $count } bot sono troppi
} per questo tavolo: indicane al massimo { $most }.
error-cannot-read = Impossibile leggere { $path }: { $reason }.
error-cannot-write = Impossibile scrivere { $path }: { $reason }.
error-bad-line = { $path }, riga { $line }: { $reason }.
error-log = «{ $given }» non è un livello di log. Usa error, warn, info, debug, oppure un filtro come server=debug.
error-cannot-listen = Il salotto non può aprire su { $address }: { $reason }. Scegli un altro indirizzo con --listen.
error-data-database = --data vuole una cartella: un database si indica con --journal.
error-security-contact = Indica anche dove scrivere per la sicurezza: --security-contact.
error-security-address = «{ $given }» non è un indirizzo per security.txt. Per scriverti usa un indirizzo e-mail, https://… o tel:…; per una pagina, https://…
error-security-language = «{ $given }» non è il codice di una lingua. Scrivi --security-languages en,it.
error-security-day = «{ $given }» non è un giorno. Scrivi --security-expires 2027-06-30.
error-see-help = Tutto il resto lo spiega { $option }.

error-players = { $game } si gioca da { $count } a { $most } persone, e ne sono state chieste { $given }. Indica quante con --players.
error-players-classic = La Versione Classica di { $game } si gioca da { $count } a { $most } persone, e ne sono state chieste { $given }. Indica quante con --players.
error-no-seat = A questo tavolo non c’è il posto { $given }.
error-bots-for-seats = Indica un livello per ogni posto o uno per tutti: --bots ne nomina { $given }, e il tavolo ha { $count } posti.
error-none = Non c’è niente da giocare: --games deve valere almeno 1.
error-threads = --threads va da 1 a { $most }.

## Transcripts

trouble = Impossibile rigiocare { $path }: { $reason }
trouble-empty = non contiene nessuna partita.
trouble-not-json = la riga { $line } non è JSON.
trouble-no-header = la riga { $line } dovrebbe essere l’intestazione di una partita e non lo è.
trouble-version = la riga { $line } indica la versione { $given } del formato, e questo salotto legge la versione 1.
trouble-game = la riga { $line } nomina il gioco «{ $given }», qui sconosciuto.
trouble-table = la riga { $line } descrive un tavolo impossibile.
trouble-wrong = la riga { $line } non segue dalle regole e dalle righe precedenti.
trouble-expected = la riga { $line } non segue dalle regole; dovrebbe essere { $given }
trouble-truncated = la partita che comincia alla riga { $line } si interrompe prima della fine.
error-no-such-game = { $path } contiene { $count ->
    [one] una partita
   *[other] { $count } partite
}: --game { $given } non è fra queste.

replay-heading = { $game }, in { $count }, partita { $given } di { $last }
replay-good = { $count ->
    [one] Una partita, e ogni sua riga segue
   *[other] { $count } partite, e ogni loro riga segue
} dalle regole.
replay-hint = Per leggerne una: { $option }.

## Simulations

simulate-heading = { $game }: { $count ->
    [one] una partita
   *[other] { $count } partite
}, { $players }
simulate-seats = in { $count }
simulate-rounds = { $count ->
    [one] un round
   *[other] { $count } round
}
simulate-actions = { $count ->
    [one] una mossa
   *[other] { $count } mosse
}
simulate-speed = { $given } milioni di mosse per secondo di processore
heading-interval = intervallo al 95%
all-seats = tutti
game-love-letter = Love Letter
game-favor = Favor
game-fog-of-love = Fog of Love


## What a simulation of Fog of Love finds

study-outcomes = Come finisce
study-together = Restano insieme
study-both = Destini adempiuti: due
study-one = Destini adempiuti: uno
study-none = Destini adempiuti: nessuno
study-destinies = Destini
study-destiny = Destino
study-chosen = Scelto
study-fulfilled = Adempiuto
study-satisfaction = Soddisfazione per capitolo: mediana (5–95%)
study-scenes = Le { $count } scene più giocate
study-scene = Scena
study-per-game = Per partita
study-to-player = A chi la gioca
study-to-partner = All’altra persona
study-chapter = Capitolo { $count }
study-end = Fine
error-unknown-story = { $game } non ha la storia «{ $given }». Racconta { $choices }.
error-no-stories = { $game } non racconta storie.
error-no-tutorial = { $game } non ha questo tutorial: togli --tutorial.
error-other-pack = Questa partita è stata giocata con { $given }, ma le carte disponibili sono { $choices } o sono diverse.
error-unknown-event = In { $game } non c’è l’evento speciale «{ $given }». Ci sono { $choices }; con «--event none» si gioca senza.
error-no-events = In { $game } non ci sono eventi speciali: togli --event.
error-unknown-card = In { $game } non c’è nessuna scena «{ $given }» da lasciare fuori.
error-unknown-topic = Nessuna carta di { $game } ha l’argomento «{ $given }». Ci sono { $choices }.
error-no-topics = Le carte di { $game } non hanno argomenti: togli --without-topics.
error-too-few-cards = Resterebbero così poche scene che non si potrebbero distribuire le mani: lasciane fuori di meno.
error-fixed-cards = Il tutorial ha carte sue, in un ordine fisso: togli --event, --all-stories, --without e --without-topics.
error-no-chart = Non c’è un grafico per { $game }: togli --chart.
error-unknown-box = Non c’è nessuna scatola «{ $given }». Ci sono { $choices }.
error-no-packs = { $game } non si gioca con pacchetti: togli --pack.
error-unplayable = Queste carte non si possono giocare: { $reason }.

## Il registro

backup-done = Una copia del registro è in { $path }.
backup-damaged = La copia in { $path } è danneggiata, perché lo è il registro: conserva le copie fatte prima.
backup-database = { $path } è un database, e un database si copia con i propri mezzi: pg_dump per una copia, il ripristino a un istante preciso (point-in-time recovery) per ogni momento; docs/hosting.md spiega come.
backup-no-folder = La cartella { $path } per la copia non esiste: creala prima, o scegli un altro posto.
journal-newer = Il registro in { $path } è stato scritto da un salotto più recente: usa quello, oppure un’altra cartella con --data.
journal-older = { $path } è stato scritto da un salotto precedente alla prima versione pubblicata, e questo non lo sa leggere. Non è stato toccato nulla: usa un’altra cartella (--data), oppure tieni il vecchio programma per le vecchie partite.
journal-not-ours = { $path } contiene un file parlour.sqlite che non è un registro: scegli un’altra cartella con --data.
journal-locked = Un altro salotto sta usando il registro in { $path }: chiudilo, o scegli un’altra cartella con --data.
journal-missing = In { $path } non c’è alcun registro: indica la sua cartella con --data.
journal-exists = { $path } esiste già: scegli un altro nome per la copia.
journal-full = Il disco è pieno: non si può scrivere { $path }.
journal-corrupt = Il registro in { $path } è danneggiato. «parlour check» dice dove; rimetti una copia di riserva.
journal-unusable = Il registro in { $path } non si può usare: { $reason }.
journal-is-file = { $path } è un file: qui ci vuole la cartella di un registro.
journal-address = Questo non è l’indirizzo di un database: dovrebbe essere come postgres://utente@host/nome.
journal-unreachable = Il database { $path } non è raggiungibile: { $reason }. Controlla che sia in funzione e che l’indirizzo sia giusto.
journal-no-entry = Il database { $path } non lascia entrare il salotto: controlla l’utente, la password e il nome del database, e che il server accetti questa macchina.
journal-refused = Il database { $path } rifiuta: { $reason }. Il suo utente deve poter creare uno schema e scrivere.
journal-exposed = La connessione con il database { $path } non può essere protetta come richiesto: { $reason }. Controlla sslmode, sslrootcert e il certificato del server.
journal-not-durable = Il database { $path } lavora con fsync = off e può perdere ciò che ha confermato: attiva fsync e riprova.
migrate-done = Ora il registro è in { $path }: { $count ->
    [one] un tavolo
   *[other] { $count } tavoli
}, con ogni voce confrontata con l’originale.
migrate-newer = Il registro in { $path } è stato scritto da un salotto più recente: usa quello.
migrate-not-ours = { $path } contiene qualcos’altro con il nome del registro: scegli un altro posto.
migrate-locked = Un salotto sta usando il registro in { $path }: prima chiudilo.
migrate-missing = In { $path } non c’è alcun registro: controlla che il posto sia giusto.
migrate-exists = { $path } contiene già un registro: scegli un posto che non ne abbia.
migrate-differs = La copia in { $path } è diversa dal registro ({ $reason }) ed è stata scartata: riprova.
journal-damaged = Nel registro in { $path } un tavolo è danneggiato, alla voce { $entry }. «parlour check» dice di più; rimetti una copia di riserva.
journal-read-only = Il registro in { $path } non si può scrivere: controlla se il disco e la cartella sono di sola lettura.
journal-disk = Il disco non fa la sua parte: il registro in { $path } non si può usare. Controlla se la cartella è tua e che cosa dice il registro di sistema.
check-older = Il registro in { $path } è di un salotto precedente e non c’è ancora nulla con cui confrontarlo: aprilo una volta con «parlour serve», che lo aggiorna.
check-busy = Nel frattempo è stato aperto un salotto in { $path }: controllalo di nuovo.
check-not-ours = { $path } non è né un registro né una sua copia di riserva.
check-lost = Il registro in { $path } è così danneggiato che i suoi tavoli non si possono leggere. Rimetti una copia di riserva.
check-file = Il file stesso è danneggiato, in { $count ->
    [one] un punto
   *[other] { $count } punti
}. Rimetti una copia di riserva; i tavoli che non sono nominati qui sotto si possono ancora leggere.
check-entry = Tavolo { $table }, voce { $entry }: non è ciò che fu scritto, o manca. Il tavolo resta chiuso; per riaverlo rimetti una copia di riserva.
check-unreadable = Tavolo { $table }: non si può leggere affatto. Per riaverlo rimetti una copia di riserva.
check-senseless = Tavolo { $table }, voce { $entry }: non ha senso, benché sia come fu scritta. Segnalalo, per favore.
check-rules = Tavolo { $table }: non si accorda con le regole del suo gioco. Segnalalo, per favore.
check-cards = Tavolo { $table }: le carte con cui fu iniziato mancano o sono alterate. Per riaverle rimetti una copia di riserva.
check-seal = Tavolo { $table }, partita { $count }: le carte non furono date come erano sigillate. Forse qualcuno ha alterato il registro.
check-sound = Il registro in { $path } è sano. Tavoli: { $tables }; voci: { $entries }; partite finite, con i loro sigilli: { $games }.
check-flawed = Il registro in { $path } non è sano. Difetti: { $count }; tavoli: { $tables }; voci: { $entries }; partite finite: { $games }.
tidy-done = Tavoli rimossi: { $tables }. Spazio restituito: { $size }.
tidy-would = Tavoli che sarebbero rimossi: { $tables }, con { $size } di voci. Non è stato cambiato nulla.
tidy-damaged = Tavoli danneggiati lasciati come sono: { $count }. «parlour check» dice di più.

## Mazzi sigillati

verify-good = { $count ->
    [one] La distribuzione è onesta: ogni carta viene
   *[other] Tutte le { $count } distribuzioni sono oneste: ogni carta viene
} dal numero segreto sigillato prima della prima.
verify-made-of = { $count ->
    [one] Il numero segreto nasce dal numero del salotto e da uno del tavolo.
   *[other] Il numero segreto nasce dal numero del salotto e da { $count } del tavolo.
}
verify-unopened = { $count ->
    [one] Un numero è stato promesso e non scoperto.
   *[other] { $count } numeri sono stati promessi e non scoperti.
}
verify-alone = Il numero segreto l’ha estratto solo il salotto: al tavolo nessuno ne ha aggiunto uno.
verify-not-sealed = { $path }, partita { $count }: non c’è un sigillo da controllare, quindi della distribuzione non si può dire nulla.
verify-other-seal = { $path }, partita { $count }: il numero segreto non è quello sigillato.
verify-other-numbers = { $path }, partita { $count }: il numero segreto non deriva dai numeri promessi.
verify-other-cards = { $path }, partita { $count }: sono state distribuite carte diverse da quelle del numero segreto sigillato.

### Un tavolo: perché qualcosa viene rifiutato, e chi vi siede

refused-unknown-game = Questo gioco non c’è nel salotto.
refused-setup = Così non si può giocare: scegli un altro numero di persone o altre regole.
refused-too-few-cards = Resterebbero troppo poche scene per distribuire le mani: lasciane fuori di meno.
refused-fixed-cards = La prima partita ha carte sue, in un ordine fisso: non si può aggiungere né togliere niente.
refused-no-such-cards = A questo tavolo non c’è una storia, un evento, una scena o un argomento così.
refused-no-such-box = Una scatola di carte così qui non c’è.
refused-no-seat = Questo tavolo non ha quel posto.
refused-not-yours = Quello non è il tuo posto.
refused-taken = Quel posto è già occupato: scegline un altro.
refused-full = Tutti i posti sono occupati. Puoi restare a guardare.
refused-not-host = Può farlo solo chi ospita il tavolo.
refused-begun = La partita è già cominciata: bisogna aspettare che finisca.
refused-not-playing = A questo tavolo non si sta giocando.
refused-not-over = La partita non è ancora finita.
refused-paused = La partita riposa. Può svegliarla chi ospita il tavolo.
refused-stale = Nel frattempo è successo qualcosa: guarda di nuovo e scegli ancora.
refused-unknown-level = Nessun bot gioca così: scegli un altro livello.
refused-not-away = In quel posto non manca nessuno.
refused-bad-name = Un nome ha al massimo 24 caratteri visibili, senza accenti ammucchiati uno sull’altro.
refused-bad-text = Un messaggio può avere al massimo 280 caratteri.
refused-bad-number = Questo non è un numero per la mescolata: ci vogliono 64 cifre esadecimali.
refused-not-pledged = Non è il numero che avevi promesso.
refused-not-sealing = In questo momento la mescolata non aspetta numeri.
refused-no-window = In questo momento il gioco non ti sta aspettando: non c’è niente da fermare.
refused-bad-window = A questo tavolo non si può impostare: dove un gioco aspetta le reazioni, aspetta 0, 2, 5 o 10 secondi, oppure chiede ogni volta.
refused-no-watchers = Chi ospita ha chiuso le tende: questo tavolo non ammette spettatori.
refused-name-taken = A questo tavolo c’è già qualcuno con questo nome: scegline un altro.
refused-present = Chi siede lì è presente e gioca le proprie carte. Puoi solo farlo alzare dal tavolo.
refused-opener = Chi ospita dall’inizio non si può togliere dal tavolo: durante l’assenza può giocare un bot.
refused-too-soon = Potrebbe tornare da un momento all’altro: un bot può subentrare dopo un minuto di assenza.
refused-seated = Hai già un posto a questo tavolo, e uno basta.
refused-not-this-game = Ti è stato risposto «non ora». Quando questa partita sarà finita, ogni posto libero potrà essere tuo.
refused-crowded = Alla porta c’è già parecchia gente. Riprova tra un po’.
refused-devices = Da questo posto giocano già abbastanza dispositivi. Chi vi si è seduto può riprenderselo solo per sé e dare il nuovo link.
refused-no-request = Quella richiesta non c’è più.
refused-removed = Chi ospita ti ha chiesto di lasciare questo tavolo: non puoi più sederti qui.
refused-no-story = Qui non c’è una storia da leggere, oppure non è condivisa con te.
refused-malformed = Questa non è una mossa di questo gioco.
refused-damaged = Ciò che è stato annotato di questo tavolo è danneggiato, perciò il tavolo resta chiuso; gli altri non ne risentono. Chi gestisce questo salotto può saperne di più con «parlour check» e rimettere una copia di riserva.

## Perché il salotto dice di no

no-table = Qui non c’è nessun tavolo. Forse il link ha perso una lettera per strada.
no-page = A questo indirizzo non c’è nulla.
no-storage = Non è certo che sia stato annotato. Tra un momento guarda di nuovo il tavolo: se non è successo, riprova.
no-reading = In questo momento il tavolo non si può leggere. Riprova tra un attimo: niente di ciò che ha avuto risposta va perso.
no-more = Troppo in una volta: prendi fiato e riprova.
no-more-talk = Per una partita si è detto abbastanza: la chat riapre con la prossima distribuzione. La partita continua.
no-more-table = Il registro di questo tavolo è pieno. Una partita iniziata si può giocare fino alla fine; poi apri un nuovo tavolo.
no-more-changes = Per una partita hai cambiato abbastanza: si potrà di nuovo con la prossima distribuzione. La partita continua.
no-more-coming = Per questa partita hai cambiato idea abbastanza spesso. Con un invito di chi ospita puoi ancora sederti.
no-foreigners = Questa richiesta viene da un altro sito, e il salotto non la accetta.
no-such-name = Il salotto non si chiama così: usa l’indirizzo che ti è stato dato.
no-patience = La tua richiesta ci ha messo troppo ad arrivare. Riprova.
no-sense = Il salotto non riesce a capire questa richiesta.
no-secret = Senza cookie non possiamo tenerti il posto: consentili per questa pagina e ricaricala.

### Love Letter, raccontato a chi lo riguarda: «tu» è chi legge

## Quello che fai

ll-you-starter = La sorte decide: cominci tu.
ll-you-dealt-card = Ricevi { ll-card.the }.
ll-you-drew-card = Peschi { ll-card.the }.
ll-you-played = { $card ->
    [handmaid] Giochi la Serva: fino al tuo prossimo turno ti protegge lei.
   *[other] Giochi { ll-card.the }.
}
ll-you-played-idle = Giochi { ll-card.the } senza effetto: la Serva non lascia nessuno da scegliere.
ll-you-sent = Mandi { ll-card.the } da { $target }.
ll-you-sent-home = Giochi { ll-card.the } su di te.
ll-you-guessed = Mandi la Guardia da { $target } e nomini { ll-card.the }.
ll-you-looked-card = Guardi la mano di { $target } e trovi { ll-card.the }.
ll-you-compared = Tu e { $target } confrontate le mani in segreto.
ll-you-swapped = Tu e { $target } vi scambiate la mano.
ll-you-consulted-card = { $card ->
    [chancellor] Peschi l’altro Cancelliere.
   *[other] Peschi { ll-card.the } per il Cancelliere.
}
ll-you-kept-card = Tieni { ll-card.the }.

## Quello che ti fanno

ll-to-you-sent = { $player } manda { ll-card.the } da te.
ll-to-you-guessed = { $player } manda la Guardia da te e nomina { ll-card.the }.
ll-to-you-missed = Sbagliato: non hai { ll-card.the }.
ll-to-you-looked-card = { $player } guarda la tua mano e trova { ll-card.the }.
ll-to-you-compared = Tu e { $player } confrontate le mani in segreto.
ll-to-you-swapped = Tu e { $player } vi scambiate la mano.

## Quello che ne viene per te

ll-you-hold = Hai in mano { ll-card.the }.
ll-you-now-hold = Ora hai in mano { ll-card.the }.
ll-you-lower = Hai il valore più basso.
ll-you-discarded = Scarti { ll-card.the }.
ll-you-redrew-card = Peschi una nuova carta: { ll-card.the }.
ll-you-took-hidden-card = Il mazzo è vuoto: prendi la carta nascosta, { ll-card.the }.
ll-you-out = Esci dal round e scarti { ll-card.the }.
ll-you-revealed = Riveli { ll-card.the }.

## Come finisce per te

ll-you-round-last = Nel round resti soltanto tu: lo vinci e ricevi un segnalino Preferenza!
ll-you-round-highest = Il mazzo è finito. La carta più alta è la tua: vinci il round e ricevi un segnalino Preferenza!
ll-you-round-tied = Il mazzo è finito. Tu e { $players } avete a pari merito la carta più alta: vincete il round e ricevete un segnalino Preferenza a testa.
ll-you-round-spy = La tua Spia ti porta un segnalino Preferenza.
ll-you-round-spy-too = La tua Spia te ne porta un secondo.
ll-you-game-won = La Principessa sa da quale lettera cominciare: dalla tua. Vinci la partita!
ll-you-game-shared = La Principessa non sa da quale lettera cominciare: vinci la partita insieme { A($players) }.

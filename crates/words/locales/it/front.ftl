### L’ingresso: le regole in un minuto, la prima pagina, un invito, il sipario

gist-title = In un minuto
gist-aim = Lo scopo
gist-turn = Il tuo turno
gist-end = La fine
gist-love-letter-aim = Resta in gioco soltanto tu, oppure abbi la carta più alta quando il mazzo è vuoto.
gist-love-letter-turn = Pesca una carta e gioca una delle tue due. Quello che dice accade subito.
gist-love-letter-besides-title = Fuori
gist-love-letter-besides = Se una carta ti fa uscire, scopri la mano e aspetta il prossimo round.
gist-love-letter-end = Un round vinto vale un segnalino. In due ne servono sei per vincere, in tre cinque, in quattro quattro, in più di quattro tre.
gist-favor-aim = Dietro la tua porta c’è una signora o una tigre, e sei tu. Raccogli ciò che ti somiglia: vince chi fa più punti.
gist-favor-turn = Scopri una carta e aggiungila al lotto, oppure chiama un’asta per tutto il lotto.
gist-favor-besides-title = L’asta
gist-favor-besides = Una sola offerta a testa, in segnalini. Chi chiama offre per ultimo, e incassa se vince qualcun altro.
gist-favor-end = Con l’ultima carta del mazzo viene l’asta finale. Poi si aprono le porte, e conta solo la propria collezione. Si giocano tre round.
gist-fog-of-love-aim = Due persone raccontano una storia d’amore. Alla fine ciascuna ha un destino da adempiere: possono riuscirci entrambe, una sola o nessuna.
gist-fog-of-love-turn = Cambia le scene minori, se vuoi, gioca una scena, pesca fino a cinque.
gist-fog-of-love-besides-title = Scegliere
gist-fog-of-love-besides = Scegli come farebbe il tuo personaggio. Dove scegliete entrambe, nulla si scopre prima che abbiate scelto tutte e due.
gist-fog-of-love-end = Nel finale ciascuna seleziona in segreto uno dei destini conservati. Poi viene tutto alla luce.

web-find = Cerca una parola
web-find-none = Nessun capitolo ha questa parola.
web-open-table = Apri
web-play-table = Gioca
web-how-played = Come si gioca
web-you-are-in = Ci sei, { $player }.
web-deals = Le carte le dà { $player }. C’è tempo per leggere le regole.
web-turn-is = Tocca { A($player) }
web-i-am = Qui { $player }: tocca a me
web-latest-moves = Le ultime mosse
web-hide-to = Nascondi e passa { A($player) }

### Love Letter su una pagina: etichette, pulsanti e ciò che si dice a una persona sola

## Il tavolo

llw-others = Gli altri al tavolo
llw-players = Chi gioca
llw-you = tu
llw-active = di turno
llw-your-turn = tocca a te
llw-face-down = { $count ->
    [one] una carta coperta
   *[other] { $count } carte coperte
}
llw-surely = di sicuro { ll-card.the }
llw-row-empty = ancora nessuna carta
llw-played = { ll-card }, carta giocata
llw-discarded = { ll-card }, carta scartata
llw-choose = Scegli { $player }
llw-choose-yourself = Scegli te
llw-remains = Che cosa resta
llw-remains-help = Carte non ancora viste: nelle altre mani, nel mazzo, messe da parte.
llw-remaining = { ll-card }: { $count } su { $most } non ancora viste

## Le proprie carte

llw-copies = { $count ->
    [one] { $count } copia nel gioco
   *[other] { $count } copie nel gioco
}
llw-twice = Hai questa carta due volte.
llw-thrice = Hai questa carta tre volte.
llw-explain = Che cosa fa { ll-card.the }
llw-play = Gioca { ll-card.the }
llw-keep = Tieni { ll-card.the }
llw-bottom = { ll-card } proprio in fondo
llw-cancel = Indietro
llw-ask-confirm = Gioca { ll-card.the } oppure scegli l’altra tua carta.
llw-ask-alone = Gioca { ll-card.the }.
llw-ask-keep = Tieni { ll-card.the }. Conferma oppure scegli un’altra carta.
llw-idle = La Serva non ti lascia nessuno da scegliere: { ll-card.the } non avrà effetto.
llw-princess = Attenzione: se giochi la Principessa, esci dal round.
llw-farewell = Attenzione: scarteresti la Principessa e usciresti dal round.
llw-dim = Attenua l’impossibile
llw-impossible = impossibile

## Che cosa si può sapere

llw-knowledge = Che cosa sai
llw-knowledge-help = Quali personaggi può ancora nascondere ogni mano.
llw-cell-yes = di sicuro
llw-cell-maybe = possibile
llw-cell-no = impossibile
llw-under = In fondo al mazzo, in ordine di pesca
llw-under-unknown = una carta sconosciuta
llw-notes = I tuoi appunti

## Che cosa si è rivelato

llw-reveal-looked = { $player } ha in mano { ll-card.the }. Lo sai solo tu.
llw-reveal-seen = { $player } ha visto la tua carta: { ll-card.the }.
llw-reveal-compared = Il Barone confronta la tua mano con quella di { $player }.
llw-reveal-higher = La tua carta è più alta: { $player } esce dal round.
llw-reveal-lower = La tua carta è più bassa: esci dal round.
llw-reveal-swapped = Il Re ha scambiato la tua mano con quella di { $player }.
llw-reveal-discarded = { $player } manda il Principe: scarti { ll-card.the }.
llw-reveal-guessed = { $player } ha indovinato: avevi in mano { ll-card.the }.
llw-reveal-out = Esci dal round. Ne verrà un altro.
llw-reveal-princess = La Principessa ha lasciato la tua mano: esci dal round.
llw-your-card = La tua carta
llw-their-card = La carta di { $player }
llw-given = Hai dato
llw-received = Hai ricevuto
llw-new-card = La tua nuova carta
llw-round-over = Fine del round { $round }

## Consigli per una prima partita

llw-hint-play = Vince il round chi resta in gioco, o alla fine ha la carta più alta. Gioca una delle tue carte; l’altra resta.
llw-hint-target = Puoi scegliere chi si illumina. La Serva protegge chi l’ha giocata fino al suo turno successivo.
llw-hint-guess = Nomina una carta che potrebbe avere: i puntini contano quelle che non hai visto. Se indovini, è fuori.
llw-hint-countess = Accanto al Re o a un Principe la Contessa va giocata per forza. Gli altri non sapranno perché.

### Favor sul tavolo: che cosa c’è nella barra, sul lotto, accanto, nel vassoio e dove c’è qualcosa da fare

fvt-goal = Round { $round } di { $most } · vince chi ha più punti
fvt-oneself = Tu
fvt-in-deck = nel mazzo
fvt-in-box = nella scatola
fvt-discarded = negli scarti
fvt-know = Che cosa resta

## L’asta

fvt-leads = { $player } è in testa con { $count }
fvt-you-lead = Sei in testa con { $count }
fvt-no-bid = ancora nessuna offerta
fvt-called = { $player } ha chiamato l’asta e offre alla fine. Chiunque altro vinca paga { $player }.
fvt-you-called = Hai chiamato l’asta e offri alla fine. Chiunque altro vinca paga te.
fvt-final = Asta finale: il prezzo va nella scatola.

## Il vassoio

fvt-likes = +3 come te, +1 a metà come te, −2 per niente
fvt-lot-worth = Per te questo lotto vale
fvt-of = su { $count }
fvt-after = Tocca a te dopo { $players }

## Le porte si aprono

fvt-doors-open = Le porte si aprono
fvt-you-score = Le porte si aprono: per te { $count }

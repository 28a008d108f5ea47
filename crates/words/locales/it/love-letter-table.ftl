### Love Letter sul tavolo: la barra, il nastro, il tappetino e il posto di ciò che c’è da fare

llt-goal = Round { $round } · si vince con { $goal } segnalini Preferenza
llt-oneself = Tu
llt-in-deck = nel mazzo
llt-hidden = nascosta
llt-wins = vince il round
llt-round-begins = Round { $round }
llt-begins = Comincia { $player }.
llt-you-begin = Cominci tu.

## Che cosa c’è da fare

llt-choose-card = Scegli una carta
llt-choose-player = Scegli qualcuno
llt-name-card = Nomina una carta
llt-choose-bottom = Quale va proprio in fondo?
llt-after = Tocca a te dopo { $players }
llt-out = Per questo round sei fuori
llt-next-round = Prossimo round
llt-to-the-end = Verso la fine

## Come finisce un round

llt-you-win = Vinci il round!
llt-won = { $player } vince il round
llt-won-together = Round alla pari: { $players }

## Che cosa sai

llt-know-legend = Lo vedi solo tu. ● può averla, – no, ✓ lo sai.

### Favor nel browser

## Il tavolo

fvw-you = tu
fvw-deciding = sta decidendo
fvw-last-auction = Ultima asta
fvw-no-auction = Nessuno ha ancora chiamato un’asta.
fvw-lot-empty = Il lotto è vuoto.
fvw-players = Chi gioca
fvw-player = Nome
fvw-still-in-deck = Ancora nel mazzo
fvw-points-by-round = Punti per round
fvw-aim = Dopo tre round vince chi ha più punti.
fvw-column-round = Round { $round }
fvw-times = ×{ $count }
fvw-number = { $count }
fvw-gain = +{ $count }

## Il vassoio

fvw-private = Lo vedi solo tu.
fvw-most-alone = Hai più segnalini di tutti: per ora { $count } punti di bonus.
fvw-most-shared = Più segnalini di tutti: { $players }. Per ora { $count } punti di bonus a testa.
fvw-most-others = Più segnalini di tutti: { $players }, con { $count }.
fvw-your-bid = La tua offerta
fvw-lower = Abbassa l’offerta
fvw-raise = Alza l’offerta
fvw-lower-to = Abbassa l’offerta a { $count }
fvw-raise-to = Alza l’offerta a { $count }
fvw-confirm-add = Conferma: aggiungi una carta
fvw-confirm-call = Conferma: chiama un’asta
fvw-confirm-pass = Conferma: passa
fvw-confirm-bid = Conferma: offri { $count }
fvw-take-back = Ci ripenso
fvw-sure-add = Un’altra carta nel lotto? Conferma o ripensaci.
fvw-sure-call = Un’asta per questo lotto? Conferma o ripensaci.
fvw-sure-pass = Lasci andare questo lotto? Conferma o ripensaci.
fvw-sure-bid = { $count ->
    [one] Un segnalino per il lotto? Conferma o ripensaci.
   *[other] { $count } segnalini per il lotto? Conferma o ripensaci.
}

## La fine di un round

fvw-round-ended = Fine del round { $round }
fvw-part-exact = { $count ->
    [one] { $count } corrispondenza esatta
   *[other] { $count } corrispondenze esatte
}
fvw-part-shared = { $count ->
    [one] { $count } Indizio con una caratteristica in comune
   *[other] { $count } Indizi con una caratteristica in comune
}
fvw-part-opposite = { $count ->
    [one] { $count } Indizio senza niente in comune
   *[other] { $count } Indizi senza niente in comune
}
fvw-part-changed = { $count ->
    [one] { $count } Indizio trasformato
   *[other] { $count } Indizi trasformati
}
fvw-part-idle = { $count ->
    [one] { $count } Indizio speciale senza effetto
   *[other] { $count } Indizi speciali senza effetto
}
fvw-part-bonus = Più segnalini
fvw-part-round = Questo round

## Spiegazioni, suggerimenti e regole in breve

fvw-door-rule = La tua identità cambia a ogni round e resta dietro la Porta finché non si contano i punti. Non ce ne sono due uguali. Decide quanto valgono per te gli Indizi che raccogli.
fvw-hint-turn = Il lotto si vende intero. Aggiungi una carta o chiama un’asta: chi offre più di te paga te.
fvw-hint-bid = Si offre una volta sola, e più dell’ultima offerta. Qui sotto: quanto vale il lotto per te.
fvw-hint-tokens = Anche i segnalini fanno comodo: chi ne ha di più alla fine del round riceve 3 punti.
fvw-hint-pay = Paghi solo se vinci: chi ha chiamato l’asta o, se l’hai chiamata tu, gli altri in parti uguali.
fvw-hint-pass = Passare non costa nulla: tieni i segnalini per un lotto più adatto a te.
fvw-hint-worth = Il numero su ogni indizio è quanto vale per te. Gli altri hanno altre porte, e altri numeri.
fvw-hint-end = Il mazzo è quasi vuoto: l’ultima carta porta l’asta finale, poi si contano i punti del round.
fvw-hint-final = È l’asta finale: chi vince paga nella scatola. Poi si aprono le porte e si contano i punti.
fvw-sum-score = Quanto vale un Indizio della tua collezione
fvw-sum-clues = Gli Indizi
fvw-sum-turn = Nel tuo turno aggiungi una carta al lotto o chiama un’asta. All’asta ognuno può fare una sola offerta; chi l’ha chiamata decide per ultimo.
fvw-sum-pay = Il prezzo va a chi ha chiamato l’asta; se vince proprio chi l’ha chiamata, gli altri se lo dividono e il resto va nella scatola. Con l’ultima carta del mazzo comincia l’asta finale, e il prezzo va nella scatola.
fvw-sum-bonus = Chi ha più segnalini alla fine di un round riceve { $count } punti; in caso di pareggio, li riceve chiunque sia in testa.

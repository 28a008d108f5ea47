### Fog of Love: il diario come racconto. Chiama le persone per nome e non dice mai «tu».

## Il corso della storia

fs-chapter = Capitolo { $chapter }: { fl-quoted }.
fs-finale = Il finale: { fl-quoted }.
fs-traits = { $player } tiene tre tratti: { $text }.

## Scene

fs-under = { fl-quoted } ci lascia il segno.
fs-lapsed = { fl-quoted } svanisce: non si adatta a questa scena.
fs-lapsed-end = { fl-quoted } svanisce: non segue nessuna scena.
fs-chose = { $player } sceglie { $option }: { $text }
fs-matched = { $players } scelgono { $option }, e c’è corrispondenza: { $text }
fs-bent-choice = { $player } prende invece { $option }: { $text }
fs-bent-further = { $player } prende anche { $option }: { $text }
fs-decided = { $player } decide: { $text }
fs-left = { $player } lascia stare.
fs-floor = Adesso { $count ->
    [one] racconta
   *[other] raccontano
} { $players }.
fs-drew = { $player } pesca { $count ->
    [one] una scena
   *[other] { $count } scene
}.
fs-drew-cards = { $player } pesca { $text }.
fs-discarded = { $player } scarta { $count ->
    [one] una scena
   *[other] { $count } scene
} a faccia in giù.
fs-discarded-cards = { $player } scarta { $text } a faccia in giù.

## Che cosa ne viene

fs-came = { $player }: { $gain }.
fs-satisfaction = { $gain } (ora { $count })
fs-none-left = nessuna soddisfazione da perdere
fs-goals = { $player } { $holds ->
    [yes] completa
   *[no] manca
} { $count ->
    [one] l’obiettivo di { $text }
   *[other] gli obiettivi di { $text }
}.

## La storia da conservare: in terza persona, e al passato

fs-tale-of = La storia di { $players }
fs-tale-people = Chi erano
fs-tale-job = Il mestiere di { $player }: { fl-quoted }.
fs-tale-saw = Che cosa { $player } notò in { $target }: { $text }.
fs-tale-traits = Che cosa { $player } nascondeva, alla fine: { $text }.
fs-tale-chapter = Capitolo { $chapter }
fs-tale-secret = Un segreto di { $player }.
fs-tale-out = Venne alla luce nel capitolo { $chapter }.
fs-tale-out-finale = Resistette fino al finale.
fs-tale-never-out = Non venne mai alla luce.
fs-tale-kept = { $player } tenne un segreto fino all’ultimo: { fl-quoted }.
fs-tale-came-out = Un segreto di { $player } venne alla luce: { fl-quoted }.
fs-tale-secret-gone = Di un segreto { $player } si liberò prima che arrivassero domande: { fl-quoted }.
fs-tale-cuts-in = { $player } si mise in mezzo: { fl-quoted }.
fs-tale-under = Nell’aria c’era ancora { fl-quoted }.
fs-tale-instead = { $player } ci ripensò.
fs-tale-as-well = { $player } non si fermò lì.
fs-tale-skipped = Non se ne fece niente.
fs-tale-replaced = Si lasciò perdere, e al suo posto venne altro.
fs-tale-repeated = E poi successe tutto un’altra volta.
fs-tale-void = La risposta di { $player } cadde nel vuoto.
fs-tale-ignored = Su { $player } scivolò via come pioggia sull’ardesia.
fs-tale-gave-up = { $player } se lo lasciò alle spalle: { fl-quoted }.
fs-tale-changed = { $player } si lasciò alle spalle «{ $left }», e cominciò dell’altro: { fl-quoted }.
fs-tale-took = Per { $player } cominciò qualcosa di nuovo: { fl-quoted }.
fs-tale-took-for = { $player } scoprì in { $target } qualcosa di nuovo: { fl-quoted }.
fs-tale-showed = { $player } mostrò { A($target) } una cosa che non si vede: { fl-quoted }.
fs-tale-admitted = { $holds ->
    [yes] { $player } lo ammise: { fl-quoted }.
   *[no] { fl-quoted }? { $player } poté rispondere di no, in tutta sincerità.
}
fs-tale-swapped-occupations = { $players } si scambiarono il lavoro.
fs-tale-swapped-features = { $players } si attaccarono a vicenda un’abitudine.
fs-tale-flag-up = Da quel momento: { fl-quoted }.
fs-tale-flag-down = Non era più così: { fl-quoted }.
fs-tale-overrode = Poi cambiò tutto. Alla fine { $player } voleva questo: { fl-quoted }.
fs-tale-end = Come andò a finire
fs-tale-together-both = { $players } restarono insieme, e il sogno si era avverato da una parte e dall’altra.
fs-tale-together-one = { $players } restarono insieme, ma il sogno si era avverato solo per { $player }.
fs-tale-together-none = { $players } restarono insieme. Nessun sogno si era avverato, ma un domani c’era pur sempre.
fs-tale-apart-both = { $players } si lasciarono, e fu meglio così per tutte e due le parti.
fs-tale-apart-one = { $players } si lasciarono, e solo { $player } se ne andò col cuore leggero.
fs-tale-apart-none = { $players } si lasciarono, e nessun sogno si era avverato.
fs-tale-destiny = { $holds ->
    [yes] La speranza di { $player } si avverò: { fl-quoted }.
   *[no] La speranza di { $player } non si avverò: { fl-quoted }.
}
fs-tale-stays = { $player } voleva restare.
fs-tale-leaves = { $player } voleva andarsene.
fs-tale-if = Che cosa ci voleva:
fs-tale-epilogue = Epilogo

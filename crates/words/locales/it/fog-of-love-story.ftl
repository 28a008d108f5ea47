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

## Il racconto da conservare

fs-tale-by = Una storia d’amore di { $players }
fs-tale-people = Chi erano
fs-tale-job = L’impiego di { $player }: { fl-quoted }.
fs-tale-saw = Che cosa { $player } ha notato in { $target }: { $text }.
fs-tale-traits = Che cosa { $player } nascondeva, alla fine: { $text }.
fs-tale-chapter = Capitolo { $chapter }
fs-tale-secret = Un segreto di { $player }.
fs-tale-out = È venuto alla luce nel capitolo { $chapter }.
fs-tale-out-finale = Ha resistito fino al finale.
fs-tale-never-out = Non è mai venuto alla luce.
fs-tale-kept = { $player } ha tenuto un segreto fino all’ultimo: { fl-quoted }.
fs-tale-cuts-in = { $player } interviene: { fl-quoted }.
fs-tale-instead = { $player } cambia risposta: { $text }
fs-tale-as-well = { $player } aggiunge: { $text }
fs-tale-end = Com’è andata a finire
fs-tale-stays = { $player } voleva restare.
fs-tale-leaves = { $player } voleva andarsene.
fs-tale-if = Che cosa ci voleva:

### Fog of Love : le journal comme récit. Il nomme les personnes et ne dit jamais « vous ».

## Le cours de l’histoire

fs-chapter = Chapitre { $chapter } : { fl-quoted }.
fs-finale = Le final : { fl-quoted }.
fs-traits = { $player } garde trois traits : { $text }.

## Scènes

fs-under = { fl-quoted } y laisse sa trace.
fs-lapsed = { fl-quoted } se dissipe : cette scène ne s’y prête pas.
fs-lapsed-end = { fl-quoted } se dissipe : aucune scène ne suit.
fs-chose = { $player } choisit { $option } : { $text }
fs-matched = { $players } choisissent { $option }, les choix concordent : { $text }
fs-bent-choice = { $player } prend plutôt { $option } : { $text }
fs-bent-further = { $player } prend aussi { $option } : { $text }
fs-decided = { $player } décide : { $text }
fs-left = { $player } en reste là.
fs-floor = Maintenant, { $players } { $count ->
    [one] raconte
   *[other] racontent
}.
fs-drew = { $player } pioche { $count ->
    [one] une scène
   *[other] { $count } scènes
}.
fs-drew-cards = { $player } pioche { $text }.
fs-discarded = { $player } défausse { $count ->
    [one] une scène
   *[other] { $count } scènes
}, face cachée.
fs-discarded-cards = { $player } défausse { $text }, face cachée.

## Ce qu’il en advient

fs-came = { $player } : { $gain }.
fs-satisfaction = { $gain } (désormais { $count })
fs-none-left = plus de satisfaction à perdre
fs-goals = { $player } { $holds ->
    [yes] atteint
   *[no] manque
} { $count ->
    [one] son objectif
   *[other] ses objectifs
} : { $text }.

## Le récit à garder

fs-tale-by = Une histoire d’amour : { $players }
fs-tale-people = Qui étaient ces deux-là
fs-tale-job = Le métier { DE($player) } : { fl-quoted }.
fs-tale-saw = Chez { $target }, { $player } a remarqué : { $text }.
fs-tale-traits = Ce que cachait { $player } à la fin : { $text }.
fs-tale-chapter = Chapitre { $chapter }
fs-tale-secret = Un secret { DE($player) }.
fs-tale-out = Il s’est dévoilé au chapitre { $chapter }.
fs-tale-out-finale = Il a tenu jusqu’au final.
fs-tale-never-out = Il ne s’est jamais dévoilé.
fs-tale-kept = Jusqu’au bout, { $player } a gardé un secret : { fl-quoted }.
fs-tale-cuts-in = { $player } intervient : { fl-quoted }.
fs-tale-instead = { $player } prend plutôt ceci : { $text }
fs-tale-as-well = { $player } prend aussi ceci : { $text }
fs-tale-end = Comment tout a fini
fs-tale-stays = { $player } voulait rester.
fs-tale-leaves = { $player } voulait partir.
fs-tale-if = Ce qu’il fallait :

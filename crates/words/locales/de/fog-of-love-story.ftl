### Fog of Love: das Protokoll als Geschichte. Es nennt Namen und sagt nie „du“.

## Der Lauf der Geschichte

fs-chapter = Kapitel { $chapter }: { fl-quoted }.
fs-finale = Das Finale: { fl-quoted }.
fs-traits = { $player } behält drei Wesenszüge: { $text }.

## Szenen

fs-under = { fl-quoted } wirkt darin nach.
fs-lapsed = { fl-quoted } verfliegt: Diese Szene passt nicht dazu.
fs-lapsed-end = { fl-quoted } verfliegt: Es folgt keine Szene mehr.
fs-chose = { $player } wählt { $option }: { $text }
fs-matched = { $players } wählen beide { $option }, eine Übereinstimmung: { $text }
fs-bent-choice = { $player } nimmt stattdessen { $option }: { $text }
fs-bent-further = { $player } nimmt auch noch { $option }: { $text }
fs-decided = { $player } entscheidet: { $text }
fs-left = { $player } lässt es dabei.
fs-floor = Jetzt { $count ->
    [one] erzählt
   *[other] erzählen
} { $players }.
fs-drew = { $player } zieht { $count ->
    [one] eine Szene
   *[other] { $count } Szenen
}.
fs-drew-cards = { $player } zieht { $text }.
fs-discarded = { $player } wirft { $count ->
    [one] eine Szene
   *[other] { $count } Szenen
} verdeckt ab.
fs-discarded-cards = { $player } wirft { $text } verdeckt ab.

## Was daraus wurde

fs-came = { $player }: { $gain }.
fs-satisfaction = { $gain } (jetzt { $count })
fs-none-left = keine Zufriedenheit mehr zu verlieren
fs-goals = { $player } { $holds ->
    [yes] erreicht
   *[no] verfehlt
} { $count ->
    [one] das Ziel von { $text }
   *[other] die Ziele von { $text }
}.

## Die Geschichte zum Aufheben

fs-tale-by = Eine Liebesgeschichte von { $players }
fs-tale-people = Wer sie waren
fs-tale-job = Der Beruf von { $player }: { fl-quoted }.
fs-tale-saw = Was { $player } an { $target } auffiel: { $text }.
fs-tale-traits = Was { $player } am Ende verbarg: { $text }.
fs-tale-chapter = Kapitel { $chapter }
fs-tale-secret = Ein Geheimnis von { $player }.
fs-tale-out = In Kapitel { $chapter } kam es ans Licht.
fs-tale-out-finale = Es hielt bis zum Finale.
fs-tale-never-out = Es kam nie ans Licht.
fs-tale-kept = { $player } hat bis zuletzt ein Geheimnis gehütet: { fl-quoted }.
fs-tale-cuts-in = { $player } wirft ein: { fl-quoted }.
fs-tale-instead = { $player } nimmt stattdessen dies: { $text }
fs-tale-as-well = { $player } nimmt auch noch dies: { $text }
fs-tale-end = Wie es ausging
fs-tale-stays = { $player } wollte bleiben.
fs-tale-leaves = { $player } wollte gehen.
fs-tale-if = Dafür war nötig, dass:

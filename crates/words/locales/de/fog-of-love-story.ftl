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

## Die Geschichte zum Behalten: in der dritten Person, und vorbei

fs-tale-of = Die Geschichte von { $players }
fs-tale-people = Wer sie waren
fs-tale-job = Womit { $player } das Geld verdiente: { fl-quoted }.
fs-tale-saw = Was { $player } an { $target } auffiel: { $text }.
fs-tale-traits = Was { $player } am Ende verbarg: { $text }.
fs-tale-chapter = Kapitel { $chapter }
fs-tale-secret = Ein Geheimnis von { $player }.
fs-tale-out = In Kapitel { $chapter } kam es ans Licht.
fs-tale-out-finale = Es hielt bis zum Finale.
fs-tale-never-out = Es kam nie ans Licht.
fs-tale-kept = { $player } hatte bis zuletzt ein Geheimnis gehütet: { fl-quoted }.
fs-tale-came-out = Ein Geheimnis von { $player } kam ans Licht: { fl-quoted }.
fs-tale-secret-gone = Ein Geheimnis ließ { $player } verschwinden, bevor jemand fragen konnte: { fl-quoted }.
fs-tale-cuts-in = { $player } ging dazwischen: { fl-quoted }.
fs-tale-under = { fl-quoted } lag noch in der Luft.
fs-tale-instead = { $player } überlegte es sich anders.
fs-tale-as-well = { $player } ließ es nicht dabei.
fs-tale-skipped = Daraus wurde nichts.
fs-tale-replaced = Man ließ es fallen, und etwas anderes kam an die Reihe.
fs-tale-repeated = Und dann geschah alles noch einmal.
fs-tale-void = Die Antwort von { $player } verpuffte.
fs-tale-ignored = An { $player } lief es ab wie Regen am Schiefer.
fs-tale-gave-up = { $player } war fertig damit: { fl-quoted }.
fs-tale-changed = { $player } ließ „{ $left }“ hinter sich, und etwas anderes fing an: { fl-quoted }.
fs-tale-took = Für { $player } fing etwas Neues an: { fl-quoted }.
fs-tale-took-for = { $player } entdeckte an { $target } etwas Neues: { fl-quoted }.
fs-tale-showed = { $player } ließ { $target } etwas sehen, was man nicht sieht: { fl-quoted }.
fs-tale-admitted = { $holds ->
    [yes] { $player } gab es zu: { fl-quoted }.
   *[no] { fl-quoted }? Das konnte { $player } ehrlich verneinen.
}
fs-tale-swapped-occupations = { $players } tauschten die Arbeit.
fs-tale-swapped-features = { $players } färbten aufeinander ab.
fs-tale-flag-up = Von da an galt: { fl-quoted }.
fs-tale-flag-down = Das war nun vorbei: { fl-quoted }.
fs-tale-overrode = Dann wurde alles anders. Am Ende wollte { $player } nur noch das: { fl-quoted }.
fs-tale-end = Wie es ausging
fs-tale-together-both = { $players } blieben zusammen, und beide hatten gefunden, wovon sie träumten.
fs-tale-together-one = { $players } blieben zusammen, auch wenn der Traum nur für { $player } wahr geworden war.
fs-tale-together-none = { $players } blieben zusammen. Kein Traum war wahr geworden, aber es gab ja noch ein Morgen.
fs-tale-apart-both = { $players } trennten sich, und für beide war es das Beste.
fs-tale-apart-one = { $players } trennten sich, und nur { $player } ging leichten Herzens.
fs-tale-apart-none = { $players } trennten sich, und kein Traum war wahr geworden.
fs-tale-destiny = { $holds ->
    [yes] Was { $player } sich erhofft hatte, wurde wahr: { fl-quoted }.
   *[no] Was { $player } sich erhofft hatte, wurde nicht wahr: { fl-quoted }.
}
fs-tale-stays = { $player } hatte bleiben wollen.
fs-tale-leaves = { $player } hatte gehen wollen.
fs-tale-if = Dafür war nötig, dass:
fs-tale-epilogue = Epilog

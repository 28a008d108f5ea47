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

## L’histoire à garder : à la troisième personne, et au passé

fs-tale-of = Une histoire à deux : { $players }
fs-tale-people = Qui étaient ces deux-là
fs-tale-job = Le métier { DE($player) } : { fl-quoted }.
fs-tale-saw = Chez { $target }, { $player } remarqua : { $text }.
fs-tale-traits = Ce que cachait { $player } à la fin : { $text }.
fs-tale-chapter = Chapitre { $chapter }
fs-tale-secret = Un secret { DE($player) }.
fs-tale-out = Il se dévoila au chapitre { $chapter }.
fs-tale-out-finale = Il tint jusqu’au final.
fs-tale-never-out = Il ne se dévoila jamais.
fs-tale-kept = Jusqu’au bout, { $player } garda un secret : { fl-quoted }.
fs-tale-came-out = Un secret { DE($player) } éclata au grand jour : { fl-quoted }.
fs-tale-secret-gone = Un secret { DE($player) } disparut avant les questions : { fl-quoted }.
fs-tale-cuts-in = { $player } s’en mêla : { fl-quoted }.
fs-tale-under = Il y avait encore dans l’air : { fl-quoted }.
fs-tale-instead = { $player } se ravisa.
fs-tale-as-well = { $player } n’en resta pas là.
fs-tale-skipped = Cela n’alla pas plus loin.
fs-tale-replaced = On laissa tomber, et autre chose prit la place.
fs-tale-repeated = Et tout recommença.
fs-tale-void = La réponse { DE($player) } tomba dans le vide.
fs-tale-ignored = Sur { $player }, cela glissa comme la pluie sur l’ardoise.
fs-tale-gave-up = { $player } tourna la page : { fl-quoted }.
fs-tale-changed = { $player } tourna la page (adieu, « { $left } »), et autre chose commença : { fl-quoted }.
fs-tale-took = Pour { $player }, quelque chose commença : { fl-quoted }.
fs-tale-took-for = Chez { $target }, { $player } découvrit du nouveau : { fl-quoted }.
fs-tale-showed = { $player } laissa voir à { $target } ce qui ne se voit pas : { fl-quoted }.
fs-tale-admitted = { $holds ->
    [yes] { $player } l’avoua : { fl-quoted }.
   *[no] { fl-quoted } ? En toute franchise, { $player } put répondre non.
}
fs-tale-swapped-occupations = { $players } échangèrent leurs métiers.
fs-tale-swapped-features = De part et d’autre, on déteignit : { $players } échangèrent une manie.
fs-tale-flag-up = Dès lors : { fl-quoted }.
fs-tale-flag-down = Ce n’était plus vrai : { fl-quoted }.
fs-tale-overrode = Puis tout changea. Au fond, { $player } voulait ceci : { fl-quoted }.
fs-tale-end = Comment tout finit
fs-tale-together-both = { $players } restèrent ensemble, et de part et d’autre le rêve s’était réalisé.
fs-tale-together-one = { $players } restèrent ensemble, mais le rêve ne s’était réalisé que pour { $player }.
fs-tale-together-none = { $players } restèrent ensemble. Aucun rêve ne s’était réalisé, mais il restait demain.
fs-tale-apart-both = { $players } se quittèrent, et ce fut mieux ainsi, de part et d’autre.
fs-tale-apart-one = { $players } se quittèrent, et seul le cœur { DE($player) } était léger.
fs-tale-apart-none = { $players } se quittèrent, et aucun rêve ne s’était réalisé.
fs-tale-destiny = { $holds ->
    [yes] L’espoir { DE($player) } se réalisa : { fl-quoted }.
   *[no] L’espoir { DE($player) } ne se réalisa pas : { fl-quoted }.
}
fs-tale-stays = { $player } voulait rester.
fs-tale-leaves = { $player } voulait partir.
fs-tale-if = Ce qu’il fallait :
fs-tale-epilogue = Épilogue

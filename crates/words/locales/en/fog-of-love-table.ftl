### Fog of Love: what happens at the table. It names people and never says “you”.

## Cards

# A card without a title goes by its number
ft-untitled = No. { $count }
# .a: a sweet scene
ft-scene = { $deck ->
    [sweet] sweet scene
    [serious] serious scene
    [drama] drama scene
   *[custom] custom scene
}
    .a = a { ft-scene }
# .a: a trait; .the: the trait; .new: a new trait
ft-what = { $what ->
    [trait] trait
    [occupation] occupation
   *[feature] feature
}
    .a = { $what ->
        [trait] a trait
        [occupation] an occupation
       *[feature] a feature
    }
    .the = the { ft-what }
    .new = a new { ft-what }

## Making characters

ft-log-starter = { $player } goes first.
ft-log-gender = { $player } plays { $gender ->
    [woman] a woman
    [man] a man
   *[neither] somebody who is neither woman nor man
}.
ft-log-kept = { $player } keeps three traits.
ft-log-took-occupation = { $player } shows the occupation { fl-quoted }.
ft-log-feature = { $player } notices something about { $target }: { fl-quoted }.
ft-log-introduced = { $player } steps into the story.

## Scenes

ft-log-exchanged = { $player } trades in the minor scene { fl-quoted }.
ft-log-played = { $player } plays { fl-quoted }.
ft-log-secret = { $player } lays a secret face down.
ft-log-secret-card = { $player } lays the secret { fl-quoted } face down.
ft-log-skipped = { $player } has nothing to play.
ft-log-reacted = { $player } reacts with { fl-quoted }.
ft-log-found = { $player } searches { fl-deck.the } and finds a scene.
ft-log-found-card = { $player } searches { fl-deck.the } and finds { fl-quoted }.
ft-log-in-vain = { $player } searches { fl-deck.the } in vain.
ft-log-handed = { $player } hands { $target } a scene.
ft-log-handed-card = { $player } hands { $target } the scene { fl-quoted }.
ft-log-inserted = { $place ->
    [shuffled] { fl-quoted } is shuffled into { fl-deck.the }.
   *[top] { fl-quoted } is put on top of { fl-deck.the }.
}
ft-log-follow-up = { fl-quoted } will leave its mark on the next scene.

## Choices

ft-log-chose = { $player } takes option { $option }.
ft-log-matched = { $players } both take option { $option }: a match.
ft-log-picked = { $player } decides.
ft-log-guessed = { $player } guesses { fl-aspect } and is { $holds ->
    [yes] right
   *[no] wrong
}.
ft-log-entered = { $player } notes for { $target }: { $gain }.
ft-log-entries-done = { $player } has noted everything.
ft-log-confirmed = { $holds ->
    [yes] { $player } confirms it.
   *[no] { $player } objects.
}

## What a reaction does

ft-log-bent-skip = The scene is skipped, but counts.
ft-log-bent-replace = The scene is not resolved: another one is played in its place.
ft-log-bent-choice = { $player } now takes option { $option } instead.
ft-log-bent-further = { $player } takes option { $option } as well.
ft-log-bent-void = { $player }’s choice gives nothing.
ft-log-bent-ignore = The scene leaves { $player }’s satisfaction as it is.
ft-log-bent-repeat = The scene does it all over again.
ft-log-bent-redirect = In this scene chooser and other swap what the choices do to them; tokens stay put.

## Cards of characters

ft-log-gave-up = { $player } gives up { ft-what.a }.
ft-log-gave-up-card = { $player } gives up { ft-what.the } { fl-quoted }.
ft-log-took = { $player } takes { ft-what.new }.
ft-log-took-card = { $player } takes { ft-what.the } { fl-quoted }.
ft-log-took-for = { $player } selects { ft-what.new } for { $target }.
ft-log-took-for-card = { $player } selects { ft-what.the } { fl-quoted } for { $target }.
ft-log-showed-trait = { $player } shows { $target } a trait.
ft-log-showed-trait-card = { $player } shows { $target } the trait { fl-quoted }.
ft-log-showed-destiny = { $player } shows { $target } a destiny.
ft-log-showed-destiny-card = { $player } shows { $target } the destiny { fl-quoted }.
ft-log-showed-scene = { $player } shows { $target } a scene.
ft-log-showed-scene-card = { $player } shows { $target } the scene { fl-quoted }.
ft-log-admitted-trait = { $holds ->
    [yes] { $player } admits to the trait { fl-quoted }.
   *[no] { $player } does not have the trait { fl-quoted }.
}
ft-log-admitted-destiny = { $holds ->
    [yes] { $player } admits to holding the destiny { fl-quoted }.
   *[no] { $player } does not hold the destiny { fl-quoted }.
}
ft-log-swapped-occupations = { $players } swap occupations.
ft-log-swapped-features = { $players } swap a feature each.
ft-log-swapped-satisfaction = { $players } swap their satisfaction.
ft-log-swapped-tokens = { $players } swap all tokens on { fl-aspect }.

## Destinies and secrets

ft-log-dropped = { $player } discards a destiny.
ft-log-dropped-card = { $player } discards the destiny { fl-quoted }.
ft-log-recovered = { $player } recovers a destiny.
ft-log-recovered-card = { $player } recovers the destiny { fl-quoted }.
ft-log-switched = { $player } resolves the switch.
ft-log-switched-none = { $player } looks through the destinies and changes nothing.
# $title comes to hand, $left leaves it
ft-log-switched-cards = { $player } switches a destiny: { fl-quoted } comes, “{ $left }” goes.
ft-log-secret-revealed = A secret of { $player }’s comes to light: { fl-quoted }.
ft-log-secret-discarded = { $player } discards a secret unseen.
ft-log-secret-discarded-card = { $player } discards the secret { fl-quoted } unseen.
ft-log-flag-up = From now on: { fl-quoted }.
ft-log-flag-down = No longer true: { fl-quoted }.

## The course of the story

ft-log-turn = It’s { $player }’s turn.
ft-log-chapter = Chapter { $count } begins.
ft-log-chapter-over = The chapter ends.
ft-log-finale = The finale begins.
ft-log-selected = { $player } has selected a final destiny.
ft-log-selected-card = { $player } has selected the final destiny { fl-quoted }.
ft-log-showed-final = { $player } reveals the final destiny { fl-quoted }.
ft-log-overrode = Everything changes: { $player }’s final destiny becomes { fl-quoted }.
ft-log-showed-traits = { $player } reveals three traits: { $text }.
ft-log-ordered = { $player } puts the goals in order.

## The ending

ft-ending-together-both = { $players } stay together, and both found what they were dreaming of.
ft-ending-together-one = { $players } stay together, though the dream came true only for { $player }.
ft-ending-together-none = { $players } stay together. No dream came true, but there is always tomorrow.
ft-ending-apart-both = { $players } part, and both are the happier for it: some love stories end well by ending.
ft-ending-apart-one = { $players } part, and only { $player } leaves with a light heart.
ft-ending-apart-none = { $players } part, and no dream came true. The next fog may lift.
ft-ending-destiny = { $holds ->
    [yes] { $player }’s destiny { fl-quoted } came true.
   *[no] { $player }’s destiny { fl-quoted } did not come true.
}

### Fog of Love: what to do now, what can be done, and why not

## What to do now: said to the player who is asked. $target is the other person.

ft-ask-wait = One moment: chance decides.
ft-ask-over = The story is told to its end.
ft-ask-gender = Choose whom you play: a woman, a man or neither.
ft-ask-traits = Keep three of these traits: they are your secret.
ft-ask-occupation = Choose an occupation for your character.
ft-ask-feature = Choose what strikes you about { $target }.
ft-ask-introduction = Give your character a name and introduce them.
ft-ask-turn = Your turn: play a scene; minor ones you may trade in first.
ft-ask-draw = Choose the deck to draw from: { $text }.
ft-ask-choice = Choose an option: { $options }.
ft-ask-rechoice = Choose another option: { $options }.
ft-ask-rechoice-for = Choose another option for { $target }: { $options }.
ft-ask-reaction = { $moment ->
    [played] The scene has been played: react, or go on.
    [revealed] The choices are revealed: react, or go on.
   *[resolved] The scene is resolved: react, or go on.
}
ft-ask-option = Choose one of { $count } possibilities.
ft-ask-give-up = Choose { ft-what.the } that you give up.
ft-ask-give-up-guessed = The guess was right: give up a trait with { fl-aspect }.
ft-ask-take = Choose { ft-what.new } for yourself.
ft-ask-take-for = Choose { ft-what.new } for { $target }.
ft-ask-drop = { $duty ->
    [may] You may discard a destiny.
   *[must] Choose a destiny to discard.
}
ft-ask-drop-shown = { $duty ->
    [may] You may show { $target } a destiny and discard it.
   *[must] Choose a destiny to show { $target } and discard.
}
ft-ask-switch-in = { $duty ->
    [may] You may switch a destiny in: choose which one comes and which one goes.
   *[must] Switch a destiny in: choose which one comes and which one goes.
}
ft-ask-switch-out = { $duty ->
    [may] You may switch a destiny out: choose which one goes and which one comes.
   *[must] Switch a destiny out: choose which one goes and which one comes.
}
ft-ask-recover = { $duty ->
    [may] You may recover a destiny.
   *[must] Choose a destiny to recover.
}
ft-ask-discard = { $duty ->
    [may] Discard as many scenes as you like.
   *[must] Choose a scene to discard.
}
ft-ask-show-trait = Choose a trait to show { $target }.
ft-ask-show-destiny = Choose a destiny to show { $target }.
ft-ask-show-scene = Choose a scene to show { $target }.
ft-ask-trade = Choose a scene to trade with { $target }.
ft-ask-secret = Choose one of { $target }’s secrets to reveal.
ft-ask-guess = Guess the aspect of one of { $target }’s traits.
ft-ask-swap = Choose one of your features, and the one of { $target }’s to swap it for.
ft-ask-enter = Note what came of it.
ft-ask-confirm = Is what { $target } noted right?
ft-ask-final = Choose your final destiny.
ft-ask-order = Put your trait goals in order: on one aspect the second needs double, the third triple.

# What others read meanwhile
ft-wait = Waiting for { $players }: { $deed ->
    [gender] a character to play
    [traits] three traits
    [occupation] an occupation
    [feature] a feature
    [introduction] an introduction
    [turn] a scene
    [draw] a deck to draw from
    [choice] an option
    [reaction] a reaction, perhaps
    [decision] a decision
    [give-up] a card to give up
    [take] a new card
    [destiny] a destiny
    [discard] scenes to discard
    [show] a card to show
    [trade] a scene to trade
    [secret] a secret to reveal
    [guess] a guess
    [swap] features to swap
    [enter] a result to note
    [confirm] a yes or a no
    [final] the final destiny
   *[order] the order of goals
}.

## What can be done: short labels

ft-do-gender = { $gender ->
    [woman] A woman
    [man] A man
   *[neither] Neither
}
ft-do-keep = Keep { $text }
ft-do-introduce = That’s me
ft-do-exchange = Trade in { fl-quoted }
ft-do-play = Play { fl-quoted }
ft-do-skip = Play nothing
ft-do-draw = Draw { ft-scene.a }
ft-do-choose = Option { $option }
ft-do-go-on = Go on
ft-do-leave = Leave it
ft-do-enough = That’s enough
ft-do-react = React with { fl-quoted }
ft-do-pick = Possibility { $count }
ft-do-give-up = Give up { fl-quoted }
ft-do-take = Take { fl-quoted }
ft-do-discard = Discard { fl-quoted }
# $title comes to hand, $left leaves it
ft-do-switch = { fl-quoted } for “{ $left }”
ft-do-recover = Recover { fl-quoted }
ft-do-show = Show { fl-quoted }
ft-do-offer = Lay { fl-quoted } aside
ft-do-secret = Secret { $count }
# $left is one’s own, $title the other person’s
ft-do-swap = “{ $left }” for { fl-quoted }
ft-do-enter = { $player }: { $gain }
ft-do-done = That’s all
ft-do-confirm = That’s right
ft-do-object = That’s wrong
ft-do-order = { $first }, then { $next }, then { $last }

## Why not: said to the player who tried

ft-illegal-not-asked = Patience: it’s not up to you now.
ft-illegal-asked-else = Not now: the game is waiting for something else.
ft-illegal-keep-three = Keep exactly three traits.
ft-illegal-no-such-place = There is no card in that place.
ft-illegal-not-in-hand = That scene isn’t in your hand.
ft-illegal-not-minor = Only minor scenes can be traded in.
ft-illegal-too-late = Minor scenes can only be traded in at the start of a turn.
ft-illegal-nothing-to-draw = There is no card left to draw in its place.
ft-illegal-only-answers = A reaction only answers another scene.
ft-illegal-no-secret = Your partner has no secret to reveal.
ft-illegal-requires = This scene’s condition isn’t met.
ft-illegal-must-play = You still have something to play or to trade in.
ft-illegal-not-a-source = You can’t draw from that deck now.
ft-illegal-no-such-option = That option isn’t open to you.
ft-illegal-does-not-answer = That scene doesn’t answer what is happening.
ft-illegal-may-not-leave = You can’t skip this: choose something.
ft-illegal-not-that-destiny = That destiny can’t be chosen here.
ft-illegal-shown-already = That card has already been shown.
ft-illegal-no-such-secret = Your partner has no such secret.
ft-illegal-not-enterable = That can’t be noted: at most { $most } points at a time, and { $count } lines in all.
ft-illegal-not-an-order = The goals can’t be put in that order.
ft-illegal-no-chance = Nothing is left to chance now.
ft-illegal-impossible-chance = Not possible now: that card can’t come up.

ft-refused-story = There is no love story called “{ $text }”.
ft-refused-tutorial = The love story “{ $text }” has no tutorial.
ft-refused-seat = Fog of Love is for two: there is no seat { $seat }.
ft-refused-event = “{ $text }” is not a special event with linked scenes.
ft-refused-scenes = Too few scenes are left in { fl-deck.the } to begin.

ft-untold-seat = There is no such seat at this table.
ft-untold-empty = There’s nothing in it yet: write something.
ft-untold-too-long = That’s too long: a name can be up to { $count } characters, a line { $most }.
ft-untold-unprintable = It holds characters that can’t be shown.
ft-untold-own-name = Give your character a name that is not your own.
ft-untold-full = The story is full: no more can be written down.

## Labels of the table

ft-satisfaction = Satisfaction
ft-personality = Personality
ft-hand = Scenes in hand
ft-secrets = Secrets
ft-traits = Traits
ft-occupation = Occupation
ft-features = Features
ft-destinies = Destinies
ft-pile = Personal pile
ft-final-destiny = Final destiny
ft-laid = Scenes of this chapter
ft-discards = Discard pile
ft-events = Special events
ft-flags = Noted
ft-decks = Decks
ft-deck-left = { fl-deck } ({ $count })
ft-first-player = First player
ft-none = nothing yet
ft-status-choosing = is choosing
ft-status-chosen = has chosen
ft-known = What you know of { $target }
ft-note-trait = the trait { fl-quoted }, shown in chapter { $chapter }
ft-note-destiny = the destiny { fl-quoted }, shown in chapter { $chapter }
ft-note-scene = the scene { fl-quoted }, shown in chapter { $chapter }
ft-creation = Creating the characters
ft-chapter = Chapter { $chapter }: { $count } of { $most ->
    [one] { $most } scene
   *[other] { $most } scenes
}
ft-chapter-short = Chapter { $chapter }
ft-finale = Finale
ft-tale = The story so far
ft-name-hint = A name for your character
ft-tell-hint = Add to the story…
ft-do-tell = Tell
ft-told = { $player }: { $text }

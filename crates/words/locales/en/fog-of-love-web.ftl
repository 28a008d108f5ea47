### Fog of Love in the browser

## The two of them

flw-us = The two of you
flw-us-more = Features and scales
flw-scale = { $player } { $first }, { $target } { $next }, together { $last }
flw-hearts = { $count ->
    [one] heart
   *[other] hearts
}
flw-secrets = { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
}
flw-has-chosen = sealed
flw-thinks = thinking
flw-noticed = What { $player } noticed about { $target }
flw-shown-by = What { $player } once showed you

## The page

flw-leaf = The open page
flw-prologue = Prologue
flw-chapter = Chapter { $chapter }
flw-finale = Finale
flw-plays = plays a scene
flw-reacts = has something to say to that
flw-was-secret = kept this secret until now
flw-stayed-secret = never told
flw-situation = Still in the air: “{ $title }”
flw-so-far = So far in this chapter
flw-you-chose = yours
flw-back = Not yet
flw-lock = Seal it
flw-sealed-help = You both choose in secret. Once both letters are sealed, the seals break together.
flw-for-you = For you, for certain:
flw-unsure = nothing yet. It depends on what the other does.
flw-goal-moves = { $title }: { $first } becomes { $next }, of { $count }

## Who you are

flw-gender-help = The form of address for your character. It changes no rule.
flw-traits-help = Five sides of a character. Keep three; nobody else will know which, and each wants something by the end.
flw-goals-oppose = Two of these goals pull in opposite directions. Only you can see this note.
flw-goals-repeat = Two of these goals want the same end of one scale: the second needs double. Only you can see this note.
flw-job-help = What does your character do all day? You’ll both turn it over at the same moment.
flw-feature-help = What did you notice first about { $target }?
flw-introduce-help = Give your character a name and a sentence or two. Then introduce yourself to { $target }.

## What is only yours

flw-hand = Your hand
flw-hand-empty = No scenes in hand.
flw-mine = Only yours
flw-my-secrets = Your secrets
flw-my-traits = Your traits
flw-my-destinies = Your destinies
flw-put-away = Put away:
# A condition that stands alone; elsewhere it follows an “if”, which in some languages moves its verb
flw-condition = { $condition }
flw-now = (now { $amount })
flw-take-up = Take up
flw-put-down = Put away
flw-secret-nth = Secret { $count }

## What comes to light

flw-shows-you = shows you, and nobody else:
flw-wanted = chose this destiny:
flw-really-was = was, all along:
flw-came-true = came true
flw-stayed-dream = stayed a dream

## What things are

flw-dimension = { $dimension ->
    [discipline] Up: lists, plans, dishes done. Down: letting things slide, sometimes rather beautifully.
    [curiosity] Up: opening the door marked private. Down: knowing what you like and where it’s kept.
    [extroversion] Up: more chairs, more people. Down: home by ten, the two of you.
    [sensitivity] Up: feeling the weather change in the other. Down: water off a duck’s back.
    [gentleness] Up: a soft answer. Down: an answer that leaves a mark.
   *[sincerity] Up: saying it as it is. Down: saying it as it would be nicer.
}
flw-hint-traits = Tap three cards to keep them; tap one again to put it back.
flw-hint-choice = Tap an answer to see what you know it would give you. It’s only final once you seal it.
flw-hint-turn = Tap a scene in your hand to read it in full; then play it, or trade a minor one in.
flw-rule-turn = On your turn play a scene, then draw up to five.
flw-rule-choice = Where both choose, you choose in secret and show at the same time. Where the partner chooses, they say it openly.
flw-rule-tokens = Options place tokens on the scales. Your traits want the scales to tip their way by the end.
flw-rule-secret = A secret lies face down until a scene brings it to light, or the finale does.
flw-rule-reaction = A reaction answers a scene at the moment printed on it.
flw-rule-destiny = Chapters make you let go of destinies. In the finale each of you chooses one that is left.
flw-rule-end = You may both see your destinies fulfilled, or one of you, or neither.
flw-lessons = Lessons
flw-lessons-before = Earlier lessons

## The stage

flw-stage = The stage
flw-looks = { $player }, { $mood ->
    [smiling] smiling
    [hurt] hurt
    [flirting] flirting
    [angry] angry
    [surprised] surprised
   *[neutral] calm
}
flw-options = What you answer
flw-tab-us = Us
flw-tab-hand = Hand
flw-tab-mine = Mine
flw-you = you
flw-both = both
flw-chooser = whoever takes it
flw-other = the other
flw-more = { $count } more
flw-goals-legend = your goals. Only you see them.
flw-came = What came of it
flw-match = The same answer, twice.
flw-no-match = Two answers, no match.
flw-end-up = { $dimension ->
    [discipline] plans
    [curiosity] new doors
    [extroversion] more chairs
    [sensitivity] all weathers
    [gentleness] soft answer
   *[sincerity] as it is
}
flw-end-down = { $dimension ->
    [discipline] let slide
    [curiosity] the known
    [extroversion] home by ten
    [sensitivity] duck’s back
    [gentleness] leaves a mark
   *[sincerity] as is nicer
}

## The plan

flw-far = { $first } of { $count }
flw-times = As goal number { $count } on this side it needs { $count } times its number.
flw-to-go = { $count } to go
flw-notebook = What you know of { $player }
flw-surely = Surely: { $text }
flw-surely-not = Surely not: { $text }
flw-may-have = One of these, perhaps
flw-may-want = What { $player } may still want
flw-holds-destinies = { $count ->
    [one] One destiny in hand.
   *[other] { $count } destinies in hand.
}

## The board

flw-board = On the board
flw-board-events = Special events under the synopsis: { $text }
flw-board-no-events = No special events under the synopsis.
flw-board-draws = Scenes are drawn from: { $text }
flw-board-tokens = Tokens, down and up
flw-board-people = The two of you
flw-board-gender = Form of address
flw-board-job = Occupation
flw-board-hand = Scenes in hand
flw-board-destinies = Destinies in hand
flw-board-pile = Destinies put away, face down
flw-board-noted = Noted: { $text }
flw-board-discards = Discarded, face up
flw-board-finale = In the finale

### Fog of Love: what its cards do, in words. Clauses begin with a small letter and have no stop.

## People

# As a label before a colon. .subject: the chooser; .whose: the chooser’s
fl-who = { $who ->
    [chooser] chooser
    [counterpart] other
    [player] player
    [partner] partner
    [both] both
    [first] first player
    [second] second player
    [pink] pink
    [blue] blue
    [chose] whoever chose { $letters }
    [named] { $letters }
   *[holder] you
}
    .subject = { $who ->
        [chooser] the chooser
        [counterpart] the other person
        [player] the player
        [partner] the partner
        [both] both
        [first] the first player
        [second] the second player
        [pink] pink
        [blue] blue
        [chose] whoever chose { $letters }
        [named] { $letters }
       *[holder] you
    }
    .whose = { $who ->
        [chooser] the chooser’s
        [counterpart] the other person’s
        [player] the player’s
        [partner] the partner’s
        [both] the combined
        [first] the first player’s
        [second] the second player’s
        [pink] pink’s
        [blue] blue’s
        [chose] the { $letters } chooser’s
        [named] { $letters }’s
       *[holder] your
    }

## The six dimensions, and the two aspects of each

fl-dimension = { $dimension ->
    [discipline] discipline
    [curiosity] curiosity
    [extroversion] extroversion
    [sensitivity] sensitivity
    [gentleness] gentleness
   *[sincerity] sincerity
}
fl-aspect = { fl-dimension } { $direction ->
    [up] up
   *[down] down
}
# The same with an arrow
fl-aspect-mark = { fl-dimension } { $direction ->
    [up] ↑
   *[down] ↓
}
# A token with its number, short: “+1 sincerity ↑”
fl-token-mark = { $amount } { fl-aspect-mark }

## Decks, types of scene, genders, stances, steps of the finale

fl-deck = { $deck ->
    [sweet] sweet
    [serious] serious
    [drama] drama
   *[custom] custom
}
    .the = the { fl-deck } deck
# As a label on a card. .a: a secret
fl-kind = { $kind ->
    [situation] situation
    [secret] secret
    [minor] minor scene
    [reveal-secret] reveal a secret
    [reaction] reaction
    [special-effect] special effect
    [special-event] special event
   *[linked] linked scene
}
    .a = { $kind ->
        [situation] a situation
        [secret] a secret
        [minor] a minor scene
        [reveal-secret] a reveal-a-secret scene
        [reaction] a reaction
        [special-effect] a special-effect scene
        [special-event] a special event
       *[linked] a linked scene
    }
fl-choice = { $choice ->
    [nobody] no choice
    [partner] partner chooses
    [player] player chooses
   *[both] both choose
}
fl-gender = { $gender ->
    [woman] woman
    [man] man
   *[neither] neither
}
fl-stance = { $stance ->
    [stay] stay
   *[separate] separate
}
fl-step = { $step ->
    [choices] Make the choices of the finale.
    [select-destiny] Each secretly selects a final destiny.
    [reveal-destinies] Reveal both final destinies.
    [secrets] Reveal and resolve the remaining secrets, the first player’s first.
    [goals] Reveal the traits and score their goals.
   *[effects] Resolve the effects of the finale.
}
# The parts of a type line
fl-type-more = { $first } · { $next }

## Sentences, clauses and lists

fl-sentence = { $text }.
fl-then = { $first }; { $next }
# “A or C”, “A, B or C”
fl-or = { $first } or { $last }
fl-or-more = { $first }, { $next }
fl-quoted = “{ $title }”

## Parts of a card

fl-requires = playable only if { $condition }
fl-on-play = when played:
fl-secret-tokens = for its player: { $text }
fl-secret-revealed = if revealed:
fl-secret-never = if never revealed:
fl-react = { $moment ->
    [played] { $answers ->
        [own] play this right after playing a scene yourself
        [partner] play this right after the partner plays a scene
       *[any] play this right after a scene is played
    }
    [revealed] { $answers ->
        [own] play this when the choices on a scene of yours are revealed
        [partner] play this when the choices on a scene of the partner’s are revealed
       *[any] play this when the choices on a scene are revealed
    }
   *[resolved] { $answers ->
        [own] play this when a scene of yours is resolved
        [partner] play this when a scene of the partner’s is resolved
       *[any] play this when a scene is resolved
    }
}
fl-react-if = { $text }, if { $condition }
fl-option = { $option }: { $clauses }
fl-option-so = { $option }:

## Traits, destinies, chapters

# $amount for a goal completed, $penalty for one that is not
fl-goal-individual = your own balance of { fl-aspect } is at least { $count }: { $amount }
fl-goal-theirs = { $player }’s own balance of { fl-aspect } is at least { $count }: { $amount }
fl-goal-shared = your shared balance of { fl-aspect } is at least { $count }: { $amount }
fl-goal-missed = { $text }, otherwise { $penalty }
fl-destiny-stay = you stay in the relationship
fl-destiny-separate = you leave the relationship
# One line for each condition, the first with -when, the others with -also
fl-destiny-when = fulfilled if { $condition }
fl-destiny-also = and only if { $condition }
fl-chapter-draws = draw from the { $text } deck
fl-chapter-length = the chapter lasts { $count ->
    [one] { $count } scene
   *[other] { $count } scenes
}

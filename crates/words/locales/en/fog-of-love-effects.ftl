### Fog of Love: effects

## Satisfaction and tokens: $amount has its sign

fl-gain-satisfaction = { $amount } satisfaction
fl-gain-tokens = { $amount } { $count ->
    [one] token
   *[other] tokens
} on { fl-aspect }
# A gain that is counted: “+1 satisfaction for each of the partner’s secrets (at most 6)”
fl-gain-per = { $gain } { $per } (at most { $most })
fl-gain-plus = { $gain }, and { $amount } { $per } (at most { $most })
# Alone, and inside a longer sentence
fl-gets = { fl-who }: { $gain }
fl-gets-inside = { $gain } for { fl-who.subject }
fl-lose-all = { fl-who.subject } { $who ->
    [both] lose
   *[other] loses
} all tokens on { fl-aspect }

## Decisions inside an effect

fl-may = if { fl-who.subject } { $who ->
    [both] like
    [holder] like
   *[other] likes
}: { $clauses }
fl-may-so = if { fl-who.subject } { $who ->
    [both] like
    [holder] like
   *[other] likes
}:
fl-decides = { fl-who.subject } { $who ->
    [both] choose
   *[other] chooses
} one:
fl-either = either: { $clauses }
fl-either-so = either:
fl-or-else = or: { $clauses }
fl-or-else-so = or:
fl-nothing = nothing happens

## Characters and their cards

fl-change = { fl-who.subject } { $who ->
    [both] change
   *[other] changes
} { $what ->
    [trait] { $pick ->
        [random] a random trait
        [guessed] the guessed trait
        [all] all traits
       *[other] a trait of their choice
    }
    [occupation] occupation
   *[feature] { $pick ->
        [random] a random feature
        [guessed] the guessed feature
        [all] all features
       *[other] a feature of their choice
    }
}
fl-change-by-other = { fl-change }, { $who ->
    [both] each selecting the new card for the other
   *[other] the other person selecting the new card
}
fl-reveal-trait = { fl-who.subject } { $who ->
    [both] reveal
   *[other] reveals
} { $pick ->
    [random] { $count ->
        [one] a random trait
       *[other] { $count } random traits
    }
    [guessed] the guessed trait
    [all] all traits
   *[other] { $count ->
        [one] a trait
       *[other] { $count } traits
    } of their choice
}
fl-reveal-destiny = { fl-who.subject } { $who ->
    [both] reveal
   *[other] reveals
} { $pick ->
    [random] { $count ->
        [one] a random destiny
       *[other] { $count } random destinies
    }
    [guessed] the guessed destiny
    [all] all destinies in hand
   *[other] { $count ->
        [one] a destiny
       *[other] { $count } destinies
    } of their choice
}
fl-reveal-named = { fl-who.subject } { $who ->
    [both] reveal
   *[other] reveals
} the destiny { fl-quoted }, if it is in hand
fl-reveal-scenes = { fl-who.subject } { $who ->
    [both] reveal
   *[other] reveals
} { $pick ->
    [random] { $count ->
        [one] a random scene
       *[other] { $count } random scenes
    }
    [guessed] the guessed scene
    [all] all scenes
   *[other] { $count ->
        [one] a scene
       *[other] { $count } scenes
    } of their choice
} from hand

## Scenes

fl-discard-scenes = { fl-who.subject } { $who ->
    [both] discard
   *[other] discards
} { $pick ->
    [random] { $count ->
        [one] a random scene
       *[other] { $count } random scenes
    }
   *[other] { $count ->
        [one] { $count } scene
       *[other] { $count } scenes
    }
}
fl-discard-any = { fl-who.subject } { $who ->
    [both] discard
   *[other] discards
} any number of scenes
fl-discard-all = { fl-who.subject } { $who ->
    [both] discard
   *[other] discards
} all scenes in hand
fl-draw = { fl-who.subject } { $who ->
    [both] draw
   *[other] draws
} { $count ->
    [one] { $count } scene
   *[other] { $count } scenes
} from { fl-deck.the }
fl-search = { fl-who.subject } { $who ->
    [both] search
   *[other] searches
} { fl-deck.the } for { fl-kind.a }
fl-search-follow-up = { fl-who.subject } { $who ->
    [both] search
   *[other] searches
} { fl-deck.the } for a scene with a follow-up effect
fl-swap-occupations = swap occupations
fl-swap-hands = swap all scenes in hand
fl-swap-features = { fl-who.subject } { $who ->
    [both] swap
   *[other] swaps
} a feature of their own for one of the other person’s
fl-swap-satisfaction = swap your satisfaction
fl-swap-tokens = swap all tokens on { fl-aspect }
fl-trade = both secretly lay { $count ->
    [one] { $count } scene
   *[other] { $count } scenes
} aside, then swap
fl-insert = { $place ->
    [shuffled] shuffle { fl-quoted } into
   *[top] put { fl-quoted } on top of
} { fl-deck.the }
fl-insert-may = { fl-who.subject } may { $place ->
    [shuffled] shuffle { fl-quoted } into
   *[top] put { fl-quoted } on top of
} { fl-deck.the }

## Destinies

# Which one: after a verb
fl-destinies-any = { $count ->
    [one] a destiny
   *[other] { $count } destinies
}
fl-destinies-named = { $title }
fl-destinies-except = { $count ->
    [one] a destiny
   *[other] { $count } destinies
} other than { $title }
fl-destiny-discard = { fl-who.subject } { $duty ->
    [may] may discard
   *[must] { $who ->
        [both] discard
       *[other] discards
    }
} { $text }
fl-destiny-discard-shown = { fl-who.subject } { $duty ->
    [may] may reveal and discard
   *[must] { $who ->
        [both] reveal and discard
       *[other] reveals and discards
    }
} { $text }
fl-destiny-switch-in = { fl-who.subject } { $duty ->
    [may] may switch in
   *[must] { $who ->
        [both] switch in
       *[other] switches in
    }
} { $text }
fl-destiny-switch-out = { fl-who.subject } { $duty ->
    [may] may switch out
   *[must] { $who ->
        [both] switch out
       *[other] switches out
    }
} { $text }
fl-destiny-recover = { fl-who.subject } { $duty ->
    [may] may recover
   *[must] { $who ->
        [both] recover
       *[other] recovers
    }
} { $text }
fl-override = { $who ->
    [both] both final destinies become
   *[other] { fl-who.whose } final destiny becomes
} { fl-quoted }

## Secrets, guesses, stories

fl-secret-reveal = { fl-who.subject } { $who ->
    [both] reveal
   *[other] reveals
} { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
}
fl-secret-reveal-any = { fl-who.subject } { $who ->
    [both] reveal
   *[other] reveals
} any number of secrets
fl-secret-reveal-all = { fl-who.subject } { $who ->
    [both] reveal
   *[other] reveals
} all secrets
fl-secret-reveal-tag = { fl-who.subject } { $who ->
    [both] reveal
   *[other] reveals
} { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
} about { fl-quoted }
fl-secret-reveal-any-tag = { fl-who.subject } { $who ->
    [both] reveal
   *[other] reveals
} any number of secrets about { fl-quoted }
fl-secret-reveal-all-tag = { fl-who.subject } { $who ->
    [both] reveal
   *[other] reveals
} all secrets about { fl-quoted }
fl-secret-discard = { fl-who.subject } { $who ->
    [both] discard
   *[other] discards
} { $count ->
    [one] { $count } random secret
   *[other] { $count } random secrets
} unseen
fl-guess = { fl-who.subject } { $who ->
    [both] guess
   *[other] guesses
} the aspect of a trait of the other person’s
fl-hint = { fl-who.subject } { $who ->
    [both] hint
   *[other] hints
} at a secret without revealing it
fl-tell = { fl-who.subject } { $who ->
    [both] tell
   *[other] tells
}: { $text }
fl-raise = note { fl-quoted } from now on
fl-lower = strike out { fl-quoted }

## What reactions do to a scene

fl-skip = the scene is skipped, but counts
fl-replace = the scene is not resolved; whoever played it plays another
fl-rechoose = { $how ->
    [pick] { fl-who.subject } { $who ->
        [both] pick
       *[other] picks
    } another option
    [force] pick another option for { fl-who.subject }
    [copy] { $who ->
        [both] both choices change places
       *[other] { fl-who.whose } choice becomes the same as the other person’s
    }
   *[further] { fl-who.subject } { $who ->
        [both] pick
       *[other] picks
    } one more option and { $who ->
        [both] get
       *[other] gets
    } its effects as well
}
fl-void = { $who ->
    [both] both choices give neither tokens nor effects, but still count
   *[other] { fl-who.whose } choice gives neither tokens nor effects, but still counts
} for a match
fl-ignore = { fl-who.subject } { $who ->
    [both] keep
   *[other] keeps
} their satisfaction as it is in this scene
fl-repeat = the effects of the scene are resolved once more
fl-redirect = chooser and other swap what the choices do to them; tokens stay put

## The next scene

fl-next = on the next scene:
fl-next-if = on the next scene, if { $condition }:
fl-fits-choice = { $choice ->
    [nobody] it offers no choice
    [partner] its partner chooses
    [player] its player chooses
   *[both] both choose
}
fl-fits-deck = it belongs to { fl-deck.the }
fl-fits-kind = it is { fl-kind.a }
fl-fits-does = { $does ->
    [satisfaction] it changes satisfaction
    [tokens] it gives or takes tokens
    [destinies] it moves destinies
    [changes] it changes something about a character
    [reveals] it reveals something
   *[scenes] it draws, discards or trades scenes
}
fl-next-satisfaction = satisfaction { $count ->
    [0] is ignored
    [2] counts double
   *[other] counts { $count } times
} for { fl-who.subject }
fl-next-tokens = the tokens of the options { $count ->
    [0] are ignored
    [2] count double
   *[other] count { $count } times
}
fl-next-tokens-on = tokens on { fl-aspect } { $count ->
    [0] are ignored
    [2] count double
   *[other] count { $count } times
}
fl-next-swap-roles = chooser and other swap what the choices do to them; tokens stay put
fl-next-chooses = { $choice ->
    [nobody] nobody chooses
    [partner] its partner chooses
    [player] its player chooses
   *[both] both choose
}
fl-next-forbid = { $options } may not be chosen
fl-next-in-order = its partner chooses first and openly
fl-next-for-each-other = each picks the option that the other one takes

### Fog of Love: numbers and conditions

## Numbers read off the table

fl-number = { $count }
fl-number-satisfaction = { fl-who.whose } satisfaction
fl-number-lead = { fl-who.whose } lead in satisfaction
fl-number-gap = the gap between the two satisfactions
fl-number-lowest = the lower satisfaction
fl-number-highest = the higher satisfaction
fl-number-balance = { fl-who.whose } balance of { fl-aspect }
fl-number-tokens = { fl-who.whose } number of tokens on { fl-aspect }
fl-number-secrets = { fl-who.whose } number of face-down secrets
fl-number-hand = { fl-who.whose } number of scenes in hand
fl-number-destinies = { fl-who.whose } number of destinies in hand
fl-number-goals = { fl-who.whose } number of completed trait goals
fl-number-scenes = the number of scenes played in this chapter

fl-per-number = { $each ->
    [one] for each of { $count }
   *[other] for every { $each } of { $count }
}
fl-per-satisfaction = { $each ->
    [one] for each point
   *[other] for every { $each } points
} of { fl-who.whose } satisfaction
fl-per-lead = { $each ->
    [one] for each point
   *[other] for every { $each } points
} of { fl-who.whose } lead in satisfaction
fl-per-gap = { $each ->
    [one] for each point
   *[other] for every { $each } points
} of the gap between the two satisfactions
fl-per-lowest = { $each ->
    [one] for each point
   *[other] for every { $each } points
} of the lower satisfaction
fl-per-highest = { $each ->
    [one] for each point
   *[other] for every { $each } points
} of the higher satisfaction
fl-per-balance = { $each ->
    [one] for each point
   *[other] for every { $each } points
} of { fl-who.whose } balance of { fl-aspect }
fl-per-tokens = { $each ->
    [one] for each
   *[other] for every { $each }
} of { fl-who.whose } tokens on { fl-aspect }
fl-per-secrets = { $each ->
    [one] for each
   *[other] for every { $each }
} of { fl-who.whose } face-down secrets
fl-per-hand = { $each ->
    [one] for each
   *[other] for every { $each }
} of { fl-who.whose } scenes in hand
fl-per-destinies = { $each ->
    [one] for each
   *[other] for every { $each }
} of { fl-who.whose } destinies in hand
fl-per-goals = { $each ->
    [one] for each
   *[other] for every { $each }
} of { fl-who.whose } completed trait goals
fl-per-scenes = { $each ->
    [one] for each scene
   *[other] for every { $each } scenes
} played in this chapter

## Conditions, as they stand after “if”

fl-when-match = { $holds ->
    [yes] you match
   *[no] you do not match
}
fl-when-match-on = { $holds ->
    [yes] you match on { $options }
   *[no] you do not match on { $options }
}
fl-when-pair = { $holds ->
    [yes] one of you chose { $options } and the other { $others }
   *[no] your choices are not { $options } and { $others }
}
fl-when-exactly-one = { $holds ->
    [yes] exactly one of you chose { $options }
   *[no] both or neither of you chose { $options }
}
fl-when-chose = { $holds ->
    [yes] { fl-who.subject } chose
   *[no] { $who ->
        [both] not both chose
       *[other] { fl-who.subject } did not choose
    }
} { $options }
fl-when-compare = { $measure } { $relation ->
    [at-least] is at least { $count }
    [at-most] is at most { $count }
    [more-than] is more than { $count }
    [less-than] is less than { $count }
    [exactly] is exactly { $count }
   *[unequal] is not { $count }
}
fl-when-compare-with = { $measure } { $relation ->
    [at-least] is at least { $than }
    [at-most] is at most { $than }
    [more-than] is more than { $than }
    [less-than] is less than { $than }
    [exactly] equals { $than }
   *[unequal] does not equal { $than }
}
fl-when-trait = { $holds ->
    [yes] { fl-who.subject } { $who ->
        [both] have
        [holder] have
       *[other] has
    }
   *[no] { $who ->
        [both] not both have
        [holder] you do not have
       *[other] { fl-who.subject } does not have
    }
} the trait { fl-quoted }
fl-when-occupation = { $holds ->
    [yes] { fl-who.subject } { $who ->
        [both] have
        [holder] have
       *[other] has
    }
   *[no] { $who ->
        [both] not both have
        [holder] you do not have
       *[other] { fl-who.subject } does not have
    }
} the occupation { fl-quoted }
fl-when-feature = { $holds ->
    [yes] { fl-who.subject } { $who ->
        [both] have
        [holder] have
       *[other] has
    }
   *[no] { $who ->
        [both] not both have
        [holder] you do not have
       *[other] { fl-who.subject } does not have
    }
} the feature { fl-quoted }
fl-when-holds-destiny = { $holds ->
    [yes] { fl-who.subject } { $who ->
        [both] hold
        [holder] hold
       *[other] holds
    }
   *[no] { $who ->
        [both] not both hold
        [holder] you do not hold
       *[other] { fl-who.subject } does not hold
    }
} the destiny { fl-quoted }
fl-when-gender = { $holds ->
    [yes] { fl-who.subject } { $who ->
        [both] play
        [holder] play
       *[other] plays
    }
   *[no] { $who ->
        [both] not both play
        [holder] you do not play
       *[other] { fl-who.subject } does not play
    }
} { $gender ->
    [woman] a woman
    [man] a man
   *[neither] somebody who is neither woman nor man
}
fl-when-flag = { fl-quoted } { $holds ->
    [yes] is noted
   *[no] is not noted
}
fl-when-guessed = the guess was { $holds ->
    [yes] right
   *[no] wrong
}
fl-when-together = you { $holds ->
    [yes] stay together
   *[no] do not stay together
}
fl-when-stance = { $stance ->
    [stay] { $holds ->
        [yes] { fl-who.subject } { $who ->
            [both] stay
            [holder] stay
           *[other] stays
        }
       *[no] { $who ->
            [both] not both stay
            [holder] you do not stay
           *[other] { fl-who.subject } does not stay
        }
    }
   *[separate] { $holds ->
        [yes] { fl-who.subject } { $who ->
            [both] separate
            [holder] separate
           *[other] separates
        }
       *[no] { $who ->
            [both] not both separate
            [holder] you do not separate
           *[other] { fl-who.subject } does not separate
        }
    }
}
fl-when-final-destiny = { $who ->
    [both] { $holds ->
        [yes] both final destinies are
       *[no] not both final destinies are
    }
   *[other] { fl-who.whose } final destiny { $holds ->
        [yes] is
       *[no] is not
    }
} { fl-quoted }
fl-when-fulfilled = { $who ->
    [both] { $holds ->
        [yes] both destinies are
       *[no] not both destinies are
    }
   *[other] { fl-who.whose } destiny { $holds ->
        [yes] is
       *[no] is not
    }
} fulfilled
fl-when-opposed = { $holds ->
    [yes] one
   *[no] none
} of { $who ->
    [both] the
   *[other] { fl-who.whose }
} shared trait goals ended on the opposite side
fl-when-always = nothing stands against it
fl-when-never = the impossible happens
# Alternatives, and conditions inside others
fl-either-holds = either { $condition }
fl-group = ({ $condition })

fl-if = if { $condition }: { $clauses }
fl-if-so = if { $condition }:
fl-otherwise = otherwise: { $clauses }
fl-otherwise-so = otherwise:

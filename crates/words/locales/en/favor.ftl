### Favor

## The doors and the clues

# There is one door of each. .the: the Red Lady
fv-door = { $door ->
    [red-lady] Red Lady
    [blue-lady] Blue Lady
    [red-tiger] Red Tiger
   *[blue-tiger] Blue Tiger
}
    .the = the { fv-door }

# Of an ordinary clue there are several; a special one goes by its bare name.
# .a: a Red Lady, Blue/Red
fv-clue = { $clue ->
    [red-lady] Red Lady
    [blue-lady] Blue Lady
    [red-tiger] Red Tiger
    [blue-tiger] Blue Tiger
    [blue-red] Blue/Red
   *[lady-tiger] Lady/Tiger
}
    .a = { $clue ->
        [blue-red] Blue/Red
        [lady-tiger] Lady/Tiger
       *[other] a { fv-clue }
    }

# A clue or a door in letters, where colour alone must not tell
fv-mark = { $clue ->
    [red-lady] RL
    [blue-lady] BL
    [red-tiger] RT
    [blue-tiger] BT
    [blue-red] B/R
   *[lady-tiger] L/T
}

fv-colour-red = red
fv-colour-blue = blue
fv-role-lady = lady
fv-role-tiger = tiger

# What a clue is worth, in one line
fv-line = { $clue ->
    [red-lady] 3 points for the Red Lady, 1 for the Red Tiger and the Blue Lady, −2 for the Blue Tiger.
    [blue-lady] 3 points for the Blue Lady, 1 for the Blue Tiger and the Red Lady, −2 for the Red Tiger.
    [red-tiger] 3 points for the Red Tiger, 1 for the Red Lady and the Blue Tiger, −2 for the Blue Lady.
    [blue-tiger] 3 points for the Blue Tiger, 1 for the Blue Lady and the Red Tiger, −2 for the Red Lady.
    [blue-red] Recolours one of your clues that has your role: an exact match, 3 points instead of 1.
   *[lady-tiger] Recasts one of your clues that has your colour: an exact match, 3 points instead of 1.
}

# The full rule of a clue
fv-rule = { $clue ->
    [blue-red] In itself it scores 0. At the end of the round it changes the colour of one ordinary clue in your collection that already has your role, and makes it an exact match: 3 points instead of 1. A clue that shares nothing with you is beyond its help, and so is Lady/Tiger. Using it never hurts, so Parlour does it for you.
    [lady-tiger] In itself it scores 0. At the end of the round it changes the role of one ordinary clue in your collection that already has your colour, and makes it an exact match: 3 points instead of 1. A clue that shares nothing with you is beyond its help, and so is Blue/Red. Using it never hurts, so Parlour does it for you.
   *[other] An ordinary clue has a colour and a role, and so has your identity. If both match, it is worth 3 points at the end of the round; if one does, 1 point; if neither does, it costs you 2. Only the clues in your own collection count.
}

# What an identity likes, in one line
fv-door-line = { $door ->
    [red-lady] To you a Red Lady is worth 3 points, a Red Tiger or a Blue Lady 1, a Blue Tiger −2.
    [blue-lady] To you a Blue Lady is worth 3 points, a Blue Tiger or a Red Lady 1, a Red Tiger −2.
    [red-tiger] To you a Red Tiger is worth 3 points, a Red Lady or a Blue Tiger 1, a Blue Lady −2.
   *[blue-tiger] To you a Blue Tiger is worth 3 points, a Blue Lady or a Red Tiger 1, a Red Lady −2.
}

# What an ordinary clue is worth to one’s own identity
fv-match-exact = An exact match: { fv-points }.
fv-match-colour = Your colour, but not your role: { fv-points }.
fv-match-role = Your role, but not your colour: { fv-points }.
fv-match-none = Nothing in common with you: { fv-points }.

## The log: it names people and never says “you”

fv-log-starter = Chance knows who last did somebody a favour: { $player } begins.
fv-log-round = Round { $round }: everyone gets five favour tokens, and { $player } has the first turn.
fv-log-dealt = { $player } is dealt a door and keeps it shut.
fv-log-dealt-door = { $player } is dealt a door and finds { fv-door.the } behind it.
fv-log-opened = For the new lot, { fv-clue.a } is turned up.
fv-log-added = { $player } adds { fv-clue.a } to the lot.
fv-log-called = { $player } calls an auction.
fv-log-final = The deck is empty: the final auction begins, and { $player } has the first chance to bid.
fv-log-bid = { $player } bids { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}.
fv-log-passed = { $player } passes.
# To the caller, or to the only other player
fv-log-sold-to = { $player } takes the lot for { $count ->
    [one] { $count } token, which goes to { $target }
   *[other] { $count } tokens, which go to { $target }
}.
# The caller wins at a table for three or four, and everything can be shared
fv-log-sold-shared = { $player } takes the lot for { $count } tokens: the others get { $each ->
    [one] one
   *[other] { $each }
} each.
fv-log-sold-rest = { $player } takes the lot for { $count } tokens: the others get { $each ->
    [one] one
   *[other] { $each }
} each, and { $rest ->
    [one] one goes
   *[other] { $rest } go
} to the box.
# The caller wins with too small a bid to be shared
fv-log-sold-boxed = { $player } takes the lot for { $count ->
    [one] { $count } token, which can’t be shared and goes to the box
   *[other] { $count } tokens, which are too few to share and go to the box
}.
fv-log-sold-final = { $player } takes the last lot and pays { $count ->
    [one] { $count } token
   *[other] { $count } tokens
} to the box.
fv-log-discarded = Nobody is tempted: the lot is discarded.
fv-log-showed = Behind { $player }’s door stands { fv-door.the }.

## The end of a round and of the game

fv-round-over = The doors stand open, and the round is scored.
fv-score = { $count ->
    [0] { $player } scores nothing.
    [one] { $player } scores { $count } point.
   *[other] { $player } scores { $count } points.
}
fv-score-lost = { $player } loses { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
fv-round-bonus = { $player } holds the most tokens: +3 (included).
fv-round-bonus-shared = { $players } hold the most tokens: +3 each (included).
# Behind the second round and the third; $text: “Anna 12, Bruno 7 and Carla −1”
fv-totals = Totals: { $text }.
fv-total-of = { $player } { $count }
fv-game-points = The last door closes: { $player } has the highest total and wins the game.
fv-game-tokens = The totals are equal, but thrift pays: { $player } has more tokens left and wins the game.
fv-game-order = Equal totals, equal tokens: the turn order of the last round decides, and { $player } wins the game.

## The game told again, in the present tense and without “you”

# As whom somebody was the best of a round: “12 points, as the Red Lady”
fv-best-as = { fv-points }, as { fv-door.the }
fv-moment-bargain = { $price ->
    [one] A single token
   *[other] { $price } tokens
}, and { $player } carries home a lot worth { fv-points }.
fv-moment-burden = { $player } pays { $price ->
    [one] a token
   *[other] { $price } tokens
} for a lot that then costs { fv-points } more.
fv-moment-dearest = { $player } wants it badly: { $price } tokens for a lot worth { fv-points }, the highest price of the game.
fv-moment-unwanted = Round { $round }: { $count } cards lie on the table, and nobody wants them.
fv-moment-thrifty = { $player } buys nothing in round { $round }, and nobody scores more.
fv-moment-great = Round { $round } belongs to { $player }: { fv-points }, the best round of the game.
fv-moment-lost = Round { $round } is unkind: { $player } loses { fv-points }.
fv-moment-from-behind = { $player } is last before the last round. And then first.
fv-moment-narrow = { $count ->
    [0] Not a point lies between { $player } and { $target }.
    [one] A single point keeps { $target } from catching up with { $player }.
   *[other] { $count } points, no more, keep { $target } from catching up with { $player }.
}

## What to do now

fv-ask-deal = The doors are being dealt.
fv-ask-opens = A new lot is being opened.
fv-ask-adds = { $player } adds a card to the lot.
fv-ask-chooses = { $player } is choosing between one more card and an auction.
fv-ask-bids = { $player } is weighing a bid.
fv-ask-choose = Your turn: add a card to the lot, or call an auction.
fv-ask-bid = Bid { $count } to { $most } tokens, or pass.
fv-ask-bid-only = Bid { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}, or pass.
fv-ask-pass = { $count ->
    [0] You have no tokens to bid: you can only pass.
    [one] Your only token isn’t enough for a higher bid: you can only pass.
   *[other] Your { $count } tokens aren’t enough for a higher bid: you can only pass.
}
fv-ask-next-round = Round { $round } is about to begin, and { $player } has the first turn.
fv-ask-over = { $player } has won the game.

## Why not: said to the player who tried

fv-illegal-not-your-turn = Patience: it’s somebody else’s turn.
fv-illegal-not-now = Not now: the game is waiting for something else.
fv-illegal-no-auction = There is no auction to bid in: add a card to the lot, or call an auction.
fv-illegal-in-auction = An auction is being held: bid or pass.
fv-illegal-must-raise = { $count ->
    [0] A bid is at least 1 token: bid more, or pass.
   *[other] The highest bid is { $count }: go higher, or pass.
}
fv-illegal-too-few = { $count ->
    [0] You have no tokens left: you can’t bid.
    [one] You have only { $count } token: you can’t bid more than that.
   *[other] You have only { $count } tokens: you can’t bid more than that.
}
fv-illegal-not-in-deck = Not possible now: that card can’t come up.

fv-refused-players = Favor is for 2 to { $most } players, { $count ->
    [1] not for one alone
   *[other] not for { $count }
}.
fv-refused-seat = This table has no seat { $seat }: choose another one to begin.

## Labels, buttons and columns

fv-tokens = { $count ->
    [one] { $count } favour token
   *[other] { $count } favour tokens
}
fv-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
fv-deck-left = { $count ->
    [0] The deck is empty.
    [one] { $count } card left in the deck
   *[other] { $count } cards left in the deck
}
fv-copies-left = { $count ->
    [0] none left
   *[other] { $count } left
}
fv-in-box = { $count ->
    [0] No tokens in the box
    [one] { $count } token in the box
   *[other] { $count } tokens in the box
}
fv-round = Round { $round } of { $most }

fv-lot = Lot
fv-deck = Deck
fv-discard = Discarded lots
fv-collection = Collection
fv-box = Box
fv-none = nothing yet
fv-identity = Your identity
fv-identity-is = You are { fv-door.the }.
fv-identity-secret = secret
fv-caller = Caller
fv-first-player = First player
fv-high-bid = Highest bid
fv-high-bid-by = { $player } leads with { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}.
fv-high-bid-none = No bid yet.
fv-auction-called = Auction, called by { $player }
fv-auction-final = Final auction
fv-worth-lot = Worth to you: { fv-points }
fv-worth-collection = Your collection so far: { fv-points }
fv-bonus = Bonus

# How somebody stands in an auction
fv-status-bid = bids { $count }
fv-status-passed = passes
fv-status-waits = yet to bid

fv-do-add = Add a card
fv-do-call = Call an auction
fv-do-bid = Bid { $count }
fv-do-pass = Pass
fv-do-next-round = Next round

fv-column-clue = Clue
fv-column-copies = Copies
fv-column-left = Left
fv-column-worth = Worth
fv-column-identity = Identity
fv-column-collection = Collection
fv-column-tokens = Favour tokens
fv-column-bid = Bid
fv-column-points = Points
fv-column-total = Total

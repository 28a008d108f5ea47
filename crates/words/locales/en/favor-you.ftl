### Favor, told to somebody whom it concerns: “you” is the one who reads

fv-you-starter = Chance knows who last did somebody a favour: you begin.
fv-you-round = Round { $round }: everyone gets five favour tokens, and you have the first turn.
fv-you-dealt-door = You’re dealt a door and find { fv-door.the } behind it.
fv-you-added = You add { fv-clue.a } to the lot.
fv-you-called = You call an auction.
fv-you-final = The deck is empty: the final auction begins, and you have the first chance to bid.
fv-you-bid = You bid { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}.
fv-you-passed = You pass.
fv-you-sold-to = You take the lot for { $count ->
    [one] { $count } token, which goes to { $target }
   *[other] { $count } tokens, which go to { $target }
}.
fv-to-you-sold = { $player } takes the lot for { $count ->
    [one] { $count } token, which goes to you
   *[other] { $count } tokens, which go to you
}.
fv-you-sold-shared = You take the lot for { $count } tokens: the others get { $each ->
    [one] one
   *[other] { $each }
} each.
fv-you-sold-rest = You take the lot for { $count } tokens: the others get { $each ->
    [one] one
   *[other] { $each }
} each, and { $rest ->
    [one] one goes
   *[other] { $rest } go
} to the box.
fv-you-sold-boxed = You take the lot for { $count ->
    [one] { $count } token, which can’t be shared and goes to the box
   *[other] { $count } tokens, which are too few to share and go to the box
}.
fv-you-sold-final = You take the last lot and pay { $count ->
    [one] { $count } token
   *[other] { $count } tokens
} to the box.
fv-you-showed = Behind your door stands { fv-door.the }.
fv-you-score = { $count ->
    [0] You score nothing.
    [one] You score { $count } point.
   *[other] You score { $count } points.
}
fv-you-score-lost = You lose { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
fv-you-round-bonus = You hold the most tokens: +3 (included).
fv-you-round-bonus-shared = You and { $players } hold the most tokens: +3 each (included).
fv-you-total = you { $count }
fv-you-game-points = The last door closes: you have the highest total and win the game!
fv-you-game-tokens = The totals are equal, but thrift pays: you have more tokens left and win the game!
fv-you-game-order = Equal totals, equal tokens: the turn order of the last round decides, and you win the game!

### Favor in the browser

## The table

fvw-you = you
fvw-deciding = deciding
fvw-last-auction = Last auction
fvw-no-auction = Nobody has called an auction yet.
fvw-lot-empty = The lot is empty.
fvw-players = Players
fvw-player = Player
fvw-still-in-deck = Still in the deck
fvw-points-by-round = Points by round
fvw-aim = After three rounds, most points win.
fvw-column-round = Round { $round }
fvw-times = ×{ $count }
fvw-number = { $count }
fvw-gain = +{ $count }

## The tray

fvw-private = Only you can see this.
fvw-most-alone = You hold the most tokens: as it stands, { $count } bonus points.
# “you” is among the players
fvw-most-shared = Most tokens: { $players }. As it stands, { $count } bonus points each.
fvw-most-others = Most tokens: { $players }, with { $count }.
fvw-your-bid = Your bid
fvw-lower = Lower the bid
fvw-raise = Raise the bid
fvw-lower-to = Lower the bid to { $count }
fvw-raise-to = Raise the bid to { $count }
fvw-confirm-add = Confirm: add a card
fvw-confirm-call = Confirm: call an auction
fvw-confirm-pass = Confirm: pass
fvw-confirm-bid = Confirm: bid { $count }
fvw-take-back = Take it back
fvw-sure-add = One more card for the lot? Confirm, or take it back.
fvw-sure-call = An auction for this lot? Confirm, or take it back.
fvw-sure-pass = Let this lot go? Confirm, or take it back.
fvw-sure-bid = { $count ->
    [one] One token for the lot? Confirm, or take it back.
   *[other] { $count } tokens for the lot? Confirm, or take it back.
}

## The end of a round

fvw-round-ended = End of round { $round }
fvw-part-exact = { $count ->
    [one] { $count } exact match
   *[other] { $count } exact matches
}
fvw-part-shared = { $count ->
    [one] { $count } clue with one feature shared
   *[other] { $count } clues with one feature shared
}
fvw-part-opposite = { $count ->
    [one] { $count } clue with nothing in common
   *[other] { $count } clues with nothing in common
}
fvw-part-changed = { $count ->
    [one] { $count } clue made to match
   *[other] { $count } clues made to match
}
fvw-part-idle = { $count ->
    [one] { $count } special clue without use
   *[other] { $count } special clues without use
}
fvw-part-bonus = Most tokens
fvw-part-round = This round

## Explanations, hints and the rules in short

fvw-door-rule = Your identity is dealt anew every round and stays behind its door until the round is scored. No two players have the same one. It decides what the clues you collect are worth to you.
fvw-hint-turn = The lot is sold as a whole. Add a card, or call an auction: whoever outbids you pays you.
fvw-hint-bid = Everybody may bid once, and each bid must beat the last. Below: what the lot is worth to you.
fvw-hint-tokens = Tokens are worth keeping too: whoever has the most at the end of the round gets 3 points.
fvw-hint-pay = You only pay if you win: whoever called is paid, or, if that’s you, the others share it.
fvw-hint-pass = Passing costs nothing: you keep your tokens for a lot that suits you better.
fvw-hint-worth = The figure on each clue is what it counts for you. Others have another door, and other figures.
fvw-hint-end = The deck is nearly empty: its last card brings the final auction, and then the round is scored.
fvw-hint-final = The final auction: whoever wins pays into the box. Then all doors open and the round is scored.
fvw-sum-score = What a clue in your collection is worth
fvw-sum-clues = The clues
fvw-sum-turn = On your turn, add a card to the lot or call an auction. In an auction everybody has one chance to bid, the caller last.
fvw-sum-pay = The price goes to the caller; if the caller wins, the others share it and the rest goes to the box. With the last card of the deck the final auction begins, and its price goes to the box.
fvw-sum-bonus = Whoever has the most tokens at the end of a round gets { $count } points; if several do, each of them.

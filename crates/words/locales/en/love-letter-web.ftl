### Love Letter on a page: labels, buttons, and what is told to one player alone

## The table

llw-others = The other players
llw-players = Players
llw-you = you
llw-active = their turn
llw-your-turn = your turn
llw-face-down = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
}
llw-surely = surely { ll-card.the }
llw-row-empty = no cards yet
llw-played = { ll-card }, played
llw-discarded = { ll-card }, discarded
llw-choose = Choose { $player }
llw-choose-yourself = Choose yourself
llw-remains = What remains
llw-remains-help = Cards you haven’t seen yet: in other hands, in the deck, set aside.
llw-remaining = { ll-card }: { $count } of { $most } not yet seen

## One’s own cards

llw-copies = { $count ->
    [one] { $count } copy in the game
   *[other] { $count } copies in the game
}
llw-twice = You hold this card twice.
llw-thrice = You hold this card three times.
llw-explain = What { ll-card.the } does
llw-play = Play { ll-card.the }
llw-keep = Keep { ll-card.the }
llw-bottom = { ll-card } at the very bottom
llw-cancel = Back
llw-ask-confirm = Play { ll-card.the }, or choose your other card.
llw-ask-alone = Play { ll-card.the }.
llw-ask-keep = You keep { ll-card.the }. Confirm, or choose another card.
llw-idle = The Handmaid leaves nobody to choose: { ll-card.the } will have no effect.
llw-princess = Careful: if you play the Princess, you’re out of the round.
llw-farewell = Careful: you would discard the Princess and be out of the round.
llw-dim = Fade the impossible
llw-impossible = impossible

## What one may know

llw-knowledge = What you know
llw-knowledge-help = Which characters each hand may still hide.
llw-cell-yes = certain
llw-cell-maybe = possible
llw-cell-no = impossible
llw-under = Under the deck, in the order they’ll be drawn
llw-under-unknown = an unknown card
llw-notes = Your notes

## What was revealed

llw-reveal-looked = { $player } holds { ll-card.the }. Only you have seen it.
llw-reveal-seen = { $player } has seen your card: { ll-card.the }.
llw-reveal-compared = The Baron compares your hand with { $player }’s.
llw-reveal-higher = Your card is higher: { $player } is out of the round.
llw-reveal-lower = Your card is lower: you’re out of the round.
llw-reveal-swapped = The King has swapped your hand with { $player }’s.
llw-reveal-discarded = { $player } sends the Prince: you discard { ll-card.the }.
llw-reveal-guessed = { $player } has found you out: you held { ll-card.the }.
llw-reveal-out = You’re out of the round. A new one will come.
llw-reveal-princess = The Princess has left your hand: you’re out of the round.
llw-your-card = Your card
llw-their-card = { $player }’s card
llw-given = You gave
llw-received = You received
llw-new-card = Your new card
llw-round-over = Round { $round } is over

## Hints for a first game

llw-hint-play = Be the last one left, or hold the highest card at the end. Play one of your two cards; the other stays.
llw-hint-target = Whoever lights up may be chosen. A Handmaid protects whoever played her until their next turn.
llw-hint-guess = Name a card they may be holding: the dots count those you haven’t seen. If you’re right, they’re out.
llw-hint-countess = With the King or a Prince beside her, the Countess must be played. The others won’t know why she was.

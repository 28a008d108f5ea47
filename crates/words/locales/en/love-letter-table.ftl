### Love Letter on the table: what stands in the bar, on the ribbon, on the mat and in the place for what is to be done

llt-goal = Round { $round } · { $goal } favour tokens win
llt-oneself = You
llt-in-deck = in the deck
llt-hidden = hidden
llt-wins = wins the round
llt-round-begins = Round { $round }
llt-begins = { $player } begins.
llt-you-begin = You begin.

## What is to be done

llt-choose-card = Choose a card
llt-choose-player = Choose a player
llt-name-card = Name a card
llt-choose-bottom = Which goes to the very bottom?
llt-after = You play after { $players }
llt-out = You’re out of this round
llt-next-round = Next round
llt-to-the-end = On to the end

## How a round ends

llt-you-win = You win the round!
llt-won = { $player } wins the round
llt-won-together = { $players } share the round

## What you know

llt-know-legend = Only you see this. ● may hold it, – cannot, ✓ you know it.

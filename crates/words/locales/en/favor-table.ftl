### Favor on the table: what stands in the bar, on the lot, beside it, in the tray and where something is to be done

fvt-goal = Round { $round } of { $most } · most points win
fvt-oneself = You
fvt-in-deck = in the deck
fvt-in-box = in the box
fvt-discarded = discarded
fvt-know = What remains

## The auction

fvt-leads = { $player } leads with { $count }
fvt-you-lead = You lead with { $count }
fvt-no-bid = no bid yet
# $player is there twice: who called, and who is paid
fvt-called = { $player } called and bids last. Whoever else wins pays { $player }.
fvt-you-called = You called and bid last. Whoever else wins pays you.
fvt-final = Final auction: the price goes to the box.

## The tray

fvt-likes = +3 like you, +1 half like you, −2 not at all
fvt-lot-worth = This lot is worth to you
# Beside a bid: how many tokens one has
fvt-of = of { $count }
fvt-after = Your turn comes after { $players }

## The doors open

fvt-doors-open = The doors open
fvt-you-score = The doors open: you score { $count }

### A table: why something is refused, and who sits there

refused-unknown-game = There is no such game at this parlour.
refused-setup = The game cannot be played like that: choose another number of players, or other rules.
refused-no-seat = This table has no such seat.
refused-not-yours = That is not your seat.
refused-taken = Somebody sits there already: choose another seat.
refused-full = Every seat is taken. You are welcome to watch.
refused-not-host = Only the host of the table can do that.
refused-begun = The game has begun: that must wait until it is over.
refused-not-playing = No game is being played at this table.
refused-not-over = The game is not over yet.
refused-paused = The game is resting. The host can wake it.
refused-stale = Something happened in the meantime: look again and choose anew.
refused-unknown-level = No bot plays like that: choose another level.
refused-not-away = Nobody is away in that seat.
refused-bad-name = A name has 1 to 24 letters.
refused-bad-text = A message has 1 to 280 letters.
refused-no-watchers = The host has drawn the curtains: this table is not open to spectators.
refused-removed = The host has asked you to leave this table, so you can’t sit down here again.
refused-malformed = That is not a move of this game.
refused-damaged = What is stored of this table cannot be read. Whoever runs this parlour can look into the journal, or put a backup back.

## Why the parlour says no

no-table = There is no table here. Perhaps the link lost a letter on its way.
no-page = There is nothing at this address.
no-storage = That could not be written down, so it did not happen. Look at the table and try again.
no-more = Too much at once: take a breath and try again.
no-foreigners = This request comes from another site, and the parlour does not take it.
no-such-name = The parlour does not go by that name: use the address you were given.
no-patience = Your request took too long to arrive. Try again.
no-sense = The parlour cannot make sense of that.
no-secret = You come without a secret of your own, so no seat can be kept for you: allow cookies for this page and load it again.

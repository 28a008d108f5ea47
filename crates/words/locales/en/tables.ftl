### A table: why something is refused, and who sits there

refused-unknown-game = There is no such game at this parlour.
refused-setup = The game can’t be played like that: choose another number of players, or other rules.
refused-too-few-cards = So few scenes would be left that hands might run short: leave out less.
refused-fixed-cards = The first game has cards of its own, in a fixed order: nothing can be added or left out.
refused-no-such-cards = There is no such story, event, scene or topic at this table.
refused-no-such-box = No such box of cards is offered here.
refused-no-seat = This table has no such seat.
refused-not-yours = That’s not your seat.
refused-taken = Somebody sits there already: choose another seat.
refused-full = Every seat is taken. You are welcome to watch.
refused-not-host = Only the host of the table can do that.
refused-begun = The game has begun: that has to wait until it’s over.
refused-not-playing = No game is being played at this table.
refused-not-over = The game isn’t over yet.
refused-paused = The game is resting. The host can wake it.
refused-stale = Something happened in the meantime: have another look and choose again.
refused-unknown-level = No bot plays like that: choose another level.
refused-not-away = Nobody is away from that seat.
refused-bad-name = A name is up to 24 characters that can be seen, without accents piled on top of each other.
refused-bad-text = A message can be up to 280 characters.
refused-bad-number = That isn’t a number for the shuffle: it takes 64 hexadecimal digits.
refused-not-pledged = That isn’t the number you pledged.
refused-not-sealing = The shuffle isn’t waiting for numbers just now.
refused-no-window = The game isn’t waiting for you just now: there’s nothing to hold.
refused-bad-window = That can’t be set at this table: where a game waits for reactions, it waits 0, 2, 5 or 10 seconds, or asks each time.
refused-no-watchers = The host has drawn the curtains: this table isn’t open to spectators.
refused-name-taken = Somebody at this table is called that already: choose another name.
refused-present = Whoever sits there is here, and plays their own hand. You can only remove them from the table.
refused-opener = Whoever opened the table can’t be removed from it: a bot can play for them while they are gone.
refused-too-soon = They may be back any moment: a bot can step in once they have been gone for a minute.
refused-seated = You have a seat at this table already, and one is enough.
refused-not-this-game = The host has said “not now”. When this game is over, any free seat may be yours.
refused-crowded = Quite a few people are waiting at the door already. Try again in a little while.
refused-devices = Enough devices play with this seat already. Whoever sat down there can have it to themselves again, and hand on the new link.
refused-no-request = That request is no longer there.
refused-removed = The host has asked you to leave this table, so you can’t sit down here again.
refused-no-story = There is no story to read here, or it isn’t shared with you.
refused-malformed = That’s not a move in this game.
refused-damaged = What is stored of this table is damaged, so it stays closed; the other tables are not affected. Whoever runs this parlour can learn more with “parlour check”, and put a backup back.

## Why the parlour says no

no-table = There is no table here. Perhaps the link lost a letter on its way.
no-page = There is nothing at this address.
no-storage = It’s not certain that this was written down. Look at the table again in a moment: if it didn’t happen, try once more.
no-reading = The table can’t be looked up just now. Try again in a moment: nothing that was answered is lost.
no-more = Too much at once: take a breath and try again.
no-foreigners = This request comes from another site, and the parlour doesn’t take it.
no-such-name = The parlour doesn’t go by that name: use the address you were given.
no-patience = Your request took too long to arrive. Try again.
no-sense = The parlour can’t make sense of that.
no-secret = Without cookies we can’t keep your seat: allow them for this page and load it again.
no-more-talk = Enough has been said for one game: the chat opens again with the next deal. The game goes on.
no-more-table = The journal of this table is full. A game that has begun can be played to its end; then open a new table.
no-more-changes = You’ve changed enough for one game: that is possible again with the next deal. The game goes on.
no-more-coming = You’ve sat down and got up again often enough for this game. An invitation from the host still gets you a seat.

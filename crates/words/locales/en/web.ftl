### The pages in the browser

## Around every page

web-parlour = Parlour
web-description = Romantic card and board games in the browser: with friends, with bots, or passed from hand to hand. No account.
# The title of a page
web-title = { $title } – { web-parlour }
web-skip = Skip to the content
web-language = Language
web-sound = Sounds
web-theme = Appearance
web-theme-light = Light
web-theme-dark = Dark
web-theme-system = Match my device
web-footer = Parlour is a home for a few romantic card and board games. It’s made by fans and isn’t connected with the authors or publishers of the games.
web-rules-of = Rules of { $game }
web-reconnecting = Connection lost. Reconnecting… Nothing you press now is played.
web-late = That click came late, when the moment had passed. Nothing was played: look again, and choose.
web-close = Close

## The first page

web-home-title = Three games about love, at one table
web-home-line = Play at once against bots, send a link to a friend, or pass one device around. No account, nothing to install.
web-about-love-letter = Slip your letter past the whole court and into the hands of the Princess. One card in hand, one drawn, one played.
web-about-favor = Behind the door is a lady or a tiger, and it’s you. Bid for what resembles you, and don’t look too eager.
web-about-fog-of-love = Two people, one love story: it writes itself while you play, and each of you is hiding something.
web-players = { $count } to { $most } players
web-two-players = two players
web-minutes = { $count } to { $most } minutes
web-lessons = First time? Learn as you play
web-play-now = Play now
web-invite = Invite
web-one-device = One device
web-your-tables = Your tables
web-your-turn = Your turn
web-turn-of = Waiting for { $players }
web-gathering = Not dealt yet
web-finished = Finished
web-with = with { $players }
web-forget = Remove from this list
web-more = More
web-field-first = Who begins
web-field-story = Story
web-field-players = Players
web-field-rules = Rules
web-field-level = Bot level
web-as-usual = Default
web-edition-players = { $edition ->
    [classic] Classic version, { $count } to { $most } players
   *[other] { $edition } edition, { $count } to { $most } players
}

## Gathering at a table

web-lobby-title = A table for { $game }
web-invites = { $player } invites you to { $game }
web-invited = You are invited to { $game }
web-edition-line = We play the { $edition ->
    [classic] classic version
   *[other] { $edition } edition
}.
web-takes = A game takes { $count } to { $most } minutes.
web-no-account = No account, nothing to install.
web-sit-down = Sit down
web-your-name = Your name
web-name-help = Leave it empty, and we’ll find you one.
web-save = Save
web-seats = Seats
web-seat-free = A free seat
web-seat-bot = Bot ({ $level })
web-host = Host
web-you = You
web-not-here = Stepped out
web-put-bot = Put a bot here
web-put-bot-in = Put a bot in seat { $seat }
web-remove = Remove { $player }
web-level-of = { $player }’s level
web-invitation = The invitation
web-invitation-help = Whoever opens this link may sit down.
web-table-link = Link to the table
web-how-many = How many play?
web-share-link = Share
web-copy = Copy
web-copied = Copied
web-qr = QR code of the link
web-watchers = Spectators are welcome
web-start = Deal the cards
web-start-alone = Free seats go to bots, and a friend may ask for a bot’s seat at any time.
web-waiting-host = Waiting for { $player } to deal the cards…
web-waiting-start = Waiting for somebody to deal the cards…
web-waiting-guests = The ink is dry, the chairs are warm. Who is missing?
web-waiting-ready = Everybody is here. Deal the cards whenever you like.
web-one-device-help = One device goes from hand to hand. Give everybody a name; a curtain hides each hand from the others.
web-watching = { $count ->
    [0] Nobody is watching
    [one] One spectator
   *[other] { $count } spectators
}
web-full = Every seat is taken. You are welcome to watch.

## At the table

web-panel-news = new
web-panel-log = Log
web-panel-chat = Chat
web-panel-rules = Rules
web-panel-seats = Seats
web-beside = Beside the table
web-title-turn = Your turn – { $game }
web-title-waiting = Waiting – { $game }
web-title-player = { $player } – { $game }
web-title-paused = Paused – { $game }
web-title-over = Game over – { $game }
web-log-empty = Nothing has happened yet.
web-since = Since your turn
web-skip-ahead = Show me the next move
web-keys = Keys
web-key-figure = the card or character with that number; press again to confirm what can’t be undone
web-key-back = one step back
web-key-explain = what’s this? With the focus on a card
web-key-on = on to the next move
web-key-cards = from card to card
web-key-know = what you know
web-key-panels = log, chat, rules
web-key-sound = sounds on or off
web-speed = How fast moves are shown
web-speed-of = { $speed ->
    [slow] At leisure
    [quick] Quickly
    [instant] At once
   *[usual] As usual
}
web-chat-empty = Not a word yet.
web-chat-say = Say something
web-chat-watching = Only people at the table can chat.
web-send = Send
web-reactions = Reactions
web-reaction = { $reaction ->
    [bravo] Bravo!
    [ouch] Ouch!
    [laugh] Ha ha!
    [heart] My heart!
    [hmm] Hmm…
   *[thanks] Thank you!
}
web-full-rules = The full rules
web-reveal = Take a look
web-take-in = Take a look first; then it goes on.
web-got-it = Got it
web-explained = What’s this?
web-hints-off = No more hints
web-spectator = You’re watching, and see only what everybody sees.
web-spectator-sit = { $player } would gladly give you the seat.
web-paused = The game is resting.
web-paused-host = The game is resting until you wake it.
web-pause = Pause
web-resume = Resume
web-away = A bot is playing for you.
web-return = Take my seat back
web-leave = Leave
web-leave-seat = Leave { $player }’s seat
web-leave-help = A bot will play on, and you can come back.
web-stand-in = Let a bot play for { $player }
web-stand-in-note = A bot is playing
web-gone = { $player } has stepped out.
web-gone-help = If they are not back within a minute, a bot can play for them until they are.
web-remove-sure = Remove { $player }? They can’t sit down at this table again.
web-remove-yes = Yes, remove
web-cancel = Cancel
web-bring = Bring somebody in
web-bring-help = Whoever opens this link may ask for a bot’s seat, in the middle of the game. The host lets them in.
web-my-seat = Play on another device
web-my-seat-help = This link is yours alone. Open it on your other device and carry on there.
web-my-seat-link = Private link to your seat
web-settings = Settings
web-motion = Motion
web-motion-of = { $motion ->
    [calm] Calm: things fade, nothing glides
    [none] None
   *[system] Match my device
}
web-hints-on = Show hints at the table
web-settings-name-help = You sit down under this name. Leave it empty, and we’ll find you one each time.
web-saved = Saved.
web-notify = Tell me when it’s my turn
web-dim = Fade the impossible

## The end

web-over = The game is over
web-won = { $player } wins
web-you-won = You win!
web-won-together = { $players } win together
web-score = Games won:
web-score-two = { $player } { $count } : { $rest } { $target }
web-score-of = { $player } { $count }
web-rematch = Play again
web-by-round = Round by round
web-moments = Moments to remember
web-earlier = Earlier games at this table
web-earlier-game = Game { $count }
web-replay = Replay
web-share = Share the story of this game
web-fair = An honest deal
web-fair-sealed = Before the first card was drawn, the shuffle was sealed. This is the seal; when the game is over, you’ll see the seed inside.
web-fair-open = The shuffle came from this seed, and its seal was on show from the first card on. Anybody can check that the two belong together, and that every card follows.
web-seal = Seal
web-seed = Seed
web-number-parlour = The parlour’s number
web-number-of = { $player }’s number
web-number-unopened = pledged, and not opened in time
web-check-mine = Nobody chose this shuffle alone. Your browser has checked it: its own number is among those that made the seed, and the seed follows from all of them.
web-check-again = Nobody chose this shuffle alone: your browser’s own number is among those that made the seed, and the seed follows from all of them. But the numbers were asked for more than once before the game began.
web-check-others = Nobody chose this shuffle alone: the seed follows from the numbers of those who took part. Your browser has checked that, and has no number of its own among them.
web-check-missing = Your browser gave a number for this shuffle, and it isn’t among those that made the seed: it came too late, or was left out.
web-check-wrong = These numbers don’t fit together: this shuffle wasn’t made as it was pledged. Keep the transcript.
web-transcript = Transcript of the whole game

## One device

web-pass-to = Pass to { $player }
web-pass-help = Everybody else: eyes on the ceiling, please.
web-peek = Hold to peek
web-peek-for = { $player }: hold to peek
web-others-peek = Anyone else want another look?
web-hide = Hide and pass on
web-thinks = { $player } is thinking…

## Replay

web-replay-title = Replay of { $game }
web-replay-step = Step { $count } of { $most }
web-first = To the start
web-previous = One step back
web-next = One step on
web-last = To the end
web-replay-rounds = Jump to
web-replay-all = All cards
web-eyes = Point of view
web-honest = Checked: every card matches the sealed seed.
web-dishonest = Something’s wrong: these cards don’t match the sealed seed.
web-back-to-table = Back to the table

## Rules

web-contents = On this page

## A private link, and letters gone astray

web-seat-title = A seat is waiting
web-seat-question = This is { $player }’s seat at a { $game } table. Sit down here, on this device?
web-seat-sit = Sit down here
web-error-title = This letter went astray
web-error-home = Back to the parlour

## A seat that changes hands

web-spectator-ask = The host is asked first. You will see the hand as it is then, and nothing of before.
web-ask-seat = Ask for the seat
web-asked = { $player } has been asked. You will sit down as soon as they let you in.
web-asked-nobody = The host has been asked. You will sit down as soon as they let you in.
web-withdraw = Never mind
web-request = { $player } is at the door and asks for { $target }’s seat.
web-request-help = { $player } would see the hand as it is now, and nothing of before.
web-let-in = Let in
web-not-now = Not now
web-taken-over = { $player } takes over { $target }’s seat, with the hand it holds now, and with nothing it saw before.
web-invite-seat = Invite to { $player }’s seat
web-invite-seat-help = A link for one guest. Whoever opens it may take this bot’s seat without asking.
web-invite-seat-held = A link for one guest. Somebody has held this seat in this game, so you are asked once more.
web-shared = Another device is playing from your seat too.
web-reclaim = Have my seat to myself
web-reclaim-help = The other device loses the seat, and links to it no longer work.
web-borrowed = You are sitting in { $player }’s seat, by its private link.
web-release = Give it back
web-door-title = A game is being played here
web-door-ask = A bot is keeping a seat warm, though: the host can let you in.
web-invited-question = { $player } is keeping a seat for you at a { $game } table. Sit down here?
web-invited-question-nobody = A seat is kept for you at a { $game } table. Sit down here?

## The window in which silence passes

web-window = Does anybody want to react?
web-window-left = Passes in { $count } s
web-holds = { $player } asks for a moment.
web-hold = Hold on
web-hold-for = { $player }: hold on
web-window-length = Time to react
web-window-off = None: it passes at once
web-window-seconds = { $count } s
web-window-ask = Ask each time
web-key-hold = hold on, to react

## The page of a love story

web-story-read = Read your story
web-story-keep = Keep this story
web-story-ours-keep = Keep our story
web-story-file = Save as a page
web-story-text = Save as text
web-story-share = Let others read it
web-story-unshare = Keep it between us
web-story-shared = Both of you agree: whoever has this link can read the story.
web-story-ours = Only the two of you can read this, until both agree to share it.

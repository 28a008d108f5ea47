### The front door: the rules in a minute, the first page, an invitation, the curtain

gist-title = In one minute
gist-aim = The aim
gist-turn = Your turn
gist-end = The end
gist-love-letter-aim = Be the last one left, or hold the highest card when the deck is empty.
gist-love-letter-turn = Draw a card and play one of your two. What it says happens at once.
gist-love-letter-besides-title = Out
gist-love-letter-besides = If a card puts you out, lay your hand open and wait for the next round.
gist-love-letter-end = A round won is a token. Two players need six of them to win, three need five, four need four, more need three.
gist-favor-aim = Behind your door waits a lady or a tiger, and it’s you. Collect what resembles you: most points win.
gist-favor-turn = Turn up a card and add it to the lot, or call an auction for the whole lot.
gist-favor-besides-title = The auction
gist-favor-besides = One bid each, with tokens. The caller bids last, and is paid if somebody else wins.
gist-favor-end = With the deck’s last card comes a final auction. Then the doors open, and only your own collection counts. Three rounds are played.
gist-fog-of-love-aim = Two people tell a love story. At the end each has a destiny to fulfil: both may succeed, or one, or neither.
gist-fog-of-love-turn = Trade in minor scenes if you like, play one scene, draw to five.
gist-fog-of-love-besides-title = Choosing
gist-fog-of-love-besides = Choose as your character would. Where both choose, nothing is turned over before both have chosen.
gist-fog-of-love-end = In the finale each secretly selects one of the destinies they kept. Then everything comes to light.

web-find = Find a word
web-find-none = No chapter has this word.
web-open-table = Open
web-play-table = Play
web-how-played = How it is played
web-you-are-in = You’re in, { $player }.
web-deals = { $player } deals. Time enough to read the rules.
web-turn-is = { $player }’s turn
web-i-am = I am { $player }: my turn
web-latest-moves = The latest moves
web-hide-to = Hide, and pass to { $player }

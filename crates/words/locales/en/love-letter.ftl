### Love Letter

## The characters

# .the: the Spy
ll-card = { $card ->
    [spy] Spy
    [guard] Guard
    [priest] Priest
    [baron] Baron
    [handmaid] Handmaid
    [prince] Prince
    [chancellor] Chancellor
    [king] King
    [countess] Countess
   *[princess] Princess
}
    .the = the { ll-card }

# What a card does, in one line
ll-line = { $card ->
    [spy] One favour token if, of those left at the end, only you have played or discarded a Spy.
    [guard] Name another player’s card, any but the Guard. If you’re right, they’re out.
    [priest] Look at another player’s hand.
    [baron] Compare hands with another player. The lower value is out.
    [handmaid] Until your next turn, nobody else can choose you.
    [prince] Choose anyone, even yourself, to discard their hand and draw a new card.
    [chancellor] Draw two cards, keep one of three, put two under the deck.
    [king] Swap hands with another player.
    [countess] You must play her if your other card is the King or a Prince.
   *[princess] Play or discard her, and you’re out.
}

# The full rule of a card
ll-rule = { $card ->
    [spy] Played or discarded, she does nothing for now. When the round ends, you gain one favour token if you are still in it and, of everyone still in it, only you have played or discarded a Spy. A Spy discarded because of a Prince counts, one in your hand or returned under the deck does not, and two of your own still earn a single token. This is not a round win: the winner is rewarded as usual, and may be you as well.
    [guard] Choose another player and name any character in the deck except the Guard. If that is the card they hold, they are out; if not, nothing happens. The answer is public, and always true. If everyone else still in the round is protected, the card has no effect.
    [priest] Choose another player and look at their hand. Nobody else sees it. If everyone else still in the round is protected, the card has no effect.
    [baron] Choose another player and compare hands in secret: the lower value is out, even if it is yours. If the values are equal, nobody is out. The loser’s card is laid open, the winner’s stays between you two. If everyone else still in the round is protected, the card has no effect.
    [handmaid] Until your next turn begins, no other player can choose you. Only playing her protects you; discarding her does not.
    [prince] Choose any player, yourself included: they discard their hand face up, ignoring its effect, and draw a new card. If the deck is empty, they take the hidden card that was set aside at set-up. Whoever has to discard the Princess is out and draws nothing. If everyone else still in the round is protected, you must choose yourself.
    [chancellor] Draw two cards, keep one of the three you now hold, and put the other two face down under the deck, in the order you prefer. If the deck has a single card, draw it, keep one of your two and put the other back; if it has none, nothing happens. Cards put back are neither played nor discarded. The Chancellor chooses nobody, so no Handmaid can stop him.
    [king] Choose another player and swap hands: your remaining card for theirs. If everyone else still in the round is protected, the card has no effect.
    [countess] Played or discarded, she does nothing. But if the two cards of your turn are the Countess and the King, or the Countess and a Prince, you must play the Countess; with any other card the choice is yours. Your second card stays hidden, so nobody learns whether it was duty or whim. During the Chancellor’s effect the duty rests.
   *[princess] If you play or discard her, for any reason at all, you are out at once. Handing her over with the King, putting her under the deck with the Chancellor or showing her at the end of the round is neither, and does no harm.
}

## The log: it names people and never says “you”

ll-log-starter = Chance picks { $player } to begin.
ll-log-set-aside = A new round: the cards are shuffled, and one is set aside unseen.
ll-log-set-aside-card = A new round: the cards are shuffled, and { ll-card.the } is set aside.
ll-log-laid-open = Beside the deck, for all to see, lies { ll-card.the }.
ll-log-dealt = { $player } is dealt a card.
ll-log-dealt-card = { $player } is dealt { ll-card.the }.
ll-log-drew = { $player } draws a card.
ll-log-drew-card = { $player } draws { ll-card.the }.
ll-log-played = { $card ->
    [handmaid] { $player } plays the Handmaid and is protected until their next turn.
   *[other] { $player } plays { ll-card.the }.
}
ll-log-played-idle = { $player } plays { ll-card.the } without effect: the Handmaid leaves nobody to choose.
# Priest, Baron, Prince or King on somebody else
ll-log-sent = { $player } sends { ll-card.the } to { $target }.
# The Prince on one’s own hand
ll-log-sent-home = { $player } plays { ll-card.the } on their own hand.
ll-log-guessed = { $player } sends the Guard to { $target } and names { ll-card.the }.
ll-log-missed = A miss: { $target } does not hold { ll-card.the }.
ll-log-looked = { $player } looks at { $target }’s hand.
ll-log-looked-card = { $player } looks at { $target }’s hand and finds { ll-card.the }.
ll-log-compared = { $player } and { $target } compare hands in secret.
ll-log-holds = { $player } holds { ll-card.the }.
ll-log-lower = { $player } has the lower value.
ll-log-equal = The values are equal, and nobody is out.
ll-log-swapped = { $player } and { $target } swap hands.
ll-log-now-holds = { $player } now holds { ll-card.the }.
ll-log-discarded = { $player } discards { ll-card.the }.
ll-log-redrew = { $player } draws a new card.
ll-log-redrew-card = { $player } draws a new card: { ll-card.the }.
ll-log-took-hidden = The deck is empty, so { $player } takes the hidden card.
ll-log-took-hidden-card = The deck is empty, so { $player } takes the hidden card: { ll-card.the }.
ll-log-consulted = { $player } draws a card for the Chancellor.
ll-log-consulted-card = { $card ->
    [chancellor] { $player } draws the other Chancellor.
   *[other] { $player } draws { ll-card.the } for the Chancellor.
}
ll-log-kept = { $player } keeps one card and puts { $count ->
    [one] the other
   *[other] the other two
} under the deck.
ll-log-kept-card = { $player } keeps { ll-card.the }.
ll-log-under-card = Under the deck goes { ll-card.the }.
ll-log-bottom-card = At the very bottom lies { ll-card.the }.
ll-log-out = { $player } is out and discards { ll-card.the }.
ll-log-revealed = { $player } reveals { ll-card.the }.

## The end of a round and of the game

ll-round-last = Only { $player } is left, and wins the round and a favour token.
ll-round-highest = The deck is empty. { $player } has the highest card, and wins the round and a favour token.
ll-round-tied = The deck is empty. { $players } share the highest card: each wins the round and a favour token.
ll-round-spy = The Spy brings { $player } a favour token.
# The same, for somebody who has just won the round
ll-round-spy-too = The Spy brings { $player } a second one.
ll-game-won = The Princess knows which letter to open first: { $player } wins the game.
ll-game-shared = The Princess can’t decide which letter to open first: { $players } win the game together.

## A game told again: it names people and never says “you”

ll-won-last = no rivals left
ll-won-highest = with { ll-card.the }
ll-won-spy = and a favour token for { $player }’s Spy
ll-moment-princess-found = { $player } asks { $target } for the Princess. And there she is.
ll-moment-princess-lost = { $player } sends the Prince to { $target }, and the Princess slips from the hand that held her.
ll-moment-princess-thrown = { $player } lets the Princess go, and has to follow her out.
ll-moment-princess-kept = { $player } guards the Princess to the very last card and wins round { $round } with her.
ll-moment-found-at-once = Round { $round } has barely begun, and { $player }’s Guard finds { ll-card.the } with { $target }.
ll-moment-found = { $player }’s Guard knocks at { $target }’s door and finds { ll-card.the }.
ll-moment-baron-lost = { $player } sends the Baron to { $target } and comes off worse, with { ll-card.the }.
ll-moment-baron-won = { $target } stands up to { $player }’s Baron with { ll-card.the }. It isn’t enough.
ll-moment-tied = Round { $round } can’t tell them apart: { $players } share the highest card.
ll-moment-spied = { $player }’s Spy is the only one left in the end, and brings home a favour token.
ll-moment-swift = Round { $round } takes { $count ->
    [one] a single card
   *[other] { $count } cards
}, fewer than any other, and goes to { $players }.

## What to do now

ll-ask-deal = The cards are being dealt.
ll-ask-draws = { $player } draws a card.
ll-ask-plays = { $player } is choosing a card to play.
ll-ask-keeps = { $player } is choosing a card to keep.
ll-ask-play = Your turn: play one of your two cards.
ll-ask-play-countess = Play the Countess: your other card is { ll-card.the }.
ll-ask-choose = { $card ->
    [guard] Choose whom the Guard questions.
    [priest] Choose whose hand the Priest looks at.
    [baron] Choose whom the Baron challenges.
    [prince] Choose who discards for the Prince. It may be you.
    [king] Choose whose hand the King swaps with yours.
   *[other] Choose a player.
}
ll-ask-name = Name the character you suspect { $player } of holding.
ll-ask-keep = Keep one card; { $count ->
    [one] the other goes
   *[other] the others go
} under the deck.
ll-ask-order = Choose which of the two goes to the very bottom.

## Why not: said to the player who tried

ll-illegal-not-your-turn = It’s not your turn yet.
ll-illegal-not-now = Not now: the game is waiting for something else.
ll-illegal-not-in-hand = You don’t hold { ll-card.the }.
ll-illegal-countess-first = You must play the Countess: your other card is { ll-card.the }.
ll-illegal-chooses-nobody = Nobody is chosen for { ll-card.the }: just play the card.
ll-illegal-must-choose = { $card ->
    [prince] Choose a player for the Prince: yourself, if nobody else can be chosen.
   *[other] Choose a player for { ll-card.the }: somebody can still be chosen.
}
ll-illegal-must-name = Name a character: the Guard must know whom to look for.
ll-illegal-not-oneself = You can’t choose yourself here: only the Prince allows it.
ll-illegal-is-out = { $player } is out of the round and can’t be chosen.
ll-illegal-empty-seat = Nobody sits there: choose somebody who is in the round.
ll-illegal-is-protected = { $player } is protected by a Handmaid and can’t be chosen.
ll-illegal-not-nameable = { $card ->
    [guard] The Guard can’t be named: suspect another character.
   *[other] The Guard can’t name { ll-card.the } here: the classic version plays without that card.
}
ll-illegal-not-these-cards = Those aren’t your cards: keep one that you hold and put the rest under the deck.
ll-illegal-not-in-deck = Not possible now: that card isn’t in the deck.

ll-refused-players = This version is for 2 to { $most } players, not for { $count }.
ll-refused-seat = This table has no seat { $seat }: choose another one to begin.

## Labels and columns

ll-edition-standard = 2019 edition
ll-edition-classic = Classic version

ll-status-in = in the round
ll-status-protected = protected
ll-status-out = out

ll-laid-played = played
ll-laid-discarded = discarded

ll-tokens = { $count ->
    [one] { $count } favour token
   *[other] { $count } favour tokens
}
ll-tokens-of-goal = { $count } of { $goal } favour tokens
ll-goal = { $goal } favour tokens win the game.
ll-deck-left = { $count ->
    [0] The deck is empty.
    [one] { $count } card left in the deck
   *[other] { $count } cards left in the deck
}
ll-copies-left = { $count ->
    [0] none left
   *[other] { $count } left
}
ll-round = Round { $round }

ll-deck = Deck
ll-hidden-card = Hidden card
ll-open-cards = Open cards
ll-hand = Hand

ll-column-value = Value
ll-column-character = Character
ll-column-copies = Copies
ll-column-left = Left
ll-column-effect = Effect
ll-column-row = On the table
ll-column-tokens = Favour tokens
ll-column-status = Status

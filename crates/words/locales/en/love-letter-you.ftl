### Love Letter, told to somebody whom it concerns: “you” is the one who reads

## What you do

ll-you-starter = Chance picks you to begin.
ll-you-dealt-card = You’re dealt { ll-card.the }.
ll-you-drew-card = You draw { ll-card.the }.
ll-you-played = { $card ->
    [handmaid] You play the Handmaid: until your next turn you’re protected.
   *[other] You play { ll-card.the }.
}
ll-you-played-idle = You play { ll-card.the } without effect: the Handmaid leaves nobody to choose.
ll-you-sent = You send { ll-card.the } to { $target }.
ll-you-sent-home = You play { ll-card.the } on your own hand.
ll-you-guessed = You send the Guard to { $target } and name { ll-card.the }.
ll-you-looked-card = You look at { $target }’s hand and find { ll-card.the }.
ll-you-compared = You and { $target } compare hands in secret.
ll-you-swapped = You and { $target } swap hands.
ll-you-consulted-card = { $card ->
    [chancellor] You draw the other Chancellor.
   *[other] You draw { ll-card.the } for the Chancellor.
}
ll-you-kept-card = You keep { ll-card.the }.

## What is done to you

ll-to-you-sent = { $player } sends { ll-card.the } to you.
ll-to-you-guessed = { $player } sends the Guard to you and names { ll-card.the }.
ll-to-you-missed = A miss: you don’t hold { ll-card.the }.
ll-to-you-looked-card = { $player } looks at your hand and finds { ll-card.the }.
ll-to-you-compared = { $player } and you compare hands in secret.
ll-to-you-swapped = { $player } and you swap hands.

## What comes of it for you

ll-you-hold = You hold { ll-card.the }.
ll-you-now-hold = You now hold { ll-card.the }.
ll-you-lower = You have the lower value.
ll-you-discarded = You discard { ll-card.the }.
ll-you-redrew-card = You draw a new card: { ll-card.the }.
ll-you-took-hidden-card = The deck is empty, so you take the hidden card: { ll-card.the }.
ll-you-out = You’re out, and discard { ll-card.the }.
ll-you-revealed = You reveal { ll-card.the }.

## How it ends for you

ll-you-round-last = Nobody else is left: you win the round and a favour token!
ll-you-round-highest = The deck is empty. You have the highest card, and win the round and a favour token!
# “players” are those who share it with you
ll-you-round-tied = The deck is empty. You and { $players } share the highest card: each wins the round and a favour token.
ll-you-round-spy = Your Spy brings you a favour token.
ll-you-round-spy-too = Your Spy brings you a second one.
ll-you-game-won = The Princess knows which letter to open first: yours. You win the game!
ll-you-game-shared = The Princess can’t decide which letter to open first: you win the game together with { $players }.

//! How a round and a game end.

use crate::Tongue;
use crate::speaker::Speaker;
use ::love_letter::RoundEnd;
use tabletop::{Seat, Seats};

/// Who has won the round and why, and whom the Spy rewards.
pub fn round_end(
    tongue: &Tongue,
    end: RoundEnd,
    winners: Seats,
    spy: Option<Seat>,
    players: &[String],
) -> String {
    let speaker = Speaker { tongue, players };
    let names = speaker.all(winners);
    let won = match end {
        _ if winners.len() > 1 => tongue.ll_round_tied(&names),
        RoundEnd::Deck => tongue.ll_round_highest(&names),
        RoundEnd::Last => tongue.ll_round_last(&names),
    };
    let bonus = spy.map(|seat| {
        let player = speaker.who(seat);
        // “A second one” needs a first one in the sentence before.
        if winners == Seats::one(seat) {
            tongue.ll_round_spy_too(&player)
        } else {
            tongue.ll_round_spy(&player)
        }
    });
    tongue.text([won].into_iter().chain(bonus))
}

/// Who has won the game.
pub fn game_end(tongue: &Tongue, winners: Seats, players: &[String]) -> String {
    let names = Speaker { tongue, players }.all(winners);
    if winners.len() > 1 { tongue.ll_game_shared(&names) } else { tongue.ll_game_won(&names) }
}

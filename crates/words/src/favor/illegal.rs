//! Why not.

use crate::Tongue;
use ::favor::{Illegal, MOST_PLAYERS, Refused};

/// Why a move is refused, in one sentence to the player who tried it.
pub fn illegal(tongue: &Tongue, illegal: Illegal) -> String {
    match illegal {
        Illegal::NotYourTurn => tongue.fv_illegal_not_your_turn(),
        Illegal::NotNow => tongue.fv_illegal_not_now(),
        Illegal::NoAuction => tongue.fv_illegal_no_auction(),
        Illegal::InAuction => tongue.fv_illegal_in_auction(),
        Illegal::MustRaise(high) => tongue.fv_illegal_must_raise(high.into()),
        Illegal::TooFewTokens(tokens) => tongue.fv_illegal_too_few(tokens.into()),
        Illegal::NotInDeck => tongue.fv_illegal_not_in_deck(),
    }
}

/// Why a table may not be played.
pub fn refused(tongue: &Tongue, refused: Refused) -> String {
    match refused {
        Refused::Players { wanted } => {
            tongue.fv_refused_players(wanted.into(), MOST_PLAYERS as i64)
        }
        Refused::NoSuchSeat(seat) => tongue.fv_refused_seat(i64::from(seat.0) + 1),
    }
}

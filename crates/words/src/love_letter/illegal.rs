//! Why not.

use crate::Tongue;
use crate::speaker::Speaker;
use ::love_letter::{Illegal, Refused};

/// Why a move is refused, in one sentence to the player who tried it.
pub fn illegal(tongue: &Tongue, illegal: Illegal, players: &[String]) -> String {
    let who = |seat| Speaker { tongue, players }.who(seat);
    match illegal {
        Illegal::NotYourTurn => tongue.ll_illegal_not_your_turn(),
        Illegal::NotNow => tongue.ll_illegal_not_now(),
        Illegal::NotInHand(card) => tongue.ll_illegal_not_in_hand(card),
        Illegal::CountessFirst(card) => tongue.ll_illegal_countess_first(card),
        Illegal::ChoosesNobody(card) => tongue.ll_illegal_chooses_nobody(card),
        Illegal::MustChoose(card) => tongue.ll_illegal_must_choose(card),
        Illegal::MustName => tongue.ll_illegal_must_name(),
        Illegal::NotOneself => tongue.ll_illegal_not_oneself(),
        Illegal::IsOut(seat) if seat.index() >= players.len() => tongue.ll_illegal_empty_seat(),
        Illegal::IsOut(seat) => tongue.ll_illegal_is_out(&who(seat)),
        Illegal::IsProtected(seat) => tongue.ll_illegal_is_protected(&who(seat)),
        Illegal::NotNameable(card) => tongue.ll_illegal_not_nameable(card),
        Illegal::NotTheseCards => tongue.ll_illegal_not_these_cards(),
        Illegal::NotInDeck => tongue.ll_illegal_not_in_deck(),
    }
}

/// Why a table may not be played.
pub fn refused(tongue: &Tongue, refused: Refused) -> String {
    match refused {
        Refused::Players { wanted, most } => tongue.ll_refused_players(wanted.into(), most.into()),
        Refused::NoSuchSeat(seat) => tongue.ll_refused_seat(i64::from(seat.0) + 1),
    }
}

//! What to know at the moments that matter, in the first round of somebody's first game.

use super::{Chosen, Face};
use crate::{Beside, Hint};
use favor::{Action, Happened, Sight};
use tabletop::Seat;
use words::Tongue;

/// With so few cards in the deck the end of the round is near.
const FEW: u8 = 3;

/// One thing to know where so much is chosen; nothing where nothing can be done.
pub(super) fn hint(face: &Face, tongue: &Tongue, chosen: Chosen) -> Option<Hint> {
    let you = face.you?;
    if face.round != 1 || face.moves.is_empty() {
        return None;
    }
    let made = |by: fn(&Sight) -> Option<Seat>| {
        face.happened.iter().filter(|seen| by(&seen.sight) == Some(you)).count()
    };
    let turns = made(|sight| match *sight {
        Happened::ChoseToAdd(seat) | Happened::Called(seat) => Some(seat),
        _ => None,
    });
    let bids = made(|sight| match *sight {
        Happened::Bid(seat, _) => Some(seat),
        _ => None,
    });
    let passes = made(|sight| match *sight {
        Happened::Passed(seat) => Some(seat),
        _ => None,
    });
    let last = face.left == 0;
    let (beside, text) = match (chosen.action, &face.auction) {
        (Some(Action::Pass), _) if passes == 0 => (Beside::Acts, tongue.fvw_hint_pass()),
        (Some(Action::Bid(_)), _) if bids == 0 && !last => (Beside::Acts, tongue.fvw_hint_pay()),
        (Some(_), _) => return None,
        (None, Some(_)) if last => (Beside::Acts, tongue.fvw_hint_final()),
        (None, None) if turns == 0 => (Beside::Lot, tongue.fvw_hint_turn()),
        (None, Some(_)) if bids + passes == 0 => (Beside::Acts, tongue.fvw_hint_bid()),
        (None, None) if turns == 1 => (Beside::Lot, tongue.fvw_hint_worth()),
        (None, Some(_)) if bids + passes == 1 => (Beside::Acts, tongue.fvw_hint_tokens()),
        (None, None) if face.left <= FEW => (Beside::Lot, tongue.fvw_hint_end()),
        _ => return None,
    };
    Some(Hint { beside, text })
}

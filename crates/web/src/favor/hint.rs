//! Three hints for somebody's first decisions.

use super::drawing::Drawing;
use ::favor::{Happened, Sight, Step};
use tabletop::Seat;

/// What is decided: on a turn, or in an auction.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Decision {
    Turn,
    Bid,
}

/// A hint for each kind of decision when it comes for the first time, and one more when one comes
/// for the second.
pub(super) fn hint(drawing: &Drawing<'_>) -> Option<String> {
    let (seat, table) = (drawing.seat()?, drawing.table());
    let now = match table.step {
        Step::Turn => Decision::Turn,
        Step::Bid => Decision::Bid,
        _ => return None,
    };
    if table.active != seat || table.round != 1 {
        return None;
    }
    let before: Vec<Decision> =
        drawing.recent.iter().filter_map(|sight| decided_by(seat, sight)).collect();
    let repeated = |kind| before.iter().filter(|made| **made == kind).count().saturating_sub(1);
    if !before.contains(&now) {
        Some(if now == Decision::Turn {
            drawing.tongue.fvw_hint_turn()
        } else {
            drawing.tongue.fvw_hint_bid()
        })
    } else if repeated(Decision::Turn) + repeated(Decision::Bid) == 0 {
        Some(drawing.tongue.fvw_hint_tokens())
    } else {
        None
    }
}

fn decided_by(seat: Seat, sight: &Sight) -> Option<Decision> {
    match *sight {
        Happened::ChoseToAdd(who) | Happened::Called(who) if who == seat => Some(Decision::Turn),
        Happened::Bid(who, _) | Happened::Passed(who) if who == seat => Some(Decision::Bid),
        _ => None,
    }
}

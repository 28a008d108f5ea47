//! What to know at the moments that matter, in the first round of somebody's first game.

use super::{Chosen, Face};
use crate::{Beside, Hint};
use words::Tongue;

/// So many turns are helped with.
const TURNS: usize = 3;

/// One thing to know where so much is chosen; nothing where nothing can be done.
pub(super) fn hint(face: &Face, tongue: &Tongue, chosen: Chosen) -> Option<Hint> {
    let you = face.player(face.you?)?;
    let turn = you.row.len();
    if face.round != 1 || face.moves.is_empty() || face.keeping {
        return None;
    }
    let held_back = |card| Chosen::Card(card).moves(&face.moves).is_empty();
    let (beside, text) = match chosen {
        // The Countess must be played (LL-46), whenever it is.
        Chosen::Nothing if face.hand.iter().any(|(card, _)| held_back(*card)) => {
            (Beside::Hand, tongue.llw_hint_countess())
        }
        Chosen::Nothing if turn == 0 => (Beside::Hand, tongue.llw_hint_play()),
        Chosen::Card(_) if turn < TURNS && !face.is_whole(chosen) => {
            (Beside::Others, tongue.llw_hint_target())
        }
        Chosen::Guard(_) if turn < TURNS => (Beside::Rack, tongue.llw_hint_guess()),
        _ => return None,
    };
    Some(Hint { beside, text })
}

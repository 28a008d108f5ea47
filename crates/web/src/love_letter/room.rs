//! How much one player may be sent that the public is not.

use crate::Room;
use crate::told::{moves, since};
use house::{Glimpse, Hosted, LoveLetter};
use love_letter::{Happened, Sight};
use tabletop::Seat;

/// One's cards, what lies under the deck, what one was shown, what is to be taken in.
const OWN: Room = Room::of(896, 10 * 1024);
/// What of that comes anew with a move.
const OWN_ANEW: Room = Room::of(576, 6 * 1024);
/// What is known of one of the others.
const OTHER: Room = Room::of(96, 2048);
const OTHER_ANEW: Room = Room::of(48, 2048);
/// What somebody has done since one's own move. All of it is sent with every move.
const TOLD: Room = Room::of(56, 384);
/// A line of the log that says more than the public's.
const LINE: Room = Room::of(10, 96);

/// All that a seat sees beside the public, or what of it may be new since a step.
pub(crate) fn room(public: &Glimpse<LoveLetter>, seat: Seat, since: Option<usize>) -> Room {
    let players = public.view.table.players;
    let told = self::since(moves(&public.recent, mover), Some(seat), players).len();
    let lines = (0..public.recent.len()).filter(|at| {
        let new = since.is_none_or(|since| public.step_of(*at) >= since);
        new && LoveLetter::is_told_more(&public.recent[*at], seat)
    });
    let (own, other) = match since {
        None => (OWN, OTHER),
        Some(_) => (OWN_ANEW, OTHER_ANEW),
    };
    own + other * usize::from(players) + TOLD * told + LINE * lines.count()
}

/// A Guard may ask everybody for everything.
pub(crate) fn pick_room(public: &Glimpse<LoveLetter>) -> usize {
    640 + 560 * usize::from(public.view.table.players)
}

/// Whose move begins with this.
fn mover(sight: &Sight) -> Option<Seat> {
    match *sight {
        Happened::Played { seat, .. } | Happened::Kept { seat, .. } => Some(seat),
        _ => None,
    }
}

//! How much one player may be sent that the public is not.

use crate::Room;
use house::{Glimpse, Hosted, LoveLetter};
use love_letter::{Happened, Sight};
use tabletop::Seat;

/// One's cards, what lies under the deck, what one was shown, what is to be taken in.
const OWN: Room = Room::of(1024, 16 * 1024);
/// What of that comes anew with a move.
const OWN_ANEW: Room = Room::of(768, 20 * 1024);
/// What is known of one of the others.
const OTHER: Room = Room::of(96, 2048);
const OTHER_ANEW: Room = Room::of(64, 2560);
/// A line of the log that says more than the public's, or says it to “you”.
const LINE: Room = Room::of(14, 112);

/// All that a seat sees beside the public, or what of it may be new since a step.
pub(crate) fn room(public: &Glimpse<LoveLetter>, seat: Seat, since: Option<usize>) -> Room {
    let players = public.view.table.players;
    let lines = (0..public.recent.len()).filter(|at| {
        let (new, sight) =
            (since.is_none_or(|since| public.step_of(*at) >= since), &public.recent[*at]);
        new && (LoveLetter::is_told_more(sight, seat) || is_told_to(sight, seat))
    });
    let (own, other) = match since {
        None => (OWN, OTHER),
        Some(_) => (OWN_ANEW, OTHER_ANEW),
    };
    own + other * usize::from(players) + LINE * lines.count()
}

/// A Guard may ask everybody for everything, with a word of help at each point in a first round.
pub(crate) fn pick_room(public: &Glimpse<LoveLetter>) -> usize {
    let table = &public.view.table;
    let helped = if table.round == 1 { HELPED } else { 0 };
    640 + (560 + helped) * usize::from(table.players) + helped * 2
}

/// A word of help, at a point that a pick leads to.
const HELPED: usize = 96;

/// Whether it is told to this seat with “you” in it.
fn is_told_to(sight: &Sight, you: Seat) -> bool {
    match *sight {
        Happened::Starter(seat)
        | Happened::Dealt(seat, _)
        | Happened::Drew(seat, _)
        | Happened::Discarded(seat, _)
        | Happened::Redrew { seat, .. }
        | Happened::Consulted(seat, _)
        | Happened::Kept { seat, .. }
        | Happened::Out(seat, _)
        | Happened::Showed(seat, _) => seat == you,
        Happened::Played { seat, target, .. } => seat == you || target == Some(you),
        Happened::Missed { target, .. } => target == you,
        Happened::Looked { seat, target, .. }
        | Happened::Compared { seat, target, .. }
        | Happened::Swapped { seat, target, .. } => seat == you || target == you,
        Happened::RoundEnded { winners, spy, .. } => winners.has(you) || spy == Some(you),
        Happened::Won(winners) => winners.has(you),
        Happened::SetAside(_) | Happened::LaidOpen(..) | Happened::Turn(_) => false,
    }
}

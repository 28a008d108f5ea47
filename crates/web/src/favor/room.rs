//! How much one player may be sent that the public is not.

use crate::Room;
use ::favor::Step;
use house::{Favor, Glimpse};
use tabletop::Seat;

/// One's identity and what things are worth to it.
pub(crate) fn room() -> Room {
    Room::of(768, 8 * 1024)
}

/// A bid may be as high as somebody has tokens.
pub(crate) fn pick_room(public: &Glimpse<Favor>, seat: Seat) -> usize {
    match public.view.table.step {
        Step::Bid => 1024 + 96 * usize::from(public.view.table.tokens.of(seat)),
        _ => 768,
    }
}

//! How much one player may be sent that the public is not.

use crate::Room;
use ::favor::Step;
use house::{Favor, Glimpse};
use tabletop::Seat;

/// One's identity and what things are worth to it.
pub(crate) fn room() -> Room {
    Room::of(768, 8 * 1024)
}

/// A bid may be as high as somebody has tokens, and in a first round it comes with a word of help.
pub(crate) fn pick_room(public: &Glimpse<Favor>, seat: Seat) -> usize {
    let table = &public.view.table;
    let helped = if table.round == 1 { 32 } else { 0 };
    match table.step {
        Step::Bid => 1024 + helped * 6 + (96 + helped) * usize::from(table.tokens.of(seat)),
        _ => 768,
    }
}

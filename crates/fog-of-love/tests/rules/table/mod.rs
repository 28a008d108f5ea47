//! A table for tests: a pack written in Rust, cards in a fixed order, and terse moves.
//!
//! A pack's story is laid out like a tutorial, so that nothing is shuffled: the first player (seat
//! 0 unless said otherwise) is dealt the first five scenes of the list, the second player the next
//! five, and whatever is drawn later follows in order. Traits are dealt five and five, occupations
//! three and three, features five and five, in the order of the lists.

mod pack;
mod play;
mod shape;
mod words;

pub use pack::{Card, Pack, aspect, both, option, sat, scene, trait_card};
pub use play::Play;
pub use shape::{at_least, change_one, expose, show_all};
pub use words::*;

use tabletop::Seat;

/// The first player.
pub const ANNA: Seat = Seat(0);
/// The second player.
pub const BEN: Seat = Seat(1);

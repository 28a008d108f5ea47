//! The games of the house, and what every one of them can do without the caller knowing which it
//! is: set up a table, seat bots, play a game, write its transcript, follow one again.
//!
//! A game joins by implementing [`Hosted`] and by one line in [`games`].

mod wanted;
pub use wanted::{Refusal, Wanted};

mod record;
pub use record::{Flaw, Follow, Line, Order, Scribe, Taken};

mod study;
pub use study::{Curve, Learnt, Report, Sheet, Study};

mod hosted;
pub use hosted::Hosted;

mod room;
pub use room::{Offer, Played, Replayed, Room};

mod favor;
mod fog_of_love;
mod love_letter;

/// Every game of the house.
pub fn games() -> &'static [&'static dyn Offer] {
    &[
        &room::Of::<::love_letter::LoveLetter>::NEW,
        &room::Of::<::favor::Favor>::NEW,
        &room::Of::<::fog_of_love::FogOfLove>::NEW,
    ]
}

/// The game with this name on the command line.
pub fn game(key: &str) -> Option<&'static dyn Offer> {
    games().iter().copied().find(|game| game.key() == key)
}

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

mod social;
pub use social::Social;

mod sealed;
pub use sealed::{Dealer, Sealed};

mod live;
pub use live::{Damaged, Glimpse, Live, Reason, Refused, Seating, Waiting, Written};

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

/// Every game that people can sit down to.
pub fn tables() -> &'static [&'static dyn Seating] {
    &[&room::Of::<::love_letter::LoveLetter>::NEW, &room::Of::<::favor::Favor>::NEW]
}

/// The game with this name, if people can sit down to it.
pub fn table(key: &str) -> Option<&'static dyn Seating> {
    tables().iter().copied().find(|game| game.key() == key)
}

/// The game with this name on the command line.
pub fn game(key: &str) -> Option<&'static dyn Offer> {
    games().iter().copied().find(|game| game.key() == key)
}

/// A random source for bots.
pub fn dice(seed: u64) -> bots::Dice {
    <bots::Dice as rand_core::SeedableRng>::seed_from_u64(seed)
}

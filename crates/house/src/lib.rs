//! The games of the house: a closed set, and what every one of them can do without the caller
//! knowing which it is.
//!
//! [`GameKind`] says which game, [`About`] describes it, and the `Any…` enums hold a set-up, a match,
//! a move or a glimpse of whichever. A game joins by implementing [`Hosted`] and by a variant of
//! `GameKind`; the compiler then asks for the rest.

mod game;
pub use game::{GameKind, UnknownGame};

pub use ::favor::Favor;
pub use ::fog_of_love::{Chronicle, FogOfLove, LONGEST_LINE, MOST_LINES, Told};
pub use ::love_letter::LoveLetter;

mod about;
pub use about::{About, DeckOfScenes, Players, RuleSet, SpecialEvent, StoryTopics};

mod wanted;
pub use wanted::{BadSetup, Wanted};

mod hosted;
pub use hosted::{Hosted, Silence, Telling};

mod record;
pub use record::{Arrange, Follow, Line, Scribe, Taken};

mod retold;
pub use retold::{Flaw, Replayed, header};

mod study;
pub use study::{Curve, Report, Sheet, Study};

mod simulated;
pub use simulated::play;

mod sealed;
pub use sealed::{Dealer, Sealed};

mod numbers;
pub use numbers::{NotANumber, Number, Numbers, Pledge, Promise};

mod recorded;
pub use recorded::{Damaged, RecordedMatch, Refused, Step, Window};

mod perceived;
pub use perceived::Perceived;

mod glimpse;
pub use glimpse::{Glimpse, Memory};

mod any;
pub use any::{
    AnyAction, AnyGlimpse, AnyIllegal, AnyMatch, AnySetup, AnyStep, CannotAct, NotAMove,
};

pub mod balance;
pub mod boxes;
pub use boxes::CardBox;
pub mod cards;

mod favor;
mod love_letter;

mod fog_of_love;
pub use fog_of_love::{LessonWords, Titles};

/// A random source for bots.
pub fn dice(seed: u64) -> bots::Dice {
    <bots::Dice as rand_core::SeedableRng>::seed_from_u64(seed)
}

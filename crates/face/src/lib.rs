//! What one viewer sees of a game and may do in it now, as plain data in words.
//!
//! Between the rules and whatever shows a game (a page, a terminal, a program, a voice) stands a **face**:
//! a structure with public fields, made from a glimpse, a language and what has been picked. It says who
//! sits where, what lies on the table, what is in one's hand, what is asked, what may be chosen and why
//! not, and what happened. It holds no markup, no JSON and no clock, and nothing that its viewer may not
//! know, for a glimpse is all it is made from.
//!
//! * [`Point`]: what may be chosen now, as a point in a tree of [`Choice`]s; a whole path is a move.
//! * [`Beat`]: what happened, one thing after the other, to “you” where the viewer is meant, and what must
//!   be taken in.
//! * [`queue`]: in which order and for how long beats are shown.

mod people;
pub use people::{Company, Person, around};

mod hint;
pub use hint::{Beside, Hint};

mod choice;
pub use choice::{Choice, Explanation, Leads, Pick, Point};

mod beat;
pub use beat::{Beat, Kind, TakeIn};

pub mod queue;

mod rounds;
use rounds::beginnings;

mod any;
pub use any::{Picked, beats, explanations, is_staged, lessons, picked, point, rounds, take_ins};

pub mod favor;
pub mod fog_of_love;
pub mod love_letter;

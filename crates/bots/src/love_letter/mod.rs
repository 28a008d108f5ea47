//! Love Letter's players.
//!
//! | level | plays like |
//! |---|---|
//! | `random` | any legal move, all equally likely: the Princess is thrown away too |
//! | `beginner` | the same, but holds on to the Princess |
//! | `casual` | thumb rules and what lies on the table; forgets half of what it was shown |
//! | `club` | every hard fact, what a row tells about its owner, and the odds of each move |

mod judgement;

mod beginner;
pub use beginner::Beginner;

mod casual;
pub use casual::Casual;

mod club;
pub use club::Club;

mod certain;
pub use certain::loses_for_certain;

mod belief;
mod memory;
mod odds;
mod prospects;
mod race;
mod showdown;
mod weighing;

use crate::{Level, Random};
use love_letter::LoveLetter;

/// The levels, weakest first.
pub const LEVELS: [Level<LoveLetter>; 4] = [
    Level { name: "random", seat: || Box::new(Random::new()) },
    Level { name: "beginner", seat: || Box::new(Beginner::default()) },
    Level { name: "casual", seat: || Box::new(Casual::default()) },
    Level { name: "club", seat: || Box::new(Club::default()) },
];

//! Favor's players.
//!
//! | level | plays like |
//! |---|---|
//! | `random` | any legal move, all equally likely |
//! | `beginner` | the same, but bids only for what is worth something to it, and never needlessly much |
//! | `casual` | knows what a lot is worth to it and bids up to a part of that |
//! | `club` | guesses who is behind the doors, weighs tokens against points, plays to win the game |

mod worth;

mod beginner;
pub use beginner::Beginner;

mod casual;
pub use casual::Casual;

mod position;

mod doors;

mod outlook;

mod bidding;

mod turns;

mod club;
pub use club::Club;

use crate::{Level, Random};
use favor::Favor;

/// The levels, weakest first.
pub const LEVELS: [Level<Favor>; 4] = [
    Level { name: "random", seat: || Box::new(Random::new()) },
    Level { name: "beginner", seat: || Box::new(Beginner::default()) },
    Level { name: "casual", seat: || Box::new(Casual) },
    Level { name: "club", seat: || Box::new(Club::default()) },
];

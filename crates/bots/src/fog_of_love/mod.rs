//! Fog of Love's players.
//!
//! | level | plays like |
//! |---|---|
//! | `random` | any legal move, all equally likely |
//! | `casual` | takes what suits its own traits and pleases at once |
//! | `club-mischievous` | like `club`, but likes secrets, drama and changes of destiny |
//! | `club-selfish` | like `club`, but cares for itself alone |
//! | `club-devoted` | like `club`, but cares for the partner more than for itself |
//! | `club` | guesses the partner's traits, looks a scene ahead, wishes both destinies fulfilled |
//!
//! No level has an understanding with others of its kind: what two of them have in common is what
//! anybody could read off the table.

mod persona;
pub use persona::Persona;

mod odds;

mod prospects;

mod portrait;

mod outlook;

mod chances;

mod trial;

mod manners;

mod acquaintance;

mod judgement;

mod whim;

mod meeting;

mod casual;
pub use casual::Casual;

mod club;
pub use club::Club;

mod alike;
pub use alike::Alike;

use crate::{Level, Random};
use fog_of_love::FogOfLove;

/// The levels, weakest first.
pub const LEVELS: [Level<FogOfLove>; 6] = [
    Level { name: "random", seat: || Box::new(Random::new()) },
    Level { name: "casual", seat: || Box::new(Casual::default()) },
    Level { name: "club-mischievous", seat: || Box::new(Club::new(Persona::Mischievous)) },
    Level { name: "club-selfish", seat: || Box::new(Club::new(Persona::Selfish)) },
    Level { name: "club-devoted", seat: || Box::new(Club::new(Persona::Devoted)) },
    Level { name: "club", seat: || Box::new(Club::new(Persona::Plain)) },
];

//! Favor's players.

use crate::{Level, Random};
use favor::Favor;

/// The levels, weakest first.
pub const LEVELS: [Level<Favor>; 1] = [Level { name: "random", seat: || Box::new(Random::new()) }];

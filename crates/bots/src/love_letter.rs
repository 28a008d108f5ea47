//! Love Letter's players.

use crate::{Level, Random};
use love_letter::LoveLetter;

/// The levels, weakest first.
pub const LEVELS: [Level<LoveLetter>; 1] =
    [Level { name: "random", seat: || Box::new(Random::new()) }];

//! A seat in a running game changes hands: who asks for it, and what everybody is told.

use crate::Guest;
use serde::{Deserialize, Serialize};
use words::Lang;

/// How many may wait at the door at once.
pub(crate) const MOST_ASKING: usize = 6;

/// How often the host says no in one game before nobody else may ask: every no is stored.
pub(crate) const MOST_DECLINED: usize = 100;

/// Somebody asks for a seat in a running game. The host says whether they may have it, and nothing of it
/// is stored until then: whoever runs the table keeps who waits, and hands it to the table
/// ([`Attending`](crate::Attending)).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Asking {
    /// The number by which it is answered.
    pub number: u32,
    /// Who.
    pub guest: Guest,
    /// Which seat.
    pub seat: u8,
    /// What they want to be called.
    pub name: String,
    /// The language they read.
    pub lang: Lang,
}

/// A seat that changed hands in the present game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TakenOver {
    /// Which.
    pub seat: u8,
    /// How many steps had been taken.
    pub step: usize,
    /// Who has it since.
    pub name: String,
    /// Who had it before.
    pub from: String,
}

//! What is settled before the first card is dealt.

use crate::Clues;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// The clues, the same in every round: three of each ordinary kind and the two special ones
/// (FV-3 to FV-5).
pub const CLUES: Clues = Clues::of([3, 3, 3, 3, 1, 1]);

/// The favour tokens with which each player starts every round (FV-15).
pub const TOKENS: u8 = 5;

/// The rounds of a game (FV-9).
pub const ROUNDS: u8 = 3;

/// The fewest and the most who may play (FV-1).
const PLAYERS: std::ops::RangeInclusive<u8> = 2..=4;

/// A table that may be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    players: u8,
    first: Option<Seat>,
}

/// A table that may not be played, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The game is for 2 to 4 players (FV-1).
    Players {
        /// How many were wanted.
        wanted: u8,
    },
    /// Nobody sits there.
    NoSuchSeat(Seat),
}

impl Setup {
    /// A table for `players`; chance names the starter (FV-16).
    pub fn new(players: u8) -> Result<Setup, Refused> {
        if PLAYERS.contains(&players) {
            Ok(Setup { players, first: None })
        } else {
            Err(Refused::Players { wanted: players })
        }
    }

    /// The same table with a starter named by the players (FV-16).
    pub fn starting_with(self, first: Seat) -> Result<Setup, Refused> {
        if first.0 < self.players {
            Ok(Setup { first: Some(first), ..self })
        } else {
            Err(Refused::NoSuchSeat(first))
        }
    }

    /// How many sit at the table.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// The starter, where the players named one.
    pub fn first(&self) -> Option<Seat> {
        self.first
    }
}

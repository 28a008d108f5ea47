//! The score of several games at one table: who has won how many.

use crate::Table;
use serde::Serialize;
use utoipa::ToSchema;

/// How many games somebody has won at a table, since they sat down there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Won {
    /// How many, the present one aside.
    before: u32,
    /// Whether they have won that one, once it is over.
    now: bool,
}

impl Won {
    /// Another game begins.
    pub fn begin(&mut self) {
        *self = Won { before: self.games(), now: false };
    }

    /// How many, all in all.
    pub fn games(self) -> u32 {
        self.before + u32::from(self.now)
    }

    /// How many as long as the end of the present game has not been told.
    pub fn before(self) -> u32 {
        self.before
    }
}

/// Somebody's line in the score of a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
pub struct Tally {
    /// Who.
    pub name: String,
    /// How many games they have won here.
    pub won: u32,
}

impl Table {
    /// Counts whoever has won, once the game is over.
    pub(crate) fn count(&mut self) {
        let winners = self.game().and_then(|game| game.game.waiting().winners());
        for seat in winners.into_iter().flatten() {
            if let Some(chair) = self.chairs.get_mut(seat.index()) {
                chair.won.now = true;
            }
        }
    }

    /// Whether games are won here by one against the other. Where two tell a story together nobody
    /// counts.
    pub(crate) fn counts(&self) -> bool {
        self.kind().about().stories.is_empty()
    }

    /// The score, once there is more to it than one game.
    pub(crate) fn score(&self) -> Vec<Tally> {
        let several = self.games > 1 && self.counts();
        let chairs = self.chairs.iter().filter(|_| several);
        chairs.map(|chair| Tally { name: chair.name.clone(), won: chair.won.games() }).collect()
    }
}

//! The game that is being played at a table, or was played last.

use house::{AnyMatch, Line, Sealed};
use tabletop::Waiting;

/// A game at a table: the truth, and the seed that deals it.
pub(crate) struct TableGame {
    pub game: AnyMatch,
    pub sealed: Sealed,
}

impl TableGame {
    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        matches!(self.game.waiting(), Waiting::Over(_))
    }

    /// How many steps have been taken.
    pub fn steps(&self) -> usize {
        self.game.steps()
    }

    /// The seal of the deal, which everybody may see.
    pub fn seal(&self) -> String {
        self.sealed.seal()
    }

    /// The seed of the deal, once the game is over.
    pub fn seed(&self) -> Option<String> {
        self.is_over().then(|| self.sealed.broken())
    }

    /// Whether every card was dealt as the sealed seed has it, once the game is over.
    pub fn is_honest(&self) -> Option<bool> {
        self.is_over().then(|| self.game.is_honest(&mut self.sealed.clone()))
    }

    /// The transcript, header excluded, once the game is over.
    pub fn transcript(&self) -> Option<Vec<Line>> {
        self.is_over().then(|| self.game.transcript(&mut self.sealed.clone()).ok()).flatten()
    }
}

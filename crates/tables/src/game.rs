//! The game that is being played at a table, or was played last.

use crate::{DealPicture, NumbersPicture};
use house::{AnyMatch, Line, Numbers, Sealed};
use tabletop::Waiting;

/// A game at a table: the truth, and the seed that deals it.
pub(crate) struct TableGame {
    pub game: AnyMatch,
    pub sealed: Sealed,
    /// The numbers of which the seed is made, where people took part in it.
    pub numbers: Option<Numbers>,
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

    /// The deal as everybody may see it now.
    pub fn picture(&self) -> DealPicture {
        let numbers = self.numbers.as_ref().filter(|_| self.is_over()).map(NumbersPicture::of);
        DealPicture { seal: self.seal(), seed: self.seed(), numbers }
    }

    /// Whether every card was dealt as the sealed seed has it, and the seed is made of the numbers that
    /// were pledged, once the game is over.
    pub fn is_honest(&self) -> Option<bool> {
        let made = |numbers: &Numbers| numbers.are_kept() && numbers.deal() == self.sealed;
        let dealt = || self.game.is_honest(&mut self.sealed.clone());
        self.is_over().then(|| self.numbers.as_ref().is_none_or(made) && dealt())
    }

    /// The transcript, header excluded, once the game is over.
    pub fn transcript(&self) -> Option<Vec<Line>> {
        self.is_over().then(|| self.game.transcript(&mut self.sealed.clone()).ok()).flatten()
    }
}

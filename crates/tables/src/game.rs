//! The game that is being played at a table, or was played last.

use house::{Glimpse, Live, Sealed, Waiting};
use std::sync::Arc;
use tabletop::Viewer;

/// A game at a table.
pub struct TableGame {
    pub(crate) live: Box<dyn Live>,
    pub(crate) sealed: Sealed,
}

impl TableGame {
    /// Whom it waits for.
    pub fn waiting(&self) -> Waiting {
        self.live.waiting()
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        matches!(self.live.waiting(), Waiting::Over(_))
    }

    /// How many steps have been taken.
    pub fn steps(&self) -> usize {
        self.live.steps()
    }

    /// What a viewer sees now.
    pub fn glimpse(&self, viewer: Viewer) -> Arc<dyn Glimpse> {
        self.live.glimpse(viewer)
    }

    /// What a viewer saw when so many steps had been taken.
    pub fn glimpse_at(&self, viewer: Viewer, steps: usize) -> Arc<dyn Glimpse> {
        self.live.glimpse_at(viewer, steps)
    }

    /// The list of the viewer's legal moves.
    pub fn moves(&self, viewer: Viewer) -> Box<serde_json::value::RawValue> {
        self.live.moves(viewer)
    }

    /// What a viewer has perceived since this step, step by step.
    pub fn sights(&self, viewer: Viewer, from: usize) -> Vec<Box<serde_json::value::RawValue>> {
        self.live.sights(viewer, from)
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
        self.is_over().then(|| self.live.is_honest(&mut self.sealed.clone()))
    }

    /// The transcript, header excluded, once the game is over.
    pub fn transcript(&self) -> Option<Vec<house::Line>> {
        self.is_over().then(|| self.live.transcript(&mut self.sealed.clone()).ok()).flatten()
    }
}

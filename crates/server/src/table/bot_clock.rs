//! When bots move.

use super::window::WindowClock;
use crate::parlour::Parlour;
use tables::Table;
use tokio::time::Instant;

/// When the next bot moves: so long after the latest step, and at once if it comes to move later, as
/// when somebody leaves their seat. Depends on nothing that is hidden.
pub(super) struct BotClock {
    /// Which step of which game was the latest, and when it was taken.
    step: (u32, usize),
    at: Instant,
}

impl BotClock {
    pub(super) fn new(table: &Table) -> BotClock {
        BotClock { step: (table.games(), table.steps()), at: Instant::now() }
    }

    pub(super) fn due(
        &mut self,
        table: &Table,
        parlour: &Parlour,
        window: &WindowClock,
    ) -> Option<Instant> {
        let step = (table.games(), table.steps());
        if self.step != step {
            *self = BotClock::new(table);
        }
        table.bot_to_move()?;
        let config = &parlour.config;
        let pause = if table.is_solemn() { config.solemn_pause } else { config.bot_pause };
        // Nobody waits for a bot longer than for a person who says nothing.
        let at = self.at + pause;
        Some(window.ends().map_or(at, |ends| at.min(ends)))
    }
}

//! What happens when the task of a table ends.

use super::Slot;
use crate::parlour::Parlour;
use std::sync::Arc;
use tracing::error;

/// Gives the table's place up when the task ends, by whatever way.
pub(super) struct Leaving {
    pub(super) parlour: Arc<Parlour>,
    pub(super) slot: Option<Arc<Slot>>,
    /// Whether it ended in peace: with the table as the journal has it.
    pub(super) calm: bool,
}

impl Drop for Leaving {
    fn drop(&mut self) {
        let Some(slot) = self.slot.take() else { return };
        self.parlour.glances().forget(slot.key);
        if std::thread::panicking() {
            self.parlour.metrics.panics.inc();
            error!(table = %slot.key.short(), "a table broke, and will be rebuilt");
        }
        if !self.calm {
            // Those who attend look again, and see what the journal has.
            slot.news(|version| {
                version.game += 1;
                version.around += 1;
            });
        }
        let key = slot.key;
        drop(slot);
        self.parlour.release(key);
    }
}

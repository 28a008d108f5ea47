//! The clock of a table's windows.
//!
//! A window begins when the step is stored that opens it, and has one length whatever anybody holds.
//! Nothing of it is kept: after a restart it begins again.

use std::time::Duration;
use tables::{Running, Table};
use tabletop::{Seat, Seats};
use tokio::time::Instant;

/// The clock of the window that is open, if one is.
#[derive(Default)]
pub(super) struct WindowClock(Option<Clock>);

struct Clock {
    /// Which window.
    opened: (u32, usize),
    /// When it began; later, if its game has rested meanwhile.
    began: Instant,
    length: Duration,
    /// Since when the game rests.
    rests: Option<Instant>,
    held: Seats,
}

impl WindowClock {
    /// Follows the table: another window begins, the game rests or goes on.
    pub fn follow(&mut self, table: &Table) {
        let Some(window) = table.window() else {
            self.0 = None;
            return;
        };
        let now = Instant::now();
        let clock = self.0.take().filter(|clock| clock.opened == window.opened);
        let mut clock = clock.unwrap_or(Clock {
            opened: window.opened,
            began: now,
            length: window.length,
            rests: None,
            held: Seats::NONE,
        });
        clock.length = window.length;
        match (table.is_paused(), clock.rests) {
            (true, None) => clock.rests = Some(now),
            (false, Some(since)) => {
                clock.began += now - since;
                clock.rests = None;
            }
            _ => {}
        }
        self.0 = Some(clock);
    }

    /// When the window that is open ends; never while its game rests.
    pub fn ends(&self) -> Option<Instant> {
        let clock = self.0.as_ref().filter(|clock| clock.rests.is_none())?;
        Some(clock.began + clock.length)
    }

    /// When somebody who says nothing passes, if that is what comes next.
    pub fn due(&self, table: &Table) -> Option<Instant> {
        self.ends().filter(|_| table.silent(self.held()).is_some())
    }

    /// The window does not run for a seat any more; says whether it did.
    pub fn hold(&mut self, seat: u8) -> bool {
        let Some(clock) = &mut self.0 else { return false };
        let held = clock.held.with(Seat(seat));
        std::mem::replace(&mut clock.held, held) != held
    }

    /// For whom it does not run.
    pub fn held(&self) -> Seats {
        self.0.as_ref().map_or(Seats::NONE, |clock| clock.held)
    }

    /// How far the window has come.
    pub fn running(&self) -> Option<Running> {
        let left = self.ends()?.saturating_duration_since(Instant::now());
        Some(Running { left, held: self.held() })
    }
}

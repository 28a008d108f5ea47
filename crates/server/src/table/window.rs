//! The clock of a table's windows.
//!
//! A window begins when what opens it has been seen: when the step is stored, or later by as long as it is
//! staged for those who look on at the usual speed. It has one length whatever anybody holds.
//! Nothing of it is kept: after a restart it begins again. Parlours that share a table tell each other
//! how far theirs have come, and for whom they do not run.

use serde::{Deserialize, Serialize};
use std::time::Duration;
use tables::{Running, Table, Window};
use tabletop::{Seat, Seats};
use tokio::time::Instant;

/// The clock of the window that is open, if one is.
#[derive(Default)]
pub(super) struct WindowClock(Option<Clock>);

/// A window as parlours tell each other of it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct WindowWord {
    /// Which.
    pub opened: (u32, usize),
    /// What is left of it, in milliseconds.
    pub left: u64,
    /// For whom it does not run.
    pub held: Seats,
}

/// How long it takes until what opens a window has been seen. Where windows are over at once, nobody waits.
fn opening(table: &Table, window: &Window, staged: Duration) -> Duration {
    let seen = || table.seen_by_all().is_some_and(|seen| face::is_staged(&seen, window.opened.1));
    if window.length > Duration::ZERO && seen() { staged } else { Duration::ZERO }
}

/// Clocks of two parlours that differ by less than this are one.
const ALIKE: Duration = Duration::from_millis(250);

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
    /// Follows the table: another window begins, the game rests or goes on. Seals that break are staged for
    /// so long.
    pub fn follow(&mut self, table: &Table, staged: Duration) {
        let Some(window) = table.window() else {
            self.0 = None;
            return;
        };
        let now = Instant::now();
        let clock = self.0.take().filter(|clock| clock.opened == window.opened);
        let mut clock = clock.unwrap_or_else(|| Clock {
            opened: window.opened,
            began: now + opening(table, &window, staged),
            length: window.length,
            rests: None,
            held: Seats::NONE,
        });
        clock.length = window.length;
        if window.length == Duration::ZERO {
            clock.began = clock.began.min(now);
        }
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

    /// What others are told of it.
    pub fn word(&self) -> Option<WindowWord> {
        let (running, clock) = (self.running()?, self.0.as_ref()?);
        let left = u64::try_from(running.left.as_millis()).unwrap_or(u64::MAX);
        Some(WindowWord { opened: clock.opened, left, held: running.held })
    }

    /// Another parlour tells how far the window has come there: the first clock counts, and whoever
    /// holds on there holds on here. Says whether somebody does who did not.
    pub fn hear(&mut self, word: WindowWord) -> bool {
        let Some(clock) = self.0.as_mut().filter(|clock| clock.opened == word.opened) else {
            return false;
        };
        let there = Instant::now() + Duration::from_millis(word.left);
        let here = clock.began + clock.length;
        if clock.rests.is_none() && there + ALIKE < here {
            clock.began = clock.began.checked_sub(here - there).unwrap_or(clock.began);
        }
        let held = word.held.into_iter().fold(clock.held, Seats::with);
        std::mem::replace(&mut clock.held, held) != held
    }
}

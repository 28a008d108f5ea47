//! Windows: a short while in which silence means to go on.
//!
//! Where a game asks everybody in turn and few have an answer, so that being asked tells nothing,
//! people need not say so each time. A window has one length whatever anybody holds. The table asks
//! no clock: whoever runs it says how much is left, and lets the table [fall
//! silent](crate::Table::fall_silent) when nothing is.

use serde::Serialize;
use std::time::Duration;
use tabletop::{Seat, Seats};
use utoipa::ToSchema;

/// How long windows may be, in seconds; with none at all silence passes at once.
pub const WINDOW_SECONDS: [u8; 4] = [0, 2, 5, 10];
/// How long they are if nobody says.
pub(crate) const USUAL_SECONDS: u8 = 5;

/// A window that is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    /// In which game of the table, and how many steps of it had been taken when it opened: no other
    /// window has the same.
    pub opened: (u32, usize),
    /// How long it is open.
    pub length: Duration,
    /// Who is asked there and has not answered yet.
    pub seats: Seats,
}

/// How far a window has come, by the clock of whoever runs the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Running {
    /// What is left of it.
    pub left: Duration,
    /// For whom it does not run: they answer by themselves.
    pub held: Seats,
}

/// Windows at a table, where its game has moments for them.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
#[schema(as = Windows)]
pub struct WindowsPicture {
    /// How long they are: 0, 2, 5 or 10. None if everybody is asked each time, for as long as it takes.
    pub seconds: Option<u8>,
    /// The one that is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub open: Option<OpenWindow>,
}

/// A window that is open: whoever says nothing until it closes lets the game go on.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
#[schema(as = Window)]
pub struct OpenWindow {
    /// How many steps had been taken when it opened.
    pub since: usize,
    /// What is left of it, in milliseconds.
    pub left: u64,
    /// Who is asked and has not answered yet: they may `hold`.
    pub seats: Vec<u8>,
    /// Those of them who hold on, and answer by themselves.
    pub held: Vec<u8>,
}

impl OpenWindow {
    pub(crate) fn of(window: &Window, running: Option<Running>) -> OpenWindow {
        let running = running.unwrap_or(Running { left: window.length, held: Seats::NONE });
        let numbers = |seats: Seats| seats.into_iter().map(|seat: Seat| seat.0).collect();
        OpenWindow {
            since: window.opened.1,
            left: u64::try_from(running.left.as_millis()).unwrap_or(u64::MAX),
            seats: numbers(window.seats),
            held: numbers(window.seats.and(running.held)),
        }
    }

    /// Whether this seat is asked there and says nothing.
    pub fn is_silent(&self, seat: u8) -> bool {
        self.seats.contains(&seat) && !self.held.contains(&seat)
    }
}

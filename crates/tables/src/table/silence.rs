//! What becomes of those who say nothing.

use super::{Phase, Table};
use crate::window::WINDOW_SECONDS;
use crate::{Attending, Entry, Guest, OpenWindow, Play, Refusal, Window, WindowsPicture};
use house::{AnyGlimpse, Hosted, with_game};
use std::time::Duration;
use tabletop::{Seat, Seats, Viewer};

impl Table {
    /// Whether the game has moments at which silence means something.
    pub(super) fn has_windows(&self) -> bool {
        with_game!(self.kind(), G => G::WINDOWS)
    }

    /// The window that is open, if one is. While the game rests it stays so.
    pub fn window(&self) -> Option<Window> {
        let seconds = self.window_seconds?;
        let game = self.game().filter(|_| self.phase() == Phase::Playing)?;
        let window = game.game.window()?;
        Some(Window {
            opened: (self.games, window.since),
            length: Duration::from_secs(seconds.into()),
            seats: window.seats,
        })
    }

    /// What everybody saw until now, of the game that is played.
    pub fn seen_by_all(&self) -> Option<AnyGlimpse> {
        Some(self.game()?.game.glimpse(Viewer::Public))
    }

    /// Who is to answer in the open window and says nothing: neither a bot nor one of those who hold
    /// on.
    pub fn silent(&self, held: Seats) -> Option<Seat> {
        self.window()?;
        let asked = self.game()?.game.waiting().seats().first()?;
        let chair = self.chair(asked.0).ok()?;
        (chair.bot().is_none() && !held.has(asked)).then_some(asked)
    }

    /// The window is over: everybody who is asked in it passes, one after the other, up to a bot or to
    /// one of those who hold on.
    pub fn fall_silent(&mut self, held: Seats) -> Vec<Entry> {
        let mut entries = Vec::new();
        let opened = self.window().map(|window| window.opened);
        while self.window().map(|window| window.opened) == opened {
            let Some(passed) = self.pass_in_silence(held) else { break };
            entries.push(passed);
        }
        entries
    }

    fn pass_in_silence(&mut self, held: Seats) -> Option<Entry> {
        let seat = self.silent(held)?.0;
        let action = self.game()?.game.silence()?;
        let entry = self.play(Play { seat, steps: None, action }).ok()?;
        self.apply(entry.clone()).ok()?;
        Some(entry)
    }

    /// Somebody may stop the clock for their seat, as long as the seat has not answered.
    pub(super) fn check_hold(&self, guest: Guest, seat: u8) -> Result<(), Refusal> {
        self.check_mine(guest, seat)?;
        let window = self.window().filter(|_| !self.paused).ok_or(Refusal::NoWindow)?;
        if window.seats.has(Seat(seat)) { Ok(()) } else { Err(Refusal::NoWindow) }
    }

    /// The host says how long windows are, or that everybody is asked each time.
    pub(super) fn check_window(&self, guest: Guest, seconds: Option<u8>) -> Result<(), Refusal> {
        self.check_host(guest)?;
        let known = seconds.is_none_or(|seconds| WINDOW_SECONDS.contains(&seconds));
        if self.has_windows() && known { Ok(()) } else { Err(Refusal::BadWindow) }
    }

    /// The window that is open, as everybody sees it.
    pub fn open_window(&self, attending: &Attending) -> Option<OpenWindow> {
        let window = self.window().filter(|_| !self.paused)?;
        Some(OpenWindow::of(&window, attending.window()))
    }

    /// Windows at this table, if there are any.
    pub(crate) fn windows(&self, attending: &Attending) -> Option<WindowsPicture> {
        let (seconds, open) = (self.window_seconds, self.open_window(attending));
        self.has_windows().then_some(WindowsPicture { seconds, open })
    }
}

//! The roll of a table: who is connected, and since when the others are not.

use crate::Config;
use std::time::Duration;
use tables::{Attending, Gone, Guest};
use tokio::time::Instant;

/// Who is connected, and since when the others are not.
pub(super) struct Roll {
    /// Since when it is kept: whoever has not been here since was here before, if ever.
    since: Instant,
    /// Those who are connected, once for each page.
    here: Vec<Guest>,
    /// Those who were, or asked for something, and when that was last. Whoever has been gone for long
    /// is left out: the roll has been kept for longer.
    left: Vec<(Guest, Instant)>,
}

impl Roll {
    pub fn new() -> Roll {
        Roll { since: Instant::now(), here: Vec::new(), left: Vec::new() }
    }

    pub fn come(&mut self, guest: Guest) {
        self.left.retain(|(one, _)| *one != guest);
        self.here.push(guest);
    }

    /// One page of somebody's is closed.
    pub fn go(&mut self, guest: Guest, config: &Config) {
        if let Some(at) = self.here.iter().position(|one| *one == guest) {
            self.here.swap_remove(at);
        }
        self.seen(guest, config);
    }

    /// Somebody shows that they are there, connected or not: a program may do without a socket.
    pub fn seen(&mut self, guest: Guest, config: &Config) {
        if !self.here.contains(&guest) {
            self.left.retain(|(one, at)| *one != guest && at.elapsed() < config.gone);
            self.left.push((guest, Instant::now()));
        }
    }

    pub fn is_empty(&self) -> bool {
        self.here.is_empty()
    }

    /// What the table is told.
    pub fn attending(&self, config: &Config) -> Attending {
        let gone = |since: Instant| match since.elapsed() {
            gone if gone >= config.gone => Some(Gone::Long),
            gone if gone >= config.stepped_out => Some(Gone::AWhile),
            _ => None,
        };
        let mut attending = Attending::new(self.here.clone(), gone(self.since));
        for (guest, since) in &self.left {
            attending.left(*guest, gone(*since));
        }
        attending
    }

    /// When somebody will next have been gone for so long that it matters.
    pub fn next_mark(&self, config: &Config) -> Option<Instant> {
        let since = [self.since].into_iter().chain(self.left.iter().map(|(_, at)| *at));
        let marks = since.flat_map(|at| [at + config.stepped_out, at + config.gone]);
        let now = Instant::now();
        // A little later, so that it has surely come.
        marks.filter(|mark| *mark > now).min().map(|mark| mark + Duration::from_millis(1))
    }
}

//! The moment before a game begins, in which people open the numbers that they have pledged for its seed.
//!
//! Whoever wants a game to begin is answered when it has: as soon as everybody has opened theirs who was
//! asked, or after a while. Where nobody has pledged anything, nobody waits. Nothing of it is kept: after a
//! restart it is pledged anew, and pages are asked only where they are connected.

use super::{Asker, Reading};
use crate::rejection::Rejection;
use house::Number;
use std::sync::Arc;
use std::time::Duration;
use tables::{Guest, Refusal, Request, Sealing, Table};
use tokio::sync::oneshot;
use tokio::time::Instant;

/// Somebody who wants a game to begin.
pub(super) struct Begin {
    pub asker: Asker,
    pub request: Request,
    /// What is read off the table once it has.
    pub then: Option<Reading>,
    pub reply: oneshot::Sender<Result<usize, Rejection>>,
}

/// The numbers for the next seed, and who waits for them.
#[derive(Default)]
pub(super) struct Seal {
    sealing: Option<Arc<Sealing>>,
    /// Those who want the game to begin, once for each, and until when numbers are waited for.
    waiting: Vec<Begin>,
    until: Option<Instant>,
}

impl Seal {
    /// What the table is told.
    pub fn sealing(&self) -> Option<Arc<Sealing>> {
        self.sealing.clone()
    }

    /// Until when numbers are waited for, if they are.
    pub fn until(&self) -> Option<Instant> {
        self.until
    }

    /// Somebody pledges a number.
    pub fn pledge(&mut self, table: &Table, guest: Guest, pledge: &str) -> Result<(), Refusal> {
        let kept = self.sealing.take().filter(|sealing| sealing.is_for(table));
        let mut sealing = kept.unwrap_or_else(|| Arc::new(Sealing::of(table)));
        let pledged = Arc::make_mut(&mut sealing).pledge(table, guest, pledge);
        self.sealing = Some(sealing).filter(|sealing| !sealing.is_empty());
        pledged
    }

    /// Somebody opens their number.
    pub fn redeem(&mut self, guest: Guest, number: &str) -> Result<(), Refusal> {
        let sealing = self.sealing.as_mut().ok_or(Refusal::NotSealing)?;
        Arc::make_mut(sealing).redeem(guest, number)
    }

    /// A game is about to begin: the pledges of those who are here are laid open, if there are any, and
    /// their numbers waited for. Says whether they are.
    pub fn lay_open(
        &mut self,
        table: &Table,
        number: impl FnOnce() -> Number,
        here: impl Fn(Guest) -> bool,
        wait: Duration,
    ) -> bool {
        let Some(sealing) = self.sealing.as_mut().filter(|sealing| sealing.is_for(table)) else {
            return false;
        };
        let laid = Arc::make_mut(sealing).lay_open(table, number(), here);
        self.until = laid.then(|| Instant::now() + wait);
        laid
    }

    /// Whether somebody waits already for the game to begin.
    pub fn is_awaited_by(&self, guest: Guest) -> bool {
        self.waiting.iter().any(|one| one.asker.guest == guest)
    }

    /// Somebody waits for the game to begin.
    pub fn wait(&mut self, begin: Begin) {
        self.waiting.push(begin);
    }

    /// Whether there is nothing more to wait for: all numbers are there, or it is time, or the game has
    /// begun elsewhere.
    pub fn is_due(&self, table: &Table) -> bool {
        let Some(until) = self.until else { return false };
        let done = |sealing: &Arc<Sealing>| sealing.is_whole() || !sealing.is_for(table);
        until <= Instant::now() || self.sealing.as_ref().is_none_or(done)
    }

    /// Nobody waits any more. Gives those who did.
    pub fn close(&mut self) -> Vec<Begin> {
        self.until = None;
        std::mem::take(&mut self.waiting)
    }

    /// What was opened is used up, whatever came of it.
    pub fn forget(&mut self) {
        self.sealing = None;
    }
}

//! The task of a table: it owns the table and takes one errand at a time.

use super::window::WindowClock;
use super::{Errand, Grown, Slot, written};
use crate::keys::entropy;
use crate::metrics::Lasting;
use crate::parlour::Parlour;
use crate::rejection::Rejection;
use crate::visits;
use std::sync::Arc;
use std::time::Duration;
use tables::{Attending, Command, Entry, Gone, Guest, Phase, Request, Table};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, sleep_until};
use tracing::error;

/// A table and what it takes to run it.
pub(super) struct Task {
    pub parlour: Arc<Parlour>,
    pub slot: Arc<Slot>,
    pub inbox: mpsc::Receiver<Box<Errand>>,
}

/// The table is not what the journal has: it must be thrown away.
struct Broken;

impl Task {
    /// Runs the table until nobody is interested any more.
    pub async fn run(self, table: Box<Table>, grown: Grown) {
        let _counted = Lasting::new(&self.parlour.metrics.tables);
        let mut leaving =
            Leaving { parlour: self.parlour.clone(), slot: Some(self.slot.clone()), calm: false };
        let ended = self.sit(table, grown).await;
        leaving.calm = ended.is_ok();
    }

    /// Carries out errands until nobody is interested any more.
    async fn sit(mut self, mut table: Box<Table>, mut grown: Grown) -> Result<(), Broken> {
        let (mut bot, mut window) = (BotClock::new(&table), WindowClock::default());
        let (mut gone, mut told) = (Vec::new(), None);
        loop {
            self.look_after(&mut table, &mut grown, &mut gone).await?;
            // What bots have to say follows from the steps.
            let steps = Some((table.games(), table.steps()));
            if std::mem::replace(&mut told, steps) != steps
                && grown.has_room(&self.parlour.config.limits)
            {
                let told = table.bots_tell();
                self.store(&table, &mut grown, &told).await.map_err(|_| Broken)?;
            }
            window.follow(&table);
            let bot_at = bot.due(&table, &self.parlour, &window);
            let silent_at = window.due(&table);
            let mark = self.slot.roll().next_mark(&self.parlour.config);
            let idle = self.parlour.config.idle;
            tokio::select! {
                errand = self.inbox.recv() => match errand {
                    Some(errand) => {
                        self.carry_out(&mut table, &mut grown, &mut window, *errand).await?;
                    }
                    None => return Ok(()),
                },
                () = sleep_until(bot_at.unwrap_or_else(far_future)), if bot_at.is_some() => {
                    if let Some(moved) = table.move_bot(&mut entropy) {
                        self.store(&table, &mut grown, &[moved]).await.map_err(|_| Broken)?;
                    }
                }
                () = sleep_until(silent_at.unwrap_or_else(far_future)), if silent_at.is_some() => {
                    let passed = table.fall_silent(window.held());
                    self.store(&table, &mut grown, &passed).await.map_err(|_| Broken)?;
                }
                () = sleep_until(mark.unwrap_or_else(far_future)), if mark.is_some() => {}
                () = sleep(idle), if bot_at.is_none() && silent_at.is_none() => {
                    if self.slot.roll().is_empty() {
                        break;
                    }
                }
            }
        }
        // Whoever comes now waits until everything that was asked is done, and then fetches the table
        // again.
        let slot = self.slot.clone();
        let _turn = slot.turn.lock().await;
        self.inbox.close();
        while let Some(errand) = self.inbox.recv().await {
            self.carry_out(&mut table, &mut grown, &mut window, *errand).await?;
        }
        Ok(())
    }

    async fn carry_out(
        &self,
        table: &mut Table,
        grown: &mut Grown,
        window: &mut WindowClock,
        errand: Errand,
    ) -> Result<(), Broken> {
        match errand {
            Errand::Ask(guest, request, reply) => {
                let config = &self.parlour.config;
                self.see(guest, table);
                let hold = match request {
                    Request::Command(Command::Hold { seat }) => Some(seat),
                    _ => None,
                };
                let decided = match grown.check(&config.limits, table, &request) {
                    Ok(()) => table
                        .handle(guest, request, &self.attending(), &mut entropy)
                        .map_err(Rejection::from),
                    Err(full) => Err(full),
                };
                // They may have sat down by it.
                self.see(guest, table);
                let answer = match decided {
                    Ok(entries) => {
                        let stored = self.store(table, grown, &entries).await;
                        if stored.is_ok() {
                            if hold.is_some_and(|seat| window.hold(seat)) {
                                self.slot.news(|version| version.around += 1);
                            }
                            for guest in visits::came(&entries) {
                                self.parlour.remember(guest, self.slot.key).await;
                            }
                        }
                        stored.map(|()| table.steps())
                    }
                    Err(refusal) => Err(refusal),
                };
                let stored = !matches!(answer, Err(Rejection::NotStored | Rejection::Damaged));
                // Whoever asked may have left: then nobody hears the answer.
                let _ = reply.send(answer);
                if stored { Ok(()) } else { Err(Broken) }
            }
            Errand::Read(read) => {
                read(table, &self.attending().with_window(window.running()));
                Ok(())
            }
        }
    }

    /// Somebody has asked for something, so they are there.
    fn see(&self, guest: Guest, table: &Table) {
        let mut roll = self.slot.roll();
        roll.meet(table.company());
        roll.seen(guest, &self.parlour.config);
    }

    fn attending(&self) -> Attending {
        self.slot.roll().attending(&self.parlour.config)
    }

    /// Passes the role of the host on when that is due, and lets it be seen that somebody has been
    /// gone for so long that it matters.
    async fn look_after(
        &self,
        table: &mut Table,
        grown: &mut Grown,
        gone: &mut Vec<Option<Gone>>,
    ) -> Result<(), Broken> {
        self.slot.roll().meet(table.company());
        let attending = self.attending();
        if grown.has_room(&self.parlour.config.limits)
            && let Some(passed_on) = table.pass_on(&attending)
        {
            self.store(table, grown, &[passed_on]).await.map_err(|_| Broken)?;
        }
        let before = std::mem::replace(gone, table.gone(&attending));
        if gone.iter().zip(&before).any(|(now, then)| now > then) {
            self.slot.news(|version| version.present += 1);
        }
        Ok(())
    }

    /// Stores what happened, and lets it be seen.
    async fn store(
        &self,
        table: &Table,
        grown: &mut Grown,
        entries: &[Entry],
    ) -> Result<(), Rejection> {
        if entries.is_empty() {
            return Ok(());
        }
        let moves = entries.iter().filter(|entry| matches!(entry, Entry::Moved(_))).count();
        let bytes = written(entries)?;
        let mut longer = *grown;
        for (entry, bytes) in entries.iter().zip(&bytes) {
            longer.add(entry, bytes.len());
        }
        self.parlour.journal.append(self.slot.key.0, grown.next(), bytes).await.map_err(
            |fault| {
                error!(table = %self.slot.key.short(), %fault, "a table could not be stored");
                Rejection::from(&fault)
            },
        )?;
        *grown = longer;
        self.parlour.metrics.moves.increment(moves as u64);
        let around = moves < entries.len() || table.phase() == Phase::Over;
        self.slot.news(|version| {
            version.game += 1;
            version.around += u64::from(around);
        });
        Ok(())
    }
}

/// When the next bot moves: so long after the latest step, and at once if it comes to move later, as
/// when somebody leaves their seat. Depends on nothing that is hidden.
struct BotClock {
    /// Which step of which game was the latest, and when it was taken.
    step: (u32, usize),
    at: Instant,
}

impl BotClock {
    fn new(table: &Table) -> BotClock {
        BotClock { step: (table.games(), table.steps()), at: Instant::now() }
    }

    fn due(&mut self, table: &Table, parlour: &Parlour, window: &WindowClock) -> Option<Instant> {
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

fn far_future() -> Instant {
    Instant::now() + Duration::from_secs(3600)
}

/// Gives the table's place up when the task ends, by whatever way.
struct Leaving {
    parlour: Arc<Parlour>,
    slot: Option<Arc<Slot>>,
    /// Whether it ended in peace: with the table as the journal has it.
    calm: bool,
}

impl Drop for Leaving {
    fn drop(&mut self) {
        let Some(slot) = self.slot.take() else { return };
        self.parlour.glances().forget(slot.key);
        if std::thread::panicking() {
            self.parlour.metrics.panics.increment(1);
            error!(table = %slot.key.short(), "a table broke, and will be rebuilt");
        }
        if !self.calm {
            // Those who attend look again, and see what the journal has.
            slot.news(|version| {
                version.game += 1;
                version.around += 1;
            });
        }
        self.parlour.release(slot);
    }
}

//! The task itself.

use super::{Eyes, Looked, Order, Record, Replayed, Shared, Sights};
use crate::host::Host;
use crate::keys::{TableKey, entropy};
use crate::metrics::{Lasting, count};
use bytes::Bytes;
use house::Glimpse;
use std::sync::Arc;
use std::time::Duration;
use tables::{Entry, Guest, Phase, Refusal, Table};
use tabletop::{Seat, Viewer};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, sleep_until};

/// A table and what it takes to run it.
pub(super) struct Task {
    pub host: Arc<Host>,
    pub key: TableKey,
    pub inbox: mpsc::Receiver<Order>,
    pub shared: Arc<Shared>,
    pub handle: mpsc::WeakSender<Order>,
}

impl Task {
    /// Runs the table until nobody is interested any more.
    pub async fn run(mut self, fresh: Option<(Table, u32)>) {
        let _counted = Lasting::new(&self.host.metrics, |metrics| &metrics.tables);
        let leaving =
            Leaving { host: self.host.clone(), key: self.key, handle: self.handle.clone() };
        let table = match fresh {
            Some(fresh) => Some(fresh),
            None => self.rebuild().await,
        };
        // Without a table, whoever waits is told so by the closed channel.
        if let Some((table, at)) = table {
            self.sit(table, at, leaving).await;
        }
    }

    /// The table as the journal has it.
    async fn rebuild(&self) -> Option<(Table, u32)> {
        let stored = self.host.journal.read(self.key.0).await.ok()?;
        let read = |entry: &Bytes| serde_json::from_slice::<Entry>(entry).ok();
        let entries: Option<Vec<Entry>> = stored.iter().map(read).collect();
        let table = Table::rebuild(&entries?).ok()?;
        Some((table, u32::try_from(stored.len()).ok()?))
    }

    /// Carries out orders until nobody is interested any more.
    async fn sit(&mut self, mut table: Table, mut at: u32, leaving: Leaving) {
        let mut bot = BotClock::default();
        loop {
            let bot_at = bot.due(&table, &self.host);
            let idle = self.host.config.idle;
            tokio::select! {
                order = self.inbox.recv() => match order {
                    Some(order) => {
                        if self.carry_out(&mut table, &mut at, order).await.is_err() {
                            return;
                        }
                    }
                    None => return,
                },
                () = sleep_until(bot_at.unwrap_or_else(far_future)), if bot_at.is_some() => {
                    let moved = table.move_bot(&mut entropy);
                    let Some(moved) = moved else { continue };
                    if self.store(&table, &mut at, vec![moved]).await.is_err() {
                        return;
                    }
                }
                () = sleep(idle), if bot_at.is_none() => {
                    if self.shared.attending().is_empty() {
                        break;
                    }
                }
            }
        }
        // From here on whoever comes is sent to a new task; whoever is waiting still gets an answer.
        drop(leaving);
        self.inbox.close();
        while let Some(order) = self.inbox.recv().await {
            if self.carry_out(&mut table, &mut at, order).await.is_err() {
                return;
            }
        }
    }

    /// Carries out an order. After an error the table must be thrown away.
    async fn carry_out(&self, table: &mut Table, at: &mut u32, order: Order) -> Result<(), ()> {
        // Whoever asked may have left: then nobody hears the answer.
        match order {
            Order::Ask(guest, command, reply) => {
                let entries = table.handle(guest, *command, &mut entropy);
                let answer = match entries {
                    Ok(entries) => {
                        self.store(table, at, entries).await?;
                        Ok(table.game().map_or(0, tables::TableGame::steps))
                    }
                    Err(refusal) => Err(refusal),
                };
                let _ = reply.send(answer);
            }
            Order::Look(guest, eyes, reply) => {
                let _ = reply.send(self.look(table, guest, eyes));
            }
            Order::Sights(guest, eyes, from, reply) => {
                let _ = reply.send(sights(table, guest, eyes.seat(table, guest), from));
            }
            Order::Around(guest, eyes, reply) => {
                let viewer = viewer(table, guest, eyes.seat(table, guest));
                let _ = reply.send(self.looked(table, guest, viewer, None));
            }
            Order::Replay(guest, seat, step, reply) => {
                let _ = reply.send(self.replay(table, guest, seat, step));
            }
            Order::Holder(seat, reply) => {
                let chair = table.chairs().get(usize::from(seat));
                let first = chair.and_then(|chair| chair.guests.first().copied());
                let answer = first.map(|first| {
                    (first, self.looked(table, Guest::nobody(), Viewer::Public, None))
                });
                let _ = reply.send(answer);
            }
            Order::Record(guest, reply) => {
                let _ = reply.send(record(table, guest));
            }
        }
        Ok(())
    }

    /// Stores what happened, and lets it be seen.
    async fn store(&self, table: &Table, at: &mut u32, entries: Vec<Entry>) -> Result<(), ()> {
        if entries.is_empty() {
            return Ok(());
        }
        let over = table.phase() == Phase::Over;
        let moves = entries.iter().filter(|entry| matches!(entry, Entry::Moved(_))).count();
        let bytes: Vec<Bytes> = entries
            .iter()
            .map(|entry| serde_json::to_vec(entry).map(Bytes::from))
            .collect::<Result<_, _>>()
            .map_err(|_| ())?;
        let number = bytes.len() as u32;
        self.host.journal.append(self.key.0, *at, bytes).await.map_err(|fault| {
            eprintln!("parlour: a table could not be stored: {fault}");
        })?;
        *at += number;
        self.host.metrics.moves.fetch_add(moves as u64, std::sync::atomic::Ordering::Relaxed);
        let around = moves < entries.len() || over;
        self.shared.version.send_modify(|version| {
            version.game += 1;
            version.around += u64::from(around);
        });
        Ok(())
    }

    fn look(&self, table: &Table, guest: Guest, eyes: Eyes) -> Looked {
        let viewer = viewer(table, guest, eyes.seat(table, guest));
        let glimpse = table.game().map(|game| game.glimpse(viewer));
        self.looked(table, guest, viewer, glimpse)
    }

    fn looked(
        &self,
        table: &Table,
        guest: Guest,
        viewer: Viewer,
        glimpse: Option<Arc<dyn Glimpse>>,
    ) -> Looked {
        let attending = self.shared.attending();
        let chairs = table.chairs();
        let here = |chair: &tables::Chair| chair.guests.iter().any(|one| attending.contains(one));
        let watching = attending.iter().filter(|one| table.seats_of(**one).is_empty()).count();
        let seat = viewer.seat().map(|seat| seat.0);
        Looked {
            picture: table.picture(guest),
            names: table.names(),
            allowed: table.may_look(guest),
            here: chairs.iter().map(here).collect(),
            watching,
            seat,
            glimpse: glimpse.filter(|_| table.may_look(guest)),
            first: seat.and_then(|seat| chairs.get(usize::from(seat))?.guests.first().copied()),
        }
    }

    fn replay(
        &self,
        table: &Table,
        guest: Guest,
        seat: Option<u8>,
        step: usize,
    ) -> Option<Replayed> {
        let game = table.game()?;
        // While a game goes on, everybody has their own eyes only.
        let viewer = match seat {
            Some(seat) if table.phase() == Phase::Over => {
                let known = usize::from(seat) < table.chairs().len();
                if known { Viewer::Seat(Seat(seat)) } else { Viewer::Public }
            }
            seat => viewer(table, guest, seat),
        };
        let glimpse = game.glimpse_at(viewer, step);
        Some(Replayed {
            looked: self.looked(table, guest, viewer, Some(glimpse)),
            steps: game.steps(),
            honest: game.is_honest(),
        })
    }
}

/// The eyes through which a guest looks: those of a seat only if it is theirs.
fn viewer(table: &Table, guest: Guest, seat: Option<u8>) -> Viewer {
    let mine = |seat: &u8| table.seats_of(guest).contains(&Seat(*seat));
    seat.filter(mine).map_or(Viewer::Public, |seat| Viewer::Seat(Seat(seat)))
}

fn check_looks(table: &Table, guest: Guest) -> Result<(), Refusal> {
    if table.may_look(guest) { Ok(()) } else { Err(Refusal::NoWatchers) }
}

fn sights(table: &Table, guest: Guest, seat: Option<u8>, from: usize) -> Result<Sights, Refusal> {
    check_looks(table, guest)?;
    let game = table.game().ok_or(Refusal::NotPlaying)?;
    let viewer = viewer(table, guest, seat);
    Ok(Sights {
        game: table.games(),
        steps: game.steps(),
        sights: game.sights(viewer, from),
        moves: game.moves(viewer),
        over: game.is_over(),
    })
}

fn record(table: &Table, guest: Guest) -> Result<Record, Refusal> {
    check_looks(table, guest)?;
    let game = table.game().ok_or(Refusal::NotOver)?;
    Ok(Record {
        opening: table.opening().clone(),
        names: table.names(),
        seal: game.seal(),
        seed: game.seed().ok_or(Refusal::NotOver)?,
        lines: game.transcript().ok_or(Refusal::Damaged)?,
    })
}

/// When the next bot moves. Depends on nothing that is hidden.
#[derive(Default)]
struct BotClock {
    steps: usize,
    due: Option<Instant>,
}

impl BotClock {
    fn due(&mut self, table: &Table, host: &Host) -> Option<Instant> {
        table.bot_to_move()?;
        let game = table.game()?;
        if self.due.is_none() || self.steps != game.steps() {
            self.steps = game.steps();
            let solemn = game.glimpse(Viewer::Public).is_solemn();
            let config = &host.config;
            let pause = if solemn { config.solemn_pause } else { config.bot_pause };
            self.due = Some(Instant::now() + pause);
        }
        self.due
    }
}

fn far_future() -> Instant {
    Instant::now() + Duration::from_secs(3600)
}

/// Takes the task off the host's list when it ends, by whatever way.
struct Leaving {
    host: Arc<Host>,
    key: TableKey,
    handle: mpsc::WeakSender<Order>,
}

impl Drop for Leaving {
    fn drop(&mut self) {
        if std::thread::panicking() {
            count(&self.host.metrics.panics);
        }
        self.host.forget(self.key, &self.handle);
    }
}

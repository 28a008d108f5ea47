//! A table as a task: it owns the table and takes one order at a time.

use crate::host::Host;
use crate::keys::{TableKey, entropy};
use crate::metrics::{Lasting, count};
use bytes::Bytes;
use house::{Glimpse, Line};
use serde_json::value::RawValue;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tables::{Command, Entry, Guest, Opening, Phase, Picture, Refusal, Table};
use tabletop::{Seat, Viewer};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, sleep, sleep_until};

/// How many orders may wait at a table before whoever brings more has to wait too.
const WAITING: usize = 32;

/// Everything that a table's task does.
pub(crate) enum Order {
    /// Changes the table.
    Ask(Guest, Box<Command>, oneshot::Sender<Result<usize, Refusal>>),
    /// Looks at it.
    Look(Guest, Eyes, oneshot::Sender<Looked>),
    /// Tells what was perceived since a step.
    Sights(Guest, Eyes, usize, oneshot::Sender<Result<Sights, Refusal>>),
    /// Looks at the table around the game.
    Around(Guest, Eyes, oneshot::Sender<Looked>),
    /// Looks at an earlier moment of the game.
    Replay(Guest, Option<u8>, usize, oneshot::Sender<Option<Replayed>>),
    /// Tells who sat down first in a seat, and what strangers see of the table.
    Holder(u8, oneshot::Sender<Option<(Guest, Looked)>>),
    /// Writes the transcript of a game that is over.
    Record(Guest, oneshot::Sender<Result<Record, Refusal>>),
}

/// Through whose eyes somebody looks. A seat that is not theirs is never opened: they see what the
/// public sees.
#[derive(Clone, Copy)]
pub(crate) enum Eyes {
    /// Those of the public.
    Public,
    /// Those of a seat.
    Seat(u8),
    /// Those that a page shows: of the guest's own seat, or, on a device that is passed around, of
    /// the seat that the curtain is open for.
    Page {
        /// The seat that the curtain is open for.
        open: Option<u8>,
    },
}

impl Eyes {
    fn seat(self, table: &Table, guest: Guest) -> Option<u8> {
        match self {
            Eyes::Public => None,
            Eyes::Seat(seat) => Some(seat),
            Eyes::Page { open } if table.opening().one_device => open,
            Eyes::Page { .. } => table.seats_of(guest).first().map(|seat| seat.0),
        }
    }
}

/// A table as somebody sees it.
pub(crate) struct Looked {
    pub picture: Picture,
    pub names: Vec<String>,
    /// Whether they may see it at all.
    pub allowed: bool,
    /// Who is connected, by seat.
    pub here: Vec<bool>,
    /// How many watch.
    pub watching: usize,
    /// The seat whose eyes these are.
    pub seat: Option<u8>,
    pub glimpse: Option<Arc<dyn Glimpse>>,
    /// Who sat down first in that seat: its private link is bound to them.
    pub first: Option<Guest>,
}

/// What was perceived since a step.
pub(crate) struct Sights {
    /// Which game of the table.
    pub game: u32,
    /// How many steps have been taken.
    pub steps: usize,
    /// Each step since then.
    pub sights: Vec<Box<RawValue>>,
    /// The legal moves of the seat.
    pub moves: Box<RawValue>,
    /// Whether the game is over.
    pub over: bool,
}

/// An earlier moment of a game.
pub(crate) struct Replayed {
    pub looked: Looked,
    /// How many steps there are by now.
    pub steps: usize,
    /// Whether the deal was the sealed one, once the game is over.
    pub honest: Option<bool>,
}

/// A game that is over.
pub(crate) struct Record {
    pub opening: Opening,
    pub names: Vec<String>,
    pub seal: String,
    pub seed: String,
    pub lines: Vec<Line>,
}

/// How often a table has changed: the game, and what is around it.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Version {
    pub game: u64,
    pub around: u64,
}

/// What the task of a table shares with those who attend it.
pub(crate) struct Shared {
    /// Changes whenever there is something new to see.
    version: watch::Sender<Version>,
    /// Who attends, once for each open page.
    attending: Mutex<Vec<Guest>>,
}

impl Shared {
    fn attending(&self) -> Vec<Guest> {
        self.attending.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn change(&self, change: impl FnOnce(&mut Vec<Guest>)) {
        change(&mut self.attending.lock().unwrap_or_else(PoisonError::into_inner));
        self.version.send_modify(|version| version.around += 1);
    }
}

/// The way to a table's task.
#[derive(Clone)]
pub(crate) struct Handle {
    orders: mpsc::Sender<Order>,
    shared: Arc<Shared>,
}

/// The task is gone: it was unloaded or broke. Ask the host for a new one.
#[derive(Debug)]
pub(crate) struct Away;

impl Handle {
    pub fn is_closed(&self) -> bool {
        self.orders.is_closed()
    }

    /// Whether it leads to this task.
    pub fn leads_to(&self, task: &mpsc::Sender<Order>) -> bool {
        self.orders.same_channel(task)
    }

    /// Has an order carried out.
    pub async fn order<T>(
        &self,
        order: impl FnOnce(oneshot::Sender<T>) -> Order,
    ) -> Result<T, Away> {
        let (reply, answer) = oneshot::channel();
        self.orders.send(order(reply)).await.map_err(|_| Away)?;
        answer.await.map_err(|_| Away)
    }

    /// Attends the table for as long as what it gives is kept.
    pub fn attend(&self, guest: Guest) -> Attendance {
        // Subscribed first, so that one's own arrival is news too.
        let version = self.shared.version.subscribe();
        self.shared.change(|attending| attending.push(guest));
        Attendance { shared: self.shared.clone(), guest, version }
    }
}

/// Somebody's presence at a table.
pub(crate) struct Attendance {
    shared: Arc<Shared>,
    guest: Guest,
    version: watch::Receiver<Version>,
}

impl Attendance {
    /// How often the table has changed by now.
    pub fn version(&mut self) -> Version {
        *self.version.borrow_and_update()
    }

    /// Waits until there is something new to see.
    pub async fn news(&mut self) -> Result<(), Away> {
        self.version.changed().await.map_err(|_| Away)
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        self.shared.change(|attending| {
            if let Some(at) = attending.iter().position(|guest| *guest == self.guest) {
                attending.swap_remove(at);
            }
        });
    }
}

/// Starts the task of a table: from its journal, or with a table that has just been opened and the
/// number of its entries.
pub(crate) fn start(host: Arc<Host>, key: TableKey, fresh: Option<(Table, u32)>) -> Handle {
    let (orders, inbox) = mpsc::channel(WAITING);
    let shared = Arc::new(Shared {
        version: watch::Sender::new(Version { game: 1, around: 1 }),
        attending: Mutex::new(Vec::new()),
    });
    let handle = Handle { orders, shared: shared.clone() };
    let task = Task { host, key, inbox, shared, handle: handle.orders.downgrade() };
    tokio::spawn(task.run(fresh));
    handle
}

struct Task {
    host: Arc<Host>,
    key: TableKey,
    inbox: mpsc::Receiver<Order>,
    shared: Arc<Shared>,
    handle: mpsc::WeakSender<Order>,
}

impl Task {
    async fn run(mut self, fresh: Option<(Table, u32)>) {
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

impl Record {
    /// The transcript as a file: its header, then line by line. The header says with which seed the
    /// cards were dealt, and which seal everybody saw before the first of them.
    pub fn text(&self) -> String {
        let wanted = house::Wanted {
            players: self.opening.players,
            rules: self.opening.rules.clone(),
            ..house::Wanted::default()
        };
        let room = house::table(&self.opening.game).and_then(|game| game.room(&wanted).ok());
        let mut header = room.map(|room| room.header(&self.seed)).unwrap_or_default();
        if let Some(header) = header.as_object_mut() {
            header.insert("seal".into(), self.seal.clone().into());
            header.insert("names".into(), self.names.clone().into());
        }
        let lines = [&header].into_iter().chain(&self.lines);
        lines.map(|line| format!("{line}\n")).collect()
    }
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

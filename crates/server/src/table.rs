//! A table as a task: it owns the table and takes one order at a time.

mod task;

use crate::host::Host;
use crate::keys::TableKey;
use house::{Glimpse, Line};
use serde_json::value::RawValue;
use std::sync::{Arc, Mutex, PoisonError};
use tables::{Command, Guest, Opening, Picture, Refusal, Table};
use task::Task;
use tokio::sync::{mpsc, oneshot, watch};

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

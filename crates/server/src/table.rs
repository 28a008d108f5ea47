//! A table in memory: its place, which those who attend it hold on to, and the task that runs it,
//! which comes and goes.
//!
//! The task owns its table and takes one errand at a time, so nothing is locked, a table cannot be
//! seen halfway through a move, and one that breaks takes nobody else with it: it is rebuilt from
//! the journal. A table that nobody has attended for a while (`Config::idle`) is put away; its name
//! is enough to bring it back.

mod askers;
mod bot_clock;
mod gossip;
mod grown;
mod leaving;
mod peers;
mod roll;
mod seal;
mod task;
mod window;

pub(crate) use grown::Grown;
pub use grown::Room;

use crate::keys::TableKey;
use crate::parlour::Parlour;
use crate::public::Public;
use crate::rejection::Rejection;
use bytes::Bytes;
use journal::News;
use roll::Roll;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tables::{Attending, Entry, Guest, Refusal, Request, Table};
use task::Task;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, sleep_until};

/// How many errands may wait at a table before whoever brings more has to wait too.
const WAITING: usize = 32;

/// Who asks something of a table, and from where: the address is kept for no longer than it takes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asker {
    pub guest: Guest,
    pub address: IpAddr,
}

/// Everything that a table's task does.
pub(crate) enum Errand {
    /// Changes the table. The answer comes when it is on disk; if it is granted, something may be read
    /// off the table before.
    Ask(Asker, Request, Option<Reading>, oneshot::Sender<Result<usize, Rejection>>),
    /// The same for what is only known at the table. If it comes to nothing, nothing is changed.
    Judge(Asker, Judge, oneshot::Sender<Result<Option<usize>, Rejection>>),
    /// Reads something off the table, given who attends it.
    Read(Reading),
    /// Has the table follow whatever other parlours have stored by now.
    Refresh(oneshot::Sender<()>),
}

/// The way to a table's task. Boxed, since a channel keeps room for many errands and few ever wait.
type Way = mpsc::Sender<Box<Errand>>;

/// What is done with a table to read something off it.
type Reading = Box<dyn FnOnce(&Table, &Attending) + Send>;

/// What somebody asks of a table, found out by looking at it.
type Judge = Box<dyn FnOnce(&Table, &Attending) -> Result<Option<Request>, Refusal> + Send>;

/// How often a table has changed: the game, what is around it, and who attends.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Version {
    pub game: u64,
    pub around: u64,
    pub present: u64,
}

/// Why a table's task does not answer.
#[derive(Debug)]
pub(crate) enum Away {
    /// It was put away or broke. Whether a change was stored is not known.
    Gone,
    /// It cannot be had.
    Not(Rejection),
}

/// The place of a table in memory. It outlives the table's task: whoever attends hears of the next
/// one as of the last.
pub(crate) struct Slot {
    pub key: TableKey,
    /// Changes whenever there is something new to see.
    version: watch::Sender<Version>,
    roll: Mutex<Roll>,
    /// What its pages have in common.
    public: Mutex<Public>,
    task: Mutex<Option<Way>>,
    /// Held while the table is fetched or put away, so that there is one task at most.
    turn: tokio::sync::Mutex<()>,
}

impl Slot {
    pub fn new(key: TableKey) -> Arc<Slot> {
        Arc::new(Slot {
            key,
            version: watch::Sender::new(Version { game: 1, around: 1, present: 1 }),
            roll: Mutex::new(Roll::new()),
            public: Mutex::default(),
            task: Mutex::default(),
            turn: tokio::sync::Mutex::default(),
        })
    }

    /// What its pages have in common.
    pub fn public(&self) -> MutexGuard<'_, Public> {
        self.public.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn task(&self) -> MutexGuard<'_, Option<Way>> {
        self.task.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The way to the task, if one runs.
    fn running(&self) -> Option<Way> {
        self.task().clone().filter(|task| !task.is_closed())
    }

    pub fn is_running(&self) -> bool {
        self.running().is_some()
    }

    /// Whether somebody attends it here.
    #[cfg(test)]
    pub fn is_attended(&self) -> bool {
        !self.roll().is_empty()
    }

    /// Starts the task of a table whose journal has grown so long, and from which news come.
    pub fn start(
        self: &Arc<Slot>,
        parlour: &Arc<Parlour>,
        table: Box<Table>,
        grown: Grown,
        news: News,
    ) -> Way {
        let (sender, inbox) = mpsc::channel(WAITING);
        *self.task() = Some(sender.clone());
        let task = Task::new(parlour, self, inbox, table, grown, news).run();
        parlour.ground.spawn(Box::pin(task));
        sender
    }

    /// The way to the task. The table is fetched from the journal if none runs.
    async fn fetch(self: &Arc<Slot>, parlour: &Arc<Parlour>) -> Result<Way, Rejection> {
        if let Some(task) = self.running() {
            return Ok(task);
        }
        let _turn = self.turn.lock().await;
        if let Some(task) = self.running() {
            return Ok(task);
        }
        // Followed first, so that nothing is missed that is added while it is read.
        let mut news = parlour.journal.news(self.key.0, 0);
        let (table, grown) = parlour.load(self.key).await?;
        news.know(grown.next());
        Ok(self.start(parlour, Box::new(table), grown, news))
    }

    /// Has an errand carried out.
    async fn errand<T>(
        self: &Arc<Slot>,
        parlour: &Arc<Parlour>,
        errand: impl FnOnce(oneshot::Sender<T>) -> Errand,
    ) -> Result<T, Away> {
        let (reply, answer) = oneshot::channel();
        let mut errand = Box::new(errand(reply));
        loop {
            let task = self.fetch(parlour).await.map_err(Away::Not)?;
            match task.send(errand).await {
                Ok(()) => return answer.await.map_err(|_| Away::Gone),
                // It was just being put away and has not heard of it.
                Err(mpsc::error::SendError(unheard)) => errand = unheard,
            }
        }
    }

    /// Asks something of the table.
    pub async fn ask(
        self: &Arc<Slot>,
        parlour: &Arc<Parlour>,
        asker: Asker,
        request: Request,
    ) -> Result<Result<usize, Rejection>, Away> {
        self.errand(parlour, |reply| Errand::Ask(asker, request, None, reply)).await
    }

    /// The same, and reads off the table at once what came of it, with how often it has changed by then.
    pub async fn ask_then<T: Send + 'static>(
        self: &Arc<Slot>,
        parlour: &Arc<Parlour>,
        asker: Asker,
        request: Request,
        read: impl FnOnce(&Table, &Attending) -> T + Send + 'static,
    ) -> Result<Result<(usize, Option<(Version, T)>), Rejection>, Away> {
        let (keep, kept) = oneshot::channel();
        let slot = self.clone();
        let then: Reading = Box::new(move |table: &Table, attending: &Attending| {
            let version = *slot.version.borrow();
            // Whoever asked may have left: then nobody hears the answer.
            let _ = keep.send((version, read(table, attending)));
        });
        let ask = |reply| Errand::Ask(asker, request, Some(then), reply);
        let answer = self.errand(parlour, ask).await?;
        match answer {
            Ok(steps) => Ok(Ok((steps, kept.await.ok()))),
            Err(rejection) => Ok(Err(rejection)),
        }
    }

    /// Looks at the table and asks what comes of that, at once. Gives what was seen, and how many steps
    /// there are if something was asked.
    pub async fn judge<T: Send + 'static>(
        self: &Arc<Slot>,
        parlour: &Arc<Parlour>,
        asker: Asker,
        judge: impl FnOnce(&Table, &Attending) -> Result<(T, Option<Request>), Refusal> + Send + 'static,
    ) -> Result<Result<(T, Option<usize>), Rejection>, Away> {
        let (keep, kept) = oneshot::channel();
        let judge = Box::new(move |table: &Table, attending: &Attending| {
            let (seen, request) = judge(table, attending)?;
            // Whoever asked may have left: then nobody hears the answer.
            let _ = keep.send(seen);
            Ok(request)
        });
        let answer = self.errand(parlour, |reply| Errand::Judge(asker, judge, reply)).await?;
        match answer {
            Ok(steps) => kept.await.map(|seen| Ok((seen, steps))).map_err(|_| Away::Gone),
            Err(rejection) => Ok(Err(rejection)),
        }
    }

    /// Reads something off the table.
    pub async fn read<T: Send + 'static>(
        self: &Arc<Slot>,
        parlour: &Arc<Parlour>,
        read: impl FnOnce(&Table, &Attending) -> T + Send + 'static,
    ) -> Result<T, Away> {
        self.errand(parlour, |reply| {
            Errand::Read(Box::new(move |table: &Table, attending: &Attending| {
                // Whoever asked may have left: then nobody hears the answer.
                let _ = reply.send(read(table, attending));
            }))
        })
        .await
    }

    /// Has the table follow whatever other parlours have stored by now, if it is in memory: from the
    /// journal it comes fresh.
    pub async fn refresh(self: &Arc<Slot>) {
        if self.running().is_none() {
            // What is just being fetched may have been read before whoever asks now had seen more.
            drop(self.turn.lock().await);
        }
        let (reply, done) = oneshot::channel();
        if let Some(task) = self.running()
            && task.send(Box::new(Errand::Refresh(reply))).await.is_ok()
        {
            // If the table is put away instead, it will come fresh, too.
            let _ = done.await;
        }
    }

    /// Who is connected, and since when the others are not.
    fn roll(&self) -> MutexGuard<'_, Roll> {
        self.roll.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody comes or goes. All who attend are told at once, or if they were told just now, a little
    /// later of all who did: to wake a crowd for each of its own would be a crowd's work for each.
    fn change_roll(
        self: &Arc<Slot>,
        parlour: &Arc<Parlour>,
        guest: Guest,
        change: impl FnOnce(&mut Roll),
    ) {
        let mut roll = self.roll();
        change(&mut roll);
        let Some(due) = roll.tell_of(guest) else { return };
        drop(roll);
        if due <= Instant::now() {
            self.tell_roll();
        } else {
            let (slot, key, weak) = (self.clone(), self.key, Arc::downgrade(parlour));
            parlour.ground.spawn(Box::pin(async move {
                sleep_until(due).await;
                slot.tell_roll();
                drop(slot);
                if let Some(parlour) = weak.upgrade() {
                    parlour.release(key);
                }
            }));
        }
    }

    /// Tells who has come and gone, if that is due.
    fn tell_roll(&self) {
        let due = self.roll().is_due();
        if due {
            self.news(|version| version.present += 1);
        }
    }

    /// There is something new to see.
    fn news(&self, change: impl FnOnce(&mut Version)) {
        self.version.send_modify(change);
    }
}

/// Somebody's presence at a table.
pub(crate) struct Attendance {
    parlour: Arc<Parlour>,
    /// Always there until it is dropped.
    slot: Option<Arc<Slot>>,
    guest: Guest,
    version: watch::Receiver<Version>,
}

impl Attendance {
    /// Attends a table for as long as what it gives is kept.
    pub fn new(parlour: &Arc<Parlour>, key: TableKey, guest: Guest) -> Attendance {
        let slot = parlour.slot(key);
        // Subscribed first, so that one's own arrival is news too.
        let version = slot.version.subscribe();
        slot.change_roll(parlour, guest, |roll| roll.come(guest));
        Attendance { parlour: parlour.clone(), slot: Some(slot), guest, version }
    }

    /// How often the table has changed by now.
    pub fn version(&mut self) -> Version {
        *self.version.borrow_and_update()
    }

    /// Waits until there is something new to see.
    pub async fn news(&mut self) {
        if self.version.changed().await.is_err() {
            // The slot lives as long as this: it cannot have gone.
            std::future::pending().await
        }
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        let Some(slot) = self.slot.take() else { return };
        slot.change_roll(&self.parlour, self.guest, |roll| {
            roll.go(self.guest, &self.parlour.config);
        });
        let key = slot.key;
        drop(slot);
        self.parlour.release(key);
    }
}

/// Entries as the journal keeps them.
pub(crate) fn written(entries: &[Entry]) -> Result<Vec<Bytes>, Rejection> {
    let bytes = entries.iter().map(|entry| serde_json::to_vec(entry).map(Bytes::from));
    bytes.collect::<Result<_, _>>().map_err(|_| Rejection::NotStored)
}

//! The usual journal: a file, for one parlour. All appends that wait go into one commit (WAL,
//! `synchronous=FULL`), so that a thousand tables cost the disk little more than one; what is
//! acknowledged survives `kill -9`.

use std::future;
use std::path::Path;
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use bytes::Bytes;
use tokio::sync::oneshot;

use crate::news::Followed;
use crate::queue::{Append, Room, Work, answered};
use crate::reader::{self, Ask};
use crate::store::Store;
use crate::writer::{Observer, Writer};
use crate::{Counts, Fault, Journal, Listed, Listing, News, Soon, TableId, day, file};

/// The journal in an SQLite file.
///
/// One thread writes and one reads. Dropping the journal closes it, and waits for that.
pub struct Sqlite {
    secret: [u8; 32],
    counts: Arc<Mutex<Option<Counts>>>,
    room: Room,
    followed: Arc<Followed>,
    work: Sender<Work>,
    asks: Sender<Ask>,
    writer: Option<JoinHandle<()>>,
}

impl Sqlite {
    /// Opens the journal `parlour.sqlite` in a folder; makes both if they are missing, and brings
    /// a journal of an older format to the present one.
    pub fn open(folder: &Path) -> Result<Sqlite, Fault> {
        Sqlite::open_with(folder, Box::new(|_| {}))
    }

    /// The same, with somebody who is told of every transaction.
    pub fn open_with(folder: &Path, observer: Observer) -> Result<Sqlite, Fault> {
        let opened = file::open(folder)?;
        let store = Store::new(opened.writer, &opened.path)?;
        let counts = Arc::new(Mutex::new(Some(store.counts())));

        let (asks, asked) = mpsc::channel();
        let db = opened.reader;
        let reader = spawn("journal-reader", move || reader::run(db, &asked))?;

        let (work, todo) = mpsc::channel();
        let followed = Arc::<Followed>::default();
        let writer = Writer {
            store,
            counts: counts.clone(),
            observer,
            followed: followed.clone(),
            asks: asks.clone(),
            reader,
            hold: opened.hold,
        };
        let writer = spawn("journal-writer", move || writer.run(&todo))?;

        Ok(Sqlite {
            secret: opened.secret,
            counts,
            room: Room::new(),
            followed,
            work,
            asks,
            writer: Some(writer),
        })
    }

    /// Appends as if it were this day: a copy keeps the days of what it was made from.
    pub(crate) fn append_on(
        &self,
        day: u32,
        table: TableId,
        at: u32,
        entries: Vec<Bytes>,
    ) -> Soon<()> {
        let work = self.work.clone();
        self.room.admit(Append { table, at, entries, day }, move |append| {
            let _ = work.send(append);
        })
    }

    /// Removes tables for good. One that is damaged, or is not there, is left as it is; tells which
    /// were removed. The space is given back by [`shrink`](Sqlite::shrink).
    pub fn forget(&self, tables: Vec<TableId>) -> Soon<Vec<TableId>> {
        answered(|answer| {
            let _ = self.work.send(Work::Forget(tables, answer));
        })
    }

    /// Gives back to the disk what is not needed any more. The file is written anew: as long as
    /// that takes, there must be room for it twice.
    pub fn shrink(&self) -> Soon<()> {
        answered(|answer| {
            let _ = self.work.send(Work::Shrink(answer));
        })
    }
}

impl Journal for Sqlite {
    fn append(&self, table: TableId, at: u32, entries: Vec<Bytes>) -> Soon<()> {
        self.append_on(day::today(), table, at, entries)
    }

    fn read(&self, table: TableId) -> Soon<Vec<Bytes>> {
        self.read_from(table, 0)
    }

    fn read_from(&self, table: TableId, from: u32) -> Soon<Vec<Bytes>> {
        answered(|answer| {
            let _ = self.asks.send(Ask::Read(table, from, answer));
        })
    }

    /// Nobody else can write to the file, so it tells only what was appended here.
    fn news(&self, table: TableId, known: u32) -> News {
        self.followed.follow(table, known)
    }

    fn ping(&self) -> Soon<()> {
        answered(|answer| {
            let _ = self.work.send(Work::Ping(answer));
        })
    }

    fn count(&self) -> Soon<Counts> {
        let counts = *self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        Box::pin(future::ready(counts.ok_or(Fault::Closed)))
    }

    fn secret(&self) -> [u8; 32] {
        self.secret
    }

    fn close(&self) -> Soon<()> {
        let (answer, answered) = oneshot::channel();
        let _ = self.work.send(Work::Close(answer));
        // Unanswered means that another had closed it before.
        Box::pin(async move { answered.await.unwrap_or(Ok(())) })
    }
}

impl Listing for Sqlite {
    fn tables(&self, after: Option<TableId>) -> Soon<Vec<Listed>> {
        answered(|answer| {
            let _ = self.asks.send(Ask::Tables(after, answer));
        })
    }
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        let (answer, _) = oneshot::channel();
        let _ = self.work.send(Work::Close(answer));
        if let Some(writer) = self.writer.take() {
            let _ = writer.join();
        }
    }
}

fn spawn(name: &str, run: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>, Fault> {
    Ok(thread::Builder::new().name(name.into()).spawn(run)?)
}

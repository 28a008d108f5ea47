use std::future::{self, Future};
use std::path::Path;
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use bytes::Bytes;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

use crate::reader::{self, Ask};
use crate::store::{Append, Store};
use crate::writer::{Commit, Job, Work, Writer};
use crate::{Counts, Fault, Journal, Soon, TableId, file};

/// Told of every transaction, on the writing thread.
pub type Observer = Box<dyn Fn(Commit) + Send + Sync>;

/// How many bytes may wait to be written; who comes later waits for room.
const QUEUE: u32 = 8 << 20;

/// What an entry or an append costs in memory beside its bytes, roughly.
const OVERHEAD: usize = 128;

/// The journal in an SQLite file.
///
/// One thread writes and one reads. Dropping the journal closes it, and waits for that.
pub struct Sqlite {
    secret: [u8; 32],
    counts: Arc<Mutex<Option<Counts>>>,
    room: Arc<Semaphore>,
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
        let store = Store::new(opened.writer)?;
        let counts = Arc::new(Mutex::new(Some(store.counts())));

        let (asks, asked) = mpsc::channel();
        let db = opened.reader;
        let reader = spawn("journal-reader", move || reader::run(db, &asked))?;

        let (work, todo) = mpsc::channel();
        let writer = Writer {
            store,
            counts: counts.clone(),
            observer,
            asks: asks.clone(),
            reader,
            lock: opened.lock,
        };
        let writer = spawn("journal-writer", move || writer.run(&todo))?;

        Ok(Sqlite {
            secret: opened.secret,
            counts,
            room: Arc::new(Semaphore::new(QUEUE as usize)),
            work,
            asks,
            writer: Some(writer),
        })
    }
}

impl Journal for Sqlite {
    fn append(&self, table: TableId, at: u32, entries: Vec<Bytes>) -> Soon<()> {
        let size = entries.iter().fold(OVERHEAD, |sum, entry| sum + entry.len() + OVERHEAD);
        let size = u32::try_from(size).unwrap_or(QUEUE).min(QUEUE);
        let append = Append { table, at, entries };
        // With room it is in the queue at once, in the order of the calls. Without, whoever has
        // waited longest is next.
        match self.room.clone().try_acquire_many_owned(size) {
            Ok(room) => Box::pin(send(&self.work, append, room)),
            Err(_) => {
                let (work, room) = (self.work.clone(), self.room.clone());
                Box::pin(async move {
                    let room = room.acquire_many_owned(size).await.map_err(|_| Fault::Closed)?;
                    send(&work, append, room).await
                })
            }
        }
    }

    fn read(&self, table: TableId) -> Soon<Vec<Bytes>> {
        let (answer, answered) = oneshot::channel();
        // If the reader is gone, so is the other end of `answered`.
        let _ = self.asks.send(Ask::Read(table, answer));
        Box::pin(async move { answered.await.unwrap_or(Err(Fault::Closed)) })
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

impl Drop for Sqlite {
    fn drop(&mut self) {
        let (answer, _) = oneshot::channel();
        let _ = self.work.send(Work::Close(answer));
        if let Some(writer) = self.writer.take() {
            let _ = writer.join();
        }
    }
}

fn send(
    work: &Sender<Work>,
    append: Append,
    room: OwnedSemaphorePermit,
) -> impl Future<Output = Result<(), Fault>> + Send + use<> {
    let (answer, answered) = oneshot::channel();
    // If the writer is gone, so is the other end of `answered`.
    let _ = work.send(Work::Append(Job { append, answer, _room: room }));
    async move { answered.await.unwrap_or(Err(Fault::Closed)) }
}

fn spawn(name: &str, run: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>, Fault> {
    Ok(thread::Builder::new().name(name.into()).spawn(run)?)
}

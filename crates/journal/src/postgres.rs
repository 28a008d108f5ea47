//! The journal in PostgreSQL, where several parlours share it.
//!
//! The number of an entry is the fence. There are no leases: a parlour that was stopped for a
//! minute finds its append refused by the database. A row is an append and is never touched again;
//! a batch is one statement, sorted by table, and what it does not return was refused. Hints and
//! whispers go by NOTIFY, on a line of their own.
//!
//! One primary is the ceiling: it may be replicated, it is not sharded, and only the primary is
//! read. `examples/appends.rs` measures what it takes, beside the file and `pgbench`.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::thread::{self, JoinHandle};

use bytes::Bytes;
use tokio::sync::mpsc::{self, UnboundedSender};
use tokio::sync::{oneshot, watch};

use crate::news::Followed;
use crate::queue::{Append, Room, Work, answered};
use crate::writer::Observer;
use crate::{
    Counts, Fault, Journal, LONGEST_WHISPER, Listed, Listing, News, Soon, TableId, Whispers, day,
};

pub mod body;
mod envelope;
pub mod format;
mod hint;
mod hints;
pub mod line;
pub mod reader;
mod tls;
mod writer;

use hint::Hint;
use hints::Hints;
use line::{Address, Driver};
use reader::{Ask, Reader};
use writer::{Setting, Writer};

/// How many write at a time, each the tables of its own: while one waits for the disk, the other
/// gathers.
const WRITERS: usize = 2;

/// The journal in a PostgreSQL database, which other parlours may use at the same time.
///
/// A thread of its own holds the lines to the database: two write, one reads, one exchanges hints.
/// A line that is lost is called again. As long as that takes, appends and reads wait, but a few
/// seconds at most; then they are answered with [`Fault::Unreachable`], or with
/// [`Fault::InDoubt`] if an append was already on its way.
///
/// Dropping the journal closes it, and waits for that.
pub struct Postgres {
    secret: [u8; 32],
    room: Room,
    followed: Arc<Followed>,
    hints: UnboundedSender<Hint>,
    strange: Arc<AtomicU64>,
    writers: Vec<UnboundedSender<Work>>,
    asks: UnboundedSender<Ask>,
    /// Ends when the thread does.
    alive: watch::Receiver<()>,
    thread: Option<JoinHandle<()>>,
}

impl Postgres {
    /// Opens the journal in a database, at an address like `postgres://user@host/database`; makes
    /// it if it is missing, and brings a journal of an older format to the present one.
    ///
    /// A database that does not sync to disk is refused: what it acknowledges may be lost.
    pub async fn open(address: &str) -> Result<Postgres, Fault> {
        Postgres::open_with(address, Box::new(|_| {})).await
    }

    /// The same, with somebody who is told of every transaction.
    pub async fn open_with(address: &str, observer: Observer) -> Result<Postgres, Fault> {
        let address = Address::new(address)?;
        let (opened, when_opened) = oneshot::channel();
        let thread = thread::Builder::new().name("journal-lines".into()).spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            match runtime {
                Ok(runtime) => runtime.block_on(run(address, observer, opened)),
                Err(error) => drop(opened.send(Err(error.into()))),
            }
        })?;
        let Opened { secret, followed, hints, strange, writers, asks, alive } =
            when_opened.await.unwrap_or(Err(Fault::Closed))?;
        let (room, thread) = (Room::new(), Some(thread));
        Ok(Postgres { secret, room, followed, hints, strange, writers, asks, alive, thread })
    }

    /// Appends to one table all go to one writer, so that they stay in order.
    fn writer(&self, table: TableId) -> &UnboundedSender<Work> {
        &self.writers[usize::from(table.0[15]) % self.writers.len()]
    }
}

impl Journal for Postgres {
    fn append(&self, table: TableId, at: u32, entries: Vec<Bytes>) -> Soon<()> {
        let writer = self.writer(table).clone();
        let day = day::today();
        self.room.admit(Append { table, at, entries, day }, move |append| {
            let _ = writer.send(append);
        })
    }

    fn read(&self, table: TableId) -> Soon<Vec<Bytes>> {
        self.read_from(table, 0)
    }

    fn read_from(&self, table: TableId, from: u32) -> Soon<Vec<Bytes>> {
        answered(|answer| {
            let _ = self.asks.send(Ask::Read(table, from, answer));
        })
    }

    fn news(&self, table: TableId, known: u32) -> News {
        self.followed.follow(table, known)
    }

    fn hint(&self, table: TableId, entries: u32) {
        let _ = self.hints.send(Hint::Grown(table, entries));
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn whisper(&self, table: TableId, words: Bytes) {
        if words.len() <= LONGEST_WHISPER {
            let _ = self.hints.send(Hint::Said(table, words));
        }
    }

    fn whispers(&self, table: TableId) -> Option<Whispers> {
        Some(self.followed.listen(table))
    }

    fn strange(&self) -> u64 {
        self.strange.load(Relaxed)
    }

    fn ping(&self) -> Soon<()> {
        answered(|answer| {
            let _ = self.asks.send(Ask::Ping(answer));
        })
    }

    fn count(&self) -> Soon<Counts> {
        answered(|answer| {
            let _ = self.asks.send(Ask::Count(answer));
        })
    }

    fn secret(&self) -> [u8; 32] {
        self.secret
    }

    fn close(&self) -> Soon<()> {
        let closing: Vec<Soon<()>> = self.writers.iter().map(close).collect();
        let mut alive = self.alive.clone();
        Box::pin(async move {
            let mut closed = Ok(());
            for writer in closing {
                closed = match writer.await {
                    // Another had closed it before.
                    Err(Fault::Closed) => closed,
                    done => closed.and(done),
                };
            }
            while alive.changed().await.is_ok() {}
            closed
        })
    }
}

impl Listing for Postgres {
    fn tables(&self, after: Option<TableId>) -> Soon<Vec<Listed>> {
        answered(|answer| {
            let _ = self.asks.send(Ask::Tables(after, answer));
        })
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.writers.iter().map(close).for_each(drop);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn close(writer: &UnboundedSender<Work>) -> Soon<()> {
    answered(|answer| {
        let _ = writer.send(Work::Close(answer));
    })
}

/// What the thread hands to whoever opened the journal.
struct Opened {
    secret: [u8; 32],
    followed: Arc<Followed>,
    hints: UnboundedSender<Hint>,
    strange: Arc<AtomicU64>,
    writers: Vec<UnboundedSender<Work>>,
    asks: UnboundedSender<Ask>,
    alive: watch::Receiver<()>,
}

/// The thread: opens the journal, tells how that went, and works until it is closed.
async fn run(
    mut address: Address,
    observer: Observer,
    opened: oneshot::Sender<Result<Opened, Fault>>,
) {
    let observer = Arc::new(observer);
    let (followed, strange) = (Arc::<Followed>::default(), Arc::<AtomicU64>::default());
    let (hints, told) = mpsc::unbounded_channel();
    let (asks, asked) = mpsc::unbounded_channel();
    let (works, todo): (Vec<_>, Vec<_>) = (0..WRITERS).map(|_| mpsc::unbounded_channel()).unzip();
    let ready = async {
        let mut called = address.client().await?;
        let secret = format::open(&mut called.client).await?;
        format::warn_of_strangers(&called.client).await?;
        called.close().await;
        address.secret = Some(secret);
        let mut writers = Vec::new();
        for work in todo {
            let (observer, followed) = (observer.clone(), followed.clone());
            let setting = Setting { address: address.clone(), observer, followed };
            writers.push(Writer::new(setting, work).await?);
        }
        let reader = Reader::new(address.clone()).await?;
        let (followed, strange) = (followed.clone(), strange.clone());
        let hinting = Hints::new(address, &secret, followed, told, strange)?;
        Ok((secret, writers, reader, hinting))
    };
    let (secret, writers, reader, hinting) = match ready.await {
        Ok(ready) => ready,
        Err(fault) => return drop(opened.send(Err(fault))),
    };

    let writing: Vec<_> = writers.into_iter().map(|writer| tokio::spawn(writer.run())).collect();
    let reading = tokio::spawn(reader::run(reader, asked, works.clone()));
    let hinting = Driver(tokio::spawn(hinting.run()));
    let (living, alive) = watch::channel(());
    let handle = Opened {
        secret,
        followed: followed.clone(),
        hints,
        strange,
        writers: works,
        asks: asks.clone(),
        alive,
    };
    if opened.send(Ok(handle)).is_err() {
        return;
    }
    for writer in writing {
        let _ = writer.await;
    }
    let _ = asks.send(Ask::Close);
    let _ = reading.await;
    drop(hinting);
    followed.close();
    drop(living);
}

//! Keeps what happened at the tables: appended durably, read back exactly.
//!
//! The journal knows nothing of games. A table is a name and a row of entries, numbered from 0
//! without gaps; an entry is bytes. What is appended is never changed.
//!
//! Append, and wait until it is on disk; read it back, also after the process was killed:
//!
//! ```
//! use journal::{Fault, Journal, Sqlite, TableId};
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! # let folder = folder.path();
//! let table = TableId([7; 16]);
//!
//! let journal = Sqlite::open(folder)?;
//! journal.append(table, 0, vec!["seats".into(), "a deal".into()]).await?;
//! journal.append(table, 2, vec!["a move".into()]).await?;
//! journal.close().await?;
//!
//! let journal = Sqlite::open(folder)?;
//! assert_eq!(journal.read(table).await?, ["seats", "a deal", "a move"]);
//! # Ok(()) }
//! ```
//!
//! The number says what the writer believes has happened so far, so two who both believe to be
//! next cannot both be right:
//!
//! ```
//! # use journal::{Fault, Journal, Memory, TableId};
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Fault> {
//! # let journal = Memory::new([0; 32]);
//! # let table = TableId([7; 16]);
//! journal.append(table, 0, vec!["mine".into()]).await?;
//! assert_eq!(journal.append(table, 0, vec!["no, mine".into()]).await, Err(Fault::Conflict));
//! # Ok(()) }
//! ```
//!
//! Where several parlours share a journal ([`Postgres`]), somebody else may have appended. Follow a
//! table, and read what is new:
//!
//! ```
//! # use journal::{Fault, Journal, Memory, TableId};
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Fault> {
//! # let journal = Memory::new([0; 32]);
//! # let table = TableId([7; 16]);
//! let mut news = journal.news(table, 0);
//! journal.append(table, 0, vec!["a move".into(), "another".into()]).await?;
//! assert_eq!(news.grown().await, 2);
//! assert_eq!(journal.read_from(table, 1).await?, ["another"]);
//! # Ok(()) }
//! ```
//!
//! Copy the journal of a running parlour, from another process:
//!
//! ```
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! # let journal = journal::Sqlite::open(folder.path())?;
//! # let copy = folder.path().join("copy.sqlite");
//! journal::backup(folder.path(), &copy)?;
//! # Ok(()) }
//! ```

use std::fmt;
use std::future::Future;
use std::pin::Pin;

use bytes::Bytes;

mod fault;
pub use fault::{Denial, Fault};

mod memory;
pub use memory::Memory;

mod sqlite;
pub use sqlite::Sqlite;

mod postgres;
pub use postgres::Postgres;

mod news;
pub use news::{News, Whispers};

mod backup;
pub use backup::backup;

mod migrate;
pub use migrate::{Place, Stuck, migrate};

mod inspection;
pub use inspection::Inspection;

mod alone;
pub use alone::Alone;

mod chain;
mod day;
pub use day::today;

mod file;
mod format;
mod queue;
mod reader;
mod store;
mod writer;
pub use writer::{Commit, Observer};

/// A table's name in the journal: 128 random bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId(pub [u8; 16]);

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// How much a journal holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Tables with at least one entry.
    pub tables: u64,
    /// Entries of all tables.
    pub entries: u64,
}

/// Something that will be known when it is on disk.
pub type Soon<T> = Pin<Box<dyn Future<Output = Result<T, Fault>> + Send>>;

/// The longest entry that is taken, in bytes.
pub const LONGEST: usize = 16 << 20;

/// The longest whisper, in bytes.
pub const LONGEST_WHISPER: usize = 3500;

/// Where entries are kept.
pub trait Journal: Send + Sync + 'static {
    /// Appends entries to a table, the first with number `at`.
    ///
    /// Resolves when all of them are on disk; all are kept or none. [`Fault::Conflict`] if `at` is
    /// not the table's next number, [`Fault::TooLong`] if an entry is longer than [`LONGEST`].
    ///
    /// An append whose future is dropped may be kept or not. So may one whose line to a database
    /// was lost, [`Fault::InDoubt`]; after every other fault it is not kept, and never will be.
    fn append(&self, table: TableId, at: u32, entries: Vec<Bytes>) -> Soon<()>;

    /// All entries of a table in order; empty if there is no such table.
    ///
    /// What was acknowledged before the call is in the answer. Every entry is compared with its
    /// checksum: [`Fault::Damaged`] if one is not what was appended.
    fn read(&self, table: TableId) -> Soon<Vec<Bytes>>;

    /// The entries of a table from number `from` on: what is new to somebody who knows the first
    /// `from` of them. Empty if there are no more.
    fn read_from(&self, table: TableId, from: u32) -> Soon<Vec<Bytes>> {
        let all = self.read(table);
        Box::pin(async move {
            let mut all = all.await?;
            Ok(all.split_off(all.len().min(from as usize)))
        })
    }

    /// Follows a table of which the first `known` entries are known: tells when it grows. What is
    /// appended in this process is told at once; what others append, where several processes share
    /// a journal, when they give a [`hint`](Journal::hint), and within two seconds if they do not.
    fn news(&self, table: TableId, known: u32) -> News {
        let _ = (table, known);
        News::none()
    }

    /// Lets those who follow a table in other processes know that it has so many entries by now. They
    /// look for themselves before they believe it.
    ///
    /// Every hint wakes every process, so it is for tables that another is known to follow.
    fn hint(&self, table: TableId, entries: u32) {
        let _ = (table, entries);
    }

    /// Whether others may append while this journal is open: parlours in other processes.
    fn is_shared(&self) -> bool {
        false
    }

    /// Says something at a table to all who listen there now, in whichever process: oneself, too.
    ///
    /// It is kept nowhere, and it may get lost; more than [`LONGEST_WHISPER`] bytes are not even
    /// said. Where nobody shares the journal, nobody hears it.
    fn whisper(&self, table: TableId, words: Bytes) {
        let _ = (table, words);
    }

    /// Listens to what is said at a table; none where nobody shares the journal.
    fn whispers(&self, table: TableId) -> Option<Whispers> {
        let _ = table;
        None
    }

    /// How much was heard where parlours give hints and whisper that none of this journal's said, or
    /// that one had said long before.
    fn strange(&self) -> u64 {
        0
    }

    /// Whether something could be stored now; cheap enough to be asked several times a second.
    fn ping(&self) -> Soon<()> {
        let read = self.read_from(TableId([0; 16]), u32::MAX);
        Box::pin(async move { read.await.map(drop) })
    }

    /// How many tables and entries are stored. This may take long in a large journal.
    fn count(&self) -> Soon<Counts>;

    /// 32 secret bytes of this parlour, made when the journal was and kept in it; links are
    /// derived from them.
    fn secret(&self) -> [u8; 32];

    /// Waits until everything appended is on disk, and closes.
    ///
    /// Whatever is asked later is refused with [`Fault::Closed`], and so are appends that still
    /// waited for room in the queue. Closing again does nothing.
    fn close(&self) -> Soon<()>;
}

/// A table in a list of all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its name.
    pub table: TableId,
    /// The day of its last append, in days since the first of January 1970: the only time that is
    /// stored. A journal from before days were stored has the day on which it was brought up to
    /// date.
    pub day: u32,
}

/// A journal that can be gone through from one end to the other.
pub trait Listing: Journal {
    /// The tables that follow this one, in the order of their names: at most a thousand, and none
    /// when that was the last.
    fn tables(&self, after: Option<TableId>) -> Soon<Vec<Listed>>;
}

/// How many names are listed at once.
const PAGE: u32 = 1000;

/// Whether these entries may follow a table's first `next` ones.
fn check(next: u32, at: u32, entries: &[Bytes]) -> Result<(), Fault> {
    if at != next {
        return Err(Fault::Conflict);
    }
    let room = usize::try_from(u32::MAX - next).unwrap_or(usize::MAX);
    if entries.len() > room || entries.iter().any(|entry| entry.len() > LONGEST) {
        return Err(Fault::TooLong);
    }
    Ok(())
}

//! Journals of the tests of nodes: one that hears nothing, one that is slow to tell what it has read, and
//! one that counts what it tells.

use super::Node;
use bytes::Bytes;
use journal::{Counts, Journal, Memory, News, Soon, TableId, Whispers};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;
use tokio::time::sleep;

/// A journal that others may have open, but from which no news come.
pub struct Deaf(pub Memory);

impl Journal for Deaf {
    fn append(&self, table: TableId, at: u32, entries: Vec<Bytes>) -> Soon<()> {
        self.0.append(table, at, entries)
    }

    fn read(&self, table: TableId) -> Soon<Vec<Bytes>> {
        self.0.read(table)
    }

    fn news(&self, _: TableId, _: u32) -> News {
        News::none()
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn count(&self) -> Soon<Counts> {
        self.0.count()
    }

    fn secret(&self) -> [u8; 32] {
        self.0.secret()
    }

    fn close(&self) -> Soon<()> {
        self.0.close()
    }
}

/// A journal that takes its time to tell what it has read.
pub struct Late(pub Memory);

impl Late {
    /// So long.
    pub const BY: Duration = Duration::from_millis(100);
}

impl Journal for Late {
    fn append(&self, table: TableId, at: u32, entries: Vec<Bytes>) -> Soon<()> {
        self.0.append(table, at, entries)
    }

    fn read(&self, table: TableId) -> Soon<Vec<Bytes>> {
        let read = self.0.read(table);
        Box::pin(async move {
            sleep(Late::BY).await;
            read.await
        })
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn count(&self) -> Soon<Counts> {
        self.0.count()
    }

    fn secret(&self) -> [u8; 32] {
        self.0.secret()
    }

    fn close(&self) -> Soon<()> {
        self.0.close()
    }
}

/// A journal that counts what it lets others know, and says nothing while it is mute.
pub struct Telling {
    journal: Memory,
    pub hints: AtomicU64,
    pub mute: AtomicBool,
}

impl Telling {
    /// Two parlours, each with one of these.
    pub fn two() -> ([Node; 2], [Arc<Telling>; 2]) {
        let journal = Memory::new([0; 32]);
        let telling = [(); 2].map(|()| {
            let (hints, mute) = (AtomicU64::new(0), AtomicBool::new(false));
            Arc::new(Telling { journal: journal.elsewhere(), hints, mute })
        });
        (telling.clone().map(|telling| Node::of(telling)), telling)
    }
}

impl Journal for Telling {
    fn append(&self, table: TableId, at: u32, entries: Vec<Bytes>) -> Soon<()> {
        self.journal.append(table, at, entries)
    }

    fn read(&self, table: TableId) -> Soon<Vec<Bytes>> {
        self.journal.read(table)
    }

    fn news(&self, table: TableId, known: u32) -> News {
        self.journal.news(table, known)
    }

    fn hint(&self, table: TableId, entries: u32) {
        self.hints.fetch_add(1, Relaxed);
        self.journal.hint(table, entries);
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn whisper(&self, table: TableId, words: Bytes) {
        if !self.mute.load(Relaxed) {
            self.journal.whisper(table, words);
        }
    }

    fn whispers(&self, table: TableId) -> Option<Whispers> {
        self.journal.whispers(table)
    }

    fn count(&self) -> Soon<Counts> {
        self.journal.count()
    }

    fn secret(&self) -> [u8; 32] {
        self.journal.secret()
    }

    fn close(&self) -> Soon<()> {
        self.journal.close()
    }
}

//! Who wants to know when a table grows, or what is said at it, and is told.

use std::collections::HashMap;
use std::future;
use std::sync::{Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use tokio::sync::{broadcast, watch};

use crate::TableId;

/// How many whispers may wait for somebody before the oldest are lost.
const UNHEARD: usize = 16;

/// Tells when a table has grown beyond what one knows of it.
///
/// This is a hint: it may come late, and news may be skipped, but never the last. What the journal
/// holds is found out by reading. The table is followed as long as this exists.
pub struct News {
    known: u32,
    grown: Option<watch::Receiver<u32>>,
}

impl News {
    /// News that never come.
    pub fn none() -> News {
        News { known: 0, grown: None }
    }

    /// Waits until the table has more entries than one knows of, and tells how many.
    ///
    /// Whoever gives up waiting misses nothing. Waits for ever when the journal is closed.
    pub async fn grown(&mut self) -> u32 {
        let Some(grown) = &mut self.grown else { return future::pending().await };
        loop {
            let entries = *grown.borrow_and_update();
            if entries > self.known {
                self.known = entries;
                return entries;
            }
            if grown.changed().await.is_err() {
                return future::pending().await;
            }
        }
    }

    /// So many entries are known already, read or appended by oneself: they are no news.
    pub fn know(&mut self, entries: u32) {
        self.known = self.known.max(entries);
    }
}

/// What is said at a table by those who are there now, in whichever process. Nothing of it is kept.
pub struct Whispers(broadcast::Receiver<Bytes>);

impl Whispers {
    /// Waits for the next. Waits for ever when the journal is closed.
    pub async fn next(&mut self) -> Bytes {
        loop {
            match self.0.recv().await {
                Ok(words) => return words,
                Err(broadcast::error::RecvError::Lagged(_)) => {}
                Err(broadcast::error::RecvError::Closed) => return future::pending().await,
            }
        }
    }
}

/// The tables that somebody follows, how far each is known to have grown, and who listens there.
#[derive(Default)]
pub struct Followed {
    tables: Mutex<HashMap<TableId, watch::Sender<u32>>>,
    listening: Mutex<HashMap<TableId, broadcast::Sender<Bytes>>>,
}

impl Followed {
    pub fn follow(&self, table: TableId, known: u32) -> News {
        let mut tables = self.tables();
        // Tables that never grow again would not notice that those who followed them left.
        if tables.len() == tables.capacity() {
            tables.retain(|_, grown| !grown.is_closed());
        }
        let grown = tables.entry(table).or_insert_with(|| watch::Sender::new(known)).subscribe();
        News { known, grown: Some(grown) }
    }

    /// Tells those who follow a table that it has so many entries.
    pub fn tell(&self, table: TableId, entries: u32) {
        let mut tables = self.tables();
        let Some(grown) = tables.get(&table) else { return };
        if grown.is_closed() {
            tables.remove(&table);
            return;
        }
        grown.send_if_modified(|known| {
            let more = entries > *known;
            *known = entries.max(*known);
            more
        });
    }

    /// Whether somebody follows a table and knows of fewer entries than these.
    pub fn is_behind(&self, table: TableId, entries: u32) -> bool {
        self.tables().get(&table).is_some_and(|grown| *grown.borrow() < entries)
    }

    pub fn is_empty(&self) -> bool {
        self.tables().is_empty()
    }

    /// The tables that somebody follows still.
    pub fn list(&self) -> Vec<TableId> {
        let mut tables = self.tables();
        tables.retain(|_, grown| !grown.is_closed());
        tables.keys().copied().collect()
    }

    /// Nothing comes any more.
    pub fn close(&self) {
        self.tables().clear();
        self.listening().clear();
    }

    pub fn listen(&self, table: TableId) -> Whispers {
        let mut listening = self.listening();
        Whispers(
            listening.entry(table).or_insert_with(|| broadcast::Sender::new(UNHEARD)).subscribe(),
        )
    }

    /// Passes on what is said at a table.
    pub fn pass_on(&self, table: TableId, words: Bytes) {
        let mut listening = self.listening();
        // Nobody listens any more: then nobody is remembered.
        if listening.get(&table).is_some_and(|said| said.send(words).is_err()) {
            listening.remove(&table);
        }
    }

    fn listening(&self) -> MutexGuard<'_, HashMap<TableId, broadcast::Sender<Bytes>>> {
        let mut listening = self.listening.lock().unwrap_or_else(PoisonError::into_inner);
        // At tables where nobody says anything, nobody would notice that those who listened left.
        if listening.len() == listening.capacity() {
            listening.retain(|_, said| said.receiver_count() > 0);
        }
        listening
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, watch::Sender<u32>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(number: u32) -> TableId {
        let mut name = [0; 16];
        name[..4].copy_from_slice(&number.to_le_bytes());
        TableId(name)
    }

    /// A parlour lives long, and most tables are looked at for a while and never again.
    #[test]
    fn tables_that_nobody_follows_any_more_are_forgotten() {
        let followed = Followed::default();
        let kept = followed.follow(table(0), 7);
        for number in 1..100_000 {
            drop(followed.follow(table(number), 1));
            drop(followed.listen(table(number)));
        }
        assert!(followed.tables().len() < 100, "{}", followed.tables().len());
        assert!(followed.listening().len() < 100, "{}", followed.listening().len());
        // Whoever follows one all along is told all the same.
        followed.tell(table(0), 8);
        assert!(kept.grown.is_some_and(|grown| grown.has_changed().is_ok_and(|new| new)));
    }
}

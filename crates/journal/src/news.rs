//! Who wants to know when a table grows, and is told.

use std::collections::HashMap;
use std::future;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use crate::TableId;

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

/// The tables that somebody follows, and how far each is known to have grown.
#[derive(Default)]
pub struct Followed(Mutex<HashMap<TableId, watch::Sender<u32>>>);

impl Followed {
    pub fn follow(&self, table: TableId, known: u32) -> News {
        let mut tables = self.tables();
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
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, watch::Sender<u32>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

use std::collections::HashMap;
use std::future;
use std::sync::{Mutex, MutexGuard, PoisonError};

use bytes::Bytes;

use crate::{Counts, Fault, Journal, Soon, TableId, check};

/// A journal that forgets: the same as [`Sqlite`](crate::Sqlite) in all but being on disk.
///
/// For tests. What it acknowledges is gone with the process.
pub struct Memory {
    secret: [u8; 32],
    /// `None` when closed.
    tables: Mutex<Option<HashMap<TableId, Vec<Bytes>>>>,
}

impl Memory {
    /// An empty journal with this secret.
    pub fn new(secret: [u8; 32]) -> Memory {
        Memory { secret, tables: Mutex::new(Some(HashMap::new())) }
    }

    fn tables(&self) -> MutexGuard<'_, Option<HashMap<TableId, Vec<Bytes>>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn append_now(&self, table: TableId, at: u32, entries: Vec<Bytes>) -> Result<(), Fault> {
        let mut tables = self.tables();
        let tables = tables.as_mut().ok_or(Fault::Closed)?;
        let next = tables.get(&table).map_or(0, Vec::len);
        check(u32::try_from(next).unwrap_or(u32::MAX), at, &entries)?;
        if !entries.is_empty() {
            tables.entry(table).or_default().extend(entries);
        }
        Ok(())
    }

    fn read_now(&self, table: TableId) -> Result<Vec<Bytes>, Fault> {
        let tables = self.tables();
        let tables = tables.as_ref().ok_or(Fault::Closed)?;
        Ok(tables.get(&table).cloned().unwrap_or_default())
    }

    fn count_now(&self) -> Result<Counts, Fault> {
        let tables = self.tables();
        let tables = tables.as_ref().ok_or(Fault::Closed)?;
        let entries = tables.values().map(|entries| entries.len() as u64).sum();
        Ok(Counts { tables: tables.len() as u64, entries })
    }
}

impl Journal for Memory {
    fn append(&self, table: TableId, at: u32, entries: Vec<Bytes>) -> Soon<()> {
        Box::pin(future::ready(self.append_now(table, at, entries)))
    }

    fn read(&self, table: TableId) -> Soon<Vec<Bytes>> {
        Box::pin(future::ready(self.read_now(table)))
    }

    fn count(&self) -> Soon<Counts> {
        Box::pin(future::ready(self.count_now()))
    }

    fn secret(&self) -> [u8; 32] {
        self.secret
    }

    fn close(&self) -> Soon<()> {
        *self.tables() = None;
        Box::pin(future::ready(Ok(())))
    }
}

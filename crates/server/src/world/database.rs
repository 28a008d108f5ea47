//! A database as it is thought of: rows of entries, and a fence. It is never wrong; only the way to it
//! is long.

use bytes::Bytes;
use journal::{Fault, TableId};
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

#[derive(Default)]
pub struct Database(Mutex<BTreeMap<TableId, Vec<Bytes>>>);

impl Database {
    fn tables(&self) -> MutexGuard<'_, BTreeMap<TableId, Vec<Bytes>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many entries a table has.
    pub fn head(&self, table: TableId) -> u32 {
        self.tables().get(&table).map_or(0, Vec::len) as u32
    }

    /// Kept if the table ends where this begins.
    pub fn append(&self, table: TableId, at: u32, entries: &[Bytes]) -> Result<(), Fault> {
        let mut tables = self.tables();
        let kept = tables.get(&table).map_or(0, Vec::len);
        if kept != at as usize {
            return Err(Fault::Conflict);
        }
        if !entries.is_empty() {
            tables.entry(table).or_default().extend_from_slice(entries);
        }
        Ok(())
    }

    pub fn read_from(&self, table: TableId, from: u32) -> Vec<Bytes> {
        let tables = self.tables();
        let kept = tables.get(&table).map_or(&[][..], Vec::as_slice);
        kept.get(from as usize..).unwrap_or_default().to_vec()
    }
}

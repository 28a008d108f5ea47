use std::collections::BTreeMap;
use std::future;
use std::ops::Bound;
use std::sync::{Mutex, MutexGuard, PoisonError};

use bytes::Bytes;

use crate::news::Followed;
use crate::{Counts, Fault, Journal, Listing, News, PAGE, Soon, TableId, check};

/// A journal that forgets: the same as [`Sqlite`](crate::Sqlite) in all but being on disk.
///
/// For tests. What it acknowledges is gone with the process.
pub struct Memory {
    secret: [u8; 32],
    /// `None` when closed.
    tables: Mutex<Option<BTreeMap<TableId, Vec<Bytes>>>>,
    followed: Followed,
}

impl Memory {
    /// An empty journal with this secret.
    pub fn new(secret: [u8; 32]) -> Memory {
        let tables = Mutex::new(Some(BTreeMap::new()));
        Memory { secret, tables, followed: Followed::default() }
    }

    fn tables(&self) -> MutexGuard<'_, Option<BTreeMap<TableId, Vec<Bytes>>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn append_now(&self, table: TableId, at: u32, entries: Vec<Bytes>) -> Result<(), Fault> {
        let mut tables = self.tables();
        let tables = tables.as_mut().ok_or(Fault::Closed)?;
        let next = tables.get(&table).map_or(0, Vec::len);
        check(u32::try_from(next).unwrap_or(u32::MAX), at, &entries)?;
        if !entries.is_empty() {
            let all = tables.entry(table).or_default();
            all.extend(entries);
            self.followed.tell(table, all.len() as u32);
        }
        Ok(())
    }

    fn read_now(&self, table: TableId, from: u32) -> Result<Vec<Bytes>, Fault> {
        let tables = self.tables();
        let tables = tables.as_ref().ok_or(Fault::Closed)?;
        let entries = tables.get(&table).and_then(|entries| entries.get(from as usize..));
        Ok(entries.unwrap_or_default().to_vec())
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
        self.read_from(table, 0)
    }

    fn read_from(&self, table: TableId, from: u32) -> Soon<Vec<Bytes>> {
        Box::pin(future::ready(self.read_now(table, from)))
    }

    fn news(&self, table: TableId, known: u32) -> News {
        self.followed.follow(table, known)
    }

    fn ping(&self) -> Soon<()> {
        let open = self.tables().is_some();
        Box::pin(future::ready(if open { Ok(()) } else { Err(Fault::Closed) }))
    }

    fn count(&self) -> Soon<Counts> {
        Box::pin(future::ready(self.count_now()))
    }

    fn secret(&self) -> [u8; 32] {
        self.secret
    }

    fn close(&self) -> Soon<()> {
        *self.tables() = None;
        self.followed.close();
        Box::pin(future::ready(Ok(())))
    }
}

impl Listing for Memory {
    fn tables(&self, after: Option<TableId>) -> Soon<Vec<TableId>> {
        let after = after.map_or(Bound::Unbounded, Bound::Excluded);
        let tables = Memory::tables(self);
        let found = tables.as_ref().ok_or(Fault::Closed).map(|tables| {
            let found = tables.range((after, Bound::Unbounded));
            found.map(|(table, _)| *table).take(PAGE as usize).collect()
        });
        Box::pin(future::ready(found))
    }
}

use std::collections::BTreeMap;
use std::future;
use std::ops::Bound;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bytes::Bytes;

use crate::chain::{self, Follow};
use crate::news::Followed;
use crate::{
    Counts, Fault, Journal, LONGEST_WHISPER, Listed, Listing, News, PAGE, Soon, TableId, Whispers,
    check, day,
};

/// A journal that forgets: the same as [`Sqlite`](crate::Sqlite) in all but being on disk.
///
/// For tests. What it acknowledges is gone with the process.
pub struct Memory {
    secret: [u8; 32],
    followed: Arc<Followed>,
    shared: Arc<Shared>,
}

/// What all have that share a journal.
struct Shared {
    /// `None` when closed.
    tables: Mutex<Option<BTreeMap<TableId, Kept>>>,
    /// What each of them follows.
    followed: Mutex<Vec<Arc<Followed>>>,
}

/// What is kept of a table: its entries, each with its checksum, and the day of the last.
#[derive(Default)]
struct Kept {
    entries: Vec<(Bytes, u64)>,
    day: u32,
}

impl Memory {
    /// An empty journal with this secret.
    pub fn new(secret: [u8; 32]) -> Memory {
        let shared =
            Shared { tables: Mutex::new(Some(BTreeMap::new())), followed: Mutex::default() };
        Memory::sharing(secret, Arc::new(shared))
    }

    /// The same journal as another process would have it, if it could: there, nobody hears of what
    /// is appended here but by a [`hint`](Journal::hint).
    pub fn elsewhere(&self) -> Memory {
        Memory::sharing(self.secret, self.shared.clone())
    }

    fn sharing(secret: [u8; 32], shared: Arc<Shared>) -> Memory {
        let followed = Arc::<Followed>::default();
        shared.followed().push(followed.clone());
        Memory { secret, followed, shared }
    }

    fn tables(&self) -> MutexGuard<'_, Option<BTreeMap<TableId, Kept>>> {
        self.shared.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn append_now(&self, table: TableId, at: u32, entries: Vec<Bytes>) -> Result<(), Fault> {
        let mut tables = self.tables();
        let tables = tables.as_mut().ok_or(Fault::Closed)?;
        let next = tables.get(&table).map_or(0, |kept| kept.entries.len());
        check(u32::try_from(next).unwrap_or(u32::MAX), at, &entries)?;
        if !entries.is_empty() {
            let kept = tables.entry(table).or_default();
            for (entry, number) in entries.into_iter().zip(at..) {
                let before = kept.entries.last().map_or(0, |(_, sum)| *sum);
                let sum = chain::link(before, chain::own(table, number, &entry));
                kept.entries.push((entry, sum));
            }
            kept.day = day::today();
            self.followed.tell(table, kept.entries.len() as u32);
        }
        Ok(())
    }

    fn read_now(&self, table: TableId, from: u32) -> Result<Vec<Bytes>, Fault> {
        let tables = self.tables();
        let tables = tables.as_ref().ok_or(Fault::Closed)?;
        let Some(kept) = tables.get(&table) else { return Ok(Vec::new()) };
        let (before, found) = kept.entries.split_at(kept.entries.len().min(from as usize));
        let mut follow = Follow::from(table, from, before.last().map_or(0, |(_, sum)| *sum));
        for (entry, sum) in found {
            follow.step(entry, *sum)?;
        }
        Ok(found.iter().map(|(entry, _)| entry.clone()).collect())
    }

    fn count_now(&self) -> Result<Counts, Fault> {
        let tables = self.tables();
        let tables = tables.as_ref().ok_or(Fault::Closed)?;
        let entries = tables.values().map(|kept| kept.entries.len() as u64).sum();
        Ok(Counts { tables: tables.len() as u64, entries })
    }

    /// Tells whoever follows a table here that it has grown so long, by the word of whoever keeps it: for a
    /// journal that is kept elsewhere.
    pub fn tell(&self, table: TableId, entries: u32) {
        self.shared.followed().iter().for_each(|followed| followed.tell(table, entries));
    }
}

impl Shared {
    fn followed(&self) -> MutexGuard<'_, Vec<Arc<Followed>>> {
        self.followed.lock().unwrap_or_else(PoisonError::into_inner)
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

    /// Whoever is given it looks for themselves.
    fn hint(&self, table: TableId, _: u32) {
        let tables = self.tables();
        let Some(kept) = tables.as_ref().and_then(|tables| tables.get(&table)) else { return };
        let entries = kept.entries.len() as u32;
        self.shared.followed().iter().for_each(|followed| followed.tell(table, entries));
    }

    /// Several parlours of one process may have it.
    fn is_shared(&self) -> bool {
        true
    }

    fn whisper(&self, table: TableId, words: Bytes) {
        if words.len() <= LONGEST_WHISPER {
            let all = self.shared.followed();
            all.iter().for_each(|followed| followed.pass_on(table, words.clone()));
        }
    }

    fn whispers(&self, table: TableId) -> Option<Whispers> {
        Some(self.followed.listen(table))
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
        self.shared.followed().iter().for_each(|followed| followed.close());
        Box::pin(future::ready(Ok(())))
    }
}

impl Listing for Memory {
    fn tables(&self, after: Option<TableId>) -> Soon<Vec<Listed>> {
        let after = after.map_or(Bound::Unbounded, Bound::Excluded);
        let tables = Memory::tables(self);
        let found = tables.as_ref().ok_or(Fault::Closed).map(|tables| {
            let found = tables.range((after, Bound::Unbounded));
            let listed = found.map(|(table, kept)| Listed { table: *table, day: kept.day });
            listed.take(PAGE as usize).collect()
        });
        Box::pin(future::ready(found))
    }
}

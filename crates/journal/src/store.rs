//! Tables and entries in the file: the one place that knows its layout.

use std::collections::HashMap;
use std::path::Path;

use rusqlite::{Connection, Transaction};
use tracing::error;

use crate::file::Whereabouts;
use crate::queue::Append;
use crate::{Counts, Fault, TableId, chain, check};

mod forget;
mod read;
use forget::forget;
pub use read::{Finder, all_tables, tables};
use read::{find, search};

/// What became of a batch that is on disk.
pub struct Written {
    /// For each append of the batch, in order.
    pub answers: Vec<Result<(), Fault>>,
    /// How many entries were written,
    pub entries: usize,
    /// of how many tables.
    pub tables: usize,
}

/// Where a table stands.
#[derive(Clone, Copy)]
struct Head {
    no: i64,
    next: u32,
    last: i64,
    /// The day of its last entry, and the checksum.
    day: u32,
    sum: u64,
    /// Not in the file yet.
    new: bool,
}

impl Head {
    /// A table that has no entries yet.
    fn new(no: i64) -> Head {
        Head { no, next: 0, last: 0, day: 0, sum: 0, new: true }
    }

    fn seal(&self) -> i64 {
        chain::seal(self.sum, self.day).cast_signed()
    }
}

/// The writing side of the file.
pub struct Store {
    db: Connection,
    heads: Heads,
    counts: Counts,
    last_table: i64,
    last_entry: i64,
    whereabouts: Whereabouts,
}

impl Store {
    pub fn new(db: Connection, path: &Path) -> Result<Store, Fault> {
        let last = |what: &str| db.query_row(what, [], |row| row.get::<_, i64>(0));
        let last_table = last("SELECT coalesce(max(no), 0) FROM tables")?;
        let last_entry = last("SELECT coalesce(max(at), 0) FROM log")?;
        let counts = count(&db)?;
        let whereabouts = Whereabouts::of(path)?;
        Ok(Store { db, heads: Heads::default(), counts, last_table, last_entry, whereabouts })
    }

    pub fn counts(&self) -> Counts {
        self.counts
    }

    pub fn close(self) -> Result<(), Fault> {
        self.db.close().map_err(|(_, error)| error.into())
    }

    /// Writes something that nobody reads, to see whether it can be done.
    pub fn try_out(&mut self) -> Result<(), Fault> {
        self.whereabouts.check()?;
        self.db.prepare_cached("REPLACE INTO meta VALUES ('ping', zeroblob(1))")?.execute([])?;
        Ok(())
    }

    /// Removes tables, and tells which.
    pub fn forget(&mut self, tables: &[TableId]) -> Result<Vec<TableId>, Fault> {
        let mut forgotten = Vec::new();
        for table in tables {
            match forget(&mut self.db, *table) {
                Ok(true) => forgotten.push(*table),
                // It is told of by whoever wants to read it.
                Ok(false) | Err(Fault::Damaged { .. } | Fault::Corrupt(_)) => {}
                Err(fault) => return Err(fault),
            }
        }
        self.heads = Heads::default();
        self.counts = count(&self.db)?;
        Ok(forgotten)
    }

    /// Writes the file anew, without the gaps.
    pub fn shrink(&mut self) -> Result<(), Fault> {
        self.db.execute_batch("VACUUM; PRAGMA wal_checkpoint(TRUNCATE);")?;
        Ok(())
    }

    /// Writes a batch in one transaction. An append that conflicts is left out and answered so; if
    /// the disk fails, nothing of the batch is kept.
    pub fn write<'a>(&mut self, batch: impl Iterator<Item = &'a Append>) -> Result<Written, Fault> {
        self.whereabouts.check()?;
        let tx = self.db.transaction()?;
        let mut staged: HashMap<TableId, Head> = HashMap::new();
        let (mut last_table, mut last_entry) = (self.last_table, self.last_entry);
        let mut answers = Vec::new();
        {
            let mut insert =
                tx.prepare_cached("INSERT INTO log VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?;
            for append in batch {
                let table = append.table;
                let known = staged.get(&table).copied().or_else(|| self.heads.get(table));
                let known = if known.is_none() { find(&tx, table)? } else { known };
                // Whoever appends to a table has seen it: it may be there, and the index damaged.
                let known = match known {
                    None if append.at > 0 => search(&tx, table)?,
                    known => known,
                };
                let answer = check(known.map_or(0, |head| head.next), append.at, &append.entries);
                if answer.is_ok() && !append.entries.is_empty() {
                    let mut head = known.unwrap_or_else(|| {
                        last_table += 1;
                        Head::new(last_table)
                    });
                    for entry in &append.entries {
                        last_entry += 1;
                        head.sum = chain::link(head.sum, chain::own(table, head.next, entry));
                        let sum = head.sum.cast_signed();
                        let row = (last_entry, head.no, head.next, head.last, &entry[..], sum);
                        insert.execute(row)?;
                        head.last = last_entry;
                        head.next += 1;
                    }
                    head.day = append.day;
                    staged.insert(table, head);
                }
                answers.push(answer);
            }
        }
        write_heads(&tx, &staged)?;
        tx.commit()?;

        let written = Written {
            answers,
            entries: usize::try_from(last_entry - self.last_entry).unwrap_or_default(),
            tables: staged.len(),
        };
        self.counts.tables += (last_table - self.last_table).unsigned_abs();
        self.counts.entries += written.entries as u64;
        (self.last_table, self.last_entry) = (last_table, last_entry);
        for (table, head) in staged {
            self.heads.put(table, Head { new: false, ..head });
        }
        Ok(written)
    }
}

/// How much is there, as far as it can be read: one damaged page must not keep all tables closed.
fn count(db: &Connection) -> Result<Counts, Fault> {
    let mut counts = Counts::default();
    let mut select = db.prepare("SELECT next FROM tables NOT INDEXED ORDER BY no")?;
    let mut rows = select.query([])?;
    loop {
        match rows.next() {
            Ok(Some(row)) => {
                counts.tables += 1;
                counts.entries += row.get::<_, u32>(0).map(u64::from).unwrap_or_default();
            }
            Ok(None) => return Ok(counts),
            Err(why) => match Fault::from(why) {
                fault @ Fault::Corrupt(_) => {
                    error!(%fault, "the list of tables is damaged: some will not be found");
                    return Ok(counts);
                }
                fault => return Err(fault),
            },
        }
    }
}

fn write_heads(tx: &Transaction<'_>, staged: &HashMap<TableId, Head>) -> Result<(), Fault> {
    let mut update = tx.prepare_cached(
        "UPDATE tables SET next = ?2, last = ?3, day = ?4, seal = ?5 WHERE no = ?1",
    )?;
    let mut insert = tx.prepare_cached("INSERT INTO tables VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?;
    let mut heads: Vec<_> = staged.iter().collect();
    heads.sort_unstable_by_key(|(_, head)| head.no);
    for (table, head) in heads {
        if head.new {
            insert.execute((head.no, table.0, head.next, head.last, head.day, head.seal()))?;
        } else {
            update.execute((head.no, head.next, head.last, head.day, head.seal()))?;
        }
    }
    Ok(())
}

/// Remembers where the tables lately written stand: those of the present generation and of the
/// one before, so that its size is bounded.
#[derive(Default)]
struct Heads {
    young: HashMap<TableId, Head>,
    old: HashMap<TableId, Head>,
}

impl Heads {
    const GENERATION: usize = 10_000;

    fn get(&self, table: TableId) -> Option<Head> {
        self.young.get(&table).or_else(|| self.old.get(&table)).copied()
    }

    fn put(&mut self, table: TableId, head: Head) {
        if self.young.len() >= Self::GENERATION {
            self.old = std::mem::take(&mut self.young);
        }
        self.young.insert(table, head);
    }
}

#[cfg(test)]
mod tests;

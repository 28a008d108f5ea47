//! Tables and entries in the file: the one place that knows its layout.

use std::collections::HashMap;

use bytes::Bytes;
use rusqlite::{Connection, OptionalExtension, Transaction};

use crate::queue::Append;
use crate::{Counts, Fault, PAGE, TableId, check};

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
    /// Not in the file yet.
    new: bool,
}

/// The writing side of the file.
pub struct Store {
    db: Connection,
    heads: Heads,
    counts: Counts,
    last_table: i64,
    last_entry: i64,
}

impl Store {
    pub fn new(db: Connection) -> Result<Store, Fault> {
        let (tables, entries, last_table) = db.query_row(
            "SELECT count(*), coalesce(sum(next), 0), coalesce(max(no), 0) FROM tables",
            [],
            |row| Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?, row.get(2)?)),
        )?;
        let last_entry =
            db.query_row("SELECT coalesce(max(at), 0) FROM log", [], |row| row.get(0))?;
        let counts = Counts { tables: tables.unsigned_abs(), entries: entries.unsigned_abs() };
        Ok(Store { db, heads: Heads::default(), counts, last_table, last_entry })
    }

    pub fn counts(&self) -> Counts {
        self.counts
    }

    pub fn close(self) -> Result<(), Fault> {
        self.db.close().map_err(|(_, error)| error.into())
    }

    /// Writes something that nobody reads, to see whether it can be done.
    pub fn try_out(&mut self) -> Result<(), Fault> {
        self.db.prepare_cached("REPLACE INTO meta VALUES ('ping', zeroblob(1))")?.execute([])?;
        Ok(())
    }

    /// Writes a batch in one transaction. An append that conflicts is left out and answered so; if
    /// the disk fails, nothing of the batch is kept.
    pub fn write<'a>(&mut self, batch: impl Iterator<Item = &'a Append>) -> Result<Written, Fault> {
        let tx = self.db.transaction()?;
        let mut staged: HashMap<TableId, Head> = HashMap::new();
        let (mut last_table, mut last_entry) = (self.last_table, self.last_entry);
        let mut answers = Vec::new();
        {
            let mut insert = tx.prepare_cached("INSERT INTO log VALUES (?1, ?2, ?3, ?4, ?5)")?;
            for append in batch {
                let table = append.table;
                let known = staged.get(&table).copied().or_else(|| self.heads.get(table));
                let known = if known.is_none() { find(&tx, table)? } else { known };
                let answer = check(known.map_or(0, |head| head.next), append.at, &append.entries);
                if answer.is_ok() && !append.entries.is_empty() {
                    let mut head = known.unwrap_or_else(|| {
                        last_table += 1;
                        Head { no: last_table, next: 0, last: 0, new: true }
                    });
                    for entry in &append.entries {
                        last_entry += 1;
                        insert.execute((last_entry, head.no, head.next, head.last, &entry[..]))?;
                        head.last = last_entry;
                        head.next += 1;
                    }
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

/// The entries of a table from a number on, found from its last to that one.
pub fn read(db: &mut Connection, table: TableId, from: u32) -> Result<Vec<Bytes>, Fault> {
    let tx = db.transaction()?;
    let Some(head) = find(&tx, table)? else { return Ok(Vec::new()) };
    let mut entries = Vec::new();
    let mut select = tx.prepare_cached(
        "SELECT before, body FROM log WHERE at = ?1 AND table_no = ?2 AND seq = ?3",
    )?;
    let mut at = head.last;
    for seq in (from..head.next).rev() {
        let found = select.query_row((at, head.no, seq), |row| {
            Ok((row.get(0)?, Bytes::copy_from_slice(row.get_ref(1)?.as_blob()?)))
        });
        let Some((before, body)) = found.optional()? else {
            return Err(Fault::Corrupt(format!("entry {seq} of table {table:?} is missing")));
        };
        entries.push(body);
        at = before;
    }
    entries.reverse();
    Ok(entries)
}

/// A page of names, in order, after this one.
pub fn tables(db: &Connection, after: Option<TableId>) -> Result<Vec<TableId>, Fault> {
    let mut select =
        db.prepare_cached("SELECT id FROM tables WHERE id > ?1 ORDER BY id LIMIT ?2")?;
    let after = after.map_or(Vec::new(), |table| table.0.to_vec());
    let found = select.query_map((after, PAGE), |row| Ok(TableId(row.get(0)?)))?;
    Ok(found.collect::<Result<_, _>>()?)
}

fn find(tx: &Transaction<'_>, table: TableId) -> Result<Option<Head>, Fault> {
    let mut select = tx.prepare_cached("SELECT no, next, last FROM tables WHERE id = ?1")?;
    let head = select.query_row([table.0], |row| {
        Ok(Head { no: row.get(0)?, next: row.get(1)?, last: row.get(2)?, new: false })
    });
    Ok(head.optional()?)
}

fn write_heads(tx: &Transaction<'_>, staged: &HashMap<TableId, Head>) -> Result<(), Fault> {
    let mut update = tx.prepare_cached("UPDATE tables SET next = ?2, last = ?3 WHERE no = ?1")?;
    let mut insert = tx.prepare_cached("INSERT INTO tables VALUES (?1, ?2, ?3, ?4)")?;
    let mut heads: Vec<_> = staged.iter().collect();
    heads.sort_unstable_by_key(|(_, head)| head.no);
    for (table, head) in heads {
        if head.new {
            insert.execute((head.no, table.0, head.next, head.last))?;
        } else {
            update.execute((head.no, head.next, head.last))?;
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

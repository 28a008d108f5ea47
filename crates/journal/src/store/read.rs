//! Reading tables out of the file, whatever has become of it.

use std::time::{Duration, Instant};

use bytes::Bytes;
use rusqlite::{Connection, OptionalExtension, Row, Transaction};
use tracing::error;

use super::Head;
use crate::chain::{self, Follow};
use crate::{Fault, Listed, PAGE, TableId};

/// How long the index of names is trusted after it was compared with the names themselves.
const TRUST: Duration = Duration::from_secs(60);

/// Finds tables, and does not say of one that it is not there when only the way to it is damaged.
#[derive(Default)]
pub struct Finder {
    /// When the index was last compared, and whether it was sound.
    compared: Option<(Instant, bool)>,
}

impl Finder {
    /// The entries of a table from a number on; none if there is no such table.
    pub fn read(
        &mut self,
        db: &mut Connection,
        table: TableId,
        from: u32,
    ) -> Result<Vec<Bytes>, Fault> {
        let tx = db.transaction()?;
        let head = match find(&tx, table) {
            Ok(None) if self.is_sound(&tx) => return Ok(Vec::new()),
            // Where the list is damaged, nobody can say that a table was never there.
            Ok(None) | Err(Fault::Corrupt(_)) => search(&tx, table)?
                .ok_or_else(|| Fault::Corrupt("the list of tables is damaged".into()))?,
            Ok(Some(head)) => head,
            Err(fault) => return Err(fault),
        };
        entries(&tx, table, &head, from)
    }

    fn is_sound(&mut self, tx: &Transaction<'_>) -> bool {
        match self.compared {
            Some((when, sound)) if when.elapsed() < TRUST => sound,
            _ => {
                let sound = index_is_sound(tx);
                if !sound {
                    error!("the index of tables is damaged: tables are found without it, slowly");
                }
                self.compared = Some((Instant::now(), sound));
                sound
            }
        }
    }
}

/// Whether the index has the same names as the table that it was made from.
pub fn index_is_sound(db: &Connection) -> bool {
    let sum = |names: &str| {
        let mut select = db.prepare_cached(names)?;
        let mut rows = select.query([])?;
        let mut sum = 0u64;
        while let Some(row) = rows.next()? {
            let (no, id) = (row.get::<_, i64>(0)?, row.get(1)?);
            sum = sum.wrapping_add(chain::own(TableId(id), 0, &no.to_le_bytes()));
        }
        Ok::<_, rusqlite::Error>(sum)
    };
    let names = sum("SELECT no, id FROM tables NOT INDEXED ORDER BY no");
    let indexed = sum("SELECT no, id FROM tables INDEXED BY sqlite_autoindex_tables_1 ORDER BY id");
    matches!((names, indexed), (Ok(names), Ok(indexed)) if names == indexed)
}

/// The entries of a table from a number on, found from its last to that one, and compared with
/// their checksums from that one to the last.
pub fn entries(
    tx: &Connection,
    table: TableId,
    head: &Head,
    from: u32,
) -> Result<Vec<Bytes>, Fault> {
    // A table is stored with its first entry.
    if head.next == 0 {
        return Err(Fault::Damaged { entry: 0 });
    }
    if from >= head.next {
        return Ok(Vec::new());
    }
    let mut select = tx.prepare_cached(
        "SELECT before, body, sum FROM log WHERE at = ?1 AND table_no = ?2 AND seq = ?3",
    )?;
    let mut found = Vec::new();
    let mut at = head.last;
    // One more is read, if there is one: what the first is linked to.
    for seq in (from.saturating_sub(1)..head.next).rev() {
        let row = select.query_row((at, head.no, seq), |row| {
            let body = Bytes::copy_from_slice(row.get_ref(1)?.as_blob()?);
            Ok((row.get(0)?, body, row.get::<_, i64>(2)?.cast_unsigned()))
        });
        let Some((before, body, sum)) = row.optional()? else {
            return Err(Fault::Damaged { entry: seq });
        };
        found.push((body, sum));
        at = before;
    }
    let before = if from > 0 { found.pop().map_or(0, |(_, sum)| sum) } else { 0 };
    found.reverse();
    let mut follow = Follow::from(table, from, before);
    for (body, sum) in &found {
        follow.step(body, *sum)?;
    }
    if follow.sum() != head.sum {
        return Err(Fault::Damaged { entry: head.next - 1 });
    }
    Ok(found.into_iter().map(|(body, _)| body).collect())
}

/// A page of names, in order, after this one.
pub fn tables(db: &Connection, after: Option<TableId>) -> Result<Vec<Listed>, Fault> {
    let mut select =
        db.prepare_cached("SELECT id, day FROM tables WHERE id > ?1 ORDER BY id LIMIT ?2")?;
    let after = after.map_or(Vec::new(), |table| table.0.to_vec());
    let found = select.query_map((after, PAGE), |row| {
        Ok(Listed { table: TableId(row.get(0)?), day: row.get(1)? })
    })?;
    Ok(found.collect::<Result<_, _>>()?)
}

/// All tables, without the index and as far as they can be read.
pub fn all_tables(db: &Connection) -> Result<Vec<Listed>, Fault> {
    let mut select = db.prepare("SELECT id, day FROM tables NOT INDEXED ORDER BY no")?;
    let mut rows = select.query([])?;
    let mut all = Vec::new();
    while let Ok(Some(row)) = rows.next() {
        if let (Ok(id), Ok(day)) = (row.get(0), row.get(1)) {
            all.push(Listed { table: TableId(id), day });
        }
    }
    Ok(all)
}

/// Where a table stands, by the index.
pub fn find(tx: &Connection, table: TableId) -> Result<Option<Head>, Fault> {
    let mut select =
        tx.prepare_cached("SELECT no, next, last, day, seal FROM tables WHERE id = ?1")?;
    Ok(select.query_row([table.0], head).optional()?)
}

/// The same without the index: by going through all tables.
pub fn search(tx: &Connection, table: TableId) -> Result<Option<Head>, Fault> {
    let mut select = tx
        .prepare_cached("SELECT no, next, last, day, seal FROM tables NOT INDEXED WHERE id = ?1")?;
    Ok(select.query_row([table.0], head).optional()?)
}

pub fn head(row: &Row<'_>) -> rusqlite::Result<Head> {
    let day = row.get(3)?;
    let sum = chain::unseal(row.get::<_, i64>(4)?.cast_unsigned(), day);
    Ok(Head { no: row.get(0)?, next: row.get(1)?, last: row.get(2)?, day, sum, new: false })
}

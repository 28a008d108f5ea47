//! The layout of the file, and how older ones become it.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior};
use tracing::info;

use crate::{Fault, TableId, chain, day};

/// Marks an SQLite file as a journal of ours: "Parl".
pub const APPLICATION_ID: u32 = 0x5061_726c;

/// The oldest format of a file that is read. Formats 1 and 2 were never released, and their entries had other
/// shapes: such a file is left as it is.
pub const OLDEST: u32 = 3;

/// The present format.
pub const KNOWN: u32 = OLDEST + STEPS.len() as u32 - 1;

/// How one format becomes the next: by these statements, and then by filling in what they made
/// room for.
struct Step {
    change: &'static str,
    fill: fn(&Transaction<'_>) -> Result<(), Fault>,
}

/// `STEPS[n]` makes format `OLDEST + n` out of the one before; an empty file has none.
///
/// A step that was released is never changed: files of its time are out there.
const STEPS: [Step; 2] = [
    // Sorted by table, a thousand tables at play dirty a thousand pages with every commit. Here
    // entries are kept in the order in which they came, so that a commit fills a few pages one
    // after the other. Each entry knows where the one before it is, and a table's row where its
    // last is: no index grows with the entries. Of a thousand tables with an entry each, a commit
    // writes 82 pages instead of 1826 (with an index of numbers: 313), and takes a seventeenth of
    // the time.
    Step {
        change: "CREATE TABLE tables (
             no   INTEGER PRIMARY KEY,
             id   BLOB NOT NULL UNIQUE,
             next INTEGER NOT NULL,  -- the number of its next entry
             last INTEGER NOT NULL   -- where its last entry is in the log
         ) STRICT;
         CREATE TABLE log (
             at       INTEGER PRIMARY KEY,
             table_no INTEGER NOT NULL,
             seq      INTEGER NOT NULL,
             before   INTEGER NOT NULL,  -- where the table's entry before this one is; 0 if first
             body     BLOB NOT NULL
         ) STRICT;
         CREATE TABLE meta (key TEXT PRIMARY KEY, value BLOB);",
        fill: |_| Ok(()),
    },
    // `day`: the day of the table's last append, in days since 1970. `seal`: the checksum of its
    // last entry, and of the day. `sum`: the checksum of an entry and of all before it. In `meta`
    // stands that of the secret.
    Step {
        change: "ALTER TABLE tables ADD COLUMN day INTEGER NOT NULL DEFAULT 0;
         ALTER TABLE tables ADD COLUMN seal INTEGER NOT NULL DEFAULT 0;
         ALTER TABLE log ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;",
        fill: fill_sums,
    },
];

/// Brings an open file to the present format, each step in a transaction of its own: whatever
/// happens meanwhile, the file is of one format or of the other.
pub fn migrate(db: &mut Connection) -> Result<(), Fault> {
    let found = version(db)?;
    if found > KNOWN {
        return Err(Fault::Newer { found, known: KNOWN });
    }
    if found != 0 && found < OLDEST {
        return Err(Fault::Older { found, oldest: OLDEST });
    }
    for (step, made) in STEPS.iter().zip(OLDEST..).filter(|(_, made)| *made > found) {
        let tx = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        tx.execute_batch(step.change)?;
        (step.fill)(&tx)?;
        tx.pragma_update(None, "application_id", APPLICATION_ID)?;
        tx.pragma_update(None, "user_version", made)?;
        tx.commit()?;
    }
    Ok(())
}

/// The checksum of the parlour's secret: with another, no link would lead anywhere.
pub fn secret_sum(secret: &[u8]) -> [u8; 8] {
    chain::own(TableId([0; 16]), 0, secret).to_le_bytes()
}

/// Puts the checksum of the secret beside it, if there is one yet.
pub fn fill_secret_sum(db: &Connection) -> Result<(), Fault> {
    let find = "SELECT value FROM meta WHERE key = 'secret'";
    if let Some(secret) = db.query_row(find, [], |row| row.get::<_, Vec<u8>>(0)).optional()? {
        let keep = "REPLACE INTO meta VALUES ('secret-sum', ?1)";
        db.execute(keep, [secret_sum(&secret)])?;
    }
    Ok(())
}

pub fn version(db: &Connection) -> Result<u32, Fault> {
    Ok(db.pragma_query_value(None, "user_version", |row| row.get(0))?)
}

/// How many entries are taken up at once,
const BATCH: u32 = 1000;
/// and how often it is told how far that has got.
const TELLING: Duration = Duration::from_secs(2);

/// A table whose entries are being gone through.
struct Passing {
    id: TableId,
    entries: u32,
    next: u32,
    sum: u64,
}

/// Gives every entry its checksum, in the order in which they came. What does not fit together is
/// given none, so that it is found when it is read.
fn fill_sums(tx: &Transaction<'_>) -> Result<(), Fault> {
    let mut tables: HashMap<i64, Passing> = HashMap::new();
    let mut select = tx.prepare("SELECT no, id, next FROM tables")?;
    let mut rows = select.query([])?;
    while let Some(row) = rows.next()? {
        let (id, entries) = (TableId(row.get(1)?), row.get(2)?);
        tables.insert(row.get(0)?, Passing { id, entries, next: 0, sum: 0 });
    }
    let all: i64 = tx.query_row("SELECT coalesce(max(at), 0) FROM log", [], |row| row.get(0))?;
    let mut select =
        tx.prepare("SELECT at, table_no, seq, body FROM log WHERE at > ?1 ORDER BY at LIMIT ?2")?;
    let mut update = tx.prepare("UPDATE log SET sum = ?2 WHERE at = ?1")?;
    let (mut done, mut told) = (0i64, Instant::now());
    loop {
        let rows = select.query_map((done, BATCH), |row| {
            Ok((row.get(0)?, row.get::<_, i64>(1)?, row.get::<_, u32>(2)?, row.get(3)?))
        })?;
        let rows: Vec<(i64, i64, u32, Vec<u8>)> = rows.collect::<Result<_, _>>()?;
        let Some((last, ..)) = rows.last() else { break };
        done = *last;
        for (at, no, seq, body) in rows {
            let Some(table) = tables.get_mut(&no).filter(|table| table.next == seq) else {
                continue;
            };
            table.sum = chain::link(table.sum, chain::own(table.id, seq, &body));
            table.next += 1;
            update.execute((at, table.sum.cast_signed()))?;
        }
        if told.elapsed() > TELLING {
            told = Instant::now();
            info!(done, all, "the journal is being brought up to date");
        }
    }
    fill_secret_sum(tx)?;
    // When something last happened there is not known: the count begins today.
    let today = day::today();
    let mut update = tx.prepare("UPDATE tables SET day = ?2, seal = ?3 WHERE no = ?1")?;
    for (no, table) in &tables {
        let whole = table.next == table.entries;
        let seal = if whole { chain::seal(table.sum, today) } else { 0 };
        update.execute((no, today, seal.cast_signed()))?;
    }
    if !tables.is_empty() {
        info!(tables = tables.len(), "the journal is up to date");
    }
    Ok(())
}

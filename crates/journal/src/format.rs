//! The layout of the file, and how older ones become it.

use rusqlite::{Connection, TransactionBehavior};

use crate::Fault;

/// Marks an SQLite file as a journal of ours: "Parl".
pub const APPLICATION_ID: u32 = 0x5061_726c;

/// The oldest format that is read. Formats 1 and 2 were never released, and their entries had other
/// shapes: such a file is left as it is.
pub const OLDEST: u32 = 3;

/// The present format.
pub const KNOWN: u32 = OLDEST + STEPS.len() as u32 - 1;

/// `STEPS[n]` makes format `OLDEST + n` out of the one before; an empty file has none.
///
/// A step that was released is never changed: files of its time are out there.
const STEPS: [&str; 1] = [
    // Sorted by table, a thousand tables at play dirty a thousand pages with every commit. Here
    // entries are kept in the order in which they came, so that a commit fills a few pages one
    // after the other. Each entry knows where the one before it is, and a table's row where its
    // last is: no index grows with the entries. Of a thousand tables with an entry each, a commit
    // writes 82 pages instead of 1826 (with an index of numbers: 313), and takes a seventeenth of
    // the time.
    "CREATE TABLE tables (
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
];

/// Brings an open file to the present format, each step in a transaction of its own.
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
        tx.execute_batch(step)?;
        tx.pragma_update(None, "application_id", APPLICATION_ID)?;
        tx.pragma_update(None, "user_version", made)?;
        tx.commit()?;
    }
    Ok(())
}

fn version(db: &Connection) -> Result<u32, Fault> {
    Ok(db.pragma_query_value(None, "user_version", |row| row.get(0))?)
}

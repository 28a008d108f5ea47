//! The layout of the file, and how older ones become it.

use rusqlite::{Connection, TransactionBehavior};

use crate::Fault;

/// Marks an SQLite file as a journal of ours: "Parl".
pub const APPLICATION_ID: u32 = 0x5061_726c;

/// The present format.
pub const KNOWN: u32 = STEPS.len() as u32;

/// `STEPS[n]` makes format `n + 1` out of format `n`; format 0 is an empty file.
///
/// A step that was released is never changed: files of its time are out there.
const STEPS: [&str; 2] = [
    "CREATE TABLE meta (key TEXT PRIMARY KEY, value BLOB);
     CREATE TABLE entries (
         table_id BLOB, seq INTEGER, body BLOB, PRIMARY KEY (table_id, seq)
     ) WITHOUT ROWID;",
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
     INSERT INTO tables
         SELECT row_number() OVER ordered, table_id, count(*), sum(count(*)) OVER ordered
         FROM entries GROUP BY table_id WINDOW ordered AS (ORDER BY table_id);
     INSERT INTO log
         SELECT row_number() OVER ordered, no, seq,
             iif(seq = 0, 0, row_number() OVER ordered - 1), body
         FROM entries JOIN tables ON id = table_id WINDOW ordered AS (ORDER BY table_id, seq);
     DROP TABLE entries;",
];

/// Brings an open file to the present format, each step in a transaction of its own.
pub fn migrate(db: &mut Connection) -> Result<(), Fault> {
    let found = version(db)?;
    if found > KNOWN {
        return Err(Fault::Newer { found, known: KNOWN });
    }
    for (step, made) in STEPS.iter().zip(1..).skip(found as usize) {
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

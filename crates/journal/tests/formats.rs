//! Files of other formats than the present.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

use journal::{Counts, Fault, Journal, Listed, Listing, Sqlite, TableId};
use rusqlite::Connection;

fn file(folder: &Path) -> PathBuf {
    folder.join("parlour.sqlite")
}

/// A file as parlours of format 1 left it.
const FORMAT_1: &str = include_str!("data/format-1.sql");

/// Nothing was released in the formats 1 and 2: such a journal is refused, and not touched.
#[tokio::test]
async fn a_journal_from_before_the_first_release_is_left_alone() {
    for found in [1, 2] {
        let folder = tempfile::tempdir().unwrap();
        let old = Connection::open(file(folder.path())).unwrap();
        old.execute_batch(FORMAT_1).unwrap();
        old.pragma_update(None, "user_version", found).unwrap();
        drop(old);
        let before = fs::read(file(folder.path())).unwrap();
        let refused = Sqlite::open(folder.path()).err();
        assert_eq!(refused, Some(Fault::Older { found, oldest: 3 }));
        assert_eq!(fs::read(file(folder.path())).unwrap(), before);
    }
}

#[tokio::test]
async fn a_journal_of_a_newer_format_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    drop(Sqlite::open(folder.path()).unwrap());
    let newer = Connection::open(file(folder.path())).unwrap();
    newer.pragma_update(None, "user_version", 5).unwrap();
    drop(newer);

    let before = fs::read(file(folder.path())).unwrap();
    let refused = Sqlite::open(folder.path()).err();
    assert_eq!(refused, Some(Fault::Newer { found: 5, known: 4 }));
    assert_eq!(fs::read(file(folder.path())).unwrap(), before);
}

#[tokio::test]
async fn a_newer_format_that_is_only_in_the_log_is_left_alone_too() {
    let folder = tempfile::tempdir().unwrap();
    drop(Sqlite::open(folder.path()).unwrap());
    let newer = Connection::open(file(folder.path())).unwrap();
    newer.pragma_update(None, "user_version", 5).unwrap();

    // As a parlour killed just after its migration leaves it.
    let killed = tempfile::tempdir().unwrap();
    for name in ["parlour.sqlite", "parlour.sqlite-wal"] {
        fs::copy(folder.path().join(name), killed.path().join(name)).unwrap();
    }
    let before = fs::read(file(killed.path())).unwrap();
    let refused = Sqlite::open(killed.path()).err();
    assert_eq!(refused, Some(Fault::Newer { found: 5, known: 4 }));
    assert_eq!(fs::read(file(killed.path())).unwrap(), before);
}

/// A file as parlours of format 3 left it: two tables, their entries mixed.
const FORMAT_3: &str = include_str!("data/format-3.sql");

fn format_3(folder: &Path) -> Connection {
    let old = Connection::open(file(folder)).unwrap();
    old.execute_batch(FORMAT_3).unwrap();
    old
}

const ONE: TableId = TableId([1; 16]);
const TWO: TableId = TableId([2; 16]);

#[tokio::test]
async fn a_journal_of_format_3_is_brought_up_to_date_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    drop(format_3(folder.path()));
    let journal = Sqlite::open(folder.path()).unwrap();
    assert_eq!(journal.secret(), [7; 32]);
    assert_eq!(journal.count().await, Ok(Counts { tables: 2, entries: 5 }));
    assert_eq!(journal.read(ONE).await.unwrap(), ["a", "b", "c"]);
    assert_eq!(journal.read_from(TWO, 1).await.unwrap(), ["y"]);
    let listed = journal.tables(Some(ONE)).await.unwrap();
    assert_eq!(listed, [Listed { table: TWO, day: journal::today() }], "counted from today on");
    journal.append(ONE, 3, vec!["d".into()]).await.unwrap();
    journal.close().await.unwrap();

    let found: u32 = Connection::open(file(folder.path()))
        .unwrap()
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .unwrap();
    assert_eq!(found, 4);
    let journal = Sqlite::open(folder.path()).unwrap();
    assert_eq!(journal.read(ONE).await.unwrap(), ["a", "b", "c", "d"]);
}

#[tokio::test]
async fn what_was_damaged_before_is_found_afterwards_and_the_rest_is_read() {
    for damage in [
        "DELETE FROM log WHERE at = 3",
        "UPDATE log SET seq = 2 WHERE at = 3",
        "UPDATE log SET before = 2 WHERE at = 5",
        "UPDATE log SET table_no = 9 WHERE at = 1",
        "UPDATE tables SET last = 3 WHERE no = 1",
        "UPDATE tables SET next = 2 WHERE no = 1",
        "UPDATE tables SET next = 0 WHERE no = 1",
    ] {
        let folder = tempfile::tempdir().unwrap();
        format_3(folder.path()).execute_batch(damage).unwrap();
        let journal = Sqlite::open(folder.path()).unwrap();
        let read = journal.read(ONE).await;
        assert!(matches!(read, Err(Fault::Damaged { .. })), "{damage}: {read:?}");
        assert_eq!(journal.read(TWO).await.unwrap(), ["x", "y"], "{damage}");
    }
}

/// Whatever happens while it is brought up to date, the file is of one format or the other.
#[tokio::test]
async fn a_journal_that_cannot_be_brought_up_to_date_stays_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let old = format_3(folder.path());
    old.execute_batch("UPDATE tables SET id = x'01' WHERE no = 2").unwrap();
    drop(old);
    assert!(matches!(Sqlite::open(folder.path()), Err(Fault::Corrupt(_))));
    let old = Connection::open(file(folder.path())).unwrap();
    let found: u32 = old.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    assert_eq!(found, 3);
    let columns: i64 = old
        .query_row("SELECT count(*) FROM pragma_table_info('log')", [], |row| row.get(0))
        .unwrap();
    assert_eq!(columns, 5);
}

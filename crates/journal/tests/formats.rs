//! Files of other formats than the present.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

use journal::{Counts, Fault, Journal, Sqlite, TableId};
use rusqlite::Connection;

fn file(folder: &Path) -> PathBuf {
    folder.join("parlour.sqlite")
}

/// A file as parlours of format 1 left it.
const FORMAT_1: &str = include_str!("data/format-1.sql");

#[tokio::test]
async fn a_journal_of_format_1_is_brought_to_the_present() {
    let folder = tempfile::tempdir().unwrap();
    Connection::open(file(folder.path())).unwrap().execute_batch(FORMAT_1).unwrap();

    for _ in 0..2 {
        let journal = Sqlite::open(folder.path()).unwrap();
        assert_eq!(journal.secret(), *b"the secret of an elder parlour..");
        assert_eq!(journal.count().await, Ok(Counts { tables: 3, entries: 6 }));
        let read = |id| journal.read(TableId([id; 16]));
        assert_eq!(read(0x11).await.unwrap(), ["alone"]);
        assert_eq!(read(0x77).await.unwrap(), ["first", "", "third"]);
        assert_eq!(read(0xee).await.unwrap(), [&b"\x00\xff"[..], b"last"]);
        assert_eq!(read(0x12).await.unwrap(), [""; 0]);
    }

    let journal = Sqlite::open(folder.path()).unwrap();
    let table = TableId([0x77; 16]);
    assert_eq!(journal.append(table, 2, vec!["no".into()]).await, Err(Fault::Conflict));
    journal.append(table, 3, vec!["fourth".into()]).await.unwrap();
    journal.append(TableId([0x12; 16]), 0, vec!["new".into()]).await.unwrap();
    assert_eq!(journal.read(table).await.unwrap(), ["first", "", "third", "fourth"]);
    assert_eq!(journal.count().await, Ok(Counts { tables: 4, entries: 8 }));
}

#[tokio::test]
async fn an_empty_journal_of_format_1_is_brought_to_the_present() {
    let folder = tempfile::tempdir().unwrap();
    let old = Connection::open(file(folder.path())).unwrap();
    old.execute_batch(FORMAT_1).unwrap();
    old.execute_batch("DELETE FROM entries").unwrap();
    drop(old);
    let journal = Sqlite::open(folder.path()).unwrap();
    assert_eq!(journal.count().await, Ok(Counts::default()));
    journal.append(TableId([1; 16]), 0, vec!["a".into()]).await.unwrap();
}

#[tokio::test]
async fn a_journal_of_a_newer_format_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    drop(Sqlite::open(folder.path()).unwrap());
    let newer = Connection::open(file(folder.path())).unwrap();
    newer.pragma_update(None, "user_version", 3).unwrap();
    drop(newer);

    let before = fs::read(file(folder.path())).unwrap();
    let refused = Sqlite::open(folder.path()).err();
    assert_eq!(refused, Some(Fault::Newer { found: 3, known: 2 }));
    assert_eq!(fs::read(file(folder.path())).unwrap(), before);
}

#[tokio::test]
async fn a_newer_format_that_is_only_in_the_log_is_left_alone_too() {
    let folder = tempfile::tempdir().unwrap();
    drop(Sqlite::open(folder.path()).unwrap());
    let newer = Connection::open(file(folder.path())).unwrap();
    newer.pragma_update(None, "user_version", 3).unwrap();

    // As a parlour killed just after its migration leaves it.
    let killed = tempfile::tempdir().unwrap();
    for name in ["parlour.sqlite", "parlour.sqlite-wal"] {
        fs::copy(folder.path().join(name), killed.path().join(name)).unwrap();
    }
    let before = fs::read(file(killed.path())).unwrap();
    let refused = Sqlite::open(killed.path()).err();
    assert_eq!(refused, Some(Fault::Newer { found: 3, known: 2 }));
    assert_eq!(fs::read(file(killed.path())).unwrap(), before);
}

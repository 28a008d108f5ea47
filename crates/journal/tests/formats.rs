//! Files of other formats than the present.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

use journal::{Fault, Sqlite};
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
    newer.pragma_update(None, "user_version", 4).unwrap();
    drop(newer);

    let before = fs::read(file(folder.path())).unwrap();
    let refused = Sqlite::open(folder.path()).err();
    assert_eq!(refused, Some(Fault::Newer { found: 4, known: 3 }));
    assert_eq!(fs::read(file(folder.path())).unwrap(), before);
}

#[tokio::test]
async fn a_newer_format_that_is_only_in_the_log_is_left_alone_too() {
    let folder = tempfile::tempdir().unwrap();
    drop(Sqlite::open(folder.path()).unwrap());
    let newer = Connection::open(file(folder.path())).unwrap();
    newer.pragma_update(None, "user_version", 4).unwrap();

    // As a parlour killed just after its migration leaves it.
    let killed = tempfile::tempdir().unwrap();
    for name in ["parlour.sqlite", "parlour.sqlite-wal"] {
        fs::copy(folder.path().join(name), killed.path().join(name)).unwrap();
    }
    let before = fs::read(file(killed.path())).unwrap();
    let refused = Sqlite::open(killed.path()).err();
    assert_eq!(refused, Some(Fault::Newer { found: 4, known: 3 }));
    assert_eq!(fs::read(file(killed.path())).unwrap(), before);
}

use super::*;
use crate::file;
use bytes::Bytes;
use std::path::Path;

fn append(table: u8, at: u32, entry: &'static [u8]) -> Append {
    Append { table: TableId([table; 16]), at, entries: vec![Bytes::from_static(entry)], day: 1 }
}

fn open(folder: &Path) -> Store {
    let opened = file::open(folder).unwrap();
    Store::new(opened.writer, &opened.path).unwrap()
}

fn let_grow_to(store: &Store, pages: u32) {
    store.db.query_row(&format!("PRAGMA max_page_count = {pages}"), [], |_| Ok(())).unwrap();
}

#[test]
fn when_the_disk_is_full_nothing_of_the_batch_is_kept_and_the_writer_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let mut opened = file::open(folder.path()).unwrap();
    let mut store = Store::new(opened.writer, &opened.path).unwrap();
    store.write([append(1, 0, b"before")].iter()).unwrap();

    let_grow_to(&store, 1);
    let large = [append(1, 1, b"small"), append(2, 0, &[7; 100_000]), append(3, 0, b"small")];
    assert_eq!(store.write(large.iter()).err(), Some(Fault::Full));
    assert_eq!(store.counts(), Counts { tables: 1, entries: 1 });

    let_grow_to(&store, 1_000_000);
    let written = store.write(large.iter()).unwrap();
    assert!(written.answers.iter().all(Result::is_ok));
    assert_eq!(store.counts(), Counts { tables: 3, entries: 4 });
    let first = Finder::default().read(&mut opened.reader, TableId([1; 16]), 0).unwrap();
    assert_eq!(first, ["before", "small"]);
}

#[test]
fn tables_long_not_written_are_found_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = open(folder.path());
    let id = |n: usize| TableId((n as u128).to_be_bytes());
    let tables = 0..Heads::GENERATION * 3;
    let entries = || vec![Bytes::from_static(b"x")];
    for at in 0..2 {
        let round: Vec<_> = tables
            .clone()
            .map(|n| Append { table: id(n), at, entries: entries(), day: 1 })
            .collect();
        for batch in round.chunks(1000) {
            assert!(store.write(batch.iter()).unwrap().answers.iter().all(Result::is_ok));
        }
    }
    assert!(store.heads.young.len() + store.heads.old.len() <= Heads::GENERATION * 2);
}

#[test]
fn what_cannot_be_written_is_told_as_what_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = open(folder.path());
    store.try_out().unwrap();
    store.db.pragma_update(None, "query_only", true).unwrap();
    assert_eq!(store.write([append(1, 0, b"a")].iter()).err(), Some(Fault::ReadOnly));
    assert_eq!(store.try_out(), Err(Fault::ReadOnly));
    store.db.pragma_update(None, "query_only", false).unwrap();
    assert_eq!(store.try_out(), Ok(()));
}

/// A table whose row cannot be read fails alone, whoever else is in the batch.
#[test]
fn one_damaged_table_holds_up_nobody_else() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = open(folder.path());
    store.write([append(1, 0, b"a"), append(2, 0, b"x")].iter()).unwrap();
    store.db.execute("UPDATE tables SET next = -1 WHERE no = 1", []).unwrap();
    store.heads = Heads::default();
    let both = [append(1, 1, b"b"), append(2, 1, b"y")];
    assert!(matches!(store.write(both.iter()), Err(Fault::Corrupt(_))));
    assert!(store.write(both[1..].iter()).unwrap().answers[0].is_ok());
}

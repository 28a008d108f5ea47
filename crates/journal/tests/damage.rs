//! What is stored and is not what was appended: it is found, and harms no other table.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::Path;

use bytes::Bytes;
use journal::{Fault, Journal, Listing, Place, Sqlite, TableId};
use rusqlite::Connection;

fn table(n: u8) -> TableId {
    TableId([n; 16])
}

fn one(entry: &str) -> Vec<Bytes> {
    vec![Bytes::copy_from_slice(entry.as_bytes())]
}

/// A journal with two tables of four entries each, their entries mixed.
async fn journal(folder: &Path) {
    let journal = Sqlite::open(folder).unwrap();
    for at in 0..4 {
        for n in [1, 2] {
            journal.append(table(n), at, one(&format!("entry {at} of {n}"))).await.unwrap();
        }
    }
    journal.close().await.unwrap();
}

fn alter(folder: &Path, sql: &str) {
    Connection::open(folder.join("parlour.sqlite")).unwrap().execute_batch(sql).unwrap();
}

/// Of the first table, entry n is at 2n + 1.
const DAMAGES: [(&str, u32); 11] = [
    ("UPDATE log SET body = CAST('entry 9 of 1' AS BLOB) WHERE at = 3", 1),
    ("UPDATE log SET body = x'' WHERE at = 7", 3),
    ("UPDATE log SET sum = sum + 1 WHERE at = 1", 0),
    ("UPDATE log SET sum = sum + 1 WHERE at = 7", 3),
    // Two swapped, checksums and all.
    (
        "CREATE TABLE was AS SELECT * FROM log;
         UPDATE log SET body = (SELECT body FROM was WHERE at = 5),
             sum = (SELECT sum FROM was WHERE at = 5) WHERE at = 3;
         UPDATE log SET body = (SELECT body FROM was WHERE at = 3),
             sum = (SELECT sum FROM was WHERE at = 3) WHERE at = 5;
         DROP TABLE was",
        1,
    ),
    // One missing, the others closed up.
    (
        "DELETE FROM log WHERE at = 3; UPDATE log SET before = 1 WHERE at = 5;
         UPDATE log SET seq = seq - 1 WHERE at IN (5, 7);
         UPDATE tables SET next = 3 WHERE no = 1",
        1,
    ),
    // One doubled.
    (
        "UPDATE log SET seq = seq + 1 WHERE at IN (5, 7);
         INSERT INTO log SELECT 90, table_no, 2, 3, body, sum FROM log WHERE at = 3;
         UPDATE log SET before = 90 WHERE at = 5; UPDATE tables SET next = 5 WHERE no = 1",
        2,
    ),
    // The last forgotten.
    ("UPDATE tables SET next = 3, last = 5 WHERE no = 1", 2),
    // Another table's entry, and all of another table's entries.
    ("UPDATE log SET body = (SELECT body FROM log WHERE at = 4) WHERE at = 3", 1),
    (
        "UPDATE log SET table_no = 3 - table_no;
         UPDATE tables SET last = 15 - last",
        0,
    ),
    ("UPDATE tables SET day = day - 400 WHERE no = 1", 3),
];

#[tokio::test]
async fn whatever_was_altered_is_found_and_told_with_its_place() {
    for (damage, entry) in DAMAGES {
        let folder = tempfile::tempdir().unwrap();
        journal(folder.path()).await;
        alter(folder.path(), damage);
        let journal = Sqlite::open(folder.path()).unwrap();
        assert_eq!(journal.read(table(1)).await, Err(Fault::Damaged { entry }), "{damage}");
        if !damage.contains("3 - table_no") {
            assert_eq!(journal.read(table(2)).await.unwrap().len(), 4, "{damage}");
            journal.append(table(2), 4, one("goes on")).await.unwrap();
        }
        assert_eq!(journal.forget(vec![table(1)]).await, Ok(vec![]), "not thrown away: {damage}");
    }
}

/// Whoever knows some entries already is told of damage in the others, and in what they follow.
#[tokio::test]
async fn what_is_new_is_compared_too() {
    let folder = tempfile::tempdir().unwrap();
    journal(folder.path()).await;
    alter(folder.path(), "UPDATE log SET body = x'00' WHERE at = 5");
    let journal = Sqlite::open(folder.path()).unwrap();
    assert_eq!(journal.read_from(table(1), 2).await, Err(Fault::Damaged { entry: 2 }));
    assert_eq!(journal.read_from(table(1), 3).await.unwrap(), ["entry 3 of 1"]);
    assert_eq!(journal.read_from(table(2), 3).await.unwrap(), ["entry 3 of 2"]);
}

#[tokio::test]
async fn a_table_whose_name_is_lost_from_the_index_is_found_all_the_same() {
    let folder = tempfile::tempdir().unwrap();
    journal(folder.path()).await;
    // The index of names is the only place beside the table itself that has the name.
    let file = folder.path().join("parlour.sqlite");
    let mut bytes = fs::read(&file).unwrap();
    let places: Vec<usize> =
        (0..bytes.len() - 16).filter(|&at| bytes[at..at + 16] == [1; 16]).collect();
    let [in_table, in_index] = places[..] else { panic!("the name is there twice: {places:?}") };
    let index = in_index.max(in_table);
    bytes[index + 3] ^= 0x40;
    fs::write(&file, &bytes).unwrap();

    let journal = Sqlite::open(folder.path()).unwrap();
    assert_eq!(journal.read(table(1)).await.unwrap().len(), 4);
    assert_eq!(journal.read(table(2)).await.unwrap().len(), 4);
    // Of another nobody can say that it was never there.
    assert!(matches!(journal.read(table(3)).await, Err(Fault::Corrupt(_))));
    journal.append(table(1), 4, one("goes on")).await.unwrap();
    assert_eq!(journal.read_from(table(1), 4).await.unwrap(), ["goes on"]);
}

/// With another secret every private link would lead nowhere, and kept cards would be lost.
#[tokio::test]
async fn another_secret_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    journal(folder.path()).await;
    alter(folder.path(), "UPDATE meta SET value = zeroblob(32) WHERE key = 'secret'");
    assert!(matches!(Sqlite::open(folder.path()), Err(Fault::Corrupt(_))));
}

#[tokio::test]
async fn a_copy_keeps_checksums_and_days() {
    let folder = tempfile::tempdir().unwrap();
    journal(folder.path()).await;
    let copies = tempfile::tempdir().unwrap();
    let (copy, taken) = (copies.path().join("backup"), copies.path().join("migrated"));
    fs::create_dir(&copy).unwrap();
    journal::backup(folder.path(), &copy.join("parlour.sqlite")).unwrap();
    let [from, to] = [folder.path(), &taken].map(|folder| Place::Folder(folder.to_owned()));
    journal::migrate(&from, &to, &|_, _| {}).await.unwrap();
    for copy in [copy, taken] {
        alter(&copy, "UPDATE log SET body = x'00' WHERE table_no = 1 AND seq = 2");
        let journal = Sqlite::open(&copy).unwrap();
        assert_eq!(journal.read(table(1)).await, Err(Fault::Damaged { entry: 2 }));
        assert_eq!(journal.read(table(2)).await.unwrap().len(), 4);
    }
    // What is damaged is not taken along in silence.
    alter(folder.path(), "UPDATE log SET body = x'00' WHERE at = 1");
    let other = Place::Folder(copies.path().join("other"));
    let stuck = journal::migrate(&from, &other, &|_, _| {}).await.unwrap_err();
    assert_eq!(stuck.fault, Fault::Damaged { entry: 0 });
}

#[tokio::test]
async fn tables_that_are_forgotten_are_gone_and_their_space_is_given_back() {
    let folder = tempfile::tempdir().unwrap();
    let large = "x".repeat(100_000);
    let journal = Sqlite::open(folder.path()).unwrap();
    for n in 1..=20 {
        journal.append(table(n), 0, vec!["opened".into(), large.clone().into()]).await.unwrap();
    }
    let gone: Vec<TableId> = (1..=19).map(table).collect();
    let asked = [gone.clone(), vec![table(99)]].concat();
    assert_eq!(journal.forget(asked).await, Ok(gone));
    journal.shrink().await.unwrap();
    let size = fs::metadata(folder.path().join("parlour.sqlite")).unwrap().len();
    assert!(size < 250_000, "{size}");
    assert_eq!(journal.count().await.unwrap().tables, 1);
    assert_eq!(journal.tables(None).await.unwrap().len(), 1);
    assert_eq!(journal.read(table(20)).await.unwrap().len(), 2);
    assert_eq!(journal.read(table(1)).await.unwrap(), [""; 0]);
    journal.append(table(20), 2, one("goes on")).await.unwrap();
    journal.append(table(1), 0, one("another")).await.unwrap();
    assert_eq!(journal.read(table(20)).await.unwrap().len(), 3);
}

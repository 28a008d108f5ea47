//! A journal that is looked at and not changed.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::Path;

use bytes::Bytes;
use journal::{Fault, Inspection, Journal, Place, Sqlite, TableId};

fn table(n: u8) -> TableId {
    TableId([n; 16])
}

fn place(folder: &Path) -> Place {
    Place::Folder(folder.to_owned())
}

/// The files of a folder and what is in them.
fn content(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap());
    let mut files: Vec<_> = files
        .map(|file| (file.file_name().into_string().unwrap(), fs::read(file.path()).unwrap()))
        .collect();
    files.sort();
    files
}

async fn filled(folder: &Path) -> Sqlite {
    let journal = Sqlite::open(folder).unwrap();
    for n in 0..50 {
        let entries = vec![Bytes::from(vec![n; 2000]), "b".into()];
        journal.append(table(n), 0, entries).await.unwrap();
    }
    journal
}

#[tokio::test]
async fn looking_at_a_closed_journal_changes_nothing_not_even_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().join("with spaces & more?");
    let secret = filled(&folder).await.secret();
    let before = content(&folder);
    let mut seen = Inspection::open(&place(&folder)).await.unwrap();
    assert_eq!(seen.secret(), secret);
    assert_eq!(seen.flaws(), 0);
    assert_eq!(seen.tables().await.unwrap().len(), 50);
    assert_eq!(seen.read(table(7)).await.unwrap().len(), 2);
    seen.close().unwrap();
    assert_eq!(content(&folder), before);
}

#[tokio::test]
async fn a_journal_at_work_can_be_looked_at() {
    let folder = tempfile::tempdir().unwrap();
    let journal = filled(folder.path()).await;
    let mut seen = Inspection::open(&place(folder.path())).await.unwrap();
    assert_eq!((seen.flaws(), seen.tables().await.unwrap().len()), (0, 50));
    journal.append(table(7), 2, vec!["c".into()]).await.unwrap();
    assert_eq!(seen.read(table(7)).await.unwrap().len(), 3);
    seen.close().unwrap();
}

#[tokio::test]
async fn a_parlour_that_opens_meanwhile_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    filled(folder.path()).await.close().await.unwrap();
    let seen = Inspection::open(&place(folder.path())).await.unwrap();
    let journal = Sqlite::open(folder.path()).unwrap();
    journal.append(table(60), 0, vec!["a".into()]).await.unwrap();
    assert_eq!(seen.close(), Err(Fault::Locked));
}

#[tokio::test]
async fn damage_is_looked_at_as_far_as_it_can_be_read() {
    let folder = tempfile::tempdir().unwrap();
    filled(folder.path()).await.close().await.unwrap();
    let file = folder.path().join("parlour.sqlite");
    let mut bytes = fs::read(&file).unwrap();
    // A page in the middle, which holds entries of one or two tables.
    let page = (bytes.len() / 4096 / 2) * 4096;
    bytes[page..page + 4096].fill(0xaa);
    fs::write(&file, bytes).unwrap();
    let mut seen = Inspection::open(&place(folder.path())).await.unwrap();
    assert!(seen.flaws() > 0);
    let mut whole = 0;
    for n in 0..50 {
        match seen.read(table(n)).await {
            Ok(entries) => {
                assert_eq!(entries[0], vec![n; 2000]);
                whole += 1;
            }
            Err(Fault::Damaged { .. } | Fault::Corrupt(_)) => {}
            Err(other) => panic!("{other:?}"),
        }
    }
    assert!((40..50).contains(&whole), "{whole} tables are read");
}

#[tokio::test]
async fn what_is_no_journal_or_an_older_one_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let seen = async || Inspection::open(&place(folder.path())).await.err();
    assert_eq!(seen().await, Some(Fault::Missing));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "none is made");
    let old = rusqlite::Connection::open(folder.path().join("parlour.sqlite")).unwrap();
    old.execute_batch(include_str!("data/format-3.sql")).unwrap();
    drop(old);
    let before = content(folder.path());
    assert_eq!(seen().await, Some(Fault::Outdated { found: 3 }));
    assert_eq!(content(folder.path()), before);
}

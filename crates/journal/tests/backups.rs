//! Copies of a journal at work.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use bytes::Bytes;
use journal::{Fault, Journal, Sqlite, TableId, backup};

const TABLES: u8 = 20;

fn table(n: u8) -> TableId {
    TableId([n; 16])
}

fn entry(table: u8, seq: u32) -> Bytes {
    Bytes::from(format!("entry {seq} of table {table} {}", ".".repeat(150)))
}

fn names(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).unwrap();
    let mut names: Vec<_> =
        files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_made_while_appends_go_on_is_whole_and_can_be_opened() {
    let folder = tempfile::tempdir().unwrap();
    let journal = Arc::new(Sqlite::open(folder.path()).unwrap());
    let over = Arc::new(AtomicBool::new(false));
    let acknowledged: Arc<Vec<AtomicU32>> = Arc::new((0..TABLES).map(|_| 0.into()).collect());
    let tasks: Vec<_> = (0..TABLES)
        .map(|n| {
            let (journal, over, told) = (journal.clone(), over.clone(), acknowledged.clone());
            tokio::spawn(async move {
                for seq in 0.. {
                    journal.append(table(n), seq, vec![entry(n, seq)]).await.unwrap();
                    told[usize::from(n)].store(seq + 1, Ordering::SeqCst);
                    if over.load(Ordering::SeqCst) {
                        break;
                    }
                }
            })
        })
        .collect();

    while acknowledged.iter().any(|count| count.load(Ordering::SeqCst) < 20) {
        tokio::task::yield_now().await;
    }
    let before: BTreeMap<u8, u32> =
        (0..).zip(acknowledged.iter().map(|count| count.load(Ordering::SeqCst))).collect();
    let copies = tempfile::tempdir().unwrap();
    let copy = copies.path().join("parlour.sqlite");
    let (from, to) = (folder.path().to_owned(), copy.clone());
    tokio::task::spawn_blocking(move || backup(&from, &to)).await.unwrap().unwrap();
    over.store(true, Ordering::SeqCst);
    for task in tasks {
        task.await.unwrap();
    }
    assert_eq!(names(copies.path()), ["parlour.sqlite"]);

    let copied = Sqlite::open(copies.path()).unwrap();
    assert_eq!(copied.secret(), journal.secret());
    for (n, least) in before {
        let entries = copied.read(table(n)).await.unwrap();
        assert!(entries.len() >= least as usize, "table {n}");
        for (seq, found) in (0..).zip(entries) {
            assert_eq!(found, entry(n, seq));
        }
    }
    copied.append(table(200), 0, vec!["goes on".into()]).await.unwrap();
    copied.close().await.unwrap();
    let db = rusqlite::Connection::open(copy).unwrap();
    let check: String = db.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(check, "ok");
}

#[tokio::test]
async fn a_journal_that_nobody_has_open_can_be_backed_up() {
    let folder = tempfile::tempdir().unwrap();
    let journal = Sqlite::open(folder.path()).unwrap();
    journal.append(table(1), 0, vec!["a".into()]).await.unwrap();
    drop(journal);
    let copies = tempfile::tempdir().unwrap();
    backup(folder.path(), &copies.path().join("parlour.sqlite")).unwrap();
    let copied = Sqlite::open(copies.path()).unwrap();
    assert_eq!(copied.read(table(1)).await.unwrap(), ["a"]);
}

#[test]
fn a_backup_never_overwrites_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let _journal = Sqlite::open(folder.path()).unwrap();
    let copies = tempfile::tempdir().unwrap();
    let copy = copies.path().join("precious");
    fs::write(&copy, "mine").unwrap();
    assert_eq!(backup(folder.path(), &copy), Err(Fault::Exists));
    assert_eq!(fs::read_to_string(&copy).unwrap(), "mine");
    assert_eq!(backup(folder.path(), copies.path()), Err(Fault::Exists));
    let itself = folder.path().join("parlour.sqlite");
    assert_eq!(backup(folder.path(), &itself), Err(Fault::Exists));
    assert_eq!(names(copies.path()), ["precious"]);
}

/// A copy that was killed leaves a part behind; the next one to that name removes it, but none that
/// somebody is at, and nothing else.
#[test]
fn what_is_left_of_a_killed_backup_is_removed() {
    let folder = tempfile::tempdir().unwrap();
    drop(Sqlite::open(folder.path()).unwrap());
    let copies = tempfile::tempdir().unwrap();
    let file = |name: &str| copies.path().join(name);
    let stay =
        ["copy", "copy.0123.part", "copy.zzzzzzzzzzzzzzzz.part", "other.0123456789abcdef.part"];
    for name in stay.iter().skip(1).chain(&["copy.0123456789abcdef.part"]) {
        fs::write(file(name), "half").unwrap();
    }
    let at_work = fs::File::create(file("copy.1111111111111111.part")).unwrap();
    at_work.lock().unwrap();
    backup(folder.path(), &file("copy")).unwrap();
    let mut left = stay.to_vec();
    left.push("copy.1111111111111111.part");
    left.sort_unstable();
    assert_eq!(names(copies.path()), left);
}

#[test]
fn a_backup_that_fails_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let copies = tempfile::tempdir().unwrap();
    let copy = copies.path().join("copy");
    assert_eq!(backup(folder.path(), &copy), Err(Fault::Missing));
    assert_eq!(names(folder.path()), [""; 0]);

    drop(Sqlite::open(folder.path()).unwrap());
    let nowhere = copies.path().join("no such folder/copy");
    assert!(matches!(backup(folder.path(), &nowhere), Err(Fault::Io(_))));

    let file = folder.path().join("parlour.sqlite");
    let whole = fs::read(&file).unwrap();
    fs::write(&file, &whole[..whole.len() - 4096]).unwrap();
    assert!(matches!(backup(folder.path(), &copy), Err(Fault::Corrupt(_))));

    fs::write(&file, "a shopping list").unwrap();
    assert_eq!(backup(folder.path(), &copy), Err(Fault::NotOurs));
    assert_eq!(names(copies.path()), [""; 0]);
}

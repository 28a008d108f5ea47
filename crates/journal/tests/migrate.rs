//! Journals taken from one place to another and back.

#![allow(clippy::unwrap_used)]

use bytes::Bytes;
use journal::{Counts, Fault, Journal, LONGEST, Place, Postgres, Sqlite, TableId, migrate};
use scratch_postgres::Cluster;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

const TABLES: u32 = 1500;

fn table(n: u32) -> TableId {
    TableId(
        (u128::from(n) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835).to_be_bytes(),
    )
}

/// What a table holds: one entry or many, empty ones, long ones.
fn entries(n: u32) -> Vec<Bytes> {
    let longest = if n == 0 { LONGEST } else { 3000 };
    let entry = |seq: u32| Bytes::from(vec![(n + seq) as u8; ((n * 31 + seq * 17) % 400) as usize]);
    let count = if n.is_multiple_of(500) { 1000 } else { 1 + n % 4 };
    (0..count)
        .map(entry)
        .chain(n.is_multiple_of(700).then(|| Bytes::from(vec![7; longest])))
        .collect()
}

async fn fill(journal: &dyn Journal) -> Counts {
    let appends: Vec<_> = (0..TABLES).map(|n| journal.append(table(n), 0, entries(n))).collect();
    for append in appends {
        append.await.unwrap();
    }
    let counts = journal.count().await.unwrap();
    assert_eq!(counts.tables, u64::from(TABLES));
    counts
}

async fn check_filled(journal: &dyn Journal, secret: [u8; 32], counts: Counts) {
    assert_eq!(journal.secret(), secret, "links stay valid");
    assert_eq!(journal.count().await, Ok(counts));
    for n in 0..TABLES {
        let expected = entries(n);
        assert!(journal.read(table(n)).await.unwrap() == expected, "table {n}");
        let next = expected.len() as u32;
        if n.is_multiple_of(100) {
            assert_eq!(journal.append(table(n), next - 1, vec![]).await, Err(Fault::Conflict));
            assert_eq!(journal.append(table(n), next, vec![]).await, Ok(()));
        }
    }
}

fn folder(path: &Path) -> Place {
    Place::Folder(path.to_owned())
}

fn nobody(_: u64, _: u64) {}

#[tokio::test]
async fn a_journal_goes_from_a_folder_to_a_database_and_back() {
    let (first, second) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let cluster = Cluster::shared();
    let address = cluster.url(&cluster.database());
    let base = Place::Database(address.clone());
    let journal = Sqlite::open(first.path()).unwrap();
    let (secret, counts) = (journal.secret(), fill(&journal).await);
    drop(journal);

    let seen = AtomicU64::new(0);
    let progress = |done: u64, all: u64| {
        assert_eq!((done, all), (seen.fetch_add(1, Relaxed) + 1, u64::from(TABLES) * 2));
    };
    assert_eq!(migrate(&folder(first.path()), &base, &progress).await, Ok(counts));
    assert_eq!(seen.load(Relaxed), u64::from(TABLES) * 2);
    check_filled(&Postgres::open(&address).await.unwrap(), secret, counts).await;

    let there = second.path().join("made/when/missing");
    assert_eq!(migrate(&base, &folder(&there), &nobody).await, Ok(counts));
    check_filled(&Sqlite::open(&there).unwrap(), secret, counts).await;
    assert!(!there.join("parlour.migrating").exists());
}

#[tokio::test]
async fn nothing_is_written_over_another_journal() {
    let (one, two) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let cluster = Cluster::shared();
    let address = cluster.url(&cluster.database());
    let base = Place::Database(address.clone());
    for journal in [
        &Sqlite::open(one.path()).unwrap() as &dyn Journal,
        &Sqlite::open(two.path()).unwrap(),
        &Postgres::open(&address).await.unwrap(),
    ] {
        journal.append(table(1), 0, vec!["mine".into()]).await.unwrap();
    }
    for (from, to) in [(folder(one.path()), base.clone()), (base.clone(), folder(two.path()))] {
        let stuck = migrate(&from, &to, &nobody).await.unwrap_err();
        assert_eq!((stuck.place, stuck.fault), (to, Fault::Exists));
    }
    let postgres = Postgres::open(&address).await.unwrap();
    assert_eq!(postgres.read(table(1)).await.unwrap(), ["mine"]);
}

#[tokio::test]
async fn nothing_is_made_of_a_journal_that_is_not_there() {
    let (from, to) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let cluster = Cluster::shared();
    let database = cluster.database();
    let base = Place::Database(cluster.url(&database));
    for from in [folder(from.path()), base] {
        let stuck = migrate(&from, &folder(to.path()), &nobody).await.unwrap_err();
        assert_eq!((stuck.place, stuck.fault), (from, Fault::Missing));
    }
    assert_eq!(std::fs::read_dir(from.path()).unwrap().count(), 0);
    assert_eq!(cluster.sql(&database, "SELECT to_regnamespace('parlour') IS NULL"), "t");
}

#[tokio::test]
async fn a_journal_in_use_is_left_alone() {
    let (from, to) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let cluster = Cluster::shared();
    let address = cluster.url(&cluster.database());
    let base = Place::Database(address.clone());
    let used = (Sqlite::open(from.path()).unwrap(), Postgres::open(&address).await.unwrap());
    for (from, to) in [(folder(from.path()), base.clone()), (base.clone(), folder(to.path()))] {
        let stuck = migrate(&from, &to, &nobody).await.unwrap_err();
        assert_eq!((stuck.place, stuck.fault), (from, Fault::Locked));
    }
    assert_eq!(used.1.append(table(1), 0, vec!["goes on".into()]).await, Ok(()));
}

#[tokio::test]
async fn a_copy_that_broke_off_is_made_again() {
    let (from, to) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let journal = Sqlite::open(from.path()).unwrap();
    journal.append(table(1), 0, vec!["a".into()]).await.unwrap();
    drop(journal);
    // As a copy that was killed leaves it.
    let part = Sqlite::open(&to.path().join("parlour.migrating")).unwrap();
    part.append(table(2), 0, vec!["half".into()]).await.unwrap();
    drop(part);
    migrate(&folder(from.path()), &folder(to.path()), &nobody).await.unwrap();
    let journal = Sqlite::open(to.path()).unwrap();
    assert_eq!(journal.count().await, Ok(Counts { tables: 1, entries: 1 }));
    assert_eq!(journal.read(table(1)).await.unwrap(), ["a"]);
}

/// The journal is in its own way: that is another matter than a parlour that could be closed.
#[tokio::test]
async fn a_journal_is_not_taken_to_where_it_is() {
    let (one, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let link = other.path().join("link");
    std::os::unix::fs::symlink(one.path(), &link).unwrap();
    let cluster = Cluster::shared();
    let [filled, empty] = [(); 2].map(|()| cluster.url(&cluster.database()));
    for journal in [
        &Sqlite::open(one.path()).unwrap() as &dyn Journal,
        &Postgres::open(&filled).await.unwrap(),
    ] {
        journal.append(table(1), 0, vec!["mine".into()]).await.unwrap();
        journal.close().await.unwrap();
    }
    Postgres::open(&empty).await.unwrap().close().await.unwrap();
    for (from, to) in [
        (folder(one.path()), folder(one.path())),
        (folder(one.path()), folder(&link)),
        (Place::Database(filled.clone()), Place::Database(filled.clone())),
        (
            Place::Database(filled.clone()),
            Place::Database(filled.replace("127.0.0.1", "localhost")),
        ),
        (Place::Database(empty.clone()), Place::Database(empty)),
    ] {
        let stuck = migrate(&from, &to, &nobody).await.unwrap_err();
        assert_eq!((stuck.place, stuck.fault), (to, Fault::Exists));
    }
    assert_eq!(Sqlite::open(one.path()).unwrap().read(table(1)).await.unwrap(), ["mine"]);
    let postgres = Postgres::open(&filled).await.unwrap();
    assert_eq!(postgres.read(table(1)).await.unwrap(), ["mine"]);
}

/// `host=… password=…` is what other programs take. It is no folder, and none is made of it.
#[tokio::test]
async fn a_list_is_neither_a_database_nor_a_folder() {
    let from = tempfile::tempdir().unwrap();
    drop(Sqlite::open(from.path()).unwrap());
    let Ok(list) = "host=127.0.0.1 password=secret".parse::<Place>();
    let stuck = migrate(&folder(from.path()), &list, &nobody).await.unwrap_err();
    assert_eq!((stuck.place, stuck.fault), (list, Fault::Address));
    assert!(!Path::new("host=127.0.0.1 password=secret").exists());
}

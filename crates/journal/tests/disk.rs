//! What the journal on disk does beyond.

#![allow(clippy::unwrap_used)]

use std::fs::{self, File};
use std::path::Path;
use std::sync::mpsc;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bytes::Bytes;
use journal::{Commit, Counts, Fault, Journal, Sqlite, TableId};

fn table(n: u32) -> TableId {
    TableId(u128::from(n).to_be_bytes())
}

fn one(entry: &'static str) -> Vec<Bytes> {
    vec![Bytes::from_static(entry.as_bytes())]
}

fn fault(opened: Result<Sqlite, Fault>) -> Fault {
    opened.err().expect("it should not open")
}

#[tokio::test]
async fn a_journal_opened_again_holds_what_it_held() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().join("made/when/missing");
    let journal = Sqlite::open(&folder).unwrap();
    let secret = journal.secret();
    journal.append(table(1), 0, one("a")).await.unwrap();
    journal.close().await.unwrap();

    let journal = Sqlite::open(&folder).unwrap();
    assert_eq!(journal.secret(), secret);
    assert_eq!(journal.count().await, Ok(Counts { tables: 1, entries: 1 }));
    assert_eq!(journal.append(table(1), 0, one("no")).await, Err(Fault::Conflict));
    journal.append(table(1), 1, one("b")).await.unwrap();
    journal.append(table(2), 0, one("x")).await.unwrap();
    assert_eq!(journal.read(table(1)).await.unwrap(), ["a", "b"]);
    assert_eq!(journal.read(table(2)).await.unwrap(), ["x"]);
}

#[tokio::test]
async fn dropping_the_journal_closes_it_with_everything_on_disk() {
    let folder = tempfile::tempdir().unwrap();
    let journal = Sqlite::open(folder.path()).unwrap();
    let last = journal.append(table(1), 0, one("a"));
    drop(journal);
    assert_eq!(last.await, Ok(()));
    let journal = Sqlite::open(folder.path()).unwrap();
    assert_eq!(journal.read(table(1)).await.unwrap(), ["a"]);
}

#[test]
fn every_parlour_has_its_own_secret() {
    let folder = tempfile::tempdir().unwrap();
    let secret = |name| Sqlite::open(&folder.path().join(name)).unwrap().secret();
    assert_ne!(secret("here"), secret("there"));
}

#[cfg(unix)]
#[test]
fn only_its_owner_may_read_the_journal() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let _journal = Sqlite::open(folder.path()).unwrap();
    for name in ["parlour.sqlite", "parlour.sqlite-wal", "parlour.lock"] {
        let mode = fs::metadata(folder.path().join(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
}

/// A lock that others could open they could hold, and a folder they could look into has names.
#[cfg(unix)]
#[test]
fn what_others_could_open_is_closed_to_them() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let folder = tempfile::tempdir().unwrap();
    let made = folder.path().join("made");
    drop(Sqlite::open(&made).unwrap());
    assert_eq!(mode(&made), 0o700, "a new folder");

    let names = ["parlour.sqlite", "parlour.lock"];
    fs::set_permissions(&made, fs::Permissions::from_mode(0o755)).unwrap();
    for name in names {
        fs::set_permissions(made.join(name), fs::Permissions::from_mode(0o644)).unwrap();
    }
    let _journal = Sqlite::open(&made).unwrap();
    assert_eq!(mode(&made), 0o700);
    for name in names.into_iter().chain(["parlour.sqlite-wal", "parlour.sqlite-shm"]) {
        assert_eq!(mode(&made.join(name)), 0o600, "{name}");
    }
}

/// A folder that is everybody's stays everybody's.
#[cfg(unix)]
#[test]
fn a_folder_like_tmp_is_left_as_it_is() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o1777)).unwrap();
    let _journal = Sqlite::open(folder.path()).unwrap();
    assert_eq!(fs::metadata(folder.path()).unwrap().permissions().mode() & 0o7777, 0o1777);
}

#[tokio::test]
async fn what_waits_is_committed_together_and_a_conflict_harms_nobody_else() {
    let folder = tempfile::tempdir().unwrap();
    let commits = Arc::new(Mutex::new(Vec::new()));
    let (go, wait) = mpsc::channel();
    let (seen, wait) = (commits.clone(), Mutex::new(wait));
    let observer = move |commit: Commit| {
        seen.lock().unwrap().push((commit.entries, commit.tables));
        // Holds the writer up after its first commit until the others are in the queue.
        wait.lock().unwrap().recv_timeout(Duration::from_secs(10)).unwrap_or_default();
    };
    let journal = Sqlite::open_with(folder.path(), Box::new(observer)).unwrap();
    journal.append(table(0), 0, one("first")).await.unwrap();
    let others: Vec<_> =
        (0..500).map(|n| journal.append(table(n), n % 2, vec!["x".into(), "y".into()])).collect();
    go.send(()).unwrap();
    drop(go);
    for (n, other) in others.into_iter().enumerate() {
        // Table 0 has an entry already, the others none.
        let fits = n != 0 && n % 2 == 0;
        assert_eq!(other.await, if fits { Ok(()) } else { Err(Fault::Conflict) }, "table {n}");
    }
    journal.close().await.unwrap();
    assert_eq!(*commits.lock().unwrap(), [(1, 1), (498, 249)]);
}

#[tokio::test]
async fn more_than_the_queue_holds_waits_for_room() {
    let folder = tempfile::tempdir().unwrap();
    let journal = Arc::new(Sqlite::open(folder.path()).unwrap());
    let large = Bytes::from(vec![5; 1 << 20]);
    let tasks: Vec<_> = (0..40)
        .map(|n| tokio::spawn(journal.append(table(n % 10), n / 10, vec![large.clone()])))
        .collect();
    for task in tasks {
        task.await.unwrap().unwrap();
    }
    assert_eq!(journal.count().await, Ok(Counts { tables: 10, entries: 40 }));
}

#[test]
fn a_journal_is_open_in_one_place_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let journal = Sqlite::open(folder.path()).unwrap();
    assert_eq!(fault(Sqlite::open(folder.path())), Fault::Locked);
    drop(journal);
    Sqlite::open(folder.path()).unwrap();
}

/// Whoever finds a lock may think that it was left behind, and delete it.
#[tokio::test]
async fn a_journal_is_open_in_one_place_also_without_its_lock() {
    let folder = tempfile::tempdir().unwrap();
    let journal = Sqlite::open(folder.path()).unwrap();
    fs::remove_file(folder.path().join("parlour.lock")).unwrap();
    assert_eq!(fault(Sqlite::open(folder.path())), Fault::Locked);
    journal.append(table(1), 0, one("a")).await.unwrap();
    journal.close().await.unwrap();
    let journal = Sqlite::open(folder.path()).unwrap();
    assert_eq!(journal.read(table(1)).await.unwrap(), ["a"]);
}

/// What was moved away or deleted can be written to, and nobody would ever find it.
#[cfg(unix)]
#[tokio::test]
async fn nothing_is_stored_in_a_file_that_is_not_at_its_place() {
    for name in ["parlour.sqlite", "parlour.sqlite-wal"] {
        let folder = tempfile::tempdir().unwrap();
        let (file, away) = (folder.path().join(name), folder.path().join("away"));
        let journal = Sqlite::open(folder.path()).unwrap();
        journal.append(table(1), 0, one("a")).await.unwrap();
        fs::rename(&file, &away).unwrap();
        assert_eq!(journal.append(table(1), 1, one("b")).await, Err(Fault::Moved), "{name}");
        assert_eq!(journal.ping().await, Err(Fault::Moved), "{name}");
        // Another in its place is another.
        fs::copy(&away, &file).unwrap();
        assert_eq!(journal.append(table(1), 1, one("b")).await, Err(Fault::Moved), "{name}");
        tokio::time::sleep(Duration::from_millis(1100)).await;
        assert_eq!(journal.ping().await, Err(Fault::Moved), "{name}");
        fs::rename(&away, &file).unwrap();
        assert_eq!(journal.append(table(1), 1, one("b")).await, Ok(()), "{name}");
        assert_eq!(journal.ping().await, Ok(()), "{name}");
    }
}

/// Opening fails with this fault and leaves the file as it was.
fn check_refused(folder: &Path, expected: fn(&Fault) -> bool) {
    let file = folder.join("parlour.sqlite");
    let before = fs::read(&file).unwrap();
    let fault = fault(Sqlite::open(folder));
    assert!(expected(&fault), "{fault:?}");
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[test]
fn a_file_that_is_no_journal_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("parlour.sqlite");
    for content in ["", "a shopping list", &"a long shopping list ".repeat(1000)] {
        fs::write(&file, content).unwrap();
        check_refused(folder.path(), |fault| *fault == Fault::NotOurs);
    }
    fs::remove_file(&file).unwrap();
    let foreign = rusqlite::Connection::open(&file).unwrap();
    foreign.execute_batch("CREATE TABLE bookmarks (url TEXT)").unwrap();
    drop(foreign);
    check_refused(folder.path(), |fault| *fault == Fault::NotOurs);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is put beside it either");
}

#[test]
fn a_damaged_journal_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("parlour.sqlite");
    drop(Sqlite::open(folder.path()).unwrap());
    let whole = fs::read(&file).unwrap();

    fs::write(&file, &whole[..whole.len() - 4096]).unwrap();
    check_refused(folder.path(), |fault| matches!(fault, Fault::Corrupt(_)));

    let mut scribbled = whole;
    scribbled[100..4096].fill(0xaa);
    fs::write(&file, scribbled).unwrap();
    check_refused(folder.path(), |fault| matches!(fault, Fault::Corrupt(_)));
}

#[test]
fn a_folder_that_cannot_be_used_is_a_fault() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    File::create(&file).unwrap();
    assert!(matches!(fault(Sqlite::open(&file)), Fault::Io(_)));
    assert!(matches!(fault(Sqlite::open(&file.join("under"))), Fault::Io(_)));

    fs::create_dir(folder.path().join("parlour.sqlite")).unwrap();
    assert!(matches!(fault(Sqlite::open(folder.path())), Fault::Io(_)));
}

#[tokio::test]
async fn a_journal_half_made_when_the_power_failed_is_made_again() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("parlour.new"), "half").unwrap();
    let journal = Sqlite::open(folder.path()).unwrap();
    assert_eq!(journal.count().await, Ok(Counts::default()));
}

#[test]
fn no_new_journal_is_made_over_the_remains_of_another() {
    let folder = tempfile::tempdir().unwrap();
    let remains = folder.path().join("parlour.sqlite-wal");
    fs::write(&remains, "moves").unwrap();
    assert!(matches!(fault(Sqlite::open(folder.path())), Fault::Corrupt(_)));
    assert_eq!(fs::read_to_string(&remains).unwrap(), "moves");
    assert!(!folder.path().join("parlour.sqlite").exists());
}

//! A parlour killed at any moment loses nothing that it acknowledged, and damages nothing.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;
use std::{env, io, thread};

use bytes::Bytes;
use journal::{Journal, Sqlite, TableId, backup};

const TABLES: u32 = 200;
const FOLDER: &str = "PARLOUR_TEST_KILLED_FOLDER";

fn table(n: u32) -> TableId {
    TableId(
        (u128::from(n) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835).to_be_bytes(),
    )
}

/// What entry `seq` of a table is, of very different lengths.
fn entry(table: u32, seq: u32) -> Bytes {
    let length = (table * 31 + seq * 17) % 700;
    let length = if seq % 97 == 96 { length * 40 } else { length };
    let word = format!("<{table}/{seq}>");
    word.bytes().cycle().take(length as usize).collect()
}

/// Plays the one to be killed: does nothing unless asked to by the test below.
#[test]
fn appends_until_it_is_killed() {
    let Ok(folder) = env::var(FOLDER) else { return };
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).build().unwrap();
    runtime.block_on(async {
        let journal = Arc::new(Sqlite::open(Path::new(&folder)).unwrap());
        let tasks = (0..TABLES).map(|n| tokio::spawn(append_for_ever(journal.clone(), n)));
        for task in tasks.collect::<Vec<_>>() {
            task.await.unwrap();
        }
    });
}

async fn append_for_ever(journal: Arc<Sqlite>, n: u32) {
    let mut next = journal.read(table(n)).await.unwrap().len() as u32;
    loop {
        let count = 1 + (n + next) % 3;
        let entries = (next..next + count).map(|seq| entry(n, seq)).collect();
        journal.append(table(n), next, entries).await.unwrap();
        next += count;
        // In one piece and unbuffered, so that what is read was said in full.
        let line = format!("acknowledged {n} {next}\n");
        io::stderr().write_all(line.as_bytes()).unwrap();
    }
}

#[test]
fn kill_9_at_any_moment_loses_nothing_acknowledged() {
    let rounds = if env::var("PARLOUR_LONG").is_ok_and(|long| long == "1") { 50 } else { 5 };
    let folder = tempfile::tempdir().unwrap();
    let mut acknowledged = BTreeMap::new();
    for round in 0..rounds {
        let before: u64 = acknowledged.values().map(|&count| u64::from(count)).sum();
        append_and_kill(folder.path(), &mut acknowledged);
        let after = acknowledged.values().map(|&count| u64::from(count)).sum();
        assert!(before < after, "nothing was acknowledged in round {round}");
        if round % 2 == 1 {
            // The copy is made first, of a journal that nobody has put in order again.
            let copies = tempfile::tempdir().unwrap();
            backup(folder.path(), &copies.path().join("parlour.sqlite")).unwrap();
            check_all_there(copies.path(), &acknowledged);
        }
        check_all_there(folder.path(), &acknowledged);
    }
}

/// Starts a process that appends, kills it at some moment, and notes what it acknowledged.
fn append_and_kill(folder: &Path, acknowledged: &mut BTreeMap<u32, u32>) {
    let mut child = Command::new(env::current_exe().unwrap())
        .args(["--exact", "killed::appends_until_it_is_killed", "--nocapture"])
        .env(FOLDER, folder)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = BufReader::new(child.stderr.take().unwrap());
    let mut note = |line: &str| {
        let mut words = line.split(' ');
        assert_eq!(words.next(), Some("acknowledged"), "{line}");
        let mut number = || words.next().unwrap().trim_end().parse().unwrap();
        let (table, count) = (number(), number());
        acknowledged.insert(table, count);
    };
    let mut line = String::new();
    said.read_line(&mut line).unwrap();
    note(&line);

    let listener = thread::spawn(move || {
        let mut rest = String::new();
        said.read_to_string(&mut rest).unwrap();
        rest
    });
    let moment = 20_000 + getrandom::u32().unwrap() % 400_000;
    thread::sleep(Duration::from_micros(moment.into()));
    child.kill().unwrap();
    child.wait().unwrap();
    let rest = listener.join().unwrap();
    rest.split_inclusive('\n').filter(|line| line.ends_with('\n')).for_each(note);
}

fn check_all_there(folder: &Path, acknowledged: &BTreeMap<u32, u32>) {
    let file = folder.join("parlour.sqlite");
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let mut stored = 0;
    runtime.block_on(async {
        let journal = Sqlite::open(folder).unwrap();
        for n in 0..TABLES {
            let entries = journal.read(table(n)).await.unwrap();
            let least = acknowledged.get(&n).copied().unwrap_or(0);
            assert!(entries.len() >= least as usize, "table {n}: {} < {least}", entries.len());
            stored += entries.len() as u64;
            for (seq, found) in (0..).zip(entries) {
                assert_eq!(found, entry(n, seq), "entry {seq} of table {n}");
            }
        }
        assert_eq!(journal.count().await.unwrap().entries, stored);
        journal.close().await.unwrap();
    });
    let db = rusqlite::Connection::open(file).unwrap();
    let check: String = db.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(check, "ok");
}

//! A parlour that is stopped for a while, and goes on believing what it believed.

use crate::postgres::load::{Load, Told, Writer, judge};
use crate::postgres::{in_time, one, open, rounds, table};
use journal::{Fault, Journal};
use scratch_postgres::Cluster;
use std::env;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

const ADDRESS: &str = "PARLOUR_TEST_STOPPED_ADDRESS";
const TABLES: u32 = 8;

#[tokio::test]
async fn of_two_who_believe_to_be_next_exactly_one_is_right() {
    let cluster = Cluster::shared();
    let address = cluster.url(&cluster.database());
    let (here, there) = (open(&address).await, open(&address).await);
    for at in 0..rounds(20, 500) {
        let both =
            [here.append(table(1), at, one("here")), there.append(table(1), at, one("there"))];
        let mut answers = Vec::new();
        for one in both {
            answers.push(in_time(one).await);
        }
        answers.sort_by_key(Result::is_err);
        assert_eq!(answers, [Ok(()), Err(Fault::Conflict)], "entry {at}");
    }
    assert_eq!(here.count().await.unwrap().entries, u64::from(rounds(20, 500)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_in_each_others_way_keep_every_table_whole() {
    let cluster = Cluster::shared();
    let address = cluster.url(&cluster.database());
    let mut loads = Vec::new();
    for name in ["one", "two", "three"] {
        let journal = Arc::new(open(&address).await);
        loads.push((Load::start(&journal, name, TABLES), journal));
    }
    for (load, _) in &loads {
        load.goes_on(rounds(100, 3000).into()).await;
    }
    let mut told = Vec::new();
    let mut journals = Vec::new();
    for (load, journal) in loads {
        told.extend(load.end().await);
        journals.push(journal);
    }
    judge(&*journals[0], TABLES, &told).await;
}

/// Plays the one that is stopped: does nothing unless asked to by the test below. Writes an entry
/// to each table in turn and tells what came of it; ends when it is told to.
#[test]
fn writes_until_it_is_stopped() {
    let Ok(address) = env::var(ADDRESS) else { return };
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let (over, ends) = channel::<()>();
    std::thread::spawn(move || {
        let _ = std::io::stdin().read_line(&mut String::new());
        drop(over);
    });
    runtime.block_on(async {
        let journal = open(&address).await;
        let mut tables: Vec<Writer> = (0..TABLES)
            .map(|table| Writer { told: Told { table, ..Told::default() }, next: 0 })
            .collect();
        for number in 0.. {
            for (n, writer) in tables.iter_mut().enumerate() {
                let (at, conflicts) = (writer.next, writer.told.conflicts);
                let entry = format!("child {n} {number}");
                let line = if writer.append(&journal, entry.clone()).await {
                    format!("kept {n} {at} {entry}\n")
                } else if writer.told.conflicts > conflicts {
                    format!("conflict {n} {at} {entry}\n")
                } else {
                    format!("doubt {n} {at} {entry}\n")
                };
                std::io::stderr().write_all(line.as_bytes()).unwrap();
            }
            if matches!(ends.try_recv(), Err(std::sync::mpsc::TryRecvError::Disconnected)) {
                break;
            }
        }
    });
}

struct Stopped {
    child: Child,
    lines: Receiver<String>,
    told: Vec<Told>,
}

impl Stopped {
    fn start(address: &str) -> Stopped {
        let mut child = Command::new(env::current_exe().unwrap())
            .args(["--exact", "postgres::stopped::writes_until_it_is_stopped", "--nocapture"])
            .env(ADDRESS, address)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let said = BufReader::new(child.stderr.take().unwrap());
        let (line, lines) = channel();
        std::thread::spawn(move || {
            said.lines().map_while(Result::ok).try_for_each(|l| line.send(l))
        });
        let told = (0..TABLES).map(|table| Told { table, ..Told::default() }).collect();
        Stopped { child, lines, told }
    }

    fn signal(&self, signal: &str) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
    }

    /// Notes the next that it says, and tells of which kind it is.
    fn hears(&mut self) -> Option<String> {
        let line = self.lines.recv_timeout(crate::postgres::LIMIT).ok()?;
        let mut words = line.splitn(4, ' ');
        let kind = words.next()?.to_string();
        let told = self.told.get_mut(words.next()?.parse::<usize>().ok()?)?;
        let (at, entry) = (words.next()?.parse().ok()?, words.next()?.to_string());
        match kind.as_str() {
            "kept" => told.kept.push((at, entry)),
            "conflict" => told.conflicts += 1,
            _ => drop(told.doubtful.insert(entry)),
        }
        Some(kind)
    }

    fn hears_until(&mut self, kind: &str) {
        loop {
            match self.hears() {
                Some(heard) if heard == kind => break,
                Some(_) => {}
                None => panic!("the writer does not say {kind}"),
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_stopped_parlour_believes_is_refused_when_it_goes_on() {
    let cluster = Cluster::shared();
    let address = cluster.url(&cluster.database());
    let journal = Arc::new(open(&address).await);
    let mut stopped = Stopped::start(&address);
    let mut told = Vec::new();
    for round in 0..rounds(3, 40) {
        tokio::task::block_in_place(|| stopped.hears_until("kept"));
        stopped.signal("-STOP");
        // Meanwhile somebody else takes over every table.
        let load = Load::start(&journal, &format!("round {round}"), TABLES);
        load.goes_on(u64::from(TABLES) * 10).await;
        told.extend(load.end().await);
        tokio::time::sleep(Duration::from_millis(50)).await;
        stopped.signal("-CONT");
        tokio::task::block_in_place(|| stopped.hears_until("conflict"));
    }
    drop(stopped.child.stdin.take());
    tokio::task::block_in_place(|| {
        while stopped.hears().is_some() {}
        assert!(stopped.child.wait().unwrap().success());
    });
    told.append(&mut stopped.told);
    judge(&*journal, TABLES, &told).await;
}

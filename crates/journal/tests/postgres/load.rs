//! Writers at work, and a judge of what became of it.

use crate::postgres::{LIMIT, in_time, table};
use bytes::Bytes;
use journal::{Fault, Journal, Postgres};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Instant;
use tokio::task::JoinSet;

/// Somebody who writes to all tables at once, for as long as it is let.
pub struct Load {
    over: Arc<AtomicBool>,
    acknowledged: Arc<AtomicU64>,
    tables: JoinSet<Told>,
}

/// What a writer was told of its appends to one table.
#[derive(Default)]
pub struct Told {
    pub table: u32,
    /// The number and the text of what was kept.
    pub kept: Vec<(u32, String)>,
    /// What may have been kept or not.
    pub doubtful: HashSet<String>,
    /// How often somebody else was faster.
    pub conflicts: u64,
}

impl Load {
    /// Writes to so many tables. No two entries of anybody are the same.
    pub fn start(journal: &Arc<Postgres>, name: &str, tables: u32) -> Load {
        let (over, acknowledged) = (Arc::<AtomicBool>::default(), Arc::<AtomicU64>::default());
        let mut tasks = JoinSet::new();
        for n in 0..tables {
            let (journal, over, counted) = (journal.clone(), over.clone(), acknowledged.clone());
            let name = name.to_string();
            tasks.spawn(async move {
                let mut writer = Writer { told: Told { table: n, ..Told::default() }, next: 0 };
                for number in 0.. {
                    if over.load(Relaxed) {
                        break;
                    }
                    let entry = format!("{name} {n} {number}");
                    if writer.append(&*journal, entry).await {
                        counted.fetch_add(1, Relaxed);
                    }
                }
                writer.told
            });
        }
        Load { over, acknowledged, tables: tasks }
    }

    /// Waits until so many more appends were acknowledged.
    pub async fn goes_on(&self, appends: u64) {
        let (goal, start) = (self.acknowledged.load(Relaxed) + appends, Instant::now());
        while self.acknowledged.load(Relaxed) < goal {
            assert!(start.elapsed() < LIMIT, "appends do not go on");
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    }

    pub async fn end(self) -> Vec<Told> {
        self.over.store(true, Relaxed);
        in_time(self.tables.join_all()).await
    }
}

/// One who writes to one table, and reads what others wrote when told that it is behind.
pub struct Writer {
    pub told: Told,
    pub next: u32,
}

impl Writer {
    /// Whether it was acknowledged.
    pub async fn append(&mut self, journal: &dyn Journal, entry: String) -> bool {
        let id = table(self.told.table);
        let appended = journal.append(id, self.next, vec![Bytes::from(entry.clone())]).await;
        match appended {
            Ok(()) => {
                self.told.kept.push((self.next, entry));
                self.next += 1;
                return true;
            }
            Err(Fault::Conflict) => self.told.conflicts += 1,
            Err(Fault::InDoubt) => drop(self.told.doubtful.insert(entry)),
            Err(Fault::Unreachable(_)) => {}
            Err(other) => panic!("{other}"),
        }
        if let Ok(new) = journal.read_from(id, self.next).await {
            self.next += new.len() as u32;
        }
        false
    }
}

/// What was acknowledged is there, at its number; what is there was acknowledged, or else was in
/// doubt; and nothing is there twice.
pub async fn judge(journal: &dyn Journal, tables: u32, told: &[Told]) {
    let mut found = HashMap::new();
    for n in 0..tables {
        for (number, entry) in (0..).zip(in_time(journal.read(table(n))).await.unwrap()) {
            let entry = String::from_utf8(entry.to_vec()).unwrap();
            let twice = found.insert(entry.clone(), (n, number));
            assert_eq!(twice, None, "{entry} is there twice");
        }
    }
    for told in told {
        for (number, entry) in &told.kept {
            assert_eq!(found.remove(entry), Some((told.table, *number)), "{entry} is lost");
        }
    }
    let doubtful: HashSet<_> = told.iter().flat_map(|told| &told.doubtful).collect();
    for entry in found.keys() {
        assert!(doubtful.contains(entry), "{entry} is there, but its writer was told otherwise");
    }
}

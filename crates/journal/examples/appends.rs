//! How fast the journals are, each measured in the same run: a number of tables, each with one
//! append on its way at any time, and then all together with `rate` appends a second.
//!
//! ```text
//! cargo run --release -p journal --example appends -- [seconds] [tables] [bytes] [rate] [rounds]
//! ```
//!
//! PostgreSQL is a cluster made for this, and `pgbench` says what it does with single inserts of 64
//! clients. The disk and the neighbours of a machine change from minute to minute: trust the
//! ratios, which are of runs side by side, and of them the median.

use std::error::Error;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs};

use bytes::Bytes;
use journal::{Commit, Fault, Journal, Observer, Postgres, Sqlite, TableId};
use scratch_postgres::Cluster;

type Outcome<T> = Result<T, Box<dyn Error>>;

/// What is measured.
struct Trial {
    seconds: u64,
    tables: u32,
    bytes: usize,
}

/// What came of it.
struct Figures {
    wall: Duration,
    commits: u64,
    /// Processor time of the journal's thread, and of the database if there is one.
    writer: Duration,
    database: Duration,
    /// How long each append took, sorted.
    waits: Vec<Duration>,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Outcome<()> {
    let mut args = env::args().skip(1);
    let mut number = |usual: u32| args.next().map_or(Ok(usual), |arg| arg.parse());
    let (seconds, tables, bytes) = (number(5)?.into(), number(1000)?, number(200)? as usize);
    let (rate, rounds) = (number(2000)?, number(3)?);
    let trial = Trial { seconds, tables, bytes };
    let cluster = Cluster::start();

    let [mut to_pgbench, mut to_sqlite, mut waits] = [const { Vec::new() }; 3];
    for round in 1..=rounds {
        println!("round {round} of {rounds}");
        let sqlite = trial.sqlite(None).await?;
        sqlite.print("sqlite");
        let postgres = trial.postgres(&cluster, None).await?;
        postgres.print("postgres");
        let pgbench = trial.pgbench(&cluster)?;
        println!("{:<18}{pgbench:>9.0}/s", "pgbench, 64");
        to_pgbench.push(postgres.rate() / pgbench);
        to_sqlite.push(postgres.rate() / sqlite.rate());

        let sqlite = trial.sqlite(Some(rate)).await?;
        sqlite.print(&format!("sqlite at {rate}"));
        let postgres = trial.postgres(&cluster, Some(rate)).await?;
        postgres.print(&format!("postgres at {rate}"));
        waits.push(postgres.share(990).as_secs_f64() / sqlite.share(990).as_secs_f64());
    }
    println!("postgres against pgbench   {:>6.2} (wanted: 4 or more)", median(&mut to_pgbench));
    println!("postgres against sqlite    {:>6.2} (wanted: 0.4 or more)", median(&mut to_sqlite));
    println!("its p99 against sqlite's   {:>6.2} (wanted: 1.5 or less)", median(&mut waits));
    Ok(())
}

fn median(ratios: &mut [f64]) -> f64 {
    ratios.sort_by(f64::total_cmp);
    ratios.get(ratios.len() / 2).copied().unwrap_or_default()
}

/// Counts transactions.
fn counting() -> (Arc<AtomicU64>, Observer) {
    let commits = Arc::new(AtomicU64::new(0));
    let seen = commits.clone();
    let observer = move |_: Commit| {
        seen.fetch_add(1, Ordering::Relaxed);
    };
    (commits, Box::new(observer))
}

impl Trial {
    async fn sqlite(&self, rate: Option<u32>) -> Outcome<Figures> {
        let folder = tempfile::tempdir()?;
        let (commits, observer) = counting();
        let journal = Arc::new(Sqlite::open_with(folder.path(), observer)?);
        let figures = self.run(journal.clone(), rate, "journal-writer", &commits).await?;
        journal.close().await?;
        Ok(figures)
    }

    async fn postgres(&self, cluster: &Cluster, rate: Option<u32>) -> Outcome<Figures> {
        let database = cluster.database();
        let (commits, observer) = counting();
        let journal = Arc::new(Postgres::open_with(&cluster.url(&database), observer).await?);
        let before = database_cpu(cluster);
        let mut figures = self.run(journal.clone(), rate, "journal-lines", &commits).await?;
        figures.database = database_cpu(cluster).saturating_sub(before);
        journal.close().await?;
        cluster.sql("postgres", &format!("DROP DATABASE {database}"));
        Ok(figures)
    }

    /// Single inserts into the same table by 64 clients, each acknowledged on its own.
    fn pgbench(&self, cluster: &Cluster) -> Outcome<f64> {
        let database = cluster.database();
        let log = "CREATE TABLE log (id uuid, at int, until int, nonce bigint, body bytea,
                   PRIMARY KEY (id, at)); CREATE SEQUENCE numbers CACHE 1000";
        cluster.sql(&database, log);
        let script = tempfile::NamedTempFile::new()?;
        let insert = format!(
            "\\set table random(1, {})\n\
             INSERT INTO log VALUES (md5(:table::text)::uuid, nextval('numbers'), 0, 0, \
             decode(repeat('78', {}), 'hex'));\n",
            self.tables, self.bytes
        );
        fs::write(&script, insert)?;
        let output = Command::new(cluster.programs().join("pgbench"))
            .args(["-n", "-M", "prepared", "-c", "64", "-j", "2", "-f"])
            .arg(script.path())
            .args(["-T", &self.seconds.to_string()])
            .arg(cluster.url(&database))
            .output()?;
        cluster.sql("postgres", &format!("DROP DATABASE {database}"));
        let said = String::from_utf8_lossy(&output.stdout);
        let rate = said.lines().find_map(|line| line.strip_prefix("tps = ")?.split(' ').next());
        let complaint = || String::from_utf8_lossy(&output.stderr).into_owned();
        Ok(rate.ok_or_else(complaint)?.parse()?)
    }

    async fn run(
        &self,
        journal: Arc<dyn Journal>,
        rate: Option<u32>,
        thread: &str,
        commits: &AtomicU64,
    ) -> Outcome<Figures> {
        let entry = Bytes::from(vec![b'x'; self.bytes]);
        let (start, cpu) = (Instant::now(), thread_cpu(thread));
        let end = start + Duration::from_secs(self.seconds);
        let tasks: Vec<_> = (0..self.tables)
            .map(|table| {
                let pace = rate.map(|rate| Duration::from_secs(1) * self.tables / rate);
                let first = start + pace.unwrap_or_default() * table / self.tables;
                let table = Table { journal: journal.clone(), id: name(table), pace, first, end };
                tokio::spawn(table.play(entry.clone()))
            })
            .collect();
        let mut waits = Vec::new();
        for task in tasks {
            waits.extend(task.await??);
        }
        let wall = start.elapsed();
        waits.sort_unstable();
        let writer = thread_cpu(thread).saturating_sub(cpu);
        let commits = commits.load(Ordering::Relaxed);
        Ok(Figures { wall, commits, writer, database: Duration::ZERO, waits })
    }
}

impl Figures {
    fn rate(&self) -> f64 {
        self.waits.len() as f64 / self.wall.as_secs_f64()
    }

    fn share(&self, part: usize) -> Duration {
        self.waits.get(self.waits.len() * part / 1000).copied().unwrap_or_default()
    }

    fn print(&self, name: &str) {
        let appends = self.waits.len().max(1);
        let [p50, p99] = [500, 990].map(|part| self.share(part));
        let longest = self.waits.last().copied().unwrap_or_default();
        println!(
            "{name:<18}{:>9.0}/s  {:>6.1} a commit  p50 {p50:>7.1?}  p99 {p99:>7.1?}  longest \
             {longest:>7.1?}  CPU {:.1?} + {:.1?}",
            self.rate(),
            appends as f64 / self.commits.max(1) as f64,
            self.writer / appends as u32,
            self.database / appends as u32,
        );
    }
}

struct Table {
    journal: Arc<dyn Journal>,
    id: TableId,
    pace: Option<Duration>,
    first: Instant,
    end: Instant,
}

impl Table {
    /// The next append when the last is on disk, and its time has come. How long each took.
    async fn play(self, entry: Bytes) -> Result<Vec<Duration>, Fault> {
        let mut waits = Vec::new();
        let mut due = self.first;
        while Instant::now() < self.end {
            if let Some(pace) = self.pace {
                tokio::time::sleep_until(due.into()).await;
                due += pace;
            }
            let start = Instant::now();
            self.journal.append(self.id, waits.len() as u32, vec![entry.clone()]).await?;
            waits.push(start.elapsed());
        }
        Ok(waits)
    }
}

/// A name that is scattered as random ones are, and the same in every run.
fn name(table: u32) -> TableId {
    TableId(
        (u128::from(table) + 1)
            .wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835)
            .to_be_bytes(),
    )
}

/// The time that a thread of ours has had of a processor; only Linux tells.
fn thread_cpu(name: &str) -> Duration {
    let tasks = fs::read_dir("/proc/self/task").into_iter().flatten().flatten();
    let named = tasks.filter(|task| {
        fs::read_to_string(task.path().join("comm")).is_ok_and(|comm| comm.trim() == name)
    });
    named.filter_map(|task| ran(&task.path())).sum()
}

/// The time that the processes of the database have had of a processor. Those that have ended are
/// not in it: the journal's lines are there from the beginning to the end.
fn database_cpu(cluster: &Cluster) -> Duration {
    let processes = cluster.sql("postgres", "SELECT pid FROM pg_stat_activity");
    processes.lines().filter_map(|pid| ran(&Path::new("/proc").join(pid))).sum()
}

fn ran(task: &Path) -> Option<Duration> {
    let times = fs::read_to_string(task.join("schedstat")).ok()?;
    Some(Duration::from_nanos(times.split_whitespace().next()?.parse().ok()?))
}

//! What it costs to share the work: the same number of moves a second at one, two and four parlours
//! that have one database.
//!
//!     cargo run --release -p server --example nodes -- [tables=400] [seconds=15] [rate=800]
//!         [rounds=1] [pages]
//!
//! Each parlour is a process of its own, each table lives at one of them, as a balancer would have it,
//! and every move is durable before it is answered. With `pages` both players have their page open,
//! too, as people do. Needs PostgreSQL, of which it makes a cluster of its own.
//!
//! What is compared is processor time. Of that, a machine that is less busy takes more for the same
//! work, and a busy one may be slowed down by others; so it is told, too, what the players took, whose
//! work is the same however many parlours there are.

#[path = "../tests/common/client.rs"]
#[allow(dead_code)]
mod client;
#[path = "load/page.rs"]
mod page;
#[path = "load/table.rs"]
mod table;

use client::Refused;
use page::Sent;
use scratch_postgres::Cluster;
use server::{Config, Limits};
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use table::{Pair, Score};
use tokio::task::JoinSet;
use tokio::time::sleep;

/// What is to be measured.
struct Wanted {
    tables: usize,
    time: Duration,
    rate: usize,
    pages: bool,
}

/// As the parlour has it.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> Result<(), Refused> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let value = |name: &str| words.iter().find_map(|word| word.strip_prefix(name));
    if let Some(database) = value("serve=") {
        return serve(database);
    }
    let number = |name, usual: usize| value(name).map_or(Ok(usual), str::parse);
    let wanted = Wanted {
        tables: number("tables=", 400)?,
        time: Duration::from_secs(number("seconds=", 15)? as u64),
        rate: number("rate=", 800)?,
        pages: words.iter().any(|word| word == "pages"),
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let cluster = Cluster::start();
    let Wanted { tables, time, rate, .. } = &wanted;
    println!("{tables} tables, {rate} moves a second in all, {} s each", time.as_secs());
    println!("nodes   moves/s      p50 ms   p99 ms   CPU a move: nodes  PostgreSQL   players");
    for _ in 0..number("rounds=", 1)? {
        for nodes in [1, 2, 4] {
            runtime.block_on(measure(&cluster, nodes, &wanted))?;
        }
    }
    Ok(())
}

/// A parlour on one thread beside the journal's. Pages do not dwell on a step, so that they are sent
/// every one of them.
fn serve(database: &str) -> Result<(), Refused> {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(async {
        let config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            database: Some(database.to_string()),
            limits: Limits::generous(),
            pace: Duration::from_millis(1),
            ..Config::default()
        };
        let serving = server::open(config).await.map_err(|why| format!("{why:?}"))?;
        println!("{}", serving.address().ok_or("no address")?);
        server::serve(serving, std::future::pending()).await;
        Ok(())
    })
}

/// A parlour in a process of its own.
struct Node {
    child: Child,
    address: SocketAddr,
}

impl Node {
    fn open(database: &str) -> Result<Node, Refused> {
        let mut child = Command::new(std::env::current_exe()?)
            .arg(format!("serve={database}"))
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line)?;
        Ok(Node { child, address: line.trim().parse()? })
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The time that a process has had of a processor, all its threads together; only Linux tells.
fn ran(process: &str) -> Duration {
    let threads = fs::read_dir(Path::new("/proc").join(process).join("task"));
    let threads = threads.into_iter().flatten().flatten();
    let ran = threads.filter_map(|thread| {
        let times = fs::read_to_string(thread.path().join("schedstat")).ok()?;
        Some(Duration::from_nanos(times.split_whitespace().next()?.parse().ok()?))
    });
    ran.sum()
}

/// The same of all processes of the database.
fn database_ran(cluster: &Cluster) -> Duration {
    let processes = cluster.sql("postgres", "SELECT pid FROM pg_stat_activity");
    processes.lines().map(ran).sum()
}

async fn measure(cluster: &Cluster, nodes: usize, wanted: &Wanted) -> Result<(), Refused> {
    let database = cluster.url(&cluster.database());
    let nodes = (0..nodes).map(|_| Node::open(&database)).collect::<Result<Vec<_>, _>>()?;
    let pace = Duration::from_secs_f64(wanted.tables as f64 / wanted.rate as f64);
    let score = Arc::new(Score {
        stop: AtomicBool::new(false),
        moves: AtomicU64::new(0),
        waits: Mutex::default(),
        pace: Some(pace),
    });
    let sent = Arc::new(Sent::default());
    let (mut seated, mut pages) = (Vec::new(), JoinSet::new());
    for table in 0..wanted.tables {
        let node = nodes[table % nodes.len()].address;
        let (pair, open) = Pair::sit_down(node, "love-letter", wanted.pages).await?;
        seated.push(pair);
        for line in open {
            pages.spawn(page::follow(line, sent.clone()));
        }
    }
    let mut playing = JoinSet::new();
    for (table, pair) in seated.into_iter().enumerate() {
        let delay = pace.mul_f64(table as f64 / wanted.tables as f64);
        playing.spawn(pair.play(score.clone(), delay));
    }
    // Everybody finds their feet first.
    sleep(Duration::from_secs(3)).await;
    let all = || {
        let ours: Duration = nodes.iter().map(|node| ran(&node.child.id().to_string())).sum();
        [ours, database_ran(cluster), ran("self")]
    };
    score.waits.lock().map_err(|_| "a player broke")?.clear();
    let (start, moves, before) = (Instant::now(), score.moves.load(Relaxed), all());
    sleep(wanted.time).await;
    let (moves, after, passed) = (score.moves.load(Relaxed) - moves, all(), start.elapsed());
    let mut waits = std::mem::take(&mut *score.waits.lock().map_err(|_| "a player broke")?);
    waits.sort_unstable();
    let part = |share: usize| {
        let micros = waits.get(waits.len() * share / 100).copied().unwrap_or_default();
        f64::from(micros) / 1e3
    };
    let [ours, theirs, players] =
        [0, 1, 2].map(|who| (after[who] - before[who]).as_secs_f64() * 1e6 / moves.max(1) as f64);
    println!(
        "{:>5} {:>9.0} {:>11.2} {:>8.2} {:>15.0} µs {:>8.0} µs {:>6.0} µs",
        nodes.len(),
        moves as f64 / passed.as_secs_f64(),
        part(50),
        part(99),
        ours,
        theirs,
        players,
    );
    score.stop.store(true, Relaxed);
    sent.over.store(true, Relaxed);
    playing.abort_all();
    pages.abort_all();
    Ok(())
}

//! What it costs to share the work: the same number of moves a second at one, two and four parlours
//! that have one database.
//!
//!     cargo run --release -p server --example nodes -- [tables] [seconds] [rate]
//!
//! Each parlour is a process of its own, each table lives at one of them, as a balancer would have it,
//! and every move is durable before it is answered. Needs PostgreSQL, of which it makes a cluster of
//! its own. What is compared is processor time, which a busy machine does not change much.

#[path = "../tests/common/client.rs"]
#[allow(dead_code)]
mod client;

use client::{Caller, Frame, Line, Refused};
use futures_util::StreamExt;
use scratch_postgres::Cluster;
use serde_json::json;
use server::{Config, Limits};
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio::time::{sleep, sleep_until};
use tokio_tungstenite::tungstenite::Message;

fn main() -> Result<(), Refused> {
    let mut words = std::env::args().skip(1);
    let first = words.next();
    if let Some(database) = first.as_deref().and_then(|word| word.strip_prefix("serve=")) {
        return serve(database);
    }
    let number = |word: Option<String>, usual| word.and_then(|w| w.parse().ok()).unwrap_or(usual);
    let tables = number(first, 400);
    let seconds = number(words.next(), 15);
    let rate = number(words.next(), 800);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let cluster = Cluster::start();
    println!("{tables} tables, {rate} moves a second in all, {seconds} s each");
    println!("nodes   moves/s      p50      p99   CPU a move: nodes  PostgreSQL");
    for nodes in [1, 2, 4] {
        let time = Duration::from_secs(seconds as u64);
        runtime.block_on(measure(&cluster, nodes, tables, time, rate))?;
    }
    Ok(())
}

fn serve(database: &str) -> Result<(), Refused> {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(async {
        let config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            database: Some(database.to_string()),
            limits: Limits::generous(),
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

/// What all tables share.
struct Score {
    stop: AtomicBool,
    moves: AtomicU64,
    waits: Mutex<Vec<Duration>>,
    /// How long a table waits between two moves.
    pace: Duration,
}

async fn measure(
    cluster: &Cluster,
    nodes: usize,
    tables: usize,
    time: Duration,
    rate: usize,
) -> Result<(), Refused> {
    let database = cluster.url(&cluster.database());
    let nodes = (0..nodes).map(|_| Node::open(&database)).collect::<Result<Vec<_>, _>>()?;
    let score = Arc::new(Score {
        stop: AtomicBool::new(false),
        moves: AtomicU64::new(0),
        waits: Mutex::default(),
        pace: Duration::from_secs_f64(tables as f64 / rate as f64),
    });
    let mut playing = JoinSet::new();
    for table in 0..tables {
        let lines = sit_down(nodes[table % nodes.len()].address).await?;
        let first = score.pace.mul_f64(table as f64 / tables as f64);
        playing.spawn(play(lines, score.clone(), Instant::now() + first));
    }
    sleep(Duration::from_secs(3)).await;
    let all = || -> Duration { nodes.iter().map(|node| ran(&node.child.id().to_string())).sum() };
    score.waits.lock().map_err(|_| "a player broke")?.clear();
    let (start, moves, ours, theirs) =
        (Instant::now(), score.moves.load(Relaxed), all(), database_ran(cluster));
    sleep(time).await;
    let moves = score.moves.load(Relaxed) - moves;
    let (ours, theirs) = (all() - ours, database_ran(cluster) - theirs);
    let passed = start.elapsed();
    let mut waits = std::mem::take(&mut *score.waits.lock().map_err(|_| "a player broke")?);
    waits.sort_unstable();
    let part = |share: usize| waits.get(waits.len() * share / 100).copied().unwrap_or_default();
    let each = |spent: Duration| spent.as_secs_f64() * 1e6 / moves.max(1) as f64;
    println!(
        "{:>5} {:>9.0} {:>8.1?} {:>8.1?} {:>15.0} µs {:>8.0} µs",
        nodes.len(),
        moves as f64 / passed.as_secs_f64(),
        part(50),
        part(99),
        each(ours),
        each(theirs),
    );
    score.stop.store(true, Relaxed);
    playing.abort_all();
    Ok(())
}

/// Two players at a table, a line each.
async fn sit_down(address: SocketAddr) -> Result<[Line; 2], Refused> {
    let (mut anna, mut bruno) = (Caller::new(address), Caller::new(address));
    let opening = json!({ "game": "love-letter", "players": 2, "name": "Anna" });
    let table = anna.post("/api/v1/tables", &opening).await?.json();
    let table = format!("/api/v1/tables/{}", table["table"].as_str().ok_or("no table")?);
    bruno.post(&table, &json!({ "do": "sit", "name": "Bruno" })).await?;
    let socket = format!("{table}/socket");
    let lines = [anna.socket(&socket, &[]).await?, bruno.socket(&socket, &[]).await?];
    anna.post(&table, &json!({ "do": "start" })).await?;
    Ok(lines)
}

/// A table plays on and on, a new game after each: a move whenever it is due.
async fn play(lines: [Line; 2], score: Arc<Score>, mut next: Instant) -> Result<(), Refused> {
    let [mut anna, mut bruno] = lines;
    let mut chance: u64 = 0;
    let mut sent = [None, None];
    // The move that is made when it is due, and by whom.
    let mut decided: Option<(usize, String)> = None;
    while !score.stop.load(Relaxed) {
        let (who, message) = tokio::select! {
            message = anna.0.next() => (0, message),
            message = bruno.0.next() => (1, message),
            () = sleep_until(next.into()), if decided.is_some() => {
                // Late is late: the next one is due all the same.
                next += score.pace;
                if let Some((who, order)) = decided.take() {
                    sent[who] = Some(Instant::now());
                    [&mut anna, &mut bruno][who].send(&order).await?;
                }
                continue;
            }
        };
        let Message::Text(text) = message.ok_or("the parlour hung up")?? else { continue };
        let Ok(frame) = serde_json::from_str::<Frame<'_>>(&text) else { continue };
        match frame.is {
            "done" => {
                if let Some(sent) = sent[who].take() {
                    score.moves.fetch_add(1, Relaxed);
                    score.waits.lock().map_err(|_| "a player broke")?.push(Instant::elapsed(&sent));
                }
            }
            "steps" if frame.over && who == 0 => anna.send(r#"{"do":"rematch"}"#).await?,
            "steps" if !frame.moves.is_empty() => {
                chance = chance.wrapping_mul(6364136223846793005).wrapping_add(who as u64 + 1);
                let action = frame.moves[(chance >> 33) as usize % frame.moves.len()];
                let steps = frame.steps;
                let order =
                    format!(r#"{{"do":"play","seat":{who},"steps":{steps},"action":{action}}}"#);
                decided = Some((who, order));
            }
            _ => {}
        }
    }
    Ok(())
}

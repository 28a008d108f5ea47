//! How much a parlour on one core can bear: a thousand tables, two players at each, every move
//! durable before it is answered.
//!
//!     cargo run --release -p server --example load -- [tables] [seconds] [rate]
//!
//! The parlour runs in a process of its own, on one core. First everybody plays as fast as answers
//! come, then at a fixed rate. Tables are those of Love Letter for two.

#[path = "../tests/common/client.rs"]
#[allow(dead_code)]
mod client;

use client::{Caller, Frame, Line, Refused};
use futures_util::StreamExt;
use serde_json::json;
use server::{Config, Limits};
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;

fn main() -> Result<(), Refused> {
    let mut words = std::env::args().skip(1);
    let first = words.next();
    if let Some(folder) = first.as_deref().and_then(|word| word.strip_prefix("serve=")) {
        return serve(Path::new(folder));
    }
    let number = |word: Option<String>, usual| word.and_then(|w| w.parse().ok()).unwrap_or(usual);
    let tables = number(first, 1000);
    let seconds = number(words.next(), 10);
    let rate = number(words.next(), 2000);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(measure(tables, Duration::from_secs(seconds as u64), rate))
}

/// The parlour itself, on one thread beside the journal's.
fn serve(folder: &Path) -> Result<(), Refused> {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(async {
        let config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            data: folder.to_path_buf(),
            limits: Limits::generous(),
            ..Config::default()
        };
        let serving = server::open(config).await.map_err(|why| format!("{why:?}"))?;
        println!("{}", serving.address().ok_or("no address")?);
        server::serve(serving, std::future::pending()).await;
        Ok(())
    })
}

/// A parlour in a process of its own, bound to the first core where that can be done.
struct Parlour {
    child: Child,
    address: SocketAddr,
    started: Duration,
}

impl Parlour {
    async fn open(folder: &Path) -> Result<Parlour, Refused> {
        let start = Instant::now();
        let me = std::env::current_exe()?;
        let serve = format!("serve={}", folder.display());
        let bound = Command::new("taskset")
            .args(["-c", "0"])
            .arg(&me)
            .arg(&serve)
            .stdout(Stdio::piped())
            .spawn();
        let mut child = match bound {
            Ok(child) => child,
            Err(_) => {
                println!("(taskset is missing: the parlour may use more than one core)");
                Command::new(&me).arg(&serve).stdout(Stdio::piped()).spawn()?
            }
        };
        let out = child.stdout.take().ok_or("no output")?;
        let out = tokio::process::ChildStdout::from_std(out)?;
        let line = BufReader::new(out).lines().next_line().await?.ok_or("no address")?;
        let address = line.parse()?;
        Caller::new(address).get("/").await?;
        Ok(Parlour { child, address, started: start.elapsed() })
    }

    /// Resident memory in bytes, once the allocator has had time to settle.
    fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        kilobytes.unwrap_or(0) * 1024
    }

    /// Seconds of processor time used so far.
    fn processor(&self) -> f64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()));
        let stat = stat.unwrap_or_default();
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or("").split_whitespace().collect();
        let ticks = |at: usize| fields.get(at).and_then(|field| field.parse::<f64>().ok());
        (ticks(11).unwrap_or(0.0) + ticks(12).unwrap_or(0.0)) / 100.0
    }

    async fn metric(&self, name: &str) -> Result<f64, Refused> {
        let text = Caller::new(self.address).get("/metrics").await?.body;
        let line = text.lines().find_map(|line| line.strip_prefix(&format!("{name} ")));
        Ok(line.ok_or("no such metric")?.parse()?)
    }
}

impl Drop for Parlour {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What all tables share.
struct Score {
    stop: AtomicBool,
    moves: AtomicU64,
    /// How long answers took, in microseconds.
    waits: Mutex<Vec<u32>>,
    /// How long a table waits between two moves; nothing if it plays as fast as it can.
    pace: Option<Duration>,
}

async fn measure(tables: usize, time: Duration, rate: usize) -> Result<(), Refused> {
    let folder = tempfile::tempdir()?;
    let parlour = Parlour::open(folder.path()).await?;
    println!("start to first page  {:>9.0} ms", parlour.started.as_secs_f64() * 1e3);
    let empty = parlour.memory();
    let mut seated = Vec::new();
    for _ in 0..tables {
        seated.push(sit_down(parlour.address).await?);
    }
    println!("tables, sockets      {:>9} {:>6}", tables, 2 * tables);
    let full = |memory: u64| (memory.saturating_sub(empty)) as f64 / tables as f64 / 1024.0;
    println!("memory when seated   {:>9.1} KB a table", full(parlour.memory()));
    let seated = play(&parlour, "saturated", seated, time, None).await?;
    println!("memory in play       {:>9.1} KB a table", full(parlour.memory()));
    let pace = Duration::from_secs_f64(tables as f64 / rate as f64);
    play(&parlour, &format!("{rate} moves/s"), seated, time, Some(pace)).await?;
    println!("memory in the end    {:>9.1} MB in all", parlour.memory() as f64 / 1e6);
    Ok(())
}

/// Two players at a table, a socket each, and what one of them is about to send: whether it is a
/// move, too.
struct Pair {
    lines: [Line; 2],
    pending: Option<(usize, String, bool)>,
}

async fn sit_down(address: SocketAddr) -> Result<Pair, Refused> {
    let (mut anna, mut bruno) = (Caller::new(address), Caller::new(address));
    let opening = json!({ "game": "love-letter", "players": 2, "name": "Anna" });
    let table = anna.post("/api/v1/tables", &opening).await?.json();
    let table = format!("/api/v1/tables/{}", table["table"].as_str().ok_or("no table")?);
    bruno.post(&table, &json!({ "do": "sit", "name": "Bruno" })).await?;
    let socket = format!("{table}/socket");
    let lines = [anna.socket(&socket, &[]).await?, bruno.socket(&socket, &[]).await?];
    anna.post(&table, &json!({ "do": "start" })).await?;
    Ok(Pair { lines, pending: None })
}

async fn play(
    parlour: &Parlour,
    what: &str,
    seated: Vec<Pair>,
    time: Duration,
    pace: Option<Duration>,
) -> Result<Vec<Pair>, Refused> {
    let score = Arc::new(Score {
        stop: AtomicBool::new(false),
        moves: AtomicU64::new(0),
        waits: Mutex::default(),
        pace,
    });
    let tables = seated.len();
    let mut tasks = JoinSet::new();
    for (number, pair) in seated.into_iter().enumerate() {
        let delay = pace.map_or(Duration::ZERO, |pace| pace.mul_f64(number as f64 / tables as f64));
        tasks.spawn(play_table(pair, score.clone(), delay));
    }
    // Everybody finds their feet first.
    tokio::time::sleep(Duration::from_secs(2)).await;
    score.waits.lock().map_err(|_| "a player broke")?.clear();
    let commits = parlour.metric("parlour_commit_seconds_count").await?;
    let (from, processor, start) = (score.moves.load(Relaxed), parlour.processor(), Instant::now());
    tokio::time::sleep(time).await;
    let (moves, processor) = (score.moves.load(Relaxed) - from, parlour.processor() - processor);
    let passed = start.elapsed().as_secs_f64();
    let commits = parlour.metric("parlour_commit_seconds_count").await? - commits;
    let counted = start.elapsed().as_secs_f64();
    let mut waits = std::mem::take(&mut *score.waits.lock().map_err(|_| "a player broke")?);
    score.stop.store(true, Relaxed);
    waits.sort_unstable();
    let part = |share: f64| {
        let at = ((waits.len() as f64 * share) as usize).min(waits.len().saturating_sub(1));
        waits.get(at).map_or(0.0, |micros| f64::from(*micros) / 1e3)
    };
    println!("── {what}");
    println!("moves                {:>9.0} /s on disk and acknowledged", moves as f64 / passed);
    println!("answer p50           {:>9.2} ms", part(0.50));
    println!("answer p99           {:>9.2} ms", part(0.99));
    println!("commits              {:>9.0} /s", commits / counted);
    println!("processor            {:>9.2} cores", processor / passed);
    let mut pairs = Vec::new();
    while let Some(pair) = tasks.join_next().await {
        pairs.push(pair??);
    }
    Ok(pairs)
}

/// A table plays on and on, a new game after each, until it is told to stop and nothing is under
/// way.
async fn play_table(pair: Pair, score: Arc<Score>, delay: Duration) -> Result<Pair, Refused> {
    let Pair { lines: [mut anna, mut bruno], mut pending } = pair;
    let mut next = Instant::now() + delay;
    let mut count: u64 = 0;
    // What has been sent and not been answered, by player.
    let mut sent = [VecDeque::new(), VecDeque::new()];
    loop {
        let (who, message) = tokio::select! {
            message = anna.0.next() => (0, message),
            message = bruno.0.next() => (1, message),
            () = tokio::time::sleep_until(next.into()), if pending.is_some() => {
                if score.stop.load(Relaxed) {
                    break;
                }
                if let Some((who, order, is_move)) = pending.take() {
                    let line = if who == 0 { &mut anna } else { &mut bruno };
                    sent[who].push_back((Instant::now(), is_move));
                    line.send(&order).await?;
                    // Late is late: the next one is due all the same.
                    next = score.pace.map_or(next, |pace| next + pace);
                }
                continue;
            }
        };
        let message = message.ok_or("the parlour hung up")??;
        let Message::Text(text) = message else { continue };
        let Ok(frame) = serde_json::from_str::<Frame<'_>>(&text) else { continue };
        match frame.is {
            "done" => {
                if let Some((sent, true)) = sent[who].pop_front() {
                    let micros = u32::try_from(sent.elapsed().as_micros()).unwrap_or(u32::MAX);
                    score.moves.fetch_add(1, Relaxed);
                    score.waits.lock().map_err(|_| "a player broke")?.push(micros);
                }
            }
            "steps" if frame.over && who == 0 => {
                pending = Some((who, r#"{"do":"rematch"}"#.to_string(), false));
            }
            "steps" if !frame.moves.is_empty() => {
                count = count.wrapping_mul(6364136223846793005).wrapping_add(who as u64 + 1);
                let action = frame.moves[(count >> 33) as usize % frame.moves.len()];
                let steps = frame.steps;
                let order =
                    format!(r#"{{"do":"play","seat":{who},"steps":{steps},"action":{action}}}"#);
                pending = Some((who, order, true));
            }
            // The same turn was told twice, and has been played.
            "refused" if text.contains("stale") || text.contains("not_over") => {
                sent[who].pop_front();
            }
            "refused" => return Err(text.to_string().into()),
            _ => {}
        }
    }
    Ok(Pair { lines: [anna, bruno], pending })
}

//! How much a parlour on one core can bear: a thousand tables, two players at each, every move
//! durable before it is answered.
//!
//!     cargo run --release -p server --example load -- [tables=1000] [seconds=10] [rate=2000]
//!         [game=love-letter] [pages]
//!
//! The parlour runs in a process of its own, on one core. First everybody plays as fast as answers
//! come, then at a fixed rate. With `pages` both players have their page open, too, which is sent
//! every step of the game and confirms what is revealed; then only the fixed rate is measured.

#[path = "../../tests/common/client.rs"]
#[allow(dead_code)]
mod client;
mod page;
mod parlour;
mod table;

use client::Refused;
use page::Sent;
use parlour::Parlour;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use table::{Pair, Score};
use tokio::task::JoinSet;

/// What is to be measured.
struct Wanted {
    tables: usize,
    time: Duration,
    rate: usize,
    game: String,
    pages: bool,
}

/// As the parlour has it.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> Result<(), Refused> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let value = |name: &str| words.iter().find_map(|word| word.strip_prefix(name));
    if let Some(folder) = value("serve=") {
        return parlour::serve(Path::new(folder));
    }
    let number = |name, usual: usize| value(name).map_or(Ok(usual), str::parse);
    let wanted = Wanted {
        tables: number("tables=", 1000)?,
        time: Duration::from_secs(number("seconds=", 10)? as u64),
        rate: number("rate=", 2000)?,
        game: value("game=").unwrap_or("love-letter").to_string(),
        pages: words.iter().any(|word| word == "pages"),
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(measure(&wanted))
}

async fn measure(wanted: &Wanted) -> Result<(), Refused> {
    let tables = wanted.tables;
    let folder = tempfile::tempdir()?;
    let parlour = Parlour::open(folder.path()).await?;
    println!("start to first page  {:>9.0} ms", parlour.started.as_secs_f64() * 1e3);
    let empty = parlour.memory();
    let sent = Arc::new(Sent::default());
    let mut pages = JoinSet::new();
    let mut seated = Vec::new();
    for _ in 0..tables {
        let (pair, open) = Pair::sit_down(parlour.address, &wanted.game, wanted.pages).await?;
        seated.push(pair);
        for line in open {
            pages.spawn(page::follow(line, sent.clone()));
        }
    }
    println!("tables, sockets      {:>9} {:>6}", tables, 2 * tables + pages.len());
    let full = |memory: u64| (memory.saturating_sub(empty)) as f64 / tables as f64 / 1024.0;
    println!("memory when seated   {:>9.1} KB a table", full(parlour.memory()));
    if !wanted.pages {
        seated = play(&parlour, "saturated", seated, wanted.time, None, &sent).await?;
        println!("memory in play       {:>9.1} KB a table", full(parlour.memory()));
    }
    let pace = Duration::from_secs_f64(tables as f64 / wanted.rate as f64);
    let what = format!("{} moves/s", wanted.rate);
    play(&parlour, &what, seated, wanted.time, Some(pace), &sent).await?;
    println!("memory in play       {:>9.1} KB a table", full(parlour.memory()));
    println!("memory in the end    {:>9.1} MB in all", parlour.memory() as f64 / 1e6);
    sent.over.store(true, Relaxed);
    drop(parlour);
    while let Some(page) = pages.join_next().await {
        page??;
    }
    Ok(())
}

async fn play(
    parlour: &Parlour,
    what: &str,
    seated: Vec<Pair>,
    time: Duration,
    pace: Option<Duration>,
    sent: &Sent,
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
        tasks.spawn(pair.play(score.clone(), delay));
    }
    // Everybody finds their feet first.
    tokio::time::sleep(Duration::from_secs(2)).await;
    score.waits.lock().map_err(|_| "a player broke")?.clear();
    let commits = parlour.metric("parlour_commit_seconds_count").await?;
    let (from, processor, start) = (score.moves.load(Relaxed), parlour.processor(), Instant::now());
    let (frames, bytes) = (sent.frames.load(Relaxed), sent.bytes.load(Relaxed));
    tokio::time::sleep(time).await;
    let (moves, processor) = (score.moves.load(Relaxed) - from, parlour.processor() - processor);
    let (frames, bytes) = (sent.frames.load(Relaxed) - frames, sent.bytes.load(Relaxed) - bytes);
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
    println!("processor            {:>9.0} µs a move", processor * 1e6 / moves.max(1) as f64);
    if frames > 0 {
        println!("to pages             {:>9.2} frames a move", frames as f64 / moves.max(1) as f64);
        println!("to pages             {:>9.0} bytes a move", bytes as f64 / moves.max(1) as f64);
    }
    let mut pairs = Vec::new();
    while let Some(pair) = tasks.join_next().await {
        pairs.push(pair??);
    }
    Ok(pairs)
}

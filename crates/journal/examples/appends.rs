//! How fast the journal is: a number of tables, each with one append on its way at any time, or
//! all together with `rate` appends a second.
//!
//! ```text
//! cargo run --release -p journal --example appends -- [seconds] [tables] [bytes] [rate]
//! ```

use std::error::Error;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs};

use bytes::Bytes;
use journal::{Fault, Journal, Sqlite, TableId};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let seconds = args.next().map_or(Ok(5), |arg| arg.parse())?;
    let tables: u32 = args.next().map_or(Ok(1000), |arg| arg.parse())?;
    let bytes = args.next().map_or(Ok(200), |arg| arg.parse())?;
    let rate: Option<u32> = args.next().map(|arg| arg.parse()).transpose()?;
    let folder = tempfile::tempdir()?;
    let folder = folder.path();

    let commits = Arc::new(AtomicU64::new(0));
    let seen = commits.clone();
    let observer = move |_| {
        seen.fetch_add(1, Ordering::Relaxed);
    };
    let journal = Arc::new(Sqlite::open_with(folder, Box::new(observer))?);
    let entry = Bytes::from(vec![b'x'; bytes]);
    let (start, cpu) = (Instant::now(), writer_cpu());
    let end = start + Duration::from_secs(seconds);
    let tasks: Vec<_> = (0..tables)
        .map(|table| {
            let pace = rate.map(|rate| Duration::from_secs(1) * tables / rate);
            let first = start + pace.unwrap_or_default() * table / tables;
            let table = Table { journal: journal.clone(), id: name(table), pace, first, end };
            tokio::spawn(table.play(entry.clone()))
        })
        .collect();
    let mut waits = Vec::new();
    for task in tasks {
        waits.extend(task.await??);
    }
    let wall = start.elapsed().as_secs_f64();
    let cpu = writer_cpu().map(|after| after.saturating_sub(cpu.unwrap_or_default()));
    let at_work = size(folder)?;
    journal.close().await?;

    waits.sort_unstable();
    let appends = waits.len();
    let commits = commits.load(Ordering::Relaxed);
    let share = |part: usize| waits.get(appends * part / 1000).copied().unwrap_or_default();
    println!("appends/s      {:>12.0}", appends as f64 / wall);
    println!("commits/s      {:>12.0}", commits as f64 / wall);
    println!("appends/commit {:>12.1}", appends as f64 / commits as f64);
    println!("p50            {:>12.1?}", share(500));
    println!("p99            {:>12.1?}", share(990));
    println!("p99.9          {:>12.1?}", share(999));
    if let Some(cpu) = cpu {
        println!("writer CPU     {:>11.0}%", cpu.as_secs_f64() / wall * 100.0);
        println!("  per append   {:>12.1?}", cpu / appends.max(1) as u32);
    }
    println!("bytes/append   {:>12.1}", size(folder)? as f64 / appends as f64);
    println!("disk at work   {:>9} KiB", at_work >> 10);
    println!("disk closed    {:>9} KiB", size(folder)? >> 10);
    Ok(())
}

struct Table {
    journal: Arc<Sqlite>,
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

fn size(folder: &Path) -> std::io::Result<u64> {
    fs::read_dir(folder)?.map(|file| Ok(file?.metadata()?.len())).sum()
}

/// The time that the writing thread has had of a processor; only Linux tells.
fn writer_cpu() -> Option<Duration> {
    fs::read_dir("/proc/self/task").ok()?.flatten().find_map(|task| {
        let name = fs::read_to_string(task.path().join("comm")).ok()?;
        let times = fs::read_to_string(task.path().join("schedstat")).ok()?;
        let ran = times.split_whitespace().next()?.parse().ok()?;
        (name.trim() == "journal-writer").then(|| Duration::from_nanos(ran))
    })
}

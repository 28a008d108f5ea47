//! What a page is sent, and how soon: whole games of every game on the sockets of pages, in bytes on
//! the wire and in milliseconds from a click until the page has its answer.
//!
//!     cargo run --release -p server --example wire -- [games [game]]
//!
//! Padding included. Every step is sent by itself, as it is to somebody who follows it. A click is
//! answered when the move is on disk; the journal is where `TMPDIR` says.

#[path = "../tests/common/client.rs"]
#[allow(dead_code)]
mod client;
#[allow(dead_code)]
#[path = "../tests/common/pages.rs"]
mod pages;

use client::Refused;
use pages::{Weighed, play};
use server::{Config, Limits};
use std::net::SocketAddr;
use std::time::Duration;

const TABLES: [(&str, u32); 7] = [
    ("love-letter", 2),
    ("love-letter", 4),
    ("love-letter", 6),
    ("favor", 2),
    ("favor", 3),
    ("favor", 4),
    ("fog-of-love", 2),
];

#[tokio::main]
async fn main() -> Result<(), Refused> {
    let games = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(20);
    let only = std::env::args().nth(2);
    let folder = tempfile::tempdir()?;
    let config = Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        data: folder.path().to_path_buf(),
        limits: Limits::generous(),
        // A bot that thinks would keep the page waiting: it begins when the page has its answer.
        bot_pause: Duration::from_millis(10),
        solemn_pause: Duration::from_millis(10),
        pace: Duration::from_millis(1),
        ..Config::default()
    };
    let serving = server::open(config).await.map_err(|why| format!("{why:?}"))?;
    let address = serving.address().ok_or("no address")?;
    tokio::spawn(server::serve(serving, std::future::pending()));
    println!(
        "{:<14} {:>7} {:>7} {:>8} {:>7} {:>7} {:>7} {:>8} {:>8} {:>8}",
        "game", "players", "frames", "first", "median", "p99", "most", "ms", "p99 ms", "most ms"
    );
    for (game, players) in TABLES {
        if only.as_ref().is_some_and(|only| only != game) {
            continue;
        }
        let mut all = Weighed::default();
        for seed in 0..games {
            let weighed = play(address, game, players, seed).await?;
            all.first = all.first.max(weighed.first);
            all.then.extend(weighed.then);
            all.answered.extend(weighed.answered);
        }
        let [median, p99, most] = [0.5, 0.99, 1.0].map(|share| all.share(share));
        let [soon, late, last] = [0.5, 0.99, 1.0].map(|share| all.milliseconds(share));
        println!(
            "{game:<14} {players:>7} {:>7} {:>8} {median:>7} {p99:>7} {most:>7} {soon:>8.2} {late:>8.2} {last:>8.2}",
            all.then.len(),
            all.first
        );
    }
    Ok(())
}

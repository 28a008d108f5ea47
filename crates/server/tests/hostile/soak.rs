//! A parlour lives long, and most of those who come never come again: nothing of them stays in memory.
//!
//! Usually some dozens come, and all that was made for them must go again. With `PARLOUR_LONG` they
//! come for an hour, and the parlour's memory must not grow any more once it is warm; with
//! `PARLOUR_SOAK` for so many seconds, and `PARLOUR_SOAK_PACE` says how many come a second:
//!
//!     PARLOUR_SOAK=1800 cargo test -p server --test hostile soak:: -- --nocapture

use crate::apart::{self, Apart};
use crate::client::Caller;
use crate::floods::from;
use futures_util::StreamExt;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// How long a table stays in memory that nobody looks at.
const IDLE: Duration = Duration::from_secs(2);

/// Memory may grow by so many kilobytes in a thousand seconds: as much as nothing, since single
/// measurements differ by more. What is kept of each who came would be more soon.
const MOST: f64 = 300.0;

/// The journal remembers where the tables stand that were written to lately, 20,000 of them at most, and
/// each who comes brings two: before so many have come, it grows all the same.
const FULL: u32 = 10_000;

/// Not a test of its own: the parlour that lives long is this program again.
#[test]
fn the_parlour_that_lives_long() {
    apart::serve_with(|config| {
        config.idle = IDLE;
        config.bot_pause = Duration::from_millis(50);
    });
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// For how long people come, if not only a few do.
fn lasting() -> Option<Duration> {
    let long = || std::env::var("PARLOUR_LONG").is_ok().then_some(3600);
    number("PARLOUR_SOAK").or_else(long).map(Duration::from_secs)
}

/// Somebody at an address of their own, which nobody had before.
struct Passer {
    source: [u8; 4],
    to: SocketAddr,
    secret: String,
}

impl Passer {
    fn new(number: u32, to: SocketAddr) -> Passer {
        // Of the sixteen million addresses of this machine, those that no other test has.
        let [_, a, b, c] = number.to_be_bytes();
        Passer { source: [127, 1 + a % 200, b, c], to, secret: String::new() }
    }

    /// What is answered; nothing if they are cut off.
    async fn asks(&self, method: &str, path: &str, body: &str) -> Option<String> {
        let mut line = from(self.source, self.to).await.ok()?;
        let (secret, long) = (&self.secret, body.len());
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: parlour\r\nAuthorization: Bearer {secret}\r\n\
             Connection: close\r\nContent-Length: {long}\r\n\r\n{body}"
        );
        line.write_all(request.as_bytes()).await.ok()?;
        let mut answer = Vec::new();
        line.read_to_end(&mut answer).await.ok()?;
        Some(String::from_utf8_lossy(&answer).into_owned())
    }

    /// Asks, and hangs up before there is an answer.
    async fn asks_and_goes(&self, path: &str) -> Option<()> {
        let mut line = from(self.source, self.to).await.ok()?;
        let request = format!("GET {path} HTTP/1.1\r\nHost: parlour\r\n\r\n");
        line.write_all(request.as_bytes()).await.ok()
    }

    /// Opens a socket, is told something, and goes without a word.
    async fn looks_in(&self, path: &str) -> Option<()> {
        let line = from(self.source, self.to).await.ok()?;
        let mut request = format!("ws://{}{path}", self.to).into_client_request().ok()?;
        let bearer = format!("Bearer {}", self.secret).parse().ok()?;
        request.headers_mut().insert("authorization", bearer);
        let (mut socket, _) = tokio_tungstenite::client_async(request, line).await.ok()?;
        socket.next().await?.ok().map(drop)
    }

    /// Opens a table, looks at it in every way, and is never seen again. A friend looks, too, and asks
    /// for tables that there are not.
    async fn passes(mut self, friend: Passer) -> Option<()> {
        self.asks("GET", "/", "").await?;
        let game = ["love-letter", "favor", "fog-of-love"][usize::from(self.source[3] % 3)];
        let opening = json!({ "game": game, "players": 2, "name": "Anna", "bots": "random" });
        let answer = self.asks("POST", "/api/v1/tables", &opening.to_string()).await?;
        let opened: Value = serde_json::from_str(answer.split_once("\r\n\r\n")?.1).ok()?;
        self.secret = opened["secret"].as_str()?.into();
        let table = opened["table"].as_str()?;
        self.looks_in(&format!("/t/{table}/socket")).await?;
        self.looks_in(&format!("/api/v1/tables/{table}/socket")).await?;
        for path in [format!("/t/{table}"), format!("/t/{table}/replay"), "/".to_string()] {
            friend.asks("GET", &path, "").await?;
        }
        friend.looks_in(&format!("/t/{table}/socket")).await?;
        let sit = json!({ "do": "sit", "seat": 1, "name": "Bruno" }).to_string();
        friend.asks("POST", &format!("/api/v1/tables/{table}"), &sit).await?;
        // A name that is no table's, other each time.
        let nothing = format!("{}{}", &table[..table.len() - 6], &table[..6]);
        friend.asks("GET", &format!("/t/{nothing}"), "").await?;
        friend.asks_and_goes(&format!("/t/{table}")).await
    }
}

/// By how much something grows in a thousand seconds that was measured so, by least squares.
fn slope(measured: &[(f64, f64)]) -> f64 {
    let count = measured.len() as f64;
    let mean = |of: fn(&(f64, f64)) -> f64| measured.iter().map(of).sum::<f64>() / count;
    let (x, y) = (mean(|one| one.0), mean(|one| one.1));
    let both: f64 = measured.iter().map(|one| (one.0 - x) * (one.1 - y)).sum();
    let spread: f64 = measured.iter().map(|one| (one.0 - x).powi(2)).sum();
    1000.0 * both / spread
}

#[test]
fn growth_is_found_and_rest_is_not() {
    let at = |from: f64, by: f64| (0..10).map(move |n| (f64::from(n), from + by * f64::from(n)));
    assert!((slope(&at(7.0, 0.5).collect::<Vec<_>>()) - 500.0).abs() < 0.01);
    assert!(slope(&at(7.0, 0.0).collect::<Vec<_>>()).abs() < 0.01);
}

async fn metric(parlour: &Apart, name: &str) -> f64 {
    let text = Caller::new(parlour.address).get("/metrics").await.expect("metrics").body;
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.expect("the metric").parse().expect("a number")
}

/// Waits until all that was made for those who came is gone.
async fn is_empty(parlour: &Apart) {
    let gone = async {
        for name in ["parlour_tables", "parlour_sockets"] {
            while metric(parlour, name).await > 0.0 {
                sleep(Duration::from_millis(100)).await;
            }
        }
        // The one that asks is counted.
        while metric(parlour, "parlour_connections").await > 1.0 {
            sleep(Duration::from_millis(100)).await;
        }
    };
    timeout(Duration::from_secs(60), gone).await.expect("nothing stays of those who came");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ever_new_people_leave_nothing_behind() {
    if apart::is_child() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let parlour = Apart::start("soak::the_parlour_that_lives_long", folder.path());
    let Some(lasting) = lasting() else {
        for number in 0..40 {
            let [one, friend] = [0, 1].map(|of| Passer::new(2 * number + of, parlour.address));
            one.passes(friend).await.expect("everybody is served");
        }
        assert_eq!(metric(&parlour, "parlour_tables_opened_total").await, 40.0);
        return is_empty(&parlour).await;
    };
    let pace = number("PARLOUR_SOAK_PACE").unwrap_or(10).max(1);
    let (begun, mut ticks) = (Instant::now(), interval(Duration::from_millis(1000 / pace)));
    // Whoever could not come while the machine was busy does not come with all the others afterwards.
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut passed, mut lost, mut measured) = (0_u32, 0, Vec::new());
    let mut told = Instant::now();
    // Addresses are remembered for two minutes, maps double, caches fill: that takes its time.
    let warming = (lasting / 3).max(Duration::from_secs(300)).min(lasting * 2 / 3);
    while begun.elapsed() < lasting {
        ticks.tick().await;
        let [one, friend] = [0, 1].map(|of| Passer::new(2 * passed + of, parlour.address));
        lost += u32::from(one.passes(friend).await.is_none());
        passed += 1;
        let seconds = begun.elapsed().as_secs_f64();
        if begun.elapsed() > warming && passed > FULL {
            measured.push((seconds, parlour.memory() as f64));
        }
        if told.elapsed() > Duration::from_secs(60) {
            told = Instant::now();
            println!("{seconds:.0} s: {passed} came, {} KB", parlour.memory());
        }
    }
    println!("{passed} came, {lost} of them in vain; {} KB", parlour.memory());
    assert!(lost * 20 < passed, "they are served: {lost} of {passed} were not");
    is_empty(&parlour).await;
    if measured.len() < 1000 {
        return println!("more than {FULL} must have come before it can be said what grows");
    }
    let grows = slope(&measured);
    println!("memory grows by {grows:.0} KB in 1000 s");
    assert!(grows < MOST, "memory grows by {grows:.0} KB in 1000 s");
}

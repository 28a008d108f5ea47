//! Replays, transcripts and stories cost their reader, and nobody else.
//!
//! Usually for three seconds; for a minute with `PARLOUR_LONG`.

use crate::Game;
use crate::apart::{self, Apart};
use crate::floods::from;
use crate::parlour::{Dice, Player, play_out};
use serde_json::json;
use server::Limits;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::task::JoinSet;

/// Not a test of its own: the parlour where much is read is this program again.
#[test]
fn the_parlour_where_much_is_read() {
    apart::serve(limits());
}

fn is_long() -> bool {
    std::env::var("PARLOUR_LONG").is_ok()
}

/// An address may ask as often as it can, so that nothing else holds anybody back. In the usual run it
/// gets less than usual: a machine that is busy may not have the time to send more.
fn limits() -> Limits {
    let usual = Limits::default();
    let bytes = if is_long() { usual.stranger_bytes_per_second } else { 8 << 10 };
    Limits { requests_per_second: 1 << 20, stranger_bytes_per_second: bytes, ..usual }
}

fn seconds() -> u64 {
    if is_long() { 60 } else { 3 }
}

/// So many read at one address at a time.
const READERS: usize = 4;

/// Two people play a game to its end.
async fn played(address: SocketAddr, game: &str) -> Player {
    let caller = crate::client::Caller::new(address);
    let opening = json!({ "game": game, "players": 2, "name": "Anna" });
    let mut anna = Player::open(caller, opening).await;
    let mut bruno = anna.friend();
    bruno.does(json!({ "do": "sit", "name": "Bruno" })).await;
    anna.does(json!({ "do": "start" })).await;
    play_out(&mut [&mut anna, &mut bruno], &mut Dice(4)).await;
    if game == "fog-of-love" {
        anna.does(json!({ "do": "share_story", "seat": 0, "on": true })).await;
        bruno.does(json!({ "do": "share_story", "seat": 1, "on": true })).await;
    }
    anna
}

/// Reads it once; gives how many bytes came, if it was answered with 200.
pub async fn read(source: [u8; 4], to: SocketAddr, path: &str, secret: &str) -> Option<usize> {
    let mut line = from(source, to).await.ok()?;
    let request = format!(
        "GET {path} HTTP/1.1\r\nHost: parlour\r\nAuthorization: Bearer {secret}\r\n\
         Connection: close\r\n\r\n"
    );
    line.write_all(request.as_bytes()).await.ok()?;
    let mut answer = Vec::new();
    line.read_to_end(&mut answer).await.ok()?;
    let head = answer.windows(4).position(|four| four == b"\r\n\r\n")? + 4;
    answer.starts_with(b"HTTP/1.1 200 ").then(|| answer.len() - head)
}

/// Those who read something, at one address.
struct Readers {
    path: String,
    /// How many bytes they got, and how long the longest answer was.
    bytes: Arc<AtomicUsize>,
    longest: Arc<AtomicUsize>,
}

impl Readers {
    fn set_out(
        last: u8,
        to: SocketAddr,
        path: String,
        secret: &str,
        all: &mut JoinSet<()>,
    ) -> Readers {
        let readers = Readers { path, bytes: Arc::default(), longest: Arc::default() };
        for _ in 0..READERS {
            let (path, secret) = (readers.path.clone(), secret.to_string());
            let (bytes, longest) = (readers.bytes.clone(), readers.longest.clone());
            all.spawn(async move {
                loop {
                    let came = read([127, 0, 0, last], to, &path, &secret).await.unwrap_or(0);
                    bytes.fetch_add(came, Relaxed);
                    longest.fetch_max(came, Relaxed);
                }
            });
        }
        readers
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_reads_without_end_is_slowed_down_and_nobody_else() {
    if apart::is_child() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let parlour = Apart::start("readers::the_parlour_where_much_is_read", folder.path());
    let address = parlour.address;
    let (letter, fog) =
        (played(address, "love-letter").await, played(address, "fog-of-love").await);
    let mut game = Game::begin(address).await;
    let paths = [
        format!("/t/{}/replay/steps?all=true", letter.name()),
        format!("/t/{}/replay?all=true&step=9", letter.name()),
        format!("{}/transcript", fog.table),
        format!("/t/{}/story.html", fog.name()),
        format!("/t/{}", fog.name()),
        format!("{}/sights", fog.table),
    ];
    // Those who only watch pay for everything; who played, for what is not playing.
    let secret = |path: &str| match path.contains("sights") || !path.contains("/t/") {
        true => String::new(),
        false => letter.caller.secret.clone().unwrap_or_default(),
    };
    let mut all = JoinSet::new();
    let (begun, used) = (Instant::now(), parlour.processor());
    let readers: Vec<Readers> = (20..)
        .zip(paths)
        .map(|(last, path)| {
            let secret = secret(&path);
            Readers::set_out(last, address, path, &secret, &mut all)
        })
        .collect();
    // Meanwhile somebody else reads a little, and others play.
    let (mut waits, mut moves) = (Vec::new(), 0);
    while begun.elapsed() < Duration::from_secs(seconds()) {
        let began = Instant::now();
        let path = format!("/t/{}/replay/steps?all=true", letter.name());
        let came = read([127, 0, 0, 2], address, &path, "").await;
        assert!(came.is_some_and(|came| came > 1000), "somebody else reads as ever");
        waits.push(began.elapsed());
        game.goes_on().await;
        moves += 1;
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    let spent = begun.elapsed().as_secs_f64();
    let used = (parlour.processor() - used) / spent;
    all.shutdown().await;
    println!("{moves} moves beside; another reader waited {waits:?}; {used:.2} cores were used");
    let rate = f64::from(limits().stranger_bytes_per_second) * 4.0;
    for Readers { path, bytes, longest } in &readers {
        let (bytes, longest) = (bytes.load(Relaxed) as f64, longest.load(Relaxed) as f64);
        println!(
            "{path}: {:.0} KB a second, {:.1} KB the longest",
            bytes / spent / 1e3,
            longest / 1e3
        );
        assert!(longest > 0.0, "{path}: they are served");
        // A burst, then so much a second; and what was under way when it was used up.
        let most = rate * (8.0 + spent) + READERS as f64 * longest;
        assert!(bytes <= most, "{path}: {bytes} bytes are more than {most}");
    }
}

//! Too much of everything.

use crate::Game;
use crate::client::Caller;
use crate::parlour::Parlour;
use serde_json::json;
use server::Limits;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// A connection that comes from another address of this machine.
pub async fn from(source: [u8; 4], to: SocketAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::from((source, 0)))?;
    socket.connect(to).await
}

/// How a request from that address is answered: its status, or nothing if it is cut off.
async fn status(source: [u8; 4], to: SocketAddr, request: &str) -> Option<u16> {
    let mut stream = from(source, to).await.ok()?;
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.ok()?;
    String::from_utf8_lossy(&answer).split(' ').nth(1)?.parse().ok()
}

const HOME: &str = "GET / HTTP/1.1\r\nHost: parlour\r\nConnection: close\r\n\r\n";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ten_thousand_half_open_connections_keep_nobody_out() {
    let limits = Limits { arrival: Duration::from_secs(2), ..Limits::default() };
    let parlour = Parlour::with(|config| config.limits = limits).await;
    let mut game = Game::begin(parlour.address).await;
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let mut held = Vec::new();
    for _ in 0..10_000 {
        let Ok(mut stream) = from([127, 0, 0, 9], parlour.address).await else { continue };
        let _ = stream.write_all(b"GET / HTTP/1.1\r\nHost: half").await;
        held.push(stream);
    }
    assert!(held.len() > 9_000, "they could be opened: {}", held.len());
    let begun = Instant::now();
    assert_eq!(status([127, 0, 0, 2], parlour.address, HOME).await, Some(200));
    game.goes_on().await;
    assert!(begun.elapsed() < Duration::from_secs(2), "nobody had to wait");
    // Those that were let in are cut off when their request does not arrive.
    tokio::time::sleep(Duration::from_secs(3)).await;
    let metrics = Caller::new(parlour.address).get("/metrics").await.expect("metrics").body;
    let open = metrics.lines().find_map(|line| line.strip_prefix("parlour_connections "));
    let open: i64 = open.and_then(|open| open.parse().ok()).expect("a number");
    assert!(open < 20, "{open} connections are still held");
    game.goes_on().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_from_one_address_is_turned_away_and_others_are_served() {
    let limits = Limits { requests_per_second: 5, ..Limits::default() };
    let parlour = Parlour::with(|config| config.limits = limits).await;
    let mut refused = 0;
    for _ in 0..120 {
        let answer = status([127, 0, 0, 9], parlour.address, HOME).await;
        refused += usize::from(answer == Some(429));
    }
    assert!(refused > 40, "the flood is turned away: {refused}");
    assert_eq!(status([127, 0, 0, 2], parlour.address, HOME).await, Some(200));
    let mut game = Game::begin(parlour.address).await;
    game.goes_on().await;
}

#[tokio::test]
async fn tables_and_sockets_of_one_address_are_counted() {
    let limits = Limits { tables_per_hour: 3, sockets_per_address: 2, ..Limits::generous() };
    let parlour = Parlour::with(|config| config.limits = limits).await;
    let mut game = Game::begin(parlour.address).await;
    let mut greedy = Caller::new(parlour.address);
    let opening = json!({ "game": "favor" });
    let mut opened = Vec::new();
    for _ in 0..4 {
        opened.push(greedy.post("/api/v1/tables", &opening).await.expect("an answer").status);
    }
    assert_eq!(opened, [201, 201, 429, 429]);
    let held = [game.socket(0).await, game.socket(1).await];
    let path = format!("{}/socket", game.path);
    assert!(game.players[0].socket(&path, &[]).await.is_err(), "a third is one too many");
    drop(held);
    tokio::time::sleep(Duration::from_millis(100)).await;
    drop(game.socket(0).await);
    game.goes_on().await;
}

#[tokio::test]
async fn whoever_talks_too_fast_is_cut_off() {
    let limits = Limits { messages_per_second: 4, ..Limits::generous() };
    let parlour = Parlour::with(|config| config.limits = limits).await;
    let mut game = Game::begin(parlour.address).await;
    let mut line = game.socket(0).await;
    for _ in 0..60 {
        if line.send(r#"{"do":"react","seat":0,"reaction":"bravo"}"#).await.is_err() {
            break;
        }
    }
    let mut done = 0;
    while let Some(frame) = line.frame().await {
        done += usize::from(frame["is"] == "done");
    }
    assert!((20..40).contains(&done), "{done} were heard before the line was cut");
    game.goes_on().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_does_not_read_is_dropped_and_told_everything_anew() {
    let limits = Limits { slow: Duration::from_millis(200), ..Limits::generous() };
    let parlour = Parlour::with(|config| config.limits = limits).await;
    let mut game = Game::begin(parlour.address).await;
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small buffer");
    let mut lazy = socket.connect(parlour.address).await.expect("a connection");
    // Somebody with a seat: those without are told less than it takes to fill a line.
    let request = format!(
        "GET /t/{}/socket HTTP/1.1\r\nHost: parlour\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {}\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        game.key(),
        game.players[1].secret.as_deref().expect("a secret")
    );
    lazy.write_all(request.as_bytes()).await.expect("it is let in");
    // Another pace changes the page every time. As masked frames: the mask is zero.
    let mut clicks = Vec::new();
    for click in [r#"{"click":"pace","speed":"slow"}"#, r#"{"click":"pace","speed":"quick"}"#] {
        clicks.extend([0x81, 0x80 | click.len() as u8, 0, 0, 0, 0]);
        clicks.extend(click.as_bytes());
    }
    let path = game.path.clone();
    let dropped = async {
        loop {
            let _ =
                tokio::time::timeout(Duration::from_millis(50), lazy.write_all(&clicks.repeat(50)))
                    .await;
            let chat = json!({ "do": "react", "seat": 0, "reaction": "bravo" });
            let said = game.players[0].post(&path, &chat).await.expect("an answer");
            assert_eq!(said.status, 200, "others are not held up");
            let metrics = Caller::new(parlour.address).get("/metrics").await.expect("metrics");
            if metrics.body.contains("parlour_slow_sockets_total 1") {
                break;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(60), dropped).await.expect("the lazy one is dropped");
    let page = format!("/t/{}/socket", game.key());
    let mut again = game.players[0].socket(&page, &[]).await.expect("a socket");
    let frame = again.text().await.expect("a frame");
    assert!(frame.contains(r#"id="prompt""#), "the whole table is told anew");
    game.goes_on().await;
}

//! Peers that are slow, gone, or in the way.

use crate::Game;
use crate::floods::from;
use crate::parlour::Parlour;
use serde_json::Value;
use server::Limits;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

const HOME: &[u8] = b"GET / HTTP/1.1\r\nHost: parlour\r\nConnection: close\r\n\r\n";

/// A request to upgrade a connection to the socket of a table.
pub fn knock(path: &str) -> String {
    format!(
        "GET {path}/socket HTTP/1.1\r\nHost: parlour\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
}

/// Begins a body and never ends it.
async fn drip(source: [u8; 4], to: SocketAddr) -> TcpStream {
    let mut stream = from(source, to).await.expect("a connection");
    let head = b"POST /new HTTP/1.1\r\nHost: parlour\r\nContent-Length: 1000\r\n\
        Content-Type: application/x-www-form-urlencoded\r\n\r\ngame";
    stream.write_all(head).await.expect("it is let in");
    stream
}

/// What is still answered, until the connection is closed.
async fn rest(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes).await;
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test]
async fn a_body_must_arrive_in_time() {
    let limits = Limits { arrival: Duration::from_millis(300), ..Limits::generous() };
    let parlour = Parlour::with(|config| config.limits = limits).await;
    let mut stream = drip([127, 0, 0, 1], parlour.address).await;
    let (mut reading, mut writing) = stream.split();
    let dripping = async {
        while writing.write_all(b"x").await.is_ok() {
            sleep(Duration::from_millis(20)).await;
        }
    };
    let mut answer = String::new();
    let answered = async {
        let mut bytes = Vec::new();
        let _ = reading.read_to_end(&mut bytes).await;
        answer = String::from_utf8_lossy(&bytes).into_owned();
    };
    let both = async { tokio::join!(dripping, answered) };
    timeout(Duration::from_secs(5), both).await.expect("it is not waited for");
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
    assert!(answer.contains("took too long to arrive"), "{answer}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_the_house_is_full_those_who_ask_nothing_make_room() {
    let limits = Limits { connections: 24, ..Limits::default() };
    let parlour = Parlour::with(|config| config.limits = limits).await;
    let mut game = Game::begin(parlour.address).await;
    let mut playing = game.socket(0).await;
    playing.frame().await.expect("a frame");
    // Heads and bodies that never end, from two addresses, more than there is room for.
    let mut held = Vec::new();
    for number in 0..60 {
        held.push(drip([127, 0, 0, 8 + number % 2], parlour.address).await);
        let mut head = from([127, 0, 0, 9], parlour.address).await.expect("a connection");
        let _ = head.write_all(b"GET / HTTP/1.1\r\nHost: half").await;
        held.push(head);
    }
    let begun = Instant::now();
    for _ in 0..5 {
        let mut newcomer = from([127, 0, 0, 2], parlour.address).await.expect("a connection");
        newcomer.write_all(HOME).await.expect("it is let in");
        let answer = rest(&mut newcomer).await;
        assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
    }
    game.goes_on().await;
    assert!(begun.elapsed() < Duration::from_secs(5), "nobody had to wait");
    // Whoever plays was left in peace.
    playing.send(r#"{"id":1,"do":"look"}"#).await.expect("the socket is open");
    while playing.frame().await.expect("it is answered")["is"] != "look" {}
    drop(held);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn spectators_make_room_for_players_and_are_told_to_come_again() {
    let limits = Limits { connections: 6, ..Limits::generous() };
    let parlour = Parlour::with(|config| config.limits = limits).await;
    let game = Game::begin(parlour.address).await;
    let path = format!("{}/socket", game.path);
    let mut watching = Vec::new();
    for _ in 0..5 {
        let stranger = parlour.somebody();
        let mut line = stranger.socket(&path, &[]).await.expect("a socket");
        line.frame().await.expect("a frame");
        watching.push(line);
    }
    sleep(Duration::from_millis(100)).await;
    let mut seats = [game.socket(0).await, game.socket(1).await];
    for line in &mut seats {
        line.frame().await.expect("a frame");
    }
    assert_eq!(farewell(&mut watching[0]).await, Some(1013), "the oldest one makes room");
}

/// The code with which a socket is closed.
pub async fn farewell(line: &mut crate::client::Line) -> Option<u16> {
    use futures_util::StreamExt;
    use tokio_tungstenite::tungstenite::Message;
    let heard = async {
        while let Some(Ok(message)) = line.0.next().await {
            if let Message::Close(Some(frame)) = message {
                return Some(u16::from(frame.code));
            }
        }
        None
    };
    timeout(Duration::from_secs(10), heard).await.expect("it is closed")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_vanished_is_gone_soon_and_their_chair_is_empty() {
    let limits = Limits { silence: Duration::from_millis(600), ..Limits::generous() };
    let parlour = Parlour::with(|config| config.limits = limits).await;
    let mut game = Game::begin(parlour.address).await;
    let here = |seen: &Value| seen["picture"]["seats"][1]["here"] == true;
    // Bruno's browser is connected, and then says nothing more, not even to a ping.
    let secret = game.players[1].secret.clone().expect("a secret");
    let mut vanished = from([127, 0, 0, 1], parlour.address).await.expect("a connection");
    let knock = knock(&game.path);
    let bearer = format!("\r\nAuthorization: Bearer {secret}\r\n\r\n");
    let knock = format!("{}{bearer}", knock.trim_end());
    vanished.write_all(knock.as_bytes()).await.expect("it is let in");
    let mut bytes = [0; 16];
    vanished.read_exact(&mut bytes).await.expect("it is let in");
    // Anna's answers pings, as all browsers do, without saying anything.
    let mut anna = game.socket(0).await;
    anna.frame().await.expect("a frame");
    let staying = tokio::spawn(async move { while anna.text().await.is_some() {} });
    sleep(Duration::from_millis(100)).await;
    assert!(here(&game.seen_by(0).await), "Bruno seems to be there");
    let gone = async {
        while here(&game.seen_by(0).await) {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(Duration::from_secs(5), gone).await.expect("the chair is empty");
    sleep(Duration::from_millis(1500)).await;
    assert!(!staying.is_finished(), "whoever answers stays");
    assert_eq!(parlour.metric("parlour_sockets").await, 1.0);
    game.goes_on().await;
    staying.abort();
}

#[tokio::test]
async fn an_answer_that_nobody_takes_is_not_kept_for_ever() {
    let limits = Limits { slow: Duration::from_millis(200), ..Limits::generous() };
    let parlour = Parlour::with(|config| config.limits = limits).await;
    let socket = tokio::net::TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(2048).expect("a small buffer");
    let mut lazy = socket.connect(parlour.address).await.expect("a connection");
    let request = b"GET /rules/love-letter HTTP/1.1\r\nHost: parlour\r\n\r\n";
    let asked = async {
        for _ in 0..2000 {
            if lazy.write_all(request).await.is_err() {
                break;
            }
        }
        while parlour.metric("parlour_slow_sockets_total").await < 1.0 {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(Duration::from_secs(20), asked).await.expect("the lazy one is dropped");
}

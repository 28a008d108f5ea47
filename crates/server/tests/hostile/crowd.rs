//! A crowd of hostile peers of every kind at once, and a game played beside.
//!
//! Usually 300 of each kind; 10,000 of each with `PARLOUR_LONG`, as far as files can be had.

use crate::Game;
use crate::floods::from;
use crate::parlour::Parlour;
use crate::slow::knock;
use serde_json::json;
use server::Limits;
use std::io::ErrorKind;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::{sleep, timeout};

/// What a hostile peer does.
#[derive(Clone, Copy, Debug)]
enum Kind {
    SlowHead,
    SlowBody,
    SilentSocket,
    Junk,
    Vanished,
}

const KINDS: [Kind; 5] =
    [Kind::SlowHead, Kind::SlowBody, Kind::SilentSocket, Kind::Junk, Kind::Vanished];

struct Crowd {
    address: SocketAddr,
    path: String,
    over: AtomicBool,
    let_in: AtomicUsize,
}

impl Crowd {
    async fn peer(self: Arc<Crowd>, kind: Kind, number: usize) {
        // Each of many addresses has as many as are let in from one.
        let source = [127, 0, 1 + (number / 50 / 250) as u8, 1 + (number / 50 % 250) as u8];
        while !self.over.load(Relaxed) {
            let _ = self.once(kind, source).await;
            // They come again, though not all at once.
            sleep(Duration::from_millis(2000 + 37 * (number % 100) as u64)).await;
        }
    }

    async fn once(&self, kind: Kind, source: [u8; 4]) -> std::io::Result<()> {
        let mut stream = from(source, self.address).await?;
        self.let_in.fetch_add(1, Relaxed);
        match kind {
            Kind::SlowHead => stream.write_all(b"GET / HTTP/1.1\r\nHost: h\r\nX-Slow: ").await?,
            Kind::SlowBody => {
                let head = b"POST /lang HTTP/1.1\r\nHost: h\r\nContent-Length: 9000\r\n\r\n";
                stream.write_all(head).await?;
            }
            Kind::SilentSocket | Kind::Junk | Kind::Vanished => {
                stream.write_all(knock(&self.path).as_bytes()).await?;
            }
        }
        if let Kind::Vanished = kind {
            while !self.over.load(Relaxed) {
                sleep(Duration::from_millis(500)).await;
            }
            return Ok(());
        }
        let mut buffer = vec![0; 16 * 1024];
        while !self.over.load(Relaxed) {
            let said: &[u8] = match kind {
                Kind::SlowHead | Kind::SlowBody => b"x",
                Kind::Junk => &[0x81, 0x81, 0, 0, 0, 0, b'x'],
                Kind::SilentSocket | Kind::Vanished => b"",
            };
            stream.write_all(said).await?;
            sleep(Duration::from_millis(200)).await;
            loop {
                match stream.try_read(&mut buffer) {
                    Ok(0) => return Ok(()),
                    Ok(_) => {}
                    Err(why) if why.kind() == ErrorKind::WouldBlock => break,
                    Err(why) => return Err(why),
                }
            }
        }
        Ok(())
    }
}

/// How long a move takes, from when it is sent until it is stored and answered.
async fn a_move(game: &mut Game, address: SocketAddr) -> Duration {
    loop {
        let Some((player, moves)) = game.turn().await else {
            *game = Game::begin(address).await;
            continue;
        };
        let order = json!({ "do": "play", "seat": player, "action": moves[0] });
        let path = game.path.clone();
        let begun = Instant::now();
        let reply = game.players[player].post(&path, &order).await.expect("an answer");
        assert_eq!(reply.status, 200, "{}", reply.body);
        return begun.elapsed();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_beside_a_crowd_of_hostile_peers() {
    let long = std::env::var("PARLOUR_LONG").is_ok();
    let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(1024) as usize;
    let each = if long { 10_000.min(files / 12) } else { 300.min(files / 12) };
    // In the usual run the house is full as well.
    let usual = Limits::default();
    let connections = if long { usual.connections } else { 800 };
    let limits = Limits { connections, ..usual };
    let parlour = Parlour::with(|config| config.limits = limits).await;
    let mut game = Game::begin(parlour.address).await;
    let disturbed = Game::begin(parlour.address).await;
    let crowd = Arc::new(Crowd {
        address: parlour.address,
        path: format!("/t/{}", disturbed.key()),
        over: AtomicBool::new(false),
        let_in: AtomicUsize::new(0),
    });
    let peers: Vec<_> = (0..each)
        .flat_map(|number| KINDS.map(|kind| tokio::spawn(crowd.clone().peer(kind, number))))
        .collect();
    let arrived = async {
        while crowd.let_in.load(Relaxed) < each * 5 {
            sleep(Duration::from_millis(50)).await;
        }
    };
    let begun = Instant::now();
    timeout(Duration::from_secs(120), arrived).await.expect("the crowd is there");
    println!("the crowd came within {:?}", begun.elapsed());
    let (mut moves, mut newcomers) = (Vec::new(), Vec::new());
    for _ in 0..(if long { 40 } else { 12 }) {
        moves.push(a_move(&mut game, parlour.address).await);
        let begun = Instant::now();
        let mut newcomer = from([127, 0, 0, 2], parlour.address).await.expect("a connection");
        let home = b"GET / HTTP/1.1\r\nHost: parlour\r\nConnection: close\r\n\r\n";
        newcomer.write_all(home).await.expect("it is let in");
        let mut page = Vec::new();
        newcomer.read_to_end(&mut page).await.expect("a page");
        assert!(page.starts_with(b"HTTP/1.1 200 "), "a newcomer gets in");
        newcomers.push(begun.elapsed());
        sleep(Duration::from_millis(if long { 50 } else { 20 })).await;
    }
    crowd.over.store(true, Relaxed);
    for times in [&mut moves, &mut newcomers] {
        times.sort_unstable();
    }
    let open = parlour.metric("parlour_connections").await;
    let most = |times: &[Duration]| (times[times.len() / 2], times[(times.len() * 99 - 1) / 100]);
    println!(
        "{each} of each kind, {open} connections at the end: a move takes {:?} (median, 99 of 100), \
         a newcomer {:?}",
        most(&moves),
        most(&newcomers)
    );
    assert!(moves[moves.len() - 1] < Duration::from_secs(20), "the game goes on: {moves:?}");
    for peer in peers {
        peer.abort();
    }
}

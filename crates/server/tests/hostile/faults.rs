//! A disk that fails in every way, and a file whose bits flip: nothing acknowledged is lost, nothing
//! false is shown, and whoever attends is not left in silence.

use crate::Game;
use crate::client::Caller;
use crate::parlour::Parlour;
use bytes::Bytes;
use futures_util::StreamExt;
use journal::{Counts, Fault, Journal, Soon, Sqlite, TableId};
use serde_json::{Value, json};
use server::{Config, Limits};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::SeqCst};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;

fn rounds() -> u64 {
    if std::env::var("PARLOUR_LONG").is_ok_and(|long| long == "1") { 200 } else { 20 }
}

/// Chance for tests: the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        usize::try_from(self.0 >> 33).unwrap_or(0) % most
    }
}

/// How a disk fails.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Mishap {
    Full,
    ReadOnly,
    /// The move is stored, and yet it is said that it was not.
    Doubt,
    /// Nothing can be read either.
    Dead,
}

/// A journal on disk that fails when it is told to.
struct Failing {
    disk: Sqlite,
    mishap: Mutex<Option<Mishap>>,
    failed: AtomicU32,
    tried_out: AtomicBool,
}

impl Failing {
    fn mishap(&self) -> Option<Mishap> {
        *self.mishap.lock().expect("no panic")
    }

    fn fault(&self, mishap: Mishap) -> Fault {
        self.failed.fetch_add(1, SeqCst);
        match mishap {
            Mishap::Full => Fault::Full,
            Mishap::ReadOnly => Fault::ReadOnly,
            Mishap::Doubt => Fault::InDoubt,
            Mishap::Dead => Fault::Disk("SELECT body FROM log: disk I/O error".into()),
        }
    }
}

impl Journal for Failing {
    fn append(&self, table: TableId, at: u32, entries: Vec<Bytes>) -> Soon<()> {
        match self.mishap() {
            None => self.disk.append(table, at, entries),
            Some(mishap) => {
                let fault = self.fault(mishap);
                let stored =
                    (mishap == Mishap::Doubt).then(|| self.disk.append(table, at, entries));
                Box::pin(async move {
                    if let Some(stored) = stored {
                        stored.await?;
                    }
                    Err(fault)
                })
            }
        }
    }

    fn read(&self, table: TableId) -> Soon<Vec<Bytes>> {
        match self.mishap() {
            Some(mishap @ Mishap::Dead) => {
                let fault = self.fault(mishap);
                Box::pin(async move { Err(fault) })
            }
            _ => self.disk.read(table),
        }
    }

    fn ping(&self) -> Soon<()> {
        self.tried_out.store(true, SeqCst);
        match self.mishap() {
            Some(mishap) => {
                let fault = self.fault(mishap);
                Box::pin(async move { Err(fault) })
            }
            None => self.disk.ping(),
        }
    }

    fn count(&self) -> Soon<Counts> {
        self.disk.count()
    }

    fn secret(&self) -> [u8; 32] {
        self.disk.secret()
    }

    fn close(&self) -> Soon<()> {
        self.disk.close()
    }
}

async fn failing(folder: &std::path::Path) -> (SocketAddr, Arc<Failing>) {
    let journal = Arc::new(Failing {
        disk: Sqlite::open(folder).expect("a journal"),
        mishap: Mutex::default(),
        failed: AtomicU32::default(),
        tried_out: AtomicBool::default(),
    });
    let config = Config { limits: Limits::generous(), ..Config::default() };
    let parlour = server::Parlour::new(config, journal.clone());
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(async move { axum::serve(listener, server::router(parlour)).await });
    (address, journal)
}

async fn sights(caller: &Caller, path: &str) -> Vec<Value> {
    let reply = caller.get(&format!("{path}/sights")).await.expect("an answer");
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.json()["sights"].as_array().cloned().expect("sights")
}

/// Waits for a sign of life: a frame, or a farewell that asks to come back.
async fn is_alive(line: &mut crate::client::Line, about: &str) -> bool {
    let soon = Duration::from_secs(10);
    match tokio::time::timeout(soon, line.0.next()).await.unwrap_or_else(|_| panic!("{about}")) {
        Some(Ok(Message::Close(Some(frame)))) => {
            assert!([1012, 1013].contains(&u16::from(frame.code)), "{about}: {frame:?}");
            false
        }
        Some(Ok(_)) => true,
        end => panic!("{about}: cut off without a word: {end:?}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_the_disk_does_nothing_acknowledged_is_lost_and_no_socket_goes_deaf() {
    let folder = tempfile::tempdir().expect("a folder");
    let (address, journal) = failing(folder.path()).await;
    let mut chance = Chance(1);
    let mut other = Game::begin(address).await;
    let mut game = Game::begin(address).await;
    for round in 0..rounds() {
        if game.turn().await.is_none() {
            game = Game::begin(address).await;
        }
        if other.turn().await.is_none() {
            other = Game::begin(address).await;
        }
        let mishap = [Mishap::Full, Mishap::ReadOnly, Mishap::Doubt, Mishap::Dead][chance.below(4)];
        let about = format!("round {round}, {mishap:?}");
        let mut lines = [game.socket(0).await, game.socket(1).await, other.socket(0).await];
        for line in &mut lines {
            line.frame().await.expect("the table");
            line.frame().await.expect("the game");
        }
        let before = [
            sights(&game.players[0], &game.path).await,
            sights(&game.players[1], &game.path).await,
        ];
        let (player, moves) = game.turn().await.expect("somebody's turn");
        let action = &moves[chance.below(moves.len())];
        let order = json!({ "do": "play", "seat": player, "action": action });
        let path = game.path.clone();

        *journal.mishap.lock().expect("no panic") = Some(mishap);
        let reply = game.players[player].post(&path, &order).await.expect("an answer");
        assert_eq!(
            (reply.status, &reply.json()["error"]["code"]),
            (503, &"not_stored".into()),
            "{about}"
        );
        assert!(reply.header("retry-after").is_some(), "{about}: {}", reply.head);
        assert!(!reply.body.contains("SELECT") && !reply.body.contains("I/O"), "{}", reply.body);
        let health = game.players[0].get("/healthz").await.expect("an answer");
        assert_eq!(health.status, 503, "{about}");
        assert!(health.header("retry-after").is_some(), "{about}");
        *journal.mishap.lock().expect("no panic") = None;

        let health = game.players[0].get("/healthz").await.expect("an answer");
        assert_eq!((health.status, &*health.body), (200, "ok\n"), "{about}");
        for (player, before) in before.iter().enumerate() {
            let now = sights(&game.players[player], &game.path).await;
            assert_eq!(now[..before.len()], before[..], "{about}: what was shown stays so");
            let more = usize::from(mishap == Mishap::Doubt);
            assert_eq!(now.len(), before.len() + more, "{about}: it happened or it did not");
        }
        if game.turn().await.is_some() {
            game.goes_on().await;
        }
        other.goes_on().await;
        for line in &mut lines {
            is_alive(line, &about).await;
        }
    }
    assert!(journal.failed.load(SeqCst) >= rounds() as u32 * 2);
    assert!(journal.tried_out.load(SeqCst));
}

/// Everything that two players see of a table.
async fn seen(game: &Game) -> [Value; 2] {
    let mut all = [Value::Null, Value::Null];
    for (player, seen) in all.iter_mut().enumerate() {
        let look = game.seen_by(player).await;
        *seen = json!([look["view"], look["moves"], look["steps"], look["log"]]);
    }
    all
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bits_that_flip_show_nothing_false_and_close_no_other_table() {
    let parlour = Parlour::open().await;
    let mut games = Vec::new();
    for number in 0..12 {
        let mut game = Game::begin(parlour.address).await;
        for _ in 0..number % 5 {
            game.goes_on().await;
        }
        let truth = seen(&game).await;
        games.push((game, truth));
    }
    let folder = parlour.close().await;
    let whole = std::fs::read(folder.path().join("parlour.sqlite")).expect("the journal");
    let mut chance = Chance(2);
    let (mut served, mut damaged, mut unopened) = (0, 0, 0);
    for round in 0..rounds() {
        let mut bytes = whole.clone();
        // Now and then a whole sector; else some bits, of which each may hit anything.
        if round % 5 == 4 {
            let sector = chance.below(bytes.len() / 512) * 512;
            bytes[sector..sector + 512].fill(0);
        } else {
            for _ in 0..6 {
                let at = chance.below(bytes.len());
                bytes[at] ^= 1 << chance.below(8);
            }
        }
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("parlour.sqlite"), &bytes).expect("a copy");
        let config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            data: folder.path().to_path_buf(),
            limits: Limits::generous(),
            ..Config::default()
        };
        let Ok(serving) = server::open(config).await else {
            // What holds the file together is damaged, and it is said so.
            unopened += 1;
            continue;
        };
        let address = serving.address().expect("an address");
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let open = tokio::spawn(server::serve(serving, async move {
            let _ = stopped.await;
        }));
        for (game, truth) in &games {
            let mut players = game.players.clone();
            players.iter_mut().for_each(|player| player.address = address);
            let game = Game { path: game.path.clone(), players };
            let reply = game.players[0].get(&game.path).await.expect("an answer");
            match reply.status {
                200 => {
                    assert_eq!(seen(&game).await, *truth, "round {round}: nothing false is shown");
                    let mut line = game.socket(0).await;
                    line.frame().await.expect("the table is told");
                    served += 1;
                }
                500 => {
                    assert_eq!(reply.json()["error"]["code"], "damaged", "{}", reply.body);
                    assert!(!reply.body.to_lowercase().contains("sqlite"), "{}", reply.body);
                    damaged += 1;
                }
                status => panic!("round {round}: {status} {}", reply.body),
            }
        }
        let _ = stop.send(());
        open.await.expect("a quiet farewell");
    }
    let all = (rounds() - unopened) * 12;
    assert_eq!(served + damaged, all);
    assert!(damaged > 0, "the flips hit something");
    assert!(served * 2 > all, "most tables are served: {served} of {all}");
    assert!(unopened * 2 < rounds(), "most files open: {unopened} do not");
}

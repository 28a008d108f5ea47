//! A table that breaks, a disk that fails: that table is mended, the others do not notice.

use crate::Game;
use bytes::Bytes;
use journal::{Counts, Fault, Journal, Memory, Soon, TableId};
use serde_json::json;
use server::{Config, Limits, Parlour};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};

/// A journal that can be told to misbehave once.
struct Moody {
    memory: Memory,
    panic: AtomicBool,
    full: AtomicBool,
    appends: AtomicU32,
}

impl Journal for Moody {
    fn append(&self, table: TableId, at: u32, entries: Vec<Bytes>) -> Soon<()> {
        self.appends.fetch_add(1, Relaxed);
        assert!(!self.panic.swap(false, Relaxed), "a table breaks, as it was told to");
        if self.full.swap(false, Relaxed) {
            return Box::pin(async { Err(Fault::Full) });
        }
        self.memory.append(table, at, entries)
    }

    fn read(&self, table: TableId) -> Soon<Vec<Bytes>> {
        self.memory.read(table)
    }

    fn count(&self) -> Soon<Counts> {
        self.memory.count()
    }

    fn secret(&self) -> [u8; 32] {
        self.memory.secret()
    }

    fn close(&self) -> Soon<()> {
        self.memory.close()
    }
}

async fn parlour() -> (SocketAddr, Arc<Moody>) {
    let moody = Arc::new(Moody {
        memory: Memory::new([9; 32]),
        panic: AtomicBool::new(false),
        full: AtomicBool::new(false),
        appends: AtomicU32::new(0),
    });
    let config = Config { limits: Limits::generous(), ..Config::default() };
    let parlour = Parlour::new(config, moody.clone());
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(async move { axum::serve(listener, server::router(parlour)).await });
    (address, moody)
}

async fn misbehaves(set: fn(&Moody) -> &AtomicBool) {
    let (address, moody) = parlour().await;
    let (mut broken, mut other) = (Game::begin(address).await, Game::begin(address).await);
    let mut lines = [broken.socket(0).await, broken.socket(1).await];
    let steps = broken.steps().await;
    let (player, moves) = broken.turn().await.expect("somebody's turn");
    set(&moody).store(true, Relaxed);
    let order = json!({ "do": "play", "seat": player, "action": moves[0] });
    let path = broken.path.clone();
    let reply = broken.players[player].post(&path, &order).await.expect("an answer");
    assert_eq!((reply.status, &reply.json()["error"]["code"]), (503, &"not_stored".into()));
    other.goes_on().await;
    // The move did not happen, and the table goes on from where it was.
    assert_eq!(broken.steps().await, steps);
    broken.goes_on().await;
    other.goes_on().await;
    // Whoever was attending all the time has heard of it: no socket goes deaf.
    for line in &mut lines {
        let heard =
            async { while line.frame().await.expect("the line is open")["steps"] != steps + 1 {} };
        let soon = std::time::Duration::from_secs(10);
        tokio::time::timeout(soon, heard).await.expect("the move that was stored is told");
    }
}

#[tokio::test]
async fn a_table_that_panics_is_rebuilt_and_the_others_go_on() {
    misbehaves(|moody| &moody.panic).await;
}

#[tokio::test]
async fn a_full_disk_loses_nothing_that_was_acknowledged() {
    misbehaves(|moody| &moody.full).await;
}

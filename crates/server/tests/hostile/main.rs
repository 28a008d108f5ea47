//! Hostile guests: whatever they send, they get a clear answer, nothing changes, and everybody
//! else's game goes on.

#[path = "../common/apart.rs"]
#[allow(dead_code)]
mod apart;
#[path = "../common/client.rs"]
#[allow(dead_code)]
mod client;
#[path = "../common/parlour.rs"]
#[allow(dead_code)]
mod parlour;

mod crowd;
mod faults;
mod floods;
mod forgeries;
mod frames;
mod heads;
mod locks;
mod mishaps;
mod noise;
mod peers;
mod readers;
mod slow;
mod soak;
mod tricks;

use client::{Caller, Line};
use serde_json::{Value, json};
use std::net::SocketAddr;

/// A game of two that must not be disturbed.
struct Game {
    path: String,
    players: [Caller; 2],
}

impl Game {
    async fn begin(address: SocketAddr) -> Game {
        let (mut anna, mut bruno) = (Caller::new(address), Caller::new(address));
        let opening = json!({ "game": "love-letter", "players": 2, "name": "Anna" });
        let opened = anna.post("/api/v1/tables", &opening).await.expect("an answer").json();
        let path = format!("/api/v1/tables/{}", opened["table"].as_str().expect("a table"));
        bruno.post(&path, &json!({ "do": "sit", "name": "Bruno" })).await.expect("a seat");
        let started = anna.post(&path, &json!({ "do": "start" })).await.expect("an answer");
        assert_eq!(started.status, 200, "{}", started.body);
        Game { path, players: [anna, bruno] }
    }

    fn key(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or_default()
    }

    async fn seen_by(&self, player: usize) -> Value {
        self.players[player].get(&self.path).await.expect("an answer").json()
    }

    async fn steps(&self) -> u64 {
        self.seen_by(0).await["steps"].as_u64().expect("a number of steps")
    }

    /// Whose turn it is, and the moves they have.
    async fn turn(&self) -> Option<(usize, Vec<Value>)> {
        for player in 0..2 {
            let moves = self.seen_by(player).await["moves"].as_array().cloned();
            if let Some(moves) = moves.filter(|moves| !moves.is_empty()) {
                return Some((player, moves));
            }
        }
        None
    }

    /// The game goes on: the one whose turn it is makes a move, and it is stored.
    async fn goes_on(&mut self) {
        let before = self.steps().await;
        let Some((player, moves)) = self.turn().await else { return };
        let order = json!({ "do": "play", "seat": player, "action": moves[0] });
        let path = self.path.clone();
        let reply = self.players[player].post(&path, &order).await.expect("an answer");
        assert_eq!(reply.status, 200, "{}", reply.body);
        assert_eq!(self.steps().await, before + 1);
    }

    async fn socket(&self, player: usize) -> Line {
        let path = format!("{}/socket", self.path);
        self.players[player].socket(&path, &[]).await.expect("a socket")
    }
}

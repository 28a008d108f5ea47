//! Kill −9 under load: nothing that was acknowledged or shown is lost, and every table goes on.

#[path = "../common/client.rs"]
#[allow(dead_code)]
mod client;

use client::{Caller, Frame, Line, Refused};
use futures_util::StreamExt;
use serde_json::{Value, json};
use server::{Config, Limits};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;

/// Where the child keeps its journal; set only in the child.
const CHILD: &str = "PARLOUR_TEST_CHILD";

/// Not a test of its own: the parlour that is killed is this program again.
#[test]
fn the_parlour_that_is_killed() {
    let Ok(folder) = std::env::var(CHILD) else { return };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            data: folder.into(),
            limits: Limits::generous(),
            ..Config::default()
        };
        let serving = server::open(config).await.expect("the parlour opens after a kill");
        println!("address {}", serving.address().expect("an address"));
        server::serve(serving, std::future::pending()).await;
    });
}

struct Victim {
    child: Child,
    address: SocketAddr,
}

impl Victim {
    fn start(folder: &Path) -> Victim {
        let mut child = Command::new(std::env::current_exe().expect("this program"))
            .args(["--exact", "the_parlour_that_is_killed", "--nocapture"])
            .env(CHILD, folder)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the child starts");
        let out = BufReader::new(child.stdout.take().expect("its output"));
        // The address may stand behind what the test runner prints.
        let address = out.lines().map_while(Result::ok).find_map(|line| {
            line.split_once("address ").and_then(|(_, address)| address.parse().ok())
        });
        Victim { child, address: address.expect("the parlour opens") }
    }

    /// SIGKILL: no farewell, no flush.
    fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it is dead");
    }
}

/// A table with two players, and what they were told.
struct Played {
    path: String,
    players: [Caller; 2],
    /// The highest number of steps that was acknowledged.
    acknowledged: usize,
    /// Everything each of them was shown, step by step.
    shown: [Vec<Value>; 2],
}

impl Played {
    async fn sit_down(address: SocketAddr) -> Result<Played, Refused> {
        let (mut anna, mut bruno) = (Caller::new(address), Caller::new(address));
        let opening = json!({ "game": "love-letter", "players": 2 });
        let table = anna.post("/api/v1/tables", &opening).await?.json();
        let path = format!("/api/v1/tables/{}", table["table"].as_str().ok_or("no table")?);
        bruno.post(&path, &json!({ "do": "sit" })).await?;
        anna.post(&path, &json!({ "do": "start" })).await?;
        let shown = [Vec::new(), Vec::new()];
        Ok(Played { path, players: [anna, bruno], acknowledged: 1, shown })
    }

    /// Plays until the parlour dies.
    async fn play(mut self) -> Played {
        let _ = self.play_on().await;
        self
    }

    async fn play_on(&mut self) -> Result<(), Refused> {
        let mut lines = Vec::new();
        for player in 0..2 {
            let from = self.shown[player].len();
            let path = format!("{}/socket?from={from}", self.path);
            lines.push(self.players[player].socket(&path, &[]).await?);
        }
        let mut salt = self.acknowledged;
        let [anna, bruno] = &mut lines[..] else { return Ok(()) };
        loop {
            let (who, message) = tokio::select! {
                message = anna.0.next() => (0, message),
                message = bruno.0.next() => (1, message),
            };
            let Message::Text(text) = message.ok_or("gone")?? else { continue };
            let line: &mut Line = if who == 0 { anna } else { bruno };
            salt = salt.wrapping_mul(25_214_903_917).wrapping_add(11);
            self.hear(who, &text, salt >> 16, line).await?;
        }
    }

    async fn hear(
        &mut self,
        who: usize,
        text: &str,
        salt: usize,
        line: &mut Line,
    ) -> Result<(), Refused> {
        let value: Value = serde_json::from_str(text)?;
        let frame: Frame<'_> = serde_json::from_str(text)?;
        match frame.is {
            "done" => self.acknowledged = self.acknowledged.max(frame.steps),
            "steps" => {
                let sights = value["sights"].as_array().ok_or("no sights")?;
                assert_eq!(value["from"], json!(self.shown[who].len()), "nothing is left out");
                self.shown[who].extend(sights.iter().cloned());
                if let Some(action) = frame.moves.get(salt % frame.moves.len().max(1)) {
                    let (seat, steps) = (who, frame.steps);
                    let order = json!({ "do": "play", "seat": seat, "steps": steps,
                        "action": serde_json::from_str::<Value>(action.get())? });
                    line.send(&order.to_string()).await?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// After a kill: everything acknowledged and everything shown is still there.
    async fn check(&mut self, address: SocketAddr) {
        for (who, shown) in self.shown.iter().enumerate() {
            self.players[who].address = address;
            let path = format!("{}/sights", self.path);
            let reply = self.players[who].get(&path).await.expect("an answer");
            assert_eq!(reply.status, 200, "the table is there: {}", reply.body);
            let now = reply.json();
            let kept = now["sights"].as_array().expect("sights");
            assert!(kept.len() >= self.acknowledged, "an acknowledged move is lost");
            assert!(kept.len() >= shown.len(), "a move that was shown is lost");
            assert_eq!(kept[..shown.len()], shown[..], "what was shown has changed");
            // One more may have been stored when the kill came, but not two: it was not shown.
            assert!(kept.len() <= self.acknowledged.max(shown.len()) + 1, "moves out of nowhere");
        }
    }

    fn is_over(&self) -> bool {
        let told = self.shown[0].last().map(Value::to_string).unwrap_or_default();
        told.contains("\"won\"")
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_or_shown_is_lost_and_all_tables_go_on() {
    if std::env::var(CHILD).is_ok() {
        return;
    }
    let rounds = if std::env::var("PARLOUR_LONG").is_ok() { 50 } else { 4 };
    let folder = tempfile::tempdir().expect("a folder");
    let mut tables: Vec<Played> = Vec::new();
    let mut moves = 0;
    for round in 0..rounds {
        let victim = Victim::start(folder.path());
        let before: usize = tables.iter().map(|table| table.acknowledged).sum();
        for table in &mut tables {
            table.check(victim.address).await;
        }
        tables.retain(|table| !table.is_over());
        while tables.len() < 24 {
            tables.push(Played::sit_down(victim.address).await.expect("a table"));
        }
        let mut playing = JoinSet::new();
        for table in tables.drain(..) {
            playing.spawn(table.play());
        }
        tokio::time::sleep(Duration::from_millis(150 + 37 * (round * 7 % 13))).await;
        victim.kill();
        while let Some(table) = playing.join_next().await {
            tables.push(table.expect("a player breaks no rule"));
        }
        let after: usize = tables.iter().map(|table| table.acknowledged).sum();
        moves += after.saturating_sub(before);
    }
    assert!(moves > 20 * rounds as usize, "the tables really went on: {moves} moves");
    let victim = Victim::start(folder.path());
    for table in &mut tables {
        table.check(victim.address).await;
    }
    victim.kill();
    println!("{rounds} kills, {moves} moves acknowledged, none lost");
}

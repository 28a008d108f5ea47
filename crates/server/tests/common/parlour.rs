//! A parlour of a test's own, and the people in it.

use crate::client::{Caller, Reply};
use serde_json::{Value, json};
use server::{Config, Limits};
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A parlour that is open on a port of its own.
pub struct Parlour {
    pub address: SocketAddr,
    pub folder: TempDir,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Parlour {
    /// One in which bots do not dawdle.
    pub async fn open() -> Parlour {
        Parlour::with(|_| {}).await
    }

    /// One that is run differently.
    pub async fn with(change: impl FnOnce(&mut Config)) -> Parlour {
        Parlour::again(tempfile::tempdir().expect("a folder"), change).await
    }

    /// One whose journal is there already.
    pub async fn again(folder: TempDir, change: impl FnOnce(&mut Config)) -> Parlour {
        let mut config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            data: folder.path().to_path_buf(),
            limits: Limits::generous(),
            bot_pause: Duration::ZERO,
            solemn_pause: Duration::ZERO,
            ..Config::default()
        };
        change(&mut config);
        let serving = server::open(config).await.expect("the parlour opens");
        let address = serving.address().expect("an address");
        let (stop, stopped) = oneshot::channel();
        let until = async move {
            let _ = stopped.await;
        };
        let task = tokio::spawn(server::serve(serving, until));
        Parlour { address, folder, stop, task }
    }

    /// Closes it. What is left is its folder.
    pub async fn close(self) -> TempDir {
        let _ = self.stop.send(());
        self.task.await.expect("a quiet farewell");
        self.folder
    }

    /// Somebody new.
    pub fn somebody(&self) -> Caller {
        Caller::new(self.address)
    }

    /// The same person after the parlour has moved.
    pub fn somebody_with(&self, secret: Option<String>) -> Caller {
        Caller { address: self.address, secret }
    }

    /// Copies its journal, as `parlour backup` does.
    pub fn back_up(&self, file: &Path) {
        journal::backup(self.folder.path(), file).expect("a copy");
    }

    /// What it counts.
    pub async fn metric(&self, name: &str) -> f64 {
        let text = self.somebody().get("/metrics").await.expect("metrics").body;
        let line = text.lines().find_map(|line| line.strip_prefix(&format!("{name} ")));
        line.expect("the metric").parse().expect("a number")
    }
}

/// Somebody at a table.
#[derive(Clone)]
pub struct Player {
    pub caller: Caller,
    /// The address of the table in the API.
    pub table: String,
    /// The seat they look from, where they have several.
    pub seat: Option<u8>,
}

impl Player {
    /// Opens a table, as Anna if no name is given: one that is found might be a friend's.
    pub async fn open(mut caller: Caller, mut opening: Value) -> Player {
        if opening["name"].is_null() {
            opening["name"] = json!("Anna");
        }
        let reply = caller.post("/api/v1/tables", &opening).await.expect("an answer");
        assert_eq!(reply.status, 201, "{}", reply.body);
        let name = reply.json()["table"].as_str().expect("a table").to_string();
        Player::at(caller, &format!("/api/v1/tables/{name}"))
    }

    /// Somebody at a table that is there.
    pub fn at(caller: Caller, table: &str) -> Player {
        Player { caller, table: table.to_string(), seat: None }
    }

    /// The same, looking from one of several seats.
    pub fn in_seat(&self, seat: u8) -> Player {
        Player { seat: Some(seat), ..self.clone() }
    }

    /// The name of the table.
    pub fn name(&self) -> &str {
        self.table.rsplit('/').next().unwrap_or_default()
    }

    /// Somebody else who has the link.
    pub fn friend(&self) -> Player {
        Player::at(Caller::new(self.caller.address), &self.table)
    }

    pub async fn ask(&mut self, command: Value) -> Reply {
        self.caller.post(&self.table, &command).await.expect("an answer")
    }

    /// Asks something that is granted; says how many steps have been taken.
    pub async fn does(&mut self, command: Value) -> u64 {
        let reply = self.ask(command.clone()).await;
        assert_eq!(reply.status, 200, "{command}: {}", reply.body);
        reply.json()["steps"].as_u64().expect("steps")
    }

    /// Asks something that is refused; says with which code.
    pub async fn may_not(&mut self, command: Value) -> String {
        let reply = self.ask(command.clone()).await;
        assert!(reply.status >= 400, "{command}: {}", reply.body);
        code(&reply)
    }

    pub async fn get(&self, rest: &str) -> Reply {
        self.caller.get(&format!("{}{rest}", self.table)).await.expect("an answer")
    }

    /// What they see.
    pub async fn look(&self) -> Value {
        let eyes = self.seat.map_or(String::new(), |seat| format!("?seat={seat}"));
        self.looks(&eyes).await
    }

    pub async fn looks(&self, rest: &str) -> Value {
        let reply = self.get(rest).await;
        assert_eq!(reply.status, 200, "{rest}: {}", reply.body);
        reply.json()
    }

    /// Moves if it is their turn, by some rule of chance; says whether it was.
    pub async fn moves(&mut self, dice: &mut Dice) -> bool {
        let seen = self.look().await;
        let Some(action) = dice.pick(seen["moves"].as_array().map_or(&[][..], Vec::as_slice))
        else {
            return false;
        };
        let (seat, steps) = (&seen["seat"], &seen["steps"]);
        let command = json!({ "do": "play", "seat": seat, "steps": steps, "action": action });
        self.does(command).await;
        true
    }

    /// The sentence of the log that came last.
    pub async fn phase(&self) -> String {
        self.look().await["picture"]["phase"].as_str().expect("a phase").to_string()
    }
}

/// The code of a refusal.
pub fn code(reply: &Reply) -> String {
    let error = &reply.json()["error"];
    let sentence = error["sentence"].as_str().unwrap_or_default();
    assert!(sentence.len() > 10, "a sentence for people: {}", reply.body);
    error["code"].as_str().expect("a code").to_string()
}

/// Chance for tests: the same in every run.
pub struct Dice(pub u64);

impl Dice {
    pub fn pick<'a>(&mut self, list: &'a [Value]) -> Option<&'a Value> {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let number = usize::try_from(self.0 >> 33).unwrap_or(0);
        (!list.is_empty()).then(|| &list[number % list.len()])
    }
}

/// Everybody plays until the game is over.
pub async fn play_out(players: &mut [&mut Player], dice: &mut Dice) {
    play_until(players, dice, usize::MAX).await;
    assert_eq!(players[0].phase().await, "over");
}

/// Everybody plays until so many moves have been made by them, or the game is over.
pub async fn play_until(players: &mut [&mut Player], dice: &mut Dice, most: usize) {
    let (mut made, mut idle) = (0, 0);
    while made < most {
        let mut moved = false;
        for player in &mut *players {
            moved |= player.moves(dice).await;
        }
        if moved {
            (made, idle) = (made + 1, 0);
            continue;
        }
        if players[0].phase().await != "playing" {
            return;
        }
        idle += 1;
        assert!(idle < 2000, "nobody moves");
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

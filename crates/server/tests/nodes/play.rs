//! Tables that play on whatever happens, and remember what they were promised.

use crate::client::{Caller, Frame, Line, Refused};
use futures_util::StreamExt;
use serde_json::{Value, json};
use std::collections::HashSet;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

/// How long somebody waits before calling again: a page waits a second at most.
const AGAIN: Duration = Duration::from_millis(100);
/// How long nothing may come before a page hangs up by itself, and calls again.
const PATIENCE: Duration = Duration::from_secs(4);

/// What all tables share.
pub struct Crowd {
    pub address: SocketAddr,
    stop: AtomicBool,
    pub moves: AtomicU64,
    pub lines: AtomicU64,
    /// How long somebody thinks about a move.
    pace: Duration,
    /// When each table last heard that something of its own was stored.
    heard: Mutex<Vec<Instant>>,
    /// What each table waits for, and since when.
    waits: Mutex<Vec<(&'static str, Instant)>>,
}

/// What one table was promised.
#[derive(Default)]
pub struct Promised {
    /// Its name.
    pub table: String,
    /// How many steps were acknowledged, game by game; each number can be acknowledged once.
    steps: HashSet<usize>,
    /// What was said and acknowledged, and what was said at all.
    pub said: Vec<String>,
    pub tried: Vec<String>,
    /// What each seat was shown.
    shown: [Vec<Value>; 2],
    secrets: [String; 2],
    over: bool,
}

impl Crowd {
    /// Sits down at so many tables and plays.
    pub fn play(address: SocketAddr, tables: usize, pace: Duration) -> (Arc<Crowd>, Playing) {
        let crowd = Arc::new(Crowd {
            address,
            stop: AtomicBool::new(false),
            moves: AtomicU64::new(0),
            lines: AtomicU64::new(0),
            pace,
            heard: Mutex::new(vec![Instant::now(); tables]),
            waits: Mutex::new(vec![("a seat", Instant::now()); tables]),
        });
        let mut playing = JoinSet::new();
        for number in 0..tables {
            playing.spawn(play_on(crowd.clone(), number));
        }
        (crowd, Playing(playing))
    }

    /// Waits until all tables have stored something since; says how long the last took.
    pub async fn all_go_on(&self, since: Instant, most: Duration) -> Duration {
        loop {
            let heard = self.heard.lock().expect("no panic").clone();
            let behind = (0..).zip(&heard).filter(|(_, heard)| **heard < since);
            let behind: Vec<usize> = behind.map(|(number, _)| number).collect();
            if behind.is_empty() {
                return since.elapsed();
            }
            let waits = self.waits.lock().expect("no panic").clone();
            let wait = |number: &usize| (waits[*number].0, waits[*number].1.elapsed());
            let waits: Vec<_> = behind.iter().map(wait).collect();
            assert!(since.elapsed() < most, "tables stand still for {most:?}: {waits:?}");
            sleep(Duration::from_millis(5)).await;
        }
    }

    fn waits(&self, number: usize, wait: &'static str) {
        self.waits.lock().expect("no panic")[number] = (wait, Instant::now());
    }

    /// Waits until all tables are under way.
    pub async fn under_way(&self, tables: usize) {
        let start = Instant::now();
        while self.moves.load(Relaxed) < 2 * tables as u64 {
            assert!(start.elapsed() < Duration::from_secs(60), "they do not begin");
            sleep(Duration::from_millis(20)).await;
        }
    }
}

/// Tables at play.
pub struct Playing(JoinSet<Vec<Promised>>);

impl Playing {
    /// Asks everybody to stop; says what they were promised.
    pub async fn stop(mut self, crowd: &Crowd) -> Vec<Promised> {
        crowd.stop.store(true, Relaxed);
        let mut all = Vec::new();
        while let Some(promised) = self.0.join_next().await {
            all.extend(promised.expect("a player breaks no rule"));
        }
        all
    }
}

/// Plays one table after the other until it is told to stop.
async fn play_on(crowd: Arc<Crowd>, number: usize) -> Vec<Promised> {
    let mut played = Vec::new();
    while !crowd.stop.load(Relaxed) {
        crowd.waits(number, "a seat");
        match Promised::sit_down(crowd.address).await {
            Ok(mut table) => {
                table.play(&crowd, number).await;
                played.push(table);
            }
            // Whoever is not let in tries again.
            Err(_) => sleep(AGAIN).await,
        }
    }
    played
}

impl Promised {
    async fn sit_down(address: SocketAddr) -> Result<Promised, Refused> {
        let (mut anna, mut bruno) = (Caller::new(address), Caller::new(address));
        let opening = json!({ "game": "love-letter", "players": 2, "name": "Anna" });
        let reply = anna.post("/api/v1/tables", &opening).await?.json();
        let table = reply["table"].as_str().ok_or("no table")?.to_string();
        let path = format!("/api/v1/tables/{table}");
        // What is refused was done before, though the answer was lost.
        let done = |status: u16| status == 200 || status == 409;
        let mut tries = 0;
        while !done(bruno.post(&path, &json!({ "do": "sit", "name": "Bruno" })).await?.status) {
            tries += 1;
            if tries > 100 {
                return Err("nobody can sit down".into());
            }
            sleep(AGAIN).await;
        }
        if bruno.secret.is_none() {
            return Err("he sat down, and the answer with his secret was lost".into());
        }
        while !done(anna.post(&path, &json!({ "do": "start" })).await?.status) {
            tries += 1;
            if tries > 100 {
                return Err("the game does not begin".into());
            }
            sleep(AGAIN).await;
        }
        let secrets = [anna, bruno].map(|one| one.secret.unwrap_or_default());
        Ok(Promised { table, secrets, ..Promised::default() })
    }

    fn caller(&self, address: SocketAddr, seat: usize) -> Caller {
        Caller { address, secret: Some(self.secrets[seat].clone()) }
    }

    async fn call(&self, crowd: &Crowd, seat: usize) -> Option<Line> {
        let from = self.shown[seat].len();
        let path = format!("/api/v1/tables/{}/socket?from={from}", self.table);
        let caller = self.caller(crowd.address, seat);
        timeout(PATIENCE, caller.socket(&path, &[])).await.ok()?.ok()
    }

    /// Both play, on a line each, and call again whenever one is lost.
    async fn play(&mut self, crowd: &Crowd, number: usize) {
        let mut lines: [Option<Line>; 2] = [None, None];
        let mut salt = number as u64;
        while !self.over && !crowd.stop.load(Relaxed) {
            for (seat, line) in lines.iter_mut().enumerate() {
                if line.is_none() {
                    crowd.waits(number, "a line");
                    *line = self.call(crowd, seat).await;
                }
            }
            let [Some(anna), Some(bruno)] = &mut lines else {
                sleep(AGAIN).await;
                continue;
            };
            crowd.waits(number, "a word");
            let (seat, message) = tokio::select! {
                message = anna.0.next() => (0, Ok(message)),
                message = bruno.0.next() => (1, Ok(message)),
                () = sleep(PATIENCE) => (0, Err(())),
            };
            salt = salt.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            match message {
                Ok(Some(Ok(Message::Text(text)))) => {
                    let line = lines[seat].as_mut().expect("it was there");
                    if !self.hear(crowd, number, seat, &text, salt >> 33, line).await {
                        lines[seat] = None;
                    }
                }
                Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) => lines[seat] = None,
                Ok(Some(Ok(_))) => {}
                // Nothing was heard: a page would hang up.
                Err(()) => lines = [None, None],
            }
        }
    }

    /// Says whether the line is still good.
    async fn hear(
        &mut self,
        crowd: &Crowd,
        number: usize,
        seat: usize,
        text: &str,
        salt: u64,
        line: &mut Line,
    ) -> bool {
        let value: Value = serde_json::from_str(text).expect("JSON");
        let frame: Frame<'_> = serde_json::from_str(text).expect("a frame");
        match frame.is {
            "done" => {
                crowd.heard.lock().expect("no panic")[number] = Instant::now();
                // Moves are numbered by the step they were made at, talk by a million more.
                match value["id"].as_u64().expect("our number") {
                    id @ 1_000_000.. => {
                        crowd.lines.fetch_add(1, Relaxed);
                        let said = format!("{number} {} {id}", self.table);
                        self.said.push(said);
                    }
                    _ => {
                        crowd.moves.fetch_add(1, Relaxed);
                        let once = self.steps.insert(frame.steps);
                        assert!(once, "step {} was acknowledged twice", frame.steps);
                    }
                }
                true
            }
            "steps" => {
                let sights = value["sights"].as_array().expect("sights");
                let from = value["from"].as_u64().expect("a number") as usize;
                assert_eq!(from, self.shown[seat].len(), "nothing is left out, nothing told twice");
                self.shown[seat].extend(sights.iter().cloned());
                self.over |= frame.over;
                let Some(action) = frame.moves.get(salt as usize % frame.moves.len().max(1)) else {
                    return true;
                };
                sleep(crowd.pace).await;
                let steps = frame.steps;
                let play = json!({
                    "id": steps, "do": "play", "seat": seat, "steps": steps, "action": action
                });
                let id = 1_000_000 + self.tried.len();
                let words = format!("{number} {} {id}", self.table);
                let say = json!({ "id": id, "do": "say", "seat": seat, "text": words });
                self.tried.push(words);
                line.send(&say.to_string()).await.is_ok()
                    && line.send(&play.to_string()).await.is_ok()
            }
            "refused" => {
                let code = value["error"]["code"].as_str().unwrap_or_default();
                assert!(["stale", "not_stored", "not_your_turn"].contains(&code), "{text}");
                // Whoever was too late, or does not know, looks again.
                code == "stale"
            }
            _ => true,
        }
    }

    /// In the end everything that was shown or acknowledged is there.
    pub async fn check(&self, address: SocketAddr) {
        for seat in 0..2 {
            let path = format!("/api/v1/tables/{}/sights", self.table);
            let reply = self.caller(address, seat).get(&path).await.expect("an answer");
            assert_eq!(reply.status, 200, "the table is there: {}", reply.body);
            let now = reply.json();
            let kept = now["sights"].as_array().expect("sights");
            let shown = &self.shown[seat];
            assert!(kept.len() >= shown.len(), "a move that was shown is lost");
            assert_eq!(kept[..shown.len()], shown[..], "what was shown has changed");
            let acknowledged = self.steps.iter().copied().max().unwrap_or(0);
            assert!(kept.len() >= acknowledged, "an acknowledged move is lost");
        }
    }
}

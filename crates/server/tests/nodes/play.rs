//! Tables that play on whatever happens, and remember what they were promised.

use crate::client::{Caller, Frame, Line, Refused};
use futures_util::StreamExt;
use history::{Asked, History, Log};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::collections::HashMap;
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
pub struct Promised {
    /// Its name.
    pub table: String,
    /// Moves, marked with the step each is to be, and what each seat was shown, step by step.
    moves: History<usize, usize, Value>,
    shown: [history::Line; 2],
    /// What was said; no line is like another.
    talk: History<String, (), ()>,
    /// What each seat waits to hear of, by our number for it.
    waiting: [HashMap<u64, Asked>; 2],
    /// Counts what happens, and so tells when it did.
    clock: u64,
    /// How many lines were said, answered or not.
    lines: u64,
    /// How many of them were acknowledged.
    pub said: usize,
    secrets: [String; 2],
    over: bool,
}

/// Talk is numbered from here on, moves by the step they were made at.
const TALK: u64 = 1_000_000;

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
        let mut moves = History::default();
        let shown = [0, 1].map(|seat| moves.comes(seat, 0));
        Ok(Promised {
            table,
            moves,
            shown,
            talk: History::default(),
            waiting: Default::default(),
            clock: 0,
            lines: 0,
            said: 0,
            secrets,
            over: false,
        })
    }

    fn caller(&self, address: SocketAddr, seat: usize) -> Caller {
        Caller { address, secret: Some(self.secrets[seat].clone()) }
    }

    async fn call(&self, crowd: &Crowd, seat: usize) -> Option<Line> {
        let from = self.moves.shown_on(self.shown[seat]);
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
                    // What was not answered on the old line never will be.
                    self.waiting[seat].clear();
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
        self.clock += 1;
        let answers = |id: &Value| id.as_u64().expect("our number");
        match frame.is {
            "done" => {
                crowd.heard.lock().expect("no panic")[number] = Instant::now();
                let id = answers(&value["id"]);
                let asked = self.waiting[seat].remove(&id).expect("it was asked for");
                if id >= TALK {
                    crowd.lines.fetch_add(1, Relaxed);
                    self.talk.granted(asked, self.clock);
                    self.said += 1;
                } else {
                    crowd.moves.fetch_add(1, Relaxed);
                    self.moves.granted(asked, self.clock);
                    assert_eq!(frame.steps as u64, id + 1, "it is the step it was meant to be");
                }
                true
            }
            "steps" => {
                let sights = value["sights"].as_array().expect("sights");
                let from = value["from"].as_u64().expect("a number") as usize;
                let knew = self.moves.shown_on(self.shown[seat]);
                assert_eq!(from, knew, "nothing is left out, nothing told twice");
                for sight in sights {
                    self.moves.saw_next(self.shown[seat], sight.clone(), self.clock);
                }
                self.over |= frame.over;
                let Some(action) = frame.moves.get(salt as usize % frame.moves.len().max(1)) else {
                    return true;
                };
                sleep(crowd.pace).await;
                self.say(number, seat, line).await && self.play_at(&frame, action, seat, line).await
            }
            "refused" => {
                let code = value["error"]["code"].as_str().unwrap_or_default();
                assert!(["stale", "not_stored", "not_your_turn"].contains(&code), "{text}");
                let id = answers(&value["id"]);
                let asked = self.waiting[seat].remove(&id).expect("it was asked for");
                match code {
                    // Nobody knows what became of it: whoever asked looks again.
                    "not_stored" => {}
                    _ if id >= TALK => self.talk.refused(asked),
                    _ => self.moves.refused(asked),
                }
                code == "stale"
            }
            _ => true,
        }
    }

    /// Says a line that is like no other; says whether the line it is said on is still good.
    async fn say(&mut self, number: usize, seat: usize, line: &mut Line) -> bool {
        let id = TALK + self.lines;
        self.lines += 1;
        let words = format!("{number} {} {id}", self.table);
        let say = json!({ "id": id, "do": "say", "seat": seat, "text": words });
        self.waiting[seat].insert(id, self.talk.asked(words, self.clock));
        line.send(&say.to_string()).await.is_ok()
    }

    async fn play_at(
        &mut self,
        frame: &Frame<'_>,
        action: &RawValue,
        seat: usize,
        line: &mut Line,
    ) -> bool {
        let steps = frame.steps;
        let play = json!({
            "id": steps, "do": "play", "seat": seat, "steps": steps, "action": action
        });
        self.waiting[seat].insert(steps as u64, self.moves.asked(steps + 1, self.clock));
        line.send(&play.to_string()).await.is_ok()
    }

    /// In the end what everybody was told is what is kept: the steps as each seat sees them, and these
    /// lines.
    pub async fn check(&self, address: SocketAddr, said: &[String]) {
        let mut kept = Vec::new();
        for seat in 0..2 {
            let path = format!("/api/v1/tables/{}/sights", self.table);
            let reply = self.caller(address, seat).get(&path).await.expect("an answer");
            assert_eq!(reply.status, 200, "the table is there: {}", reply.body);
            kept.push(reply.json()["sights"].as_array().expect("sights").clone());
        }
        assert_eq!(kept[0].len(), kept[1].len(), "it is one game");
        // The first step is the deal. Every other one was somebody's move.
        let marks = (1..=kept[0].len()).map(|step| (step > 1).then_some(step)).collect();
        let shown = |seat: &usize, steps: usize| match steps {
            0 => Value::Null,
            steps => kept[*seat][steps - 1].clone(),
        };
        let agree = self.moves.check(Log { marks, shown });
        agree.unwrap_or_else(|found| panic!("{}: {found:?}", self.table));
        let marks = said.iter().cloned().map(Some).collect();
        let agree = self.talk.check(Log { marks, shown: |(): &(), _| () });
        agree.unwrap_or_else(|found| panic!("{}: {found:?}", self.table));
    }
}

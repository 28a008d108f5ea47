//! Kill −9 under load: nothing that was acknowledged or shown is lost, and every table goes on.

#[path = "../common/apart.rs"]
#[allow(dead_code)]
mod apart;
#[path = "../common/client.rs"]
#[allow(dead_code)]
mod client;

#[path = "../common/parlour.rs"]
#[allow(dead_code)]
mod parlour;

mod fog;

use apart::Apart;
use client::{Caller, Frame, Line, Refused};
use futures_util::StreamExt;
use history::{Asked, History, Log};
use serde_json::{Value, json};
use server::Limits;
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;

/// Not a test of its own: the parlour that is killed is this program again.
#[test]
fn the_parlour_that_is_killed() {
    apart::serve(Limits::generous());
}

/// Moves acknowledged so far, at all tables.
type Pulse = Arc<AtomicUsize>;

/// As long as this is watched before a kill comes.
const WATCHED: Duration = Duration::from_millis(200);

/// So many moves a second must be acknowledged when it comes, in the long run.
const FLOOR: f64 = 1000.0;

/// A table with two players, and what they were told.
struct Played {
    path: String,
    players: [Caller; 2],
    /// What they asked for, marked with the step it is to be, and what each of them was shown, step by
    /// step.
    history: History<usize, usize, Value>,
    shown: [history::Line; 2],
    /// The moves that each of them waits to hear of: answers come in the order of the questions.
    waiting: [VecDeque<Asked>; 2],
    /// Counts what happens, and so tells when it did.
    clock: u64,
    over: bool,
    pulse: Pulse,
}

impl Played {
    async fn sit_down(address: SocketAddr, pulse: Pulse) -> Result<Played, Refused> {
        let (mut anna, mut bruno) = (Caller::new(address), Caller::new(address));
        let opening = json!({ "game": "love-letter", "players": 2 });
        let table = anna.post("/api/v1/tables", &opening).await?.json();
        let path = format!("/api/v1/tables/{}", table["table"].as_str().ok_or("no table")?);
        bruno.post(&path, &json!({ "do": "sit" })).await?;
        anna.post(&path, &json!({ "do": "start" })).await?;
        let (mut history, waiting, clock, over) =
            (History::default(), Default::default(), 0, false);
        let (players, shown) = ([anna, bruno], [0, 1].map(|who| history.comes(who, 0)));
        Ok(Played { path, players, history, shown, waiting, clock, over, pulse })
    }

    /// Plays until the parlour dies, and hears out what it had said.
    async fn play(mut self) -> Played {
        // Whatever was not answered when the parlour died never will be.
        self.waiting = Default::default();
        let Ok([mut anna, mut bruno]) = self.lines().await else { return self };
        let mut salt = self.history.shown_on(self.shown[0]);
        let mut open = [true; 2];
        while open != [false; 2] && !self.over {
            let (who, message) = tokio::select! {
                message = anna.0.next(), if open[0] => (0, message),
                message = bruno.0.next(), if open[1] => (1, message),
            };
            let line = if who == 0 { &mut anna } else { &mut bruno };
            salt = salt.wrapping_mul(25_214_903_917).wrapping_add(11);
            match message {
                Some(Ok(Message::Text(text))) => self.hear(who, &text, salt >> 16, line).await,
                Some(Ok(_)) => {}
                Some(Err(_)) | None => open[who] = false,
            }
        }
        self
    }

    async fn lines(&self) -> Result<[Line; 2], Refused> {
        let socket = async |player: usize| {
            let from = self.history.shown_on(self.shown[player]);
            let path = format!("{}/socket?from={from}", self.path);
            self.players[player].socket(&path, &[]).await
        };
        Ok([socket(0).await?, socket(1).await?])
    }

    async fn hear(&mut self, who: usize, text: &str, salt: usize, line: &mut Line) {
        let value: Value = serde_json::from_str(text).expect("JSON");
        let frame: Frame<'_> = serde_json::from_str(text).expect("a frame");
        self.clock += 1;
        match frame.is {
            "done" => {
                let asked = self.waiting[who].pop_front().expect("something was asked for");
                self.history.granted(asked, self.clock);
                assert_eq!(self.history.times_granted(&frame.steps), 1, "each step once");
                self.pulse.fetch_add(1, Relaxed);
            }
            "refused" => {
                let asked = self.waiting[who].pop_front().expect("something was asked for");
                self.history.refused(asked);
            }
            "steps" => {
                let sights = value["sights"].as_array().expect("sights");
                let shown = self.shown[who];
                let from = json!(self.history.shown_on(shown));
                assert_eq!(value["from"], from, "nothing is left out");
                for sight in sights {
                    self.history.saw_next(shown, sight.clone(), self.clock);
                }
                self.over |= frame.over;
                if let Some(action) = frame.moves.get(salt % frame.moves.len().max(1)) {
                    let (seat, steps) = (who, frame.steps);
                    let order =
                        json!({ "do": "play", "seat": seat, "steps": steps, "action": action });
                    self.waiting[who].push_back(self.history.asked(steps + 1, self.clock));
                    // If nobody is there any more, that is heard on the line.
                    let _ = line.send(&order.to_string()).await;
                }
            }
            _ => {}
        }
    }

    /// After a kill: what they were told is what is kept, step by step.
    async fn check(&mut self, address: SocketAddr) {
        let mut kept = Vec::new();
        for player in &mut self.players {
            player.address = address;
            let reply = player.get(&format!("{}/sights", self.path)).await.expect("an answer");
            assert_eq!(reply.status, 200, "the table is there: {}", reply.body);
            kept.push(reply.json()["sights"].as_array().expect("sights").clone());
        }
        assert_eq!(kept[0].len(), kept[1].len(), "it is one game");
        // The first step is the deal. Every other one was somebody's move.
        let marks = (1..=kept[0].len()).map(|step| (step > 1).then_some(step)).collect();
        let shown = |who: &usize, steps: usize| match steps {
            0 => Value::Null,
            steps => kept[*who][steps - 1].clone(),
        };
        let agree = self.history.check(Log { marks, shown });
        agree.unwrap_or_else(|found| panic!("{}: {found:?}", self.path));
    }

    /// Plays one game after the other until the parlour dies.
    async fn play_on(self, address: SocketAddr) -> Vec<Played> {
        let pulse = self.pulse.clone();
        let mut played = vec![self.play().await];
        while played.last().is_some_and(|table| table.over)
            && let Ok(next) = Played::sit_down(address, pulse.clone()).await
        {
            played.push(next.play().await);
        }
        played
    }
}

/// Waits until a kill is due; says how many moves a second are acknowledged just then. In the long run
/// it is due only when they are many.
async fn pace(pulse: &Pulse, round: u64, long: bool) -> f64 {
    tokio::time::sleep(Duration::from_millis(37 * (round * 7 % 13))).await;
    let patience = Instant::now() + Duration::from_secs(30);
    loop {
        let (begun, before) = (Instant::now(), pulse.load(Relaxed));
        tokio::time::sleep(WATCHED).await;
        let rate = (pulse.load(Relaxed) - before) as f64 / begun.elapsed().as_secs_f64();
        if !long || rate >= FLOOR {
            return rate;
        }
        assert!(Instant::now() < patience, "only {rate:.0} moves a second are acknowledged");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_or_shown_is_lost_and_all_tables_go_on() {
    if apart::is_child() {
        return;
    }
    let long = std::env::var("PARLOUR_LONG").is_ok();
    let (rounds, at_once) = if long { (500, 120) } else { (4, 24) };
    let folder = tempfile::tempdir().expect("a folder");
    let pulse = Pulse::default();
    let (mut tables, mut rates): (Vec<Played>, Vec<f64>) = Default::default();
    for round in 0..rounds {
        let parlour = Apart::start("the_parlour_that_is_killed", folder.path());
        for table in &mut tables {
            table.check(parlour.address).await;
        }
        tables.retain(|table| !table.over);
        while tables.len() < at_once {
            let table = Played::sit_down(parlour.address, pulse.clone()).await;
            tables.push(table.expect("a table"));
        }
        let mut playing = JoinSet::new();
        for table in tables.drain(..) {
            playing.spawn(table.play_on(parlour.address));
        }
        rates.push(pace(&pulse, round, long).await);
        parlour.kill();
        while let Some(played) = playing.join_next().await {
            tables.extend(played.expect("a player breaks no rule"));
        }
    }
    let moves = pulse.load(Relaxed);
    assert!(moves > 10 * rounds as usize, "the tables really went on: {moves} moves");
    let parlour = Apart::start("the_parlour_that_is_killed", folder.path());
    for table in &mut tables {
        table.check(parlour.address).await;
    }
    rates.sort_by(f64::total_cmp);
    let of_ten = [0, 1, 5, 9].map(|tenth| rates[tenth * rates.len() / 10].round());
    println!(
        "{rounds} kills, {moves} moves acknowledged, none lost; in the {WATCHED:?} before a kill so \
         many a second: {of_ten:?} (least, one in ten, median, nine in ten)"
    );
}

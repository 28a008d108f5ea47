//! Whole games on the sockets of pages, played as a browser plays them: by walking what was drawn ahead.

use crate::client::{Caller, Line, Refused};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::time::timeout;

/// How long a page waits for anything to come.
const PATIENCE: Duration = Duration::from_secs(20);

/// What was sent to one page in the course of a game, in bytes on the wire.
#[derive(Default)]
pub struct Weighed {
    /// What it was sent when it came.
    pub first: usize,
    /// What it was sent ever after.
    pub then: Vec<usize>,
    /// The same without what hides its length.
    pub bare: Vec<usize>,
    /// How many moves were made on it.
    pub moves: usize,
    /// From each click that made a move until the page had the answer, the disk included.
    pub answered: Vec<Duration>,
}

impl Weighed {
    /// So much is not exceeded by this share of all.
    pub fn share(&self, share: f64) -> usize {
        below(&self.then, share)
    }

    /// So many milliseconds are not exceeded by this share of all answers.
    pub fn milliseconds(&self, share: f64) -> f64 {
        below(&self.answered, share).as_secs_f64() * 1000.0
    }
}

fn below<T: Ord + Copy + Default>(all: &[T], share: f64) -> T {
    let mut sorted = all.to_vec();
    sorted.sort_unstable();
    let at = ((sorted.len() as f64 * share) as usize).min(sorted.len().saturating_sub(1));
    sorted.get(at).copied().unwrap_or_default()
}

/// A page with what picks would show.
pub struct Page {
    pub line: Line,
    pub ahead: Value,
    /// Where its whims come from.
    pub number: u64,
}

impl Page {
    /// Opens the page of a table.
    pub async fn open(caller: &Caller, table: &str, seed: u64) -> Page {
        let line = caller.socket(&format!("/t/{table}/socket"), &[]).await.expect("a socket");
        Page { line, ahead: Value::Null, number: seed }
    }

    /// The page as it is when the next news have come.
    pub async fn next(&mut self) -> String {
        let html = self.line.text().await.expect("the line is open");
        let ahead = &self.line.1.news["ahead"];
        if ahead.is_object() {
            self.ahead = ahead.clone();
        }
        html
    }

    /// The picks that stand already.
    pub fn base(&self) -> String {
        self.line.1.news["base"].as_str().unwrap_or_default().to_string()
    }

    pub async fn send(&mut self, click: &str) {
        self.line.send(click).await.expect("the line is open");
    }

    /// Something below.
    pub fn below(&mut self, end: usize) -> usize {
        self.number =
            self.number.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.number >> 33) as usize % end.max(1)
    }

    /// Picks at random until it is a move, which is given as it is sent.
    pub fn walk(&mut self, base: &str, steps: u64) -> Option<String> {
        let mut at = base.to_string();
        for _ in 0..200 {
            let next = self.ahead[&at]["next"].as_object()?.clone();
            if next.is_empty() {
                return None;
            }
            let (pick, to) = next.iter().nth(self.below(next.len()))?;
            if let Some(to) = to.as_str() {
                at = to.to_string();
                continue;
            }
            let picks: Vec<&str> =
                at.split(' ').chain([pick.as_str()]).filter(|p| !p.is_empty()).collect();
            return Some(json!({ "click": "pick", "picks": picks, "steps": steps }).to_string());
        }
        None
    }
}

/// What says that something has been taken in, if that is asked for on a page.
pub fn got_it(html: &str) -> Option<String> {
    let (_, button) = html.split_once(" data-got-it data-send=\"")?;
    button.split_once('"').map(|(click, _)| click.replace("&quot;", "\""))
}

/// Plays one game against bots on its page, to the end.
pub async fn play(
    address: SocketAddr,
    game: &str,
    players: u32,
    seed: u64,
) -> Result<Weighed, Refused> {
    let mut me = Caller::new(address);
    let opening = json!({ "game": game, "players": players, "name": "Anna" });
    let table = me.post("/api/v1/tables", &opening).await?.json();
    let key = table["table"].as_str().ok_or("no table")?.to_string();
    let path = format!("/api/v1/tables/{key}");
    for seat in 1..players {
        me.post(&path, &json!({ "do": "bot", "seat": seat, "level": "casual" })).await?;
    }
    if game == "fog-of-love" {
        // Nobody dawdles here.
        me.post(&path, &json!({ "do": "window" })).await?;
    }
    me.post(&path, &json!({ "do": "start" })).await?;
    let line = me.socket(&format!("/t/{key}/socket?frames=en-{game}"), &[]).await?;
    let mut page = Page { line, ahead: Value::Null, number: seed };
    let mut weighed = Weighed::default();
    let (mut played, mut clicked) = (None, None::<Instant>);
    loop {
        let Ok(shown) = timeout(PATIENCE, page.line.text()).await else {
            let (news, ahead) = (&page.line.1.news, &page.ahead);
            return Err(format!("{game} {seed}: nothing comes after {news} {ahead}").into());
        };
        let shown = shown.ok_or("the parlour hung up")?;
        let answered = clicked.take().zip(page.line.1.came);
        weighed.answered.extend(answered.map(|(clicked, came)| came.duration_since(clicked)));
        match weighed.first {
            0 => weighed.first = page.line.1.packed,
            _ => {
                weighed.then.push(page.line.1.packed);
                weighed.bare.push(page.line.1.bare);
            }
        }
        let news = page.line.1.news.clone();
        if news["ahead"].is_object() {
            page.ahead = news["ahead"].clone();
        }
        if shown.contains(r#"id="final""#) {
            return Ok(weighed);
        }
        if let Some(click) = got_it(&shown) {
            page.line.send(&click).await?;
            continue;
        }
        let steps = news["steps"].as_u64().unwrap_or(0);
        let base = news["base"].as_str().unwrap_or_default().to_string();
        // What has not been drawn ahead is asked for; then the page goes on from there.
        let here = Some((steps, base.clone()));
        if played != here
            && let Some(click) = page.walk(&base, steps)
        {
            played = here;
            weighed.moves += 1;
            clicked = Some(Instant::now());
            page.line.send(&click).await?;
        }
    }
}

//! Two players at a table, who play on and on at random.

use crate::client::{Caller, Frame, Line, Refused};
use futures_util::StreamExt;
use serde_json::json;
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Message;

/// What all tables share.
pub struct Score {
    pub stop: AtomicBool,
    pub moves: AtomicU64,
    /// How long answers took, in microseconds.
    pub waits: Mutex<Vec<u32>>,
    /// How long a table waits between two moves; nothing if it plays as fast as it can.
    pub pace: Option<Duration>,
}

/// What a player is about to send, and whether it is a move.
type Order = (String, bool);

/// Two players at a table, a socket each, and what they are about to send.
pub struct Pair {
    lines: [Line; 2],
    pending: [Option<Order>; 2],
}

impl Pair {
    /// Two people sit down to a game. Gives the pages that they have open, too, if they have any.
    pub async fn sit_down(
        address: SocketAddr,
        game: &str,
        pages: bool,
    ) -> Result<(Pair, Vec<Line>), Refused> {
        let (mut anna, mut bruno) = (Caller::new(address), Caller::new(address));
        let opening = json!({ "game": game, "players": 2, "name": "Anna" });
        let table = anna.post("/api/v1/tables", &opening).await?.json();
        let key = table["table"].as_str().ok_or("no table")?.to_string();
        let table = format!("/api/v1/tables/{key}");
        bruno.post(&table, &json!({ "do": "sit", "name": "Bruno" })).await?;
        if game == "fog-of-love" {
            // Whoever could react is asked, and answers.
            anna.post(&table, &json!({ "do": "window" })).await?;
        }
        let socket = format!("{table}/socket");
        let lines = [anna.socket(&socket, &[]).await?, bruno.socket(&socket, &[]).await?];
        anna.post(&table, &json!({ "do": "start" })).await?;
        let mut open = Vec::new();
        for player in [&anna, &bruno].into_iter().filter(|_| pages) {
            open.push(player.socket(&format!("/t/{key}/socket?frames=en-{game}"), &[]).await?);
        }
        Ok((Pair { lines, pending: [None, None] }, open))
    }

    /// Plays on, a new game after each, until it is told to stop and nothing is under way.
    pub async fn play(self, score: Arc<Score>, delay: Duration) -> Result<Pair, Refused> {
        let Pair { lines: [mut anna, mut bruno], mut pending } = self;
        let mut next = Instant::now() + delay;
        let mut count: u64 = 0;
        // What has been sent and not been answered, by player.
        let mut sent = [VecDeque::new(), VecDeque::new()];
        loop {
            let is_due = pending.iter().any(Option::is_some);
            let (who, message) = tokio::select! {
                message = anna.0.next() => (0, message),
                message = bruno.0.next() => (1, message),
                () = tokio::time::sleep_until(next.into()), if is_due => {
                    if score.stop.load(Relaxed) {
                        break;
                    }
                    count = count.wrapping_add(1);
                    // Where both are asked, they take turns.
                    let first = (count % 2) as usize;
                    for who in [first, 1 - first] {
                        let Some((order, is_move)) = pending[who].take() else { continue };
                        let line = if who == 0 { &mut anna } else { &mut bruno };
                        sent[who].push_back((Instant::now(), is_move));
                        line.send(&order).await?;
                        // Late is late: the next one is due all the same.
                        next = score.pace.map_or(next, |pace| next + pace);
                        break;
                    }
                    continue;
                }
            };
            let message = message.ok_or("the parlour hung up")??;
            let Message::Text(text) = message else { continue };
            let Ok(frame) = serde_json::from_str::<Frame<'_>>(&text) else { continue };
            match frame.is {
                "done" => {
                    if let Some((sent, true)) = sent[who].pop_front() {
                        let micros = u32::try_from(sent.elapsed().as_micros()).unwrap_or(u32::MAX);
                        score.moves.fetch_add(1, Relaxed);
                        score.waits.lock().map_err(|_| "a player broke")?.push(micros);
                    }
                }
                "steps" if frame.over && who == 0 => {
                    pending[who] = Some((r#"{"do":"rematch"}"#.to_string(), false));
                }
                "steps" if !frame.moves.is_empty() => {
                    count = count.wrapping_mul(6364136223846793005).wrapping_add(who as u64 + 1);
                    let action = frame.moves[(count >> 33) as usize % frame.moves.len()];
                    let steps = frame.steps;
                    let order = format!(
                        r#"{{"do":"play","seat":{who},"steps":{steps},"action":{action}}}"#
                    );
                    pending[who] = Some((order, true));
                }
                "steps" => pending[who] = None,
                // The same turn was told twice, and has been played.
                "refused" if text.contains("stale") || text.contains("not_over") => {
                    sent[who].pop_front();
                }
                "refused" => return Err(text.to_string().into()),
                _ => {}
            }
        }
        Ok(Pair { lines: [anna, bruno], pending })
    }
}

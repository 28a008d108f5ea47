//! Tables that were kept, and what is shown of them.

use crate::client::Caller;
use crate::parlour::Parlour;
use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// Somebody who looks, and the seats that are theirs.
#[derive(Serialize, Deserialize)]
pub struct Visitor {
    pub secret: Option<String>,
    pub seats: Vec<u8>,
}

/// A table that was kept.
#[derive(Serialize, Deserialize)]
pub struct Exhibit {
    pub game: String,
    pub state: String,
    /// Its address in the API.
    pub table: String,
    pub visitors: Vec<Visitor>,
    /// What was shown: who asked for what, and the answer.
    pub answers: Vec<(usize, String, Value)>,
}

impl Exhibit {
    /// Every answer about the table, as this parlour gives it. The words of the log and of the prompt
    /// are left out: they may become better.
    pub async fn shown(&self, parlour: &Parlour) -> Vec<(usize, String, Value)> {
        let mut answers = Vec::new();
        for (who, visitor) in self.visitors.iter().enumerate() {
            let caller = parlour.somebody_with(visitor.secret.clone());
            for path in self.paths(&caller, visitor).await {
                let reply = caller.get(&format!("{}{path}", self.table)).await.expect("an answer");
                // What is long is compared by its hash.
                let shown = match path.starts_with('?') {
                    true => without_words(reply.json()),
                    false if path.starts_with("/transcript") => hash(&reply.body),
                    false => hash(&without_words(reply.json()).to_string()),
                };
                answers.push((who, path, shown));
            }
        }
        answers
    }

    /// What is shown must not depend on how long somebody looks: nobody passes in silence.
    pub async fn ask_each_time(&self, parlour: &Parlour) {
        if self.game == "fog-of-love" {
            let mut host = parlour.somebody_with(self.visitors[0].secret.clone());
            let reply = host.post(&self.table, &json!({ "do": "window" })).await;
            assert_eq!(reply.expect("an answer").status, 200, "they opened the table");
        }
    }

    /// Everything that somebody can ask for.
    async fn paths(&self, caller: &Caller, visitor: &Visitor) -> Vec<String> {
        let seen = caller.get(&self.table).await.expect("an answer").json();
        let steps = seen["steps"].as_u64().unwrap_or(0);
        let mut eyes = vec![String::new()];
        eyes.extend(visitor.seats.iter().map(|seat| format!("seat={seat}")));
        let mut paths = Vec::new();
        for eyes in eyes {
            paths.push(format!("?{eyes}"));
            paths.push(format!("/sights?{eyes}"));
            paths.push(format!("/replay?step={}&{eyes}", steps / 2 + 1));
        }
        let over = seen["picture"]["phase"] == "over";
        let games = seen["picture"]["games"].as_u64().unwrap_or(0);
        let ended = if over { games } else { games.saturating_sub(1) };
        paths.extend((1..=ended).map(|game| format!("/transcript?game={game}")));
        paths.extend((1..=ended).map(|game| format!("/replay?game={game}&step=7&seat=1")));
        paths
    }
}

fn hash(text: &str) -> Value {
    Value::String(HEXLOWER.encode(&Sha256::digest(text)))
}

/// Without the words, and without what was not shown yet when the first of these were written.
fn without_words(mut shown: Value) -> Value {
    if let Some(shown) = shown.as_object_mut() {
        shown.remove("log");
        shown.remove("prompt");
        shown.shift_remove("window");
    }
    if let Some(picture) = shown.get_mut("picture").and_then(Value::as_object_mut) {
        picture.shift_remove("windows");
        picture.shift_remove("telling");
        for seat in picture["seats"].as_array_mut().into_iter().flatten() {
            if let Some(seat) = seat.as_object_mut() {
                seat.shift_remove("character");
                seat.shift_remove("won");
            }
        }
    }
    shown
}

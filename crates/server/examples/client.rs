//! A client of the API that knows no rules: it opens a table against bots, reads what is asked and what may
//! be chosen, chooses something, and prints what it is told, in any language, until the game is over.
//!
//!     cargo run -p server --example client -- 127.0.0.1:7777 fog-of-love it
//!
//! `docs/api.md` explains every step. The connections themselves are in `tests/common/client.rs`; in
//! your language a library makes them.

#[path = "../tests/common/client.rs"]
#[allow(dead_code)]
pub(crate) mod client;

use client::{Caller, Refused};
use serde_json::{Value, json};
use std::net::SocketAddr;

/// Plays one game in a language, telling it line by line. Gives the last thing that was asked or said.
pub async fn play(
    parlour: SocketAddr,
    game: &str,
    lang: &str,
    mut tell: impl FnMut(&str),
) -> Result<String, Refused> {
    // Opening a table without a secret brings one, which the caller keeps for all that follows.
    let mut me = Caller::new(parlour);
    let opening = json!({ "game": game, "name": "Example", "lang": lang, "bots": "casual" });
    let opened = me.post("/api/v1/tables", &opening).await?.json();
    let table = format!("/api/v1/tables/{}", opened["table"].as_str().ok_or("no table")?);
    // The socket says when something has happened.
    let mut socket = me.socket(&format!("{table}/socket"), &[]).await?;
    let mut known = 0;
    loop {
        let face = me.get(&format!("{table}/face?lang={lang}&from={known}")).await?.json();
        for beat in face["beats"].as_array().into_iter().flatten() {
            tell(beat["text"].as_str().unwrap_or_default());
        }
        known = face["steps"].as_u64().unwrap_or(0);
        let prompt = face["prompt"].as_str().unwrap_or_default();
        if face["over"] == true {
            return Ok(prompt.to_string());
        }
        if let Some((action, labels)) = choose(&mut me, &table, lang, &face, known).await? {
            tell(&format!("— {prompt} — {}", labels.join(", ")));
            let play = json!({ "do": "play", "seat": 0, "steps": known, "action": action });
            // Somebody may have moved in the meantime: then it is looked at again.
            let reply = me.post(&table, &play).await?;
            if reply.status != 200 && reply.status != 409 {
                return Err(reply.body.into());
            }
        } else {
            while socket.frame().await.ok_or("the parlour hung up")?["is"] != "steps" {}
        }
    }
}

/// Picks one thing after the other until it is a move. One that plays well is left to you: this one takes
/// whatever comes, another thing at each step.
async fn choose(
    me: &mut Caller,
    table: &str,
    lang: &str,
    face: &Value,
    step: u64,
) -> Result<Option<(Value, Vec<String>)>, Refused> {
    let (mut face, mut picks, mut labels) = (face.clone(), Vec::new(), Vec::new());
    loop {
        let choices = face["choices"].as_array().into_iter().flatten();
        let open: Vec<&Value> = choices.filter(|choice| choice["why"].is_null()).collect();
        let Some(choice) = open.get(step as usize % open.len().max(1)) else { return Ok(None) };
        labels.push(choice["label"].as_str().unwrap_or_default().to_string());
        if !choice["action"].is_null() {
            return Ok(Some((choice["action"].clone(), labels)));
        }
        picks.push(choice["pick"].as_str().unwrap_or_default().to_string());
        let path = format!("{table}/face?lang={lang}&from={step}&picks={}", picks.join(","));
        face = me.get(&path).await?.json();
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Refused> {
    let mut words = std::env::args().skip(1);
    let address = words.next().ok_or("say where the parlour is: 127.0.0.1:7777")?;
    let game = words.next().unwrap_or_else(|| "love-letter".to_string());
    let lang = words.next().unwrap_or_else(|| "en".to_string());
    let end = play(address.parse()?, &game, &lang, |line| println!("{line}")).await?;
    println!("── {end}");
    Ok(())
}

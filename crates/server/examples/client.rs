//! A client of the API: opens a table of Love Letter against bots, plays legal moves until the game
//! is over, and prints the log.
//!
//!     cargo run -p server --example client -- 127.0.0.1:7777
//!
//! `docs/api.md` explains every step. The connections themselves are in `tests/common/client.rs`; in
//! your language a library makes them.

#[path = "../tests/common/client.rs"]
#[allow(dead_code)]
pub(crate) mod client;

use client::{Caller, Refused};
use serde_json::json;
use std::net::SocketAddr;

/// Plays one game, telling it line by line. Gives the names of those who have won.
pub async fn play(parlour: SocketAddr, mut tell: impl FnMut(&str)) -> Result<Vec<String>, Refused> {
    // Opening a table without a secret brings one, which the caller keeps for all that follows.
    let mut me = Caller::new(parlour);
    let opening = json!({ "game": "love-letter", "players": 3, "name": "Example" });
    let opened = me.post("/api/v1/tables", &opening).await?.json();
    let table = format!("/api/v1/tables/{}", opened["table"].as_str().ok_or("no table")?);
    me.post(&table, &json!({ "do": "bot", "seat": 1, "level": "club" })).await?;
    me.post(&table, &json!({ "do": "bot", "seat": 2, "level": "casual" })).await?;

    // The socket says when something has happened.
    let mut socket = me.socket(&format!("{table}/socket"), &[]).await?;
    me.post(&table, &json!({ "do": "start" })).await?;
    let mut told = 0;
    loop {
        let frame = socket.frame().await.ok_or("the parlour hung up")?;
        if frame["is"] != "steps" {
            continue;
        }
        let seen = me.get(&table).await?.json();
        for line in seen["log"].as_array().into_iter().flatten() {
            if line["step"].as_u64() >= Some(told) {
                tell(line["text"].as_str().unwrap_or_default());
            }
        }
        told = seen["steps"].as_u64().ok_or("no steps")?;
        if seen["picture"]["phase"] == "over" {
            let winners = seen["view"]["winners"].as_array().into_iter().flatten();
            let name = |seat: &serde_json::Value| {
                let seat = usize::try_from(seat.as_u64()?).ok()?;
                Some(seen["picture"]["seats"][seat]["name"].as_str()?.to_string())
            };
            return Ok(winners.filter_map(name).collect());
        }
        // Any move of the list will do. One that plays well is left to you.
        if let Some(action) = seen["moves"].as_array().and_then(|moves| moves.last()) {
            let steps = &seen["steps"];
            let play = json!({ "do": "play", "seat": 0, "steps": steps, "action": action });
            let reply = me.post(&table, &play).await?;
            if reply.status != 200 {
                return Err(reply.body.into());
            }
        }
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Refused> {
    let address = std::env::args().nth(1).ok_or("say where the parlour is: 127.0.0.1:7777")?;
    let winners = play(address.parse()?, |line| println!("{line}")).await?;
    println!("── {}", winners.join(", "));
    Ok(())
}

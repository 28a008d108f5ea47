//! What the parlour writes into its log is nobody's secret.

use crate::parlour::{Dice, Parlour, Player, play_until};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io::{self, Write};
use std::sync::{Arc, Mutex};
use tracing_subscriber::filter::LevelFilter;

/// Everything that was logged.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("the log").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Log {
    /// Listens to everything, on all threads: the journal has one of its own.
    fn listen() -> Log {
        let log = Log::default();
        let writer = log.clone();
        tracing_subscriber::fmt()
            .with_max_level(LevelFilter::TRACE)
            .with_ansi(false)
            .with_target(false)
            .with_writer(move || writer.clone())
            .init();
        log
    }

    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().expect("the log")).into_owned()
    }
}

/// Every word that stands for a card in a view's hand, as it would be written.
fn hand(seen: &Value) -> Vec<String> {
    let cards = seen["view"]["hand"].as_array().into_iter().flatten();
    cards.filter_map(|card| card.as_str().map(str::to_string)).collect()
}

/// Calls from an address of their own, as a proxy tells it.
async fn flood(parlour: &Parlour, times: usize) -> Vec<u16> {
    let mut answers = Vec::new();
    for _ in 0..times {
        let opening = r#"{"game":"favor"}"#;
        let from = ["X-Forwarded-For: 192.0.2.77"];
        let reply = parlour.somebody().call("POST", "/api/v1/tables", &from, opening).await;
        answers.push(reply.expect("an answer").status);
    }
    answers
}

/// A game is played by people and a bot, a seat is taken along by its private link, moves are
/// refused, and an address is turned away. All that is written of it is which address.
#[tokio::test]
async fn nothing_secret_is_logged() {
    let log = Log::listen();
    let parlour = Parlour::with(|config| {
        config.limits.tables_per_hour = 2;
        config.behind_proxy = true;
    })
    .await;
    let opening = json!({ "game": "love-letter", "players": 3, "name": "Anna" });
    let mut anna = Player::open(parlour.somebody(), opening).await;
    let mut bruno = anna.friend();
    bruno.does(json!({ "do": "sit", "name": "Bruno" })).await;
    anna.does(json!({ "do": "bot", "seat": 2, "level": "club" })).await;
    anna.does(json!({ "do": "say", "seat": 0, "text": "Between you and me" })).await;
    anna.does(json!({ "do": "start" })).await;
    let token = bruno.looks("/seat").await["token"].as_str().expect("a token").to_string();
    let mut phone = parlour.somebody();
    let claimed = phone.post(&format!("/api/v1/seats/{token}"), &json!({})).await;
    assert_eq!(claimed.expect("an answer").status, 200);
    let mut line = anna.caller.socket(&format!("{}/socket", anna.table), &[]).await.expect("one");
    line.send(r#"{"id":1,"do":"look"}"#).await.expect("sent");
    let mut hands = Vec::new();
    let mut dice = Dice(3);
    while anna.phase().await == "playing" {
        play_until(&mut [&mut anna, &mut bruno], &mut dice, 2).await;
        hands.extend(hand(&anna.look().await));
        hands.extend(hand(&bruno.look().await));
        anna.may_not(json!({ "do": "play", "seat": 1, "action": { "play": "spy" } })).await;
    }
    assert!(hands.len() > 5, "{hands:?}");
    let seed = anna.look().await["picture"]["deal"]["seed"].as_str().expect("a seed").to_string();
    assert_eq!(flood(&parlour, 4).await, [201, 201, 429, 429]);
    parlour.close().await;

    let text = log.text();
    assert!(text.contains("the parlour is open"), "somebody listens: {text}");
    let named: Vec<&str> = text.lines().filter(|line| line.contains("192.0.2.77")).collect();
    assert_eq!(named.len(), 1, "once a minute: {named:?}");
    assert!(named[0].contains("WARN") && named[0].contains("Tables"), "{named:?}");
    let callers = [&anna.caller, &bruno.caller, &phone];
    let secrets = callers.map(|caller| caller.secret.clone().expect("a secret"));
    let told = [seed, token, anna.name().to_string(), "Between you".to_string()];
    for secret in secrets.iter().chain(&told) {
        let line = text.lines().find(|line| line.contains(secret));
        assert_eq!(line, None, "{secret} is logged");
    }
    // The names of cards are short: as words, and not as part of one.
    let lower = text.to_lowercase();
    let words: BTreeSet<&str> = lower.split(|c: char| !c.is_alphanumeric()).collect();
    for card in hands {
        assert!(!words.contains(card.as_str()), "{card} is logged: {text}");
    }
}

//! Malformed and giant messages.

use crate::Game;
use crate::client::{Caller, Line, Screen};
use crate::parlour::Parlour;
use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio_tungstenite::tungstenite::Message;

/// The next frame of the API that says done or refused.
async fn answer(line: &mut Line) -> Option<Value> {
    loop {
        let frame = line.frame().await?;
        if matches!(frame["is"].as_str(), Some("done" | "refused")) {
            return Some(frame);
        }
    }
}

const NONSENSE: [&str; 10] = [
    "",
    "not json",
    "[]",
    "{}",
    r#"{"do":"fly"}"#,
    r#"{"do":"play"}"#,
    r#"{"do":"play","seat":"zero","action":{}}"#,
    r#"{"do":"play","seat":-1,"action":{}}"#,
    r#"{"do":"play","seat":99999999999999999999,"action":{}}"#,
    r#"{"do":"claim","seat":0}"#,
];

#[tokio::test]
async fn malformed_messages_get_a_clear_answer_and_change_nothing() {
    let parlour = Parlour::open().await;
    let mut game = Game::begin(parlour.address).await;
    let before = game.seen_by(0).await;
    let mut line = game.socket(0).await;
    let deep = format!("{}1{}", "[".repeat(5000), "]".repeat(5000));
    for text in NONSENSE.into_iter().chain([deep.as_str()]) {
        line.send(text).await.expect("the socket stays open");
        let frame = answer(&mut line).await.expect("an answer");
        assert_eq!(frame["is"], "refused", "{text}");
        assert_eq!(frame["error"]["code"], "bad_request", "{text}");
        let sentence = frame["error"]["sentence"].as_str().expect("a sentence");
        assert!(sentence.ends_with('.') && !sentence.contains("serde"), "{sentence}");
        let mut caller = Caller::new(parlour.address);
        caller.secret.clone_from(&game.players[0].secret);
        let json = ["Content-Type: application/json"];
        let reply = caller.call("POST", &game.path, &json, text).await.expect("an answer");
        assert_eq!((reply.status, &reply.json()["error"]["code"]), (400, &"bad_request".into()));
    }
    drop(line);
    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    let after = game.seen_by(0).await;
    assert_eq!((&before["view"], &before["picture"]), (&after["view"], &after["picture"]));
    game.goes_on().await;
}

#[tokio::test]
async fn clicks_that_mean_nothing_do_nothing() {
    let parlour = Parlour::open().await;
    let mut game = Game::begin(parlour.address).await;
    let steps = game.steps().await;
    let path = format!("/t/{}/socket", game.key());
    let mut line = game.players[0].socket(&path, &[]).await.expect("a socket");
    line.text().await.expect("the first frame");
    let long = format!(r#"{{"click":"pick","picks":["{}"],"steps":1}}"#, "x".repeat(9000));
    let clicks = [
        "nonsense",
        r#"{"click":"fly"}"#,
        r#"{"click":"pick","picks":["princess-of-nowhere"],"steps":1}"#,
        r#"{"click":"open","seat":1}"#,
        r#"{"click":"open","seat":250}"#,
        r#"{"click":"ask","do":"play","seat":1,"action":{"play":"guard"}}"#,
        r#"{"click":"ask","do":"claim","seat":1}"#,
        long.as_str(),
    ];
    for click in clicks {
        line.send(click).await.expect("the socket stays open");
    }
    // Nothing has changed, so nothing is sent but why, and that once.
    line.send(r#"{"click":"pace","speed":"slow"}"#).await.expect("the socket stays open");
    let mut notices = Vec::new();
    loop {
        line.text().await.expect("a frame");
        let Screen { news, packed, .. } = &line.1;
        if !news["parts"]["table"].is_null() {
            break;
        }
        let alone = news["parts"].as_object().is_some_and(|parts| parts.len() == 1);
        assert!(alone && news["parts"]["notice-place"].is_string(), "{news}");
        assert!(*packed <= 8192, "{packed} bytes");
        notices.push(news.clone());
    }
    assert!((1..=3).contains(&notices.len()), "{notices:?}");
    assert_eq!(game.steps().await, steps);
    game.goes_on().await;
}

#[tokio::test]
async fn what_is_not_text_or_too_long_ends_the_socket_and_nothing_else() {
    let parlour = Parlour::open().await;
    let mut game = Game::begin(parlour.address).await;
    let giant = "x".repeat(1 << 20);
    let bad = [
        Message::binary(vec![0, 159, 146, 150]),
        Message::text(giant.clone()),
        Message::text(format!(r#"{{"do":"say","seat":0,"text":"{giant}"}}"#)),
    ];
    for message in bad {
        let mut line = game.socket(0).await;
        // Whoever is cut off in the middle may notice when sending.
        let _ = line.0.send(message).await;
        let ended = tokio::time::timeout(std::time::Duration::from_secs(5), async {
            while let Some(Ok(message)) = line.0.next().await {
                if message.is_close() {
                    break;
                }
            }
        });
        ended.await.expect("the socket is closed");
        game.goes_on().await;
    }
    let json = ["Content-Type: application/json"];
    let reply = game.players[0].call("POST", &game.path, &json, &giant).await.expect("an answer");
    assert!((400..500).contains(&reply.status), "{}", reply.status);
    let head = format!("X-Long: {}", "y".repeat(1 << 20));
    let reply = game.players[0].call("GET", "/", &[&head], "").await;
    assert!(reply.is_err() || reply.is_ok_and(|reply| reply.status == 431));
    game.goes_on().await;
}

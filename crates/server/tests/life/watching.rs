//! Spectators: what they see, and whether they may.

use crate::parlour::{Dice, Parlour, Player, code, play_until};
use serde_json::{Value, json};

async fn two(parlour: &Parlour) -> (Player, Player) {
    let opening = json!({ "game": "love-letter", "players": 2, "name": "Anna" });
    let mut anna = Player::open(parlour.somebody(), opening).await;
    let mut bruno = anna.friend();
    bruno.does(json!({ "do": "sit", "name": "Bruno" })).await;
    anna.does(json!({ "do": "start" })).await;
    (anna, bruno)
}

#[tokio::test]
async fn spectators_see_what_is_public() {
    let parlour = Parlour::open().await;
    let (mut anna, mut bruno) = two(&parlour).await;
    let spectator = anna.friend();
    play_until(&mut [&mut anna, &mut bruno], &mut Dice(4), 6).await;
    let seen = spectator.look().await;
    assert_eq!((&seen["seat"], &seen["moves"]), (&json!(null), &json!([])));
    assert_eq!(seen["view"]["hand"], json!([]));
    // A seat that is not theirs is not opened for them.
    for seat in 0..3 {
        assert_eq!(code(&spectator.get(&format!("?seat={seat}")).await), "not_yours");
        assert_eq!(code(&anna.get("?seat=1").await), "not_yours");
    }
    let sights = spectator.looks("/sights").await.to_string();
    assert!(sights.contains(r#""drew":"#) && !hidden_drawn(&sights), "{sights}");
    assert_eq!(seen["steps"], anna.look().await["steps"]);
}

/// Whether any drawn card shows its face.
fn hidden_drawn(sights: &str) -> bool {
    let drawn = sights.split(r#""drew":["#).skip(1);
    drawn.filter_map(|rest| rest.split(']').next()).any(|drew| !drew.ends_with("null"))
}

#[tokio::test]
async fn the_host_says_whether_spectators_may_come() {
    let parlour = Parlour::open().await;
    let (mut anna, mut bruno) = two(&parlour).await;
    let spectator = anna.friend();
    let mut line =
        spectator.caller.socket(&format!("{}/socket", anna.table), &[]).await.expect("a socket");
    assert_eq!(line.frame().await.expect("a frame")["is"], "table");
    assert_eq!(anna.look().await["picture"]["watching"], 1);
    assert_eq!(bruno.may_not(json!({ "do": "watchers", "allowed": false })).await, "not_host");
    anna.does(json!({ "do": "watchers", "allowed": false })).await;
    // Whoever was there is shown out.
    while line.frame().await.is_some() {}
    for rest in ["", "/sights", "/replay", "/transcript"] {
        let reply = spectator.get(rest).await;
        assert_eq!((reply.status, code(&reply).as_str()), (403, "no_watchers"), "{rest}");
    }
    let page = spectator.caller.get(&format!("/t/{}", anna.name())).await.expect("a page");
    assert!(page.status >= 400 && !page.body.contains("Anna"), "{}", page.status);
    assert_eq!(bruno.look().await["picture"]["watchers"], false, "who sits there always may");
    anna.does(json!({ "do": "watchers", "allowed": true })).await;
    assert_eq!(spectator.get("").await.status, 200);
}

#[tokio::test]
async fn who_is_here_is_known_by_their_sockets() {
    let parlour = Parlour::open().await;
    let (anna, bruno) = two(&parlour).await;
    let here = |told: &Value| {
        let seats = told["picture"]["seats"].as_array().cloned().unwrap_or_default();
        seats.iter().map(|seat| seat["here"] == true).collect::<Vec<_>>()
    };
    assert_eq!(here(&anna.look().await), [false, false]);
    let path = format!("{}/socket", anna.table);
    let mut hers = anna.caller.socket(&path, &[]).await.expect("a socket");
    let _ = hers.frame().await;
    let his = bruno.caller.socket(&path, &[]).await.expect("a socket");
    let told = |frame: Value, who: [bool; 2]| frame["is"] == "table" && here(&frame) == who;
    while !told(hers.frame().await.expect("a frame"), [true, true]) {}
    drop(his);
    while !told(hers.frame().await.expect("a frame"), [true, false]) {}
}

#[tokio::test]
async fn a_bot_at_the_table_does_not_open_the_curtains() {
    let parlour = Parlour::open().await;
    let opening = json!({ "game": "favor", "players": 2, "name": "Anna" });
    let mut anna = Player::open(parlour.somebody(), opening).await;
    let stranger = anna.friend();
    anna.does(json!({ "do": "watchers", "allowed": false })).await;
    assert_eq!(stranger.get("").await.status, 200, "whoever is invited may see where to sit");
    anna.does(json!({ "do": "start" })).await;
    assert_eq!(code(&stranger.get("").await), "no_watchers");
}

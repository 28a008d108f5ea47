//! The window in which silence passes, and telling, as a browser shows them.

use crate::alone::begin;
use crate::client::Caller;
use crate::parlour::{Dice, Player};
use crate::stage::Stage;
use serde_json::json;
use thirtyfour::Key;

/// Anna, in the browser, plays Fog of Love with Bruno, until one of them is asked whether to react.
/// Gives both, and which of them it is.
async fn reacting(anna: Caller) -> ([Player; 2], usize) {
    let opening = json!({ "game": "fog-of-love", "name": "Anna" });
    let mut anna = Player::open(anna, opening).await;
    let mut bruno = anna.friend();
    bruno.does(json!({ "do": "sit", "name": "Bruno" })).await;
    anna.does(json!({ "do": "window" })).await;
    anna.does(json!({ "do": "start" })).await;
    let (mut players, mut dice) = ([anna, bruno], Dice(3));
    for _ in 0..300 {
        for at in [0, 1] {
            let seen = players[at].look().await;
            let asked = seen["view"]["asked"].get("reaction").is_some();
            if asked && seen["moves"].as_array().is_some_and(|moves| !moves.is_empty()) {
                return (players, at);
            }
            players[at].moves(&mut dice).await;
        }
    }
    panic!("nobody is asked to react");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bar_runs_down_until_somebody_holds_on() {
    let stage = Stage::open().await;
    let browser = stage.lively_browser("en").await;
    // Whoever has been here is known.
    begin(&browser, "love-letter", 2, "invite").await;
    let (mut players, asked) = reacting(stage.caller(&browser).await).await;
    browser.size(1280, 800).await;
    browser.go(&format!("/t/{}", players[0].name())).await;
    browser.connected().await;
    players[0].does(json!({ "do": "window", "seconds": 10 })).await;
    browser.await_css("#window .bar").await;
    let bar = "document.querySelector('#window .bar')";
    browser.until(&format!("{bar}.getAnimations().length === 1")).await;
    let runs =
        format!("getComputedStyle({bar}).animationDuration === {bar}.dataset.left / 1000 + 's'");
    assert!(browser.is(&runs).await, "in the time that is left");
    assert!(!browser.has("[data-pick]").await, "nothing is offered to whoever says nothing");
    browser.press("h").await;
    browser.await_css("#window .holds").await;
    assert!(!browser.has("[data-hold]").await);
    if asked == 1 {
        players[1].does(json!({ "do": "play", "seat": 1, "action": "go_on" })).await;
    }
    browser.await_css("[data-pick]").await;

    // A line may be told, or left out with a key.
    browser.eval("document.querySelector('#tell-text').focus()").await;
    browser.press("Never mind").await;
    browser.press(Key::Escape).await;
    browser.until("document.querySelector('#tell-text').value === ''").await;
    browser.eval("document.querySelector('#tell-text').focus()").await;
    browser.press("It rained.").await;
    browser.press(Key::Enter).await;
    browser.until("document.querySelector('#log').textContent.includes('It rained.')").await;
    assert_eq!(browser.console().await, [""; 0]);
    browser.close().await;
    stage.close().await;
}

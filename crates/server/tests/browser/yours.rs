//! The first page of somebody who has been here before.

use crate::alone::begin;
use crate::sight::Inspector;
use crate::stage::Stage;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_finds_its_tables_on_the_first_page() {
    let stage = Stage::open().await;
    let browser = stage.browser("en").await;
    browser.go("/").await;
    assert!(!browser.has(".yours").await, "a stranger has none");
    begin(&browser, "favor", 3, "invite").await;
    begin(&browser, "love-letter", 2, "bots").await;
    let path = browser.path().await;
    // The bot moves at once, and then it is somebody's turn.
    browser.until_my_turn().await;
    browser.until("document.querySelector('#table').dataset.turn === 'true'").await;
    browser.go("/").await;
    let first = ".yours li:first-child";
    browser.await_css(&format!("{first}.turn a[href='{path}']")).await;
    assert_eq!(browser.eval("document.querySelectorAll('.yours li').length").await, 2);
    let mut inspector = Inspector::default();
    inspector.look(&browser, "home-yours").await;
    browser.click(&format!("{first} a")).await;
    browser.connected().await;
    assert_eq!(browser.path().await, path);
    // A game that is over has its replay there, until it is forgotten.
    let mut caller = stage.caller(&browser).await;
    let table = format!("/api/v1/tables/{}", browser.table().await);
    loop {
        let told = caller.get(&format!("{table}?seat=0")).await.expect("an answer").json();
        if told["picture"]["phase"] == "over" {
            break;
        }
        if let Some(action) = told["moves"].as_array().and_then(|moves| moves.first()) {
            let play = json!({ "do": "play", "seat": 0, "steps": told["steps"], "action": action });
            caller.post(&table, &play).await.expect("an answer");
        }
    }
    browser.go("/").await;
    let replay = format!(".yours h3 + ul a[href='{path}/replay']");
    browser.await_css(&replay).await;
    browser.click(".yours h3 + ul button").await;
    browser.until("document.readyState === 'complete' && document.querySelectorAll('.yours li').length === 1").await;
    assert!(!browser.has(&replay).await);
    browser.close().await;
    stage.close().await;
    inspector.verdict();
}

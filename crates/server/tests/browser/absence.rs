//! Somebody is gone: who is told so, and what can be done about it.

use crate::alone::begin;
use crate::browser::Browser;
use crate::sight::Inspector;
use crate::stage::Stage;
use serde_json::json;
use std::time::Duration;

/// A friend follows the invitation and sits down.
async fn comes(stage: &Stage, host: &Browser, lang: &str) -> Browser {
    let guest = stage.browser(lang).await;
    guest.go(&host.path().await).await;
    guest.connected().await;
    guest.click(".sit button[type=submit]").await;
    guest.await_css(".seat.mine").await;
    guest
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_a_host_who_is_gone() {
    let stage = Stage::with(|config| {
        config.stepped_out = Duration::from_millis(500);
        config.gone = Duration::from_millis(4000);
    })
    .await;
    let host = stage.browser("en").await;
    begin(&host, "love-letter", 2, "invite").await;
    let guest = comes(&stage, &host, "en").await;
    host.await_css("#chair-1:not(.free)").await;
    host.click(".waiting .button.primary").await;
    guest.await_css("#tray-place").await;
    let path = host.path().await;
    host.await_css("#tray-place").await;
    // The host closes the table and reads the rules.
    host.go("/rules/love-letter").await;
    guest.await_css("#gone-0").await;
    assert!(!guest.has("#gone-0 button").await, "a minute is waited");
    let mut inspector = Inspector::default();
    guest.await_css("#gone-0 button").await;
    inspector.look(&guest, "love-letter-table-gone").await;
    guest.click("#gone-0 button").await;
    guest.until("!document.querySelector('#gone-0')").await;
    // The guest looks after the table now.
    guest.until("document.querySelector('#chair-1 .who').textContent.includes('Host')").await;
    // Whoever comes back takes the seat back, and the table.
    host.go(&path).await;
    host.connected().await;
    host.take_in().await;
    host.click("#away button").await;
    host.until("!document.querySelector('#away')").await;
    guest.until("document.querySelector('#chair-0 .who').textContent.includes('Host')").await;
    host.close().await;
    guest.close().await;
    stage.close().await;
    inspector.verdict();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_is_removed_in_two_steps_and_told_so() {
    let stage = Stage::open().await;
    let host = stage.browser("en").await;
    begin(&host, "love-letter", 3, "invite").await;
    let guest = comes(&stage, &host, "de").await;
    let sure = "#sure-1:popover-open";
    host.click("#remove-1").await;
    host.await_css(sure).await;
    // What happens at the table meanwhile does not close the question.
    let other = comes(&stage, &host, "fr").await;
    host.await_css("#chair-2:not(.free)").await;
    assert!(host.has(sure).await);
    let mut inspector = Inspector::default();
    inspector.look(&host, "lobby-sure").await;
    host.click("#sure-1 [popovertarget]").await;
    host.until(&format!("!document.querySelector('{sure}')")).await;
    assert!(guest.has(".seat.mine").await, "nothing has happened");
    host.click("#remove-1").await;
    host.click("#sure-1 .primary").await;
    guest.await_css("#removed").await;
    inspector.look(&guest, "lobby-removed").await;
    assert!(!guest.has(".sit").await && !guest.has(".seat.mine").await);
    assert!(!guest.is("document.querySelector('h1').textContent.includes('lädt')").await);
    host.await_css("#chair-1.free").await;
    // Not by the API either.
    let mut caller = stage.caller(&guest).await;
    let path = format!("/api/v1/tables/{}", guest.table().await);
    let sat = caller.post(&path, &json!({ "do": "sit" })).await.expect("an answer");
    assert_eq!((sat.status, sat.json()["error"]["code"].as_str()), (403, Some("removed")));
    for browser in [host, guest, other] {
        browser.close().await;
    }
    stage.close().await;
    inspector.verdict();
}

/// Where spectators are not welcome, whoever is removed is shown out, and told why.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_shown_out_is_told_why() {
    let stage = Stage::open().await;
    let host = stage.browser("en").await;
    begin(&host, "love-letter", 2, "invite").await;
    let guest = comes(&stage, &host, "en").await;
    host.click(".watchers button").await;
    host.await_css(".watchers button[aria-pressed=false]").await;
    host.click("#remove-1").await;
    host.click("#sure-1 .primary").await;
    guest.until("document.querySelector('main').textContent.includes('asked you to leave')").await;
    let said = guest.console().await;
    assert!(said.iter().all(|line| line.contains("403")), "{said:#?}");
    host.close().await;
    guest.close().await;
    stage.close().await;
}

//! How a table behaves beside the game: explanations go away again, what is new is marked, what is
//! chosen is seen without colours.

use crate::alone::begin;
use crate::fit::LAY;
use crate::positions::of_love_letter;
use crate::stage::Stage;
use serde_json::json;
use thirtyfour::Key;

/// The mouse comes to rest on something.
const REST_ON: &str = "
    document.querySelector(arguments[0]).dispatchEvent(
        new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));";

#[tokio::test(flavor = "multi_thread")]
async fn explanations_go_away_and_news_is_marked() {
    let stage = Stage::open().await;
    let browser = stage.browser("en").await;
    begin(&browser, "love-letter", 3, "bots").await;
    browser.until_my_turn().await;
    let gone = "document.querySelector('#explained').hidden";
    // The pointer rests on a card, and leaves it.
    browser.run(REST_ON, vec![json!(".hand .card.playable")]).await;
    browser.await_css("#explained:not([hidden])").await;
    browser.run(REST_ON, vec![json!("#prompt")]).await;
    browser.until(gone).await;
    // It was asked for, and somebody clicks beside it.
    browser.click("[id^=ask-]").await;
    browser.await_css("#explained:not([hidden])").await;
    browser.click("#prompt").await;
    browser.until(gone).await;
    // Esc puts it away and takes nothing back.
    browser.click(".hand .card.playable").await;
    browser.await_css(".hand .card.selected").await;
    browser.click("[id^=ask-]").await;
    browser.await_css("#explained:not([hidden])").await;
    browser.press(Key::Escape).await;
    browser.until(gone).await;
    assert!(browser.has(".hand .card.selected").await, "Esc took a pick back");
    browser.press(Key::Escape).await;
    browser.until("!document.querySelector('.hand .card.selected')").await;

    // On a telephone, what is said behind a tab is marked on it until it is read.
    browser.size(390, 844).await;
    let news = "#panel-chat[data-news]";
    assert!(!browser.has(news).await, "there is news where nothing was said");
    let tab =
        "document.querySelector('#panel-chat > summary').innerText.replace(/\\s+/g, ' ').trim()";
    assert_eq!(browser.eval(tab).await, "Chat");
    let mut caller = stage.caller(&browser).await;
    let path = format!("/api/v1/tables/{}", browser.table().await);
    let react = json!({ "do": "react", "seat": 0, "reaction": "bravo" });
    caller.post(&path, &react).await.expect("the parlour answers");
    browser.await_css(news).await;
    assert_eq!(browser.eval(tab).await, "Chat new", "those who listen are told");
    // And it is seen at the place of who said it.
    browser.await_css("#player-0 .thrown-in").await;
    browser.click("#panel-chat > summary").await;
    browser.until(&format!("!document.querySelector('{news}')")).await;
    browser.close().await;
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_chosen_is_seen_without_colours() {
    let stage = Stage::open().await;
    let browser = stage.browser("en").await;
    browser.go("/rules/love-letter").await;
    browser.size(1280, 800).await;
    let positions = of_love_letter();
    let guard = positions.iter().find(|position| position.name == "6-guard").expect("a position");
    browser.run(LAY, vec![json!(guard.page)]).await;
    let with = |name: &str, value: &str| json!({ "features": [{ "name": name, "value": value }] });
    browser.command("Emulation.setEmulatedMedia", with("forced-colors", "active")).await;
    for css in [".hand .card.selected", ".opponent.selected"] {
        let outline = format!("getComputedStyle(document.querySelector('{css}')).outlineStyle");
        assert_eq!(browser.eval(&outline).await, "solid", "{css} looks like the others");
    }
    browser.command("Emulation.setEmulatedMedia", with("prefers-contrast", "more")).await;
    browser.until("matchMedia('(prefers-contrast: more)').matches").await;
    let of = |css: &str| format!("getComputedStyle(document.querySelector('{css}')).color");
    browser.until(&format!("{} === {}", of(".bar .sub"), of("body"))).await;
    browser.close().await;
    stage.close().await;
}

//! A whole game without a mouse.

use crate::browser::Browser;
use crate::player::Whim;
use crate::stage::Stage;
use serde_json::json;
use std::time::{Duration, Instant};
use thirtyfour::Key;

/// Whether the focus is on something.
const FOCUSED: &str = "return document.activeElement?.matches(arguments[0]) ?? false";
/// Which figure picks something, and whether that cannot be taken back.
const FIGURE: &str = "
    const { key, final } = document.getElementById(arguments[0])?.dataset ?? {};
    return [key ?? '', final != null];";

/// Goes to something with the Tab key.
async fn tab_to(browser: &Browser, css: &str) {
    for _ in 0..120 {
        if browser.run(FOCUSED, vec![json!(css)]).await == true {
            return;
        }
        browser.press(Key::Tab).await;
    }
    panic!("{css} cannot be reached with the Tab key");
}

async fn enter_on(browser: &Browser, css: &str) {
    tab_to(browser, css).await;
    browser.press(Key::Enter).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_love_letter_by_keyboard_alone() {
    let stage = Stage::open().await;
    let browser = stage.browser("it").await;
    browser.go("/").await;
    let form = "article[aria-labelledby=game-love-letter]";
    enter_on(&browser, &format!("{form} details.more > summary")).await;
    tab_to(&browser, "#players-love-letter").await;
    browser.press(Key::Down).await;
    browser.until("document.querySelector('#players-love-letter').value === '2'").await;
    // Back to the button, against the current.
    for _ in 0..12 {
        if browser.run(FOCUSED, vec![json!(format!("{form} button[value=bots]"))]).await == true {
            break;
        }
        let chain = browser.driver.action_chain().key_down(Key::Shift);
        let chain = chain.send_keys(Key::Tab).key_up(Key::Shift);
        chain.perform().await.expect("keys can be pressed");
    }
    browser.press(Key::Enter).await;
    browser.connected().await;
    assert_eq!(browser.eval("document.documentElement.lang").await, "it");

    first_steps(&browser).await;
    let (whim, begun) = (&mut Whim::new(5), Instant::now());
    let (mut tabs, mut figures) = (0, 0);
    loop {
        assert!(begun.elapsed() < Duration::from_secs(400), "this game has no end");
        let offer = browser.offer().await;
        if offer.over && !offer.reveal {
            break;
        }
        if offer.reveal {
            // The button has the focus, unless a bot has moved meanwhile and nothing is revealed.
            let focus = "document.activeElement?.matches('[data-got-it]')";
            browser.until(&format!("!document.querySelector('#reveal') || {focus}")).await;
            if browser.run(FOCUSED, vec![json!("[data-got-it]")]).await == true {
                browser.press(Key::Enter).await;
            }
        } else if let Some(id) = whim.choose(offer.choices()).cloned() {
            let figure = browser.run(FIGURE, vec![json!(id)]).await;
            let (key, last) = (figure[0].as_str().unwrap_or_default(), figure[1] == true);
            if tabs < 12 || key.is_empty() {
                enter_on(&browser, &format!("#{id}")).await;
                tabs += 1;
            } else {
                browser.press(key).await;
                if last {
                    // What cannot be taken back wants a second press.
                    assert_eq!(browser.run(FOCUSED, vec![json!(format!("#{id}"))]).await, true);
                    assert_eq!(browser.offer().await.step, offer.step, "one press played {id}");
                    browser.press(key).await;
                }
                figures += 1;
            }
        }
        browser.other_than(&offer).await;
    }
    println!("by keyboard: {tabs} with Tab and Enter, {figures} with figures");
    enter_on(&browser, "#final a.button").await;
    browser.await_css("#replay").await;
    browser.close().await;
    stage.close().await;
}

/// Esc takes back, and ? explains.
async fn first_steps(browser: &Browser) {
    // Whoever moves first may have shown something, which is to be taken in before a card can be played.
    loop {
        browser
            .until("document.querySelector('.hand .card.playable, #reveal [data-got-it]')")
            .await;
        let offer = browser.offer().await;
        if !offer.reveal {
            break;
        }
        enter_on(browser, "[data-got-it]").await;
        browser.other_than(&offer).await;
    }
    enter_on(browser, ".hand .card.playable").await;
    browser.await_css(".hand .card.selected").await;
    browser.press(Key::Escape).await;
    browser.until("!document.querySelector('.hand .card.selected')").await;
    tab_to(browser, ".hand .card.playable").await;
    browser.press("?").await;
    browser.await_css("#explained:not([hidden])").await;
    browser.press(Key::Escape).await;
    browser.until("document.querySelector('#explained').hidden").await;
}

//! One person and bots: whole games by clicking, and their replays.

use crate::browser::Browser;
use crate::player::Whim;
use crate::stage::Stage;

/// Chooses how many play, and begins.
pub async fn begin(browser: &Browser, game: &str, players: u32, mode: &str) {
    browser.go("/").await;
    let form = format!("article[aria-labelledby=game-{game}]");
    browser.click(&format!("{form} .more")).await;
    browser.click(&format!("label[for=players-{game}-{players}]")).await;
    browser.click(&format!("#more-{game} button[value={mode}]")).await;
    browser.connected().await;
}

/// Steps through the replay of a game that is over, to its end.
async fn replay(browser: &Browser, steps: usize) {
    browser.click("#final a.button").await;
    browser.await_css("#replay .notice.good").await;
    let at = "document.querySelector('#at').textContent";
    for _ in 0..steps {
        let before = browser.eval(at).await;
        browser.click("[data-go=next]").await;
        browser.until(&format!("{at} !== {before}")).await;
    }
    browser.click("[data-go=last]").await;
    browser.await_css("[data-go=last][aria-disabled]").await;
    // With all cards open, and back to the table.
    browser.click("#eyes a:last-child").await;
    browser.await_css("#eyes a:last-child[aria-current=true]").await;
    browser.await_css("#replay .hand-of").await;
    browser.click(".replay-foot a.button").await;
    browser.await_css("#final").await;
    browser.connected().await;
    // Whoever comes back is shown again how it ended.
    browser.take_in().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_love_letter_by_clicking() {
    let stage = Stage::open().await;
    let browser = stage.lively_browser("en").await;
    begin(&browser, "love-letter", 2, "bots").await;
    assert_eq!(browser.eval("document.documentElement.lang").await, "en");
    let clicks = browser.play(&mut Whim::new(1), async |_| true).await;
    println!("Love Letter: {clicks} clicks");
    assert!(clicks > 10, "a match is longer than {clicks} clicks");
    replay(&browser, 5).await;
    // Again, with the same seats.
    browser.click("#final .button.primary").await;
    browser.until("!document.querySelector('#final')").await;
    browser.close().await;
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_favor_by_clicking() {
    let stage = Stage::open().await;
    let browser = stage.browser("fr").await;
    begin(&browser, "favor", 2, "bots").await;
    assert_eq!(browser.eval("document.documentElement.lang").await, "fr");
    let clicks = browser.play(&mut Whim::new(4), async |_| true).await;
    println!("Favor: {clicks} clicks");
    assert!(clicks > 10, "a game is longer than {clicks} clicks");
    replay(&browser, 5).await;
    browser.close().await;
    stage.close().await;
}

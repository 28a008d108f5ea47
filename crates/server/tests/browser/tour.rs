//! A tour of every page and of every state of a table.

use crate::alone::begin;
use crate::browser::Browser;
use crate::player::{Offer, Whim};
use crate::sight::Inspector;
use crate::stage::Stage;
use serde_json::json;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};
use thirtyfour::Cookie;

/// What a player needs at once.
const DESK: [&str; 3] = ["#prompt", ".hand .card", "#fv-actions"];
const PHONE: [&str; 3] = ["#prompt", ".hand .card", "#fv-own-door"];

/// The same browser as if it had never been here.
async fn as_stranger(browser: &Browser, path: &str) {
    browser.driver.delete_all_cookies().await.expect("cookies can be eaten");
    browser.go(path).await;
}

/// The one who was here before.
async fn as_before(browser: &Browser, secret: &str, path: &str) {
    browser.driver.delete_all_cookies().await.expect("cookies can be eaten");
    let cookie = Cookie::new("parlour", secret);
    browser.driver.add_cookie(cookie).await.expect("cookies can be baked");
    browser.go(path).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pages_before_a_game() {
    let stage = Stage::open().await;
    let browser = stage.browser("en").await;
    let mut inspector = Inspector::default();
    browser.go("/").await;
    inspector.look(&browser, "home").await;
    for game in ["love-letter", "favor", "fog-of-love"] {
        browser.go(&format!("/rules/{game}")).await;
        inspector.look(&browser, &format!("rules-{game}")).await;
    }
    browser.go("/t/nowhere").await;
    // The console says that there is no such page, and should.
    let said = browser.console().await;
    assert!(said.iter().all(|line| line.contains("404")), "{said:#?}");
    inspector.look(&browser, "error").await;

    begin(&browser, "love-letter", 4, "invite").await;
    inspector.look(&browser, "lobby-host").await;
    let (secret, path) = (browser.secret().await, browser.path().await);
    let link = stage.caller(&browser).await;
    let link = link.get(&format!("/api/v1{}/seat", path.replace("/t/", "/tables/"))).await;
    let link = link.expect("the parlour answers").json();
    as_stranger(&browser, &path).await;
    inspector.look(&browser, "lobby-stranger").await;
    browser.click(".sit button[type=submit]").await;
    browser.await_css(".seat.mine").await;
    inspector.look(&browser, "lobby-guest").await;
    as_stranger(&browser, &format!("/seat/{}", link["token"].as_str().expect("a token"))).await;
    inspector.look(&browser, "seat-link").await;
    as_before(&browser, &secret, &path).await;
    begin(&browser, "favor", 3, "device").await;
    inspector.look(&browser, "lobby-device").await;
    browser.click(".waiting .button.primary").await;
    browser.await_css("#curtain").await;
    inspector.look(&browser, "curtain").await;
    browser.close().await;
    stage.close().await;
    inspector.verdict();
}

/// How many games it may take until every kind of moment has come: most cards of Love Letter are played on
/// somebody, and whoever draws only those has nothing to confirm.
const GAMES: usize = 6;

/// Plays a game to its end, and looks at each kind of moment once, then at what comes after.
async fn game(lang: &str, game: &str, players: u32, wanted: &[&str]) {
    let stage = Stage::open().await;
    let browser = stage.browser(lang).await;
    let mut inspector = Inspector::default();
    let mut seen = BTreeSet::new();
    let whim = &mut Whim::new(7);
    let mut shown = async |offer: &Offer| {
        let moment = offer.moment();
        if moment == "waiting" || !seen.insert(moment) {
            return !wanted.iter().all(|moment| seen.contains(moment));
        }
        inspector.look(&browser, &format!("{game}-table-{moment}")).await;
        if moment == "turn" || moment == "bidding" {
            inspector.at_hand(&browser, &format!("{game} {moment}"), &DESK, &PHONE).await;
        }
        if moment == "turn" {
            beside(&browser, &mut inspector, game).await;
        }
        true
    };
    for _ in 0..GAMES {
        begin(&browser, game, players, "bots").await;
        browser.play(whim, &mut shown).await;
        if !browser.offer().await.over {
            break;
        }
    }
    for moment in wanted {
        assert!(seen.contains(moment), "{GAMES} games had no {moment}: {seen:?}");
    }
    finish(&stage, &browser).await;
    inspector.look(&browser, &format!("{game}-table-over")).await;
    let path = browser.path().await;
    browser.go(&format!("{path}/replay?step=12&seat=0")).await;
    inspector.look(&browser, &format!("{game}-replay")).await;
    as_stranger(&browser, &path).await;
    browser.connected().await;
    inspector.look(&browser, &format!("{game}-table-over-stranger")).await;
    browser.close().await;
    stage.close().await;
    inspector.verdict();
}

/// Plays the rest of a game without the page, which looks on.
async fn finish(stage: &Stage, browser: &Browser) {
    let mut caller = stage.caller(browser).await;
    let path = format!("/api/v1/tables/{}", browser.table().await);
    let (whim, begun) = (&mut Whim::new(8), Instant::now());
    while !browser.has("#final").await {
        assert!(begun.elapsed() < Duration::from_secs(300), "this game has no end");
        let told = caller.get(&format!("{path}?seat=0")).await.expect("the parlour answers").json();
        let moves = told["moves"].as_array().map_or(&[][..], Vec::as_slice);
        if let Some(action) = moves.get(whim.below(moves.len())) {
            let play = json!({ "do": "play", "seat": 0, "steps": told["steps"], "action": action });
            caller.post(&path, &play).await.expect("the parlour answers");
        }
        // The page waits for whoever looks on.
        browser.take_in().await;
    }
    browser.take_in().await;
}

/// What stands beside a table: each panel, and what something is.
async fn beside(browser: &Browser, inspector: &mut Inspector, game: &str) {
    for panel in ["log", "chat", "rules", "seats"] {
        // On a desktop two of them are always open.
        browser.size(390, 844).await;
        browser.click(&format!("#panel-{panel} > summary")).await;
        browser.await_css(&format!("#panel-{panel}[open]")).await;
        inspector.look(browser, &format!("{game}-table-panel-{panel}")).await;
        browser.size(390, 844).await;
        browser.click(&format!("#panel-{panel} > summary")).await;
        browser.until(&format!("!document.querySelector('#panel-{panel}[open]')")).await;
        browser.size(1280, 800).await;
    }
    let asked = if game == "favor" { "#fv-own-door" } else { "[id^=ask-]" };
    browser.click(asked).await;
    browser.await_css("#explained:not([hidden])").await;
    inspector.look(browser, &format!("{game}-table-explained")).await;
    browser.click("#explained .button").await;
    browser.until("document.querySelector('#explained').hidden").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_of_love_letter() {
    game("de", "love-letter", 3, &["turn", "whom", "guard", "confirm", "reveal"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_of_favor() {
    game("fr", "favor", 4, &["turn", "bidding", "confirm", "reveal"]).await;
}

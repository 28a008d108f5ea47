//! A game is looked at again: one page, whatever is pressed.

use crate::browser::Browser;
use crate::client::Caller;
use crate::player::Whim;
use crate::sight::Inspector;
use crate::stage::Stage;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use thirtyfour::prelude::*;

/// Plays a whole game against bots without a page; gives its path.
async fn played(stage: &Stage, game: &str, players: u32) -> String {
    played_often(stage, game, players, 1).await.0
}

/// The same so many times at one table; gives the score, too.
async fn played_often(stage: &Stage, game: &str, players: u32, games: u32) -> (String, String) {
    let mut caller = Caller::new(stage.address);
    let opening = json!({ "game": game, "players": players, "name": "Anna", "bots": "random" });
    let opened = caller.post("/api/v1/tables", &opening).await.expect("an answer").json();
    let table = opened["table"].as_str().expect("a table").to_string();
    let path = format!("/api/v1/tables/{table}");
    let (whim, begun) = (&mut Whim::new(3), Instant::now());
    loop {
        assert!(begun.elapsed() < Duration::from_secs(300), "this game has no end");
        let told = caller.get(&format!("{path}?seat=0")).await.expect("an answer").json();
        if told["picture"]["phase"] == "over" && told["picture"]["games"] == games {
            return (format!("/t/{table}"), score(&told["picture"]));
        }
        if told["picture"]["phase"] == "over" {
            caller.post(&path, &json!({ "do": "rematch" })).await.expect("an answer");
            continue;
        }
        let moves = told["moves"].as_array().map_or(&[][..], Vec::as_slice);
        if let Some(action) = moves.get(whim.below(moves.len())) {
            let play = json!({ "do": "play", "seat": 0, "steps": told["steps"], "action": action });
            caller.post(&path, &play).await.expect("an answer");
        }
    }
}

/// Who has won how many games, in a row; nothing where nobody wins against the other.
fn score(picture: &Value) -> String {
    let seats = picture["seats"].as_array().expect("seats").iter();
    let one = |seat: &Value| {
        let won = seat["won"].as_u64()?;
        Some(format!("{} {won}", seat["name"].as_str().expect("a name")))
    };
    seats.filter_map(one).collect::<Vec<_>>().join(" · ")
}

/// The page says that it is at this step, and the address that leads there shows the same.
async fn is_at(browser: &Browser, step: usize) {
    browser.until(&format!("document.querySelector('#slider').value === '{step}'")).await;
    let same = "
        const page = await (await fetch(document.querySelector('#eyes [aria-current]').href)).text();
        const there = new DOMParser().parseFromString(page, 'text/html');
        const told = ['#then', '#log', '#at', '#eyes'].map(at => {
            const [here, fresh] = [document, there].map(it => it.querySelector(at).textContent);
            if (here === fresh) return '';
            const from = [...here].findIndex((letter, n) => letter !== fresh[n]);
            const near = text => text.slice(Math.max(0, from - 120), from + 120);
            return `${at}: ${near(here)} <> ${near(fresh)}`;
        });
        return told.filter(Boolean).join(' ');";
    // What is under way comes within a moment.
    let begun = Instant::now();
    loop {
        let different = browser.run(same, Vec::new()).await;
        if different == "" {
            return;
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "step {step}: {different} differs");
    }
}

async fn number(browser: &Browser, expression: &str) -> usize {
    let number = browser.eval(expression).await;
    usize::try_from(number.as_u64().expect("a number")).expect("a small number")
}

/// Waits until everything has been fetched.
async fn fetched(browser: &Browser) {
    browser.await_css("#slider:not([hidden])").await;
    let all = "performance.getEntriesByType('resource').filter(at => /steps/.test(at.name)).length
        >= Math.ceil(document.querySelector('#slider').max / 24)";
    browser.until(all).await;
    browser.until("document.querySelectorAll('#rounds a').length > 1").await;
}

/// Steps through a whole game with the keys, jumps to rounds, and looks through all eyes.
async fn look_again(game: &str, players: u32, lang: &str) {
    let stage = Stage::open().await;
    let browser = stage.browser(lang).await;
    let path = played(&stage, game, players).await;
    browser.go(&format!("{path}/replay")).await;
    fetched(&browser).await;
    // Whatever loads a page forgets this.
    browser.eval("window.kept = 'kept'").await;
    let last = number(&browser, "+document.querySelector('#slider').max").await;
    let sent = "performance.getEntriesByType('resource').filter(at => /steps/.test(at.name))
        .reduce((sum, at) => sum + at.transferSize, 0)";
    let sent = number(&browser, sent).await;
    println!("{game}: {sent} bytes for {last} steps");
    assert!(sent < last * 1500, "{sent} bytes for {last} steps");
    let begun = Instant::now();
    for step in 1..last {
        if step % 9 == 1 {
            is_at(&browser, step).await;
        }
        browser.press(Key::Right).await;
    }
    is_at(&browser, last).await;
    println!("{game}: {last} steps in {:?}, {} of them compared", begun.elapsed(), last / 9 + 2);
    browser.press(Key::Right).await;
    is_at(&browser, last).await;
    browser.press(Key::Home).await;
    is_at(&browser, 1).await;

    // By rounds: with the keys, and by their names.
    let starts = browser
        .eval("[...document.querySelectorAll('#rounds a')].map(at => +new URL(at.href).searchParams.get('step'))")
        .await;
    let starts: Vec<usize> = serde_json::from_value(starts).expect("steps");
    browser.press(Key::PageDown).await;
    is_at(&browser, starts[1]).await;
    browser.press(Key::Left).await;
    is_at(&browser, starts[1] - 1).await;
    browser.click("#rounds a:last-child").await;
    is_at(&browser, starts[starts.len() - 1]).await;
    browser.await_css("#rounds a:last-child[aria-current]").await;
    browser.press(Key::PageUp).await;
    is_at(&browser, starts[starts.len() - 2]).await;
    browser.press(Key::End).await;
    is_at(&browser, last).await;

    // The buttons are relative to where one is; the slider is a slider.
    browser.click("[data-go=previous]").await;
    browser.click("[data-go=previous]").await;
    is_at(&browser, last - 2).await;
    browser.click("[data-go=first]").await;
    is_at(&browser, 1).await;
    browser.eval("document.querySelector('#slider').focus()").await;
    browser.press(Key::Right).await;
    is_at(&browser, 2).await;

    // Through everybody's eyes, and all at once. Those who listen hear where they are.
    for eyes in 2..=players + 2 {
        browser.click(&format!("#eyes a:nth-child({eyes})")).await;
        browser.await_css(&format!("#eyes a:nth-child({eyes})[aria-current]")).await;
        is_at(&browser, 2).await;
    }
    assert!(browser.has("#then .hand-of:nth-child(2)").await);
    assert!(!browser.has("#tray-place").await);
    browser.press(Key::Right).await;
    is_at(&browser, 3).await;
    let at = browser.eval("document.querySelector('#at').textContent").await;
    let at = at.as_str().expect("where one is");
    browser
        .until(&format!("document.querySelector('#spoken').textContent.startsWith('{at}.')"))
        .await;
    let told = "document.querySelector('#slider').getAttribute('aria-valuetext')";
    assert_eq!(browser.eval(told).await, at);

    assert_eq!(browser.eval("window.kept").await, "kept", "no page was loaded");
    browser.until("/step=3&all=true$/.test(location.search)").await;
    // A link to this moment leads to it, without the script too.
    let then = "document.querySelector('#then').textContent";
    let before = browser.eval(then).await;
    browser.driver.refresh().await.expect("the page opens again");
    fetched(&browser).await;
    assert_eq!(browser.eval(then).await, before);
    assert_eq!(browser.eval("typeof window.kept").await, "undefined");
    browser.close().await;
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn love_letter_again() {
    look_again("love-letter", 3, "en").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn favor_again() {
    look_again("favor", 2, "fr").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn fog_of_love_again() {
    look_again("fog-of-love", 2, "de").await;
}

/// What is not there yet is fetched when it is wanted, and where nothing can be fetched pages are.
#[tokio::test(flavor = "multi_thread")]
async fn a_replay_whose_steps_do_not_come_is_made_of_pages() {
    let stage = Stage::open().await;
    let browser = stage.browser("en").await;
    let path = played(&stage, "love-letter", 2).await;
    browser.command("Network.enable", json!({})).await;
    browser.command("Network.setBlockedURLs", json!({ "urls": ["*/replay/steps*"] })).await;
    browser.go(&format!("{path}/replay?step=2&seat=0")).await;
    browser.await_css("#slider:not([hidden])").await;
    browser.eval("window.kept = 'kept'").await;
    // With nothing in its focus a page may not hear a key.
    browser.eval("document.querySelector('#slider').focus()").await;
    browser.press(Key::Right).await;
    browser
        .until("/step=3/.test(location.search) && document.querySelector('#slider').value === '3'")
        .await;
    browser.until("!window.kept").await;
    let said = browser.console().await;
    assert!(said.iter().all(|line| line.contains("ERR_BLOCKED")), "{said:#?}");
    browser.driver.clone().quit().await.expect("the browser closes");
    stage.close().await;
}

/// The end of a game tells what to remember, and leads there.
#[tokio::test(flavor = "multi_thread")]
async fn the_end_leads_to_its_moments() {
    let stage = Stage::open().await;
    let browser = stage.browser("de").await;
    let mut inspector = Inspector::default();
    for game in ["love-letter", "favor"] {
        let (path, score) = played_often(&stage, game, 3, 2).await;
        browser.go(&path).await;
        browser.connected().await;
        browser.take_in().await;
        let told = "[...document.querySelectorAll('.final .score span:not(.sr)')]
            .map(at => at.textContent).join(' · ')";
        assert_eq!(browser.eval(told).await, *score, "{game}: the score of both games");
        inspector.look(&browser, &format!("{game}-table-end")).await;
        for (form, width, height) in [("desktop", 1280, 800), ("phone", 390, 844)] {
            browser.size(width, height).await;
            browser.run("document.querySelector('.recap').scrollIntoView()", Vec::new()).await;
            for theme in ["light", "dark"] {
                browser.theme(theme).await;
                browser.picture(&format!("{game}-recap-{form}-{theme}")).await;
            }
        }
        browser.size(1280, 800).await;
        for link in [".moments li:last-child a", ".rounds-won li:nth-child(2) a"] {
            let step =
                format!("+new URL(document.querySelector('{link}').href).searchParams.get('step')");
            let step = number(&browser, &step).await;
            browser.click(link).await;
            browser.await_css("#slider:not([hidden])").await;
            is_at(&browser, step).await;
            browser.go(&path).await;
            browser.connected().await;
            browser.take_in().await;
        }
    }
    browser.close().await;
    stage.close().await;
    inspector.verdict();
}

/// How a replay looks, on a telephone that stands or lies and on desktops.
#[tokio::test(flavor = "multi_thread")]
async fn a_replay_fits_its_window() {
    let stage = Stage::open().await;
    let browser = stage.browser("de").await;
    let mut inspector = Inspector::default();
    for (game, players) in [("love-letter", 4), ("favor", 3), ("fog-of-love", 2)] {
        let path = played(&stage, game, players).await;
        for (name, eyes) in [("seat", "&seat=0"), ("all", "&all=true")] {
            browser.go(&format!("{path}/replay?step=20{eyes}")).await;
            fetched(&browser).await;
            inspector.look(&browser, &format!("{game}-again-{name}")).await;
            for (form, width, height) in [("lying", 844, 390), ("tablet", 1024, 768)] {
                browser.size(width, height).await;
                browser.picture(&format!("{game}-again-{name}-{form}")).await;
                let wide = browser.eval("document.documentElement.scrollWidth - innerWidth").await;
                assert_eq!(wide, Value::from(0), "{game}, {name}, {form}");
                // What steers is in sight.
                let bar = "(at => at.top >= 0 && at.bottom <= innerHeight + 1)                    (document.querySelector('.replay-bar').getBoundingClientRect())";
                assert!(browser.is(bar).await, "{game}, {name}, {form}: the bar is out of sight");
            }
            browser.size(1280, 800).await;
        }
    }
    browser.close().await;
    stage.close().await;
    inspector.verdict();
}

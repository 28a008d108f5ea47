//! A whole game without a mouse.

use crate::browser::Browser;
use crate::fog::no_windows;
use crate::player::{Offer, Whim};
use crate::stage::Stage;
use serde_json::json;
use std::time::{Duration, Instant};
use thirtyfour::Key;

/// Whether the focus is on something.
const FOCUSED: &str = "return document.activeElement?.matches(arguments[0]) ?? false";
/// Whether something is on the page, and not under what is to be taken in.
const IN_REACH: &str = "
    const wanted = document.querySelector(arguments[0]);
    return !!wanted && (!document.querySelector('#reveal') || !!wanted.closest('#reveal'));";
/// Which figure picks something, and whether that cannot be taken back.
const FIGURE: &str = "
    const { key, final } = document.getElementById(arguments[0])?.dataset ?? {};
    return [key ?? '', final != null];";

/// Goes to something with the Tab key, unless it leaves the page meanwhile, or something is to be taken in
/// first, which comes a moment after its move. Says whether it is there.
async fn try_tab_to(browser: &Browser, css: &str) -> bool {
    for _ in 0..120 {
        if browser.run(FOCUSED, vec![json!(css)]).await == true {
            return true;
        }
        if browser.run(IN_REACH, vec![json!(css)]).await != true {
            return false;
        }
        browser.press(Key::Tab).await;
    }
    panic!("{css} cannot be reached with the Tab key");
}

/// Goes to something that stays.
async fn tab_to(browser: &Browser, css: &str) {
    assert!(try_tab_to(browser, css).await, "{css} is not there");
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
    enter_on(&browser, &format!("{form} .more")).await;
    // Away with the sheet and back again: the focus is where it was.
    browser.press(Key::Escape).await;
    browser.until("!document.querySelector('.options:popover-open')").await;
    enter_on(&browser, &format!("{form} .more")).await;
    tab_to(&browser, "#players-love-letter input").await;
    browser.press(Key::Up).await;
    browser.press(Key::Up).await;
    browser.until("document.querySelector('#players-love-letter-2').checked").await;
    enter_on(&browser, "#more-love-letter button[value=bots]").await;
    browser.connected().await;
    assert_eq!(browser.eval("document.documentElement.lang").await, "it");

    first_steps(&browser).await;
    let pressed = play_by_keys(&browser, &mut Whim::new(5), async |_| true).await;
    let Pressed { tabs, figures } = pressed;
    println!("by keyboard: {tabs} with Tab and Enter, {figures} with figures");
    enter_on(&browser, "#final a.button").await;
    browser.await_css("#replay").await;
    browser.close().await;
    stage.close().await;
}

/// The focus goes to the hand when it is one's turn, to what comes next after a pick, and back with Esc; nobody
/// has to look for it.
#[tokio::test(flavor = "multi_thread")]
async fn the_focus_goes_where_something_is_to_be_done() {
    let stage = Stage::open().await;
    let browser = stage.browser("en").await;
    crate::alone::begin(&browser, "love-letter", 4, "bots").await;
    let at = async |css: &str| {
        browser.until(&format!("document.activeElement?.matches('{css}')")).await;
    };
    let (mut whim, mut turns, mut guards, mut taken) = (Whim::new(9), 0, 0, 0);
    browser
        .play(&mut whim, async |offer| {
            match offer.moment() {
                "reveal" => {
                    taken += 1;
                    at("[data-got-it]").await;
                }
                "turn" => {
                    turns += 1;
                    at(".hand .card.playable").await;
                    browser.press(Key::Right).await;
                    at(".hand .card").await;
                }
                "whom" => at(".opponent.target .pick").await,
                "guard" => {
                    guards += 1;
                    at(".of.named").await;
                    if guards == 1 {
                        browser.press(Key::Escape).await;
                        at(".opponent.target .pick, .hand .card").await;
                        // What had the focus leads there again.
                        browser.press(Key::Enter).await;
                        at(".of.named").await;
                    }
                }
                "confirm" => at("#confirm").await,
                _ => {}
            }
            turns < 12
        })
        .await;
    println!("{turns} turns, {guards} Guards, {taken} things to take in");
    assert!(guards > 0 && taken > 0, "{turns} turns, {guards} Guards, {taken} things to take in");
    browser.close().await;
    stage.close().await;
}

/// In Fog of Love whoever is asked has the first choice before them, whatever was pressed before.
#[tokio::test(flavor = "multi_thread")]
async fn the_focus_goes_to_what_a_story_asks() {
    let stage = Stage::open().await;
    let browser = stage.browser("fr").await;
    crate::fog::begin(&browser, "bots").await;
    no_windows(&stage, &browser).await;
    let (mut whim, mut turns, mut last) = (Whim::new(4), 0, -1);
    let asks = "#fl-leaf [data-pick], .fl-card.playable";
    browser
        .play(&mut whim, async |offer| {
            // What one has begun to pick is followed by hand.
            if offer.moment() == "turn" && offer.step > last && last >= 0 {
                turns += 1;
                browser.until(&format!("document.activeElement?.matches('{asks}')")).await;
            }
            last = offer.step;
            turns < 15 && !offer.over
        })
        .await;
    assert_eq!(turns, 15);
    browser.close().await;
    stage.close().await;
}

/// How somebody without a mouse came through a game.
#[derive(Debug)]
struct Pressed {
    /// With Tab and Enter.
    tabs: usize,
    /// With a figure.
    figures: usize,
}

/// Plays until the game is over, or until whoever is shown each offer has seen enough.
async fn play_by_keys(
    browser: &Browser,
    whim: &mut Whim,
    mut on: impl AsyncFnMut(&Offer) -> bool,
) -> Pressed {
    let begun = Instant::now();
    let (mut tabs, mut figures) = (0, 0);
    loop {
        assert!(begun.elapsed() < Duration::from_secs(400), "this game has no end");
        let offer = browser.offer().await;
        if offer.over && !offer.reveal || !on(&offer).await {
            return Pressed { tabs, figures };
        }
        if offer.reveal {
            // The button has the focus, unless a bot has moved meanwhile and nothing is revealed.
            let focus = "document.activeElement?.matches('[data-got-it]')";
            browser.until(&format!("!document.querySelector('#reveal, .onward') || {focus}")).await;
            if browser.run(FOCUSED, vec![json!("[data-got-it]")]).await == true {
                browser.press(Key::Enter).await;
            }
        } else if let Some(id) = whim.choose(offer.choices()).cloned() {
            let figure = browser.run(FIGURE, vec![json!(id)]).await;
            let (key, last) = (figure[0].as_str().unwrap_or_default(), figure[1] == true);
            if tabs < 12 || key.is_empty() {
                // What was offered may be gone: the last key may have been heard late.
                if try_tab_to(browser, &format!("#{id}")).await {
                    browser.press(Key::Enter).await;
                    tabs += 1;
                }
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
}

/// Esc takes back, and ? explains.
async fn first_steps(browser: &Browser) {
    // Whoever moves first may have shown something, which is to be taken in before a card can be played.
    loop {
        browser.until("document.querySelector('.hand .card.playable, [data-got-it]')").await;
        let offer = browser.offer().await;
        if offer.reveal {
            enter_on(browser, "[data-got-it]").await;
            browser.other_than(&offer).await;
        } else if try_tab_to(browser, ".hand .card.playable").await {
            break;
        }
    }
    browser.press(Key::Enter).await;
    browser.await_css(".hand .card.selected").await;
    browser.press(Key::Escape).await;
    browser.until("!document.querySelector('.hand .card.selected')").await;
    tab_to(browser, ".hand .card.playable").await;
    browser.press("?").await;
    browser.await_css("#explained:not([hidden])").await;
    browser.press(Key::Escape).await;
    browser.until("document.querySelector('#explained').hidden").await;
}

/// Fog of Love: the prologue and the first chapter; in the long run the whole story, to its page.
#[tokio::test(flavor = "multi_thread")]
async fn a_love_story_by_keyboard_alone() {
    let stage = Stage::open().await;
    let browser = stage.browser("fr").await;
    browser.go("/").await;
    enter_on(&browser, "article[aria-labelledby=game-fog-of-love] button[value=bots]").await;
    browser.connected().await;
    no_windows(&stage, &browser).await;
    let long = std::env::var("PARLOUR_LONG").is_ok();
    let caller = stage.caller(&browser).await;
    let path = format!("/api/v1/tables/{}?seat=0", browser.table().await);
    let (mut chapter, mut step) = (0, -1);
    let pressed = play_by_keys(&browser, &mut Whim::new(4), async |offer| {
        if offer.step > step {
            step = offer.step;
            let told = caller.get(&path).await.expect("the parlour answers").json();
            chapter = told["view"]["chapter"].as_i64().expect("a chapter");
        }
        long || chapter < 2
    })
    .await;
    println!("Fog of Love by keyboard: {pressed:?} until chapter {chapter}");
    assert!(chapter > 1 && pressed.tabs + pressed.figures > 15, "{pressed:?}");
    if long {
        enter_on(&browser, "#final a[href$='/story']").await;
        browser.await_css(".story").await;
    }
    browser.close().await;
    stage.close().await;
}

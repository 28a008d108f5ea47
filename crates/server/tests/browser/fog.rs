//! Fog of Love by clicking, to its ending: two browsers, a bot, one device.

use crate::browser::Browser;
use crate::player::Whim;
use crate::sight::Inspector;
use crate::stage::Stage;
use serde_json::json;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// Sits down to it.
pub async fn begin(browser: &Browser, mode: &str) {
    browser.go("/").await;
    browser.click(&format!("article[aria-labelledby=game-fog-of-love] button[value={mode}]")).await;
    browser.connected().await;
}

/// Nobody waits for reactions: whoever has one could not play it.
pub async fn no_windows(stage: &Stage, browser: &Browser) {
    let mut caller = stage.caller(browser).await;
    let path = format!("/api/v1/tables/{}", browser.table().await);
    let reply = caller.post(&path, &json!({ "do": "window", "seconds": 0 })).await;
    assert_eq!(reply.expect("the parlour answers").status, 200);
}

/// Two people sit down by a link, and nobody waits for reactions.
async fn begin_together(stage: &Stage, host: &Browser, guest: &Browser) {
    begin(host, "invite").await;
    guest.go(&host.path().await).await;
    guest.connected().await;
    guest.click(".sit button[type=submit]").await;
    guest.await_css(".seat.mine").await;
    host.await_css("#chair-1:not(.free)").await;
    host.click(".waiting .button.primary").await;
    host.await_css("#tray-place").await;
    guest.await_css("#tray-place").await;
    no_windows(stage, host).await;
}

/// What somebody has in hand, as their page shows it.
async fn hand(browser: &Browser) -> String {
    let titles =
        "[...document.querySelectorAll('.fl-card strong')].map(at => at.textContent).join()";
    browser.eval(titles).await.as_str().unwrap_or_default().to_string()
}

/// Everybody plays until the story has ended, or has come to this step. Gives the clicks it took.
async fn play(people: &[&Browser], whim: &mut Whim, until: i64) -> usize {
    let (begun, mut clicks, mut last) = (Instant::now(), 0, Vec::new());
    loop {
        let late = begun.elapsed() > Duration::from_secs(400);
        assert!(!late, "this story has no end: {last:?}");
        last.clear();
        for browser in people {
            let offer = browser.offer().await;
            last.push(offer.clone());
            if offer.over && !offer.reveal || offer.step >= until {
                return clicks;
            }
            if offer.curtain {
                browser.try_click("#my-turn").await;
            } else if offer.pass && !offer.reveal {
                browser.try_click(".pass-on button").await;
            } else if browser.act(&offer, whim).await {
                clicks += 1;
                browser.other_than(&offer).await;
            } else {
                sleep(Duration::from_millis(15)).await;
            }
        }
    }
}

/// How it ended stands there, for both of them.
async fn ended(browser: &Browser) {
    browser.take_in().await;
    browser.await_css("#final .fl-ending").await;
    let ends =
        browser.eval("document.querySelectorAll('#final .fl-end .fl-conditions').length").await;
    assert_eq!(ends, 2, "why each destiny came true or did not");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_tell_a_love_story_in_two_languages() {
    let stage = Stage::open().await;
    let host = stage.browser("it").await;
    let guest = stage.browser("fr").await;
    guest.size(390, 844).await;
    begin_together(&stage, &host, &guest).await;
    let whim = &mut Whim::new(3);
    let mut clicks = play(&[&host, &guest], whim, 25).await;
    // A page that is opened again, in the middle of a choice, is where it was.
    let (before, prompt) = (hand(&guest).await, guest.offer().await.prompt);
    guest.driver.refresh().await.expect("the page opens again");
    guest.connected().await;
    assert!(!before.is_empty());
    assert_eq!((hand(&guest).await, guest.offer().await.prompt), (before, prompt));
    clicks += play(&[&host, &guest], whim, i64::MAX).await;
    println!("Fog of Love, two people: {clicks} clicks");
    ended(&host).await;
    ended(&guest).await;
    host.close().await;
    guest.close().await;
    stage.close().await;
}

/// Both choose at once, and one is quicker: what the other has picked meanwhile stays picked. One press of
/// Escape takes a choice back, however often it was changed before. And a line that is half written when the
/// choice begins, and nobody may talk, is there again afterwards.
#[tokio::test(flavor = "multi_thread")]
async fn what_one_has_picked_stays_while_the_other_seals() {
    let stage = Stage::open().await;
    let (host, guest) = (stage.browser("de").await, stage.browser("en").await);
    begin_together(&stage, &host, &guest).await;
    let picked = "[...document.querySelectorAll('#fl-leaf :is([aria-pressed=true], [aria-checked=true])')]\
         .map(at => at.id).join()";
    let whim = &mut Whim::new(5);
    let (mut stayed, mut begun, mut closed) = (0, false, false);
    let line = "document.querySelector('#tell-text')?.value ?? null";
    while stayed < 3 || !closed || host.eval(line).await.is_null() {
        if !begun && host.has("#tell-text").await {
            host.eval("document.querySelector('#tell-text').value = 'Half a'").await;
            begun = true;
        }
        closed |= begun && host.eval(line).await.is_null();
        let (mine, theirs) = (host.offer().await, guest.offer().await);
        let both = mine.step == theirs.step && !mine.fog.is_empty() && !theirs.fog.is_empty();
        let open = mine.confirm.is_empty() && theirs.confirm.is_empty() && mine.fog.len() > 1;
        if stayed == 3 || !both || !open {
            play(&[&host, &guest], whim, mine.step.max(theirs.step) + 1).await;
            continue;
        }
        // Changed her mind once.
        for choice in mine.fog.iter().take(2) {
            host.click(&format!("[id='{choice}']")).await;
        }
        let chosen = host.eval(picked).await;
        assert_ne!(chosen, "", "{:?}", mine.fog);
        while guest.offer().await.step == theirs.step {
            let offer = guest.offer().await;
            guest.act(&offer, whim).await;
            sleep(Duration::from_millis(15)).await;
        }
        let gone_on = format!("+document.querySelector('#table').dataset.step > {}", mine.step);
        host.until(&gone_on).await;
        assert_eq!(host.eval(picked).await, chosen, "it is still picked");
        stayed += 1;
        if chosen.as_str().is_some_and(|ids| !ids.contains(',')) {
            host.press(thirtyfour::Key::Escape).await;
            assert_eq!(host.eval(picked).await, "", "one press takes it back");
        }
    }
    assert_eq!(host.eval(line).await, "Half a", "it is still there");
    host.close().await;
    guest.close().await;
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_love_story_with_a_bot() {
    let stage = Stage::open().await;
    let browser = stage.browser("de").await;
    begin(&browser, "bots").await;
    no_windows(&stage, &browser).await;
    let clicks = play(&[&browser], &mut Whim::new(8), i64::MAX).await;
    println!("Fog of Love, with a bot: {clicks} clicks");
    ended(&browser).await;
    browser.close().await;
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_love_story_on_one_device() {
    let stage = Stage::open().await;
    let browser = stage.browser("en").await;
    browser.size(1024, 768).await;
    begin(&browser, "device").await;
    no_windows(&stage, &browser).await;
    browser.click(".waiting .button.primary").await;
    let clicks = play(&[&browser], &mut Whim::new(6), i64::MAX).await;
    println!("Fog of Love, one device: {clicks} clicks");
    ended(&browser).await;
    browser.close().await;
    stage.close().await;
}

/// The first game, with its lessons, by tapping on a telephone: all of them come by, each at its moment.
#[tokio::test(flavor = "multi_thread")]
async fn the_first_game_and_its_thirty_lessons() {
    let stage = Stage::open().await;
    let browser = stage.browser("it").await;
    browser.size(390, 844).await;
    begin(&browser, "lessons").await;
    no_windows(&stage, &browser).await;
    let mut read = BTreeSet::new();
    // Those that are open, each with how much it says.
    let lessons = "[...document.querySelectorAll('#fl-lesson > details[open][id^=lesson-]')]\
                   .map(at => [+at.id.slice(7), at.innerText.length])";
    let clicks = browser
        .play(&mut Whim::new(12), async |offer| {
            let open: Vec<(u32, usize)> =
                serde_json::from_value(browser.eval(lessons).await).expect("numbers");
            assert!(open.iter().all(|(_, said)| *said > 40), "they say something: {open:?}");
            read.extend(open.into_iter().map(|(number, _)| number));
            !offer.over || offer.reveal
        })
        .await;
    println!("Fog of Love, the first game: {clicks} clicks");
    assert_eq!(read, (1..=30).collect::<BTreeSet<u32>>(), "each was open, until one had moved");
    ended(&browser).await;
    // Whatever lies at the thumb is not in the way of what is in the middle.
    let middle =
        "document.querySelector('#final a[href$=\"/story\"]').scrollIntoView({ block: 'center' })";
    browser.run(middle, Vec::new()).await;
    browser.click("#final a[href$='/story']").await;
    browser.await_css(".story").await;
    let mut inspector = Inspector::default();
    inspector.look(&browser, "fog-story").await;
    browser.close().await;
    stage.close().await;
    inspector.verdict();
}

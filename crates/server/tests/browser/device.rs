//! Three people around one device: nobody sees what is not theirs.

use crate::alone::begin;
use crate::browser::Browser;
use crate::client::Caller;
use crate::player::Whim;
use crate::stage::Stage;
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

const TEXTS: &str = "return [...document.querySelectorAll(arguments[0])].map(at => at.textContent)";
const HAND: &str = "return [...document.querySelectorAll('[id^=hand-]')].filter(at => at.id !== 'hand-title').map(at => at.id.slice(5))";
/// Hides the hand as a window that is left does, and counts the frames that show it after that.
const UNCOVERED_FRAMES: &str = "
    const shows = () => [...document.querySelectorAll('.hand .card')].some(card => card.checkVisibility({ visibilityProperty: true }));
    if (!shows()) return -1;
    window.dispatchEvent(new Event('blur'));
    let uncovered = Number(shows());
    return new Promise(done => {
        const begun = performance.now();
        const look = () => {
            uncovered += Number(shows());
            if (performance.now() - begun > 600) done(uncovered);
            else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
    });";
/// The cards on a curtain: how many of them are named by the words beside them, and which are not.
const DRAWN: &str = "
    const all = [...document.querySelectorAll('#curtain .portrait')].map(at => {
        const said = [...at.closest('.moves li')?.querySelectorAll('p') ?? []].map(p => p.textContent).join();
        const name = at.closest('.card')?.querySelector('.name').textContent;
        return { name, fine: !!name && said.includes(name) };
    });
    return { said: all.filter(card => card.fine).length, unsaid: all.filter(card => !card.fine) };";
const KNOWN: &str = "return document.querySelectorAll('.sealed .card:not(.back)').length";

/// A device that is passed around, and what the parlour tells each seat of it.
struct Device<'a> {
    browser: &'a Browser,
    caller: Caller,
    table: String,
    lang: &'static str,
    /// How many cards were drawn on curtains so far.
    drawn: AtomicU64,
}

impl<'a> Device<'a> {
    async fn of(browser: &'a Browser, stage: &Stage, lang: &'static str) -> Device<'a> {
        let (caller, table) = (stage.caller(browser).await, browser.table().await);
        Device { browser, caller, table, lang, drawn: AtomicU64::new(0) }
    }
}

impl Device<'_> {
    /// What a seat may know; a spectator, if none.
    async fn told(&self, seat: Option<u8>) -> Value {
        let (table, lang) = (&self.table, self.lang);
        let path = format!("/api/v1/tables/{table}?lang={lang}");
        let reply = match seat {
            Some(seat) => self.caller.get(&format!("{path}&seat={seat}")).await,
            None => Caller::new(self.caller.address).get(&path).await,
        };
        reply.expect("the parlour answers").json()
    }

    /// The lines that a seat is told, with “you” in them where it is meant.
    async fn told_to(&self, seat: u8) -> BTreeSet<String> {
        let path =
            format!("/api/v1/tables/{}/face?lang={}&seat={seat}&from=0", self.table, self.lang);
        let face = self.caller.get(&path).await.expect("the parlour answers").json();
        let beats = face["beats"].as_array().expect("a game has beats").iter();
        beats.filter_map(|beat| beat["text"].as_str()).map(str::to_owned).collect()
    }

    async fn strings(&self, script: &str, css: &str) -> BTreeSet<String> {
        let given = self.browser.run(script, vec![css.into()]).await;
        serde_json::from_value(given).expect("a list of texts")
    }

    /// Nothing of any hand is behind a curtain: what it tells is what spectators are told.
    async fn is_covered(&self) {
        let source = self.browser.driver.source().await.expect("a page has a source");
        for private in ["id=\"hand", "tray-place", "id=\"reveal\"", "id=\"body-log\""] {
            assert!(!source.contains(private), "{private} behind the curtain:\n{source}");
        }
        assert!(!self.browser.has("[data-open]").await);
        let public = log(&self.told(None).await);
        let shown = self.strings(TEXTS, "#curtain .happened p").await;
        assert!(shown.is_subset(&public), "{shown:?} is not among {public:?}");
        // Cards are drawn where the words beside them name them, and nowhere else.
        let drawn = self.browser.run(DRAWN, Vec::new()).await;
        assert_eq!(drawn["unsaid"], serde_json::json!([]), "cards that nobody has told of");
        self.drawn.fetch_add(drawn["said"].as_u64().unwrap_or_default(), Relaxed);
    }

    /// The page shows this seat's hand, this seat's log, and no card of another seat.
    async fn is_open_for(&self, seat: u8) {
        let told = self.told(Some(seat)).await;
        assert_eq!(told["seat"], seat);
        let step = self.browser.offer().await.step;
        if told["steps"] != step {
            return;
        }
        assert_eq!(self.strings(HAND, "").await, hand(&told), "the hand of seat {seat}");
        let (shown, mine) = (self.strings(TEXTS, "#body-log li p").await, self.told_to(seat).await);
        assert!(shown.is_subset(&mine), "{shown:?} is not among {mine:?}");
        let known = self.browser.run(KNOWN, Vec::new()).await;
        let may = told["view"]["seats"].as_array().expect("seats").iter().enumerate();
        let sure = |(at, other): &(usize, &Value)| {
            *at != usize::from(seat)
                && other["possible"].as_array().is_some_and(|all| all.len() == 1)
        };
        let may = may.filter(sure).count();
        assert!(known.as_u64() <= Some(may as u64), "{known} cards of others are open");
    }
}

/// The lines that somebody may read.
fn log(told: &Value) -> BTreeSet<String> {
    let lines = told["log"].as_array().expect("a game has a log");
    lines.iter().filter_map(|line| line["text"].as_str()).map(str::to_owned).collect()
}

/// The hand that somebody may see.
fn hand(told: &Value) -> BTreeSet<String> {
    let cards = told["view"]["hand"].as_array().expect("a seat has a hand");
    cards.iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn three_share_a_device_and_keep_their_secrets() {
    let stage = Stage::open().await;
    let browser = stage.browser("de").await;
    begin(&browser, "love-letter", 3, "device").await;
    let device = Device::of(&browser, &stage, "de").await;
    browser.click(".waiting .button.primary").await;
    browser.await_css("#curtain").await;

    let (whim, begun) = (&mut Whim::new(3), Instant::now());
    let (mut curtains, mut opened) = (0, BTreeSet::new());
    loop {
        assert!(begun.elapsed() < Duration::from_secs(300), "this game has no end");
        let offer = browser.offer().await;
        if offer.shows.starts_with("covered") {
            device.is_covered().await;
            curtains += 1;
            if curtains > 9 && opened.len() == 3 {
                break;
            }
            let vals = "JSON.parse(document.querySelector('#my-turn').dataset.send).seat";
            let seat = browser.eval(vals).await.as_u64().expect("somebody's turn") as u8;
            browser.click("#my-turn").await;
            browser.await_css("#table[data-open]").await;
            device.is_open_for(seat).await;
            opened.insert(seat);
            continue;
        }
        if offer.over {
            break;
        }
        if offer.pass && !offer.reveal {
            browser.try_click(".pass-on button").await;
        } else {
            browser.act(&offer, whim).await;
        }
        browser.other_than(&offer).await;
    }
    assert_eq!(opened.len(), 3, "everybody had a turn");
    let drawn = device.drawn.load(Relaxed);
    assert!(drawn > 0, "no curtain shows a card");
    println!("one device: {curtains} curtains with {drawn} cards");
    browser.close().await;
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_opened_is_covered_again() {
    let stage = Stage::open().await;
    let browser = stage.browser("en").await;
    begin(&browser, "love-letter", 2, "device").await;
    let device = Device::of(&browser, &stage, "en").await;
    // A name that was typed is kept, whoever deals.
    let field = browser.driver.find(thirtyfour::By::Id("name-1")).await.expect("a field");
    field.clear().await.expect("it can be emptied");
    field.send_keys("Zerlina").await.expect("it can be written");
    browser.click(".waiting .button.primary").await;
    browser.await_css("#curtain").await;
    browser.until("document.querySelector('#curtain').textContent.includes('Zerlina')").await;
    // Held, it shows; let go, it hides.
    let eye = browser.driver.find(thirtyfour::By::Id("peek")).await.expect("an eye");
    let chain = browser.driver.action_chain();
    chain.click_and_hold_element(&eye).perform().await.expect("a finger");
    browser.await_css("#table[data-open]").await;
    browser.driver.action_chain().release().perform().await.expect("a finger");
    browser.await_css("#curtain").await;
    device.is_covered().await;
    // Not one frame more is painted with a hand on it, whatever the parlour takes to answer.
    browser.click("#my-turn").await;
    browser.await_css(".hand .card").await;
    let frames = browser.run(UNCOVERED_FRAMES, Vec::new()).await;
    assert_eq!(frames, 0, "a hand shows through the curtain");
    browser.await_css("#curtain").await;
    // Whoever looks elsewhere leaves nothing behind.
    browser.click("#my-turn").await;
    browser.await_css("#table[data-open]").await;
    browser.run("window.dispatchEvent(new Event('blur'))", Vec::new()).await;
    browser.await_css("#curtain").await;
    device.is_covered().await;
    // Nor does a page that is opened again.
    browser.click("#my-turn").await;
    browser.await_css("#table[data-open]").await;
    browser.driver.refresh().await.expect("the page opens again");
    browser.connected().await;
    device.is_covered().await;
    browser.close().await;
    stage.close().await;
}

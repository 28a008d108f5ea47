//! The table fits every screen: nothing lies on anything else, nothing is cut off, and whatever is
//! asked for is in sight. Set-up positions are laid out at every size; games are played at each.

use crate::alone::begin;
use crate::browser::Browser;
use crate::player::Whim;
use crate::positions::{Position, of_favor, of_love_letter};
use crate::stage::Stage;
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;
use tokio::time::sleep;

/// The sizes: of desktops, telephones upright and on their side, and a desktop at twice the zoom.
const SIZES: [(u32, u32); 8] = [
    (1280, 800),
    (1920, 1080),
    (1024, 768),
    (1366, 768),
    (390, 844),
    (360, 640),
    (844, 390),
    (640, 400),
];

/// How large one's own cards are at the least in a window: as wide, with text of so many px; and both where
/// there are three.
const HANDS: [((u32, u32), [f64; 4]); 5] = [
    ((1920, 1080), [260.0, 16.0, 260.0, 16.0]),
    ((1280, 800), [180.0, 16.0, 180.0, 16.0]),
    ((1024, 768), [176.0, 16.0, 156.0, 15.0]),
    ((390, 844), [176.0, 15.5, 300.0, 15.0]),
    ((844, 390), [150.0, 14.5, 300.0, 14.5]),
];
/// What is too small, or dropped.
const SIZES_OF_CARDS: &str = include_str!("sizes.js");
/// Adds up how far things jump.
const SHIFTS: &str = "
    window.jumped = 0;
    new PerformanceObserver(list => list.getEntries().forEach(entry => { window.jumped += entry.value; }))
        .observe({ type: 'layout-shift' });";

/// How much has jumped since this was last asked, all that is painted by now included.
const JUMPED: &str = "
    const painted = done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 20)));
    return new Promise(painted).then(() => {
        const { jumped } = window;
        window.jumped = 0;
        return jumped;
    });";

/// What does not fit.
const FIT: &str = include_str!("fit.js");

/// Shows a page without opening it: the frame is put where the frame of another page was.
pub const LAY: &str = "
    const page = new DOMParser().parseFromString(arguments[0], 'text/html');
    // A style that a page brings along stays for those that follow.
    const style = page.querySelector('main link');
    style?.remove();
    const isNew = style && ![...document.querySelectorAll('link')].some(at => at.href === style.href);
    const styled = isNew && new Promise(done => (style.onload = () => requestAnimationFrame(() => setTimeout(done, 100, true))));
    if (isNew) document.head.append(style);
    for (const part of ['header.top', 'main']) {
        document.querySelector(part).replaceWith(page.querySelector(part));
    }
    const opened = arguments[1] && document.querySelector(arguments[1]);
    if (opened?.content) {
        const place = document.querySelector('#explained');
        place.firstElementChild.replaceChildren(opened.content.cloneNode(true));
        place.hidden = false;
    } else if (opened) opened.open = true;
    const reveal = document.querySelector('dialog[open]');
    if (reveal) {
        reveal.open = false;
        reveal.showModal();
    }
    // As the script of the page does when something is picked.
    document.querySelector('#confirm')?.parentElement.scrollIntoView({ block: 'nearest' });
    return styled;";

impl Browser {
    /// What does not fit at this moment.
    async fn unfit(&self, width: u32) -> Vec<String> {
        let found = self.run(FIT, vec![json!(width >= 1024)]).await;
        serde_json::from_value(found).expect("a list of complaints")
    }

    /// What does not fit in a window of this size.
    pub async fn complaints(&self, (width, height): (u32, u32)) -> Vec<String> {
        let mut found = self.unfit(width).await;
        if !found.is_empty() {
            // A page on its way, to the next moment or to its style, is not what anybody looks at.
            sleep(Duration::from_millis(400)).await;
            let still = self.unfit(width).await;
            found.retain(|what| still.contains(what));
        }
        found.into_iter().map(|what| format!("at {width} × {height}: {what}")).collect()
    }
}

/// Lays out positions at every size.
async fn positions_fit(lang: &str, game: &str, positions: Vec<Position>) {
    let stage = Stage::open().await;
    let browser = stage.browser(lang).await;
    browser.go(&format!("/rules/{game}")).await;
    let mut wrong = Vec::new();
    for size in SIZES {
        browser.size(size.0, size.1).await;
        for position in &positions {
            browser.run(LAY, vec![json!(position.page), json!(position.opened)]).await;
            let found = browser.complaints(size).await;
            if !found.is_empty() {
                browser.picture(&format!("unfit-{game}-{}-{}", position.name, size.0)).await;
            }
            wrong.extend(found.into_iter().map(|what| format!("{}, {what}", position.name)));
        }
    }
    browser.close().await;
    stage.close().await;
    assert!(wrong.is_empty(), "{} things do not fit:\n{}", wrong.len(), wrong.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_step_of_love_letter_fits_every_screen() {
    positions_fit("de", "love-letter", of_love_letter()).await;
}

/// One's own cards are large, and keep their text, at every question of games; and picking moves nothing.
#[tokio::test(flavor = "multi_thread")]
async fn ones_own_cards_are_large_and_picking_moves_nothing() {
    let long = std::env::var("PARLOUR_LONG").is_ok();
    let (mut wrong, mut looks, mut picks) = (Vec::new(), 0, 0);
    for (size, least) in HANDS {
        for (lang, players) in [("de", 4), ("fr", 6), ("en", 2)] {
            if !long && (lang != "de" || size.0 == 1024) {
                continue;
            }
            let stage = Stage::open().await;
            let browser = stage.browser(lang).await;
            browser.size(size.0, size.1).await;
            begin(&browser, "love-letter", players, "bots").await;
            browser.run(SHIFTS, Vec::new()).await;
            let (mut seen, mut before) = (0, String::new());
            browser
                .play(&mut Whim::new(3), async |offer| {
                    let moment = offer.moment();
                    let picked = ["whom", "guard", "order", "confirm"].contains(&moment);
                    let jumped = browser.run(JUMPED, Vec::new()).await.as_f64().unwrap_or(1.0);
                    if picked && before == "turn" {
                        picks += 1;
                        if jumped > 0.02 {
                            wrong.push(format!("at {size:?} picking moves the page by {jumped}"));
                        }
                    }
                    if moment != "waiting" && !offer.over {
                        seen += 1;
                        let found = browser.run(SIZES_OF_CARDS, least.map(|it| json!(it)).to_vec());
                        let found: Vec<String> =
                            serde_json::from_value(found.await).expect("a list of complaints");
                        let say = |what| format!("{lang}, {players} at {size:?}, {moment}: {what}");
                        wrong.extend(found.into_iter().map(say));
                    }
                    before = moment.to_string();
                    long || seen < 30
                })
                .await;
            looks += seen;
            browser.close().await;
            stage.close().await;
        }
    }
    println!("{looks} questions, {picks} picks");
    wrong.sort();
    wrong.dedup();
    assert!(looks > 100 && picks > 10, "{looks} questions, {picks} picks");
    assert!(wrong.is_empty(), "{} things are wrong:\n{}", wrong.len(), wrong.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_step_of_favor_fits_every_screen() {
    positions_fit("fr", "favor", of_favor()).await;
}

/// Plays for some time while the window changes its size, and looks at every moment.
async fn a_game_fits(lang: &str, game: &str, players: u32) {
    let stage = Stage::open().await;
    let browser = stage.browser(lang).await;
    begin(&browser, game, players, "bots").await;
    let (mut wrong, mut seen, mut moves) = (Vec::new(), BTreeSet::new(), 0);
    // Each kind of moment goes through the sizes by itself: kinds that alternate would else meet half of them.
    let mut often = BTreeMap::new();
    browser
        .play(&mut Whim::new(2), async |offer| {
            let moment = offer.moment();
            if moment != "waiting" {
                let met = often.entry(moment).or_insert(0);
                let size = SIZES[*met % SIZES.len()];
                *met += 1;
                moves += 1;
                seen.insert((moment, size));
                browser.size(size.0, size.1).await;
                let found = browser.complaints(size).await;
                wrong.extend(found.into_iter().map(|what| format!("{moment} {what}")));
            }
            moves < 5 * SIZES.len()
        })
        .await;
    println!("{game}: {moves} moments, {} kinds of them at {} sizes", seen.len(), SIZES.len());
    browser.close().await;
    stage.close().await;
    assert!(seen.len() >= 2 * SIZES.len(), "too few moments: {seen:?}");
    assert!(wrong.is_empty(), "{} things do not fit:\n{}", wrong.len(), wrong.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_played_match_of_love_letter_fits_every_screen() {
    a_game_fits("it", "love-letter", 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_played_game_of_favor_fits_every_screen() {
    a_game_fits("de", "favor", 3).await;
}

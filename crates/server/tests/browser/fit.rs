//! The table fits every screen: nothing lies on anything else, nothing is cut off, and whatever is
//! asked for is in sight. Set-up positions are laid out at every size; games are played at each.

use crate::alone::begin;
use crate::browser::Browser;
use crate::player::Whim;
use crate::positions::{Position, of_favor, of_love_letter};
use crate::stage::Stage;
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};

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

/// What does not fit.
const FIT: &str = include_str!("fit.js");

/// Shows a page without opening it: the frame is put where the frame of another page was.
pub const LAY: &str = "
    const page = new DOMParser().parseFromString(arguments[0], 'text/html');
    document.querySelector('main').replaceWith(page.querySelector('main'));
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
    document.querySelector('#confirm')?.parentElement.scrollIntoView({ block: 'nearest' });";

impl Browser {
    /// What does not fit in a window of this size.
    pub async fn complaints(&self, (width, height): (u32, u32)) -> Vec<String> {
        let found = self.run(FIT, vec![json!(width >= 1024)]).await;
        let found: Vec<String> = serde_json::from_value(found).expect("a list of complaints");
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

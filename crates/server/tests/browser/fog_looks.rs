//! The table of Fog of Love in all its moments: it fits every screen, a judge of accessibility finds
//! nothing grave, and pictures of it are left.

use crate::fit::LAY;
use crate::fog::begin;
use crate::fog_positions::of_fog_of_love;
use crate::player::Whim;
use crate::stage::Stage;
use serde_json::json;
use std::collections::BTreeSet;
use words::Lang;

/// The sizes: desktops, telephones upright, a small one, one on its side.
const SIZES: [(u32, u32); 7] =
    [(1280, 800), (1024, 768), (1920, 1080), (390, 844), (360, 640), (320, 640), (844, 390)];

/// Of these at least a picture is left by day and by night.
const PICTURED: [(u32, u32); 3] = [(1280, 800), (390, 844), (1920, 1080)];

/// Puts the head of a table above it, as its page has it.
const HEAD: &str = "
    const page = new DOMParser().parseFromString(arguments[0], 'text/html');
    document.querySelector('header.top').replaceWith(page.querySelector('header.top'));";

#[tokio::test(flavor = "multi_thread")]
async fn every_moment_of_fog_of_love_fits_every_screen() {
    let positions = of_fog_of_love(Lang::De);
    let stage = Stage::open().await;
    let browser = stage.browser("de").await;
    browser.go("/rules/fog-of-love").await;
    // The style of the stage comes with the first page, and so does its head.
    browser.run(LAY, vec![json!(positions[0].page), json!(null)]).await;
    browser.run(HEAD, vec![json!(positions[0].page)]).await;
    let (mut wrong, mut judged) = (Vec::new(), 0);
    for size in SIZES {
        browser.size(size.0, size.1).await;
        for (at, position) in positions.iter().enumerate() {
            browser.run(LAY, vec![json!(position.page), json!(position.opened)]).await;
            let name = &position.name;
            let found = browser.complaints(size).await;
            wrong.extend(found.into_iter().map(|what| format!("{name}, {what}")));
            if !PICTURED.contains(&size) {
                continue;
            }
            // By day and by night, in turn on the large screen.
            for (nth, theme) in ["light", "dark"].into_iter().enumerate() {
                if size.0 == 1920 && at % 2 == nth {
                    continue;
                }
                browser.theme(theme).await;
                browser.picture(&format!("fog-{name}-{}-{theme}", size.0)).await;
                if size.0 < 1920 {
                    let found = browser.findings().await;
                    judged += 1;
                    let where_ = format!("{name} at {}, {theme}", size.0);
                    wrong.extend(found.into_iter().map(|what| format!("{where_}: {what}")));
                }
            }
            browser.theme("").await;
        }
    }
    println!("Fog of Love: {} moments at {} sizes, {judged} judged", positions.len(), SIZES.len());
    browser.close().await;
    stage.close().await;
    assert!(wrong.is_empty(), "{} things are wrong:\n{}", wrong.len(), wrong.join("\n"));
}

/// A story is played while the window changes its size; whatever is asked can be pressed at each.
#[tokio::test(flavor = "multi_thread")]
async fn a_played_story_fits_every_screen() {
    let stage = Stage::open().await;
    let browser = stage.browser("it").await;
    begin(&browser, "bots").await;
    let (mut wrong, mut seen, mut looks) = (Vec::new(), BTreeSet::new(), 0);
    let (mut moves, mut before) = (0, SIZES[0]);
    let last = if std::env::var("PARLOUR_LONG").is_ok() { usize::MAX } else { 6 * SIZES.len() };
    browser
        .play(&mut Whim::new(21), async |offer| {
            let moment = offer.moment();
            if moment != "waiting" {
                // What is half picked stays on the screen on which it was.
                let size = SIZES[moves % SIZES.len()];
                moves += usize::from(offer.confirm.is_empty());
                let size = if offer.confirm.is_empty() { size } else { before };
                before = size;
                looks += 1;
                seen.insert((moment, size));
                browser.size(size.0, size.1).await;
                let found = browser.complaints(size).await;
                wrong.extend(found.into_iter().map(|what| format!("{}: {what}", offer.prompt)));
            }
            looks < last
        })
        .await;
    println!("a played story: {looks} moments, {} kinds at a size", seen.len());
    browser.close().await;
    stage.close().await;
    assert!(seen.len() > SIZES.len(), "too few moments: {seen:?}");
    assert!(wrong.is_empty(), "{} things do not fit:\n{}", wrong.len(), wrong.join("\n"));
}

//! The scene comes first: at every question of whole games, in every window and every language, it is
//! measured how much of what may be chosen is in sight, and how much of the window the scene has.

use crate::fit::LAY;
use crate::fog_positions::questions;
use crate::stage::Stage;
use serde_json::json;
use words::Lang;

/// The windows, and of how many questions in a hundred everything that may be chosen is wholly in sight.
const WINDOWS: [((u32, u32), f64); 5] = [
    ((1920, 1080), 98.0),
    ((1280, 800), 98.0),
    ((1024, 768), 98.0),
    ((390, 844), 94.0),
    ((844, 390), 70.0),
];

/// Of how much of the window the scene has at least, as a rule.
const SCENE: f64 = 0.6;

const SHARE: &str = include_str!("fog_share.js");

/// What is offered, what of it is not wholly in sight, the scene's share, the smallest text, what is wrong.
type Share = (usize, usize, f64, f64, Vec<String>);

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_asked_is_in_sight() {
    let long = std::env::var("PARLOUR_LONG").is_ok();
    let stage = Stage::open().await;
    let browser = stage.browser("en").await;
    browser.go("/rules/fog-of-love").await;
    let pages: Vec<(Lang, String, String)> = Lang::ALL
        .into_iter()
        .flat_map(|lang| questions(lang, if long { 4 } else { 1 }, if long { 1 } else { 5 }))
        .collect();
    // The style of the stage comes with the first page.
    browser.run(LAY, vec![json!(pages[0].2), json!(null)]).await;
    let mut wrong = Vec::new();
    for ((wide, high), bar) in WINDOWS {
        browser.size(wide, high).await;
        let (mut all, mut scene, mut least, mut small) = (0, 0.0, 1.0_f64, 99.0_f64);
        for (lang, name, page) in &pages {
            browser.run(LAY, vec![json!(page), json!(null)]).await;
            let share = browser.run(SHARE, Vec::new()).await;
            let (asked, hidden, share, text, found): Share =
                serde_json::from_value(share).expect("a share");
            assert!(asked > 0, "{name}: nothing is asked");
            all += usize::from(hidden == 0);
            scene += share;
            least = least.min(share);
            small = small.min(text);
            let at = format!("{wide} × {high}, {}, {name}", lang.code());
            wrong.extend(found.into_iter().map(|what| format!("{at}: {what}")));
            if hidden > 0 && std::env::var("PARLOUR_SHARE").is_ok() {
                println!("{at}: {hidden} of {asked} are not in sight");
            }
        }
        let count = pages.len() as f64;
        let (seen, scene) = (100.0 * all as f64 / count, scene / count);
        println!(
            "{wide} × {high}: all in sight at {seen:.1} % of {count} questions, the scene has {:.0} % (at least {:.0} %), text from {small} px",
            100.0 * scene,
            100.0 * least
        );
        if seen < bar {
            wrong.push(format!("{wide} × {high}: all is in sight at {seen:.1} %"));
        }
        if scene < SCENE {
            wrong.push(format!("{wide} × {high}: the scene has {:.0} %", 100.0 * scene));
        }
        if wide == 1280 && small < 18.0 {
            wrong.push(format!("{wide} × {high}: text of {small} px"));
        }
    }
    browser.close().await;
    stage.close().await;
    assert!(wrong.is_empty(), "{} things are wrong:\n{}", wrong.len(), wrong.join("\n"));
}

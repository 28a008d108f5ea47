//! Windows over real connections: what programs and pages are told of them.

use crate::client::Line;
use crate::parlour::{Dice, Parlour, Player};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::{Instant, timeout};

/// Anna and Bruno play Fog of Love, everybody being asked each time.
async fn two(parlour: &Parlour) -> [Player; 2] {
    let opening = json!({ "game": "fog-of-love", "name": "Anna" });
    let mut anna = Player::open(parlour.somebody(), opening).await;
    let mut bruno = anna.friend();
    bruno.does(json!({ "do": "sit", "name": "Bruno" })).await;
    anna.does(json!({ "do": "window" })).await;
    anna.does(json!({ "do": "start" })).await;
    [anna, bruno]
}

fn asks_to_react(seen: &Value) -> bool {
    seen["view"]["asked"].get("reaction").is_some()
}

/// Plays until somebody is asked whether to react; gives their place.
async fn until_reaction(players: &mut [Player; 2]) -> usize {
    let mut dice = Dice(5);
    for _ in 0..300 {
        for at in [0, 1] {
            let seen = players[at].look().await;
            if asks_to_react(&seen) && !seen["moves"].as_array().expect("moves").is_empty() {
                return at;
            }
            players[at].moves(&mut dice).await;
        }
    }
    panic!("nobody is asked to react");
}

async fn page(player: &Player) -> Line {
    player.caller.socket(&format!("/t/{}/socket", player.name()), &[]).await.expect("a socket")
}

/// What a page shows as soon as it shows this, whatever else is new before.
async fn shows(page: &mut Line, wanted: &str) -> String {
    let shown = async {
        loop {
            let shown = page.text().await.expect("the table");
            if shown.contains(wanted) {
                return shown;
            }
        }
    };
    timeout(Duration::from_secs(20), shown).await.expect("it is shown")
}

/// A program reads in its frames how long it may think, and may hold on; everybody reads who does.
#[tokio::test]
async fn a_program_is_told_of_the_window_and_may_hold_on() {
    let parlour = Parlour::open().await;
    let mut players = two(&parlour).await;
    let asked = until_reaction(&mut players).await;
    assert!(players[0].look().await["picture"]["windows"]["seconds"].is_null());
    players[0].does(json!({ "do": "window", "seconds": 10 })).await;
    let seen = players[1 - asked].look().await;
    let window = &seen["picture"]["windows"]["open"];
    assert_eq!((&window["held"], &window["since"]), (&json!([]), &seen["steps"]));
    assert_eq!(window["seats"].as_array().map(Vec::len), Some(2));
    let left = window["left"].as_u64().expect("milliseconds");
    assert!((1..=17_200).contains(&left), "{left}");
    let sights = players[asked].looks("/sights?from=1").await;
    assert_eq!(sights["window"]["since"], window["since"]);
    assert_eq!(
        players[asked].may_not(json!({ "do": "hold", "seat": 1 - asked })).await,
        "not_yours"
    );
    let steps = seen["steps"].as_u64();
    assert_eq!(Some(players[asked].does(json!({ "do": "hold", "seat": asked })).await), steps);
    let held = players[1 - asked].look().await["picture"]["windows"]["open"]["held"].clone();
    assert_eq!(held, json!([asked]));
    let go_on = json!({ "do": "play", "seat": asked, "action": "go_on" });
    players[asked].does(go_on).await;
    assert_eq!(players[asked].may_not(json!({ "do": "hold", "seat": asked })).await, "no_window");
    assert_eq!(players[0].may_not(json!({ "do": "window", "seconds": 7 })).await, "bad_window");
    assert_eq!(players[1].may_not(json!({ "do": "window", "seconds": 5 })).await, "not_host");
    parlour.close().await;
}

/// A page has the bar and the button, and nothing to pick before the button is pressed; then it has.
#[tokio::test]
async fn a_page_has_a_bar_and_a_button() {
    let parlour = Parlour::with(|config| config.pace = Duration::ZERO).await;
    let mut players = two(&parlour).await;
    let asked = until_reaction(&mut players).await;
    players[0].does(json!({ "do": "window", "seconds": 10 })).await;
    let mut pages = [page(&players[0]).await, page(&players[1]).await];
    for page in &mut pages {
        let shown = page.text().await.expect("the table");
        assert!(shown.contains("data-left") && shown.contains("data-hold"), "{shown}");
        assert!(!shown.contains("data-pick"), "{shown}");
    }
    let hold = json!({ "click": "ask", "do": "hold", "seat": asked }).to_string();
    pages[asked].send(&hold).await.expect("it can be sent");
    let shown = shows(&mut pages[asked], "asks for a moment").await;
    assert!(shown.contains("data-pick") && !shown.contains("data-hold"), "{shown}");
    let shown = shows(&mut pages[1 - asked], "asks for a moment").await;
    assert!(shown.contains("data-hold") && !shown.contains("data-pick"), "{shown}");
    parlour.close().await;
}

/// To go on in silence is shown to nobody for a while: whoever looks is where the game is.
#[tokio::test]
async fn steps_that_tell_nothing_are_passed_over() {
    let long = Duration::from_secs(60);
    let parlour = Parlour::with(|config| config.pace = long).await;
    let mut players = two(&parlour).await;
    let asked = until_reaction(&mut players).await;
    let mut pages = [page(&players[0]).await, page(&players[1]).await];
    for page in &mut pages {
        page.text().await.expect("the table");
    }
    // The scene that was played is shown; both go on, and then something is told again.
    let began = Instant::now();
    for at in [asked, 1 - asked] {
        let go_on = json!({ "do": "play", "seat": at, "action": "go_on" });
        players[at].does(go_on).await;
    }
    let steps = players[0].look().await["steps"].as_u64().expect("steps");
    // The page follows without a click: at what tells nothing it does not stay.
    for page in &mut pages {
        let shown = async {
            while page.1.news["steps"].as_u64() != Some(steps) {
                page.text().await.expect("the table");
            }
        };
        timeout(Duration::from_secs(20), shown).await.expect("nobody waits for silence");
    }
    assert!(began.elapsed() < long);
    parlour.close().await;
}

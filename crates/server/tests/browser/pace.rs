//! Everybody follows at their own pace: what is to be taken in is waited for, and each move is told
//! in the middle of the table.

use crate::alone::begin;
use crate::browser::Browser;
use crate::player::Whim;
use crate::stage::Stage;
use serde_json::Value;
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::time::sleep;

/// Notes every step that the page shows, with what stood in the middle then.
const NOTE: &str = "
    window.noted = [];
    const note = () => {
        const table = document.querySelector('#table');
        const step = +table?.dataset.step;
        const stage = document.querySelector('#middle > .stage');
        if (!stage || window.noted.at(-1)?.step === step) return;
        window.noted.push({
            step,
            staged: stage.textContent,
            reveal: !!document.querySelector('#reveal, .onward'),
        });
    };
    note();
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });";

async fn noted(browser: &Browser) -> Vec<Value> {
    let noted = browser.eval("window.noted").await;
    noted.as_array().cloned().unwrap_or_default()
}

fn step(noted: &Value) -> i64 {
    noted["step"].as_i64().expect("a step")
}

/// How many steps the game has truly taken.
async fn truth(stage: &Stage, browser: &Browser) -> i64 {
    let caller = stage.caller(browser).await;
    let table = browser.table().await;
    let look = caller.get(&format!("/api/v1/tables/{table}")).await.expect("a look").json();
    look["picture"]["steps"].as_i64().expect("steps")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_to_be_taken_in_is_waited_for() {
    let stage = Stage::open().await;
    let browser = stage.browser("en").await;
    begin(&browser, "love-letter", 4, "bots").await;
    browser.run(NOTE, Vec::new()).await;
    let mut whim = Whim::new(5);
    // Until the game has gone on behind something that is to be taken in.
    let mut waited = 0;
    while waited < 2 {
        browser.play(&mut whim, async |offer| !offer.reveal && !offer.over).await;
        let shown = browser.offer().await;
        assert!(shown.reveal, "a game ended before anything was revealed twice");
        // The bots have long moved on, and the page has not.
        sleep(Duration::from_millis(600)).await;
        assert_eq!(browser.offer().await.step, shown.step, "the page went on by itself");
        waited += i32::from(truth(&stage, &browser).await > shown.step);
        browser.take_in().await;
        if browser.offer().await.over {
            break;
        }
    }
    assert!(waited > 0, "the game never went on behind what was revealed");
    // One after the other, none passed over.
    let noted = noted(&browser).await;
    for pair in noted.windows(2) {
        assert_eq!(step(&pair[1]), step(&pair[0]) + 1, "a step was passed over: {pair:#?}");
    }
    browser.close().await;
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_middle_tells_who_played_what_on_whom_with_which_result() {
    let stage = Stage::open().await;
    let browser = stage.browser("en").await;
    begin(&browser, "love-letter", 4, "bots").await;
    browser.run(NOTE, Vec::new()).await;
    let mut steps = 0;
    browser
        .play(&mut Whim::new(8), async |offer| {
            steps = steps.max(offer.step);
            steps < 24
        })
        .await;
    let log = browser
        .eval("Object.fromEntries([...document.querySelectorAll('#log > li')].map(li => [li.id.slice(4), [...li.querySelectorAll('p')].map(p => p.textContent)]))")
        .await;
    let log: BTreeMap<String, Vec<String>> = serde_json::from_value(log).expect("a log");
    let noted = noted(&browser).await;
    let mut told = 0;
    for moment in &noted {
        // The log counts steps from 0.
        let Some(lines) = log.get(&(step(moment) - 1).to_string()) else { continue };
        let moves = [" plays ", " sends ", "You play ", "You send "];
        let is_move = |line: &&String| moves.iter().any(|told| line.contains(told));
        let Some(played) = lines.iter().find(is_move) else {
            continue;
        };
        let results = lines.iter().filter(|line| {
            // Of a comparison the mat tells who is out; the log says that hands were compared.
            ["A miss", " is out", "looks at", "swap hands"].iter().any(|told| line.contains(told))
        });
        let text = moment["staged"].as_str().expect("text");
        assert!(text.contains(played.as_str()), "{played:?} is not told: {moment:#?}");
        for result in results {
            // Of a swap the mat tells that it was one; what one holds now is to be taken in.
            let swapped = result.find("swap hands.").map(|at| at + "swap hands.".len());
            let result = &result[..swapped.unwrap_or(result.len())];
            assert!(text.contains(result), "{result:?} is not told: {moment:#?}");
        }
        told += 1;
    }
    assert!(told >= 12, "only {told} moves could be compared of {}", noted.len());
    browser.close().await;
    stage.close().await;
}

//! What a first visit weighs.

use crate::alone::begin;
use crate::browser::Browser;
use crate::stage::Stage;

/// What a page may weigh with everything it loads, in bytes that are sent.
const MOST: u64 = 130 * 1024;
/// What a table of Fog of Love may weigh: its cards are long, and its people and places are drawn.
const NOVEL: u64 = 150 * 1024;

const WEIGHT: &str =
    "return ['navigation', 'resource'].flatMap(kind => performance.getEntriesByType(kind))
    .map(({ name, transferSize }) => [name.replace(location.origin, ''), transferSize])";

async fn weigh(browser: &Browser, page: &str, most: u64) {
    browser.command("Network.clearBrowserCache", serde_json::json!({})).await;
    browser.driver.refresh().await.expect("the page opens again");
    browser.until("document.readyState === 'complete' && document.fonts.status === 'loaded'").await;
    let parts = browser.run(WEIGHT, Vec::new()).await;
    let parts: Vec<(String, u64)> = serde_json::from_value(parts).expect("a list of weights");
    let whole: u64 = parts.iter().map(|(_, bytes)| bytes).sum();
    println!("{page}: {whole} bytes");
    for (name, bytes) in &parts {
        println!("  {bytes:>7}  {name}");
    }
    assert!(parts.len() >= 5, "everything is counted");
    // A browser fetches the sign of a page when it likes.
    let fetched = |(name, bytes): &(String, u64)| *bytes > 0 || name.contains("favicon");
    assert!(parts.iter().all(fetched), "nothing comes from the cache");
    assert!(whole < most, "{page} weighs {whole} bytes");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_visit_is_light() {
    let stage = Stage::open().await;
    let browser = stage.browser("de").await;
    browser.go("/").await;
    weigh(&browser, "the home page", MOST).await;
    for game in ["love-letter", "favor"] {
        begin(&browser, game, 4, "bots").await;
        weigh(&browser, &format!("a table of {game}"), MOST).await;
    }
    crate::fog::begin(&browser, "bots").await;
    weigh(&browser, "a table of fog-of-love", NOVEL).await;
    crate::fog::begin(&browser, "lessons").await;
    weigh(&browser, "a table of fog-of-love with lessons", NOVEL).await;
    browser.close().await;
    stage.close().await;
}

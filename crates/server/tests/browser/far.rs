//! Somebody far away, on a line that fails.

use crate::alone::begin;
use crate::browser::Browser;
use crate::cable::Cable;
use crate::stage::Stage;
use std::time::{Duration, Instant};
use tokio::time::sleep;

const OFFLINE: &str = "!document.querySelector('[data-socket]').hidden";

/// Clicks in the page itself, so that nothing but the page takes its time, and says whether what is looked
/// for is there when the click is over.
async fn at_once(browser: &Browser, css: &str, then: &str) -> bool {
    let click = format!("document.querySelector({css:?}).click(); return !!({then})");
    browser.run(&click, Vec::new()).await == true
}

#[tokio::test(flavor = "multi_thread")]
async fn choosing_needs_no_line_and_a_dead_one_is_noticed_and_comes_back() {
    let stage = Stage::open().await;
    let cable = Cable::to(stage.address).await;
    let browser = Browser::start("en", cable.address, true).await;
    begin(&browser, "love-letter", 2, "bots").await;
    // Until it is one's turn with something to choose and to take back.
    browser.until_my_turn().await;
    let step = browser.offer().await.step;

    // Nothing comes through, and nobody says so. Choosing is felt all the same.
    cable.die();
    let died = Instant::now();
    let selected = "document.querySelector('.hand .card.selected')";
    assert!(at_once(&browser, ".hand .card.playable", selected).await, "nothing is chosen");
    assert!(at_once(&browser, "#cancel", &format!("!{selected}")).await, "nothing is taken back");
    assert!(at_once(&browser, ".hand .ask", "!document.querySelector('#explained').hidden").await);
    assert!(
        at_once(&browser, "[data-close-explained]", "document.querySelector('#explained').hidden")
            .await
    );
    assert!(
        at_once(&browser, "#panel-rules > summary", "document.querySelector('#panel-rules').open")
            .await
    );

    // A whole move is made before anybody has noticed. It is stuck in the line.
    let whole = browser.play_one().await;
    browser.until(OFFLINE).await;
    let noticed = died.elapsed();
    println!("noticed after {noticed:?}");
    assert!(noticed < Duration::from_secs(5), "noticed after {noticed:?}");
    // What is pressed now is not sent at all.
    browser.play_one().await;

    sleep(Duration::from_secs(5)).await;
    assert!(whole, "a move was clicked");
    let back = Instant::now();
    cable.plug();
    browser.connected().await;
    println!("back after {:?}", back.elapsed());
    assert!(back.elapsed() < Duration::from_secs(2), "back after {:?}", back.elapsed());
    sleep(Duration::from_secs(1)).await;
    assert_eq!(browser.offer().await.step, step, "what was clicked then is played now");
    // Of its attempts meanwhile a browser complains itself.
    let said = browser.console().await;
    assert_eq!(said.iter().find(|line| !line.contains("WebSocket")), None);
    browser.close().await;
    stage.close().await;
}

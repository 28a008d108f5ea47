//! Setting the table by clicking: a story, an event of another one, and what each would rather not meet.

use crate::sight::Inspector;
use crate::stage::Stage;

const PRESSED: &str = "document.querySelectorAll('#veto [aria-pressed=true]').length";

#[tokio::test(flavor = "multi_thread")]
async fn two_set_the_table_before_they_play() {
    let stage = Stage::open().await;
    let host = stage.browser("en").await;
    let guest = stage.browser("it").await;
    let mut inspector = Inspector::default();
    host.go("/").await;
    let game = "article[aria-labelledby=game-fog-of-love]";
    host.click(&format!("{game} .more")).await;
    host.click("#more-fog-of-love #topic-fog-of-love-drink").await;
    inspector.look(&host, "home-fog-of-love-more").await;
    host.click("#more-fog-of-love button[value=invite]").await;
    host.connected().await;
    guest.size(390, 844).await;
    guest.go(&host.path().await).await;
    guest.connected().await;
    guest.click(".sit button[type=submit]").await;
    guest.await_css("#veto .topics").await;
    host.await_css("#chair-1:not(.free)").await;

    // The host chooses; the guest reads it at once.
    host.click("#setting .stories button:nth-child(2)").await;
    host.await_css("#setting .stories button:nth-child(2)[aria-pressed=true]").await;
    // The story's own event, and one that another story brought.
    let events = "document.querySelectorAll('#setting .events [aria-pressed=true]').length";
    host.until(&format!("{events} === 1")).await;
    host.click("#setting .events button[aria-pressed=false]").await;
    host.until(&format!("{events} === 2")).await;
    host.click("#single-scenes summary").await;
    host.click("#single-scenes .scenes button").await;
    host.await_css("#single-scenes .scenes button[aria-pressed=true]").await;
    assert!(host.has("#single-scenes[open]").await, "what is open stays open");

    // What each would rather not meet is theirs alone.
    assert_eq!(host.eval(PRESSED).await, 1, "as ticked on the first page");
    assert_eq!(guest.eval(PRESSED).await, 0);
    guest.click("#veto .topics button:nth-of-type(3)").await;
    guest.until(&format!("{PRESSED} === 1")).await;
    let theirs = stage.caller(&guest).await;
    let path = format!("/api/v1/tables/{}", guest.table().await);
    let told = theirs.get(&path).await.expect("an answer").json();
    assert_eq!(told["vetoed"], serde_json::json!(["privacy"]), "the parlour has heard it");
    assert_eq!(host.eval(PRESSED).await, 1);
    inspector.look(&host, "lobby-fog-of-love").await;
    inspector.look(&guest, "lobby-fog-of-love-guest").await;

    host.click(".waiting .button.primary").await;
    for browser in [&host, &guest] {
        browser.await_css("#tray-place").await;
    }
    let seen = theirs.get(&path).await.expect("an answer").json();
    assert_eq!(seen["view"]["story"], "where-were-we");
    assert_eq!(seen["view"]["events"].as_array().map(Vec::len), Some(2));
    host.close().await;
    guest.close().await;
    stage.close().await;
    inspector.verdict();
}

#[tokio::test(flavor = "multi_thread")]
async fn around_one_device_each_leaves_topics_out_unseen() {
    let stage = Stage::open().await;
    let browser = stage.browser("de").await;
    browser.go("/").await;
    browser.click("article[aria-labelledby=game-fog-of-love] button[value=device]").await;
    browser.connected().await;
    for seat in [0, 1] {
        browser.click(&format!("#veto-{seat}")).await;
        browser.await_css("#veto .topics").await;
        assert_eq!(browser.eval(PRESSED).await, 0, "nothing of the other's");
        browser.click("#veto .topics button").await;
        browser.until(&format!("{PRESSED} === 1")).await;
        browser.click("#table > .button.primary").await;
        browser.await_css("#veto-1").await;
        assert_eq!(browser.eval(PRESSED).await, 0, "nothing is left in sight");
    }
    browser.click(".waiting .button.primary").await;
    browser.await_css("#curtain").await;
    browser.close().await;
    stage.close().await;
}

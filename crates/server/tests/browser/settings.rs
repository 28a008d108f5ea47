//! Settings: one place for what else is scattered, and both agree.

use crate::sight::Inspector;
use crate::stage::Stage;

#[tokio::test(flavor = "multi_thread")]
async fn settings_have_one_place() {
    let stage = Stage::open().await;
    let browser = stage.browser("en").await;
    browser.go("/").await;
    browser.click("header a[href='/settings']").await;
    browser.await_css("#settings-name").await;
    browser.click("#settings-name").await;
    browser.press("Beatrix").await;
    for choice in ["#theme-dark", "#motion-calm", "#speed-instant", "#settings-hints"] {
        browser.click(choice).await;
    }
    browser.click(".settings > .primary").await;
    browser.await_css("#saved").await;
    let mut inspector = Inspector::default();
    let root = "document.documentElement.dataset";
    browser.until(&format!("{root}.theme === 'dark' && {root}.motion === 'calm'")).await;
    // The menu above every page changes the same thing.
    browser.click("[data-theme-menu] summary").await;
    browser.click("[data-theme-to=system]").await;
    browser.until(&format!("!{root}.theme")).await;
    browser.go("/settings").await;
    browser.await_css("#theme-system:checked").await;
    inspector.look(&browser, "settings").await;
    // At a table it holds.
    browser.go("/").await;
    browser.click("article[aria-labelledby=game-love-letter] button[value=bots]").await;
    browser.connected().await;
    browser.await_css("#table[data-speed=instant]").await;
    assert!(!browser.has(".hint").await, "no hints were wanted");
    assert!(
        browser.is("document.querySelector('#chair-0 .who').textContent.includes('Beatrix')").await
    );
    browser.close().await;
    stage.close().await;
    inspector.verdict();
}

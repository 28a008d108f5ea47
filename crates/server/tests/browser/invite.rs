//! An invitation: what is asked for comes first, and nobody waits in silence.

use crate::browser::Browser;
use crate::sight::Inspector;
use crate::stage::Stage;
use serde_json::json;

/// A device that can hand links on, and remembers what it was given.
const SHARES: &str = "navigator.share = async given => { window.given = given; };";

async fn invites(browser: &Browser, game: &str) {
    browser.go("/").await;
    browser.click(&format!("article[aria-labelledby=game-{game}] button[value=invite]")).await;
    browser.connected().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_invitation_comes_first_and_there_is_talk_while_waiting() {
    let stage = Stage::open().await;
    let host = stage.browser("en").await;
    invites(&host, "love-letter").await;
    let first = "document.querySelector('#table > section:not(.welcome)')";
    assert!(host.is(&format!("!!{first}.querySelector('#invite-link')")).await, "the link");
    host.until(&format!("{first}.querySelector('.qr img').naturalWidth > 0")).await;
    assert!(host.is("!document.querySelector('.share').checkVisibility()").await, "it cannot");

    // So many seats as people come.
    host.click(".count button:last-of-type").await;
    host.until("document.querySelectorAll('.seat').length === 6").await;
    host.click(".count button:nth-of-type(2)").await;
    host.until("document.querySelectorAll('.seat').length === 3").await;
    host.await_css(".count button:nth-of-type(2)[aria-pressed=true]").await;
    let guest = stage.browser("de").await;
    guest.go(&host.path().await).await;
    guest.connected().await;
    assert!(!guest.has(".count").await, "that is the host's affair");
    guest.click(".sit button[type=submit]").await;
    guest.await_css("#say-text").await;
    guest.click("#say-text").await;
    guest.press("Gleich da").await;
    guest.press(thirtyfour::Key::Enter).await;
    host.until("document.querySelector('#talk')?.textContent.includes('Gleich da')").await;
    let mut inspector = Inspector::default();
    inspector.look(&host, "lobby-invite").await;
    guest.close().await;
    host.close().await;
    stage.close().await;
    inspector.verdict();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_that_can_hand_links_on_is_given_the_link() {
    let stage = Stage::open().await;
    let browser = stage.browser("fr").await;
    browser.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": SHARES })).await;
    invites(&browser, "favor").await;
    browser.click(".share").await;
    let link = format!("http://{}{}", stage.address, browser.path().await);
    browser.until(&format!("window.given?.url === {}", json!(link))).await;
    browser.close().await;
    stage.close().await;
}

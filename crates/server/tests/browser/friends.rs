//! Two people at two browsers: an invitation, a page that is reloaded, a cable that is pulled.

use crate::alone::begin;
use crate::browser::Browser;
use crate::cable::Cable;
use crate::player::Whim;
use crate::stage::Stage;
use std::time::{Duration, Instant};
use tokio::time::sleep;

const HAND: &str = "[...document.querySelectorAll('[id^=hand-]')].map(at => at.id).join()";

/// What somebody has in hand, as their page shows it.
async fn hand(browser: &Browser) -> String {
    browser.eval(HAND).await.as_str().unwrap_or_default().to_string()
}

/// Both play until the game is over, or has so many steps.
async fn play(both: [&Browser; 2], whim: &mut Whim, until: i64) -> bool {
    let begun = Instant::now();
    loop {
        assert!(begun.elapsed() < Duration::from_secs(400), "this game has no end");
        for browser in both {
            let offer = browser.offer().await;
            if offer.over && !offer.reveal {
                return true;
            }
            if offer.step >= until {
                return false;
            }
            if browser.act(&offer, whim).await {
                browser.other_than(&offer).await;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_friends_play_through_a_reload_and_a_broken_line() {
    let stage = Stage::open().await;
    let cable = Cable::to(stage.address).await;
    let host = stage.browser("it").await;
    let guest = Browser::start("fr", cable.address, true).await;

    begin(&host, "love-letter", 2, "invite").await;
    let link = host.eval("document.querySelector('#invite-link').value").await;
    let link = link.as_str().expect("an invitation").to_string();
    assert_eq!(link, format!("http://{}{}", stage.address, host.path().await));
    guest.go(&host.path().await).await;
    guest.connected().await;
    assert_eq!(guest.eval("document.documentElement.lang").await, "fr");
    guest.click(".sit button[type=submit]").await;
    guest.await_css(".seat.mine").await;
    host.await_css("#chair-1:not(.free)").await;
    host.click(".waiting .button.primary").await;
    host.await_css("#tray-place").await;
    guest.await_css("#tray-place").await;
    assert_eq!(host.eval("document.documentElement.lang").await, "it");

    let whim = &mut Whim::new(2);
    assert!(!play([&host, &guest], whim, 6).await, "a match is longer than six steps");
    reloaded(&guest).await;
    broken(&cable, &host, &guest, whim).await;
    assert!(play([&host, &guest], whim, i64::MAX).await);
    host.until_the_end().await;
    guest.until_the_end().await;
    let winner = "document.querySelector('#final h2').textContent";
    println!("{} / {}", host.eval(winner).await, guest.eval(winner).await);
    host.close().await;
    guest.close().await;
    stage.close().await;
}

/// A page that is opened again is at the same seat with the same hand.
async fn reloaded(browser: &Browser) {
    browser.take_in().await;
    let before = hand(browser).await;
    let prompt = browser.offer().await.prompt;
    browser.driver.refresh().await.expect("the page opens again");
    browser.connected().await;
    assert!(!before.is_empty());
    assert_eq!(hand(browser).await, before);
    assert_eq!(browser.offer().await.prompt, prompt);
}

/// A line that was broken heals by itself, and the page shows what has happened meanwhile.
async fn broken(cable: &Cable, host: &Browser, guest: &Browser, whim: &mut Whim) {
    // Until it is the host's turn, so that something can happen without the guest.
    let begun = Instant::now();
    loop {
        assert!(begun.elapsed() < Duration::from_secs(300), "it is never the host's turn");
        host.take_in().await;
        guest.take_in().await;
        let (mine, theirs) = (host.offer().await, guest.offer().await);
        if mine.moment() != "waiting" && mine.step == theirs.step {
            break;
        } else if guest.act(&theirs, whim).await {
            guest.other_than(&theirs).await;
        } else {
            sleep(Duration::from_millis(20)).await;
        }
    }
    let step = guest.offer().await.step;
    assert!(guest.console().await.is_empty());
    cable.pull();
    guest.until("document.body.classList.contains('is-offline')").await;
    guest.until("document.querySelector('.offline').checkVisibility()").await;
    while host.offer().await.step == step {
        let offer = host.offer().await;
        host.act(&offer, whim).await;
        host.other_than(&offer).await;
    }
    let now = host.offer().await.step;
    assert_eq!(guest.offer().await.step, step, "nothing comes through a cable that is pulled");
    cable.plug();
    guest.until(&format!("+document.querySelector('#table').dataset.step >= {now}")).await;
    guest.until("!document.body.classList.contains('is-offline')").await;
    // Of its attempts meanwhile a browser complains itself.
    let said = guest.console().await;
    let expected = |line: &&String| !line.contains("WebSocket") && !line.contains("ws:error");
    assert_eq!(said.iter().find(expected), None);
}

/// A seat in a running game is asked for: the host sees who asks and lets them in with one click.
#[tokio::test(flavor = "multi_thread")]
async fn a_friend_is_let_into_a_running_game() {
    let stage = Stage::open().await;
    let host = stage.browser("en").await;
    let guest = stage.browser("de").await;
    begin(&host, "favor", 3, "bots").await;
    guest.go(&host.path().await).await;
    guest.connected().await;
    guest.click(".sit button[type=submit]").await;
    guest.await_css(".notice.request button").await;
    assert!(!guest.has(".seat.mine").await, "she waits");
    host.await_css(".notice.request .button.primary").await;
    host.click(".notice.request .button.quiet").await;
    host.until("!document.querySelector('.notice.request')").await;
    guest.until("!document.querySelector('.notice.request')").await;
    // Not now is not in this game; somebody else is luckier.
    guest.driver.delete_all_cookies().await.expect("cookies can be eaten");
    guest.go(&host.path().await).await;
    guest.connected().await;
    guest.click(".sit button[type=submit]").await;
    host.await_css(".notice.request .button.primary").await;
    host.click(".notice.request .button.primary").await;
    guest.await_css("#tray-place").await;
    guest.await_css(".seat.mine").await;
    host.until("!document.querySelector('.notice.request')").await;
    host.until("document.querySelector('#log')?.textContent.includes('takes over')").await;
    guest
        .until("document.querySelector('#log')?.textContent.includes('übernimmt den Platz')")
        .await;
    assert!(guest.console().await.is_empty() && host.console().await.is_empty());
    host.close().await;
    guest.close().await;
    stage.close().await;
}

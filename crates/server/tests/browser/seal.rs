//! Pages add numbers of their own to a seed without a click, and say at the end that they are in it.

use crate::alone::begin;
use crate::browser::Browser;
use crate::parlour::{Dice, Player, play_out};
use crate::stage::Stage;
use serde_json::{Value, json};

/// What a page says of the deal, and how it came to that.
async fn told(browser: &Browser) -> (String, String) {
    browser.await_css("#checked:not([hidden])").await;
    let checked = "(at => [at.dataset.told, at.textContent])(document.querySelector('#checked'))";
    let told = browser.eval(checked).await;
    let text = |at: usize| told[at].as_str().unwrap_or_default().to_string();
    (text(0), text(1))
}

/// What it would say if this were done to the deal first.
async fn told_of(browser: &Browser, change: &str) -> Value {
    let script = format!(
        "const place = document.querySelector('#checked');
        const before = place.dataset.deal;
        const deal = JSON.parse(before), made = deal.numbers;
        const {{ follow, hash }} = globalThis.parlour.seals;
        const own = Object.values(JSON.parse(localStorage.seals)).find(one => one.opened);
        const remake = () => {{
            const parts = made.people.filter(one => one.number).map(one => '0' + one.seat + one.number);
            deal.seed = hash('parlour seed 1', made.number, ...parts);
            deal.seal = hash('parlour deal 1', deal.seed);
        }};
        {change}
        place.dataset.deal = JSON.stringify(deal);
        follow(() => false);
        place.dataset.deal = before;
        return place.dataset.told;"
    );
    browser.run(&script, Vec::new()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn each_page_checks_that_its_own_number_is_in_the_deal() {
    // If a page did not open its number, nobody would be patient enough.
    let stage = Stage::with(|config| config.sealing = std::time::Duration::from_secs(3600)).await;
    let (host, guest) = (stage.browser("de").await, stage.browser("fr").await);
    begin(&host, "love-letter", 2, "invite").await;
    guest.go(&host.path().await).await;
    guest.connected().await;
    guest.click(".sit button[type=submit]").await;
    guest.await_css(".seat.mine").await;
    // Both pages have pledged by themselves as soon as they had a seat.
    for browser in [&host, &guest] {
        browser.until("localStorage.seals").await;
    }
    host.await_css("#chair-1:not(.free)").await;
    host.click(".waiting .button.primary").await;
    host.await_css("#tray-place").await;
    guest.await_css("#tray-place").await;

    let mut players = Vec::new();
    for browser in [&host, &guest] {
        let mut caller = crate::client::Caller::new(stage.address);
        caller.secret = Some(browser.secret().await);
        players.push(Player::at(caller, &format!("/api/v1/tables/{}", host.table().await)));
    }
    let [one, two] = &mut players[..] else { unreachable!("two play") };
    play_out(&mut [one, two], &mut Dice(1)).await;
    let made = players[0].look().await["picture"]["deal"]["numbers"].clone();
    let opened: Vec<bool> = (0..2).map(|at| made["people"][at]["number"].is_string()).collect();
    assert_eq!(opened, [true, true], "{made}");
    for (browser, word) in [(&host, "Startwert"), (&guest, "graine")] {
        browser.driver.refresh().await.expect("the page opens again");
        let (how, sentence) = told(browser).await;
        assert_eq!(how, "mine", "{sentence}");
        assert!(sentence.contains(word), "{sentence}");
    }

    // It would find out.
    let wrong = [
        "made.number = made.people[0].number;",
        "made.people[1].number = made.people[0].number; remake();",
        "delete made.people[0].number;",
        "made.people.reverse(); remake();",
        "deal.seal = deal.seed;",
        "made.people[0].pledge = made.people[1].pledge; remake();",
        "made.people = made.people.filter(one => one.number === own.number); remake();",
    ];
    for change in wrong {
        assert_eq!(told_of(&host, change).await, json!("wrong"), "{change}");
    }
    let left_out = "made.people.find(one => one.number === own.number).number = null; remake();";
    assert_eq!(told_of(&host, left_out).await, json!("wrong"), "the seal was another");
    let forgotten = format!(
        "const all = JSON.parse(localStorage.seals);
        for (const one of Object.values(all)) delete one.seal;
        localStorage.seals = JSON.stringify(all);
        {left_out}
        document.querySelector('[data-seal]').textContent = deal.seal;"
    );
    assert_eq!(told_of(&host, &forgotten).await, json!("missing"));
    host.close().await;
    guest.close().await;
    stage.close().await;
}

//! Pages add numbers of their own to a seed without a click, and say at the end that they are in it.
//!
//! How long it takes from *Start* until the first card is on both pages is told with `--nocapture`, of so
//! many games as `PARLOUR_STARTS` says:
//!
//!     PARLOUR_STARTS=60 cargo test --release -p server --test browser soon -- --nocapture

use crate::alone::begin;
use crate::browser::Browser;
use crate::parlour::{Dice, Player, play_out};
use crate::stage::Stage;
use serde_json::{Value, json};
use server::Config;
use std::time::Duration;

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
    let stage = Stage::with(|config| config.sealing = Duration::from_secs(3600)).await;
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
        browser.connected().await;
        browser.until_the_end().await;
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

/// What a page keeps back of what it would send: messages with this in them, if anything.
const NOTHING: &str = "";
const PLEDGES: &str = r#""do":"pledge""#;
const NUMBERS: &str = r#""do":"redeem""#;

/// Two people at their pages.
struct Two<'a> {
    host: &'a Browser,
    guest: &'a Browser,
    /// The host, as a program.
    caller: Player,
}

impl Two<'_> {
    /// A new table with both at it, whose pages keep back what is said for each.
    async fn sit_down(&mut self, kept_back: [&str; 2]) {
        let opening = json!({ "game": "love-letter", "players": 2 });
        self.caller = Player::open(self.caller.caller.clone(), opening).await;
        let mut guest = self.caller.friend();
        guest.caller.secret = Some(self.guest.secret().await);
        guest.does(json!({ "do": "sit", "name": "Bruno" })).await;
        let path = format!("/t/{}", self.caller.name());
        for (browser, kept_back) in [self.host, self.guest].into_iter().zip(kept_back) {
            browser.run("localStorage.kept_back = arguments[0]", vec![json!(kept_back)]).await;
            browser.go(&path).await;
            browser.connected().await;
            // A page that keeps its pledge to itself believes that it was sent.
            browser.until(&format!("localStorage.seals?.includes('{path} 1')")).await;
        }
        self.host.await_css("#chair-1:not(.free)").await;
        // Pledges are on their way for no longer than that.
        tokio::time::sleep(Duration::from_millis(200)).await;
    }

    /// The host starts; gives after how many milliseconds a card was on both pages.
    async fn start(&self) -> f64 {
        let watch = "const time = () => performance.timeOrigin + performance.now();
            globalThis.shown = null;
            new MutationObserver(() => {
                if (document.querySelector('#tray-place [id^=hand-]')) shown ??= time();
            }).observe(document.body, { childList: true, subtree: true });";
        self.guest.run(watch, Vec::new()).await;
        let press = "const button = document.querySelector('.waiting .button.primary');
            const pressed = time();
            button.click();
            return pressed;";
        let pressed = self.host.run(&format!("{watch}{press}"), Vec::new()).await;
        let mut last = 0_f64;
        for browser in [self.host, self.guest] {
            browser.until("globalThis.shown").await;
            last = last.max(browser.eval("shown").await.as_f64().expect("a time"));
        }
        last - pressed.as_f64().expect("a time")
    }

    /// Starts so many games; tells how long each took, and gives the median.
    async fn starts(&mut self, what: &str, kept_back: [&str; 2], count: usize) -> f64 {
        let mut took = Vec::new();
        for _ in 0..count {
            self.sit_down(kept_back).await;
            took.push(self.start().await);
        }
        took.sort_unstable_by(f64::total_cmp);
        let at = |part: f64| took[((count as f64 * part).ceil() as usize).clamp(1, count) - 1];
        println!(
            "{what}: {count} starts, median {:.0} ms, 99 of 100 within {:.0} ms, longest {:.0} ms",
            at(0.5),
            at(0.99),
            took[count - 1]
        );
        at(0.5)
    }
}

/// A page that keeps back of what it would send what its storage says.
async fn a_page(stage: &Stage, lang: &str) -> Browser {
    let browser = stage.lively_browser(lang).await;
    let keep_back = "(send => {
            WebSocket.prototype.send = function (what) {
                const { kept_back } = localStorage;
                if (!kept_back || !String(what).includes(kept_back)) send.call(this, what);
            };
        })(WebSocket.prototype.send);";
    let script = json!({ "source": keep_back });
    browser.command("Page.addScriptToEvaluateOnNewDocument", script).await;
    // Whoever has had a table has a secret.
    begin(&browser, "love-letter", 2, "invite").await;
    browser
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_begins_as_soon_as_all_have_opened_and_nobody_waits_for_the_silent() {
    let count = std::env::var("PARLOUR_STARTS").ok().and_then(|count| count.parse().ok());
    let pace = Config::default().pace;
    // If anybody were waited for who does not answer, no browser would be patient enough.
    for sealing in [Duration::from_secs(3600), Config::default().sealing] {
        let stage = Stage::with(|config| (config.pace, config.sealing) = (pace, sealing)).await;
        let (host, guest) = (a_page(&stage, "en").await, a_page(&stage, "it").await);
        let caller = Player::at(stage.caller(&host).await, "");
        let mut two = Two { host: &host, guest: &guest, caller };
        if sealing > Duration::from_secs(60) {
            let count = count.unwrap_or(1);
            two.starts("both add a number", [NOTHING; 2], count).await;
            two.starts("nobody does", [PLEDGES; 2], count).await;
            two.starts("one sends nothing", [NOTHING, PLEDGES], count).await;
        } else {
            let silent = [NOTHING, NUMBERS];
            let waited = two.starts("one does not open", silent, count.map_or(1, |_| 5)).await;
            assert!(waited >= 2000.0, "it was waited for: {waited} ms");
        }
        host.close().await;
        guest.close().await;
        stage.close().await;
    }
}

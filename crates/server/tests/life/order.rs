//! Whole games on the sockets of pages: what a viewer is shown is what happened, in order, nothing twice and
//! nothing before its time, whatever is pressed and however often the line is lost.

use crate::beats::{Beats, Pace, Shown, judge};
use crate::pages::{Page, got_it};
use crate::parlour::{Parlour, Player};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::timeout;

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// What was between two places of a page.
fn between<'a>(page: &'a str, from: &str, to: &str) -> Option<&'a str> {
    page.split_once(from)?.1.split_once(to).map(|(found, _)| found)
}

/// Text as it is read.
fn read(html: &str) -> String {
    let mut text = String::new();
    for piece in html.split('<') {
        text += " ";
        text += piece.split_once('>').map_or(piece, |(_, text)| text);
    }
    let marks = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")];
    marks.into_iter().fold(text, |text, (from, to)| text.replace(from, to))
}

/// What a page shows.
fn shown(html: &str, ahead: &Value, fresh: bool) -> Shown {
    let spoken = between(html, "id=\"spoken\"", "</div>").and_then(|it| it.split_once('>'));
    let picks = ahead.as_object().is_some_and(|ahead| !ahead.is_empty());
    Shown {
        fresh,
        // What was on its way is lost with the line.
        cut: fresh,
        step: between(html, "data-step=\"", "\"").and_then(|it| it.parse().ok()).expect("a step"),
        take_in: between(html, "data-take-in=\"", "\"").map(str::to_string),
        spoken: spoken.map_or(String::new(), |(_, html)| read(html)),
        staged: None,
        offers: picks || html.contains(" data-pick=\""),
    }
}

/// What may happen besides.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Besides {
    /// Nothing.
    Nothing,
    /// The line is lost, another tab is opened, and things are pressed that do nothing.
    Anything,
}

/// Presses that have nothing to do with what is shown.
const IDLE: [&str; 5] = [
    r#"{"click":"cancel"}"#,
    r#"{"click":"dim","on":false}"#,
    r#"{"click":"dim","on":true}"#,
    r#"{"click":"pace","speed":"usual"}"#,
    r#"{"click":"ping"}"#,
];

/// A game on a page.
struct Evening {
    anna: Player,
    page: Page,
    /// The page as it is now.
    html: String,
    shown: Vec<Shown>,
    besides: Besides,
    played: Option<(u64, String)>,
    /// What was said to be taken in last: the page may not have shown yet that it was heard.
    taken: Option<String>,
}

impl Evening {
    async fn begin(parlour: &Parlour, mut opening: Value, seed: u64, besides: Besides) -> Evening {
        let players = opening["players"].as_u64().expect("players");
        opening["name"] = json!("Anna");
        let mut anna = Player::open(parlour.somebody(), opening.clone()).await;
        for seat in 1..players {
            anna.does(json!({ "do": "bot", "seat": seat, "level": "casual" })).await;
        }
        if opening["game"] == "fog-of-love" {
            // Nobody dawdles here.
            anna.does(json!({ "do": "window" })).await;
        }
        anna.does(json!({ "do": "start" })).await;
        let page = Page::open(&anna.caller, anna.name(), seed).await;
        let (html, shown) = (String::new(), Vec::new());
        Evening { anna, page, html, shown, besides, played: None, taken: None }
    }

    /// What comes next is shown. Whether the game is over and all of it taken in.
    async fn next(&mut self, fresh: bool) -> bool {
        let html = timeout(PATIENCE, self.page.next()).await;
        let html = html.unwrap_or_else(|_| panic!("nothing comes after {:#?}", self.shown.last()));
        let shown = shown(&html, &self.page.ahead, fresh);
        let over = html.contains("id=\"final\"");
        assert!(
            !over || shown.take_in.is_none(),
            "the end comes before what led there: {shown:#?}"
        );
        self.shown.push(shown);
        self.html = html;
        over
    }

    /// Does whatever there is to do.
    async fn act(&mut self) {
        if let Some(click) = got_it(&self.html) {
            self.taken = self.shown.last().and_then(|shown| shown.take_in.clone());
            // Whoever presses twice has taken in one thing.
            for _ in 0..1 + self.page.below(3) / 2 {
                self.page.send(&click).await;
            }
            return;
        }
        let step = self.shown.last().expect("something is shown").step;
        let base = self.page.base();
        let here = Some((step as u64, base.clone()));
        if self.played != here
            && let Some(click) = self.page.walk(&base, step as u64)
        {
            self.played = here;
            self.page.send(&click).await;
        }
    }

    /// Things that must change nothing. Whether the end is shown meanwhile.
    async fn dawdle(&mut self) -> bool {
        let now = self.shown.last().cloned().expect("something is shown");
        match self.page.below(12) {
            0 => {
                // The line is lost, and there is another. What was picked for a move is picked again.
                self.page = Page::open(&self.anna.caller, self.anna.name(), self.page.number).await;
                self.played = None;
                return self.next(true).await;
            }
            1 => {
                // Another tab shows the same, or what came since.
                let mut tab = Page::open(&self.anna.caller, self.anna.name(), 0).await;
                let html = timeout(PATIENCE, tab.next()).await.expect("it shows something");
                let there = shown(&html, &tab.ahead, true);
                assert!(there.step >= now.step, "{there:#?} after {now:#?}");
                let further = there.step > now.step || self.taken == now.take_in;
                assert!(further || there.take_in >= now.take_in, "{there:#?} after {now:#?}");
            }
            press @ 2..=4 => self.page.send(IDLE[(press + self.shown.len()) % IDLE.len()]).await,
            _ => {}
        }
        false
    }

    /// Plays to the end. Gives what was shown.
    async fn play(mut self) -> (Player, Vec<Shown>) {
        let mut over = self.next(true).await;
        while !over {
            if self.besides == Besides::Anything && self.dawdle().await {
                break;
            }
            self.act().await;
            over = self.next(false).await;
        }
        (self.anna, self.shown)
    }
}

/// Plays a game, and judges what was shown.
async fn follow(parlour: &Parlour, opening: Value, seed: u64, besides: Besides, pace: Pace) {
    let evening = Evening::begin(parlour, opening.clone(), seed, besides).await;
    let (anna, shown) = evening.play().await;
    let beats = Beats::of(&anna.caller, anna.name(), "en").await;
    println!(
        "{opening} {seed}: {} steps, {} things to take in, {} changes of the page",
        beats.len(),
        beats.take_ins(),
        shown.len()
    );
    assert!(beats.take_ins() > 0, "there was something to take in");
    judge(&shown, &beats, pace).unwrap_or_else(|why| panic!("{opening} {seed}: {why}"));
}

/// A parlour whose pages show each step for so long.
async fn parlour(pace: u64) -> Parlour {
    Parlour::with(|config| config.pace = Duration::from_millis(pace)).await
}

fn games() -> u64 {
    if std::env::var("PARLOUR_LONG").is_ok() { 40 } else { 2 }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_shown_is_what_happened_in_love_letter() {
    let parlour = parlour(12).await;
    for seed in 0..games() {
        let opening = json!({ "game": "love-letter", "players": 2 + seed % 5 });
        follow(&parlour, opening.clone(), seed, Besides::Nothing, Pace::Usual).await;
        follow(&parlour, opening, seed, Besides::Anything, Pace::Usual).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_shown_is_what_happened_in_favor() {
    let parlour = parlour(12).await;
    for seed in 0..games() {
        let opening = json!({ "game": "favor", "players": 2 + seed % 3 });
        follow(&parlour, opening.clone(), seed, Besides::Nothing, Pace::Usual).await;
        follow(&parlour, opening, seed, Besides::Anything, Pace::Usual).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_shown_is_what_happened_in_fog_of_love() {
    let parlour = parlour(12).await;
    for seed in 0..games() {
        let opening = json!({ "game": "fog-of-love", "players": 2, "tutorial": seed == 0 });
        follow(&parlour, opening.clone(), seed, Besides::Nothing, Pace::Usual).await;
        follow(&parlour, opening, seed, Besides::Anything, Pace::Usual).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn at_once_it_is_the_same_order() {
    let parlour = parlour(0).await;
    for seed in 0..games() {
        for (game, players) in [("love-letter", 4), ("favor", 3), ("fog-of-love", 2)] {
            let tutorial = game == "fog-of-love" && seed == 1;
            let opening = json!({ "game": game, "players": players, "tutorial": tutorial });
            follow(&parlour, opening, seed, Besides::Anything, Pace::Instant).await;
        }
    }
}

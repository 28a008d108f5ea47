//! The order of things, as a browser shows them: in whole games, whatever is pressed, loaded again, lost or
//! opened twice, the stage, the dialogs and the live region tell what happened as the API's face tells it,
//! nothing twice and nothing out of order.

use crate::beats::{Beats, Pace, Place, Shown, css, judge};
use crate::browser::Browser;
use crate::cable::Cable;
use crate::client::Caller;
use crate::fog::no_windows;
use crate::player::Whim;
use crate::recorder::Noted;
use crate::stage::Stage;
use serde_json::json;
use std::time::{Duration, Instant};
use thirtyfour::{Cookie, Key};
use tokio::sync::OnceCell;
use tokio::time::sleep;

/// How long a step is shown here. In the long run it is what it usually is.
fn pace() -> Duration {
    let long = std::env::var("PARLOUR_LONG").is_ok();
    if long { server::Config::default().pace } else { Duration::from_millis(120) }
}

/// How often a page is loaded again in a game, its line cut, and another tab opened.
fn often() -> usize {
    if std::env::var("PARLOUR_LONG").is_ok() { usize::MAX } else { 2 }
}

/// Does one thing that the page offers. Says how many steps it shows and what was done.
const ACT: &str = "
    const [TABLE, GOT_IT, PICK, number] = arguments;
    const seen = at => at.checkVisibility({ visibilityProperty: true }) && at.getClientRects().length > 0;
    const answer = did => [+document.querySelector(TABLE)?.dataset.step, did];
    const gotIt = document.querySelector(GOT_IT);
    if (gotIt) return gotIt.click(), answer(gotIt.closest('[data-take-in]').dataset.takeIn);
    if (document.querySelector('#final')) return answer('over');
    const picks = [...document.querySelectorAll(PICK)].filter(seen);
    const pressed = at => at.getAttribute('aria-pressed') === 'true' && !at.matches('.fv-confirm');
    const open = picks.filter(at => !pressed(at));
    const last = open.filter(at => at.matches('[data-final], #confirm, .primary'));
    const from = last.length && number % 3 ? last : open;
    from[number % from.length]?.click();
    return answer(from.length ? 'picked' : 'waited');";

/// What was done besides playing.
#[derive(Clone, Copy, Default, Debug)]
struct Besides {
    /// How often something was picked and taken back, with the button or with Esc.
    taken_back: usize,
    /// How often the page was loaded again,
    reloaded: usize,
    /// its line was cut,
    cut: usize,
    /// and another tab opened.
    tabs: usize,
    /// How often a dialog was open while the game went on behind it, for how long it was left alone, and how
    /// many steps of the page came meanwhile.
    left_alone: usize,
    came_meanwhile: usize,
}

/// A game that was played in a browser, and what it showed.
struct Evening {
    noted: Vec<Noted>,
    faults: Vec<String>,
    beats: Beats,
    besides: Besides,
}

impl Evening {
    fn shown(&self) -> Vec<Shown> {
        self.noted.iter().map(|noted| noted.shown.clone()).collect()
    }

    /// What was on the page is what happened.
    fn judge(&self, pace: Pace) {
        judge(&self.shown(), &self.beats, pace).unwrap_or_else(|why| panic!("{why}"));
        assert!(self.faults.is_empty(), "{:#?}", self.faults);
    }

    /// Whether the page had come again by then, and not yet shown the table as it was: until it does, only
    /// what is to be taken in is shown.
    fn is_behind(&self, at: usize) -> bool {
        self.noted[..=at].iter().fold(false, |behind, Noted { shown, .. }| {
            (behind || shown.fresh || shown.cut) && !shown.offers
        })
    }

    fn says(&self, game: &str, begun: Instant) {
        let (steps, take_ins) = (self.beats.len(), self.beats.take_ins());
        let changes = self.noted.len();
        let took = begun.elapsed();
        println!(
            "{game}: {steps} steps, {take_ins} things to take in, {changes} changes, {took:?}"
        );
        println!("{game}: {:?}", self.besides);
    }
}

/// Somebody who plays, and does this and that besides.
struct Player<'a> {
    stage: &'a Stage,
    cable: &'a Cable,
    browser: &'a Browser,
    table: String,
    whim: Whim,
    besides: Besides,
}

impl Player<'_> {
    async fn act(&mut self) -> (usize, String) {
        let number = self.whim.below(1 << 20);
        let known = [css::TABLE, css::GOT_IT, css::PICK].map(|css| json!(css));
        let arguments = known.into_iter().chain([json!(number)]).collect();
        let answer = self.browser.run(ACT, arguments).await;
        serde_json::from_value(answer).expect("what was done")
    }

    async fn step(&self) -> i64 {
        let step = format!("+document.querySelector({:?}).dataset.step", css::TABLE);
        self.browser.eval(&step).await.as_i64().expect("a step")
    }

    /// How many steps the game has taken.
    async fn truth(&self) -> i64 {
        let caller = self.stage.caller(self.browser).await;
        let path = format!("/api/v1/tables/{}", self.table);
        let look = caller.get(&path).await.expect("an answer").json();
        look["picture"]["steps"].as_i64().expect("steps")
    }

    /// What is to be taken in, if anything.
    async fn asked(&self) -> Option<String> {
        let asked = format!("document.querySelector({:?})?.dataset.takeIn", css::TAKE_IN);
        self.browser.eval(&asked).await.as_str().map(str::to_string)
    }

    /// Leaves a dialog alone for a while, in which the game goes on and the page does not.
    async fn leave_alone(&mut self, asked: &str) {
        let before = self.step().await;
        sleep(3 * pace().min(Duration::from_millis(300))).await;
        if self.truth().await > before {
            self.besides.left_alone += 1;
            let same = self.asked().await.as_deref() == Some(asked);
            self.besides.came_meanwhile += usize::from(!same || self.step().await != before);
        }
    }

    /// Picks something and takes it back, once with the button and once with Esc.
    async fn take_back(&mut self) {
        let pick = format!("document.querySelector({:?})?.click()", css::PICK);
        self.browser.eval(&pick).await;
        self.browser.eval("document.querySelector('[data-back]')?.click()").await;
        self.browser.eval(&pick).await;
        self.browser.press(Key::Escape).await;
        self.besides.taken_back += 1;
    }

    async fn reload(&mut self) {
        self.browser.driver.refresh().await.expect("the page opens again");
        self.browser.connected().await;
        self.besides.reloaded += 1;
    }

    async fn cut(&mut self) {
        self.cable.pull();
        self.browser.until("document.body.classList.contains('is-offline')").await;
        self.cable.plug();
        self.browser.connected().await;
        self.besides.cut += 1;
    }

    /// Opens the page in another tab, looks at it and closes it again.
    async fn open_tab(&mut self) {
        let driver = &self.browser.driver;
        let first = driver.window().await.expect("a tab");
        let (before, path) = (self.browser.noted().await, self.browser.path().await);
        let before = before.last().expect("something is shown").shown.clone();
        let tab = driver.new_tab().await.expect("another tab");
        driver.switch_to_window(tab).await.expect("another tab");
        self.browser.record().await;
        self.browser.go(&path).await;
        self.browser.connected().await;
        let there = self.browser.noted().await.first().expect("it shows something").shown.clone();
        assert!(there.step >= before.step, "{there:#?} after {before:#?}");
        assert!(there.step > before.step || there.take_in >= before.take_in, "{there:#?}");
        driver.close_window().await.expect("the tab closes");
        driver.switch_to_window(first).await.expect("the first tab");
        self.besides.tabs += 1;
    }

    /// Presses a setting that is as it was.
    async fn set(&self) {
        let set = "document.querySelector('[data-send*=pace][aria-pressed=true]')?.click()";
        self.browser.eval(set).await;
    }

    /// Plays until the game is over, or so many steps are shown, and now and then does something besides.
    async fn play(&mut self, most: usize) {
        let begun = Instant::now();
        // What was pressed last, and whether something was that may take in what comes next.
        let (mut pressed, mut back) = (String::new(), false);
        for turn in 0.. {
            assert!(begun.elapsed() < Duration::from_secs(600), "this game has no end");
            let asked = self.asked().await;
            let Besides { reloaded, cut, tabs, left_alone, .. } = self.besides;
            let anew = asked.as_ref().filter(|asked| !back && **asked != pressed);
            match (turn % 23, asked.is_some()) {
                (3, _) => self.set().await,
                (7 | 18, false) => self.take_back().await,
                (5, true) | (11, _) if reloaded < often() => self.reload().await,
                (9, true) | (20, false) if cut < often() => self.cut().await,
                (13, _) if tabs < often() => self.open_tab().await,
                _ => {
                    if let Some(asked) = anew.filter(|_| left_alone < 4) {
                        self.leave_alone(asked).await;
                    }
                }
            }
            back = matches!((turn % 23, asked), (7 | 18, None));
            match self.act().await {
                (_, did) if did == "over" => return,
                (step, _) if step >= most => return,
                (_, did) if did == "waited" => sleep(Duration::from_millis(20)).await,
                (_, did) => {
                    pressed = did;
                    sleep(Duration::from_millis(5)).await;
                }
            }
        }
    }
}

/// A game that is to be played.
struct Plan {
    game: &'static str,
    players: u8,
    tutorial: bool,
    /// How quickly the page is asked to show things.
    speed: &'static str,
    seed: u64,
    /// No more steps are shown.
    most: usize,
}

const PLAN: Plan = Plan {
    game: "love-letter",
    players: 3,
    tutorial: false,
    speed: "usual",
    seed: 1,
    most: usize::MAX,
};

/// Opens a table against bots and plays there in a browser with all its motion, on a cable.
async fn evening(plan: Plan) -> Evening {
    let stage = Stage::with(|config| config.pace = pace()).await;
    let begun = Instant::now();
    let cable = Cable::to(stage.address).await;
    let browser = &Browser::start("en", cable.address, false).await;
    let mut caller = Caller::new(stage.address);
    let opening = json!({
        "game": plan.game, "players": plan.players, "tutorial": plan.tutorial,
        "name": "Anna", "bots": "casual",
    });
    let opened = caller.post("/api/v1/tables", &opening).await.expect("an answer").json();
    let table = opened["table"].as_str().unwrap_or_else(|| panic!("{opened}")).to_string();
    // The seat is this browser's.
    browser.go("/").await;
    let secret = caller.secret.clone().expect("whoever opens a table has a secret");
    for (name, value) in [("parlour", secret.as_str()), ("speed", plan.speed)] {
        browser.driver.add_cookie(Cookie::new(name, value)).await.expect("cookies can be baked");
    }
    browser.record().await;
    browser.go(&format!("/t/{table}")).await;
    browser.connected().await;
    assert!(browser.has(&format!("[data-speed={}]", plan.speed)).await);
    if plan.game == "fog-of-love" {
        no_windows(&stage, browser).await;
    }
    let (whim, besides) = (Whim::new(plan.seed), Besides::default());
    let mut player = Player { stage: &stage, cable: &cable, browser, table, whim, besides };
    player.play(plan.most).await;
    let Player { table, besides, .. } = player;
    let (noted, faults) = (browser.noted().await, browser.faults().await);
    let beats = Beats::of(&caller, &table, "en").await;
    // What the console says is that the line was cut.
    browser.driver.clone().quit().await.expect("the browser closes");
    stage.close().await;
    let evening = Evening { noted, faults, beats, besides };
    evening.says(plan.game, begun);
    evening
}

/// A game of Love Letter that several tests look at.
async fn love_letter() -> &'static Evening {
    static PLAYED: OnceCell<Evening> = OnceCell::const_new();
    PLAYED.get_or_init(|| evening(PLAN)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn love_letter_is_shown_as_it_happened() {
    let evening = love_letter().await;
    evening.judge(Pace::Usual);
    let Besides { taken_back, reloaded, cut, tabs, .. } = evening.besides;
    assert!(taken_back.min(reloaded).min(cut).min(tabs) > 0, "{:?}", evening.besides);
    assert!(evening.beats.take_ins() > 4, "there was something to take in");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dialog_never_comes_before_the_move_it_tells_of() {
    let evening = love_letter().await;
    let (mut waited, wanted) = (Vec::new(), pace().as_millis() as f64);
    for (at, noted) in evening.noted.iter().enumerate() {
        let step = noted.shown.step;
        // A page that came again shows only what is to be taken in, until it has come to the table as it is.
        if noted.shown.take_in.as_deref() != Some(&format!("{step}-0")) || evening.is_behind(at) {
            continue;
        }
        let begun = evening.noted[..at].iter().find(|before| before.shown.step == step);
        let begun = begun.unwrap_or_else(|| panic!("{noted:#?} comes with its move"));
        // A page that was loaded again shows a step that has been shown for a while.
        if begun.shown.fresh {
            continue;
        }
        assert!(begun.shown.take_in.is_none(), "{noted:#?} comes with its move");
        waited.push(noted.at - begun.at);
    }
    // A frame may be late, and the move is then seen for less; but not as a rule.
    waited.sort_unstable_by(f64::total_cmp);
    assert!(waited.len() > 2, "only {waited:?}");
    assert!(waited[waited.len() / 2] > wanted - 40.0, "{waited:?} ms, of {wanted}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_move_is_not_staged_again_after_got_it() {
    let evening = love_letter().await;
    let again: Vec<&String> = evening.faults.iter().filter(|it| it.contains("move")).collect();
    assert!(again.is_empty(), "{again:#?}");
    let mut taken_in = 0;
    for pair in evening.noted.windows(2) {
        let [before, after] = [&pair[0].shown, &pair[1].shown];
        if before.take_in.is_some() && after.take_in.is_none() && !after.fresh {
            assert_eq!(after.step, before.step, "{pair:#?}");
            // When the end of a round has been taken in, the next is dealt, or the table is cleared; all else
            // stays as it was.
            let place = |shown: &Shown| evening.beats.place(shown.step, shown.staged.as_deref());
            let then = matches!(place(after), None | Some(Place::NextRound));
            if place(before) != Some(Place::RoundEnd) || !then {
                assert_eq!(after.staged, before.staged, "{pair:#?}");
            }
            assert_eq!(after.spoken, before.spoken, "{pair:#?}");
            taken_in += 1;
        }
    }
    assert!(taken_in > 2, "only {taken_in}");
}

#[tokio::test(flavor = "multi_thread")]
async fn back_replays_nothing() {
    let evening = love_letter().await;
    assert!(evening.besides.taken_back > 1, "{:?}", evening.besides);
    assert!(evening.faults.is_empty(), "{:#?}", evening.faults);
    // What is noted only because something may be picked, or may not, is noted with nothing else changed.
    for pair in evening.noted.windows(2) {
        let [before, after] = [&pair[0].shown, &pair[1].shown];
        let alike = (before.step, &before.take_in) == (after.step, &after.take_in);
        if alike && !after.fresh {
            let told = |shown: &Shown| (shown.staged.clone(), shown.spoken.clone());
            assert_eq!(told(before), told(after), "{pair:#?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn after_round_over_the_next_bot_does_not_move_before_it_was_taken_in() {
    let evening = love_letter().await;
    let Besides { left_alone, came_meanwhile, .. } = evening.besides;
    assert!(left_alone > 0, "the game never went on behind a dialog");
    assert_eq!(came_meanwhile, 0, "of {left_alone}");
    let rounds = evening.beats.of_kind("round-end");
    assert!(rounds.len() > 1, "{rounds:?}");
    for round in rounds {
        let asked = |it: &Noted| it.shown.step == round && it.shown.take_in.is_some();
        let last = evening.noted.iter().rposition(asked).expect("a round over is to be taken in");
        let then = evening.noted.get(last + 1).map(|then| then.shown.step);
        assert_eq!(then, Some(round), "the next comes with or before the press");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_move_of_a_round_is_shown_before_the_round_is_over() {
    let evening = love_letter().await;
    let mut seen = 0;
    for round in evening.beats.of_kind("round-end") {
        let of_round = |it: &&Noted| it.shown.step == round;
        let at = evening.noted.iter().position(|it| of_round(&it)).expect("it is shown");
        let (first, again) = (&evening.noted[at], evening.is_behind(at));
        let Some(told) = evening.beats.move_of(round).filter(|_| !again) else { continue };
        assert!(first.shown.take_in.is_none(), "{first:#?}");
        let staged = first.shown.staged.as_deref().unwrap_or_default();
        assert!(staged.contains(&told), "{told:?} is not on the stage: {first:#?}");
        seen += 1;
    }
    assert!(seen > 0, "no round ended with a move that everybody reads alike");
}

#[tokio::test(flavor = "multi_thread")]
async fn favor_is_shown_as_it_happened() {
    let evening = evening(Plan { game: "favor", players: 2, seed: 2, ..PLAN }).await;
    evening.judge(Pace::Usual);
}

#[tokio::test(flavor = "multi_thread")]
async fn fog_of_love_is_shown_as_it_happened() {
    let evening = evening(Plan { game: "fog-of-love", players: 2, seed: 3, ..PLAN }).await;
    evening.judge(Pace::Usual);
}

#[tokio::test(flavor = "multi_thread")]
async fn at_once_it_is_the_same_order() {
    let evening = evening(Plan { players: 4, speed: "instant", seed: 4, ..PLAN }).await;
    evening.judge(Pace::Instant);
    assert!(evening.beats.take_ins() > 4, "there was something to take in");
}

/// The first game of Fog of Love: however many lessons come to light at once, one is read after the other.
#[tokio::test(flavor = "multi_thread")]
async fn lessons_come_one_by_one() {
    let most = if std::env::var("PARLOUR_LONG").is_ok() { usize::MAX } else { 24 };
    let plan = Plan { game: "fog-of-love", players: 2, tutorial: true, seed: 5, most, ..PLAN };
    let evening = evening(plan).await;
    evening.judge(Pace::Usual);
    let lessons = evening.beats.lessons();
    let bunches = lessons.iter().filter(|lessons| **lessons > 1).count();
    assert!(bunches > 0, "several came at once: {lessons:?}");
}

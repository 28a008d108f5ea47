//! Windows by the clock, with the clock of the tests: silence passes when the window is over, and
//! nothing that anybody holds moves that moment.

use crate::config::Config;
use crate::keys::TableKey;
use crate::parlour::Parlour;
use crate::rejection::Rejection;
use crate::screen::Screens;
use crate::table::{Asker, Attendance};
use house::{AnyAction, GameKind};
use journal::Memory;
use std::collections::BTreeSet;
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::Duration;
use tables::{
    Attending, Command, Eyes, Guest, Host, OpenWindow, Opening, Phase, Picture, Play, Request,
    Sitter, Table,
};
use tokio::time::{Instant, sleep};
use web::{Desk, TablePage, Visit};
use words::Lang;

const FIVE: Duration = Duration::from_secs(5);

/// For so long it is seen how seals break, before a window begins that they open.
const SEALS: Duration = Duration::from_millis(7200);

fn guest(seat: u8) -> Guest {
    Guest::of_secret(["anna", "bruno"][usize::from(seat)])
}

/// A game of Fog of Love at a parlour.
struct Evening {
    parlour: Arc<Parlour>,
    key: TableKey,
    /// Anna attends, and hears what is new.
    anna: Attendance,
}

impl Evening {
    async fn at(parlour: Arc<Parlour>, bots: Option<&str>) -> Evening {
        let host = Host { guest: guest(0), name: "Anna", lang: Lang::En, bots };
        let opening = Opening::of(GameKind::FogOfLove);
        let key = parlour.open(opening, &host, &[]).await.expect("a table");
        let anna = Attendance::new(&parlour, key, guest(0));
        let evening = Evening { parlour, key, anna };
        if bots.is_none() {
            let sit = Command::Sit { seat: None, name: Some("Bruno".into()), lang: None };
            evening.asks(1, sit).await;
            evening.asks(0, Command::Start).await;
        }
        evening
    }

    async fn new(bots: Option<&str>) -> Evening {
        let journal = Arc::new(Memory::new([0; 32]));
        Evening::at(Parlour::new(Config::default(), journal), bots).await
    }

    async fn ask(&self, seat: u8, request: impl Into<Request>) -> Result<usize, Rejection> {
        let asker = Asker { guest: guest(seat), address: Ipv4Addr::LOCALHOST.into() };
        self.parlour.ask(self.key, asker, request.into()).await
    }

    async fn asks(&self, seat: u8, request: impl Into<Request>) -> usize {
        self.ask(seat, request).await.expect("it is granted")
    }

    async fn read<T: Send + 'static>(
        &self,
        read: impl Fn(&Table, &Attending) -> T + Clone + Send + 'static,
    ) -> T {
        self.parlour.read(self.key, read).await.expect("a table")
    }

    async fn picture(&self) -> Picture {
        let look = |table: &Table, attending: &Attending| {
            table.look_around(guest(0), Eyes::Public, attending).expect("the host looks").picture
        };
        self.read(look).await
    }

    async fn window(&self) -> Option<OpenWindow> {
        self.picture().await.window().cloned()
    }

    /// The moves of a seat.
    async fn moves(&self, seat: u8) -> Vec<AnyAction> {
        let look = move |table: &Table, attending: &Attending| {
            let look = table.look(guest(seat), Eyes::Seat(seat), attending);
            look.ok().and_then(|look| look.glimpse).map(|glimpse| glimpse.moves())
        };
        self.read(look).await.unwrap_or_default()
    }

    async fn play(&self, seat: u8, action: AnyAction) {
        self.asks(seat, Play { seat, steps: None, action }).await;
    }

    /// Some person who is asked does something; says whether there was one.
    async fn goes_on(&self) -> bool {
        for seat in [0, 1] {
            if let Some(action) = self.moves(seat).await.into_iter().next() {
                self.play(seat, action).await;
                return true;
            }
        }
        false
    }

    /// Plays until a window opens for both, if one does before the end.
    async fn try_until_window(&mut self) -> Option<OpenWindow> {
        for _ in 0..900 {
            match self.window().await {
                Some(window) if window.seats.len() == 2 => return Some(window),
                _ if self.goes_on().await => {}
                _ if self.picture().await.phase == Phase::Over => return None,
                _ => self.anna.news().await,
            }
        }
        None
    }

    async fn until_window(&mut self) -> OpenWindow {
        self.try_until_window().await.expect("a window opens")
    }

    /// Waits until more steps have been taken; says how many there are then.
    async fn next_step(&mut self) -> usize {
        let before = self.picture().await.steps;
        loop {
            let steps = self.picture().await.steps;
            if steps > before {
                return steps;
            }
            self.anna.version();
            self.anna.news().await;
        }
    }
}

fn go_on() -> AnyAction {
    AnyAction::read(GameKind::FogOfLove, r#""go_on""#).expect("a move")
}

/// Timers count milliseconds, and are never early.
fn is_about(time: Duration, wanted: Duration) -> bool {
    time >= wanted && time <= wanted + Duration::from_millis(3)
}

/// The same story for everybody, a reaction in hand or none: the moment at which silence passes is the
/// same, to the millisecond.
#[tokio::test(start_paused = true)]
async fn a_reaction_in_hand_moves_nothing() {
    let (mut with, mut without, mut lengths) = (Vec::new(), Vec::new(), BTreeSet::new());
    for _ in 0..60 {
        let mut evening = Evening::new(None).await;
        for _ in 0..700 {
            let Some(window) = evening.window().await else {
                if !evening.goes_on().await {
                    break;
                }
                continue;
            };
            let length = Duration::from_millis(window.left);
            assert!([FIVE, FIVE + SEALS].contains(&length), "it has just opened: {length:?}");
            lengths.insert(length);
            let mut able = false;
            for seat in [0, 1] {
                let moves = evening.moves(seat).await;
                able |= moves.iter().any(|one| *one != go_on());
            }
            let (began, steps) = (Instant::now(), evening.picture().await.steps);
            let after = evening.next_step().await;
            assert_eq!(after, steps + window.seats.len(), "everybody has passed");
            if able { &mut with } else { &mut without }.push((began.elapsed(), length));
        }
        if with.len() > 12 {
            break;
        }
    }
    println!("{} windows with a reaction in hand, {} without", with.len(), without.len());
    assert!(with.len() > 5 && without.len() > 50);
    for times in [&with, &without] {
        assert!(times.iter().all(|(time, length)| is_about(*time, *length)), "{times:?}");
    }
    assert_eq!(lengths.len(), 2, "after seals that break, and without: {lengths:?}");
}

#[tokio::test(start_paused = true)]
async fn whoever_holds_on_stops_the_clock() {
    let mut evening = Evening::new(None).await;
    let window = evening.until_window().await;
    let steps = evening.picture().await.steps;
    let first = if evening.moves(0).await.is_empty() { 1 } else { 0 };
    sleep(Duration::from_secs(1)).await;
    evening.asks(first, Command::Hold { seat: first }).await;
    sleep(Duration::from_secs(3600)).await;
    let later = evening.window().await.expect("it is still open");
    assert_eq!((later.since, &later.held, later.left), (window.since, &vec![first], 0));
    assert_eq!(evening.picture().await.steps, steps);
    // The other had as long as everybody, and passes with them.
    evening.play(first, go_on()).await;
    sleep(Duration::from_millis(1)).await;
    assert_eq!(evening.picture().await.steps, steps + 2);
    assert_ne!(evening.window().await.map(|next| next.since), Some(window.since));

    // Whoever is asked second holds on, and only the first passes.
    let length = Duration::from_millis(evening.until_window().await.left);
    let first = if evening.moves(0).await.is_empty() { 1 } else { 0 };
    let (began, steps) = (Instant::now(), evening.picture().await.steps);
    evening.asks(1 - first, Command::Hold { seat: 1 - first }).await;
    assert_eq!(evening.next_step().await, steps + 1);
    assert!(is_about(began.elapsed(), length), "{:?} of {length:?}", began.elapsed());
    sleep(Duration::from_secs(60)).await;
    assert_eq!(evening.picture().await.steps, steps + 1);
    assert!(evening.moves(1 - first).await.contains(&go_on()));
}

#[tokio::test(start_paused = true)]
async fn a_window_is_as_long_as_the_host_says() {
    let mut evening = Evening::new(None).await;
    for seconds in [0, 2, 10] {
        evening.asks(0, Command::Window { seconds: None }).await;
        evening.goes_on().await;
        evening.asks(0, Command::Window { seconds: Some(5) }).await;
        let opening = Duration::from_millis(evening.until_window().await.left) - FIVE;
        let began = Instant::now();
        evening.asks(0, Command::Window { seconds: Some(seconds) }).await;
        if evening.window().await.is_some_and(|window| window.left > 0) {
            evening.next_step().await;
        }
        // Where windows are over at once, nobody waits for what opens them.
        let opening = if seconds == 0 { Duration::ZERO } else { opening };
        let wanted = opening + Duration::from_secs(seconds.into());
        assert!(is_about(began.elapsed(), wanted), "{seconds}: {:?}", began.elapsed());
    }
}

/// As it was before there were windows: everybody is asked, and waited for.
#[tokio::test(start_paused = true)]
async fn with_ask_nobody_passes_in_silence() {
    let mut evening = Evening::new(None).await;
    evening.until_window().await;
    evening.asks(0, Command::Window { seconds: None }).await;
    let steps = evening.picture().await.steps;
    sleep(Duration::from_secs(3600)).await;
    let picture = evening.picture().await;
    assert_eq!((picture.steps, picture.window()), (steps, None));
    assert!(evening.ask(0, Command::Hold { seat: 0 }).await.is_err());
    let mut asked = 0;
    for _ in 0..40 {
        asked += usize::from(evening.goes_on().await);
    }
    assert_eq!((asked, evening.picture().await.steps), (40, steps + 40));
}

#[tokio::test(start_paused = true)]
async fn while_the_game_rests_the_clock_stands_still() {
    let mut evening = Evening::new(None).await;
    let window = evening.until_window().await;
    let steps = evening.picture().await.steps;
    sleep(Duration::from_secs(2)).await;
    evening.asks(0, Command::Pause { on: true }).await;
    sleep(Duration::from_secs(600)).await;
    let picture = evening.picture().await;
    assert_eq!((picture.steps, picture.window()), (steps, None));
    evening.asks(0, Command::Pause { on: false }).await;
    let again = evening.window().await.expect("it goes on");
    assert_eq!(again.since, window.since);
    let left = window.left - 2000;
    assert!((left - 10..=left).contains(&again.left), "{} of {left}", again.left);
    let began = Instant::now();
    evening.next_step().await;
    let left = Duration::from_millis(left);
    assert!(is_about(began.elapsed() + Duration::from_millis(1), left), "{:?}", began.elapsed());
}

/// A bot that is asked answers at a time of its own, whatever it holds: after its pause, or with those
/// who say nothing.
#[tokio::test(start_paused = true)]
async fn a_bot_answers_at_a_fixed_time() {
    let pause = Config::default().bot_pause;
    let (mut first, mut second) = (Vec::new(), Vec::new());
    for _ in 0..6 {
        let mut evening = Evening::new(Some("casual")).await;
        for _ in 0..400 {
            let picture = evening.picture().await;
            if picture.phase == Phase::Over {
                break;
            }
            let bot = picture.seats.iter().position(|seat| matches!(seat.sitter, Sitter::Bot(_)));
            let bot = bot.expect("a bot") as u8;
            let window = picture.window().cloned();
            let Some(window) = window.filter(|window| window.seats.len() == 2) else {
                if !evening.goes_on().await {
                    evening.next_step().await;
                }
                continue;
            };
            let length = Duration::from_millis(window.left);
            if ![FIVE, FIVE + SEALS].contains(&length) {
                evening.next_step().await;
                continue;
            }
            let asks_bot = evening.moves(1 - bot).await.is_empty();
            let began = Instant::now();
            evening.next_step().await;
            if asks_bot {
                first.push(began.elapsed());
            } else {
                // Both in one moment: the person in silence, then the bot.
                evening.picture().await;
                sleep(Duration::from_millis(1)).await;
                let now = evening.window().await;
                assert_ne!(now.map(|now| now.since), Some(window.since), "the bot has answered");
                second.push((began.elapsed() - Duration::from_millis(1), length));
            }
        }
    }
    println!("{} times first, {} times second", first.len(), second.len());
    assert!(first.len() > 10 && second.len() > 10);
    assert!(first.iter().all(|time| is_about(*time, pause)), "{first:?}");
    assert!(second.iter().all(|(time, length)| is_about(*time, *length)), "{second:?}");
}

/// A parlour that is killed in the midst of a window: the next one begins it again.
#[test]
fn after_a_restart_a_window_begins_again() {
    let journal = Arc::new(Memory::new([0; 32]));
    let runtime = || {
        let builder = &mut tokio::runtime::Builder::new_current_thread();
        builder.enable_all().start_paused(true).build().expect("a runtime")
    };
    let first = runtime();
    let (key, since, length) = first.block_on(async {
        let parlour = Parlour::new(Config::default(), journal.clone());
        let mut evening = Evening::at(parlour, None).await;
        let window = evening.until_window().await;
        sleep(Duration::from_secs(4)).await;
        evening.asks(1, Command::Hold { seat: 1 }).await;
        (evening.key, window.since, window.left)
    });
    drop(first);
    runtime().block_on(async {
        let parlour = Parlour::new(Config::default(), journal);
        let anna = Attendance::new(&parlour, key, guest(0));
        let mut evening = Evening { parlour, key, anna };
        let window = evening.window().await.expect("it is open");
        assert_eq!((window.since, window.left, window.held), (since, length, vec![]));
        let (began, steps) = (Instant::now(), evening.picture().await.steps);
        assert_eq!(evening.next_step().await, steps + 2, "nobody holds on any more");
        assert!(is_about(began.elapsed(), Duration::from_millis(length)), "{:?}", began.elapsed());
    });
}

/// A page shows a reaction to nobody before they hold on: there is nothing to pick in it, and nothing
/// to pick is drawn ahead.
#[tokio::test(start_paused = true)]
async fn a_page_shows_no_reaction_before_somebody_holds_on() {
    let (mut able, mut unable) = (0, 0);
    for _ in 0..30 {
        let mut evening = Evening::new(None).await;
        for _ in 0..60 {
            if evening.try_until_window().await.is_none() {
                break;
            }
            let first = if evening.moves(0).await.is_empty() { 1 } else { 0 };
            let reacts = evening.moves(first).await.len() > 1;
            *(if reacts { &mut able } else { &mut unable }) += 1;
            let silent = drawn(&evening, first).await;
            assert!(!silent.0.contains("data-pick"), "{}", silent.0);
            assert!(silent.0.contains("data-hold"), "{}", silent.0);
            let left =
                [5000, 12_200].map(|left| silent.0.contains(&format!("data-left=\"{left}\"")));
            assert!(left.contains(&true), "{}", silent.0);
            assert!(!silent.1.contains("ahead\":{\""), "{}", silent.1);
            if reacts {
                evening.asks(first, Command::Hold { seat: first }).await;
                let held = drawn(&evening, first).await;
                assert!(held.0.contains("data-pick") && !held.0.contains("data-hold"));
                break;
            }
            evening.next_step().await;
        }
        if able > 2 {
            break;
        }
    }
    assert!(able > 2 && unable > 1, "{able} {unable}");
}

/// The page of a seat, and what is sent of it.
async fn drawn(evening: &Evening, seat: u8) -> (String, String) {
    let look = move |table: &Table, attending: &Attending| {
        let eyes = Eyes::Page { open: None };
        table.look_then(guest(seat), eyes, table.steps(), attending).expect("their own")
    };
    let look = evening.read(look).await;
    let desk = Desk::new(false);
    let page = TablePage {
        visit: Visit {
            lang: Lang::En,
            origin: "",
            path: "",
            hints: false,
            name: "",
            looks: web::Looks::default(),
        },
        key: "",
        picture: &look.picture,
        seat: look.seat,
        glimpse: look.glimpse.as_ref(),
        desk: &desk,
        notice: None,
        seat_link: None,
        vetoed: look.vetoed.as_deref(),
        invitations: &[],
    };
    (web::frame(&page).into_string(), Screens::default().draw_alone(&page, None).0.json(0))
}

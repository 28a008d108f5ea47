//! Windows: a short while in which silence means to go on.

use house::GameKind;
use serde_json::value::RawValue;
use std::time::Duration;
use tables::{
    Attending, Command, Entropy, Entry, Eyes, Guest, Host, Opening, Phase, Play, Refusal, Request,
    Running, Table, Window, counting_entropy,
};
use tabletop::{Seat, Seats};
use words::Lang;

fn guest(seat: u8) -> Guest {
    Guest::of_secret(["anna", "bruno"][usize::from(seat)])
}

/// A game of Fog of Love, and everything that was stored of it.
struct Evening {
    table: Table,
    journal: Vec<Entry>,
    entropy: Box<dyn Entropy>,
}

impl Evening {
    fn of(game: GameKind, bots: Option<&str>, seed: u64) -> Evening {
        let mut entropy = counting_entropy(seed);
        let host = Host { guest: guest(0), name: "Anna", lang: Lang::En, bots };
        let opening = Opening { players: Some(2), ..Opening::of(game) };
        let (table, journal) = Table::open(opening, &host, &mut entropy).expect("a table");
        Evening { table, journal, entropy: Box::new(entropy) }
    }

    fn of_two(seed: u64) -> Evening {
        let mut evening = Evening::of(GameKind::FogOfLove, None, seed);
        let sit = Command::Sit { seat: None, name: Some("Bruno".into()), lang: None };
        evening.ask(1, sit).expect("a free seat");
        evening.ask(0, Command::Start).expect("it starts");
        evening
    }

    fn ask(&mut self, seat: u8, request: impl Into<Request>) -> Result<usize, Refusal> {
        let (here, entropy) = (Attending::default(), &mut *self.entropy);
        let entries = self.table.handle(guest(seat), request, &here, entropy)?;
        self.journal.extend(entries.iter().cloned());
        Ok(entries.len())
    }

    /// The moves of a seat.
    fn moves(&self, seat: u8) -> Vec<String> {
        let look = self.table.look(guest(seat), Eyes::Seat(seat), &Attending::default());
        let glimpse = look.expect("their own").glimpse.expect("a game");
        serde_json::from_str::<Vec<Box<RawValue>>>(glimpse.moves_json().get())
            .expect("a list")
            .iter()
            .map(|one| one.get().to_string())
            .collect()
    }

    fn play(&mut self, seat: u8, action: &str) {
        let action = house::AnyAction::read(GameKind::FogOfLove, action).expect("a move");
        self.ask(seat, Play { seat, steps: None, action }).expect("a legal move");
    }

    /// Somebody who is asked does something, other than reacting if that can be helped.
    fn goes_on(&mut self) {
        let seat = [0, 1].into_iter().find(|&seat| !self.moves(seat).is_empty());
        let seat = seat.expect("somebody is asked");
        let action = self.moves(seat)[0].clone();
        self.play(seat, &action);
    }

    /// Plays until a window has this many people in it.
    fn until_window(&mut self, people: u32) -> Window {
        for _ in 0..600 {
            match self.table.window() {
                Some(window) if window.seats.len() == people => return window,
                _ => self.goes_on(),
            }
        }
        panic!("no window opens");
    }

    fn fall_silent(&mut self, held: Seats) -> usize {
        let passed = self.table.fall_silent(held);
        self.journal.extend(passed.iter().cloned());
        passed.len()
    }

    /// The table, as its journal has it.
    fn rebuilt(&self) -> Table {
        let text = serde_json::to_string(&self.journal).expect("it can be written");
        Table::rebuild(serde_json::from_str(&text).expect("it can be read")).expect("a table")
    }
}

#[test]
fn silence_passes_for_both_and_is_kept_like_moves() {
    let mut evening = Evening::of_two(1);
    let window = evening.until_window(2);
    assert_eq!(window.length, Duration::from_secs(5), "as usual");
    let steps = evening.table.steps();
    assert_eq!(window.opened, (1, steps));
    assert_eq!(evening.fall_silent(Seats::NONE), 2);
    assert_eq!(evening.table.steps(), steps + 2);
    let next = evening.table.window().map(|next| next.opened);
    assert_ne!(next, Some(window.opened), "it is another moment");
    let rebuilt = evening.rebuilt();
    assert_eq!((rebuilt.steps(), rebuilt.window()), (steps + 2, evening.table.window()));
}

/// One window for both: whoever answers before it is over does not begin another.
#[test]
fn whoever_goes_on_first_leaves_the_window_to_the_other() {
    let mut evening = Evening::of_two(2);
    let both = evening.until_window(2);
    let first = evening.table.silent(Seats::NONE).expect("somebody is asked").0;
    evening.play(first, r#""go_on""#);
    let one = evening.table.window().expect("it is still open");
    assert_eq!((one.opened, one.seats), (both.opened, Seats::one(Seat(1 - first))));
    assert_eq!(evening.rebuilt().window(), Some(one), "and so it is after a restart");
    assert_eq!(evening.ask(first, Command::Hold { seat: first }), Err(Refusal::NoWindow));
}

#[test]
fn whoever_holds_on_is_waited_for() {
    let mut evening = Evening::of_two(3);
    let window = evening.until_window(2);
    let first = evening.table.silent(Seats::NONE).expect("somebody is asked").0;
    let journal = evening.journal.len();
    assert_eq!(evening.ask(first, Command::Hold { seat: first }), Ok(0));
    assert_eq!(evening.ask(1 - first, Command::Hold { seat: first }), Err(Refusal::NotYours));
    assert_eq!(evening.journal.len(), journal, "a clock is not kept");
    assert_eq!(evening.fall_silent(Seats::one(Seat(first))), 0, "the other comes after them");
    evening.play(first, r#""go_on""#);
    assert_eq!(evening.table.window().map(|one| one.opened), Some(window.opened));
    assert_eq!(evening.fall_silent(Seats::one(Seat(first))), 1);
    // The other way round: the first passes, and the second is waited for.
    let mut evening = Evening::of_two(3);
    evening.until_window(2);
    assert_eq!(evening.ask(1 - first, Command::Hold { seat: 1 - first }), Ok(0));
    assert_eq!(evening.fall_silent(Seats::one(Seat(1 - first))), 1);
    assert_eq!(evening.moves(first), [""; 0]);
    assert!(evening.moves(1 - first).contains(&r#""go_on""#.to_string()));
}

/// What a reaction brings about is followed by a window of its own.
#[test]
fn after_a_reaction_there_is_a_new_window() {
    let mut reacted = 0;
    for seed in 0..40 {
        let mut evening = Evening::of_two(seed);
        for _ in 0..400 {
            if evening.table.phase() == Phase::Over || reacted >= 3 {
                break;
            }
            let window = evening.table.window();
            let asked = window.and_then(|_| evening.table.silent(Seats::NONE));
            let reaction = asked.and_then(|seat| {
                let moves = evening.moves(seat.0);
                moves.into_iter().find(|one| one.contains("react")).map(|one| (seat.0, one))
            });
            match (window, reaction) {
                (Some(window), Some((seat, reaction))) if window.seats.len() == 2 => {
                    evening.play(seat, &reaction);
                    reacted += 1;
                    if let Some(next) = evening.table.window() {
                        assert_ne!(next.opened, window.opened);
                    }
                }
                _ => evening.goes_on(),
            }
        }
    }
    assert!(reacted >= 3, "somebody reacted: {reacted}");
}

#[test]
fn the_host_says_how_long_windows_are() {
    let mut evening = Evening::of_two(4);
    let opened = evening.until_window(2).opened;
    let window = |seconds| Command::Window { seconds };
    assert_eq!(evening.ask(1, window(Some(2))), Err(Refusal::NotHost));
    assert_eq!(evening.ask(0, window(Some(3))), Err(Refusal::BadWindow));
    for seconds in tables::WINDOW_SECONDS {
        assert_eq!(evening.ask(0, window(Some(seconds))), Ok(1));
        let now = evening.table.window().expect("it is open");
        assert_eq!((now.length, now.opened), (Duration::from_secs(seconds.into()), opened));
        assert_eq!(evening.rebuilt().window(), Some(now));
    }
    assert_eq!(evening.ask(0, window(None)), Ok(1));
    assert_eq!(evening.table.window(), None, "everybody is asked");
    assert_eq!(evening.fall_silent(Seats::NONE), 0);
    assert_eq!(evening.ask(0, Command::Hold { seat: 0 }), Err(Refusal::NoWindow));
    assert!([0, 1].iter().any(|&seat| !evening.moves(seat).is_empty()));
    let stored = serde_json::to_string(&evening.journal).expect("it can be written");
    for kept in [r#"{"changed":{"window":10}}"#, r#"{"changed":{"window":null}}"#] {
        assert!(stored.contains(kept), "for ever: {kept}");
    }
    let mut other = Evening::of(GameKind::LoveLetter, Some("random"), 4);
    assert_eq!(other.ask(0, window(Some(5))), Err(Refusal::BadWindow));
}

#[test]
fn a_window_rests_with_its_game() {
    let mut evening = Evening::of_two(5);
    evening.until_window(2);
    evening.ask(0, Command::Pause { on: true }).expect("the host may");
    assert!(evening.table.window().is_some());
    assert_eq!(evening.fall_silent(Seats::NONE), 0);
    assert_eq!(evening.ask(0, Command::Hold { seat: 0 }), Err(Refusal::NoWindow));
    evening.ask(0, Command::Pause { on: false }).expect("the host may");
    assert_eq!(evening.fall_silent(Seats::NONE), 2);
}

/// A bot does not fall silent: it answers, and then the others do.
#[test]
fn a_bot_answers_for_itself() {
    let mut evening = Evening::of(GameKind::FogOfLove, Some("casual"), 6);
    let (mut before_bot, mut after_bot) = (0, 0);
    for _ in 0..300 {
        match (evening.table.window(), evening.table.bot_to_move()) {
            (Some(window), bot) if window.seats.len() == 2 => {
                let passed = evening.fall_silent(Seats::NONE);
                assert_eq!(passed, usize::from(bot.is_none()), "up to the bot");
                before_bot += passed;
                after_bot += 1 - passed;
                evening.table.move_bot(&mut *evening.entropy).expect("the bot answers");
            }
            (_, Some(_)) => {
                evening.table.move_bot(&mut *evening.entropy).expect("the bot answers");
            }
            _ if evening.table.phase() == Phase::Over => break,
            _ => evening.goes_on(),
        }
    }
    assert!(before_bot > 3 && after_bot > 3, "{before_bot} {after_bot}");
}

/// What the table shows of a window is what it is told by the clock; a page offers no move to somebody
/// who says nothing.
#[test]
fn a_page_offers_nothing_to_whoever_says_nothing() {
    let mut evening = Evening::of_two(7);
    evening.until_window(2);
    let first = evening.table.silent(Seats::NONE).expect("somebody is asked");
    let steps = evening.table.steps();
    for held in [Seats::NONE, Seats::one(first)] {
        let left = Duration::from_millis(1234);
        let clock = Attending::default().with_window(Some(Running { left, held }));
        let eyes = Eyes::Page { open: None };
        let look = evening.table.look_then(guest(first.0), eyes, steps, &clock).expect("her own");
        let window = look.picture.window().expect("it is open");
        assert_eq!((window.left, window.seats.len()), (1234, 2));
        assert_eq!(window.held.contains(&first.0), !held.is_empty());
        let glimpse = look.glimpse.expect("a game");
        assert_eq!(glimpse.moves().is_empty(), held.is_empty());
        assert_eq!(glimpse.is_asked(), !held.is_empty());
        // A program may answer whenever it likes.
        let look = evening.table.look(guest(first.0), Eyes::Seat(first.0), &clock).expect("hers");
        assert!(!look.glimpse.expect("a game").moves().is_empty());
    }
}

/// Steps that tell nobody anything are known as such, and only those.
#[test]
fn to_go_on_is_not_worth_a_picture() {
    let mut evening = Evening::of_two(8);
    let (mut quiet, mut loud) = (0, 0);
    for _ in 0..200 {
        if evening.table.phase() == Phase::Over {
            break;
        }
        evening.goes_on();
        let public = evening
            .table
            .look(guest(0), Eyes::Public, &Attending::default())
            .expect("the host looks")
            .glimpse
            .expect("a game");
        let steps = evening.table.steps();
        let lines = public.log(words::Tongue::of(Lang::De), &["Anna".into(), "Bruno".into()]);
        let told = lines.iter().filter(|(step, _)| step + 1 == steps).count();
        match evening.table.is_quiet(steps) {
            true => {
                assert!(told <= 1, "at most that somebody has chosen: {lines:?}");
                quiet += 1;
            }
            false => {
                assert!(told > 0, "step {steps}: {lines:?}");
                loud += 1;
            }
        }
    }
    assert!(quiet > 20 && loud > 20, "{quiet} {loud}");
}

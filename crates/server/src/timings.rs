//! Time betrays nothing: what is done until a frame is sent, and when it is sent, does not depend on what
//! others hold.
//!
//! As for lengths, moments are compared in pairs. Whoever looks sees the same in both, and somebody else
//! holds something else. A clock would be a poor judge of that: two runs of the same work never take the same
//! time. So what is counted is the work itself, as pages do it: how many parts are looked at, drawn and taken
//! from what was drawn for the public, how long they are, how much is compressed and sent. It must be equal
//! to the last byte, whichever page is drawn first.
//!
//! What is shown here:
//!
//! * A viewer's own frame takes the same work in both truths. Pages of a table share what was drawn for the
//!   public, and nothing else: a page that laid down what it drew for a seat would be found.
//! * What pages do while others at the table must wait for them (they hold a lock) is the same in all truths
//!   that look alike to the public, for each of them.
//! * When a viewer's frames are due, by the one queue, is the same in both truths.
//! * In the long run the clock is asked after all: the times that a viewer's frame takes in the one truth and
//!   in the other, measured in turns many times over, do not tell them apart by their ranks, though a few
//!   hundredths that are planted in one of them do.
//!
//! What is not shown: that a seat's own frame takes no longer for one hand than for another. It has more to
//! draw for a hand with more choices, so whoever listens on the line of that seat and could measure it to
//! some ten microseconds would learn about that hand what nobody hides from the seat itself. Nor is shown
//! what a processor that several tables share does to each of them, or how long a bot thinks: it moves when
//! its pause is over.

use crate::Config;
use crate::door::Visitor;
use crate::keys::TableKey;
use crate::page_socket::{Effort, OpenPage};
use crate::pairs::Game;
use crate::parlour::Parlour;
use crate::screen::{Cause, Screens};
use crate::table::Slot;
use crate::two_truths::{Compared, Moment, Stage, Truth, drive};
use face::queue::{Event, Millis, Pace, Queue, Step};
use house::{AnySetup, GameKind, Wanted};
use journal::Memory;
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tables::{Guest, Look};
use tabletop::{Viewer, below};
use web::{Desk, Drawing, Looks, Shelf, Speed, Work};

fn long() -> bool {
    std::env::var("PARLOUR_LONG").is_ok()
}

/// Where everything is done.
struct Place {
    parlour: Arc<Parlour>,
    tables: u64,
}

impl Place {
    fn new() -> Place {
        let journal = Arc::new(Memory::new([0; 32]));
        Place { parlour: Parlour::new(Config::default(), journal), tables: 0 }
    }

    /// A table at which everybody opens their page, in this order.
    fn sit(&mut self, stage: &Stage, order: &[Viewer]) -> Sitting {
        self.tables += 1;
        let mut name = [0; 32];
        name[..8].copy_from_slice(&self.tables.to_le_bytes());
        let (parlour, key) = (&self.parlour, TableKey::new(name));
        let page = |viewer: &Viewer| {
            let visitor = Visitor {
                secret: None,
                lang: stage.lang,
                hints: true,
                speed: Speed::Usual,
                name: String::new(),
                looks: Looks::default(),
                origin: "http://here".to_string(),
                secure: false,
                address: IpAddr::V4(Ipv4Addr::LOCALHOST),
            };
            let guest = Guest::of_secret(&format!("{viewer:?}"));
            (*viewer, OpenPage::new(parlour.clone(), key, &visitor, guest))
        };
        Sitting { _slot: parlour.slot(key), pages: order.iter().map(page).collect() }
    }

    /// What is done for the latest frame of each page at a table where everybody follows, in this order.
    fn efforts(&mut self, stage: &Stage, truth: &Truth, order: &[Viewer]) -> Vec<(Viewer, Effort)> {
        let steps = truth.game.steps();
        let mut sitting = self.sit(stage, order);
        sitting.follow(stage, truth);
        sitting.pages.iter_mut().map(|page| (page.0, show(page, stage, truth, steps))).collect()
    }
}

/// A table at which pages are open: one for everybody who plays, and one of somebody who looks on.
struct Sitting {
    /// What they have in common is kept for as long as somebody attends.
    _slot: Arc<Slot>,
    pages: Vec<(Viewer, OpenPage)>,
}

impl Sitting {
    /// All pages show the steps before the latest.
    fn follow(&mut self, stage: &Stage, truth: &Truth) {
        let steps = truth.game.steps();
        for at in steps.saturating_sub(2).max(1)..steps {
            for page in &mut self.pages {
                show(page, stage, truth, at);
            }
        }
    }
}

/// What is done for a page to show a truth after so many steps.
fn show(
    (viewer, page): &mut (Viewer, OpenPage),
    stage: &Stage,
    truth: &Truth,
    at: usize,
) -> Effort {
    let look = looked(stage, truth, *viewer, at);
    let public = viewer.seat().map(|_| looked(stage, truth, Viewer::Public, at));
    page.desk.refresh(look.glimpse.as_ref());
    // What a step reveals has been taken in before the next is shown.
    page.desk.taken_in = at - 1;
    page.make(&look, public, None, Cause::Table).expect("a frame").effort
}

fn looked(stage: &Stage, truth: &Truth, viewer: Viewer, at: usize) -> Look {
    let mut look = stage.look(truth, viewer, at);
    look.picture.yours = viewer.seat().map(|seat| seat.0).into_iter().collect();
    look
}

/// All who look, in an order drawn by lot.
fn order(players: u8, rng: &mut impl Rng) -> Vec<Viewer> {
    let mut all: Vec<Viewer> = Viewer::all(players).collect();
    for at in (1..all.len()).rev() {
        all.swap(at, below(rng, at as u32 + 1) as usize);
    }
    all
}

/// When frames are due for a viewer of a game in which a step was taken every so often: each with what it
/// shows.
fn due(truth: &Truth, viewer: Viewer, every: Millis) -> Vec<(Millis, usize, Option<usize>)> {
    let pace = Pace { step: 1800, breath: 1200, staged: 7200 };
    let glimpse = truth.game.glimpse(viewer);
    let step = |step: usize| Step {
        quiet: truth.game.is_quiet(step),
        take_ins: face::take_ins(&glimpse, step) + face::lessons(&glimpse, step),
        staged: face::is_staged(&glimpse, step),
    };
    let (mut queue, mut shown): (Queue, Vec<_>) = Default::default();
    let mut on = |queue: &mut Queue, event, now| {
        let before = (queue.shown(), queue.asking());
        queue.on(event, now, pace, step);
        if before != (queue.shown(), queue.asking()) {
            shown.push((now, queue.shown(), queue.asking()));
        }
    };
    for steps in 1..=truth.game.steps() {
        let now = steps as Millis * every;
        while let Some(at) = queue.due().filter(|at| *at < now) {
            on(&mut queue, Event::Tick, at);
        }
        // Whoever must take something in takes the same time for it.
        let got_it = Event::GotIt { step: queue.shown(), which: queue.taken() };
        on(&mut queue, got_it, now);
        on(&mut queue, Event::News { game: 1, steps }, now);
    }
    shown
}

/// Compares what is done for somebody in pairs of truths that look alike to them, in so many games.
fn alike_for_a_viewer(game: GameKind, players: std::ops::RangeInclusive<u8>, games: u64) {
    let (mut place, mut compared) = (Place::new(), Compared::default());
    let (mut pairs, mut drawn, mut frames) = (0, 0, 0);
    for seed in 0..games {
        let span = u64::from(players.end() - players.start()) + 1;
        let players = players.start() + (seed % span) as u8;
        drive(game, players, seed, &mut compared, |moment, rng, _| {
            let &Moment { stage, truths, viewer } = moment;
            if !moment.differs() || below(rng, 4) > 0 {
                return;
            }
            let order = order(players, rng);
            let [one, other] = truths.map(|truth| {
                let efforts = place.efforts(stage, truth, &order);
                efforts.into_iter().find(|(who, _)| *who == viewer).expect("their page").1
            });
            assert_eq!(one, other, "{game} {seed}: {viewer:?}, pages in the order {order:?}");
            let [here, there] = truths.map(|truth| due(truth, viewer, 1000));
            assert_eq!(here, there, "{game} {seed}: when {viewer:?} is sent something");
            pairs += 1;
            drawn += one.own.drawings;
            frames += here.len();
        });
    }
    println!("{game}: {pairs} pairs, {drawn} parts drawn, {frames} frames in time");
    assert!(pairs as u64 > games / 2 && drawn > pairs, "{game}: {pairs} pairs, {drawn} parts");
}

fn games(few: u64) -> u64 {
    if long() { few * 20 } else { few }
}

#[test]
fn a_frame_of_love_letter_takes_the_same_whatever_others_hold() {
    alike_for_a_viewer(GameKind::LoveLetter, 2..=6, games(60));
}

#[test]
fn a_frame_of_favor_takes_the_same_whatever_others_hold() {
    alike_for_a_viewer(GameKind::Favor, 2..=4, games(8));
}

#[test]
fn a_frame_of_fog_of_love_takes_the_same_whatever_others_hold() {
    alike_for_a_viewer(GameKind::FogOfLove, 2..=2, games(10));
}

/// Pairs of moments that look alike to the public, with other hands: some of a game, each with its seats.
fn public_pairs(
    game: GameKind,
    players: u8,
    pairs: usize,
    mut compare: impl FnMut(&Stage, [&Truth; 2], &mut ChaCha20Rng),
) {
    let mut rng = ChaCha20Rng::seed_from_u64(players.into());
    let wanted = Wanted { players: Some(players.into()), ..Wanted::default() };
    let setup = AnySetup::of(game, &wanted).expect("a table");
    let stage = Stage::new(game, players, Viewer::Public, &mut rng);
    let mut found = 0;
    while found < pairs {
        let one = Game::play(&setup, &mut rng);
        for _ in 0..40 {
            let other = one.otherwise(&setup, &mut rng);
            let Some((at, there)) = other.get(below(&mut rng, other.len().max(1) as u32) as usize)
            else {
                continue;
            };
            let here = &one.truths[*at];
            if here.hidden(players) != there.hidden(players) && found < pairs {
                compare(&stage, [here, there], &mut rng);
                found += 1;
            }
        }
    }
}

/// What is done while the other pages of a table wait is done for the public: whatever anybody holds, it is
/// the same.
#[test]
fn nobody_waits_for_what_is_drawn_for_a_seat() {
    let few = if long() { 400 } else { 24 };
    for (game, players) in
        [(GameKind::LoveLetter, 4), (GameKind::Favor, 3), (GameKind::FogOfLove, 2)]
    {
        let (mut place, mut own) = (Place::new(), 0);
        public_pairs(game, players, few, |stage, truths, rng| {
            let order = order(players, rng);
            let [here, there] = truths.map(|truth| place.efforts(stage, truth, &order));
            for ((viewer, one), (_, other)) in here.iter().zip(&there) {
                let locked = |effort: &Effort| (effort.open, effort.squeezed);
                assert_eq!(locked(one), locked(other), "{game}: {viewer:?} of {order:?}");
                own += usize::from(one.own != other.own);
            }
        });
        // The comparison would see it: a seat's own work does differ with its hand.
        assert!(own >= few / 8, "{game}: in {own} cases");
    }
}

/// What would be done for a viewer if pages laid down what they draw for a seat, for others to take from.
fn leaking(stage: &Stage, truth: &Truth, order: &[Viewer], viewer: Viewer) -> Work {
    let (mut shelf, desk, steps) = (Shelf::default(), Desk::new(true), truth.game.steps());
    let mut work = Work::default();
    for who in order {
        let mut screens = Screens::default();
        for at in [steps - 1, steps].into_iter().filter(|at| *at > 0) {
            let look = looked(stage, truth, *who, at);
            let page = stage.page(&look, &desk);
            let (news, _) = screens.draw(&page, None, Cause::Table, Drawing::Public(&mut shelf));
            if *who == viewer && at == steps {
                work = news.work;
            }
        }
    }
    work
}

/// The comparison finds what it is to find: were anything of a seat's laid down for others, their work would
/// tell of it.
#[test]
fn a_shelf_with_something_of_a_seats_on_it_is_found() {
    let (mut compared, mut told, mut pairs) = (Compared::default(), 0, 0);
    for seed in 0..60 {
        drive(GameKind::LoveLetter, 4, seed, &mut compared, |moment, _, _| {
            let &Moment { stage, truths, viewer } = moment;
            if moment.differs() {
                // Whoever is drawn last could take from everybody.
                let mut order: Vec<Viewer> = Viewer::all(4).filter(|who| *who != viewer).collect();
                order.push(viewer);
                let [one, other] = truths.map(|truth| leaking(stage, truth, &order, viewer));
                told += usize::from(one != other);
                pairs += 1;
            }
        });
    }
    println!("{told} of {pairs} pairs are told apart");
    assert!(told > 0, "of {pairs}");
}

/// By how many standard deviations the one list is the later, by the ranks of all (Mann and Whitney).
fn later(one: &[Duration], other: &[Duration]) -> f64 {
    let wins = one.iter().flat_map(|one| other.iter().map(move |other| one.cmp(other)));
    let sum: f64 = wins.map(|order| f64::from(order as i8)).sum::<f64>() / 2.0;
    let (n, m) = (one.len() as f64, other.len() as f64);
    sum / (n * m * (n + m + 1.0) / 12.0).sqrt()
}

/// How long the viewer's frame takes after all the others, and then for so much longer.
fn clocked(
    place: &mut Place,
    (stage, truth): (&Stage, &Truth),
    order: &[Viewer],
    planted: f64,
) -> Duration {
    let mut sitting = place.sit(stage, order);
    sitting.follow(stage, truth);
    let steps = truth.game.steps();
    let (last, others) = sitting.pages.split_last_mut().expect("somebody looks");
    for page in others {
        show(page, stage, truth, steps);
    }
    let begun = Instant::now();
    show(last, stage, truth, steps);
    let took = begun.elapsed();
    while begun.elapsed() < took.mul_f64(1.0 + planted) {}
    begun.elapsed()
}

/// The clock cannot tell two truths apart either, by which a little more work is plain. Only in the long run:
/// it takes thousands of frames.
#[test]
fn no_clock_tells_two_truths_apart() {
    if !long() {
        return;
    }
    let (mut place, mut compared) = (Place::new(), Compared::default());
    let mut found: Vec<[f64; 2]> = Vec::new();
    for seed in 0.. {
        let game = GameKind::ALL[seed as usize % GameKind::ALL.len()];
        let players = if game == GameKind::FogOfLove { 2 } else { 3 };
        let mut of_game = 0;
        drive(game, players, seed, &mut compared, |moment, rng, _| {
            let &Moment { stage, truths, viewer } = moment;
            if !moment.differs() || below(rng, 6) > 0 || of_game == 4 {
                return;
            }
            of_game += 1;
            let mut order: Vec<Viewer> =
                Viewer::all(players).filter(|who| *who != viewer).collect();
            order.push(viewer);
            // One after the other, and the other way round the next time: what drifts is shared.
            let mut times: [Vec<Duration>; 3] = Default::default();
            for round in 0..24 {
                let turns = if round % 2 == 0 { [0, 1, 2] } else { [2, 1, 0] };
                for which in turns {
                    let truth = truths[which.min(1)];
                    let planted = if which == 2 { 0.05 } else { 0.0 };
                    times[which].push(clocked(&mut place, (stage, truth), &order, planted));
                }
            }
            let [one, other, planted] = &times;
            found.push([later(other, one), later(planted, one)]);
        });
        if found.len() >= 240 {
            break;
        }
    }
    let pairs = found.len() as f64;
    let mean = |which: usize| found.iter().map(|it| it[which]).sum::<f64>() / pairs;
    let surely = 4.0 / pairs.sqrt();
    println!("{pairs} pairs: {:.3}, planted {:.3}, surely {surely:.3}", mean(0), mean(1));
    assert!(mean(1) > surely, "the clock sees what is planted");
    assert!(mean(0).abs() < surely, "the clock tells two truths apart");
}

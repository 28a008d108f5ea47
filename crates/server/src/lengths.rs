//! Lengths betray nothing: whoever sees only how long the things are that a seat is sent, compressed
//! or not, guesses its hand no better than somebody who sees nothing.
//!
//! Games are dealt in pairs that the public cannot tell apart, with other hands. Whatever a seat is
//! sent at such a moment must be of one length in both. The deals themselves are compared all with
//! all, by the best guesser there can be: the one who knows which hand is most frequent for a length.

use crate::api::answer::{Perceived, Seen};
use crate::screen::Screen;
use crate::two_truths::{Seeds, Stage, Truth, json, twin};
use crate::veil::{self, Beside};
use house::{AnySetup, GameKind, Wanted};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use std::collections::{BTreeMap, BTreeSet};
use tables::Sights;
use tabletop::{Seat, Viewer, Waiting, below};
use web::{Desk, GameUi};

/// What somebody is answered: as the public, and as a seat.
fn sent(stage: &Stage, truth: &Truth, viewer: Viewer, desk: &Desk) -> [String; 4] {
    let steps = truth.game.steps();
    let look = stage.look(truth, viewer, steps);
    let page = web::table_page(&stage.page(&look, desk));
    let sights = |past: usize| {
        let told = Sights {
            game: 1,
            steps,
            sights: truth.game.sights(viewer, past),
            moves: truth.game.moves(viewer),
            window: None,
            over: false,
        };
        json(&Perceived::of(&told, past))
    };
    let looked = json(&Seen::of(look, words::Lang::En));
    [page.into_string(), looked, sights(0), sights(steps - 1)]
}

/// The screens of a seat and of the public at one table.
type Screens = [Screen; 2];

/// What a page of the seat and one of the public are sent, all that may be picked included, after what
/// they were sent before. Gives the lengths: the public's, the seat's, and how it leaves.
fn packed(stage: &Stage, truth: &Truth, seat: u8, screens: &mut Screens) -> [usize; 3] {
    let desk = Desk::new(true);
    let viewers = [Viewer::Seat(Seat(seat)), Viewer::Public];
    let [theirs, open] = std::array::from_fn(|at| {
        let look = stage.look(truth, viewers[at], truth.game.steps());
        let (news, screen) = std::mem::take(&mut screens[at]).draw(&stage.page(&look, &desk));
        screens[at] = screen;
        news.json(1000)
    });
    let known = web::dictionary(words::Lang::En);
    let bare = |text: &str| {
        let packed = veil::packed(text, &known, None).unwrap();
        let (length, _) = packed.split_first_chunk().unwrap();
        u32::from_be_bytes(*length) as usize
    };
    let public = truth.game.glimpse(Viewer::Public);
    let asked = public.waiting().seats().has(Seat(seat));
    let picks = if asked { public.pick_room() } else { 0 };
    let lengths = [bare(&open), bare(&theirs)];
    let veiled = veil::packed(&theirs, &known, Some(&Beside { open, picks })).unwrap().len();
    [lengths[0], lengths[1], veiled]
}

/// How long things are: as the public would be sent them, as they are, and as they leave for a seat.
#[derive(PartialEq, Eq, PartialOrd, Ord, Default)]
struct Lengths {
    open: Vec<usize>,
    bare: Vec<usize>,
    veiled: Vec<usize>,
}

/// Compressing takes its time and is not always done.
fn lengths(
    stage: &Stage,
    truth: &Truth,
    seat: u8,
    screens: &mut Screens,
    squeezed: bool,
) -> Lengths {
    let desk = Desk::new(true);
    let theirs = sent(stage, truth, Viewer::Seat(Seat(seat)), &desk);
    let open = sent(stage, truth, Viewer::Public, &desk);
    let [public, bare, veiled] = packed(stage, truth, seat, screens);
    let mut lengths = Lengths { open: vec![public], bare: vec![bare], veiled: vec![veiled] };
    for (theirs, open) in theirs.into_iter().zip(&open) {
        if squeezed {
            let [theirs, open] =
                [&theirs, open].map(|text| veil::squeeze(text.as_bytes()).unwrap());
            lengths.open.push(open.len());
            lengths.bare.push(theirs.len());
            lengths.veiled.push(veil::veiled(theirs, Some(open.len())).unwrap().len());
        }
        lengths.open.push(open.len());
        lengths.bare.push(theirs.len());
        lengths.veiled.push(veil::frame(theirs, Some(open.len())).len());
    }
    lengths
}

fn setup(game: GameKind, players: u8) -> AnySetup {
    let wanted = Wanted { players: Some(players.into()), ..Wanted::default() };
    AnySetup::of(game, &wanted).expect("a table")
}

fn stages(game: GameKind, players: u8, seed: u64) -> Vec<Stage> {
    let stage = |seat| {
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        Stage::new(game, players, Viewer::Seat(Seat(seat)), &mut rng)
    };
    (0..players).map(stage).collect()
}

/// How often the best guesser is right who sees this much of the lengths.
fn right<'a>(
    deals: &'a [(String, Lengths)],
    seen: impl Fn(&'a Lengths) -> Vec<&'a Vec<usize>>,
) -> usize {
    let mut hands: BTreeMap<Vec<&Vec<usize>>, BTreeMap<&str, usize>> = BTreeMap::new();
    for (hand, lengths) in deals {
        *hands.entry(seen(lengths)).or_default().entry(hand).or_default() += 1;
    }
    hands.values().filter_map(|hands| hands.values().max()).sum()
}

/// Somebody who is asked makes their first move, or the one of this number.
fn moved(truth: &Truth, nth: usize, salts: &[u64]) -> Truth {
    let Waiting::For(seats) = truth.game.waiting() else { panic!("nobody is asked") };
    let seat = seats.first().expect("somebody is asked");
    let moves = truth.game.glimpse(Viewer::Seat(seat)).moves();
    truth.try_step(Some((seat, &moves[nth % moves.len()])), salts).expect("a legal move")
}

/// Deals often, and guesses what each seat has been dealt when so many first moves have been made.
fn guess_deals(game: GameKind, players: u8, moves: usize, secret: &str, deals: u64) {
    let (setup, stages) = (setup(game, players), stages(game, players, 1));
    for (seat, stage) in (0..players).zip(&stages) {
        let deal = |salt: u64| {
            let fresh = Truth { game: setup.begin(), seeds: Seeds::default(), step: None };
            let dealt = fresh.try_step(None, &[salt]).expect("a game begins");
            let truth = (0..moves).fold(dealt, |truth, nth| moved(&truth, 0, &[salt + nth as u64]));
            let view = truth.game.glimpse(Viewer::Seat(Seat(seat))).view_json();
            let held = view.pointer(secret).filter(|held| !held.is_null());
            (
                held.unwrap_or_else(|| panic!("{view}")).to_string(),
                lengths(stage, &truth, seat, &mut Screens::default(), salt.is_multiple_of(8)),
            )
        };
        let deals: Vec<(String, Lengths)> = (0..deals).map(deal).collect();
        let hands: BTreeSet<&String> = deals.iter().map(|(hand, _)| hand).collect();
        assert!(hands.len() >= 4, "the hands really differ: {hands:?}");
        let public = right(&deals, |lengths| vec![&lengths.open]);
        let bare = right(&deals, |lengths| vec![&lengths.open, &lengths.bare]);
        let veiled = right(&deals, |lengths| vec![&lengths.open, &lengths.veiled]);
        println!(
            "{game}, seat {seat} of {players}: {} deals, {} hands; guessed {bare} by bare \
                  lengths, {veiled} by veiled ones, {public} by none",
            deals.len(),
            hands.len()
        );
        assert!(bare > public, "{game}: the guesser can guess");
        assert_eq!(veiled, public, "{game}: a length betrays a hand");
    }
}

#[test]
fn no_length_betrays_a_dealt_hand() {
    guess_deals(GameKind::LoveLetter, 2, 0, "/hand", 240);
    guess_deals(GameKind::LoveLetter, 4, 0, "/hand", 40);
    guess_deals(GameKind::Favor, 2, 0, "/identity", 80);
}

/// In Fog of Love traits are dealt when both have said how they are addressed, and three of them are
/// kept.
#[test]
fn no_length_betrays_dealt_or_kept_traits() {
    guess_deals(GameKind::FogOfLove, 2, 2, "/own/dealt", 24);
    guess_deals(GameKind::FogOfLove, 2, 3, "/own", 24);
}

/// A move that the public does not see is not seen in the lengths either: whatever may be kept, sealed,
/// laid face down, offered or put away in secret, whoever did it is sent as much as for anything else.
#[test]
fn no_length_betrays_a_hidden_move() {
    let mut rng = ChaCha20Rng::seed_from_u64(3);
    let game = GameKind::FogOfLove;
    let (setup, stages) = (setup(game, 2), stages(game, 2, 2));
    let (mut compared, mut kinds): (usize, BTreeSet<String>) = Default::default();
    for salt in 0..if long() { 40 } else { 3 } {
        let fresh = Truth { game: setup.begin(), seeds: Seeds::default(), step: None };
        let mut truth = fresh.try_step(None, &[salt]).expect("a game begins");
        while let Waiting::For(seats) = truth.game.waiting() {
            let Some(seat) = seats.first() else { break };
            let moves = truth.game.glimpse(Viewer::Seat(seat)).moves();
            let from = truth.game.steps();
            let public = |next: &Truth| {
                let sights = next.game.sights(Viewer::Public, from);
                sights.iter().map(|sight| sight.get().to_string()).collect::<Vec<_>>()
            };
            let salts = [rng.next_u64()];
            let made = |rng: &mut ChaCha20Rng| {
                let action = &moves[below(rng, moves.len() as u32) as usize];
                (json(action), truth.try_step(Some((seat, action)), &salts).expect("legal"))
            };
            let (one, next) = made(&mut rng);
            let (two, other) = made(&mut rng);
            let kind = one.split([':', ' ']).next().unwrap_or_default().to_string();
            // Every kind of move is looked at, and common ones now and then.
            let rare = !kinds.contains(&kind) || below(&mut rng, 12) == 0;
            if one != two && public(&next) == public(&other) && rare {
                let stage = &stages[seat.index()];
                let sent = |truth: &Truth| {
                    lengths(stage, truth, seat.0, &mut Screens::default(), false).veiled
                };
                assert_eq!(sent(&next), sent(&other), "{one} or {two}");
                compared += 1;
                kinds.insert(kind);
            }
            truth = next;
        }
    }
    println!("{game}: {compared} pairs of hidden moves are sent alike: {kinds:?}");
    for kind in ["keep", "choose", "occupation"] {
        assert!(kinds.iter().any(|seen| seen.contains(kind)), "no {kind}: {kinds:?}");
    }
}

fn long() -> bool {
    std::env::var("PARLOUR_LONG").is_ok()
}

/// Plays two games that the public cannot tell apart, and compares what all seats are sent.
fn compare(game: GameKind, players: u8, seed: u64) -> (usize, usize) {
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let (setup, stages) = (setup(game, players), stages(game, players, seed));
    let fresh = || Truth { game: setup.begin(), seeds: Seeds::default(), step: None };
    let mut one = fresh().try_step(None, &[rng.next_u64()]).expect("a game begins");
    let public = Viewer::Public;
    let Some(mut other) = twin(&one, &fresh(), public, None, &mut rng) else { return (0, 0) };
    let (mut compared, mut unlike) = (0, 0);
    // What the pages of both truths were sent so far.
    let fresh_screens = || (0..players).map(|_| Screens::default()).collect::<Vec<_>>();
    let mut screens = [fresh_screens(), fresh_screens()];
    loop {
        // The pages of a novel are long; there it is one moment in four.
        let looks = game != GameKind::FogOfLove || one.game.steps() < 4 || below(&mut rng, 4) == 0;
        for (seat, stage) in (0..players).zip(&stages).filter(|_| looks) {
            let [first, second] = &mut screens;
            let at = usize::from(seat);
            let here = lengths(stage, &one, seat, &mut first[at], false).veiled;
            let there = lengths(stage, &other, seat, &mut second[at], false).veiled;
            let view = |truth: &Truth| truth.game.glimpse(Viewer::Seat(Seat(seat))).view_json();
            if view(&one) == view(&other) {
                continue;
            }
            compared += here.len();
            if here != there {
                println!("{game}, seat {seat}, step {}: {here:?} and {there:?}", one.game.steps());
            }
            unlike += here.iter().zip(&there).filter(|(here, there)| here != there).count();
        }
        let Waiting::For(seats) = one.game.waiting() else { break };
        let Some(seat) = seats.nth(below(&mut rng, seats.len())) else { break };
        let moves = |truth: &Truth| truth.game.glimpse(Viewer::Seat(seat)).moves();
        let (here, there) = (moves(&one), moves(&other));
        let both: Vec<_> = here.iter().filter(|action| there.contains(action)).collect();
        let Some(action) = both.get(below(&mut rng, both.len().max(1) as u32) as usize) else {
            break;
        };
        let step = Some((seat, *action));
        let Some(next) = one.try_step(step, &[rng.next_u64()]) else { break };
        let Some(twin) = twin(&next, &other, public, step, &mut rng) else { break };
        (one, other) = (next, twin);
    }
    (compared, unlike)
}

#[test]
fn no_length_tells_two_truths_apart() {
    let games = [
        (GameKind::LoveLetter, 2, 24),
        (GameKind::LoveLetter, 4, 12),
        (GameKind::Favor, 3, 1),
        (GameKind::FogOfLove, 2, if long() { 20 } else { 2 }),
    ];
    for (game, players, pairs) in games {
        let (mut compared, mut unlike) = (0, 0);
        for seed in 0..pairs {
            let (more, of_them) = compare(game, players, seed);
            (compared, unlike) = (compared + more, unlike + of_them);
        }
        println!("{game} {players}: {unlike} of {compared} unlike");
        assert!(compared > 100, "{game}: the truths really differ: {compared}");
        assert_eq!(unlike, 0, "{game} {players}: of {compared}");
    }
}

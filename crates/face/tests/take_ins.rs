//! In whole games: what a queue is told to wait for is what the beats say must be taken in, step by step, for
//! everybody.

use face::{Beat, Company, Kind, Person};
use house::{AnyMatch, AnySetup, GameKind, Sealed, Wanted};
use std::collections::BTreeMap;
use tabletop::{Viewer, Waiting};
use words::{Lang, Tongue};

/// Plays a game to its end, by some rule of chance.
fn play(game: GameKind, players: u8, tutorial: bool, seed: u8) -> AnyMatch {
    let wanted = Wanted { players: Some(players.into()), tutorial, ..Wanted::default() };
    let mut live = AnySetup::of(game, &wanted).expect("a table that may be").begin();
    let mut dealer = Sealed::new([seed; 32]);
    let dealt = live.opening(&mut dealer).expect("a deal");
    live.take(dealt).expect("a step of this game");
    let mut number = u64::from(seed);
    while let Waiting::For(seats) = live.waiting() {
        let seat = seats.first().expect("somebody is asked");
        let mut moves = live.glimpse(Viewer::Seat(seat)).moves();
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963);
        let action = moves.swap_remove((number >> 33) as usize % moves.len());
        let step = live.decide(seat, action, &mut dealer).expect("a legal move");
        live.take(step).expect("a step of this game");
    }
    live
}

/// How much there was to take in, of each kind.
type Counted = BTreeMap<&'static str, usize>;

fn compare(game: GameKind, players: u8, tutorial: bool, seed: u8, counted: &mut Counted) {
    let live = play(game, players, tutorial, seed);
    let people: Vec<Person> =
        (0..players).map(|seat| Person { name: format!("P{seat}"), bot: false }).collect();
    let company = Company { tongue: Tongue::of(Lang::En), people: &people };
    for viewer in Viewer::all(players) {
        let glimpse = live.glimpse(viewer);
        let beats = face::beats(&glimpse, &company);
        assert!(beats.is_sorted_by_key(|beat| beat.step), "{game}: step by step");
        for step in 1..=glimpse.steps() {
            let of_step = || beats.iter().filter(|beat| beat.step + 1 == step);
            let (lessons, rest): (Vec<_>, Vec<_>) = of_step()
                .filter(|beat| beat.take_in.is_some())
                .partition(|beat| beat.kind == Kind::Lesson);
            // What is turned together is taken in together.
            let alone = |beat: &&&Beat<()>| beat.take_in.as_ref().is_some_and(|it| !it.together);
            let waits = (face::take_ins(&glimpse, step), face::lessons(&glimpse, step));
            let told = (rest.iter().filter(alone).count(), lessons.len());
            assert_eq!(waits, told, "{game} {seed}, {viewer:?}, step {step}: {rest:#?}");
            for beat in rest.into_iter().chain(lessons) {
                assert!(beat.take_in.as_ref().is_some_and(|it| !it.text.is_empty()), "{beat:#?}");
                *counted.entry(beat.kind.name()).or_default() += 1;
            }
        }
    }
}

#[test]
fn what_is_waited_for_is_what_is_to_be_taken_in() {
    let mut counted = Counted::new();
    for seed in 0..40 {
        compare(GameKind::LoveLetter, 2 + seed % 5, false, seed, &mut counted);
        compare(GameKind::Favor, 2 + seed % 3, false, seed, &mut counted);
    }
    for seed in 0..6 {
        compare(GameKind::FogOfLove, 2, seed % 2 == 0, seed, &mut counted);
    }
    println!("{counted:?}");
    for kind in ["result", "out", "round-end", "reveal", "lesson", "game-end"] {
        assert!(counted.contains_key(kind), "no {kind}: {counted:?}");
    }
}

/// A first game has thirty lessons, each at one step and for those who play, and no other game has any.
#[test]
fn lessons_come_to_those_who_learn() {
    for tutorial in [true, false] {
        let live = play(GameKind::FogOfLove, 2, tutorial, 3);
        for viewer in Viewer::all(2) {
            let glimpse = live.glimpse(viewer);
            let lessons: usize = (1..=glimpse.steps()).map(|at| face::lessons(&glimpse, at)).sum();
            let wanted = if tutorial && viewer.seat().is_some() { 30 } else { 0 };
            assert_eq!(lessons, wanted, "{viewer:?}");
        }
    }
}

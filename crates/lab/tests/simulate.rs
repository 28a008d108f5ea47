//! A simulation is decided by its seed and by nothing else.

use house::{Hosted, LoveLetter, Wanted};
use lab::{Plan, Results, Rotation, simulate};

fn setup(players: u32) -> love_letter::Setup {
    let wanted = Wanted { players: Some(players), ..Wanted::default() };
    LoveLetter::setup(&wanted).expect("a table")
}

/// The results and the transcripts of a plan.
fn run(levels: &[usize], rotation: Rotation, seed: u64, threads: usize) -> (Results, Vec<u8>) {
    let setup = &setup(levels.len() as u32);
    let levels = levels.to_vec();
    let plan = Plan::<LoveLetter> { setup, levels, rotation, games: 300, seed, threads };
    let mut written = Vec::new();
    let results =
        simulate(&plan, Some(&mut written), &|_| {}).expect("memory takes everything").results;
    (results, written)
}

/// Everything but the time it took.
fn counts(results: &Results) -> (u64, u64, u64, Vec<f64>) {
    (results.games, results.rounds, results.actions, results.wins())
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let (one, first) = run(&[0, 0, 0], Rotation::Fixed, 7, 1);
    let (five, second) = run(&[0, 0, 0], Rotation::Fixed, 7, 5);
    assert_eq!(counts(&one), counts(&five));
    assert!(first == second, "the transcripts differ");
}

#[test]
fn another_seed_plays_other_games() {
    let (_, first) = run(&[0, 0], Rotation::Fixed, 7, 2);
    let (_, second) = run(&[0, 0], Rotation::Fixed, 8, 2);
    assert!(first != second);
}

#[test]
fn an_unwatched_simulation_plays_the_same_games_as_a_recorded_one() {
    let (recorded, _) = run(&[0, 0, 0, 0], Rotation::Fixed, 3, 2);
    let plan = Plan::<LoveLetter> {
        setup: &setup(4),
        levels: vec![0; 4],
        rotation: Rotation::Fixed,
        games: 300,
        seed: 3,
        threads: 2,
    };
    let unwatched = simulate(&plan, None, &|_| {}).expect("nothing is written").results;
    assert_eq!(counts(&recorded), counts(&unwatched));
}

#[test]
fn duplicate_deals_deal_the_same_first_hands_to_every_seating() {
    let (_, written) = run(&[0, 0], Rotation::Duplicate, 5, 2);
    let text = String::from_utf8(written).expect("JSON is text");
    let rounds: Vec<&str> = text.lines().filter(|line| line.contains("\"round\":1,")).collect();
    assert_eq!(rounds.len(), 300);
    for pair in rounds.chunks(2) {
        assert_eq!(pair[0], pair[1]);
    }
    assert_ne!(rounds[0], rounds[2]);
}

#[test]
fn wins_add_up_to_the_games() {
    let (results, _) = run(&[0, 0, 0, 0, 0, 0], Rotation::Fixed, 9, 2);
    assert!((results.wins().iter().sum::<f64>() - 300.0).abs() < 1e-9);
}

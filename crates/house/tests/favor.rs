//! Favor's log tells how everybody stands, not only what a round has brought.

use house::{AnyMatch, AnySetup, Favor, GameKind, Hosted, Sealed, Wanted};
use serde_json::Value;
use tabletop::{Viewer, Waiting};
use words::{Lang, Tongue};

fn players() -> [String; 3] {
    ["Anna", "Bruno", "Carla"].map(String::from)
}

fn table() -> AnySetup {
    let wanted = Wanted { players: Some(3), ..Wanted::default() };
    AnySetup::of(GameKind::Favor, &wanted).expect("a table")
}

/// The lines of totals in a log, and whether each stands below the points of a round.
fn totals(log: &[String]) -> Vec<&str> {
    let pairs = log.windows(2).filter(|pair| pair[1].starts_with("Totals: "));
    let below = |pair: &[String]| pair[0].starts_with("The doors stand open");
    pairs.inspect(|pair| assert!(below(pair), "{pair:?}")).map(|pair| &*pair[1]).collect()
}

/// What the log should say after each round but the first, out of the points of all rounds.
fn expected(rounds: &[[i64; 3]]) -> Vec<String> {
    let after = |rounds: &[[i64; 3]]| {
        let total = |seat: usize| rounds.iter().map(|round| round[seat]).sum::<i64>();
        let [anna, bruno, carla] =
            [total(0), total(1), total(2)].map(|total| total.to_string().replace('-', "−"));
        format!("Totals: Anna {anna}, Bruno {bruno} and Carla {carla}.")
    };
    (2..=rounds.len()).map(|count| after(&rounds[..count])).collect()
}

#[test]
fn a_transcript_retold_states_the_totals() {
    let setup = Favor::setup(&Wanted { players: Some(3), ..Wanted::default() }).expect("a table");
    let (mut lines, mut study) = (Vec::new(), <Favor as Hosted>::Study::default());
    house::play::<Favor>(&setup, &[0; 3], 7, 7, Some(&mut lines), &mut study);
    let scores = |line: &Value| {
        let scores = line["scores"].as_array().expect("scores");
        [0, 1, 2].map(|seat| scores[seat].as_i64().expect("a number"))
    };
    let ends = lines.iter().filter(|line| line["line"] == "round_end");
    let rounds: Vec<[i64; 3]> = ends.map(scores).collect();
    assert_eq!(rounds.len(), 3);
    for viewer in [None, Some(Viewer::Public)] {
        let replayed = table().replay(&lines, Tongue::of(Lang::En), &players(), viewer);
        assert_eq!(totals(&replayed.expect("the rules agree").log), expected(&rounds));
    }
}

#[test]
fn a_viewer_reads_the_totals_whenever_they_look() {
    let mut sealed = Sealed::new([7; 32]);
    let mut dice = house::dice(7);
    let mut game: AnyMatch = table().begin();
    game.take(game.opening(&mut sealed).expect("a deal")).expect("a step");
    while let Waiting::For(seats) = game.waiting() {
        let seat = seats.into_iter().next().expect("somebody is asked");
        let action = game.choose(seat, "casual", &mut dice).expect("a move");
        game.take(game.decide(seat, action, &mut sealed).expect("legal")).expect("a step");
    }
    let points = |round: &Value| {
        let points = round.as_array().expect("points");
        [0, 1, 2].map(|seat| points[seat].as_i64().expect("a number"))
    };
    let end = game.glimpse_at(Viewer::Public, game.steps());
    let view = end.view_json();
    let rounds = view["scores"].as_array().expect("the rounds");
    let rounds: Vec<[i64; 3]> = rounds.iter().map(points).collect();
    let log = |steps| -> Vec<String> {
        let lines = game.glimpse_at(Viewer::Public, steps).log(Tongue::of(Lang::En), &players());
        lines.into_iter().map(|(_, line)| line).collect()
    };
    assert_eq!(totals(&log(game.steps())), expected(&rounds));
    // Looked at in the middle, the game has told no more than had happened.
    let half = log(game.steps() / 2);
    let told = totals(&half);
    assert!(told.len() < 2 && told.iter().zip(expected(&rounds)).all(|(told, is)| *told == is));
}

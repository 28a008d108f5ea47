//! Pages depend on nothing that their viewer may not know.

use crate::love_letter::stage::{Numbers, Stage, desk, markup};
use std::collections::HashMap;
use tabletop::{Seats, Viewer};
use words::Lang;

/// What is hidden from a viewer: all hands but theirs.
fn hidden(stage: &Stage, players: u8, viewer: Viewer) -> String {
    let others = Seats::all(players).into_iter().map(Viewer::Seat).filter(|&seat| seat != viewer);
    others.map(|seat| stage.glimpse(seat).view_json()["hand"].to_string()).collect()
}

#[test]
fn two_truths_that_look_the_same_give_the_same_bytes() {
    // What somebody has perceived, to what was hidden from them and what they were shown.
    let mut pages: HashMap<String, (String, String)> = HashMap::new();
    let mut pairs = 0;
    for players in [2, 3] {
        for seed in 0..700 {
            let mut stage = Stage::new(players.into(), "2019", seed);
            let mut numbers = Numbers(seed % 3);
            for step in 0..4 {
                for viewer in Viewer::all(players) {
                    let seen = stage.live.sights(viewer, 0);
                    let seen: Vec<&str> = seen.iter().map(|step| step.get()).collect();
                    let key = format!("{players} {viewer:?} {seen:?}");
                    let glimpse = stage.glimpse(viewer);
                    let picks = if step % 2 == 0 { vec![] } else { vec!["guard", "seat-1"] };
                    let page = markup(&glimpse, players, Lang::En, &desk(&picks));
                    let truth = hidden(&stage, players, viewer);
                    let (other, same) = pages.entry(key).or_insert((truth.clone(), page.clone()));
                    assert_eq!(*same, page, "seed {seed}, {viewer:?}");
                    pairs += usize::from(*other != truth);
                }
                stage.step(|count| numbers.below(count));
            }
        }
    }
    assert!(pairs > 1_000, "only {pairs} pairs of truths told apart nothing");
}

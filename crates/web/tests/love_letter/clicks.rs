//! Every legal move can be clicked together, and nothing else.

use crate::love_letter::stage::{self, Numbers, Stage, desk, show};
use face::{Picked, picked};
use house::{AnyAction, AnyGlimpse};
use std::collections::{BTreeSet, HashSet};
use tabletop::Viewer;
use web::{Drawing, Memory};
use words::Lang;

/// What the page offers to pick, read from its markup as the browser does.
pub fn offered(markup: &str) -> Vec<String> {
    let picks = markup.split(" data-pick=\"").skip(1).filter_map(|rest| rest.split('"').next());
    picks.map(str::to_string).collect()
}

fn table_and_tray(glimpse: &AnyGlimpse, players: u8, picks: &[String]) -> String {
    let desk = desk(&picks.iter().map(String::as_str).collect::<Vec<_>>());
    show(glimpse, players, Lang::En, &desk, |page| stage::table_and_tray(&web::parts(page)))
}

/// All moves that clicking can lead to.
fn reachable(glimpse: &AnyGlimpse, players: u8) -> BTreeSet<String> {
    let drawn = show(glimpse, players, Lang::En, &desk(&[]), |page| {
        Memory::default().draw(page, Drawing::Alone)
    });
    let ahead = drawn.ahead.expect("something may be picked");
    let at = |picks: &[String]| {
        let mut parts = drawn.parts.clone();
        parts.extend(ahead[&picks.join(" ")].parts.clone());
        stage::table_and_tray(&parts)
    };
    let mut moves = BTreeSet::new();
    let mut seen = HashSet::from([Vec::<String>::new()]);
    let mut open = vec![Vec::<String>::new()];
    while let Some(picks) = open.pop() {
        for what in offered(&at(&picks)) {
            let mut picks = picks.clone();
            picks.push(what.clone());
            match picked(glimpse, &picks) {
                Picked::Move(action) => {
                    moves.insert(written(&action));
                }
                Picked::More(picks) => {
                    assert!(!picks.is_empty(), "{what} was offered and means nothing");
                    if seen.insert(picks.clone()) {
                        open.push(picks);
                    }
                }
            }
        }
    }
    moves
}

fn legal(glimpse: &AnyGlimpse) -> BTreeSet<String> {
    glimpse.moves().iter().map(written).collect()
}

/// A move as other programs write it.
fn written(action: &AnyAction) -> String {
    serde_json::to_string(action).expect("a move can be written")
}

#[test]
fn every_legal_move_can_be_clicked_together_and_nothing_else() {
    let mut numbers = Numbers(7);
    let mut looked = 0;
    for game in 0..2_000 {
        let (rules, most) = if game % 3 == 0 { ("classic", 4) } else { ("2019", 6) };
        let players = 2 + (numbers.below(most - 1) as u8);
        let mut stage = Stage::new(players.into(), rules, game);
        for _ in 0..60 {
            let Some(seat) = stage.mover() else { break };
            let glimpse = stage.glimpse(Viewer::Seat(seat));
            let legal = legal(&glimpse);
            let keeping = legal.iter().any(|action| action.contains("keep"));
            if keeping || numbers.below(20) == 0 {
                looked += 1;
                assert_eq!(reachable(&glimpse, players), legal, "game {game}, {seat:?}");
            }
            stage.step(|count| numbers.below(count));
        }
    }
    assert!(looked > 4_000, "only {looked} moments were looked at");
}

#[test]
fn whoever_is_not_asked_is_offered_nothing() {
    let mut numbers = Numbers(11);
    for game in 0..50 {
        let mut stage = Stage::new(4, "2019", game);
        for _ in 0..30 {
            let Some(mover) = stage.mover() else { break };
            for viewer in Viewer::all(4).filter(|viewer| !viewer.is(mover)) {
                let glimpse = stage.glimpse(viewer);
                let picks = ["guard".to_string(), "keep-spy".to_string()];
                assert_eq!(offered(&table_and_tray(&glimpse, 4, &picks)), [""; 0]);
            }
            stage.step(|count| numbers.below(count));
        }
    }
}

#[test]
fn whatever_is_picked_in_whatever_order_only_legal_moves_come_of_it() {
    let cards = [
        "spy",
        "guard",
        "priest",
        "baron",
        "handmaid",
        "prince",
        "chancellor",
        "king",
        "countess",
        "princess",
    ];
    let mut names: Vec<String> = vec!["play".into(), "seat-9".into(), "seat-".into(), "".into()];
    for card in cards {
        let with = ["", "name-", "keep-", "under-"].map(|before| format!("{before}{card}"));
        names.extend(with);
    }
    names.extend((0..6).map(|seat| format!("seat-{seat}")));
    let mut numbers = Numbers(3);
    for game in 0..300 {
        let mut stage = Stage::new(2 + game % 5, "2019", game.into());
        for _ in 0..40 {
            let Some(seat) = stage.mover() else { break };
            let glimpse = stage.glimpse(Viewer::Seat(seat));
            let legal = legal(&glimpse);
            for _ in 0..40 {
                let picks: Vec<String> = (0..1 + numbers.below(4))
                    .map(|_| names[numbers.below(names.len())].clone())
                    .collect();
                match picked(&glimpse, &picks) {
                    Picked::Move(action) => assert!(legal.contains(&written(&action))),
                    Picked::More(stand) => {
                        let again = picked(&glimpse, &stand);
                        assert_eq!(again, Picked::More(stand), "after {picks:?}");
                    }
                }
            }
            stage.step(|count| numbers.below(count));
        }
    }
}

//! Every legal move can be clicked together, and nothing else can, in whole games of every story.

use crate::common::{Numbers, Played, offered, whole};
use house::{AnyAction, AnyGlimpse};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use tabletop::Viewer;
use web::{Desk, GameUi, Picked};
use words::Lang;

fn written(action: &AnyAction) -> String {
    serde_json::to_string(action).expect("a move can be written")
}

/// Every move that can be clicked together.
fn reachable(glimpse: &AnyGlimpse) -> BTreeSet<String> {
    let (mut moves, mut seen) = (BTreeSet::new(), HashSet::new());
    let mut open = vec![Vec::<String>::new()];
    while let Some(picks) = open.pop() {
        if !seen.insert(picks.clone()) {
            continue;
        }
        let mut desk = Desk::new(true);
        desk.picks.clone_from(&picks);
        for pick in offered(glimpse, &desk) {
            let further: Vec<String> = picks.iter().cloned().chain([pick.clone()]).collect();
            match glimpse.picked(&further) {
                Picked::Move(action) => {
                    moves.insert(written(&action));
                }
                Picked::More(standing) => open.push(standing),
            }
        }
    }
    moves
}

/// The first word of a move as other programs write it.
fn kind(action: &AnyAction) -> String {
    let text = written(action);
    text.trim_start_matches(['{', '"']).split('"').next().unwrap_or_default().to_string()
}

#[test]
fn every_legal_move_can_be_clicked_together_and_nothing_else() {
    let mut met: BTreeMap<String, usize> = BTreeMap::new();
    let about = house::GameKind::FogOfLove.about();
    for (nth, story) in about.stories.iter().cycle().take(6).enumerate() {
        let mut game = Played::new(Some(story), nth as u64 + 1);
        let mut numbers = Numbers(nth as u64);
        while let Some(seat) = game.asked() {
            let glimpse = game.glimpse(Viewer::Seat(seat));
            let moves = glimpse.moves();
            let action = moves[numbers.below(moves.len())].clone();
            let first = met.entry(kind(&action)).or_default();
            *first += 1;
            // The first dozen of each kind, and some of the rest.
            if *first <= 12 || numbers.below(8) == 0 {
                let legal: BTreeSet<String> = moves.iter().map(written).collect();
                assert_eq!(reachable(&glimpse), legal, "{story}, step {}", glimpse.steps());
            }
            game.act(seat, action);
        }
    }
    for kind in ["gender", "keep", "occupation", "feature", "play", "choose", "react", "select"] {
        assert!(met.contains_key(kind), "{kind} has not been met: {met:?}");
    }
}

#[test]
fn a_game_reads_in_every_language_without_a_missing_word() {
    for (nth, lang) in Lang::ALL.into_iter().enumerate() {
        let mut game = Played::new(None, 40 + nth as u64);
        let mut numbers = Numbers(nth as u64);
        while let Some(seat) = game.asked() {
            let glimpse = game.glimpse(Viewer::Seat(seat));
            let page = whole(lang, &glimpse, &Desk::new(true));
            for missing in ["{ $", "{$", "flw-", "ft-", "fl-untitled"] {
                let texts = page.split('>').filter_map(|part| part.split('<').next());
                let found = texts.into_iter().find(|text| text.contains(missing));
                assert_eq!(found, None, "{lang:?}, step {}", glimpse.steps());
            }
            let moves = glimpse.moves();
            game.act(seat, moves[numbers.below(moves.len())].clone());
        }
        let end = game.glimpse(Viewer::Public);
        let page = whole(lang, &end, &Desk::new(true));
        assert!(page.contains("fl-ending"), "the ending is told");
    }
}

//! Every legal move can be clicked together, and nothing else can, in whole games of every story.

use crate::fog_of_love::common::{Numbers, Played, offered, whole};
use face::{Picked, picked};
use house::{AnyAction, AnyGlimpse};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use tabletop::Viewer;
use web::Desk;
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
            match picked(glimpse, &further) {
                Picked::Move(action) => {
                    moves.insert(written(&action));
                }
                Picked::More(standing) => open.push(standing),
            }
        }
    }
    moves
}

/// What is asked now, in one word.
fn asked(glimpse: &AnyGlimpse) -> String {
    let AnyGlimpse::FogOfLove(glimpse) = glimpse else { panic!("another game") };
    let asked = format!("{:?}", glimpse.view.table.asked);
    asked.split([' ', '(', '{']).next().unwrap_or_default().to_string()
}

#[test]
fn every_legal_move_can_be_clicked_together_and_nothing_else() {
    let mut met: BTreeMap<String, usize> = BTreeMap::new();
    let about = house::GameKind::FogOfLove.about();
    for (nth, story) in about.stories.iter().cycle().take(240).enumerate() {
        let mut game = Played::new(Some(story), nth as u64 + 1);
        let mut numbers = Numbers(nth as u64);
        while let Some(seat) = game.asked() {
            let glimpse = game.glimpse(Viewer::Seat(seat));
            let moves = glimpse.moves();
            let times = met.entry(asked(&glimpse)).or_default();
            *times += 1;
            // The first dozen times that something is asked, and some of the rest.
            if *times <= 12 || numbers.below(100) == 0 {
                let legal: BTreeSet<String> = moves.iter().map(written).collect();
                let reached = reachable(&glimpse);
                assert_eq!(
                    reached,
                    legal,
                    "{story}, step {}: {}",
                    glimpse.steps(),
                    asked(&glimpse)
                );
            }
            // Whoever can react does, so that what reactions ask is met.
            let react = moves.iter().position(|action| written(action).contains("react"));
            let nth = react.unwrap_or_else(|| numbers.below(moves.len()));
            game.act(seat, moves[nth].clone());
        }
    }
    let unmet: Vec<_> = ALL_ASKED.iter().filter(|asked| !met.contains_key(**asked)).collect();
    assert!(unmet.is_empty(), "{unmet:?} of {met:?}");
}

/// All that the cards of this pack ask.
const ALL_ASKED: [&str; 26] = [
    "Gender",
    "Traits",
    "Occupation",
    "Feature",
    "Introduction",
    "Turn",
    "DrawFrom",
    "Choice",
    "Reaction",
    "Option",
    "GiveUp",
    "Take",
    "DropDestiny",
    "Switch",
    "Recover",
    "DiscardScene",
    "Reveal",
    "Trade",
    "Secret",
    "Guess",
    "SwapFeatures",
    "Rechoice",
    "FinalDestiny",
    "Enter",
    "Confirm",
    "Order",
];

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

//! A page holds nothing that only the other one knows.

use crate::fog_of_love::common::{Numbers, Played, whole};
use fog_of_love::{Happened, Sight};
use house::AnyGlimpse;
use tabletop::{Seat, Viewer};
use web::Desk;
use words::Lang;

/// The titles of the scenes in somebody's hand, as their own page has them.
fn hand(page: &str) -> Vec<String> {
    let cards = page.split("class=\"fl-card").skip(1);
    let title = |card: &str| Some(card.split("<strong>").nth(1)?.split('<').next()?.to_string());
    cards.filter_map(title).collect()
}

/// Whether somebody was ever shown or handed a scene, which they then know.
fn has_learnt(glimpse: &AnyGlimpse) -> bool {
    let AnyGlimpse::FogOfLove(glimpse) = glimpse else { return false };
    let learnt = |sight: &Sight| matches!(sight, Happened::Handed(..) | Happened::Showed(..));
    glimpse.recent.iter().any(learnt)
}

#[test]
fn nobody_reads_the_others_hand() {
    let mut compared = 0;
    for seed in 0..4 {
        let mut game = Played::new(None, 70 + seed);
        let mut numbers = Numbers(seed);
        for _ in 0..120 {
            let Some(seat) = game.asked() else { break };
            let desk = Desk::new(true);
            let page = |viewer| whole(Lang::En, &game.glimpse(viewer), &desk);
            let pages = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Public].map(page);
            for title in hand(&pages[0]) {
                // What lies open, or was shown, is known by right.
                let open =
                    pages[2].contains(&title) || has_learnt(&game.glimpse(Viewer::Seat(Seat(1))));
                assert!(open || !pages[1].contains(&title), "{title}");
                compared += 1;
            }
            assert!(!pages[2].contains("fl-card"), "a spectator has no hand");
            let moves = game.glimpse(Viewer::Seat(seat)).moves();
            game.act(seat, moves[numbers.below(moves.len())].clone());
        }
    }
    assert!(compared > 500, "{compared} titles were compared");
}

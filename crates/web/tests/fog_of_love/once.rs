//! What somebody holds is sent once.

use crate::fog_of_love::common::{Numbers, Played, with_page};
use house::AnyGlimpse;
use tabletop::{Seat, Viewer};
use web::Desk;
use words::Lang;

/// Calls `look` with all that is seen in some games, step by step.
fn watch(games: u64, mut look: impl FnMut(&AnyGlimpse)) {
    for seed in 1..=games {
        let mut game = Played::new(None, seed);
        let mut numbers = Numbers(seed);
        while let Some(seat) = game.asked() {
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Public] {
                look(&game.glimpse(viewer));
            }
            let moves = game.glimpse(Viewer::Seat(seat)).moves();
            game.act(seat, moves[numbers.below(moves.len())].clone());
        }
    }
}

/// A scene in hand is read when somebody asks about it, and when they consider playing it: one text.
#[test]
fn a_scene_in_hand_is_sent_once() {
    let mut considered = 0;
    watch(2, |glimpse| {
        let desk = Desk::new(true);
        let drawn = with_page(Lang::En, glimpse, &desk, |page| {
            web::Memory::default().draw(page, web::Drawing::Alone)
        });
        for point in drawn.ahead.iter().flat_map(web::Ahead::values) {
            assert!(point.parts.keys().all(|id| !id.starts_with("read-")), "{point:?}");
            considered += usize::from(point.parts.values().any(|html| html.contains("<!--read-")));
        }
    });
    assert!(considered > 20, "scenes were considered: {considered}");
}

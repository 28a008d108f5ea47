//! What every level of Favor promises.

use crate::common::{self, table};
use bots::favor::LEVELS;
use bots::{Dice, play_watched};
use favor::{Action, Score, Setup, Step, View};
use rand_core::SeedableRng;
use tabletop::{Deals, mix};

fn every_setup() -> Vec<Setup> {
    (2..=4).map(|players| Setup::new(players).expect("a table")).collect()
}

#[test]
fn every_level_plays_only_legal_moves_at_every_table() {
    common::plays_only_legal_moves(&LEVELS, &every_setup(), 40);
}

#[test]
fn the_same_seeds_give_the_same_game() {
    common::plays_the_same_game_again(&LEVELS, &every_setup());
}

/// Watches every bid that a level makes in some games.
fn every_bid(name: &'static str, mut check: impl FnMut(&View, u8)) {
    for setup in every_setup() {
        for game in 0..40 {
            let mut bots = table(&LEVELS, setup.players(), |chair| match chair {
                0 => name,
                _ => LEVELS[game as usize % LEVELS.len()].name,
            });
            let watch = |_: &_, view: &View, &action: &Action| {
                let seat = view.viewer.seat().expect("a seat");
                if let (0, Action::Bid(amount)) = (seat.0, action) {
                    check(view, amount);
                }
            };
            let mut deals = Deals::new(mix(2, game));
            play_watched(&setup, &mut bots, &mut deals, &mut Dice::seed_from_u64(game), watch)
                .expect("legal moves");
        }
    }
}

/// What the lot would add to the viewer's score.
fn gain(view: &View) -> i8 {
    let seat = view.viewer.seat().expect("a seat");
    let door = view.own().expect("a door of one's own");
    let held = view.table.collection(seat);
    let mut more = held;
    more.add_all(view.table.lot);
    Score::of(door, more).points() - Score::of(door, held).points()
}

/// Whether nobody bids after the viewer.
fn bids_last(view: &View) -> bool {
    view.table.step == Step::Bid && view.viewer.seat() == Some(view.table.auction.last)
}

#[test]
fn beginner_and_casual_bid_only_for_what_gains_them_something() {
    let mut bids = 0;
    for name in ["beginner", "casual"] {
        every_bid(name, |view, amount| {
            bids += 1;
            assert!(gain(view) > 0, "{name} bids {amount} for {:?}", view.table.lot);
        });
    }
    assert!(bids > 200, "{bids} bids prove something");
}

#[test]
fn whoever_bids_last_pays_no_more_than_it_takes() {
    let mut bids = 0;
    for name in ["beginner", "casual", "club"] {
        every_bid(name, |view, amount| {
            if bids_last(view) {
                bids += 1;
                assert_eq!(amount, view.table.auction.high + 1, "{name} over-bids");
            }
        });
    }
    assert!(bids > 100, "{bids} bids prove something");
}

/// The bounds lie several standard deviations below what `examples/arena.rs` measures.
#[test]
fn each_level_is_clearly_stronger_than_the_one_below() {
    let table = |players| Setup::new(players).expect("a table");
    for (players, hero, others, games, at_least) in [
        (2, "beginner", "random", 400, 62.0),
        (2, "casual", "beginner", 400, 60.0),
        (2, "club", "casual", 200, 75.0),
        (2, "club", "random", 200, 90.0),
        (4, "club", "random", 100, 80.0),
    ] {
        let won = common::won(&LEVELS, &table(players), hero, others, games);
        assert!(won >= at_least, "{hero} wins {won:.1} % of {players} against {others}");
    }
}

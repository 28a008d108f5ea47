//! What every level of Love Letter promises.

use crate::common::{self, legal, table};
use bots::love_letter::LEVELS;
use bots::{Dice, play_watched};
use love_letter::{Action, Card, Edition, LoveLetter, Setup, View};
use rand_core::SeedableRng;
use tabletop::{Deals, mix};

fn every_setup() -> Vec<Setup> {
    let of = |edition: Edition| {
        (2..=edition.most_players()).map(move |n| Setup::new(edition, n).expect("a table"))
    };
    of(Edition::Standard).chain(of(Edition::Classic)).collect()
}

#[test]
fn every_level_plays_only_legal_moves_at_every_table() {
    common::plays_only_legal_moves(&LEVELS, &every_setup(), 30);
}

/// Whether a move parts with the Princess: played, or discarded by one's own Prince.
fn throws_princess_away(view: &View, action: Action) -> bool {
    let holds_princess = view.hand().cards().any(|card| card == Card::Princess);
    match action {
        Action::Play(card) => card == Card::Princess,
        Action::PlayOn(Card::Prince, target) => view.viewer.is(target) && holds_princess,
        _ => false,
    }
}

#[test]
fn nobody_but_random_throws_the_princess_away_while_there_is_another_move() {
    for name in ["beginner", "casual", "club"] {
        for setup in every_setup() {
            for game in 0..20 {
                let watch = |_: &_, view: &View, &action: &Action| {
                    let forced = legal::<LoveLetter>(view)
                        .iter()
                        .all(|&other| throws_princess_away(view, other));
                    assert!(forced || !throws_princess_away(view, action), "{name}: {view:?}");
                };
                let mut bots = table(&LEVELS, setup.players(), |_| name);
                let mut deals = Deals::new(mix(2, game));
                play_watched(&setup, &mut bots, &mut deals, &mut Dice::seed_from_u64(game), watch)
                    .expect("legal moves");
            }
        }
    }
}

#[test]
fn the_same_seeds_give_the_same_game() {
    common::plays_the_same_game_again(&LEVELS, &every_setup());
}

/// The bounds lie several standard deviations below what `examples/arena.rs` measures.
#[test]
fn each_level_is_clearly_stronger_than_the_one_below() {
    let two = Setup::new(Edition::Standard, 2).expect("a table for two");
    let four = Setup::new(Edition::Standard, 4).expect("a table for four");
    for (setup, hero, others, at_least) in [
        (two, "beginner", "random", 62.0),
        (two, "casual", "beginner", 65.0),
        (two, "club", "casual", 58.0),
        (two, "club", "random", 88.0),
        (four, "beginner", "random", 33.0),
        (four, "casual", "beginner", 36.0),
        (four, "club", "casual", 34.0),
        (four, "club", "random", 60.0),
    ] {
        let won = common::won(&LEVELS, &setup, hero, others, 400);
        assert!(won >= at_least, "{hero} wins {won:.1} % against {others}, {setup:?}");
    }
}

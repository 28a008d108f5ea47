//! What every level of Love Letter promises.

mod common;

use bots::love_letter::LEVELS;
use bots::{Dice, play, play_watched};
use common::{legal, table};
use love_letter::{Action, Card, Edition, Setup, View};
use rand_core::SeedableRng;
use tabletop::{Deals, Seat, Seats, mix};

fn every_setup() -> Vec<Setup> {
    let of = |edition: Edition| {
        (2..=edition.most_players()).map(move |n| Setup::new(edition, n).expect("a table"))
    };
    of(Edition::Standard).chain(of(Edition::Classic)).collect()
}

#[test]
fn every_level_plays_only_legal_moves_at_every_table() {
    for level in &LEVELS {
        for setup in every_setup() {
            for game in 0..30 {
                // Mixed company leads to more kinds of positions than the same level all round.
                let mut bots = table(setup.players(), |chair| match chair % 2 {
                    0 => level.name,
                    _ => LEVELS[game as usize % LEVELS.len()].name,
                });
                let watch = |_: &_, view: &View, action: &Action| {
                    assert!(legal(view).contains(action), "{}: {action:?}", level.name);
                };
                let mut deals = Deals::new(mix(1, game));
                play_watched(&setup, &mut bots, &mut deals, &mut Dice::seed_from_u64(game), watch)
                    .unwrap_or_else(|why| panic!("{} plays an illegal move: {why:?}", level.name));
            }
        }
    }
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
                    let forced = legal(view).iter().all(|&other| throws_princess_away(view, other));
                    assert!(forced || !throws_princess_away(view, action), "{name}: {view:?}");
                };
                let mut bots = table(setup.players(), |_| name);
                let mut deals = Deals::new(mix(2, game));
                play_watched(&setup, &mut bots, &mut deals, &mut Dice::seed_from_u64(game), watch)
                    .expect("legal moves");
            }
        }
    }
}

/// The whole course of a game, move by move.
fn course(setup: &Setup, name: &'static str, seed: u64) -> (Vec<Action>, Seats) {
    let mut moves = Vec::new();
    let watch = |_: &_, _: &_, action: &Action| moves.push(*action);
    let mut bots = table(setup.players(), |_| name);
    let mut dice = Dice::seed_from_u64(seed);
    let winners = play_watched(setup, &mut bots, &mut Deals::new(seed), &mut dice, watch)
        .expect("legal moves");
    (moves, winners)
}

#[test]
fn the_same_seeds_give_the_same_game() {
    for level in &LEVELS {
        for setup in every_setup() {
            for seed in 0..5 {
                let name = level.name;
                assert_eq!(course(&setup, name, seed), course(&setup, name, seed), "{name}");
            }
        }
    }
}

/// The matches in a hundred that `hero` wins, sitting in every chair with the same cards.
fn matches_won(setup: &Setup, hero: &'static str, others: &'static str, matches: u64) -> f64 {
    let players = setup.players();
    let deals = matches / u64::from(players);
    let mut won = 0.0;
    for deal in 0..deals {
        for chair in 0..players {
            let mut bots = table(players, |at| if at == chair { hero } else { others });
            let mut dice = Dice::seed_from_u64(mix(deal, u64::from(chair)));
            let winners = play(setup, &mut bots, &mut Deals::new(mix(3, deal)), &mut dice)
                .expect("legal moves");
            won += f64::from(winners.has(Seat(chair))) / f64::from(winners.len());
        }
    }
    100.0 * won / (deals * u64::from(players)) as f64
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
        let won = matches_won(&setup, hero, others, 400);
        assert!(won >= at_least, "{hero} wins {won:.1} % against {others}, {setup:?}");
    }
}

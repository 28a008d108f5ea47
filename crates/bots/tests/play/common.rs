//! Tables of bots for the tests.

use bots::{Bot, Dice, Level, play, play_watched};
use rand_core::SeedableRng;
use tabletop::{Deals, Game, Seat, Seats, mix};

/// A table of bots, by the names of their levels.
pub fn table<G: Game>(
    levels: &[Level<G>],
    players: u8,
    name: impl Fn(u8) -> &'static str,
) -> Vec<Box<dyn Bot<G>>> {
    let seat = |name| {
        let level = levels.iter().find(|level| level.name == name).expect("a level of that name");
        (level.seat)()
    };
    (0..players).map(|chair| seat(name(chair))).collect()
}

/// The viewer's legal moves.
pub fn legal<G: Game>(view: &G::View) -> Vec<G::Action> {
    let mut moves = Vec::new();
    G::legal(G::seen_in(view).expect("a seat"), &mut moves);
    moves
}

/// Every level plays only legal moves, in mixed company: that leads to more kinds of positions than
/// the same level all round.
pub fn plays_only_legal_moves<G: Game>(levels: &[Level<G>], setups: &[G::Setup], games: u64) {
    for level in levels {
        for setup in setups {
            for game in 0..games {
                let mut bots = table(levels, G::players(setup), |chair| match chair % 2 {
                    0 => level.name,
                    _ => levels[game as usize % levels.len()].name,
                });
                let watch = |_: &_, view: &G::View, action: &G::Action| {
                    assert!(legal::<G>(view).contains(action), "{}: {action:?}", level.name);
                };
                let mut deals = Deals::new(mix(1, game));
                play_watched(setup, &mut bots, &mut deals, &mut Dice::seed_from_u64(game), watch)
                    .unwrap_or_else(|why| panic!("{} plays an illegal move: {why:?}", level.name));
            }
        }
    }
}

/// The whole course of a game, move by move.
fn course<G: Game>(
    levels: &[Level<G>],
    setup: &G::Setup,
    name: &'static str,
    seed: u64,
) -> (Vec<G::Action>, Seats) {
    let mut moves = Vec::new();
    let watch = |_: &_, _: &_, action: &G::Action| moves.push(action.clone());
    let mut bots = table(levels, G::players(setup), |_| name);
    let mut dice = Dice::seed_from_u64(seed);
    let winners = play_watched(setup, &mut bots, &mut Deals::new(seed), &mut dice, watch)
        .unwrap_or_else(|why| panic!("an illegal move: {why:?}"));
    (moves, winners)
}

/// The same seeds give the same game.
pub fn plays_the_same_game_again<G: Game>(levels: &[Level<G>], setups: &[G::Setup]) {
    for name in levels.iter().map(|level| level.name) {
        for setup in setups {
            for seed in 0..5 {
                let again = course(levels, setup, name, seed);
                assert_eq!(course(levels, setup, name, seed), again, "{name}");
            }
        }
    }
}

/// The games in a hundred that `hero` wins, sitting in every chair with the same cards.
pub fn won<G: Game>(
    levels: &[Level<G>],
    setup: &G::Setup,
    hero: &'static str,
    others: &'static str,
    games: u64,
) -> f64 {
    let players = G::players(setup);
    let deals = games / u64::from(players);
    let mut won = 0.0;
    for deal in 0..deals {
        for chair in 0..players {
            let mut bots = table(levels, players, |at| if at == chair { hero } else { others });
            let mut dice = Dice::seed_from_u64(mix(deal, u64::from(chair)));
            let winners = play(setup, &mut bots, &mut Deals::new(mix(3, deal)), &mut dice)
                .unwrap_or_else(|why| panic!("an illegal move: {why:?}"));
            won += f64::from(winners.has(Seat(chair))) / f64::from(winners.len());
        }
    }
    100.0 * won / (deals * u64::from(players)) as f64
}

//! How fast the games are: random play, listing, copying, folding, imagining.
//!
//! `cargo bench -p lab`. Throughput is in actions, or in things of the kind measured.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use favor::Favor;
use fog_of_love::FogOfLove;
use house::{Hosted, Wanted};
use love_letter::LoveLetter;
use rand_xoshiro::{SplitMix64, rand_core::SeedableRng};
use tabletop::{Deals, Game, Imagine, Seat, Turn, Viewer, below};

fn main() {
    divan::main();
}

/// A table for so many, or for as many as the game allows.
fn setup<G: Hosted>(players: u32) -> G::Setup {
    let table = |players| G::setup(&Wanted { players: Some(players), ..Wanted::default() });
    (2..=players).rev().find_map(|players| table(players).ok()).expect("a table for two")
}

/// Whole games, every seat choosing from its full list of legal moves.
#[divan::bench(types = [LoveLetter, Favor, FogOfLove], args = [2, 3, 4, 6])]
fn random_play<G: Hosted>(bencher: Bencher<'_, '_>, players: u32) {
    let setup = setup::<G>(players);
    let play = |seed| {
        let mut dice = bots::Dice::seed_from_u64(seed);
        let mut study = G::Study::default();
        let actions = |game| {
            let mut deals = Deals::new(seed ^ game);
            G::play_random(&setup, &mut deals, &mut dice, &mut study).actions
        };
        (0..200).map(actions).sum::<u32>()
    };
    bencher.counter(ItemsCount::new(play(1))).bench(|| play(black_box(1)));
}

/// A state in which somebody is to move, who that is, and what seat 0 has seen so far.
type Position<G> = (<G as Game>::State, Seat, Vec<<G as Game>::Sight>);

/// Positions out of random games.
fn positions<G: Hosted>(players: u32) -> Vec<Position<G>> {
    let setup = setup::<G>(players);
    let mut rng = SplitMix64::seed_from_u64(7);
    let mut found = Vec::new();
    for seed in 0..20 {
        let mut deals = Deals::new(seed);
        let mut state = G::start(&setup);
        let (mut events, mut menu) = (Vec::new(), Vec::new());
        loop {
            match G::turn(&state) {
                Turn::Chance(ask) => {
                    let answer = deals.answer(&ask);
                    G::deal(&mut state, answer, &mut events).expect("a card");
                }
                Turn::Seats(seats) => {
                    let seat = seats.first().expect("a seat");
                    let sight = |event| G::sight(event, Viewer::Seat(Seat(0)));
                    found.push((state.clone(), seat, events.iter().filter_map(sight).collect()));
                    menu.clear();
                    G::legal(G::seen(&state, seat), &mut menu);
                    let action = menu.swap_remove(below(&mut rng, menu.len() as u32) as usize);
                    G::act(&mut state, seat, action, &mut events).expect("a legal move");
                }
                Turn::Over(_) => break,
            }
        }
    }
    found
}

fn seen<G: Hosted>(sights: &[G::Sight], players: u32) -> G::View {
    let mut view = G::view(&setup::<G>(players), Viewer::Seat(Seat(0)));
    sights.iter().for_each(|sight| G::see(&mut view, sight));
    view
}

/// The legal moves of the seat to act.
#[divan::bench(types = [LoveLetter, Favor, FogOfLove], args = [2, 4, 6])]
fn list_moves<G: Hosted>(bencher: Bencher<'_, '_>, players: u32) {
    let positions = positions::<G>(players);
    let mut menu = Vec::with_capacity(100);
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (state, seat, _) in &positions {
            menu.clear();
            G::legal(G::seen(black_box(state), *seat), &mut menu);
            black_box(&menu);
        }
    });
}

/// A copy of the whole truth.
#[divan::bench(types = [LoveLetter, Favor, FogOfLove])]
fn copy_state<G: Hosted>(bencher: Bencher<'_, '_>) {
    let positions = positions::<G>(4);
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (state, _, _) in &positions {
            black_box(black_box(state).clone());
        }
    });
}

/// A seat's sights of a whole game, folded into its view.
#[divan::bench(types = [LoveLetter, Favor, FogOfLove], args = [2, 4, 6])]
fn fold_view<G: Hosted>(bencher: Bencher<'_, '_>, players: u32) {
    let positions = positions::<G>(players);
    let (_, _, sights) = positions.last().expect("a position");
    bencher
        .counter(ItemsCount::new(sights.len()))
        .bench_local(|| seen::<G>(black_box(sights), players));
}

/// A world that a seat holds possible.
#[divan::bench(types = [LoveLetter, Favor, FogOfLove], args = [2, 4, 6])]
fn imagine_world<G: Hosted + Imagine>(bencher: Bencher<'_, '_>, players: u32) {
    let views: Vec<G::View> = positions::<G>(players)
        .iter()
        .step_by(10)
        .map(|(_, _, sights)| seen::<G>(sights, players))
        .collect();
    let mut rng = SplitMix64::seed_from_u64(1);
    bencher.counter(ItemsCount::new(views.len())).bench_local(|| {
        for view in &views {
            black_box(G::world(black_box(view), &mut rng));
        }
    });
}

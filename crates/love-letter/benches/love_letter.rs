//! How fast Love Letter is: random play, listing, copying, folding, imagining.
//!
//! `cargo bench -p love-letter`. Throughput is in actions, or in things of the kind measured.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use love_letter::{Action, Card, Edition, LoveLetter, MOST_ACTIONS, Setup, Sight, State, View};
use rand_xoshiro::{SplitMix64, Xoshiro256PlusPlus, rand_core::SeedableRng};
use tabletop::{Deals, Game, Imagine, List, Seat, Turn, Viewer, below, play_random};

fn main() {
    divan::main();
}

fn setup(players: u8) -> Setup {
    Setup::new(Edition::Standard, players).expect("a table")
}

fn menu() -> List<Action, MOST_ACTIONS> {
    List::new(Action::Play(Card::Spy))
}

/// Whole matches, every seat choosing from its full list of legal moves.
#[divan::bench(args = [2, 3, 4, 5, 6])]
fn random_play(bencher: Bencher<'_, '_>, players: u8) {
    let setup = setup(players);
    let play = |seed| {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut menu = menu();
        let games = (0..200).map(|game| {
            let mut deals = Deals::new(seed ^ game);
            play_random::<LoveLetter, MOST_ACTIONS>(&setup, &mut deals, &mut rng, &mut menu)
                .expect("legal moves")
                .actions
        });
        games.sum::<u32>()
    };
    bencher.counter(ItemsCount::new(play(1))).bench(|| play(black_box(1)));
}

/// States in which somebody is to move, and what led there, out of random matches.
fn positions(players: u8) -> Vec<(State, Vec<Sight>)> {
    let setup = setup(players);
    let mut rng = SplitMix64::seed_from_u64(7);
    let mut found = Vec::new();
    for seed in 0..20 {
        let mut deals = Deals::new(seed);
        let mut state = LoveLetter::start(&setup);
        let (mut events, mut menu) = (Vec::new(), Vec::new());
        loop {
            match LoveLetter::turn(&state) {
                Turn::Chance(ask) => {
                    let answer = deals.answer(&ask);
                    LoveLetter::deal(&mut state, answer, &mut events).expect("a card");
                }
                Turn::Seats(seats) => {
                    let seat = seats.first().expect("a seat");
                    let sight = |event| LoveLetter::sight(event, Viewer::Seat(Seat(0)));
                    found.push((state, events.iter().filter_map(sight).collect()));
                    menu.clear();
                    LoveLetter::legal(LoveLetter::seen(&state, seat), &mut menu);
                    let action = menu[below(&mut rng, menu.len() as u32) as usize];
                    LoveLetter::act(&mut state, seat, action, &mut events).expect("legal");
                }
                Turn::Over(_) => break,
            }
        }
    }
    found
}

fn seen(sights: &[Sight], players: u8) -> View {
    let mut view = LoveLetter::view(&setup(players), Viewer::Seat(Seat(0)));
    sights.iter().for_each(|sight| LoveLetter::see(&mut view, sight));
    view
}

/// The legal moves of the seat to act.
#[divan::bench(args = [2, 4, 6])]
fn list_moves(bencher: Bencher<'_, '_>, players: u8) {
    let positions = positions(players);
    let mut menu = menu();
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (state, _) in &positions {
            menu.clear();
            let seat = state.table().active;
            LoveLetter::legal(LoveLetter::seen(black_box(state), seat), &mut menu);
            black_box(&menu);
        }
    });
}

/// A copy of the whole truth.
#[divan::bench]
fn copy_state(bencher: Bencher<'_, '_>) {
    let positions = positions(4);
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        for (state, _) in &positions {
            let copy = *black_box(state);
            black_box(&copy);
        }
    });
}

/// A seat's sights of a whole match, folded into its view.
#[divan::bench(args = [2, 4, 6])]
fn fold_view(bencher: Bencher<'_, '_>, players: u8) {
    let positions = positions(players);
    let (_, sights) = positions.last().expect("a position");
    bencher.counter(ItemsCount::new(sights.len())).bench(|| seen(black_box(sights), players));
}

/// A world that a seat holds possible.
#[divan::bench(args = [2, 4, 6])]
fn imagine_world(bencher: Bencher<'_, '_>, players: u8) {
    let views: Vec<View> =
        positions(players).iter().step_by(10).map(|(_, sights)| seen(sights, players)).collect();
    let mut rng = SplitMix64::seed_from_u64(1);
    bencher.counter(ItemsCount::new(views.len())).bench_local(|| {
        for view in &views {
            black_box(LoveLetter::world(black_box(view), &mut rng));
        }
    });
}

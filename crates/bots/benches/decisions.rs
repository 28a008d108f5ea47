//! How long a level thinks about one move.
//!
//! `cargo bench -p bots`

use bots::love_letter::LEVELS;
use bots::{Dice, play_watched};
use love_letter::{Edition, Setup, View};
use rand_core::SeedableRng;
use tabletop::Deals;

fn main() {
    divan::main();
}

/// Positions out of games between players of one level.
fn positions(level: usize, players: u8) -> Vec<View> {
    let setup = Setup::new(Edition::Standard, players).expect("a table");
    let mut views = Vec::new();
    for game in 0..20 {
        let mut bots: Vec<_> = (0..players).map(|_| (LEVELS[level].seat)()).collect();
        let mut dice = Dice::seed_from_u64(game);
        play_watched(&setup, &mut bots, &mut Deals::new(game), &mut dice, |_, view, _| {
            views.push(*view);
        })
        .expect("legal moves");
    }
    views
}

fn decide(bencher: divan::Bencher<'_, '_>, name: &str, players: u8) {
    let level = LEVELS.iter().position(|level| level.name == name).expect("a level of that name");
    let views = positions(level, players);
    let mut next = views.iter().cycle();
    let mut bot = (LEVELS[level].seat)();
    let mut dice = Dice::seed_from_u64(1);
    bencher.bench_local(|| next.next().map(|view| bot.choose(view, &mut dice)));
}

#[divan::bench(args = [2, 4, 6], sample_count = 2_000, sample_size = 1)]
fn casual(bencher: divan::Bencher<'_, '_>, players: u8) {
    decide(bencher, "casual", players);
}

#[divan::bench(args = [2, 4, 6], sample_count = 2_000, sample_size = 1)]
fn club(bencher: divan::Bencher<'_, '_>, players: u8) {
    decide(bencher, "club", players);
}

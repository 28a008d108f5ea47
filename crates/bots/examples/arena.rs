//! How the levels of Love Letter fare against each other, and how long they think.
//!
//! `cargo run --release -p bots --example arena -- [matches] [seed] [hero-others-players]`
//!
//! One hero plays against a table of others, in matches to the last token. Every deal is played as
//! often as there are seats, the hero sitting in each of them in turn, with the same cards. A
//! shared victory counts in parts. The interval is Wilson's, of 95 %.

use bots::love_letter::LEVELS;
use bots::{Bot, Dice, play};
use love_letter::{Action, Edition, LoveLetter, Setup, View};
use rand_core::{Rng, SeedableRng};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tabletop::{Deals, Seat, mix};

const PAIRINGS: [(&str, &str); 8] = [
    ("beginner", "random"),
    ("casual", "random"),
    ("casual", "beginner"),
    ("club", "random"),
    ("club", "beginner"),
    ("club", "casual"),
    ("club", "club"),
    ("casual", "club"),
];

const TABLES: [(Edition, &[u8]); 2] =
    [(Edition::Standard, &[2, 3, 4, 6]), (Edition::Classic, &[2, 3, 4])];

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |n: usize, or: u64| args.get(n).and_then(|arg| arg.parse().ok()).unwrap_or(or);
    let (matches, seed) = (number(0, 4_000), number(1, 1));
    let wanted = |name: String| args.get(2).is_none_or(|only| *only == name);
    for (edition, tables) in TABLES {
        for &players in tables {
            let setup = Setup::new(edition, players).expect("a table that may be played");
            for (hero, others) in PAIRINGS {
                if wanted(format!("{hero}-{others}-{players}")) {
                    println!("{edition:?} {}", compete(&setup, hero, others, matches, seed));
                }
            }
        }
    }
}

/// Plays the matches and says how they went, in one line.
fn compete(setup: &Setup, hero: &str, others: &str, matches: u64, seed: u64) -> String {
    let players = setup.players();
    let times = Arc::new(Mutex::new(Vec::new()));
    let (mut won, mut played) = (0.0, 0.0);
    for deal in 0..matches.div_ceil(u64::from(players)) {
        let seed = mix(seed, deal);
        for chair in 0..players {
            let mut bots: Vec<_> = (0..players)
                .map(|at| if at == chair { timed(hero, &times) } else { seat(others) })
                .collect();
            let mut dice = Dice::seed_from_u64(mix(seed, u64::from(chair)));
            let winners = play(setup, &mut bots, &mut Deals::new(seed), &mut dice)
                .expect("bots play legal moves");
            won += f64::from(winners.has(Seat(chair))) / f64::from(winners.len());
            played += 1.0;
        }
    }
    let (low, high) = wilson(won, played);
    let (mean, late) = mean_and_p99(&mut times.lock().expect("no bot has panicked"));
    format!(
        "{players} players: {hero} against {} {others}: {:.1} % of {played} matches [{:.1}, {:.1}]; \
         {mean:.1?} a move, p99 {late:.1?}",
        players - 1,
        100.0 * won / played,
        100.0 * low,
        100.0 * high,
    )
}

fn seat(name: &str) -> Box<dyn Bot<LoveLetter>> {
    let level = LEVELS.iter().find(|level| level.name == name).expect("a level of that name");
    (level.seat)()
}

/// A bot whose thinking is timed.
struct Timed {
    bot: Box<dyn Bot<LoveLetter>>,
    times: Arc<Mutex<Vec<Duration>>>,
}

fn timed(name: &str, times: &Arc<Mutex<Vec<Duration>>>) -> Box<dyn Bot<LoveLetter>> {
    Box::new(Timed { bot: seat(name), times: Arc::clone(times) })
}

impl Bot<LoveLetter> for Timed {
    fn choose(&mut self, view: &View, rng: &mut dyn Rng) -> Action {
        let start = Instant::now();
        let action = self.bot.choose(view, rng);
        self.times.lock().expect("no bot has panicked").push(start.elapsed());
        action
    }
}

fn mean_and_p99(times: &mut [Duration]) -> (Duration, Duration) {
    times.sort_unstable();
    let mean = times.iter().sum::<Duration>() / times.len().max(1) as u32;
    (mean, times.get(times.len() * 99 / 100).copied().unwrap_or_default())
}

/// The 95 % interval of a share, after Wilson.
fn wilson(won: f64, played: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let share = won / played;
    let centre = share + Z * Z / (2.0 * played);
    let spread = Z * (share * (1.0 - share) / played + Z * Z / (4.0 * played * played)).sqrt();
    let scale = 1.0 + Z * Z / played;
    ((centre - spread) / scale, (centre + spread) / scale)
}

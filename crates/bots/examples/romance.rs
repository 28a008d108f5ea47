//! How couples of Fog of Love fare: who fulfils which destiny, and how long they think.
//!
//! `cargo run --release -p bots --example romance -- [games] [seed] [one+other|all] [story]`
//!
//! `alike` and `half-alike` are random players who take the same option as each other, always or
//! half of the time: with `random` they show what the cards give to couples who agree more or less.
//!
//! Every deal is played twice with the seats swapped. Intervals are of 95 %: Wilson's for shares,
//! the normal one over deals for the difference between the two.

use bots::fog_of_love::{Alike, LEVELS};
use bots::{Among, Bot, Dice};
use fog_of_love::{Action, FogOfLove, Phase, Setup, State, View};
use rand_core::{Rng, SeedableRng};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tabletop::{Deals, Seat, mix};

/// The measures, then every level and persona with every other: none is known by its like alone.
const COUPLES: [(&str, &str); 23] = [
    ("random", "random"),
    ("half-alike", "half-alike"),
    ("alike", "alike"),
    ("casual", "random"),
    ("casual", "casual"),
    ("club", "random"),
    ("club", "casual"),
    ("club-selfish", "casual"),
    ("club-devoted", "casual"),
    ("club-mischievous", "casual"),
    ("club-devoted", "random"),
    ("club-selfish", "random"),
    ("club-mischievous", "random"),
    ("club", "club"),
    ("club", "club-devoted"),
    ("club", "club-selfish"),
    ("club", "club-mischievous"),
    ("club-devoted", "club-devoted"),
    ("club-devoted", "club-selfish"),
    ("club-devoted", "club-mischievous"),
    ("club-selfish", "club-selfish"),
    ("club-selfish", "club-mischievous"),
    ("club-mischievous", "club-mischievous"),
];

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |n: usize, or: u64| args.get(n).and_then(|arg| arg.parse().ok()).unwrap_or(or);
    let (games, seed) = (number(0, 1_000), number(1, 1));
    let story = args.get(3).map_or("sunday-morning-date", String::as_str);
    let setup = Setup::new(packs::base_book(), story).expect("a table");
    for (one, two) in COUPLES {
        if args.get(2).is_none_or(|only| *only == "all" || *only == format!("{one}+{two}")) {
            println!("{}", Record::of(&setup, [one, two], games, seed).told(&setup, [one, two]));
        }
    }
}

/// What came of some games: the first of the couple, then the other.
#[derive(Default)]
struct Record {
    games: u64,
    fulfilled: [u64; 2],
    both: u64,
    together: u64,
    /// Satisfaction when the finale begins, of both.
    before: Vec<i16>,
    after: [i64; 2],
    /// The first one's fulfilments minus the other's, by deal.
    lead: Vec<f64>,
    /// For each destiny: selected and fulfilled.
    destinies: [[u64; 2]; 16],
    goals: [u64; 2],
    times: Vec<Duration>,
}

impl Record {
    fn of(setup: &Setup, couple: [&str; 2], games: u64, seed: u64) -> Record {
        let mut record = Record::default();
        let times = Arc::new(Mutex::new(Vec::new()));
        for deal in 0..games.div_ceil(2) {
            let seed = mix(seed, deal);
            let mut lead = 0.0;
            for swapped in [false, true] {
                let seats = if swapped { [1, 0] } else { [0, 1] };
                let mut bots: Vec<_> =
                    seats.iter().map(|&who| timed(couple[who], who == 0, &times)).collect();
                let mut dice = Dice::seed_from_u64(mix(seed, u64::from(swapped)));
                let mut deals = Deals::new(seed);
                let (mut before, mut end) = (None, None);
                let watch = |state: &State, _: &View, _: &Action| {
                    if let (None, Phase::Finale(_)) = (before, state.table().phase) {
                        before = Some(state.table().people.map(|who| who.satisfaction));
                    }
                };
                let among = Among { setup, bots: &mut bots, deals: &mut deals, rng: &mut dice };
                let ended = |_: &mut (), state: &State| end = Some(state.clone());
                among.play(&mut (), |_| {}, watch, ended).expect("legal moves");
                let state = end.expect("the end");
                record.before.extend(before.into_iter().flatten());
                let table = state.table();
                record.games += 1;
                record.together += u64::from(table.together);
                record.both += u64::from(table.people.iter().all(|who| who.fulfilled));
                for (seat, &who) in (0..).map(Seat).zip(&seats) {
                    let person = table.person(seat);
                    record.fulfilled[who] += u64::from(person.fulfilled);
                    record.after[who] += i64::from(person.satisfaction);
                    record.goals[who] += u64::from(person.goals);
                    let sign = if who == 0 { 0.5 } else { -0.5 };
                    lead += sign * f64::from(u8::from(person.fulfilled));
                    if let Some(destiny) = person.destiny {
                        let [selected, fulfilled] = &mut record.destinies[destiny.index()];
                        *selected += 1;
                        *fulfilled += u64::from(person.fulfilled);
                    }
                }
            }
            record.lead.push(lead);
        }
        record.times = std::mem::take(&mut times.lock().expect("no bot has panicked"));
        record
    }

    fn told(mut self, setup: &Setup, couple: [&str; 2]) -> String {
        let games = self.games;
        let mut told = format!("{} + {}, {games} games", couple[0], couple[1]);
        if couple[0] == couple[1] {
            let all = self.fulfilled[0] + self.fulfilled[1];
            told += &format!("\n  fulfilled by each: {}", share(all, 2 * games));
        } else {
            for (who, name) in couple.iter().enumerate() {
                told += &format!("\n  fulfilled by {name}: {}", share(self.fulfilled[who], games));
            }
            let (mean, spread) = mean_and_spread(&self.lead);
            told += &format!(
                "\n  difference: {:.1} [{:.1}, {:.1}] points in a hundred",
                100.0 * mean,
                100.0 * (mean - spread),
                100.0 * (mean + spread)
            );
        }
        told += &format!("\n  by both: {}", share(self.both, games));
        self.before.sort_unstable();
        let at = |part: usize| self.before.get(self.before.len() * part / 100).copied();
        told += &format!(
            "\n  together {:.1} %; satisfaction before the finale {:?} (5 % {:?}, 95 % {:?}), after it {:.1} and {:.1}; goals {:.2} and {:.2}",
            100.0 * self.together as f64 / games as f64,
            at(50).unwrap_or(0),
            at(5).unwrap_or(0),
            at(95).unwrap_or(0),
            self.after[0] as f64 / games as f64,
            self.after[1] as f64 / games as f64,
            self.goals[0] as f64 / games as f64,
            self.goals[1] as f64 / games as f64,
        );
        let cards = &setup.book().content().destinies;
        for (card, [selected, fulfilled]) in cards.iter().zip(self.destinies) {
            told += &format!(
                "\n  {}: selected by {:.1} %, then fulfilled by {}",
                card.id,
                50.0 * selected as f64 / games as f64,
                share(fulfilled, selected)
            );
        }
        self.times.sort_unstable();
        let mean = self.times.iter().sum::<Duration>() / self.times.len().max(1) as u32;
        let late = self.times.get(self.times.len() * 99 / 100).copied().unwrap_or_default();
        let longest = self.times.last().copied().unwrap_or_default();
        told + &format!(
            "\n  {}: {mean:.1?} a move, p99 {late:.1?}, longest {longest:.1?}, {:.1} moves a game\n",
            couple[0],
            self.times.len() as f64 / games as f64
        )
    }
}

/// A share with its interval.
fn share(part: u64, all: u64) -> String {
    let (low, high) = wilson(part as f64, all as f64);
    format!(
        "{:.1} % [{:.1}, {:.1}] of {all}",
        100.0 * part as f64 / all.max(1) as f64,
        100.0 * low,
        100.0 * high
    )
}

/// The mean, and half the length of its 95 % interval.
fn mean_and_spread(each: &[f64]) -> (f64, f64) {
    let count = each.len().max(2) as f64;
    let mean = each.iter().sum::<f64>() / count;
    let variance = each.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, 1.96 * (variance / count).sqrt())
}

/// A bot whose thinking is timed, if it is wanted.
struct Timed {
    bot: Box<dyn Bot<FogOfLove>>,
    times: Option<Arc<Mutex<Vec<Duration>>>>,
}

fn timed(name: &str, wanted: bool, times: &Arc<Mutex<Vec<Duration>>>) -> Box<dyn Bot<FogOfLove>> {
    let bot: Box<dyn Bot<FogOfLove>> = match name {
        "alike" => Box::new(Alike::new(100)),
        "half-alike" => Box::new(Alike::new(50)),
        _ => {
            let level = LEVELS.iter().find(|level| level.name == name);
            (level.expect("a level of that name").seat)()
        }
    };
    Box::new(Timed { bot, times: wanted.then(|| Arc::clone(times)) })
}

impl Bot<FogOfLove> for Timed {
    fn choose(&mut self, view: &View, rng: &mut dyn Rng) -> Action {
        let start = Instant::now();
        let action = self.bot.choose(view, rng);
        if let Some(times) = &self.times {
            times.lock().expect("no bot has panicked").push(start.elapsed());
        }
        action
    }
}

/// The 95 % interval of a share, after Wilson.
fn wilson(won: f64, played: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let played = played.max(1.0);
    let share = won / played;
    let centre = share + Z * Z / (2.0 * played);
    let spread = Z * (share * (1.0 - share) / played + Z * Z / (4.0 * played * played)).sqrt();
    let scale = 1.0 + Z * Z / played;
    ((centre - spread) / scale, (centre + spread) / scale)
}

//! Many games between bots, on many threads, the same whatever their number.

use crate::{Interval, wilson};
use house::{Hosted, Study};
use rustix::time::{ClockId, clock_gettime};
use serde_json::Value;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::Instant;
use tabletop::{Tally, mix};

/// Games are handed to threads in blocks of so many.
const BLOCK: u64 = 64;

/// A game's win is shared by up to six, so shares are counted in sixtieths.
const WHOLE: u64 = 60;

/// Which bot sits where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rotation {
    /// As listed, in every game.
    Fixed,
    /// Duplicate: every deal is played once for each way of moving all bots round the table.
    Duplicate,
}

/// What to simulate.
pub struct Plan<'a, G: Hosted> {
    /// The table.
    pub setup: &'a G::Setup,
    /// The level at each seat, as numbers into [`Hosted::levels`].
    pub levels: Vec<usize>,
    /// Which bot sits where.
    pub rotation: Rotation,
    /// How many games.
    pub games: u64,
    /// What decides them all.
    pub seed: u64,
    /// How many threads play them.
    pub threads: usize,
}

/// How often one level won on one seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The name of the level.
    pub level: &'static str,
    /// The seat; `None` sums up all seats.
    pub seat: Option<usize>,
    /// How many games it played there.
    pub games: u64,
    /// How many it won; where there is one victory to win, ties share it.
    pub wins: f64,
    /// How sure that is.
    pub interval: Interval,
}

/// What came out.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Results {
    /// Games played.
    pub games: u64,
    /// Rounds dealt.
    pub rounds: u64,
    /// Moves made by the seats.
    pub actions: u64,
    /// Games won by seat, in sixtieths.
    shares: Vec<u64>,
    /// Games and shares by level and seat, in a flat table: this is counted for every game.
    by_level: Vec<(u64, u64)>,
    /// Processor time taken by all threads.
    pub cpu_seconds: f64,
    /// Time on the clock.
    pub seconds: f64,
}

impl Results {
    fn new(players: usize, levels: usize) -> Results {
        Results {
            shares: vec![0; players],
            by_level: vec![(0, 0); players * levels],
            ..Results::default()
        }
    }

    /// Counts a game; `sharers` is how many share a win, given how many have won.
    fn add(&mut self, levels: &[usize], played: &Tally, sharers: impl Fn(u32) -> u32) {
        self.games += 1;
        self.rounds += u64::from(played.deals);
        self.actions += u64::from(played.actions);
        for (seat, &level) in levels.iter().enumerate() {
            self.by_level[level * levels.len() + seat].0 += 1;
        }
        if !played.winners.is_empty() {
            let share = WHOLE / u64::from(sharers(played.winners.len()));
            for seat in played.winners.into_iter().map(tabletop::Seat::index) {
                self.shares[seat] += share;
                self.by_level[levels[seat] * levels.len() + seat].1 += share;
            }
        }
    }

    fn merge(&mut self, other: &Results) {
        self.games += other.games;
        self.rounds += other.rounds;
        self.actions += other.actions;
        for (mine, theirs) in self.shares.iter_mut().zip(&other.shares) {
            *mine += theirs;
        }
        for (mine, theirs) in self.by_level.iter_mut().zip(&other.by_level) {
            mine.0 += theirs.0;
            mine.1 += theirs.1;
        }
    }

    /// Games won by seat; where there is one victory to win, ties share it.
    pub fn wins(&self) -> Vec<f64> {
        self.shares.iter().map(|&share| share as f64 / WHOLE as f64).collect()
    }

    /// The speed.
    pub fn actions_per_cpu_second(&self) -> f64 {
        if self.cpu_seconds > 0.0 { self.actions as f64 / self.cpu_seconds } else { 0.0 }
    }

    /// Wins by level, first over all seats, then seat by seat.
    pub fn rows(&self, levels: &[&'static str]) -> Vec<Row> {
        let row = |level, seat, (games, shares): (u64, u64)| {
            let wins = shares as f64 / WHOLE as f64;
            Row { level, seat, games, wins, interval: wilson(wins, games) }
        };
        let players = self.shares.len().max(1);
        let mut rows = Vec::new();
        for (&name, seats) in levels.iter().zip(self.by_level.chunks(players)).rev() {
            let sum = seats.iter().fold((0, 0), |sum, seat| (sum.0 + seat.0, sum.1 + seat.1));
            if sum.0 == 0 {
                continue;
            }
            rows.push(row(name, None, sum));
            let played = seats.iter().enumerate().filter(|(_, counts)| counts.0 > 0);
            rows.extend(played.map(|(seat, &counts)| row(name, Some(seat), counts)));
        }
        rows
    }
}

/// The transcripts of a block of games.
type Written = (u64, String);

/// What came of a simulation: the count, and what was learnt about the game itself.
pub struct Simulated<G: Hosted> {
    /// Who won how often, and how long it took.
    pub results: Results,
    /// What was learnt.
    pub study: G::Study,
}

/// Plays all games of a plan. Transcripts go to `transcripts` in the order of the games;
/// `progress` hears how many more games are done.
pub fn simulate<G: Hosted>(
    plan: &Plan<'_, G>,
    transcripts: Option<&mut dyn Write>,
    progress: &(dyn Fn(u64) + Sync),
) -> io::Result<Simulated<G>> {
    let (clock, cpu) = (Instant::now(), processor_time());
    let next = AtomicU64::new(0);
    let (sender, receiver) = sync_channel::<Written>(plan.threads * 4);
    let record = transcripts.is_some();
    let empty = || Results::new(plan.levels.len(), G::levels().len());
    let mut simulated = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..plan.threads)
            .map(|_| {
                let sender = record.then(|| sender.clone());
                scope.spawn(|| work(plan, empty(), &next, sender, progress))
            })
            .collect();
        drop(sender);
        let written = match transcripts {
            Some(file) => write_in_order(receiver, file),
            None => Ok(()),
        };
        // A full disk stops the writing; the players notice that nobody listens and stop too.
        let mut sum: Simulated<G> = Simulated { results: empty(), study: G::Study::default() };
        for worker in workers {
            match worker.join() {
                Ok(part) => {
                    sum.results.merge(&part.results);
                    sum.study.merge(part.study);
                }
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        written.map(|()| sum)
    })?;
    simulated.results.cpu_seconds = processor_time() - cpu;
    simulated.results.seconds = clock.elapsed().as_secs_f64();
    Ok(simulated)
}

/// One thread: takes blocks of games until there are none left.
fn work<G: Hosted>(
    plan: &Plan<'_, G>,
    results: Results,
    next: &AtomicU64,
    sender: Option<SyncSender<Written>>,
    progress: &(dyn Fn(u64) + Sync),
) -> Simulated<G> {
    let mut part = Simulated { results, study: G::Study::default() };
    let seatings: Vec<Vec<usize>> = (0..plan.levels.len())
        .map(|turn| {
            let mut levels = plan.levels.clone();
            levels.rotate_right(turn);
            levels
        })
        .collect();
    loop {
        let block = next.fetch_add(1, Ordering::Relaxed);
        let games = block * BLOCK..plan.games.min((block + 1) * BLOCK);
        if games.is_empty() {
            return part;
        }
        let mut text = String::new();
        let done = games.end - games.start;
        for game in games {
            play(plan, &seatings, game, &mut part, sender.is_some().then_some(&mut text));
        }
        progress(done);
        if sender.as_ref().is_some_and(|sender| sender.send((block, text)).is_err()) {
            return part;
        }
    }
}

fn play<G: Hosted>(
    plan: &Plan<'_, G>,
    seatings: &[Vec<usize>],
    game: u64,
    part: &mut Simulated<G>,
    text: Option<&mut String>,
) {
    let (deal, turn) = match plan.rotation {
        Rotation::Fixed => (game, 0),
        Rotation::Duplicate => {
            (game / seatings.len() as u64, (game % seatings.len() as u64) as usize)
        }
    };
    let levels = seatings[turn].as_slice();
    let sharers = |winners: u32| if G::CONTEST { winners } else { 1 };
    let (cards, choices) = (mix(plan.seed, 2 * deal), mix(plan.seed, 2 * game + 1));
    let Some(text) = text else {
        let played = house::play::<G>(plan.setup, levels, cards, choices, None, &mut part.study);
        return part.results.add(levels, &played, sharers);
    };
    let seats: Vec<&str> = levels.iter().map(|&level| G::levels()[level].name).collect();
    let seed = format!("{}:{game}:{}", plan.seed, seats.join(","));
    let mut lines: Vec<Value> = vec![house::header::<G>(plan.setup, &seed)];
    let played =
        house::play::<G>(plan.setup, levels, cards, choices, Some(&mut lines), &mut part.study);
    part.results.add(levels, &played, sharers);
    for line in lines {
        text.push_str(&line.to_string());
        text.push('\n');
    }
}

/// Blocks come in any order and are written in theirs.
fn write_in_order(receiver: Receiver<Written>, file: &mut dyn Write) -> io::Result<()> {
    let mut waiting = BTreeMap::new();
    let mut due = 0;
    for (block, text) in receiver {
        waiting.insert(block, text);
        while let Some(text) = waiting.remove(&due) {
            file.write_all(text.as_bytes())?;
            due += 1;
        }
    }
    file.flush()
}

/// How much processor time this program has used, in seconds.
fn processor_time() -> f64 {
    let used = clock_gettime(ClockId::ProcessCPUTime);
    used.tv_sec as f64 + used.tv_nsec as f64 / 1e9
}

//! Cards judged by games: how often each scene is played and each option chosen, what it is worth
//! and to whom, how even the aspects are, how satisfied people are chapter by chapter, and which
//! destinies come true for whom.
//!
//! Many games of each story are played, by every kind of partner with every other. The same seed
//! gives the same figures, however many threads play.

mod figures;
mod partners;
mod picture;
mod sheet;
mod tally;
mod verdict;
mod watch;

use crate::cards::{self, BadCards};
use bots::{Among, Dice};
use fog_of_love::content::{Content, Story};
use fog_of_love::{Book, Setup, State};
use partners::Couple;
use rand_core::SeedableRng;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tabletop::{Deals, mix};
use tally::Tally;
pub use verdict::{Check, Finding, Judgement};
use watch::Watch;

/// Games are handed to threads in blocks of so many.
const BLOCK: u64 = 16;

/// What to play.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many games of each story, over all couples; every deal is played with the seats swapped
    /// too.
    pub games: u64,
    /// What decides them all.
    pub seed: u64,
    /// How many threads play them.
    pub threads: usize,
}

/// What came of it.
pub struct Balance {
    book: Arc<Book>,
    couples: Vec<Couple>,
    plan: Plan,
    /// By story.
    tallies: Vec<Tally>,
}

/// The number of games that a plan comes to for these cards.
///
/// # Errors
///
/// If the cards are not at hand, or tell no story that can be played.
pub fn games(hash: &str, plan: &Plan) -> Result<u64, BadCards> {
    Ok(setups(hash)?.len() as u64 * each(plan) * partners::couples().len() as u64)
}

/// Games of each couple in each story.
fn each(plan: &Plan) -> u64 {
    plan.games.div_ceil(2 * partners::couples().len() as u64).max(1) * 2
}

/// A table for each story of the cards with this hash.
fn setups(hash: &str) -> Result<Vec<Setup>, BadCards> {
    let unplayable = |why: String| BadCards::Unplayable(why);
    let book = cards::take(hash).map(|brought| brought.book);
    let book = book.ok_or_else(|| unplayable("they are not at hand".into()))?;
    let stories = book.content().stories.iter();
    let setups = stories.map(|story| Setup::new(&book, &story.id));
    let setups: Vec<Setup> =
        setups.collect::<Result<_, _>>().map_err(|why| unplayable(why.to_string()))?;
    if setups.is_empty() { Err(unplayable("they tell no story".into())) } else { Ok(setups) }
}

/// Plays all games of a plan with the cards of this hash; `progress` hears how many more are done.
///
/// # Errors
///
/// If the cards are not at hand, or tell no story that can be played.
pub fn balance(
    hash: &str,
    plan: Plan,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Balance, BadCards> {
    let setups = setups(hash)?;
    let couples = partners::couples();
    let book = setups[0].book().clone();
    let empty = || -> Vec<Tally> {
        setups.iter().map(|_| Tally::new(book.content(), couples.len())).collect()
    };
    let all = setups.len() as u64 * each(&plan) * couples.len() as u64;
    let next = AtomicU64::new(0);
    let work = || {
        let mut tallies = empty();
        loop {
            let from = next.fetch_add(BLOCK, Ordering::Relaxed);
            let games = from..all.min(from.saturating_add(BLOCK));
            if games.is_empty() {
                return tallies;
            }
            let done = games.end - games.start;
            for game in games {
                play(&setups, &couples, plan, game, &mut tallies);
            }
            progress(done);
        }
    };
    let mut sum = empty();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            match worker.join() {
                Ok(part) => sum.iter_mut().zip(&part).for_each(|(sum, part)| sum.merge(part)),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    Ok(Balance { book, couples, plan, tallies: sum })
}

/// Plays one game. Stories and couples take turns, so that any part of the work is like the whole.
fn play(setups: &[Setup], couples: &[Couple], plan: Plan, game: u64, tallies: &mut [Tally]) {
    let (stories, pairs) = (setups.len() as u64, couples.len() as u64);
    let (story, couple) = ((game % stories) as usize, (game / stories % pairs) as usize);
    let turn = game / stories / pairs;
    let (deal, swapped) = (turn / 2, turn % 2 == 1);
    let setup = &setups[story];
    let mut seats = couples[couple];
    if swapped {
        seats.reverse();
    }
    let content = setup.book().content();
    let start = content.stories[usize::from(setup.story())].satisfaction;
    let mut bots: Vec<_> = seats.into_iter().map(partners::seat).collect();
    // All couples of a story meet the same deals.
    let mut deals = Deals::new(mix(mix(plan.seed, story as u64), deal));
    let mut dice = Dice::seed_from_u64(mix(plan.seed ^ 1, game));
    let mut watch = Watch::new(content, seats, start, &mut tallies[story]);
    let among = Among { setup, bots: &mut bots, deals: &mut deals, rng: &mut dice };
    let ended = |watch: &mut Watch<'_>, state: &State| watch.end(state, couple, swapped);
    let played = among.play(&mut watch, |_| {}, |_, _, _| {}, ended);
    debug_assert!(played.is_ok(), "a bot chose an illegal move: {played:?}");
}

impl Balance {
    fn content(&self) -> &Content {
        self.book.content()
    }

    /// The stories, each with what was counted.
    fn stories(&self) -> impl Iterator<Item = (&Story, &Tally)> {
        self.content().stories.iter().zip(&self.tallies)
    }

    /// Everything that was counted in all stories; the pages of the stories are summed up with it
    /// and mean nothing.
    fn total(&self) -> Tally {
        let mut total = Tally::new(self.content(), self.couples.len());
        self.tallies.iter().for_each(|tally| total.merge(tally));
        total
    }
}

//! Pairs of games that the public cannot tell apart: one as it was played, and the same moves after
//! another deal, or with another hidden move among them, for as long as nobody sees a difference.

use crate::two_truths::{Seeds, Truth};
use house::{AnyAction, AnySetup};
use rand_core::Rng;
use tabletop::{Seat, Viewer, Waiting, below};

/// What was done and how chance answered, step by step: who moved and what, and the seeds of what was
/// asked then.
#[derive(Clone)]
struct Played {
    moved: Option<(Seat, AnyAction)>,
    salts: Vec<u64>,
}

/// A game as it was played, after each of its steps.
pub(crate) struct Game {
    steps: Vec<Played>,
    pub truths: Vec<Truth>,
}

fn fresh(setup: &AnySetup) -> Truth {
    Truth { game: setup.begin(), seeds: Seeds::default(), step: None }
}

impl Played {
    fn after(&self, truth: &Truth) -> Option<Truth> {
        truth.try_step(self.moved.as_ref().map(|(seat, action)| (*seat, action)), &self.salts)
    }
}

impl Game {
    /// Plays at random, to the end.
    pub fn play(setup: &AnySetup, rng: &mut impl Rng) -> Game {
        let (mut steps, mut truths): (Vec<Played>, Vec<Truth>) = Default::default();
        let mut before = fresh(setup);
        let mut moved = None;
        loop {
            let asked = before.seeds.0.len();
            // More than any step asks of chance; those that it does not ask for are not kept.
            let salts = (0..512).map(|_| rng.next_u64()).collect();
            let mut played = Played { moved, salts };
            let truth = played.after(&before).expect("a legal move");
            played.salts = truth.seeds.0[asked..].to_vec();
            steps.push(played);
            let Waiting::For(seats) = truth.game.waiting() else { break };
            let Some(seat) = seats.nth(below(rng, seats.len())) else { break };
            let mut moves = truth.game.glimpse(Viewer::Seat(seat)).moves();
            let at = below(rng, moves.len() as u32) as usize;
            moved = Some((seat, moves.swap_remove(at)));
            before = truth.copy();
            truths.push(truth);
        }
        Game { steps, truths }
    }

    /// The same game with something changed that the public does not see, after each step, from the first
    /// that differs for as long as it is so.
    pub fn otherwise(&self, setup: &AnySetup, rng: &mut impl Rng) -> Vec<(usize, Truth)> {
        let mut steps = self.steps[..self.truths.len()].to_vec();
        let mut changed = below(rng, steps.len() as u32) as usize;
        // Where everything is shuffled before the first move, that is what can be changed.
        if steps[0].salts.len() > 64 && below(rng, 2) == 0 {
            changed = 0;
        }
        for _ in 0..1 + below(rng, 2) {
            let salts = &mut steps[changed].salts;
            let at = below(rng, salts.len().max(1) as u32) as usize;
            if let Some(salt) = salts.get_mut(at) {
                *salt = rng.next_u64();
            }
        }
        let mut truth = match changed.checked_sub(1) {
            Some(before) => self.truths[before].copy(),
            None => fresh(setup),
        };
        let mut found = Vec::new();
        for (at, step) in steps.iter_mut().enumerate().skip(changed) {
            if at == changed && below(rng, 2) == 0 {
                step.moved = step.moved.take().map(|(seat, action)| {
                    let mut moves = truth.game.glimpse(Viewer::Seat(seat)).moves();
                    let other = below(rng, moves.len().max(1) as u32) as usize;
                    (seat, if moves.is_empty() { action } else { moves.swap_remove(other) })
                });
            }
            let Some(next) = step.after(&truth) else { break };
            if next.sights(Viewer::Public, at) != self.truths[at].sights(Viewer::Public, at) {
                break;
            }
            truth = next;
            found.push((at, truth.copy()));
        }
        found
    }
}

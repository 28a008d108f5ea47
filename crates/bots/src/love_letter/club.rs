//! Somebody who knows the game: every hard fact, the odds of every move, the race to the tokens.

use super::certain::loses_for_certain;
use super::judgement::{list_moves, strike, throws_princess_away};
use super::memory::Memory;
use super::weighing::Weigher;
use crate::Bot;
use love_letter::{Action, LoveLetter, View};
use rand_core::Rng;
use tabletop::below;

/// Weighs every way each move may turn out and makes the best, but never one that is certain to
/// lose the round while there is another.
#[derive(Debug, Default)]
pub struct Club {
    menu: Vec<Action>,
    memory: Memory,
}

/// Moves closer than this are as good as each other.
const EQUAL: f64 = 1e-9;

impl Bot<LoveLetter> for Club {
    fn choose(&mut self, view: &View, rng: &mut dyn Rng) -> Action {
        list_moves(view, &mut self.menu);
        strike(&mut self.menu, |action| throws_princess_away(view, action));
        strike(&mut self.menu, |action| loses_for_certain(view, action));
        if let Some(me) = view.viewer.seat() {
            self.memory.look(view, me);
            self.keep_the_best(&Weigher::new(view, me, self.memory));
        }
        let chosen = self.menu[below(rng, self.menu.len() as u32) as usize];
        self.memory.act(view, chosen);
        chosen
    }
}

impl Club {
    /// Strikes every move that is worse than another.
    fn keep_the_best(&mut self, weigher: &Weigher<'_>) {
        let worths: Vec<f64> = self.menu.iter().map(|&action| weigher.weigh(action)).collect();
        let best = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let mut worths = worths.into_iter();
        self.menu.retain(|_| worths.next().is_some_and(|worth| worth >= best - EQUAL));
    }
}

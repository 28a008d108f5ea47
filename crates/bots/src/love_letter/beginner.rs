//! Somebody who knows one thing: whoever lets go of the Princess is out.

use super::judgement::{list_moves, strike, throws_princess_away};
use crate::Bot;
use love_letter::{Action, LoveLetter, View};
use rand_core::Rng;
use tabletop::below;

/// Chooses uniformly among the legal moves that do not throw the Princess away.
#[derive(Debug, Default)]
pub struct Beginner {
    menu: Vec<Action>,
}

impl Bot<LoveLetter> for Beginner {
    fn choose(&mut self, view: &View, rng: &mut dyn Rng) -> Action {
        list_moves(view, &mut self.menu);
        strike(&mut self.menu, |action| throws_princess_away(view, action));
        self.menu[below(rng, self.menu.len() as u32) as usize]
    }
}

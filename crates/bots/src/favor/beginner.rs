//! Somebody who knows what the own door is worth, and little else.

use super::worth::{bids_last, list_moves, own_gain};
use crate::Bot;
use favor::{Action, Favor, View};
use rand_core::Rng;
use tabletop::below;

/// Chooses uniformly among the legal moves, but bids for no lot that gains nothing, and does not
/// pay more than it takes when nobody bids after it.
#[derive(Debug, Default)]
pub struct Beginner {
    menu: Vec<Action>,
}

impl Bot<Favor> for Beginner {
    fn choose(&mut self, view: &View, rng: &mut dyn Rng) -> Action {
        list_moves(view, &mut self.menu);
        let worthless = own_gain(view) <= 0;
        let enough = view.table.auction.high + 1;
        let last = bids_last(view);
        self.menu.retain(|action| match *action {
            Action::Bid(amount) => !worthless && (!last || amount <= enough),
            _ => true,
        });
        self.menu[below(rng, self.menu.len() as u32) as usize]
    }
}

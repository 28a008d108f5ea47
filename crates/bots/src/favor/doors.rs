//! Who may be behind which door, and how much speaks for it.

use favor::{Door, Doors, MOST_PLAYERS, View};
use tabletop::Seat;

/// A door for every seat; those of empty chairs mean nothing.
pub(crate) type Deal = [Door; MOST_PLAYERS];

/// The most ways there are to deal the doors that one player cannot see.
pub(crate) const MOST_DEALS: usize = 6;

/// Every way the doors may have been dealt, with its probability.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Belief {
    deals: [Deal; MOST_DEALS],
    weights: [f32; MOST_DEALS],
    len: usize,
}

impl Belief {
    /// All deals that agree with a view, equally likely: the own door is known, and all doors are
    /// different.
    pub(crate) fn new(view: &View) -> Belief {
        let mut belief = Belief {
            deals: [[Door::RedLady; MOST_PLAYERS]; MOST_DEALS],
            weights: [0.0; MOST_DEALS],
            len: 0,
        };
        belief.fill(view, 0, Doors::NONE, [Door::RedLady; MOST_PLAYERS]);
        belief.weights = [1.0 / belief.len.max(1) as f32; MOST_DEALS];
        belief
    }

    fn fill(&mut self, view: &View, seat: u8, taken: Doors, deal: Deal) {
        if seat == view.table.players {
            if self.len < MOST_DEALS {
                self.deals[self.len] = deal;
                self.len += 1;
            }
            return;
        }
        for door in view.possible(Seat(seat)).minus(taken).iter() {
            let mut more = deal;
            more[usize::from(seat)] = door;
            self.fill(view, seat + 1, taken.with(door), more);
        }
    }

    pub(crate) fn deals(&self) -> &[Deal] {
        &self.deals[..self.len]
    }

    pub(crate) fn weights(&self) -> &[f32] {
        &self.weights[..self.len]
    }

    /// Learns from something that had these chances of happening, deal by deal.
    pub(crate) fn learn(&mut self, likelihoods: &[f32; MOST_DEALS]) {
        let sum: f32 = self.expect(likelihoods);
        if sum > 0.0 {
            for (weight, likelihood) in self.weights.iter_mut().zip(likelihoods) {
                *weight *= likelihood / sum;
            }
        }
    }

    /// The average of something over all deals.
    pub(crate) fn expect(&self, values: &[f32; MOST_DEALS]) -> f32 {
        self.weights().iter().zip(values).map(|(weight, value)| weight * value).sum()
    }
}

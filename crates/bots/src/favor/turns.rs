//! Add a card or call an auction?

use super::bidding::{Auction, Mind, Prospects};
use super::doors::MOST_DEALS;
use super::position::{Position, Sale};
use favor::{Action, Clue, MOST_PLAYERS};
use tabletop::Seat;

/// How many cards added one after the other are thought through.
const DEPTH: u8 = 2;

/// The difference in winning chances that others are likely to notice when they choose between
/// adding and calling.
const NOTICED: f32 = 0.03;

impl Mind {
    /// The better of adding and calling.
    pub(crate) fn add_or_call(&self, position: &Position) -> Action {
        let call = self.call(position, self.me);
        let add = self.add(position, self.me, DEPTH);
        if self.worth(&add) > self.worth(&call) { Action::Add } else { Action::Call }
    }

    fn call(&self, position: &Position, caller: Seat) -> Prospects {
        Auction::new(self, position, Sale::called(caller, position.players)).prospects()
    }

    /// The prospects if `seat` adds, on average over the cards that may come.
    fn add(&self, position: &Position, seat: Seat, depth: u8) -> Prospects {
        let mut sum = [[0.0; MOST_PLAYERS]; MOST_DEALS];
        let next = seat.left(position.players);
        for clue in Clue::ALL.into_iter().filter(|&clue| position.deck.has(clue)) {
            let chance = position.deck.count(clue) as f32 / f32::from(position.left);
            let after = position.added(clue);
            let prospects = if after.is_final() {
                Auction::new(self, &after, Sale::last(next)).prospects()
            } else {
                self.turn(&after, next, depth - 1)
            };
            for (all, one) in sum.iter_mut().zip(prospects) {
                for (chances, more) in all.iter_mut().zip(one) {
                    *chances += chance * more;
                }
            }
        }
        sum
    }

    /// The prospects at the turn of `seat`.
    fn turn(&self, position: &Position, seat: Seat, depth: u8) -> Prospects {
        if depth == 0 {
            return self.run_out(position, seat);
        }
        let call = self.call(position, seat);
        let add = self.add(position, seat, depth);
        if seat == self.me {
            return if self.worth(&add) > self.worth(&call) { add } else { call };
        }
        let whim = self.erratic[seat.index()];
        let mut result = call;
        for (n, chances) in result.iter_mut().enumerate() {
            let gain = call[n][seat.index()] - add[n][seat.index()];
            let sensible = 1.0 / (1.0 + (-gain / NOTICED).exp());
            let calls = whim * 0.5 + (1.0 - whim) * sensible;
            for (at, chance) in chances.iter_mut().enumerate() {
                *chance = calls * call[n][at] + (1.0 - calls) * add[n][at];
            }
        }
        result
    }

    /// Beyond the depth of thought everybody adds, and the rest is sold in the final auction.
    fn run_out(&self, position: &Position, seat: Seat) -> Prospects {
        let first = Seat((seat.0 + position.left) % position.players);
        let mut opened = position.opened();
        opened.lot.add_all(position.lot);
        Auction::new(self, &opened, Sale::last(first)).prospects()
    }
}

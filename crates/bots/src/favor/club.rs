//! Somebody who knows the game.

use super::bidding::{Auction, Mind};
use super::doors::Belief;
use super::position::{Position, Sale};
use crate::Bot;
use favor::{Action, Favor, MOST_PLAYERS, Step, Table, View};
use rand_core::Rng;
use tabletop::Seat;

/// An auction in which the bot has bid, and others were still to come.
#[derive(Clone, Copy, Debug)]
struct Pending {
    position: Position,
    sale: Sale,
    high: u8,
    leader: Seat,
    next: Seat,
}

/// How likely a player is to bid on a whim, before anything is known of them, and at the least and
/// the most whatever is known.
const ERRATIC: f32 = 0.03;
const LEAST_ERRATIC: f32 = 0.03;
const MOST_ERRATIC: f32 = 0.95;

/// Somebody who knows the game: believes in deals of the doors by how the others have bid, thinks
/// every auction through to its end, and plays for the chance to win.
#[derive(Debug)]
pub struct Club {
    round: u8,
    belief: Option<Belief>,
    /// How much speaks for each player bidding on whims, as the logarithm of the odds.
    doubt: [f32; MOST_PLAYERS],
    pending: Option<Pending>,
}

impl Default for Club {
    fn default() -> Club {
        let odds = (ERRATIC / (1.0 - ERRATIC)).ln();
        Club { round: 0, belief: None, doubt: [odds; MOST_PLAYERS], pending: None }
    }
}

impl Club {
    /// What it takes for given when it thinks.
    fn mind(&self, me: Seat, belief: Belief) -> Mind {
        let erratic = self.doubt.map(|odds| {
            let chance = 1.0 / (1.0 + (-odds).exp());
            chance.clamp(LEAST_ERRATIC, MOST_ERRATIC)
        });
        Mind { me, belief, erratic }
    }

    /// Takes in one bid.
    fn learn(&mut self, me: Seat, belief: &mut Belief, at: &Pending, bidder: Seat, bid: u8) {
        let mind = self.mind(me, *belief);
        let mut auction = Auction::new(&mind, &at.position, at.sale);
        let sensible = auction.likelihoods(bidder, bid, at.high, at.leader);
        let options = at.position.tokens[bidder.index()].saturating_sub(at.high) + 1;
        if options == 1 {
            return;
        }
        let whim = 1.0 / f32::from(options);
        let likely = belief.expect(&sensible);
        let erratic = mind.erratic[bidder.index()];
        belief.learn(&sensible.map(|chance| (1.0 - erratic) * chance + erratic * whim));
        let odds = &mut self.doubt[bidder.index()];
        *odds = (*odds + (whim / (likely + 0.02)).ln()).clamp(-6.0, 6.0);
    }

    /// Takes in all bids since the last look.
    fn look(&mut self, view: &View, me: Seat) {
        let table = &view.table;
        if self.round != table.round || self.belief.is_none() {
            self.round = table.round;
            self.belief = Some(Belief::new(view));
            self.pending = None;
        }
        let Some(mut belief) = self.belief else { return };
        if let Some(mut at) = self.pending.take() {
            while at.next != at.sale.first {
                let Some(bid) = bid_since(table, &at) else { break };
                self.learn(me, &mut belief, &at, at.next, bid);
                if bid > 0 {
                    (at.high, at.leader) = (bid, at.next);
                }
                at.next = at.next.left(table.players);
            }
        }
        if table.step == Step::Bid {
            let sale = Sale::running(table);
            let mut at = Pending {
                position: Position::of(table),
                sale,
                high: 0,
                leader: sale.first,
                next: sale.first,
            };
            for (bidder, bid) in table.bids() {
                self.learn(me, &mut belief, &at, bidder, bid);
                if bid > 0 {
                    (at.high, at.leader) = (bid, bidder);
                }
            }
        }
        self.belief = Some(belief);
    }
}

/// What `at.next` bid in an auction that is over.
fn bid_since(table: &Table, at: &Pending) -> Option<u8> {
    if table.step == Step::Turn {
        return table.auction.bid_of(at.next);
    }
    let before = &at.position;
    let winner = before
        .seats()
        .into_iter()
        .find(|&seat| table.collection(seat) != before.collections[seat.index()]);
    if winner == Some(at.next) {
        return before.tokens[at.next.index()].checked_sub(table.tokens.of(at.next));
    }
    let last = Seat((at.sale.first.0 + table.players - 1) % table.players);
    let outbid = winner == Some(last) && at.next != last;
    if outbid { None } else { Some(0) }
}

impl Bot<Favor> for Club {
    fn choose(&mut self, view: &View, _: &mut dyn Rng) -> Action {
        let Some(me) = view.viewer.seat() else { return Action::Pass };
        self.look(view, me);
        let Some(belief) = self.belief else { return Action::Pass };
        let mind = self.mind(me, belief);
        let table = &view.table;
        let position = Position::of(table);
        if table.step != Step::Bid {
            return mind.add_or_call(&position);
        }
        let sale = Sale::running(table);
        let leader = table.auction.leader().unwrap_or(sale.first);
        let action = mind.bid(&position, sale, table.auction.high, leader);
        let (mut high, mut lead) = (table.auction.high, leader);
        if let Action::Bid(bid) = action {
            (high, lead) = (bid, me);
        }
        self.pending =
            Some(Pending { position, sale, high, leader: lead, next: me.left(table.players) });
        action
    }
}

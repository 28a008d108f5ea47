//! Auctions thought through to the end: what everybody may bid, and what comes of it.

use super::doors::{Belief, MOST_DEALS};
use super::outlook::{Chances, at_the_end, estimated};
use super::position::{Position, Sale};
use favor::{Action, MOST_PLAYERS};
use tabletop::Seat;

/// Each seat's chance to win the game, deal by deal.
pub(crate) type Prospects = [Chances; MOST_DEALS];

/// More tokens than anybody can have, and so more than any price.
const PRICES: usize = 21;

/// The difference in winning chances that a bidder is likely to notice.
const NOTICED: f32 = 0.03;

/// What a thinker takes for given: its seat, what it believes, and how erratic the others are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mind {
    pub me: Seat,
    pub belief: Belief,
    /// The chance that a seat's bid is a whim, any legal one.
    pub erratic: [f32; MOST_PLAYERS],
}

/// A point in an auction.
#[derive(Clone, Copy, PartialEq)]
struct Stage {
    bidder: Seat,
    high: u8,
    leader: Seat,
}

/// An auction being thought through.
pub(crate) struct Auction<'a> {
    mind: &'a Mind,
    position: &'a Position,
    sale: Sale,
    last: Seat,
    outcomes: [[Option<Prospects>; PRICES]; MOST_PLAYERS],
    stages: Vec<(Stage, Prospects)>,
}

impl<'a> Auction<'a> {
    pub(crate) fn new(mind: &'a Mind, position: &'a Position, sale: Sale) -> Auction<'a> {
        let players = position.players;
        let last = Seat((sale.first.0 + players - 1) % players);
        Auction {
            mind,
            position,
            sale,
            last,
            outcomes: [[None; PRICES]; MOST_PLAYERS],
            stages: Vec::new(),
        }
    }

    /// The prospects before the first bid.
    pub(crate) fn prospects(&mut self) -> Prospects {
        self.ahead(Stage { bidder: self.sale.first, high: 0, leader: self.sale.first })
    }

    /// How likely `bidder` would bid so, deal by deal: sensibly, whims apart.
    pub(crate) fn likelihoods(
        &mut self,
        bidder: Seat,
        bid: u8,
        high: u8,
        leader: Seat,
    ) -> [f32; MOST_DEALS] {
        let stage = Stage { bidder, high, leader };
        let (bids, futures) = self.options(stage);
        let mut likelihoods = [0.0; MOST_DEALS];
        for (n, likelihood) in
            likelihoods.iter_mut().enumerate().take(self.mind.belief.deals().len())
        {
            let odds = sensible(&futures, n, bidder);
            // A bid above those that make sense counts as the highest that does.
            let at = bids.iter().rposition(|&b| b <= bid).unwrap_or(0);
            *likelihood = if bid > 0 && bids[at] == 0 { 0.0 } else { odds[at] };
        }
        likelihoods
    }

    /// The bids that make sense at a stage, 0 being a pass, and what comes of each. Whoever bids
    /// last never bids more than it takes.
    fn options(&mut self, stage: Stage) -> (Vec<u8>, Vec<Prospects>) {
        let tokens = self.position.tokens[stage.bidder.index()];
        let most = if stage.bidder == self.last { tokens.min(stage.high + 1) } else { tokens };
        let bids: Vec<u8> = std::iter::once(0).chain(stage.high + 1..=most).collect();
        let futures = bids.iter().map(|&bid| self.next(stage, bid)).collect();
        (bids, futures)
    }

    /// What comes of a bid.
    fn next(&mut self, stage: Stage, bid: u8) -> Prospects {
        let (high, leader) = if bid > 0 { (bid, stage.bidder) } else { (stage.high, stage.leader) };
        if stage.bidder == self.last {
            self.outcome(leader, high)
        } else {
            self.ahead(Stage { bidder: stage.bidder.left(self.position.players), high, leader })
        }
    }

    /// What comes of a stage; each is thought through once.
    fn ahead(&mut self, stage: Stage) -> Prospects {
        if let Some((_, known)) = self.stages.iter().find(|(known, _)| *known == stage) {
            return *known;
        }
        let prospects = self.think(stage);
        self.stages.push((stage, prospects));
        prospects
    }

    /// I take the best for me; others mostly the best for them, and now and then anything.
    fn think(&mut self, stage: Stage) -> Prospects {
        let (_, futures) = self.options(stage);
        if futures.len() == 1 {
            return futures[0];
        }
        let belief = &self.mind.belief;
        if stage.bidder == self.mind.me {
            let mut best = 0;
            let mut most = f32::MIN;
            for (n, future) in futures.iter().enumerate() {
                let worth = self.mind.worth(future);
                if worth > most {
                    (best, most) = (n, worth);
                }
            }
            return futures[best];
        }
        let whim = self.mind.erratic[stage.bidder.index()];
        let mut result = [[0.0; MOST_PLAYERS]; MOST_DEALS];
        for (n, chances) in result.iter_mut().enumerate().take(belief.deals().len()) {
            let odds = sensible(&futures, n, stage.bidder);
            let any = whim / futures.len() as f32;
            for (odd, future) in odds.iter().zip(&futures) {
                let p = odd * (1.0 - whim) + any;
                for (chance, more) in chances.iter_mut().zip(future[n]) {
                    *chance += p * more;
                }
            }
        }
        result
    }

    /// What comes of the auction if `winner` pays `price`, 0 meaning that nobody does.
    fn outcome(&mut self, winner: Seat, price: u8) -> Prospects {
        if let Some(known) = self.outcomes[winner.index()][usize::from(price)] {
            return known;
        }
        let after = if price > 0 {
            self.position.sold(self.sale, winner, price)
        } else {
            self.position.discarded()
        };
        let prospects = self.mind.after_sale(&after, self.position.is_final(), self.sale.first);
        self.outcomes[winner.index()][usize::from(price)] = Some(prospects);
        prospects
    }
}

/// The odds of each option for somebody who mostly, but not always, finds the best one.
fn sensible(futures: &[Prospects], deal: usize, bidder: Seat) -> Vec<f32> {
    let of = |future: &Prospects| future[deal][bidder.index()];
    let best = futures.iter().map(of).fold(f32::MIN, f32::max);
    let mut odds: Vec<f32> = futures.iter().map(|f| ((of(f) - best) / NOTICED).exp()).collect();
    let sum: f32 = odds.iter().sum();
    odds.iter_mut().for_each(|odd| *odd /= sum);
    odds
}

impl Mind {
    /// The own chance to win, on average over the deals.
    pub(crate) fn worth(&self, prospects: &Prospects) -> f32 {
        self.belief.expect(&prospects.map(|chances| chances[self.me.index()]))
    }

    /// After an auction: the game's end, a last auction, or whatever the rest of the deck brings.
    fn after_sale(&self, position: &Position, was_final: bool, next: Seat) -> Prospects {
        if !was_final && position.next_is_final() {
            let opened = position.opened();
            return Auction::new(self, &opened, Sale::last(next)).prospects();
        }
        if !was_final {
            return estimated(position, self.belief.deals(), next.index());
        }
        let mut prospects = [[0.0; MOST_PLAYERS]; MOST_DEALS];
        for (chances, deal) in prospects.iter_mut().zip(self.belief.deals()) {
            *chances = at_the_end(position, deal);
        }
        prospects
    }

    /// The best bid or pass.
    pub(crate) fn bid(&self, position: &Position, sale: Sale, high: u8, leader: Seat) -> Action {
        let mut auction = Auction::new(self, position, sale);
        let (bids, futures) = auction.options(Stage { bidder: self.me, high, leader });
        let mut best = (0, f32::MIN);
        for (bid, future) in bids.into_iter().zip(&futures) {
            let worth = self.worth(future);
            if worth > best.1 {
                best = (bid, worth);
            }
        }
        if best.0 == 0 { Action::Pass } else { Action::Bid(best.0) }
    }
}

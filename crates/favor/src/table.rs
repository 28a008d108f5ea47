//! What everybody can see. The true state and every view hold one of these and change it by the
//! same function.
//!
//! All clues but those in the deck lie face up, so the deck's content is no secret either: only
//! its order is, and that is not decided before it is drawn.

use crate::setup::{CLUES, ROUNDS, TOKENS};
use crate::{Clue, Clues, Happened, Payee, Setup};
use tabletop::{Seat, Tokens};

/// Room for the most players.
pub const MOST_PLAYERS: usize = 4;

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Chance names the starter (FV-16).
    Starter,
    /// This seat is dealt its door (FV-10); with the first of them a round begins.
    Door(Seat),
    /// So many cards are turned up for a new lot (FV-14, FV-37).
    Open(u8),
    /// The active player adds to the lot or calls an auction (FV-19).
    Turn,
    /// The active player's card is turned up (FV-21).
    Add,
    /// The active player bids or passes (FV-23).
    Bid,
    /// This seat has won the game (FV-67).
    Over(Seat),
}

/// An auction: the one that runs, or the last one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Auction {
    /// Who has the first chance to bid: the caller's left neighbour (FV-24), or in the final
    /// auction whoever would have had the next turn (FV-40).
    pub first: Seat,
    /// Who has the last chance: the caller, unless it is the final auction.
    pub last: Seat,
    /// The highest bid so far, 0 if there is none.
    pub high: u8,
    /// Who made it, if somebody did.
    pub(crate) leader: Seat,
    /// What each has bid: 1 for a pass, 1 more than a bid.
    bids: Tokens,
}

impl Auction {
    const NONE: Auction =
        Auction { first: Seat(0), last: Seat(0), high: 0, leader: Seat(0), bids: Tokens::NONE };

    /// The highest bidder, if anybody has bid.
    pub fn leader(&self) -> Option<Seat> {
        if self.high > 0 { Some(self.leader) } else { None }
    }

    /// What `seat` has bid, 0 being a pass; `None` before it had its chance.
    pub fn bid_of(&self, seat: Seat) -> Option<u8> {
        self.bids.of(seat).checked_sub(1)
    }
}

/// The public side of a game: everything that every seat and every spectator sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// How many play.
    pub players: u8,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// What comes next.
    pub step: Step,
    /// Who took the first turn of this round.
    pub first: Seat,
    /// Whose turn it is, or in an auction who bids next; before a round, who begins it.
    pub active: Seat,
    /// How many cards the deck holds.
    pub left: u8,
    /// The cards of the deck, in no order: all that lie nowhere else.
    pub deck: Clues,
    /// The cards on offer.
    pub lot: Clues,
    /// What each seat has won this round (FV-35).
    collections: [Clues; MOST_PLAYERS],
    /// The lots that nobody wanted this round (FV-34).
    pub discard: Clues,
    /// Favour tokens by seat.
    pub tokens: Tokens,
    /// Tokens paid to the box this round.
    pub boxed: u8,
    /// The auction that runs, or the last one.
    pub auction: Auction,
    /// How many rounds have been scored.
    pub scored: u8,
    scores: [[i8; MOST_PLAYERS]; ROUNDS as usize],
}

impl Table {
    #[inline(always)]
    pub(crate) fn new(setup: &Setup) -> Table {
        let first = setup.first().unwrap_or(Seat(0));
        Table {
            players: setup.players(),
            round: 0,
            step: if setup.first().is_some() { Step::Door(Seat(0)) } else { Step::Starter },
            first,
            active: first,
            left: CLUES.len() as u8,
            deck: CLUES,
            lot: Clues::NONE,
            collections: [Clues::NONE; MOST_PLAYERS],
            discard: Clues::NONE,
            tokens: Tokens::each(setup.players(), TOKENS),
            boxed: 0,
            auction: Auction::NONE,
            scored: 0,
            scores: [[0; MOST_PLAYERS]; ROUNDS as usize],
        }
    }

    /// What `seat` has won this round (FV-35).
    #[inline(always)]
    pub fn collection(&self, seat: Seat) -> Clues {
        self.collections[seat.index() % MOST_PLAYERS]
    }

    /// Whether the auction is the final one: the only one at which the deck is empty (FV-45).
    #[inline(always)]
    pub fn is_final(&self) -> bool {
        self.left == 0
    }

    /// Who called the auction that runs; nobody did outside an auction and in the final one.
    pub fn caller(&self) -> Option<Seat> {
        if self.step == Step::Bid && !self.is_final() { Some(self.auction.last) } else { None }
    }

    /// The bids of the auction that runs, or of the last one, in the order made; 0 is a pass.
    pub fn bids(&self) -> impl Iterator<Item = (Seat, u8)> {
        let mut seat = self.auction.first;
        (0..self.players).map_while(move |_| {
            let bidder = seat;
            seat = seat.left(self.players);
            Some((bidder, self.auction.bid_of(bidder)?))
        })
    }

    /// The points of each finished round by seat, the bonus included (FV-64).
    pub fn scores(&self) -> &[[i8; MOST_PLAYERS]] {
        &self.scores[..usize::from(self.scored.min(ROUNDS))]
    }

    /// A seat's points of all finished rounds (FV-64).
    pub fn total(&self, seat: Seat) -> i8 {
        self.scores.iter().map(|round| round[seat.index() % MOST_PLAYERS]).sum()
    }

    /// Changes the table as an event does. `D` is the door of the truth or a viewer's idea of it:
    /// nothing here looks at it.
    #[inline(always)]
    pub(crate) fn apply<D>(&mut self, event: &Happened<D>) {
        match *event {
            Happened::Starter(seat) => {
                self.active = seat;
                self.step = Step::Door(Seat(0));
            }
            Happened::RoundBegan { round, first } => self.begin_round(round, first),
            Happened::Dealt(seat, _) => {
                let next = seat.0 + 1;
                self.step =
                    if next < self.players { Step::Door(Seat(next)) } else { self.new_lot() };
            }
            Happened::Opened(clue) => {
                self.turn_up(clue);
                if let Step::Open(more) = self.step {
                    self.step = if more > 1 { Step::Open(more - 1) } else { Step::Turn };
                }
            }
            Happened::ChoseToAdd(_) => self.step = Step::Add,
            Happened::Added(seat, clue) => {
                self.turn_up(clue);
                self.active = seat.left(self.players);
                self.step = Step::Turn;
            }
            Happened::Called(seat) => self.open_auction(seat.left(self.players), seat),
            Happened::FinalAuction(first) => {
                let right = if first.0 == 0 { self.players } else { first.0 } - 1;
                self.open_auction(first, Seat(right));
            }
            Happened::Bid(seat, amount) => {
                self.auction.bids.add(Tokens::one(seat, amount + 1));
                self.auction.high = amount;
                self.auction.leader = seat;
                self.active = seat.left(self.players);
            }
            Happened::Passed(seat) => {
                self.auction.bids.add(Tokens::one(seat, 1));
                self.active = seat.left(self.players);
            }
            Happened::Sold { seat, price, to } => {
                self.collections[seat.index() % MOST_PLAYERS].add_all(self.lot);
                self.pay(seat, price, to);
                self.close_auction();
                if to == Payee::Box {
                    self.active = seat;
                }
            }
            Happened::Discarded => {
                self.discard.add_all(self.lot);
                self.close_auction();
            }
            Happened::Showed(..) => {}
            Happened::RoundEnded { points, .. } => {
                self.scores[usize::from(self.scored.min(ROUNDS - 1))] = points;
                self.scored += 1;
                self.step = Step::Door(Seat(0));
            }
            Happened::Won { seat, .. } => self.step = Step::Over(seat),
        }
    }

    /// Everything but the scores is taken back (FV-65, FV-66).
    #[inline(always)]
    fn begin_round(&mut self, round: u8, first: Seat) {
        self.round = round;
        self.first = first;
        self.active = first;
        self.left = CLUES.len() as u8;
        self.deck = CLUES;
        self.lot = Clues::NONE;
        self.collections = [Clues::NONE; MOST_PLAYERS];
        self.discard = Clues::NONE;
        self.tokens = Tokens::each(self.players, TOKENS);
        self.boxed = 0;
        self.auction = Auction::NONE;
    }

    /// A lot has as many cards as the round's number says, or all that are left (FV-14, FV-38).
    #[inline(always)]
    fn new_lot(&self) -> Step {
        Step::Open(self.round.min(self.left))
    }

    #[inline(always)]
    fn turn_up(&mut self, clue: Clue) {
        self.deck.take(clue);
        self.left -= 1;
        self.lot.add(clue);
    }

    #[inline(always)]
    fn open_auction(&mut self, first: Seat, last: Seat) {
        self.auction = Auction { first, last, ..Auction::NONE };
        self.active = first;
        self.step = Step::Bid;
    }

    #[inline(always)]
    fn pay(&mut self, seat: Seat, price: u8, to: Payee) {
        self.tokens.take(Tokens::one(seat, price));
        match to {
            Payee::Caller(caller) => self.tokens.add(Tokens::one(caller, price)),
            Payee::Others { each, boxed } => {
                self.tokens.add(Tokens::each(self.players, each));
                self.tokens.take(Tokens::one(seat, each));
                self.boxed += boxed;
            }
            Payee::Box => self.boxed += price,
        }
    }

    /// The next turn is that of the caller's left neighbour, who had the first chance to bid
    /// (FV-20); and whoever had it in a final auction without bids begins the next round (FV-18).
    #[inline(always)]
    fn close_auction(&mut self) {
        self.lot = Clues::NONE;
        self.active = self.auction.first;
        self.step = self.new_lot();
    }
}

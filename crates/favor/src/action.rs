//! What a player may decide, and what is refused.

use crate::{Door, Step, Table};
use serde::{Deserialize, Serialize};
use tabletop::{Menu, Seat};

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
// One word: lists of moves are copied and picked from all the time.
#[repr(u8, align(4))]
pub enum Action {
    /// Adds the top card of the deck to the lot (FV-21).
    ///
    /// `Add`
    Add,
    /// Calls an auction (FV-19).
    ///
    /// `Call`
    Call,
    /// Bids so many tokens (FV-25).
    ///
    /// `Bid(3)`
    Bid(u8),
    /// Does not bid (FV-26).
    ///
    /// `Pass`
    Pass,
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
    /// It is not this seat's turn, nor its chance to bid (FV-19, FV-23).
    NotYourTurn,
    /// The game waits for a card, or is over.
    NotNow,
    /// There is no auction to bid or to pass in: add a card or call one (FV-19).
    NoAuction,
    /// An auction is being held: bid or pass (FV-23).
    InAuction,
    /// A bid must be higher than this, the highest so far or 0 (FV-25, FV-27).
    MustRaise(u8),
    /// A bid may not exceed the tokens one has, which are these (FV-28).
    TooFewTokens(u8),
    /// Chance cannot give that answer here.
    NotInDeck,
}

/// What a seat has before its eyes. The table alone decides its moves, since an identity changes
/// only what cards are worth. State and view lend it alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen<'a> {
    /// The public side.
    pub table: &'a Table,
    /// Who is looking.
    pub seat: Seat,
    /// Their identity, once it is dealt.
    pub door: Option<Door>,
}

/// More than the longest list there is: a pass and bids of 1 to 20, if one player of four should
/// hold all tokens.
pub const MOST_ACTIONS: usize = 32;

impl Seen<'_> {
    /// Lists the legal moves.
    #[inline(always)]
    pub fn legal(&self, menu: &mut impl Menu<Action>) {
        if self.seat != self.table.active {
            return;
        }
        match self.table.step {
            Step::Turn => menu.append([Action::Add, Action::Call]),
            Step::Bid => self.list_bids(menu),
            _ => {}
        }
    }

    /// A pass, then every bid above the highest that the player can pay (FV-25 to FV-28).
    #[inline(always)]
    fn list_bids(&self, menu: &mut impl Menu<Action>) {
        menu.push(Action::Pass);
        for amount in self.table.auction.high + 1..=self.table.tokens.of(self.seat) {
            menu.push(Action::Bid(amount));
        }
    }

    /// Whether a move is legal, and why not.
    #[inline(always)]
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        if self.seat != self.table.active {
            return Err(Illegal::NotYourTurn);
        }
        match (self.table.step, action) {
            (Step::Bid, Action::Bid(amount)) => self.check_bid(amount),
            (Step::Bid, Action::Pass) | (Step::Turn, Action::Add | Action::Call) => Ok(()),
            (Step::Bid, _) => Err(Illegal::InAuction),
            (Step::Turn, _) => Err(Illegal::NoAuction),
            _ => Err(Illegal::NotNow),
        }
    }

    #[inline(always)]
    fn check_bid(&self, amount: u8) -> Result<(), Illegal> {
        let high = self.table.auction.high;
        let tokens = self.table.tokens.of(self.seat);
        if amount <= high {
            Err(Illegal::MustRaise(high))
        } else if amount > tokens {
            Err(Illegal::TooFewTokens(tokens))
        } else {
            Ok(())
        }
    }
}

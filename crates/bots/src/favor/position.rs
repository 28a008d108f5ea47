//! A table that can be thought ahead: what counts for the outcome, and how auctions change it.

use favor::{Clue, Clues, MOST_PLAYERS, Table};
use tabletop::{Seat, Seats};

/// The public side of a round, small enough to be copied for every thought.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Position {
    pub players: u8,
    pub round: u8,
    /// Who took the first turn of this round: the last tie-break.
    pub first: Seat,
    pub deck: Clues,
    pub left: u8,
    pub lot: Clues,
    pub collections: [Clues; MOST_PLAYERS],
    pub tokens: [u8; MOST_PLAYERS],
    /// Points of the finished rounds.
    pub totals: [i8; MOST_PLAYERS],
}

/// An auction: who has the first chance to bid, and who called it; nobody calls the final one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sale {
    pub first: Seat,
    pub caller: Option<Seat>,
}

impl Position {
    pub(crate) fn of(table: &Table) -> Position {
        let by_seat = |seat: usize| Seat(seat as u8);
        Position {
            players: table.players,
            round: table.round,
            first: table.first,
            deck: table.deck,
            left: table.left,
            lot: table.lot,
            collections: std::array::from_fn(|seat| table.collection(by_seat(seat))),
            tokens: std::array::from_fn(|seat| table.tokens.of(by_seat(seat))),
            totals: std::array::from_fn(|seat| table.total(by_seat(seat))),
        }
    }

    pub(crate) fn seats(&self) -> Seats {
        Seats::all(self.players)
    }

    /// Whether the auction of this lot ends the round (FV-45).
    pub(crate) fn is_final(&self) -> bool {
        self.left == 0
    }

    /// After `clue` has been turned up (FV-21).
    pub(crate) fn added(mut self, clue: Clue) -> Position {
        self.deck.take(clue);
        self.left -= 1;
        self.lot.add(clue);
        self
    }

    /// After an auction nobody bid in (FV-34).
    pub(crate) fn discarded(mut self) -> Position {
        self.lot = Clues::NONE;
        self
    }

    /// After `winner` has paid `price` for the lot (FV-30, FV-32, FV-33, FV-42).
    pub(crate) fn sold(mut self, sale: Sale, winner: Seat, price: u8) -> Position {
        self.collections[winner.index()].add_all(self.lot);
        self.lot = Clues::NONE;
        self.tokens[winner.index()] -= price;
        match sale.caller {
            Some(caller) if caller == winner => {
                let each = price / (self.players - 1);
                for seat in self.seats().without(winner) {
                    self.tokens[seat.index()] += each;
                }
            }
            Some(caller) => self.tokens[caller.index()] += price,
            None => {}
        }
        self
    }

    /// Whether the next lot takes all cards that are left, so that its auction is the final one
    /// (FV-38, FV-39).
    pub(crate) fn next_is_final(&self) -> bool {
        self.left <= self.round
    }

    /// With all cards that are left turned up.
    pub(crate) fn opened(mut self) -> Position {
        self.lot = self.deck;
        self.deck = Clues::NONE;
        self.left = 0;
        self
    }
}

impl Sale {
    /// The auction that runs.
    pub(crate) fn running(table: &Table) -> Sale {
        Sale { first: table.auction.first, caller: table.caller() }
    }

    /// The auction that `caller` calls.
    pub(crate) fn called(caller: Seat, players: u8) -> Sale {
        Sale { first: caller.left(players), caller: Some(caller) }
    }

    /// The final auction that begins with `first`.
    pub(crate) fn last(first: Seat) -> Sale {
        Sale { first, caller: None }
    }
}

//! The whole truth of a game, in a small value that copies.

use crate::table::MOST_PLAYERS;
use crate::{Door, Doors, Event, Happened, Seen, Setup, Table};
use tabletop::Seat;

/// The true state of a game: the table, and what lies face down.
///
/// The deck's order is decided as it is drawn, so nobody, not even this state, knows it before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The public side.
    pub(crate) table: Table,
    /// The door each seat has been dealt this round.
    pub(crate) doors: [Option<Door>; MOST_PLAYERS],
    /// The doors that have not been dealt this round (FV-12).
    pub(crate) undealt: Doors,
}

impl State {
    #[inline(always)]
    pub(crate) fn new(setup: &Setup) -> State {
        State { table: Table::new(setup), doors: [None; MOST_PLAYERS], undealt: Doors::ALL }
    }

    /// The public side.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// A seat's identity.
    #[inline(always)]
    pub fn door(&self, seat: Seat) -> Option<Door> {
        self.doors[seat.index() % MOST_PLAYERS]
    }

    /// The doors that nobody has been dealt this round.
    pub fn undealt(&self) -> Doors {
        self.undealt
    }

    #[inline(always)]
    pub(crate) fn seen(&self, seat: Seat) -> Seen<'_> {
        Seen { table: &self.table, seat, door: self.door(seat) }
    }

    #[inline(always)]
    pub(crate) fn apply(&mut self, event: &Event) {
        match *event {
            Happened::RoundBegan { .. } => {
                self.doors = [None; MOST_PLAYERS];
                self.undealt = Doors::ALL;
            }
            Happened::Dealt(seat, door) => {
                self.doors[seat.index() % MOST_PLAYERS] = Some(door);
                self.undealt = self.undealt.without(door);
            }
            _ => {}
        }
        self.table.apply(event);
    }
}

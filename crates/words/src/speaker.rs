//! A tongue that knows everybody at the table.

use crate::Tongue;
use std::borrow::Cow;
use tabletop::{Seat, Seats};

/// A tongue, and the names of the players by seat.
#[derive(Clone, Copy)]
pub(crate) struct Speaker<'a> {
    pub(crate) tongue: &'a Tongue,
    pub(crate) players: &'a [String],
}

impl<'a> Speaker<'a> {
    /// The name of a seat; a seat without a name is called by its number.
    pub(crate) fn who(self, seat: Seat) -> Cow<'a, str> {
        match self.players.get(seat.index()) {
            Some(name) => Cow::Borrowed(name),
            None => Cow::Owned(self.tongue.seat_number(i64::from(seat.0) + 1)),
        }
    }

    /// All these names in a list.
    pub(crate) fn all(self, seats: Seats) -> String {
        self.tongue.list(&seats.into_iter().map(|seat| self.who(seat)).collect::<Vec<_>>())
    }
}

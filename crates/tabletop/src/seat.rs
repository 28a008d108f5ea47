//! Who sits where, and who is looking.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into an array.
    #[inline(always)]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The neighbour to the left, which is the next seat clockwise.
    #[inline(always)]
    pub fn left(self, players: u8) -> Seat {
        let next = self.0 + 1;
        Seat(if next >= players { 0 } else { next })
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of up to eight seats. Written down, it is a list of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Seat>", from = "Vec<Seat>")]
pub struct Seats(pub u8);

impl From<Seats> for Vec<Seat> {
    fn from(seats: Seats) -> Vec<Seat> {
        seats.into_iter().collect()
    }
}

impl From<Vec<Seat>> for Seats {
    fn from(seats: Vec<Seat>) -> Seats {
        seats.into_iter().collect()
    }
}

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// The seats 0 to `players` − 1.
    #[inline(always)]
    pub fn all(players: u8) -> Seats {
        Seats(((1u16 << players) - 1) as u8)
    }

    /// Just this one.
    #[inline(always)]
    pub fn one(seat: Seat) -> Seats {
        Seats(1 << (seat.0 & 7))
    }

    /// Whether the set holds `seat`.
    #[inline(always)]
    pub fn has(self, seat: Seat) -> bool {
        self.0 >> (seat.0 & 7) & 1 != 0
    }

    /// The set with `seat`.
    #[inline(always)]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | Seats::one(seat).0)
    }

    /// The set without `seat`.
    #[inline(always)]
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !Seats::one(seat).0)
    }

    /// The seats of this set that are not in `other`.
    #[inline(always)]
    pub fn minus(self, other: Seats) -> Seats {
        Seats(self.0 & !other.0)
    }

    /// The seats in both.
    #[inline(always)]
    pub fn and(self, other: Seats) -> Seats {
        Seats(self.0 & other.0)
    }

    /// How many.
    #[inline(always)]
    #[allow(clippy::len_without_is_empty)]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat.
    #[inline(always)]
    pub fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The `n`-th seat, counted from the lowest.
    pub fn nth(self, n: u32) -> Option<Seat> {
        self.into_iter().nth(n as usize)
    }

    /// The first seat of the set met clockwise after `seat`; `seat` itself comes last.
    #[inline(always)]
    pub fn after(self, seat: Seat) -> Option<Seat> {
        // The circle is turned until the search begins at 0: whether it passes seat 0 cannot be
        // foreseen, so nothing branches on it.
        let start = (seat.0 & 7) + 1;
        let steps = Seats(self.0.rotate_right(u32::from(start))).first()?;
        Some(Seat((start + steps.0) & 7))
    }
}

impl Iterator for SeatsIter {
    type Item = Seat;
    #[inline(always)]
    fn next(&mut self) -> Option<Seat> {
        let seat = Seats(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(seat)
    }
}

/// The seats of a set, lowest first.
#[derive(Clone)]
pub struct SeatsIter(u8);

impl IntoIterator for Seats {
    type Item = Seat;
    type IntoIter = SeatsIter;
    #[inline(always)]
    fn into_iter(self) -> SeatsIter {
        SeatsIter(self.0)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.into_iter().map(|seat| seat.0)).finish()
    }
}

/// Somebody who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Viewer {
    /// A player, who sees what is public and what is theirs.
    Seat(Seat),
    /// A spectator, who sees only what is public.
    Public,
}

impl Viewer {
    /// Every viewer of a table: all seats, then the public.
    pub fn all(players: u8) -> impl Iterator<Item = Viewer> {
        Seats::all(players).into_iter().map(Viewer::Seat).chain([Viewer::Public])
    }

    /// Whether the viewer sits at `seat`.
    #[inline(always)]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The viewer's seat, if it has one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_seat_is_found_clockwise_and_wraps() {
        let seats: Seats = [Seat(0), Seat(2), Seat(5)].into_iter().collect();
        assert_eq!(seats.after(Seat(0)), Some(Seat(2)));
        assert_eq!(seats.after(Seat(2)), Some(Seat(5)));
        assert_eq!(seats.after(Seat(5)), Some(Seat(0)));
        assert_eq!(seats.after(Seat(7)), Some(Seat(0)));
        assert_eq!(Seats::one(Seat(3)).after(Seat(3)), Some(Seat(3)));
        assert_eq!(Seats::NONE.after(Seat(0)), None);
    }

    #[test]
    fn a_set_counts_and_lists_its_seats() {
        let seats = Seats::all(4).without(Seat(1));
        assert_eq!(seats.len(), 3);
        assert_eq!(seats.nth(1), Some(Seat(2)));
        assert_eq!(seats.into_iter().collect::<Vec<_>>(), [Seat(0), Seat(2), Seat(3)]);
        assert_eq!(Seats::all(8).len(), 8);
    }
}

//! A small number for each seat, all in one word.

use crate::{Seat, Seats};
use std::fmt;

/// Tokens by seat: a byte each in one word, so that the whole table is paid and judged at once.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Tokens(u64);

impl Tokens {
    const ONES: u64 = 0x0101_0101_0101_0101;

    /// Nobody has any.
    pub const NONE: Tokens = Tokens(0);

    /// The same number for each of the players.
    #[inline(always)]
    pub fn each(players: u8, amount: u8) -> Tokens {
        let seats = Tokens::ONES >> (64 - 8 * u32::from(players.clamp(1, 8)));
        Tokens(seats * u64::from(amount))
    }

    /// So many for one seat.
    #[inline(always)]
    pub fn one(seat: Seat, amount: u8) -> Tokens {
        Tokens(u64::from(amount) << (8 * u32::from(seat.0) & 63))
    }

    /// How many `seat` has.
    #[inline(always)]
    pub fn of(self, seat: Seat) -> u8 {
        (self.0 >> (8 * u32::from(seat.0) & 63)) as u8
    }

    /// How many all have together.
    pub fn total(self) -> u8 {
        (self.0.wrapping_mul(Tokens::ONES) >> 56) as u8
    }

    /// The player or players who have the most.
    #[inline(always)]
    pub fn most(self, players: u8) -> Seats {
        let seats = Seats::all(players);
        let most = seats.into_iter().map(|seat| self.of(seat)).max().unwrap_or(0);
        seats.into_iter().filter(|&seat| self.of(seat) == most).collect()
    }

    /// Who has at least `goal`, which is from 1 to 127; nobody has more than 127.
    #[inline(always)]
    pub fn reaching(self, goal: u8) -> Seats {
        let tops = (self.0 + u64::from(0x80 - goal) * Tokens::ONES) & (Tokens::ONES << 7);
        Seats(((tops >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8)
    }

    /// Gives.
    #[inline(always)]
    pub fn add(&mut self, tokens: Tokens) {
        self.0 += tokens.0;
    }

    /// Takes; everybody has as many as are taken.
    #[inline(always)]
    pub fn take(&mut self, tokens: Tokens) {
        self.0 -= tokens.0;
    }

    /// Gives one to each of these seats.
    #[inline(always)]
    pub fn award(&mut self, seats: Seats) {
        for seat in seats {
            self.add(Tokens::one(seat, 1));
        }
    }
}

impl fmt::Debug for Tokens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.to_le_bytes().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_counted_by_seat() {
        let mut tokens = Tokens::each(3, 5);
        tokens.take(Tokens::one(Seat(0), 2));
        tokens.add(Tokens::one(Seat(2), 7));
        tokens.award(Seats::one(Seat(1)));
        let counts: Vec<u8> = (0..4).map(|seat| tokens.of(Seat(seat))).collect();
        assert_eq!(counts, [3, 6, 12, 0]);
        assert_eq!(tokens.total(), 21);
        assert_eq!(tokens.most(3), Seats::one(Seat(2)));
        assert_eq!(tokens.reaching(6), Seats::one(Seat(1)).with(Seat(2)));
        assert_eq!(Tokens::each(2, 4).most(2), Seats::all(2));
        assert_eq!(Tokens::each(8, 1).total(), 8);
    }
}

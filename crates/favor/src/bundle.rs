//! Sets of doors and bundles of clues, each packed in one number.

use crate::{Clue, Door};
use rand_core::Rng;
use serde::{Deserialize, Serialize};
use std::fmt;
use tabletop::below;

/// A set of doors: those not dealt, or those that somebody's identity *may* be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Doors(pub u8);

impl Doors {
    /// None.
    pub const NONE: Doors = Doors(0);
    /// All four.
    pub const ALL: Doors = Doors(15);

    /// Just this one.
    #[inline(always)]
    pub fn one(door: Door) -> Doors {
        Doors(1 << door as u8)
    }

    /// Whether `door` is among them.
    #[inline(always)]
    pub fn has(self, door: Door) -> bool {
        self.0 >> door as u8 & 1 != 0
    }

    /// With `door`.
    pub fn with(self, door: Door) -> Doors {
        Doors(self.0 | Doors::one(door).0)
    }

    /// Without `door`.
    #[inline(always)]
    pub fn without(self, door: Door) -> Doors {
        Doors(self.0 & !Doors::one(door).0)
    }

    /// Those of this set that are not in `other`.
    pub fn minus(self, other: Doors) -> Doors {
        Doors(self.0 & !other.0)
    }

    /// How many.
    #[inline(always)]
    #[allow(clippy::len_without_is_empty)]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The door, if there is only one.
    pub fn only(self) -> Option<Door> {
        if self.len() == 1 { Some(self.nth(0)) } else { None }
    }

    /// The doors, in the order of [`Door::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Door> {
        Door::ALL.into_iter().filter(move |&door| self.has(door))
    }

    /// The `n`-th door, counted from 0; `n` is below [`len`](Doors::len).
    #[inline(always)]
    pub fn nth(self, n: u32) -> Door {
        NTH_DOOR[self.0 as usize & 15][n as usize & 3]
    }

    /// A door drawn fairly.
    #[inline(always)]
    pub fn draw(self, rng: &mut impl Rng) -> Door {
        self.nth(below(rng, self.len()))
    }
}

/// The doors of each set in order; places beyond the set repeat its last.
const NTH_DOOR: [[Door; 4]; 16] = {
    let mut all = [[Door::RedLady; 4]; 16];
    let mut set = 1;
    while set < 16 {
        let (mut door, mut place) = (0, 0);
        while door < 4 {
            if set >> door & 1 != 0 {
                let mut later = place;
                while later < 4 {
                    all[set][later] = Door::ALL[door];
                    later += 1;
                }
                place += 1;
            }
            door += 1;
        }
        set += 1;
    }
    all
};

impl FromIterator<Door> for Doors {
    fn from_iter<I: IntoIterator<Item = Door>>(doors: I) -> Doors {
        doors.into_iter().fold(Doors::NONE, Doors::with)
    }
}

impl fmt::Debug for Doors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A bundle of clues without order, copies counted: a byte a kind, so that drawing the n-th card
/// is a multiplication, a subtraction and a count of zeros, and taking a whole lot an addition.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Clues(u64);

/// A one in each byte.
const ONES: u64 = 0x0101_0101_0101;
/// The top bit of each byte, which no sum of 14 cards reaches.
const TOPS: u64 = ONES << 7;

impl Clues {
    /// No card.
    pub const NONE: Clues = Clues(0);

    /// A bundle with these copies of each kind, in the order of [`Clue::ALL`].
    pub const fn of(copies: [u8; 6]) -> Clues {
        let [a, b, c, d, e, f] = copies;
        Clues(u64::from_le_bytes([a, b, c, d, e, f, 0, 0]))
    }

    /// Just this one.
    #[inline(always)]
    pub fn one(clue: Clue) -> Clues {
        Clues(1 << (8 * clue as u64))
    }

    /// How many copies of `clue`.
    #[inline(always)]
    pub fn count(self, clue: Clue) -> u32 {
        (self.0 >> (8 * clue as u64)) as u32 & 0xff
    }

    /// Whether there is at least one copy of `clue`.
    #[inline(always)]
    pub fn has(self, clue: Clue) -> bool {
        self.count(clue) != 0
    }

    /// How many cards in all.
    #[inline(always)]
    #[allow(clippy::len_without_is_empty)]
    pub const fn len(self) -> u32 {
        (self.0.wrapping_mul(ONES) >> 40) as u32 & 0xff
    }

    /// Whether there is no card.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a card.
    #[inline(always)]
    pub fn add(&mut self, clue: Clue) {
        self.0 += Clues::one(clue).0;
    }

    /// Adds all cards of another bundle.
    #[inline(always)]
    pub fn add_all(&mut self, other: Clues) {
        self.0 += other.0;
    }

    /// Takes a card out. The caller knows that it is there.
    #[inline(always)]
    pub fn take(&mut self, clue: Clue) {
        debug_assert!(self.has(clue), "no {clue:?} to take");
        self.0 = self.0.wrapping_sub(Clues::one(clue).0);
    }

    /// Every card, in the order of [`Clue::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Clue> {
        Clue::ALL.into_iter().flat_map(move |clue| (0..self.count(clue)).map(move |_| clue))
    }

    /// The `n`-th card, in the order of [`Clue::ALL`] and counted from 0; `n` is below
    /// [`len`](Clues::len).
    #[inline(always)]
    pub fn nth(self, n: u32) -> Clue {
        // Byte k of the product counts the cards of the kinds up to k; the first byte that
        // exceeds n is the card's.
        let sums = self.0.wrapping_mul(ONES);
        let reached = (sums | TOPS).wrapping_sub((u64::from(n) + 1) * ONES) & TOPS;
        KINDS[(reached.trailing_zeros() as usize / 8) & 7]
    }
}

/// The kinds by number, filled up to a power of two. This look-up stands in the innermost chain of a
/// simulation: written as a `match`, it cost three actions in ten.
const KINDS: [Clue; 8] = {
    let [a, b, c, d, e, f] = Clue::ALL;
    [a, b, c, d, e, f, f, f]
};

impl FromIterator<Clue> for Clues {
    fn from_iter<I: IntoIterator<Item = Clue>>(clues: I) -> Clues {
        let mut bundle = Clues::NONE;
        for clue in clues {
            bundle.add(clue);
        }
        bundle
    }
}

impl fmt::Debug for Clues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map()
            .entries(Clue::ALL.into_iter().map(|c| (c, self.count(c))).filter(|(_, n)| *n > 0))
            .finish()
    }
}

/// A bundle that knows its size. With the size at hand, the random number that draws from it is
/// ready before the bundle is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pool {
    clues: Clues,
    len: u32,
}

impl Pool {
    /// A bundle counted elsewhere.
    #[inline(always)]
    pub(crate) fn counted(clues: Clues, len: u32) -> Pool {
        debug_assert_eq!(clues.len(), len, "a wrong count");
        Pool { clues, len }
    }

    /// The bundle.
    #[inline(always)]
    pub fn clues(self) -> Clues {
        self.clues
    }

    /// A card drawn fairly.
    #[inline(always)]
    pub fn draw(self, rng: &mut impl Rng) -> Clue {
        self.clues.nth(below(rng, self.len))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_card_of_a_bundle_is_the_nth_by_kind() {
        let bundle = Clues::of([3, 3, 3, 3, 1, 1]);
        let sorted: Vec<Clue> = bundle.iter().collect();
        assert_eq!((sorted.len(), bundle.len()), (14, 14));
        for (n, clue) in sorted.into_iter().enumerate() {
            assert_eq!(bundle.nth(n as u32), clue, "card {n}");
        }
    }

    #[test]
    fn the_nth_door_of_a_set_is_the_nth_it_lists() {
        for set in (0..16).map(Doors) {
            let listed: Vec<Door> = set.iter().collect();
            assert_eq!(listed.len() as u32, set.len());
            for (n, door) in listed.into_iter().enumerate() {
                assert_eq!(set.nth(n as u32), door, "door {n} of {set:?}");
            }
        }
    }
}

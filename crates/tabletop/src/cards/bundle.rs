//! Cards without order, copies counted.

use super::{Kind, MOST_KINDS, Set, all};
use crate::below;
use rand_core::Rng;
use std::fmt::{self, Debug};
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

/// A bundle of cards without order, copies counted: up to 31 cards of up to ten kinds.
///
/// Six bits a kind, and each field counts the cards of that kind *and all before it*: so drawing
/// the n-th card is a subtraction and a count of zeros, and taking it out is another subtraction.
/// The fields fill the word from the top, where what is shifted out of it is gone without a mask.
pub struct Bundle<K> {
    sums: u64,
    /// How many in all. The last field says so too, but only once it is known which card was taken
    /// out: the next draw need not wait for that.
    len: u32,
    kinds: PhantomData<K>,
}

/// The lowest bit of the first field.
const LOWEST: usize = 64 - 6 * MOST_KINDS;
/// A one in each field.
const ONES: u64 = {
    let (mut ones, mut n) = (0, 0);
    while n < MOST_KINDS {
        ones |= 1 << (LOWEST + 6 * n);
        n += 1;
    }
    ones
};
/// The top bit of each field, which no sum of up to 31 cards reaches.
const TOPS: u64 = ONES << 5;

impl<K> Bundle<K> {
    /// No card.
    pub const NONE: Bundle<K> = Bundle { sums: 0, len: 0, kinds: PhantomData };

    /// A bundle with these copies of each kind, by number.
    pub const fn of<const N: usize>(copies: [u8; N]) -> Bundle<K> {
        let (mut bundle, mut n) = (Bundle::NONE, 0);
        while n < N {
            bundle.sums += (copies[n] as u64) * (ONES << (6 * n));
            bundle.len += copies[n] as u32;
            n += 1;
        }
        bundle
    }

    /// How many cards in all.
    #[inline(always)]
    #[allow(clippy::len_without_is_empty)]
    pub const fn len(self) -> u32 {
        self.len
    }

    /// Whether there is no card.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.sums == 0
    }
}

/// How far a kind's field is from the first.
#[inline(always)]
fn shift<K: Kind>(kind: K) -> u32 {
    (6 * kind.number() as u32) & 63
}

impl<K: Kind> Bundle<K> {
    /// The kind whose field a bit belongs to: a look-up is quicker than a division by six. There
    /// is one more than bits, for a word has up to 64 trailing zeros.
    const BY_BIT: [K; 65] = {
        let mut kinds = [K::TABLE[0]; 65];
        let mut bit = 0;
        while bit < 64 {
            kinds[bit] = K::TABLE[bit.saturating_sub(LOWEST) / 6];
            bit += 1;
        }
        kinds
    };

    /// Just this one.
    #[inline(always)]
    pub fn one(kind: K) -> Bundle<K> {
        Bundle { sums: ONES << shift(kind), len: 1, kinds: PhantomData }
    }

    /// How many copies of `kind`.
    #[inline(always)]
    pub fn count(self, kind: K) -> u32 {
        // Each field less the one before it.
        let copies = self.sums - (self.sums << 6);
        (copies >> shift(kind) >> LOWEST) as u32 & 63
    }

    /// Whether there is at least one copy of `kind`.
    #[inline(always)]
    pub fn has(self, kind: K) -> bool {
        // The field differs from the one before it.
        ((self.sums ^ (self.sums << 6)) >> shift(kind)) & (63 << LOWEST) != 0
    }

    /// Adds a card.
    #[inline(always)]
    pub fn add(&mut self, kind: K) {
        self.add_all(Bundle::one(kind));
    }

    /// Adds all cards of another bundle.
    #[inline(always)]
    pub fn add_all(&mut self, other: Bundle<K>) {
        self.sums += other.sums;
        self.len += other.len;
    }

    /// Takes a card out. The caller knows that it is there.
    #[inline(always)]
    pub fn take(&mut self, kind: K) {
        debug_assert!(self.has(kind), "no {kind:?} to take");
        self.sums = self.sums.wrapping_sub(Bundle::one(kind).sums);
        self.len = self.len.wrapping_sub(1);
    }

    /// The kinds of which there is a copy.
    pub fn kinds(self) -> Set<K> {
        all().filter(|&kind| self.has(kind)).collect()
    }

    /// Only the cards of these kinds.
    pub fn only(self, kinds: Set<K>) -> Bundle<K> {
        let mut kept = Bundle::NONE;
        for kind in kinds.iter() {
            kept.sums += u64::from(self.count(kind)) * Bundle::one(kind).sums;
            kept.len += self.count(kind);
        }
        kept
    }

    /// Every card, by number of its kind.
    pub fn iter(self) -> impl Iterator<Item = K> {
        all().flat_map(move |kind| (0..self.count(kind)).map(move |_| kind))
    }

    /// The `n`-th card, by number of its kind and counted from 0; `n` is below
    /// [`len`](Bundle::len).
    #[inline(always)]
    pub fn nth(self, n: u32) -> K {
        // The first field that exceeds n is the card's: 31 more less n reach its top bit.
        let reached = (self.sums + (TOPS - ONES)).wrapping_sub(u64::from(n) * ONES) & TOPS;
        Self::BY_BIT[reached.trailing_zeros() as usize]
    }

    /// A card drawn fairly.
    #[inline(always)]
    pub fn draw(self, rng: &mut impl Rng) -> K {
        self.nth(below(rng, self.len()))
    }
}

impl<K> Clone for Bundle<K> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<K> Copy for Bundle<K> {}

impl<K> PartialEq for Bundle<K> {
    #[inline(always)]
    fn eq(&self, other: &Self) -> bool {
        self.sums == other.sums
    }
}

impl<K> Eq for Bundle<K> {}

impl<K> Hash for Bundle<K> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.sums.hash(state);
    }
}

impl<K> Default for Bundle<K> {
    fn default() -> Self {
        Bundle::NONE
    }
}

impl<K: Kind> FromIterator<K> for Bundle<K> {
    fn from_iter<I: IntoIterator<Item = K>>(cards: I) -> Bundle<K> {
        let mut bundle = Bundle::NONE;
        for kind in cards {
            bundle.add(kind);
        }
        bundle
    }
}

impl<K: Kind> Debug for Bundle<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let copies = |kind| (kind, self.count(kind));
        f.debug_map().entries(all().map(copies).filter(|(_, count)| *count > 0)).finish()
    }
}

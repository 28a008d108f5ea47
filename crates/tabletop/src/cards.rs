//! Cards without order: sets of kinds, and bundles that count copies. Each is one number.

use crate::below;
use rand_core::Rng;
use std::fmt::{self, Debug};
use std::marker::PhantomData;

/// A kind of card: an enum whose variants are numbered from 0.
pub trait Kind: Copy + PartialEq + Debug + 'static {
    /// How many kinds there are: at most [`MOST_KINDS`].
    const COUNT: usize;
    /// The kinds by number, the last one repeated to fill the table up: a look-up that needs no
    /// check stands in the innermost loop of every simulation.
    const TABLE: [Self; 16];

    /// Its number.
    fn number(self) -> usize;
}

/// The most kinds that a bundle can count.
pub const MOST_KINDS: usize = 10;

/// Fills a list of kinds up to a table.
pub const fn table<K: Copy, const N: usize>(kinds: [K; N]) -> [K; 16] {
    let mut table = [kinds[N - 1]; 16];
    let mut n = 0;
    while n < N {
        table[n] = kinds[n];
        n += 1;
    }
    table
}

fn all<K: Kind>() -> impl Iterator<Item = K> {
    K::TABLE.into_iter().take(K::COUNT)
}

/// A set of kinds, without counting copies: what a face-down card *may* be.
pub struct Set<K>(u16, PhantomData<K>);

impl<K> Set<K> {
    /// None.
    pub const NONE: Set<K> = Set(0, PhantomData);

    /// The kinds whose bits are set, by number.
    pub const fn of_bits(bits: u16) -> Set<K> {
        Set(bits, PhantomData)
    }

    /// The bits, by number.
    #[inline(always)]
    pub const fn bits(self) -> u16 {
        self.0
    }
}

impl<K: Kind> Set<K> {
    /// All kinds.
    pub const ALL: Set<K> = Set(((1u32 << K::COUNT) - 1) as u16, PhantomData);

    /// Just this one.
    #[inline(always)]
    pub fn one(kind: K) -> Set<K> {
        Set(1 << (kind.number() & 15), PhantomData)
    }

    /// Whether `kind` is among them.
    #[inline(always)]
    pub fn has(self, kind: K) -> bool {
        (self.0 >> (kind.number() & 15)) & 1 != 0
    }

    /// With `kind`.
    #[inline(always)]
    pub fn with(self, kind: K) -> Set<K> {
        self.or(Set::one(kind))
    }

    /// Without `kind`.
    #[inline(always)]
    pub fn without(self, kind: K) -> Set<K> {
        self.minus(Set::one(kind))
    }

    /// Those in both.
    #[inline(always)]
    pub fn and(self, other: Set<K>) -> Set<K> {
        Set(self.0 & other.0, PhantomData)
    }

    /// Those in either.
    #[inline(always)]
    pub fn or(self, other: Set<K>) -> Set<K> {
        Set(self.0 | other.0, PhantomData)
    }

    /// Those of this set that are not in `other`.
    #[inline(always)]
    pub fn minus(self, other: Set<K>) -> Set<K> {
        Set(self.0 & !other.0, PhantomData)
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

    /// The kind, if there is only one.
    pub fn only(self) -> Option<K> {
        if self.0.is_power_of_two() {
            Some(K::TABLE[self.0.trailing_zeros() as usize & 15])
        } else {
            None
        }
    }

    /// The kinds, by number.
    pub fn iter(self) -> impl Iterator<Item = K> {
        all().filter(move |&kind| self.has(kind))
    }

    /// The `n`-th kind, counted from 0; `n` is below [`len`](Set::len).
    #[inline(always)]
    pub fn nth(self, n: u32) -> K {
        let mut left = self.0;
        for _ in 0..n {
            left &= left.wrapping_sub(1);
        }
        K::TABLE[left.trailing_zeros() as usize & 15]
    }

    /// A kind drawn fairly.
    #[inline(always)]
    pub fn draw(self, rng: &mut impl Rng) -> K {
        self.nth(below(rng, self.len()))
    }
}

impl<K> Clone for Set<K> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<K> Copy for Set<K> {}

impl<K> PartialEq for Set<K> {
    #[inline(always)]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<K> Eq for Set<K> {}

impl<K> Default for Set<K> {
    fn default() -> Self {
        Set::NONE
    }
}

impl<K: Kind> FromIterator<K> for Set<K> {
    fn from_iter<I: IntoIterator<Item = K>>(kinds: I) -> Set<K> {
        kinds.into_iter().fold(Set::NONE, Set::with)
    }
}

impl<K: Kind> Debug for Set<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A bundle of cards without order, copies counted: up to 31 cards of up to ten kinds.
///
/// Six bits a kind, and each field counts the cards of that kind *and all before it*: so drawing
/// the n-th card is a subtraction and a count of zeros, and taking it out is another subtraction.
/// The fields fill the word from the top, where what is shifted out of it is gone without a mask.
pub struct Bundle<K>(u64, PhantomData<K>);

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
    pub const NONE: Bundle<K> = Bundle(0, PhantomData);

    /// A bundle with these copies of each kind, by number.
    pub const fn of<const N: usize>(copies: [u8; N]) -> Bundle<K> {
        let (mut sums, mut n) = (0, 0);
        while n < N {
            sums += (copies[n] as u64) * (ONES << (6 * n));
            n += 1;
        }
        Bundle(sums, PhantomData)
    }

    /// How many cards in all.
    #[inline(always)]
    #[allow(clippy::len_without_is_empty)]
    pub const fn len(self) -> u32 {
        (self.0 >> (64 - 6)) as u32
    }

    /// Whether there is no card.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
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
        Bundle(ONES << shift(kind), PhantomData)
    }

    /// How many copies of `kind`.
    #[inline(always)]
    pub fn count(self, kind: K) -> u32 {
        // Each field less the one before it.
        let copies = self.0 - (self.0 << 6);
        (copies >> shift(kind) >> LOWEST) as u32 & 63
    }

    /// Whether there is at least one copy of `kind`.
    #[inline(always)]
    pub fn has(self, kind: K) -> bool {
        // The field differs from the one before it.
        ((self.0 ^ (self.0 << 6)) >> shift(kind)) & (63 << LOWEST) != 0
    }

    /// Adds a card.
    #[inline(always)]
    pub fn add(&mut self, kind: K) {
        self.0 += Bundle::one(kind).0;
    }

    /// Adds all cards of another bundle.
    #[inline(always)]
    pub fn add_all(&mut self, other: Bundle<K>) {
        self.0 += other.0;
    }

    /// Takes a card out. The caller knows that it is there.
    #[inline(always)]
    pub fn take(&mut self, kind: K) {
        debug_assert!(self.has(kind), "no {kind:?} to take");
        self.0 = self.0.wrapping_sub(Bundle::one(kind).0);
    }

    /// The kinds of which there is a copy.
    pub fn kinds(self) -> Set<K> {
        all().filter(|&kind| self.has(kind)).collect()
    }

    /// Only the cards of these kinds.
    pub fn only(self, kinds: Set<K>) -> Bundle<K> {
        let mut kept = Bundle::NONE;
        for kind in kinds.iter() {
            kept.0 += u64::from(self.count(kind)) * Bundle::one(kind).0;
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
        let reached = (self.0 + (TOPS - ONES)).wrapping_sub(u64::from(n) * ONES) & TOPS;
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
        self.0 == other.0
    }
}

impl<K> Eq for Bundle<K> {}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Debug)]
    enum Suit {
        Clubs,
        Hearts,
        Spades,
    }

    impl Kind for Suit {
        const COUNT: usize = 3;
        const TABLE: [Suit; 16] = table([Suit::Clubs, Suit::Hearts, Suit::Spades]);
        fn number(self) -> usize {
            self as usize
        }
    }

    #[test]
    fn the_nth_card_of_a_bundle_is_the_nth_it_lists() {
        let bundle = Bundle::<Suit>::of([9, 0, 22]);
        let sorted: Vec<Suit> = bundle.iter().collect();
        assert_eq!((sorted.len(), bundle.len()), (31, 31));
        for (n, suit) in sorted.into_iter().enumerate() {
            assert_eq!(bundle.nth(n as u32), suit, "card {n}");
        }
    }

    #[test]
    fn a_bundle_gives_back_what_was_put_in() {
        let mut bundle: Bundle<Suit> =
            [Suit::Spades, Suit::Clubs, Suit::Clubs].into_iter().collect();
        bundle.take(Suit::Clubs);
        assert_eq!((bundle.count(Suit::Clubs), bundle.count(Suit::Hearts)), (1, 0));
        assert_eq!(bundle.kinds(), Set::one(Suit::Clubs).with(Suit::Spades));
        assert_eq!(bundle.only(Set::one(Suit::Spades)), Bundle::one(Suit::Spades));
        bundle.add_all(Bundle::of([1, 1]));
        assert_eq!(bundle, Bundle::of([2, 1, 1]));
    }

    #[test]
    fn the_nth_kind_of_a_set_is_the_nth_it_lists() {
        for set in (0..8).map(Set::<Suit>::of_bits) {
            for (n, suit) in set.iter().enumerate() {
                assert_eq!(set.nth(n as u32), suit);
            }
            assert_eq!(set.only().is_some(), set.len() == 1);
        }
    }
}

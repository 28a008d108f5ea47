//! Cards without order: sets of kinds, and bundles that count copies. Each is one number.

mod bundle;
pub use bundle::Bundle;

use crate::below;
use rand_core::Rng;
use std::fmt::{self, Debug};
use std::hash::{Hash, Hasher};
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

impl<K> Hash for Set<K> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

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

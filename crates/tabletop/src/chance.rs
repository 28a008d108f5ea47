//! Chance: questions to it, and somebody who answers fairly.

use rand_core::{Rng, SeedableRng, TryRng};
use rand_xoshiro::SplitMix64;
use std::convert::Infallible;
use std::fmt::Debug;

/// A question to chance, with every possible answer.
pub trait Ask: Clone + PartialEq + Debug {
    /// An answer.
    type Outcome: Copy + PartialEq + Debug;

    /// Answers fairly.
    fn pick(&self, rng: &mut impl Rng) -> Self::Outcome;

    /// Calls `each` with every possible answer and its weight.
    fn outcomes(&self, each: impl FnMut(Self::Outcome, u32));

    /// `Some(n)` when a fresh deal, the `n`-th of the game, begins with this question: a dealer
    /// that shuffles does so now.
    fn opens_deal(&self) -> Option<u32>;
}

/// A number from 0 to `bound` − 1, each equally likely up to one part in 2⁵⁹ or so.
#[inline(always)]
pub fn below<R: Rng + ?Sized>(rng: &mut R, bound: u32) -> u32 {
    ((u128::from(rng.next_u64()) * u128::from(bound)) >> 64) as u32
}

/// Mixes two numbers into a seed.
#[inline(always)]
pub fn mix(seed: u64, number: u64) -> u64 {
    let x = seed ^ number.wrapping_add(1).wrapping_mul(0xd1b5_4a32_d192_ed03);
    let x = (x ^ (x >> 32)).wrapping_mul(0xdaba_0b6e_b093_22e3);
    let x = (x ^ (x >> 32)).wrapping_mul(0xdaba_0b6e_b093_22e3);
    x ^ (x >> 32)
}

/// A dealer for simulations: fair, fast, and the same for the same seed.
///
/// Each deal of a game starts from a seed of its own. The games draw their cards one by one
/// from what is left, so a seed stands for a fixed shuffle: two games with one seed deal the same
/// cards in the same order in every round, however they are played. That is what a duplicate
/// needs.
#[derive(Clone, Debug)]
pub struct Deals {
    seed: u64,
    rng: Ahead,
}

impl Deals {
    /// The deals of the game with this seed.
    #[inline(always)]
    pub fn new(seed: u64) -> Deals {
        Deals { seed, rng: Ahead::seed_from_u64(seed) }
    }

    /// Answers a question.
    #[inline(always)]
    pub fn answer<A: Ask>(&mut self, ask: &A) -> A::Outcome {
        if let Some(deal) = ask.opens_deal() {
            self.shuffle(deal);
        }
        ask.pick(&mut self.rng)
    }

    /// Starts a deal. Out of line: it would be copied to wherever a card may be drawn.
    #[inline(never)]
    fn shuffle(&mut self, deal: u32) {
        self.rng = Ahead::seed_from_u64(mix(self.seed, u64::from(deal)));
    }

    /// The random source behind the present deal, for what is turned over after the game.
    pub fn rng(&mut self) -> &mut Ahead {
        &mut self.rng
    }
}

/// A random source that has its next number ready: which card is drawn decides so much that the
/// processor should not have to wait for it.
#[derive(Clone, Debug)]
pub struct Ahead {
    next: u64,
    source: SplitMix64,
}

impl SeedableRng for Ahead {
    type Seed = [u8; 8];

    #[inline(always)]
    fn from_seed(seed: [u8; 8]) -> Ahead {
        let mut source = SplitMix64::from_seed(seed);
        Ahead { next: source.next_u64(), source }
    }

    #[inline(always)]
    fn seed_from_u64(seed: u64) -> Ahead {
        Ahead::from_seed(seed.to_le_bytes())
    }
}

impl TryRng for Ahead {
    type Error = Infallible;

    #[inline(always)]
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok((self.next_u64() >> 32) as u32)
    }

    #[inline(always)]
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(std::mem::replace(&mut self.next, self.source.next_u64()))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        rand_core::utils::fill_bytes_via_next_word(bytes, || self.try_next_u64())
    }
}

/// Puts some things into an order that nobody foresees.
pub fn shuffle<T>(things: &mut [T], rng: &mut impl Rng) {
    for n in (1..things.len()).rev() {
        things.swap(n, below(rng, n as u32 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn below_reaches_every_number_about_equally_often() {
        let mut rng = SplitMix64::seed_from_u64(1);
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[below(&mut rng, 7) as usize] += 1;
        }
        assert!(seen.iter().all(|n| (9_600..10_400).contains(n)), "{seen:?}");
    }
}

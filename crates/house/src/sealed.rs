//! Deals that are settled before they begin and can be checked when they are over.

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use sha2::{Digest, Sha256};
use tabletop::Ask;

/// Somebody who answers for chance at a table.
pub trait Dealer {
    /// The random source that answers the question with this number, the first being 0.
    fn source(&mut self, question: u32) -> ChaCha20Rng;
}

/// Answers a question.
pub(crate) fn answer<A: Ask>(dealer: &mut impl Dealer, question: u32, ask: &A) -> A::Outcome {
    ask.pick(&mut dealer.source(question))
}

/// The seed of a whole game, sealed like a letter: everybody may see the [seal](Sealed::seal) from
/// the start, and nobody the seed before the end.
///
/// Each question to chance is answered by ChaCha20 with this seed and the question's number as its
/// stream. So an answer depends on nothing but the seed, the question and how many came before.
#[derive(Clone, PartialEq, Eq)]
pub struct Sealed([u8; 32]);

/// What is hashed before the seed, so that a seal of ours is a seal of nothing else.
const PREFIX: &[u8] = b"parlour deal 1\n";

impl Sealed {
    /// A deal with this seed: 32 bytes that nobody can guess.
    pub fn new(seed: [u8; 32]) -> Sealed {
        Sealed(seed)
    }

    /// The deal with this seed, given as 64 hexadecimal digits.
    pub fn read(hex: &str) -> Option<Sealed> {
        let seed = HEXLOWER_PERMISSIVE.decode(hex.as_bytes()).ok()?;
        seed.try_into().ok().map(Sealed)
    }

    /// The seed as 64 hexadecimal digits: to be told when the game is over, and not before.
    pub fn broken(&self) -> String {
        HEXLOWER.encode(&self.0)
    }

    /// What everybody may see from the start: the SHA-256 of `parlour deal 1`, a line feed and the
    /// seed.
    pub fn seal(&self) -> String {
        HEXLOWER.encode(&Sha256::new().chain_update(PREFIX).chain_update(self.0).finalize())
    }
}

impl Dealer for Sealed {
    fn source(&mut self, question: u32) -> ChaCha20Rng {
        let mut source = ChaCha20Rng::from_seed(self.0);
        source.set_stream(question.into());
        source
    }
}

/// Says that it is sealed, not what is in it.
impl std::fmt::Debug for Sealed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Sealed({})", self.seal())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_core::Rng;

    #[test]
    fn a_seal_is_the_hash_that_anybody_can_work_out() {
        // printf 'parlour deal 1\n' | cat - <(head -c 32 /dev/zero) | sha256sum
        assert_eq!(Sealed::new([0; 32]).seal(), SEAL_OF_ZEROS);
    }

    const SEAL_OF_ZEROS: &str = "4b417cdeddf9bbc1616cc97aadeb5261f528b168777ccd4b71a0f5632937f137";

    #[test]
    fn a_seed_is_read_back_and_nothing_else_is() {
        let sealed = Sealed::new(std::array::from_fn(|n| n as u8 * 7));
        assert_eq!(Sealed::read(&sealed.broken()), Some(sealed.clone()));
        for wrong in ["", "12", &sealed.seal()[..63], &"+1".repeat(32), &"é".repeat(32)] {
            assert_eq!(Sealed::read(wrong), None);
        }
    }

    #[test]
    fn every_question_has_a_source_of_its_own() {
        let mut sealed = Sealed::new([3; 32]);
        let first = sealed.source(0).next_u64();
        assert_eq!(first, sealed.source(0).next_u64());
        assert_ne!(first, sealed.source(1).next_u64());
    }

    #[test]
    fn a_seed_is_not_printed_by_accident() {
        let sealed = Sealed::new([0xab; 32]);
        assert!(!format!("{sealed:?}").contains(&sealed.broken()));
    }
}

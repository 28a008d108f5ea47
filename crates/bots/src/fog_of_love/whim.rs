//! What decides between equals: a whim, each player's own.

use super::meeting::OPTIONS;
use crate::Dice;
use fog_of_love::content::Letter;
use tabletop::shuffle;

/// The order in which somebody looks at the letters of a card. Nobody knows another's: two players
/// who think alike do not meet on a letter for its place on the card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Whim([u8; OPTIONS]);

impl Whim {
    /// One that these dice decide.
    pub(crate) fn thrown(dice: &mut Dice) -> Whim {
        let mut order = [0, 1, 2, 3];
        shuffle(&mut order, dice);
        Whim(order)
    }

    /// The letters in this order.
    pub(crate) fn letters(self) -> impl Iterator<Item = Letter> {
        self.0.into_iter().map(|n| Letter::ALL[usize::from(n) % Letter::ALL.len()])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_core::SeedableRng;

    #[test]
    fn every_letter_comes_first_for_somebody() {
        let mut first = [0; OPTIONS];
        for seed in 0..400 {
            let letters: Vec<Letter> =
                Whim::thrown(&mut Dice::seed_from_u64(seed)).letters().collect();
            assert_eq!(letters.len(), OPTIONS);
            assert!(Letter::ALL.iter().take(OPTIONS).all(|letter| letters.contains(letter)));
            first[letters[0].index()] += 1;
        }
        assert!(first.iter().all(|&count| count > 60), "{first:?}");
    }
}

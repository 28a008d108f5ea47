//! A chance for each character: what one face-down card may be.

use love_letter::{Card, Cards, Kinds};

/// The chances of one face-down card; they add up to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Odds([f64; 10]);

impl Odds {
    /// Certainly this one.
    pub(crate) fn sure(card: Card) -> Odds {
        let mut chances = [0.0; 10];
        chances[card as usize] = 1.0;
        Odds(chances)
    }

    /// In proportion to these weights; all alike if every weight is nought.
    pub(crate) fn weighted(weights: [f64; 10]) -> Odds {
        let sum: f64 = weights.iter().sum();
        if sum > 0.0 { Odds(weights.map(|weight| weight / sum)) } else { Odds([0.1; 10]) }
    }

    /// In proportion to the copies of each character among `kinds`, times its weight.
    pub(crate) fn counted(cards: Cards, kinds: Kinds, weights: &[f64; 10]) -> Odds {
        let mut chances = [0.0; 10];
        for card in kinds.iter() {
            chances[card as usize] = f64::from(cards.count(card)) * weights[card as usize];
        }
        Odds::weighted(chances)
    }

    /// The chance of `card`.
    pub(crate) fn of(&self, card: Card) -> f64 {
        self.0[card as usize]
    }

    /// The chance of a higher card.
    pub(crate) fn above(&self, card: Card) -> f64 {
        self.0[card as usize + 1..].iter().sum()
    }

    /// The chance of a lower card.
    pub(crate) fn below(&self, card: Card) -> f64 {
        self.0[..card as usize].iter().sum()
    }

    /// For each value, the chance of that or a lower one.
    pub(crate) fn up_to(&self) -> [f64; 10] {
        let mut sum = 0.0;
        self.0.map(|chance| {
            sum += chance;
            sum
        })
    }

    /// The same card when it has turned out not to be this one.
    pub(crate) fn without(&self, card: Card) -> Odds {
        let mut chances = self.0;
        chances[card as usize] = 0.0;
        Odds::weighted(chances)
    }

    /// The chance that a Guard hits with the best guess: anything but another Guard (LL-81).
    pub(crate) fn best_guess(&self) -> f64 {
        self.0[2..].iter().copied().fold(self.of(Card::Spy), f64::max)
    }

    /// The characters it may be, with their chances.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Card, f64)> {
        Card::ALL.into_iter().zip(self.0).filter(|(_, chance)| *chance > 0.0)
    }
}

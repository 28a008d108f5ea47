//! The ten characters, and bundles of them.

use rand_core::Rng;
use serde::{Deserialize, Serialize};
use std::fmt;
use tabletop::below;

/// A character card. Its number is its printed value, so cards compare as in the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Card {
    Spy = 0,
    Guard = 1,
    Priest = 2,
    Baron = 3,
    Handmaid = 4,
    Prince = 5,
    Chancellor = 6,
    King = 7,
    Countess = 8,
    Princess = 9,
}

impl Card {
    /// All ten, by value.
    pub const ALL: [Card; 10] = [
        Card::Spy,
        Card::Guard,
        Card::Priest,
        Card::Baron,
        Card::Handmaid,
        Card::Prince,
        Card::Chancellor,
        Card::King,
        Card::Countess,
        Card::Princess,
    ];

    /// The printed value (LL-3).
    #[inline(always)]
    pub fn value(self) -> u8 {
        self as u8
    }

    /// The card with a printed value. Compiles to a comparison, not to a look-up.
    #[inline(always)]
    pub fn of_value(value: u8) -> Option<Card> {
        match value {
            0 => Some(Card::Spy),
            1 => Some(Card::Guard),
            2 => Some(Card::Priest),
            3 => Some(Card::Baron),
            4 => Some(Card::Handmaid),
            5 => Some(Card::Prince),
            6 => Some(Card::Chancellor),
            7 => Some(Card::King),
            8 => Some(Card::Countess),
            9 => Some(Card::Princess),
            _ => None,
        }
    }

    /// The lower-case English name, as transcripts write it.
    pub fn name(self) -> &'static str {
        [
            "spy",
            "guard",
            "priest",
            "baron",
            "handmaid",
            "prince",
            "chancellor",
            "king",
            "countess",
            "princess",
        ][self as usize]
    }

    /// The card with a lower-case English name.
    pub fn named(name: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.name() == name)
    }
}

/// A set of characters, without counting copies: what a hand *may* be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Kinds(pub u16);

impl Kinds {
    /// None.
    pub const NONE: Kinds = Kinds(0);
    /// All ten.
    pub const ALL: Kinds = Kinds((1 << 10) - 1);

    /// Just this one.
    #[inline(always)]
    pub fn one(card: Card) -> Kinds {
        Kinds(1 << card as u16)
    }

    /// These.
    pub const fn of(cards: &[Card]) -> Kinds {
        let mut kinds = 0;
        let mut at = 0;
        while at < cards.len() {
            kinds |= 1 << cards[at] as u16;
            at += 1;
        }
        Kinds(kinds)
    }

    /// Whether `card` is among them.
    #[inline(always)]
    pub fn has(self, card: Card) -> bool {
        self.0 >> card as u16 & 1 != 0
    }

    /// With `card`.
    pub fn with(self, card: Card) -> Kinds {
        Kinds(self.0 | Kinds::one(card).0)
    }

    /// Without `card`.
    #[inline(always)]
    pub fn without(self, card: Card) -> Kinds {
        Kinds(self.0 & !Kinds::one(card).0)
    }

    /// Those in both.
    #[inline(always)]
    pub fn and(self, other: Kinds) -> Kinds {
        Kinds(self.0 & other.0)
    }

    /// Those in either.
    #[inline(always)]
    pub fn or(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    /// Those of a value above `card`'s.
    pub fn above(card: Card) -> Kinds {
        Kinds(Kinds::ALL.0 & !((2u16 << card as u16) - 1))
    }

    /// How many.
    #[allow(clippy::len_without_is_empty)]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card, if there is only one.
    pub fn only(self) -> Option<Card> {
        if self.0.is_power_of_two() { Card::of_value(self.0.trailing_zeros() as u8) } else { None }
    }

    /// The characters, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(move |&card| self.has(card))
    }
}

impl FromIterator<Card> for Kinds {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Kinds {
        cards.into_iter().fold(Kinds::NONE, Kinds::with)
    }
}

impl fmt::Debug for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A bundle of cards without order, copies counted.
///
/// Six bits a character, and each field counts the cards of that value *or less*: so drawing the
/// n-th card is a subtraction and a count of zeros, and taking it out is another subtraction.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Cards(u64);

/// A one in each field.
const ONES: u64 = 0x0041_0410_4104_1041 | 1 << 54;
/// The top bit of each field, which no sum of up to 31 cards reaches.
const TOPS: u64 = ONES << 5;
/// All ten fields.
const FIELDS: u64 = (1 << 60) - 1;

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// A bundle with these copies of each character, by value.
    pub const fn of(copies: [u8; 10]) -> Cards {
        let mut sums = 0;
        let mut value = 0;
        while value < 10 {
            sums += (copies[value] as u64) * (ONES << (6 * value) & FIELDS);
            value += 1;
        }
        Cards(sums)
    }

    /// Just this one.
    #[inline(always)]
    pub fn one(card: Card) -> Cards {
        Cards(ONES << (6 * card as u64) & FIELDS)
    }

    /// How many copies of `card`.
    #[inline(always)]
    pub fn count(self, card: Card) -> u32 {
        // The field itself less the one below it.
        let differences = self.0 - (self.0 << 6 & FIELDS);
        (differences >> (6 * card as u64)) as u32 & 63
    }

    /// Whether there is at least one copy of `card`.
    #[inline(always)]
    pub fn has(self, card: Card) -> bool {
        self.count(card) != 0
    }

    /// How many cards in all.
    #[inline(always)]
    #[allow(clippy::len_without_is_empty)]
    pub fn len(self) -> u32 {
        (self.0 >> 54) as u32
    }

    /// Whether there is no card.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a card.
    #[inline(always)]
    pub fn add(&mut self, card: Card) {
        self.0 += Cards::one(card).0;
    }

    /// Takes a card out. The caller knows that it is there.
    #[inline(always)]
    pub fn take(&mut self, card: Card) {
        debug_assert!(self.has(card), "no {card:?} to take");
        self.0 = self.0.wrapping_sub(Cards::one(card).0);
    }

    /// The characters of which there is a copy.
    pub fn kinds(self) -> Kinds {
        Card::ALL.into_iter().filter(|&card| self.has(card)).collect()
    }

    /// Only the cards of these characters.
    pub fn only(self, kinds: Kinds) -> Cards {
        let kept = |card: Card| if kinds.has(card) { self.count(card) as u8 } else { 0 };
        Cards::of(Card::ALL.map(kept))
    }

    /// The `n`-th card, sorted by value and counted from 0; `n` is below [`len`](Cards::len).
    #[inline(always)]
    pub fn nth(self, n: u32) -> Card {
        // The first field that exceeds n is the card's.
        let reached = (self.0 | TOPS).wrapping_sub((u64::from(n) + 1) * ONES) & TOPS;
        let value = reached.trailing_zeros() / 6;
        Card::of_value(value as u8).unwrap_or(Card::Princess)
    }

    /// A card drawn fairly.
    #[inline(always)]
    pub fn draw(self, rng: &mut impl Rng) -> Card {
        self.nth(below(rng, self.len()))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut bundle = Cards::NONE;
        for card in cards {
            bundle.add(card);
        }
        bundle
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map()
            .entries(Card::ALL.into_iter().map(|c| (c, self.count(c))).filter(|(_, n)| *n > 0))
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_card_of_a_bundle_is_the_nth_by_value() {
        let bundle = Cards::of([2, 6, 2, 2, 2, 2, 2, 1, 1, 1]);
        let sorted: Vec<Card> =
            Card::ALL.into_iter().flat_map(|c| vec![c; bundle.count(c) as usize]).collect();
        assert_eq!(sorted.len(), 21);
        assert_eq!(bundle.len(), 21);
        for (n, card) in sorted.into_iter().enumerate() {
            assert_eq!(bundle.nth(n as u32), card, "card {n}");
        }
    }

    #[test]
    fn a_bundle_gives_back_what_was_put_in() {
        let mut bundle: Cards = [Card::King, Card::Guard, Card::Guard].into_iter().collect();
        bundle.take(Card::Guard);
        assert_eq!(bundle.count(Card::Guard), 1);
        assert_eq!(bundle.kinds(), Kinds::one(Card::Guard).with(Card::King));
        assert_eq!(bundle.only(Kinds::above(Card::Guard)), Cards::one(Card::King));
    }
}

//! The ten characters, and bundles of them.

use serde::{Deserialize, Serialize};
use tabletop::cards::{Bundle, Kind, Set, table};

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

    /// The card with a printed value.
    #[inline(always)]
    pub fn of_value(value: u8) -> Option<Card> {
        Card::ALL.get(value as usize).copied()
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

impl Kind for Card {
    const COUNT: usize = 10;
    const TABLE: [Card; 16] = table(Card::ALL);

    #[inline(always)]
    fn number(self) -> usize {
        self as usize
    }
}

/// A set of characters: what a hand *may* be.
pub type Kinds = Set<Card>;

/// Cards without order, copies counted.
pub type Cards = Bundle<Card>;

/// Every character of a value above `card`'s.
pub(crate) fn above(card: Card) -> Kinds {
    Card::ALL.into_iter().filter(|&other| other > card).collect()
}

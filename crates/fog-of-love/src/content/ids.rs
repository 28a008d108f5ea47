//! Cards by number, and sets of small things.
//!
//! A card is its place in the list of its kind in a [`Content`](super::Content). Events are stored
//! with these numbers, and may be: a stored game names its pack by its hash, so that the lists are
//! the same ones whenever the game is read again.

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// What can be in a set: it has a small number.
trait Member: Copy {
    fn number(self) -> u8;
    fn numbered(number: u8) -> Option<Self>;
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u8);

        impl $name {
            /// Its place in the list of its kind.
            #[inline(always)]
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl Member for $name {
            #[inline(always)]
            fn number(self) -> u8 {
                self.0
            }

            #[inline(always)]
            fn numbered(number: u8) -> Option<$name> {
                Some($name(number))
            }
        }
    )*};
}

ids! {
    /// A scene of the content.
    Scene,
    /// A trait of the content.
    Trait,
    /// An occupation of the content.
    Occupation,
    /// A feature of the content.
    Feature,
    /// A destiny of the content.
    Destiny,
    /// A flag that cards raise and look at: `"moved-in"`.
    Flag,
    /// A tag that cards carry: `"affair"`.
    Tag,
}

macro_rules! sets {
    ($($(#[$doc:meta])* $name:ident($bits:ty) of $item:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
        pub struct $name(pub $bits);

        impl $name {
            /// The empty set.
            pub const NONE: $name = $name(0);

            /// Just this one.
            #[inline(always)]
            pub fn one(item: $item) -> $name {
                $name(1 << (u32::from(item.number()) % <$bits>::BITS))
            }

            /// Whether `item` is in it.
            #[inline(always)]
            pub fn has(self, item: $item) -> bool {
                u32::from(item.number()) < <$bits>::BITS && self.0 & $name::one(item).0 != 0
            }

            /// The set with `item`.
            #[inline(always)]
            #[must_use]
            pub fn with(self, item: $item) -> $name {
                $name(self.0 | $name::one(item).0)
            }

            /// The set without `item`.
            #[inline(always)]
            #[must_use]
            pub fn without(self, item: $item) -> $name {
                $name(self.0 & !$name::one(item).0)
            }

            /// What is in both.
            #[inline(always)]
            #[must_use]
            pub fn and(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }

            /// What is in this one only.
            #[inline(always)]
            #[must_use]
            pub fn minus(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }

            /// How many.
            #[inline(always)]
            pub fn count(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Whether there is none.
            #[inline(always)]
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The members, lowest first.
            #[inline(always)]
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    if bits == 0 {
                        return None;
                    }
                    let item = <$item>::numbered(bits.trailing_zeros() as u8);
                    bits &= bits - 1;
                    item
                })
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $name {
                items.into_iter().fold($name::NONE, $name::with)
            }
        }

        /// Written as the list of its members.
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                struct Members;
                impl<'de> Visitor<'de> for Members {
                    type Value = $name;

                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        f.write_str("a list of members")
                    }

                    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<$name, A::Error> {
                        let mut set = $name::NONE;
                        while let Some(item) = list.next_element::<$item>()? {
                            if u32::from(item.number()) >= <$bits>::BITS {
                                return Err(A::Error::custom("a number too large for the set"));
                            }
                            set = set.with(item);
                        }
                        Ok(set)
                    }
                }
                deserializer.deserialize_seq(Members)
            }
        }
    )*};
}

sets! {
    /// A set of destinies.
    Destinies(u16) of Destiny,
    /// A set of tags.
    Tags(u32) of Tag,
    /// A set of options.
    Letters(u8) of Letter,
    /// A set of decks.
    Decks(u8) of Deck,
    /// A set of places among cards that lie in a row, counted from 0.
    Places(u8) of u8,
}

impl Member for u8 {
    #[inline(always)]
    fn number(self) -> u8 {
        self
    }

    #[inline(always)]
    fn numbered(number: u8) -> Option<u8> {
        Some(number)
    }
}

/// An option of a card. In a pack: `"a"` to `"d"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Letter {
    /// The first option.
    A,
    /// The second.
    B,
    /// The third.
    C,
    /// The fourth.
    D,
}

impl Letter {
    /// All of them.
    pub const ALL: [Letter; 4] = [Letter::A, Letter::B, Letter::C, Letter::D];

    /// Its place among the options of a card.
    #[inline(always)]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The letter of the option at this place.
    #[inline(always)]
    pub fn at(place: usize) -> Option<Letter> {
        Letter::ALL.get(place).copied()
    }
}

impl Member for Letter {
    #[inline(always)]
    fn number(self) -> u8 {
        self as u8
    }

    #[inline(always)]
    fn numbered(number: u8) -> Option<Letter> {
        Letter::at(number.into())
    }
}

/// A deck of scenes (FL-145 to FL-148). In a pack: `"sweet"`, `"serious"`, `"drama"`, `"custom"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Deck {
    /// Sweet and romantic experiences.
    Sweet,
    /// Important events in life.
    Serious,
    /// Dramatic situations, secrets and personal change.
    Drama,
    /// For special stories; base stories leave it empty (FL-32).
    Custom,
}

impl Deck {
    /// All four.
    pub const ALL: [Deck; 4] = [Deck::Sweet, Deck::Serious, Deck::Drama, Deck::Custom];

    /// Its name in a pack.
    pub fn name(self) -> &'static str {
        match self {
            Deck::Sweet => "sweet",
            Deck::Serious => "serious",
            Deck::Drama => "drama",
            Deck::Custom => "custom",
        }
    }

    /// The deck with this name in a pack.
    pub fn named(name: &str) -> Option<Deck> {
        Deck::ALL.into_iter().find(|deck| deck.name() == name)
    }
}

impl Member for Deck {
    #[inline(always)]
    fn number(self) -> u8 {
        self as u8
    }

    #[inline(always)]
    fn numbered(number: u8) -> Option<Deck> {
        Deck::ALL.get(usize::from(number)).copied()
    }
}

//! Cards by number: places in the lists of a [`Content`](super::Content).

use serde::{Deserialize, Serialize};

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
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub $bits);

        impl $name {
            /// The empty set.
            pub const NONE: $name = $name(0);

            /// Just this one.
            #[inline(always)]
            pub fn one(item: $item) -> $name {
                $name(1 << (item.0 as u32 % <$bits>::BITS))
            }

            /// Whether `item` is in it.
            #[inline(always)]
            pub fn has(self, item: $item) -> bool {
                u32::from(item.0) < <$bits>::BITS && self.0 & $name::one(item).0 != 0
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
                    let item = $item(bits.trailing_zeros() as u8);
                    bits &= bits - 1;
                    Some(item)
                })
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $name {
                items.into_iter().fold($name::NONE, $name::with)
            }
        }
    )*};
}

sets! {
    /// A set of destinies.
    Destinies(u16) of Destiny,
    /// A set of tags.
    Tags(u32) of Tag,
    /// A set of options, by their number: 0 is A.
    Letters(u8) of Letter,
    /// A set of decks, by their number.
    Decks(u8) of DeckNumber,
}

/// An option by its number: 0 is A.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Letter(pub u8);

/// A deck by its number, as members of [`Decks`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DeckNumber(pub u8);

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

impl From<Deck> for DeckNumber {
    #[inline(always)]
    fn from(deck: Deck) -> DeckNumber {
        DeckNumber(deck as u8)
    }
}

impl Decks {
    /// The decks of the set.
    #[inline(always)]
    pub fn decks(self) -> impl Iterator<Item = Deck> {
        self.iter().map(|number| Deck::ALL[number.0 as usize % 4])
    }
}

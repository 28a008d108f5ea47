//! What is hidden, and from whom: one description of what happens serves for the truth and for what
//! somebody perceives.

use crate::content::{ChangeOf, Destiny, Feature, Occupation, Scene, Trait};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::hash::Hash;

/// Something that may be hidden: a card, an option, a set of places.
pub trait Thing: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned {}

impl<T: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned> Thing for T {}

/// How much is seen of what is hidden.
pub trait Vision: Copy + Eq + Hash + Debug {
    /// A hidden thing, as it is seen.
    type Of<T: Thing>: Thing;

    /// What the thing is, if that can be seen.
    fn shown<T: Thing>(thing: Self::Of<T>) -> Option<T>;
}

/// The truth: everything is seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Clear;

/// What somebody perceives: `None` is a card's back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fogged;

impl Vision for Clear {
    type Of<T: Thing> = T;

    #[inline(always)]
    fn shown<T: Thing>(thing: T) -> Option<T> {
        Some(thing)
    }
}

impl Vision for Fogged {
    type Of<T: Thing> = Option<T>;

    #[inline(always)]
    fn shown<T: Thing>(thing: Option<T>) -> Option<T> {
        thing
    }
}

/// A card dealt to choose from: its kind is seen by all, its face is not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub enum Dealt<V: Vision = Clear> {
    /// A trait.
    Trait(V::Of<Trait>),
    /// An occupation.
    Occupation(V::Of<Occupation>),
    /// A feature.
    Feature(V::Of<Feature>),
}

impl<V: Vision> Dealt<V> {
    /// Of what kind it is.
    #[inline(always)]
    pub fn kind(self) -> ChangeOf {
        match self {
            Dealt::Trait(_) => ChangeOf::Trait,
            Dealt::Occupation(_) => ChangeOf::Occupation,
            Dealt::Feature(_) => ChangeOf::Feature,
        }
    }

    /// The card, if its face is seen.
    #[inline(always)]
    pub(crate) fn shown(self) -> Option<Dealt> {
        match self {
            Dealt::Trait(card) => V::shown(card).map(Dealt::Trait),
            Dealt::Occupation(card) => V::shown(card).map(Dealt::Occupation),
            Dealt::Feature(card) => V::shown(card).map(Dealt::Feature),
        }
    }
}

impl Dealt {
    /// A card of this kind by its number.
    #[inline(always)]
    pub fn numbered(kind: ChangeOf, number: u8) -> Dealt {
        match kind {
            ChangeOf::Trait => Dealt::Trait(Trait(number)),
            ChangeOf::Occupation => Dealt::Occupation(Occupation(number)),
            ChangeOf::Feature => Dealt::Feature(Feature(number)),
        }
    }

    /// Its number among its kind.
    #[inline(always)]
    pub fn number(self) -> u8 {
        match self {
            Dealt::Trait(Trait(number))
            | Dealt::Occupation(Occupation(number))
            | Dealt::Feature(Feature(number)) => number,
        }
    }

    /// The card as it lies before a character: a trait face down, all else open.
    #[inline(always)]
    pub(crate) fn held(self) -> Held {
        match self {
            Dealt::Trait(card) => Held::Trait(card),
            Dealt::Occupation(card) => Held::Occupation(card),
            Dealt::Feature(card) => Held::Feature(card),
        }
    }
}

/// A card that makes up a character: a trait is hidden (FL-195), all else lies open (FL-196).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub enum Held<V: Vision = Clear> {
    /// A trait.
    Trait(V::Of<Trait>),
    /// An occupation.
    Occupation(Occupation),
    /// A feature.
    Feature(Feature),
}

impl<V: Vision> Held<V> {
    /// Of what kind it is.
    #[inline(always)]
    pub fn kind(self) -> ChangeOf {
        match self {
            Held::Trait(_) => ChangeOf::Trait,
            Held::Occupation(_) => ChangeOf::Occupation,
            Held::Feature(_) => ChangeOf::Feature,
        }
    }

    /// The card, if its face is seen.
    #[inline(always)]
    pub(crate) fn shown(self) -> Option<Dealt> {
        match self {
            Held::Trait(card) => V::shown(card).map(Dealt::Trait),
            Held::Occupation(card) => Some(Dealt::Occupation(card)),
            Held::Feature(card) => Some(Dealt::Feature(card)),
        }
    }
}

impl Held {
    /// Its number among its kind.
    #[inline(always)]
    pub fn number(self) -> u8 {
        match self {
            Held::Trait(Trait(number))
            | Held::Occupation(Occupation(number))
            | Held::Feature(Feature(number)) => number,
        }
    }
}

/// A card shown to the partner (FL-200).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub enum Shown<V: Vision = Clear> {
    /// A trait.
    Trait(V::Of<Trait>),
    /// A destiny in hand.
    Destiny(V::Of<Destiny>),
    /// A scene in hand.
    Scene(V::Of<Scene>),
}

impl<V: Vision> Shown<V> {
    /// The card, if its face is seen.
    #[inline(always)]
    pub(crate) fn shown(self) -> Option<Shown> {
        match self {
            Shown::Trait(card) => V::shown(card).map(Shown::Trait),
            Shown::Destiny(card) => V::shown(card).map(Shown::Destiny),
            Shown::Scene(card) => V::shown(card).map(Shown::Scene),
        }
    }
}

/// What came of a switch of destinies (FL-275 to FL-278), which only its owner knows (FL-281).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Switch {
    /// Nothing was or could be switched.
    Nothing,
    /// Two destinies changed places.
    Cards {
        /// What came to hand.
        took: Destiny,
        /// What left it.
        gave: Destiny,
    },
}

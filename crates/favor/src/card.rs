//! The four doors and the six kinds of clue.

use serde::{Deserialize, Serialize};
use tabletop::cards::{Bundle, Kind, Set, table};

/// A colour: one of the two features of a card (FV-8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Colour {
    Red,
    Blue,
}

/// A role: the other feature of a card (FV-8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Role {
    Lady,
    Tiger,
}

/// A door: somebody's identity. There is one for each colour and role (FV-6).
///
/// Bit 0 of its number is the colour and bit 1 the role, and an ordinary clue has the number of
/// the door that it matches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Door {
    RedLady = 0,
    BlueLady = 1,
    RedTiger = 2,
    BlueTiger = 3,
}

impl Door {
    /// All four.
    pub const ALL: [Door; 4] = [Door::RedLady, Door::BlueLady, Door::RedTiger, Door::BlueTiger];

    /// The colour.
    pub fn colour(self) -> Colour {
        if self as u8 & 1 == 0 { Colour::Red } else { Colour::Blue }
    }

    /// The role.
    pub fn role(self) -> Role {
        if self as u8 & 2 == 0 { Role::Lady } else { Role::Tiger }
    }

    /// The clue that matches both features.
    #[inline(always)]
    pub fn exact(self) -> Clue {
        Clue::ALL[self as usize]
    }

    /// The clue that has the role, but not the colour: Blue/Red may change it (FV-51).
    #[inline(always)]
    pub fn wrong_colour(self) -> Clue {
        Clue::ALL[self as usize ^ 1]
    }

    /// The clue that has the colour, but not the role: Lady/Tiger may change it (FV-52).
    #[inline(always)]
    pub fn wrong_role(self) -> Clue {
        Clue::ALL[self as usize ^ 2]
    }

    /// The clue that shares no feature.
    #[inline(always)]
    pub fn opposite(self) -> Clue {
        Clue::ALL[self as usize ^ 3]
    }

    /// The lower-case English name, as transcripts write it.
    pub fn name(self) -> &'static str {
        self.exact().name()
    }

    /// The door with a lower-case English name.
    pub fn named(name: &str) -> Option<Door> {
        Door::ALL.into_iter().find(|door| door.name() == name)
    }
}

/// A clue: four ordinary kinds and two special ones (FV-4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Clue {
    RedLady = 0,
    BlueLady = 1,
    RedTiger = 2,
    BlueTiger = 3,
    #[serde(rename = "blue/red")]
    BlueRed = 4,
    #[serde(rename = "lady/tiger")]
    LadyTiger = 5,
}

impl Clue {
    /// All six kinds.
    pub const ALL: [Clue; 6] = [
        Clue::RedLady,
        Clue::BlueLady,
        Clue::RedTiger,
        Clue::BlueTiger,
        Clue::BlueRed,
        Clue::LadyTiger,
    ];

    /// Whether it is Blue/Red or Lady/Tiger (FV-4).
    pub fn is_special(self) -> bool {
        matches!(self, Clue::BlueRed | Clue::LadyTiger)
    }

    /// The door that an ordinary clue matches exactly, and so its colour and role (FV-8).
    pub fn door(self) -> Option<Door> {
        Door::ALL.get(self as usize).copied()
    }

    /// The lower-case English name, as transcripts write it.
    pub fn name(self) -> &'static str {
        ["red-lady", "blue-lady", "red-tiger", "blue-tiger", "blue/red", "lady/tiger"]
            [self as usize]
    }

    /// The clue with a lower-case English name.
    pub fn named(name: &str) -> Option<Clue> {
        Clue::ALL.into_iter().find(|clue| clue.name() == name)
    }
}

impl Kind for Door {
    const COUNT: usize = 4;
    const TABLE: [Door; 16] = table(Door::ALL);

    #[inline(always)]
    fn number(self) -> usize {
        self as usize
    }
}

impl Kind for Clue {
    const COUNT: usize = 6;
    const TABLE: [Clue; 16] = table(Clue::ALL);

    #[inline(always)]
    fn number(self) -> usize {
        self as usize
    }
}

/// A set of doors: those not dealt, or those that somebody's identity *may* be.
pub type Doors = Set<Door>;

/// Clues without order, copies counted.
pub type Clues = Bundle<Clue>;

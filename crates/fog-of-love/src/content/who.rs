//! Whom a card speaks of (FL-167 to FL-173).

use super::Letters;
use serde::{Deserialize, Serialize};

/// One or both of the two people, as a card names them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Who {
    /// `"chooser"`: who made the choice in question. Only inside an option's effects, or in a
    /// condition there.
    Chooser,
    /// `"other"`: who did not make that choice. Only where `chooser` may stand.
    Other,
    /// `"player"`: who played the card. Not on chapters and finales (FL-142).
    Player,
    /// `"partner"`: who did not play it. Not on chapters and finales.
    Partner,
    /// `"both"`.
    Both,
    /// `"first"`: the first player of the game.
    First,
    /// `"second"`: the other one.
    Second,
    /// `"pink"`: the seat of this colour.
    Pink,
    /// `"blue"`: the seat of this colour.
    Blue,
    /// `"chose a"`, `"chose a or c"`: whoever chose one of these options; nobody, one or both.
    /// Only where the card offers a choice, outside its options.
    Chose(Letters),
}

/// The character's gender; a card may refer to it, hardly any does (FL-92). In a pack: `"woman"`,
/// `"man"`, `"neither"`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Gender {
    /// The side with the female outline.
    Woman,
    /// The side with the male outline.
    Man,
    /// Either side, as one likes.
    Neither,
}

impl Gender {
    /// All of them.
    pub const ALL: [Gender; 3] = [Gender::Woman, Gender::Man, Gender::Neither];

    /// Its name in a pack.
    pub fn name(self) -> &'static str {
        match self {
            Gender::Woman => "woman",
            Gender::Man => "man",
            Gender::Neither => "neither",
        }
    }
}

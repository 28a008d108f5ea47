//! Conditions (FL-91, FL-185, FL-189).

use super::{
    Comparison, Destiny, Feature, Flag, Gender, Letters, Measure, Occupation, Stance, Trait, Who,
};
use serde::{Deserialize, Serialize};

/// Something that holds or does not. In a pack a table with one of these keys; a list of tables
/// means that all of them must hold.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Condition {
    /// `{ match = "any" }`, `{ match = "a or c" }`: both chose the same option, one of these.
    Match(Letters),
    /// `"no-match"`: two choices were made, and they differ.
    NoMatch,
    /// `{ pair = ["a", "b or c"] }`: one chose out of the first, the other out of the second.
    Pair(Letters, Letters),
    /// `{ exactly-one = "a" }`: one of the two chose it, the other did not.
    ExactlyOne(Letters),
    /// `{ chose = "a or b", who = "partner" }`: `who` may be left out inside an option, where it
    /// is the chooser. `both` means that both did.
    Chose(Who, Letters),
    /// `{ compare = { satisfaction = "player" }, at-least = 20 }`, and with the other words of
    /// [`Comparison`]; on the right a number or a measure.
    Compare(Measure, Comparison, Measure),
    /// `{ has-trait = "worrier", who = "partner" }`: answered aloud, so it tells (FL-43).
    HasTrait(Who, Trait),
    /// `{ has-occupation = "florist", who = "player" }`
    HasOccupation(Who, Occupation),
    /// `{ has-feature = "broad-shoulders", who = "player" }`
    HasFeature(Who, Feature),
    /// `{ holds-destiny = "love-team", who = "player" }`: answered aloud, so it tells (FL-42).
    HoldsDestiny(Who, Destiny),
    /// `{ gender = "woman", who = "player" }`
    IsGender(Who, Gender),
    /// `{ flag = "moved-in" }`
    Flag(Flag),
    /// `"guessed"`: the last guess of this card was right.
    Guessed,
    /// `"together"`: both final destinies stay. False before they are revealed.
    Together,
    /// `{ stance = "stay", who = "partner" }`: false before the destinies are revealed.
    Stance(Who, Stance),
    /// `{ final-destiny = "heartbreaker", who = "partner" }`: false before they are revealed.
    FinalDestiny(Who, Destiny),
    /// `{ fulfilled = "partner" }`: their destiny is fulfilled. Only for destinies; a destiny that
    /// looks at one that looks back counts as not fulfilled there.
    Fulfilled(Who),
    /// `{ opposed-trait = "player" }`: some shared goal of theirs ended on the opposite side.
    OpposedTrait(Who),
    /// `{ all = [...] }`
    All(Vec<Condition>),
    /// `{ any = [...] }`
    Any(Vec<Condition>),
    /// `{ not = {...} }`
    Not(Box<Condition>),
}

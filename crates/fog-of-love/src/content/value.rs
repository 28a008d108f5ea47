//! Numbers that a card reads off the table.

use super::{Aspect, Who};
use serde::{Deserialize, Serialize};

/// A number read off the game. Where [`Who::Both`] stands, both people's numbers are added.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Measure {
    /// `{ number = 3 }`: a plain number; in a comparison simply `3`.
    Number(i16),
    /// `{ satisfaction = "player" }`
    Satisfaction(Who),
    /// `{ lead = "player" }`: their satisfaction minus the other person's.
    Lead(Who),
    /// `"gap"`: how far the two satisfactions lie apart.
    Gap,
    /// `"lowest"`: the lower satisfaction.
    Lowest,
    /// `"highest"`: the higher satisfaction.
    Highest,
    /// `{ balance = "sincerity up", of = "player" }`: tokens on the aspect minus tokens on its
    /// opposite; `of = "both"` takes both people's together.
    Balance(Who, Aspect),
    /// `{ tokens = "sincerity up", of = "player" }`: tokens on the aspect alone.
    Tokens(Who, Aspect),
    /// `{ secrets = "player" }`: secrets lying face down before them.
    Secrets(Who),
    /// `{ hand = "player" }`: scenes in hand.
    Hand(Who),
    /// `{ destinies = "player" }`: destinies in hand.
    Destinies(Who),
    /// `{ goals = "player" }`: trait goals completed; 0 before the finale has judged them.
    Goals(Who),
    /// `"scenes"`: scenes played in this chapter so far.
    Scenes,
}

/// How an amount grows with a measure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Share {
    /// Of what.
    pub of: Measure,
    /// For every so many; at least 1. Incomplete ones do not count.
    pub every: u8,
    /// How much for each.
    pub times: i8,
    /// At most so much in all, either way.
    pub limit: u8,
}

/// How much: `2`, or `{ times = 1, every = 2, of = { secrets = "both" }, plus = 1, limit = 6 }`,
/// where `times` and `every` are 1, `plus` is 0 and `limit` is 9 unless given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Amount {
    /// The fixed part.
    pub plus: i8,
    /// The part that is counted.
    pub share: Option<Share>,
}

impl Amount {
    /// A fixed amount.
    pub const fn fixed(plus: i8) -> Amount {
        Amount { plus, share: None }
    }
}

/// How two numbers are compared: `at-least`, `at-most`, `more-than`, `less-than`, `exactly`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Comparison {
    /// `at-least`
    AtLeast,
    /// `at-most`
    AtMost,
    /// `more-than`
    MoreThan,
    /// `less-than`
    LessThan,
    /// `exactly`
    Exactly,
}

impl Comparison {
    /// Whether the comparison holds.
    #[inline]
    pub fn holds(self, left: i16, right: i16) -> bool {
        match self {
            Comparison::AtLeast => left >= right,
            Comparison::AtMost => left <= right,
            Comparison::MoreThan => left > right,
            Comparison::LessThan => left < right,
            Comparison::Exactly => left == right,
        }
    }
}

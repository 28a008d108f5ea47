//! What people say at a table.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A quick reaction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    /// Well played.
    Bravo,
    /// That hurt.
    Ouch,
    /// Laughing.
    Laugh,
    /// Swooning.
    Heart,
    /// Thinking.
    Hmm,
    /// Thank you.
    Thanks,
}

impl Reaction {
    /// All of them, in the order shown.
    pub const ALL: [Reaction; 6] = [
        Reaction::Bravo,
        Reaction::Ouch,
        Reaction::Laugh,
        Reaction::Heart,
        Reaction::Hmm,
        Reaction::Thanks,
    ];
}

/// Something said at the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Said {
    /// In words.
    Words(String),
    /// With a gesture.
    Reaction(Reaction),
}

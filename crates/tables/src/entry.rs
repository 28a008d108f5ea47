//! What the journal of a table says.

use crate::Guest;
use house::Written;
use serde::{Deserialize, Serialize};
use words::Lang;

/// What is settled when a table is opened.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Opening {
    /// The game: `love-letter`.
    pub game: String,
    /// How many seats; the game's usual number if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<u32>,
    /// Which rules, where the game has several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// Whether all seats share one device, passed around.
    #[serde(default)]
    pub one_device: bool,
}

/// A quick reaction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Said {
    /// In words.
    Words(String),
    /// With a gesture.
    Reaction(Reaction),
}

/// One thing that happened to a table. Never changes its meaning: new kinds are added.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// The table was opened by its host.
    Opened(Opening, Guest),
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: u8,
        /// Who.
        guest: Guest,
        /// Their name.
        name: String,
        /// Their language.
        lang: Lang,
    },
    /// A bot was put into a free seat.
    Bot {
        /// Where.
        seat: u8,
        /// How well it plays.
        level: String,
        /// What it is called.
        name: String,
    },
    /// Another browser may act for a seat too.
    Claimed {
        /// Which.
        seat: u8,
        /// Who.
        guest: Guest,
    },
    /// A seat changed its name.
    Renamed(u8, String),
    /// A seat changed its language.
    Spoke(u8, Lang),
    /// A seat is free again.
    Freed(u8),
    /// A person is away, and a bot of this level plays for them.
    Away(u8, String),
    /// A person is back.
    Back(u8),
    /// A person is gone for good, and their seat is a bot's.
    Gone {
        /// Which seat.
        seat: u8,
        /// How well the bot plays.
        level: String,
    },
    /// Somebody else is the host.
    Host(Guest),
    /// Whether spectators may come.
    Watchers(bool),
    /// Whether the game rests.
    Paused(bool),
    /// A game began, dealt from this seed.
    Started {
        /// The seed, 64 hexadecimal digits: the one secret of the journal.
        seed: String,
        /// The first step.
        first: Written,
    },
    /// A step of the game.
    Moved(Written),
    /// Somebody said something.
    Said(u8, Said),
}

//! What the journal of a table says.
//!
//! An older journal must be rebuilt by every later version, to the same table: so kinds are added,
//! and fields with a default. The golden journals in `crates/server/tests/golden` hold every
//! version to it.

use crate::{Guest, Said};
use house::{AnyStep, Damaged, GameKind, Numbers};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use words::Lang;

/// What is settled when a table is opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Opening {
    /// The game.
    pub game: GameKind,
    /// How many seats; the game's usual number if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<u32>,
    /// Which rules, where the game has several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// Which story, where the game tells several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub story: Option<String>,
    /// Whether the story is played as its tutorial.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub tutorial: bool,
    /// Which special events, where the game has such cards; those of the story if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub events: Option<Vec<String>>,
    /// Whether the ordinary scenes of all stories are played with.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub all_stories: bool,
    /// Single cards that are left out, as everybody knows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub without: Vec<String>,
    /// Whether everybody may leave topics out in private, and nobody is told how many cards there are;
    /// not at tables of before there was such a choice.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub private_topics: bool,
    /// The hash of the cards, where the game is played with packs: what is played here goes on with
    /// the cards it began with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<String>,
    /// Whether all seats share one device, passed around.
    #[serde(default)]
    pub one_device: bool,
}

impl Opening {
    /// A table for this game, everything else as usual.
    pub fn of(game: GameKind) -> Opening {
        Opening {
            game,
            players: None,
            rules: None,
            story: None,
            tutorial: false,
            events: None,
            all_stories: false,
            without: Vec::new(),
            private_topics: false,
            cards: None,
            one_device: false,
        }
    }
}

/// What happened at a table. Entries never change their meaning: new kinds are added.
///
/// A step is read in two stages, since only the opening says of which game it is: out of the journal
/// comes an `Entry<Box<RawValue>>`, and [`Entry::read`] makes it an `Entry`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry<S = AnyStep> {
    /// The table was opened by its host.
    Opened(Opening, Guest),
    /// Something about the table changed, the game apart.
    Changed(Change),
    /// A game began, dealt from this seed.
    Started {
        /// The seed, 64 hexadecimal digits: the one secret of the journal.
        seed: String,
        /// Cards that are left out and nobody sees it, because somebody would rather not meet a topic.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        unseen: Vec<String>,
        /// The numbers of which the seed is made, where people took part in it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        numbers: Option<Numbers>,
        /// The first step.
        first: S,
    },
    /// A step of the game.
    Moved(S),
}

impl Entry<Box<RawValue>> {
    /// The entry, its step being one of this game.
    ///
    /// # Errors
    ///
    /// If it is not.
    pub fn read(self, kind: GameKind) -> Result<Entry, Damaged> {
        Ok(match self {
            Entry::Opened(opening, host) => Entry::Opened(opening, host),
            Entry::Changed(change) => Entry::Changed(change),
            Entry::Started { seed, unseen, numbers, first } => {
                Entry::Started { seed, unseen, numbers, first: AnyStep::read(kind, &first)? }
            }
            Entry::Moved(step) => Entry::Moved(AnyStep::read(kind, &step)?),
        })
    }
}

/// The cards of another box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OtherCards {
    /// Their hash.
    pub hash: String,
    /// Whether topics may be left out of them in private.
    pub private_topics: bool,
}

impl<S> Entry<S> {
    /// The hash of the cards that the table is set with from now on, where this says so.
    pub fn cards(&self) -> Option<&str> {
        match self {
            Entry::Opened(opening, _) => opening.cards.as_deref(),
            Entry::Changed(Change::Set { cards: Some(cards), .. }) => Some(&cards.hash),
            _ => None,
        }
    }
}

/// A change of the table, the game apart.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Change {
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
    /// Somebody left a seat before the game; it is free again.
    Freed(u8),
    /// A person is away, and a bot of this level plays for them.
    Away(u8, String),
    /// A person is back.
    Back(u8),
    /// The host removed whoever sat there, for good: the seat is a bot's of this level, or free again.
    Removed {
        /// Which seat.
        seat: u8,
        /// How well the bot plays, if one has it now.
        level: Option<String>,
    },
    /// Somebody else is the host.
    Host(Guest),
    /// Who begins the next game, if the host names somebody.
    First(Option<u8>),
    /// Whether spectators may come.
    Watchers(bool),
    /// How many seats the table has, before the first game.
    Players(u32),
    /// With which cards the next game is played, before the first game.
    Set {
        /// Which story.
        story: String,
        /// Which special events.
        events: Vec<String>,
        /// Whether the ordinary scenes of all stories are played with.
        all_stories: bool,
        /// Single cards that are left out.
        without: Vec<String>,
        /// Other cards than before, if the host took another box.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cards: Option<OtherCards>,
    },
    /// The topics that the person in a seat would rather not meet: theirs alone to know.
    Vetoed {
        /// Which seat.
        seat: u8,
        /// Which topics, all of them.
        topics: Vec<String>,
    },
    /// Whether the game rests.
    Paused(bool),
    /// How long windows are, in seconds; none if everybody is asked each time.
    Window(Option<u8>),
    /// Somebody said something.
    Said(u8, Said),
    /// Somebody told a line in character.
    Told {
        /// Who.
        seat: u8,
        /// After how many steps of the game.
        at: usize,
        /// What.
        text: String,
        /// Which of the ideas that the latest question to this seat lends, counted from 0, if it is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        idea: Option<u8>,
    },
    /// The character of a seat has this name.
    Character(u8, String),
    /// Somebody asks for a seat in a running game. Requests are counted from 1.
    Asked {
        /// Which seat.
        seat: u8,
        /// Who.
        guest: Guest,
        /// The name they want.
        name: String,
        /// Their language.
        lang: Lang,
    },
    /// The host said no to a request, for this game.
    Declined(u32),
    /// A request was taken back.
    Withdrawn(u32),
    /// Somebody took a seat over in a running game: they see what it holds now, and of the time before
    /// what everybody saw.
    TookOver {
        /// Which.
        seat: u8,
        /// Who.
        guest: Guest,
        /// Their name.
        name: String,
        /// Their language.
        lang: Lang,
    },
    /// Whoever sat down in a seat has it for themselves again: no other browser acts for it, and its
    /// private links are void.
    Reclaimed(u8),
    /// Whether a seat agrees that others read the story of the game that is over.
    SharedStory(u8, bool),
    /// A browser gave back a seat that it had by a private link.
    Released {
        /// Which.
        seat: u8,
        /// Who.
        guest: Guest,
    },
}

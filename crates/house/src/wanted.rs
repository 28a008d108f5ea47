//! What somebody wants to play, and why it cannot be had.

use std::fmt;

/// A table as it is asked for, before any game has looked at it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// How many sit down; the game's usual number if not said.
    pub players: Option<u32>,
    /// Which rules, where a game has several.
    pub rules: Option<String>,
    /// Which story, where a game tells several.
    pub story: Option<String>,
    /// Whether the story is played as its tutorial, with its cards in a fixed order.
    pub tutorial: bool,
    /// With which cards, where a game is played with packs, by their hash; those of the house if not
    /// said. They must be [at hand](crate::cards).
    pub cards: Option<String>,
    /// Who begins, where the players name somebody.
    pub first: Option<u32>,
    /// Which special events, where a game has such cards; those of the story if not said.
    pub events: Option<Vec<String>>,
    /// Whether the ordinary scenes of all stories are played with.
    pub all_stories: bool,
    /// Single cards that are left out, by their ids.
    pub without: Vec<String>,
    /// Topics that nobody is to meet: the cards that touch on them are left out, in such a way that
    /// nobody sees it.
    pub topics: Vec<String>,
    /// Cards that are left out in such a way, by their ids.
    pub unseen: Vec<String>,
    /// Whether nobody is told how many cards there are, since some may be left out in such a way.
    pub uncounted: bool,
}

/// Why a table cannot be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadSetup {
    /// The game is for another number of players.
    Players {
        /// How many were wanted.
        wanted: u32,
        /// The fewest who may play.
        fewest: u32,
        /// The most who may play, by the rules chosen.
        most: u32,
        /// The rules chosen, where that matters.
        rules: Option<String>,
    },
    /// The game does not know these rules.
    Rules {
        /// What was asked for.
        wanted: String,
        /// What there is; empty if the game has only one set of rules.
        known: Vec<String>,
    },
    /// The game tells no such story.
    Story {
        /// What was asked for.
        wanted: String,
        /// What there is; empty if the game tells none.
        known: Vec<String>,
    },
    /// The game has no such special event.
    Event {
        /// What was asked for.
        wanted: String,
        /// What there is; empty if the game has none.
        known: Vec<String>,
    },
    /// The game has no such card to leave out.
    Card(String),
    /// No card touches on such a topic.
    Topic {
        /// What was asked for.
        wanted: String,
        /// What there is; empty if there is none.
        known: Vec<String>,
    },
    /// So much is left out that hands cannot be dealt any more.
    TooFew,
    /// A tutorial has its own cards: nothing is added to them or left out.
    FixedCards,
    /// The game, or the story, has no tutorial.
    NoTutorial,
    /// No such box of cards is offered.
    Box {
        /// What was asked for.
        wanted: String,
        /// What there is.
        known: Vec<String>,
    },
    /// A transcript was played with other cards than those at hand.
    Pack {
        /// The cards it was played with.
        wanted: String,
        /// The cards at hand.
        known: String,
    },
    /// The game is not played with packs.
    NoPacks,
    /// The engine cannot play these cards.
    Unplayable(String),
    /// No such seat at this table.
    Seat(u32),
}

impl fmt::Display for BadSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadSetup::Players { wanted, fewest, most, .. } => {
                write!(f, "{fewest} to {most} can play, not {wanted}")
            }
            BadSetup::Rules { wanted, .. } => write!(f, "there are no rules {wanted}"),
            BadSetup::Story { wanted, .. } => write!(f, "there is no story {wanted}"),
            BadSetup::Event { wanted, .. } => write!(f, "there is no special event {wanted}"),
            BadSetup::Card(wanted) => write!(f, "there is no card {wanted}"),
            BadSetup::Topic { wanted, .. } => write!(f, "there is no topic {wanted}"),
            BadSetup::TooFew => f.write_str("too few cards are left"),
            BadSetup::FixedCards => f.write_str("the cards of a tutorial are fixed"),
            BadSetup::NoTutorial => f.write_str("there is no such tutorial"),
            BadSetup::Box { wanted, .. } => write!(f, "there is no box {wanted}"),
            BadSetup::Pack { wanted, .. } => write!(f, "the cards {wanted} are not at hand"),
            BadSetup::NoPacks => f.write_str("this game is not played with packs"),
            BadSetup::Unplayable(why) => write!(f, "the cards cannot be played: {why}"),
            BadSetup::Seat(seat) => write!(f, "there is no seat {seat}"),
        }
    }
}

impl std::error::Error for BadSetup {}

//! A place at the table and who has it.

use crate::{Guest, Won};
use serde::{Deserialize, Serialize};
use words::Lang;

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// Somebody.
    Person,
    /// A bot of this level.
    Bot(String),
}

/// A place at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// Who has it.
    pub sitter: Sitter,
    /// What they are called; empty while nobody sits there.
    pub name: String,
    /// The language they read.
    pub lang: Lang,
    /// The browsers that may act for this seat.
    pub guests: Vec<Guest>,
    /// The level of the bot that plays while the person is away.
    pub stand_in: Option<String>,
    /// Whether somebody has held it in the present game: a bot that has it now may know what is
    /// theirs.
    pub held: bool,
    /// When its person sat down: how many had sat down at the table by then.
    pub since: u32,
    /// How many people have sat down there: an invitation is for the next one.
    pub sitters: u32,
    /// How often its private link was made void.
    pub links: u32,
    /// How many games whoever has it has won here, one after the other.
    pub(crate) won: Won,
    /// The topics that its person would rather not meet: nobody else's to know.
    pub(crate) topics: Vec<String>,
}

/// Who holds a seat, and which of its private links is good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holder {
    /// Whoever sat down there.
    pub guest: Guest,
    /// How often the private link was made void.
    pub links: u32,
}

impl Chair {
    /// A free one.
    pub(crate) fn free() -> Chair {
        Chair {
            sitter: Sitter::Nobody,
            name: String::new(),
            lang: Lang::En,
            guests: Vec::new(),
            stand_in: None,
            held: false,
            since: 0,
            sitters: 0,
            links: 0,
            won: Won::default(),
            topics: Vec::new(),
        }
    }

    /// The same one, free again: links that were good for it are good no more.
    pub(crate) fn freed(&self) -> Chair {
        Chair { sitters: self.sitters, links: self.links, ..Chair::free() }
    }

    /// The same one with somebody new in it.
    pub(crate) fn with(&self, guest: Guest, name: String, lang: Lang, since: u32) -> Chair {
        Chair {
            sitter: Sitter::Person,
            name,
            lang,
            guests: vec![guest],
            stand_in: None,
            held: true,
            since,
            sitters: self.sitters + 1,
            links: self.links,
            won: Won::default(),
            topics: Vec::new(),
        }
    }

    /// Whoever sat down there.
    pub(crate) fn holder(&self) -> Option<Holder> {
        let guest = self.guests.first().copied()?;
        Some(Holder { guest, links: self.links })
    }

    /// Whether a person has it and plays for themselves.
    pub(crate) fn is_played(&self) -> bool {
        self.sitter == Sitter::Person && self.stand_in.is_none()
    }

    /// Whether somebody acts for it.
    pub(crate) fn is_of(&self, guest: Guest) -> bool {
        self.guests.contains(&guest)
    }

    /// The level of the bot that plays for it now, if one does.
    pub(crate) fn bot(&self) -> Option<&str> {
        match &self.sitter {
            Sitter::Bot(level) => Some(level),
            Sitter::Person => self.stand_in.as_deref(),
            Sitter::Nobody => None,
        }
    }
}

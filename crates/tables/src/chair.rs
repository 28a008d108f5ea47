//! A place at the table and who has it.

use crate::Guest;
use serde::{Deserialize, Serialize};
use words::Lang;

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
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
        }
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

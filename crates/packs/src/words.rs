//! The words of a pack in one language.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A piece of a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Piece {
    Text(String),
    Player,
    Partner,
    /// `{ $player-occupation }`: what is known when a story is over.
    Fact(String),
    /// `{ DE($player) }`: a small word that changes before a name.
    Before(String, Name),
}

/// Whose name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Name {
    /// Whoever plays the card.
    Player,
    /// The other person.
    Partner,
}

/// Something to be put into a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot<'a> {
    /// A name.
    Name(Name),
    /// A name with this small word before it, which may change with it: `DE`.
    Before(&'a str, Name),
    /// What is known when a story is over: `player-occupation`.
    Fact(&'a str),
}

/// The words of a pack in one language, by message and attribute.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Words {
    texts: BTreeMap<String, Vec<Piece>>,
}

impl Words {
    /// A text with the people's names put in. `key` is a message such as `scene-burnt-toast`;
    /// without an attribute it is the title, with one `text`, `a`, `tell-first-kiss` and so on.
    /// Small words stand before names as they do before a consonant; [`Words::fill`] leaves that to
    /// whoever knows the language.
    pub fn get(
        &self,
        key: &str,
        attribute: Option<&str>,
        player: &str,
        partner: &str,
    ) -> Option<String> {
        let name = |name: Name| if name == Name::Player { player } else { partner };
        self.fill(key, attribute, |slot| match slot {
            Slot::Name(whose) => Some(name(whose).to_string()),
            Slot::Before(word, whose) => Some(format!("{} {}", word.to_lowercase(), name(whose))),
            Slot::Fact(_) => None,
        })
    }

    /// A text with everything put in that it asks for; nothing if something of it cannot be had.
    pub fn fill(
        &self,
        key: &str,
        attribute: Option<&str>,
        with: impl Fn(Slot<'_>) -> Option<String>,
    ) -> Option<String> {
        let pieces = self.texts.get(&name(key, attribute))?;
        let mut text = String::new();
        for piece in pieces {
            match piece {
                Piece::Text(words) => text.push_str(words),
                Piece::Player => text.push_str(&with(Slot::Name(Name::Player))?),
                Piece::Partner => text.push_str(&with(Slot::Name(Name::Partner))?),
                Piece::Before(word, name) => text.push_str(&with(Slot::Before(word, *name))?),
                Piece::Fact(fact) => text.push_str(&with(Slot::Fact(fact))?),
            }
        }
        Some(text)
    }

    /// Whether there is such a text.
    pub fn has(&self, key: &str, attribute: Option<&str>) -> bool {
        self.texts.contains_key(&name(key, attribute))
    }

    /// How many texts there are.
    pub fn count(&self) -> usize {
        self.texts.len()
    }

    /// Puts a text in unless it is there already.
    pub(crate) fn put(&mut self, name: String, pieces: Vec<Piece>) -> bool {
        let new = !self.texts.contains_key(&name);
        if new {
            self.texts.insert(name, pieces);
        }
        new
    }

    pub(crate) fn knows(&self, name: &str) -> bool {
        self.texts.contains_key(name)
    }

    /// Takes over another pack's texts.
    pub(crate) fn join(&mut self, other: Words) {
        self.texts.extend(other.texts);
    }
}

fn name(key: &str, attribute: Option<&str>) -> String {
    match attribute {
        Some(attribute) => format!("{key}.{attribute}"),
        None => key.to_string(),
    }
}

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
    pub fn get(
        &self,
        key: &str,
        attribute: Option<&str>,
        player: &str,
        partner: &str,
    ) -> Option<String> {
        let pieces = self.texts.get(&name(key, attribute))?;
        let words = pieces.iter().map(|piece| match piece {
            Piece::Text(text) => text.as_str(),
            Piece::Player => player,
            Piece::Partner => partner,
        });
        Some(words.collect())
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

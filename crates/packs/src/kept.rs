//! Packs kept for games that were begun with them.
//!
//! A journal names the cards of a game by their hash. The pack itself is kept beside it as bytes, so
//! that a game begun last year goes on with the cards of last year, whatever the pack says today. The
//! hash is of the very bytes that are kept: a later version may read cards into other types, and the
//! bytes are still what they were.

use crate::pack::{Pack, bare, digest};
use crate::words::Words;
use fog_of_love::content::Content;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::fmt;

/// Most bytes of a pack that is kept.
pub const MOST_KEPT: usize = 8 * 1024 * 1024;

/// Why cards that were kept cannot be had.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unkept {
    /// They cannot be read.
    Unreadable,
    /// They are not what their hash says.
    Altered,
}

impl fmt::Display for Unkept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unkept::Unreadable => f.write_str("the cards kept with this game cannot be read"),
            Unkept::Altered => f.write_str("the cards kept with this game have been altered"),
        }
    }
}

impl std::error::Error for Unkept {}

#[derive(Serialize, Deserialize)]
struct Kept {
    id: String,
    version: String,
    content: Box<RawValue>,
    words: BTreeMap<String, Words>,
    /// Absent from what earlier versions kept, and read as far as this version knows the names: nobody
    /// is kept from a game by how it looks.
    #[serde(default)]
    looks: Value,
}

/// A pack as bytes, to be stored beside the games that are played with it.
pub fn press(pack: &Pack) -> Vec<u8> {
    let edition = &pack.content.edition;
    let kept = RawValue::from_string(bare(&pack.content)).map(|content| Kept {
        id: edition.id.clone(),
        version: edition.version.clone(),
        content,
        words: pack.texts.clone(),
        looks: serde_json::to_value(&pack.looks).unwrap_or_default(),
    });
    // Cards and words are plain data with string keys; writing them cannot fail.
    kept.and_then(|kept| serde_json::to_vec(&kept)).unwrap_or_default()
}

/// The pack that was stored, if it is still what its hash says.
///
/// # Errors
///
/// If it cannot be read or has been altered.
pub fn unpress(bytes: &[u8], hash: &str) -> Result<Pack, Unkept> {
    if bytes.len() > MOST_KEPT {
        return Err(Unkept::Unreadable);
    }
    let kept: Kept = serde_json::from_slice(bytes).map_err(|_| Unkept::Unreadable)?;
    if digest(kept.content.get()) != hash {
        return Err(Unkept::Altered);
    }
    let mut content: Content =
        serde_json::from_str(kept.content.get()).map_err(|_| Unkept::Unreadable)?;
    content.edition.id = kept.id;
    content.edition.version = kept.version;
    content.edition.hash = hash.to_string();
    let looks = serde_json::from_value(kept.looks).unwrap_or_default();
    Ok(Pack::kept(content, kept.words, looks))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base;

    #[test]
    fn a_pack_comes_back_as_it_was_kept() {
        let hash = &base().content.edition.hash;
        let again = unpress(&press(base()), hash).expect("the same cards");
        assert_eq!(again.content, base().content);
        assert_eq!(again.texts, base().texts);
    }

    #[test]
    fn cards_that_were_tampered_with_are_refused() {
        let hash = &base().content.edition.hash;
        let text = String::from_utf8(press(base())).expect("text");
        let altered = text.replacen("\"reward\":3", "\"reward\":4", 1);
        assert_ne!(altered, text);
        assert_eq!(unpress(altered.as_bytes(), hash).err(), Some(Unkept::Altered));
        assert_eq!(unpress(b"{}", hash).err(), Some(Unkept::Unreadable));
        let long = vec![b' '; MOST_KEPT + 1];
        assert_eq!(unpress(&long, hash).err(), Some(Unkept::Unreadable));
    }
}

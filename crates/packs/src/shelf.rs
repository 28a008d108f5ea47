//! Content kept for games that were begun with it.
//!
//! A journal names the edition of its cards: id, version, hash. A shelf keeps the cards themselves
//! under their hash, so that a game saved last year goes on with the cards of last year, whatever
//! the pack says today.

use crate::pack::hash;
use fog_of_love::Book;
use fog_of_love::content::{Content, Edition};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// Most bytes of a content that is kept.
pub const MOST_KEPT: usize = 4 * 1024 * 1024;

/// Why cards cannot be taken off the shelf.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unkept {
    /// No such edition is on the shelf.
    Missing(Edition),
    /// It cannot be read.
    Unreadable,
    /// It is not what its hash says.
    Altered,
    /// The engine cannot play it.
    Unplayable(String),
}

impl fmt::Display for Unkept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unkept::Missing(edition) => {
                write!(f, "the cards {} {} are not at hand", edition.id, edition.version)
            }
            Unkept::Unreadable => f.write_str("the cards kept with this game cannot be read"),
            Unkept::Altered => f.write_str("the cards kept with this game have been altered"),
            Unkept::Unplayable(why) => write!(f, "the cards kept cannot be played: {why}"),
        }
    }
}

impl std::error::Error for Unkept {}

/// Books by the hash of their content.
#[derive(Clone, Debug, Default)]
pub struct Shelf {
    books: BTreeMap<String, Arc<Book>>,
}

impl Shelf {
    /// Puts a book on the shelf; the same content stands there once.
    pub fn keep(&mut self, book: &Arc<Book>) -> Arc<Book> {
        let hash = book.content().edition.hash.clone();
        self.books.entry(hash).or_insert_with(|| book.clone()).clone()
    }

    /// The book of an edition, to the byte.
    ///
    /// # Errors
    ///
    /// If it is not on the shelf.
    pub fn take(&self, edition: &Edition) -> Result<Arc<Book>, Unkept> {
        self.books.get(&edition.hash).cloned().ok_or_else(|| Unkept::Missing(edition.clone()))
    }
}

/// The cards as bytes, to be stored beside a game's journal.
pub fn pressed(book: &Book) -> Vec<u8> {
    // Content is plain data with string keys; writing it cannot fail.
    serde_json::to_vec(book.content()).unwrap_or_default()
}

/// The cards that were stored, if they are still what their edition says.
///
/// # Errors
///
/// If they cannot be read, have been altered or are of another edition.
pub fn unpressed(bytes: &[u8], edition: &Edition) -> Result<Arc<Book>, Unkept> {
    if bytes.len() > MOST_KEPT {
        return Err(Unkept::Unreadable);
    }
    let content: Content = serde_json::from_slice(bytes).map_err(|_| Unkept::Unreadable)?;
    if content.edition != *edition || hash(&content) != edition.hash {
        return Err(Unkept::Altered);
    }
    Book::new(content).map_err(|why| Unkept::Unplayable(why.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base_book;

    #[test]
    fn a_saved_game_goes_on_with_the_cards_it_began_with() {
        let book = base_book();
        let edition = &book.content().edition;
        let bytes = pressed(book);
        let again = unpressed(&bytes, edition).expect("the same cards");
        assert_eq!(again.content(), book.content());
        let mut shelf = Shelf::default();
        shelf.keep(&again);
        assert_eq!(shelf.take(edition).expect("on the shelf").content(), book.content());
        let other = Edition { hash: "other".into(), ..edition.clone() };
        assert_eq!(shelf.take(&other).err(), Some(Unkept::Missing(other)));
    }

    #[test]
    fn cards_that_were_tampered_with_are_refused() {
        let book = base_book();
        let edition = &book.content().edition;
        let mut content = book.content().clone();
        content.traits[0].reward += 1;
        let bytes = serde_json::to_vec(&content).expect("plain data");
        assert_eq!(unpressed(&bytes, edition).err(), Some(Unkept::Altered));
        assert_eq!(unpressed(b"{}", edition).err(), Some(Unkept::Unreadable));
        assert_eq!(unpressed(&vec![b' '; MOST_KEPT + 1], edition).err(), Some(Unkept::Unreadable));
    }
}

//! Packs that are in play beside the one of the house, with their words.

use fog_of_love::{Book, Unplayable};
use packs::Pack;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// A pack and the book made of it.
struct Brought {
    book: Arc<Book>,
    pack: Arc<Pack>,
}

/// Packs by the hash of their content.
static PACKS: Mutex<BTreeMap<String, Brought>> = Mutex::new(BTreeMap::new());

/// Makes a pack ready to play, once.
pub(super) fn put(pack: &Arc<Pack>) -> Result<Arc<Book>, Unplayable> {
    let mut packs = PACKS.lock().unwrap_or_else(PoisonError::into_inner);
    let hash = &pack.content.edition.hash;
    if let Some(brought) = packs.get(hash) {
        return Ok(brought.book.clone());
    }
    let book = Book::new(pack.content.clone())?;
    packs.insert(hash.clone(), Brought { book: book.clone(), pack: pack.clone() });
    Ok(book)
}

/// The pack that a book was made of, for its words.
pub(super) fn pack_of(book: &Book) -> Option<Arc<Pack>> {
    let packs = PACKS.lock().unwrap_or_else(PoisonError::into_inner);
    packs.get(&book.content().edition.hash).map(|brought| brought.pack.clone())
}

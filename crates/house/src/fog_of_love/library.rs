//! Packs that are in play beside the one of the house, with their words.

use fog_of_love::{Book, Unplayable};
use packs::Pack;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Books and packs by the hash of their content.
static PACKS: Mutex<BTreeMap<String, (Arc<Book>, Arc<Pack>)>> = Mutex::new(BTreeMap::new());

/// Makes a pack ready to play, once.
pub(super) fn put(pack: &Arc<Pack>) -> Result<Arc<Book>, Unplayable> {
    let mut packs = PACKS.lock().unwrap_or_else(PoisonError::into_inner);
    let hash = &pack.content.edition.hash;
    if let Some((book, _)) = packs.get(hash) {
        return Ok(book.clone());
    }
    let book = Book::new(pack.content.clone())?;
    packs.insert(hash.clone(), (book.clone(), pack.clone()));
    Ok(book)
}

/// The pack that a book was made of, for its words.
pub(super) fn pack_of(book: &Book) -> Option<Arc<Pack>> {
    let packs = PACKS.lock().unwrap_or_else(PoisonError::into_inner);
    packs.get(&book.content().edition.hash).map(|(_, pack)| pack.clone())
}

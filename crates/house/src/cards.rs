//! The cards of Fog of Love that games are played with, by the hash of what they do.
//!
//! The pack of the house is always there. Others are brought along: by the command line, or out of a
//! journal whose games were begun with the cards of an earlier day.
//!
//! The opening of a table, and a change of its box, name the cards by that hash, and the server
//! puts the cards themselves into the journal before the first entry that needs them. So a game
//! goes on with the cards it began with, whatever the pack says after an upgrade.

use crate::CardBox;
use fog_of_love::{Book, Unplayable};
use packs::{Pack, Unkept};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, OnceLock, PoisonError};

/// A pack and the book made of it.
#[derive(Clone)]
pub(crate) struct Brought {
    pub book: Arc<Book>,
    pub pack: Arc<Pack>,
    /// What is to be said of it, once somebody asks.
    pub about: Arc<OnceLock<Arc<CardBox>>>,
}

impl Brought {
    fn new(book: Arc<Book>, pack: Arc<Pack>) -> Brought {
        Brought { book, pack, about: Arc::default() }
    }
}

/// Packs by the hash of their content, the one of the house among them.
static PACKS: LazyLock<Mutex<BTreeMap<String, Brought>>> = LazyLock::new(|| {
    let house = Brought::new(packs::base_book().clone(), Arc::new(packs::base().clone()));
    Mutex::new(BTreeMap::from([(hash().to_string(), house)]))
});

fn shelf() -> MutexGuard<'static, BTreeMap<String, Brought>> {
    PACKS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Why cards cannot be played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadCards {
    /// They cannot be read, or have been altered.
    Unkept(Unkept),
    /// The engine cannot play them.
    Unplayable(String),
}

impl fmt::Display for BadCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadCards::Unkept(why) => why.fmt(f),
            BadCards::Unplayable(why) => write!(f, "the cards cannot be played: {why}"),
        }
    }
}

impl std::error::Error for BadCards {}

/// The hash of the cards that new games are played with.
pub fn hash() -> &'static str {
    &packs::base().content.edition.hash
}

/// Whether the cards with this hash are at hand.
pub fn has(hash: &str) -> bool {
    shelf().contains_key(hash)
}

/// Makes a pack ready to play, once, and gives its hash.
///
/// # Errors
///
/// If the engine cannot play it.
pub fn bring(pack: &Arc<Pack>) -> Result<String, BadCards> {
    let hash = pack.content.edition.hash.clone();
    if !has(&hash) {
        let book = Book::new(pack.content.clone());
        let book = book.map_err(|Unplayable(why)| BadCards::Unplayable(why))?;
        shelf().insert(hash.clone(), Brought::new(book, pack.clone()));
    }
    Ok(hash)
}

/// The cards as bytes, to be kept beside the games that are played with them.
pub fn press(hash: &str) -> Option<Vec<u8>> {
    take(hash).map(|brought| packs::press(&brought.pack))
}

/// Brings the cards back that were kept under this hash.
///
/// # Errors
///
/// If they are not what the hash says, or cannot be played.
pub fn unpress(bytes: &[u8], hash: &str) -> Result<(), BadCards> {
    let pack = packs::unpress(bytes, hash).map_err(BadCards::Unkept)?;
    bring(&Arc::new(pack)).map(|_| ())
}

/// The cards with this hash.
pub(crate) fn take(hash: &str) -> Option<Brought> {
    shelf().get(hash).cloned()
}

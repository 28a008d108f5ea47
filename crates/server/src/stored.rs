//! What the journal holds, told apart without a game at hand.

use bytes::Bytes;
use serde_json::value::RawValue;
use tables::{Entry, Opening};

/// The opening of a table, if this is the first entry of one. Kept cards are stored like tables, but
/// begin with something else.
pub(crate) fn opening(first: &Bytes) -> Option<Opening> {
    match serde_json::from_slice::<Entry<Box<RawValue>>>(first) {
        Ok(Entry::Opened(opening, _)) => Some(opening),
        _ => None,
    }
}

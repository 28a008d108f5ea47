//! What can only be judged when all cards are known.

mod cards;
mod reach;
mod stories;

use crate::notes::{Notes, Place};
use crate::read::Draft;

/// Judges the cards as a whole. `place` is where to point when the whole pack is meant.
pub(crate) fn check(draft: &Draft, place: Place, notes: &mut Notes) {
    cards::check(draft, place, notes);
    stories::check(draft, notes);
    reach::check(draft, notes);
}

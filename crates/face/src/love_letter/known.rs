//! What the viewer may know and the others need not.

use house::{Glimpse, LoveLetter};
use love_letter::{Card, Happened, Kinds, Sight, View};
use tabletop::Seat;

/// How many copies of a character a viewer has not seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Remains {
    /// Which character.
    pub card: Card,
    /// How many copies are not seen.
    pub left: u32,
    /// How many there are in all.
    pub copies: u32,
}

/// What a seat knows beside what everybody sees.
#[derive(Clone, PartialEq, Hash, Debug)]
pub struct Knowledge {
    /// What each other hand may still be.
    pub hands: Vec<(Seat, Kinds)>,
    /// What lies under the deck, the first to be drawn in front; none where it is not known. Empty if
    /// nothing of it is.
    pub under: Vec<Option<Card>>,
    /// What the viewer was shown this round and not everybody was: the latest last.
    pub notes: Vec<Sight>,
}

/// More notes than these are better read off the hands.
const MOST_NOTES: usize = 4;

pub(super) fn remains(view: &View) -> Vec<Remains> {
    let (unseen, all) = (view.unseen(), view.table.edition.deck());
    let of = |card| Remains { card, left: unseen.count(card), copies: all.count(card) };
    all.kinds().iter().map(of).collect()
}

pub(super) fn knowledge(glimpse: &Glimpse<LoveLetter>, hands: Vec<(Seat, Kinds)>) -> Knowledge {
    let mut under: Vec<Option<Card>> = glimpse.view.returned().map(Kinds::only).collect();
    if under.iter().all(Option::is_none) {
        under.clear();
    }
    Knowledge { hands, under, notes: notes(glimpse) }
}

fn notes(glimpse: &Glimpse<LoveLetter>) -> Vec<Sight> {
    let begin = glimpse.recent.iter().rposition(|sight| matches!(sight, Happened::SetAside(_)));
    let round = glimpse.recent.get(begin.unwrap_or(0)..).unwrap_or_default();
    let mut notes: Vec<Sight> = round.iter().filter(|sight| is_private(sight)).copied().collect();
    notes.drain(..notes.len().saturating_sub(MOST_NOTES));
    notes
}

/// Whether the viewer saw the face of a card here that others saw the back of.
fn is_private(sight: &Sight) -> bool {
    match sight {
        Happened::Looked { card, .. } => card.is_some(),
        Happened::Compared { cards, .. } | Happened::Swapped { cards, .. } => cards.0.is_some(),
        Happened::Kept { keep, .. } => keep.is_some(),
        _ => false,
    }
}

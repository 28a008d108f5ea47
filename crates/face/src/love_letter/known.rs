//! What the viewer may know and the others need not.

use super::people::possible;
use house::{Glimpse, LoveLetter};
use love_letter::{Card, Happened, Kinds, Sight, View};
use tabletop::Seat;

/// How many copies of a character a viewer has not seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Remains {
    /// Which character.
    pub card: Card,
    /// How many copies are neither seen nor known to be anywhere.
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

/// What a viewer knows to lie under the deck, or in a hand, is not unseen.
pub(super) fn remains(view: &View, possible: &[(Seat, Kinds)]) -> Vec<Remains> {
    let (mut unseen, all) = (view.unseen(), view.table.edition.deck());
    let hands = possible.iter().filter_map(|(_, kinds)| kinds.only());
    for card in hands.chain(view.returned().filter_map(Kinds::only)) {
        if unseen.count(card) > 0 {
            unseen.take(card);
        }
    }
    let of = |card| Remains { card, left: unseen.count(card), copies: all.count(card) };
    all.kinds().iter().map(of).collect()
}

pub(super) fn knowledge(glimpse: &Glimpse<LoveLetter>, view: &View) -> Knowledge {
    let mut under: Vec<Option<Card>> = view.returned().map(Kinds::only).collect();
    if under.iter().all(Option::is_none) {
        under.clear();
    }
    Knowledge { hands: possible(view), under, notes: notes(glimpse) }
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

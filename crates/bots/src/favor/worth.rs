//! What several levels ask of a view.

use favor::{Action, Clues, Door, Favor, Score, View};
use tabletop::Game;

/// Lists the viewer's legal moves anew.
pub(crate) fn list_moves(view: &View, menu: &mut Vec<Action>) {
    menu.clear();
    if let Some(seen) = Favor::seen_in(view) {
        Favor::legal(seen, menu);
    }
}

/// The points that a collection gains by a lot: the cards, and what special clues make of them.
pub(crate) fn gain(door: Door, collection: Clues, lot: Clues) -> i8 {
    let mut both = collection;
    both.add_all(lot);
    Score::of(door, both).points() - Score::of(door, collection).points()
}

/// The points that the viewer gains by the lot on offer.
pub(crate) fn own_gain(view: &View) -> i8 {
    match (view.viewer.seat(), view.own()) {
        (Some(me), Some(door)) => gain(door, view.table.collection(me), view.table.lot),
        _ => 0,
    }
}

/// Whether the viewer has the last chance to bid: one token more than the highest bid is enough.
pub(crate) fn bids_last(view: &View) -> bool {
    view.viewer.is(view.table.auction.last)
}

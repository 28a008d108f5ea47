//! What several levels ask of a view.

use love_letter::{Action, Card, LoveLetter, View};
use tabletop::Game;

/// Lists the viewer's legal moves anew.
pub(crate) fn list_moves(view: &View, menu: &mut Vec<Action>) {
    menu.clear();
    if let Some(seen) = LoveLetter::seen_in(view) {
        LoveLetter::legal(seen, menu);
    }
}

/// Strikes the moves that are `bad`, unless all are.
pub(crate) fn strike(menu: &mut Vec<Action>, bad: impl Fn(Action) -> bool) {
    if menu.iter().any(|&action| !bad(action)) {
        menu.retain(|&action| !bad(action));
    }
}

/// The card that a move lays; none if it only keeps one for the Chancellor.
pub(crate) fn laid(action: Action) -> Option<Card> {
    match action {
        Action::Play(card) | Action::PlayOn(card, _) => Some(card),
        Action::Guess(..) => Some(Card::Guard),
        Action::Keep(..) => None,
    }
}

/// The card that stays in the viewer's hand when this one is laid.
pub(crate) fn keeping(view: &View, card: Card) -> Card {
    let hand = view.hand();
    let stays = if hand.held == Some(card) { hand.drawn.first() } else { hand.held };
    stays.unwrap_or(card)
}

/// Whether this move puts its maker out with the Princess: played, or discarded by one's own
/// Prince (LL-42, LL-63).
pub(crate) fn throws_princess_away(view: &View, action: Action) -> bool {
    match action {
        Action::Play(card) => card == Card::Princess,
        Action::PlayOn(Card::Prince, target) => {
            view.viewer.is(target) && keeping(view, Card::Prince) == Card::Princess
        }
        _ => false,
    }
}

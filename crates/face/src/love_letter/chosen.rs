//! From picks to a move.
//!
//! A card, then whom, then for the Guard a name, and a second yes to what knocks oneself out; for the
//! Chancellor the card to keep, then the one that goes to the very bottom. Nothing but the list of legal
//! moves decides what a pick means. Whoever presses a chosen card again means it, unless a slip of the
//! finger would cost the round.

use super::Pick;
use love_letter::{Action, Card};
use tabletop::Seat;

/// What has been chosen so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Chosen {
    /// Nothing yet.
    #[default]
    Nothing,
    /// This card is to be played.
    Card(Card),
    /// The Guard is to question this seat.
    Guard(Seat),
    /// The Prince is to fall on oneself, who would have to discard the Princess.
    Farewell(Seat),
    /// This card is to be kept for the Chancellor.
    Keep(Card),
    /// The first is to be kept, the second goes to the very bottom.
    Bottom(Card, Card),
}

/// What a list of picks amounts to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// More is needed.
    More(Chosen),
    /// A whole move.
    Move(Action),
}

impl Chosen {
    /// The picks that lead here.
    pub fn picks(self) -> Vec<Pick> {
        match self {
            Chosen::Nothing => vec![],
            Chosen::Card(card) => vec![Pick::Card(card)],
            Chosen::Guard(seat) => vec![Pick::Card(Card::Guard), Pick::Seat(seat)],
            Chosen::Farewell(seat) => vec![Pick::Card(Card::Prince), Pick::Seat(seat)],
            Chosen::Keep(card) => vec![Pick::Keep(card)],
            Chosen::Bottom(keep, last) => vec![Pick::Keep(keep), Pick::Under(last)],
        }
    }

    /// The card that is lit in the hand.
    pub fn card(self) -> Option<Card> {
        match self {
            Chosen::Nothing => None,
            Chosen::Guard(_) => Some(Card::Guard),
            Chosen::Farewell(_) => Some(Card::Prince),
            Chosen::Card(card) | Chosen::Keep(card) | Chosen::Bottom(card, _) => Some(card),
        }
    }

    /// The moves that are still possible after this choice.
    pub fn moves(self, moves: &[Action]) -> Vec<Action> {
        moves.iter().copied().filter(|&action| self.leads_to(action)).collect()
    }

    fn leads_to(self, action: Action) -> bool {
        match self {
            Chosen::Nothing => true,
            Chosen::Card(card) => card_of(action) == Some(card),
            Chosen::Guard(seat) => matches!(action, Action::Guess(at, _) if at == seat),
            Chosen::Farewell(seat) => action == Action::PlayOn(Card::Prince, seat),
            Chosen::Keep(card) => matches!(action, Action::Keep(keep, ..) if keep == card),
            Chosen::Bottom(card, bottom) => {
                matches!(action, Action::Keep(keep, _, last) if keep == card && last == Some(bottom))
            }
        }
    }

    /// The one move that this choice amounts to.
    fn only(self, moves: &[Action]) -> Option<Action> {
        match self.moves(moves)[..] {
            [action] => Some(action),
            _ => None,
        }
    }

    /// What another pick comes to.
    pub fn and(self, pick: Pick, me: Option<Seat>, moves: &[Action]) -> Next {
        let to = |choice: Chosen| {
            let chosen = if choice.moves(moves).is_empty() { self } else { choice };
            Next::More(chosen)
        };
        let sure = || self.only(moves).map_or(Next::More(self), Next::Move);
        match (pick, self) {
            (
                Pick::Play,
                Chosen::Card(_) | Chosen::Farewell(_) | Chosen::Keep(_) | Chosen::Bottom(..),
            ) => sure(),
            // A slip of the finger should not cost the round: the Princess wants the button, and the
            // Prince somebody, even when it can only be oneself.
            (Pick::Card(Card::Princess), Chosen::Card(Card::Princess))
            | (Pick::Card(Card::Prince), Chosen::Card(Card::Prince)) => Next::More(self),
            (Pick::Card(Card::Guard), Chosen::Guard(_)) => Next::More(self),
            (Pick::Card(Card::Guard), Chosen::Card(Card::Guard)) => match sole_target(moves) {
                Some(seat) => to(Chosen::Guard(seat)),
                None => sure(),
            },
            (Pick::Card(card), Chosen::Card(chosen)) if card == chosen => sure(),
            (Pick::Card(card), _) => to(Chosen::Card(card)),
            (Pick::Seat(seat), Chosen::Card(Card::Guard) | Chosen::Guard(_)) => {
                to(Chosen::Guard(seat))
            }
            // Whoever may play the Princess holds her.
            (Pick::Seat(seat), Chosen::Card(Card::Prince) | Chosen::Farewell(_))
                if Some(seat) == me && moves.contains(&Action::Play(Card::Princess)) =>
            {
                to(Chosen::Farewell(seat))
            }
            (Pick::Seat(seat), Chosen::Card(_) | Chosen::Farewell(_)) => {
                let card = self.card().unwrap_or(Card::Prince);
                found(self, Action::PlayOn(card, seat), moves)
            }
            (Pick::Name(card), Chosen::Guard(seat)) => {
                found(self, Action::Guess(seat, card), moves)
            }
            (Pick::Keep(card), Chosen::Keep(chosen)) if card == chosen => sure(),
            (Pick::Keep(card), Chosen::Bottom(chosen, _)) if card == chosen => Next::More(self),
            (Pick::Keep(card), _) => to(Chosen::Keep(card)),
            (Pick::Under(card), Chosen::Bottom(_, last)) if card == last => sure(),
            (Pick::Under(card), Chosen::Keep(keep) | Chosen::Bottom(keep, _)) => {
                to(Chosen::Bottom(keep, card))
            }
            _ => Next::More(self),
        }
    }
}

/// The card that a move plays.
pub fn card_of(action: Action) -> Option<Card> {
    match action {
        Action::Play(card) | Action::PlayOn(card, _) => Some(card),
        Action::Guess(..) => Some(Card::Guard),
        Action::Keep(..) => None,
    }
}

/// Whom a move is played on.
pub fn target_of(action: Action) -> Option<Seat> {
    match action {
        Action::PlayOn(_, seat) | Action::Guess(seat, _) => Some(seat),
        Action::Play(_) | Action::Keep(..) => None,
    }
}

/// The one whom the Guard can question, if there is only one.
fn sole_target(moves: &[Action]) -> Option<Seat> {
    let mut targets = Chosen::Card(Card::Guard).moves(moves).into_iter().map(target_of);
    let first = targets.next()??;
    targets.all(|target| target == Some(first)).then_some(first)
}

fn found(choice: Chosen, action: Action, moves: &[Action]) -> Next {
    if moves.contains(&action) { Next::Move(action) } else { Next::More(choice) }
}

/// What picks of this seat amount to, given its legal moves. Picks that mean nothing here are passed
/// over.
pub fn read(you: Option<Seat>, moves: &[Action], picks: &[Pick]) -> Next {
    let mut chosen = Chosen::Nothing;
    for pick in picks {
        match chosen.and(*pick, you, moves) {
            Next::More(next) => chosen = next,
            done @ Next::Move(_) => return done,
        }
    }
    Next::More(chosen)
}

#[cfg(test)]
mod tests;

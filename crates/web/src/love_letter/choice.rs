//! From clicks to a move.
//!
//! A card, then whom, then for the Guard a name, and a second yes to what knocks oneself out; for the Chancellor the card to keep, then the one
//! that goes to the very bottom. Nothing but the list of legal moves decides what a pick means.

use love_letter::{Action, Card};
use tabletop::Seat;

/// What has been chosen so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Choice {
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
pub(super) enum Next {
    /// More is needed.
    More(Choice),
    /// A whole move.
    Move(Action),
}

/// Something that can be picked, by its name in the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pick {
    /// `guard`: a card to play.
    Card(Card),
    /// `seat-2`: somebody to play it on.
    Seat(Seat),
    /// `name-king`: what the Guard names.
    Name(Card),
    /// `keep-king`: what stays in hand for the Chancellor.
    Keep(Card),
    /// `under-king`: what goes to the very bottom.
    Under(Card),
    /// `play`: yes, what has been chosen.
    Play,
}

impl Pick {
    fn of(name: &str) -> Option<Pick> {
        if name == "play" {
            return Some(Pick::Play);
        }
        let Some((what, of)) = name.split_once('-') else {
            return Card::named(name).map(Pick::Card);
        };
        match what {
            "seat" => of.parse().ok().map(|seat| Pick::Seat(Seat(seat))),
            "name" => Card::named(of).map(Pick::Name),
            "keep" => Card::named(of).map(Pick::Keep),
            "under" => Card::named(of).map(Pick::Under),
            _ => None,
        }
    }

    /// Its name.
    pub(super) fn name(self) -> String {
        match self {
            Pick::Card(card) => card.name().to_string(),
            Pick::Seat(seat) => format!("seat-{}", seat.0),
            Pick::Name(card) => format!("name-{}", card.name()),
            Pick::Keep(card) => format!("keep-{}", card.name()),
            Pick::Under(card) => format!("under-{}", card.name()),
            Pick::Play => "play".to_string(),
        }
    }
}

impl Choice {
    /// The picks that lead here.
    pub(super) fn picks(self) -> Vec<String> {
        let picks = match self {
            Choice::Nothing => vec![],
            Choice::Card(card) => vec![Pick::Card(card)],
            Choice::Guard(seat) => vec![Pick::Card(Card::Guard), Pick::Seat(seat)],
            Choice::Farewell(seat) => vec![Pick::Card(Card::Prince), Pick::Seat(seat)],
            Choice::Keep(card) => vec![Pick::Keep(card)],
            Choice::Bottom(keep, last) => vec![Pick::Keep(keep), Pick::Under(last)],
        };
        picks.into_iter().map(Pick::name).collect()
    }

    /// The card that is lit in the hand.
    pub(super) fn card(self) -> Option<Card> {
        match self {
            Choice::Nothing => None,
            Choice::Guard(_) => Some(Card::Guard),
            Choice::Farewell(_) => Some(Card::Prince),
            Choice::Card(card) | Choice::Keep(card) | Choice::Bottom(card, _) => Some(card),
        }
    }

    /// The moves that are still possible after this choice.
    pub(super) fn moves(self, moves: &[Action]) -> Vec<Action> {
        moves.iter().copied().filter(|&action| self.leads_to(action)).collect()
    }

    fn leads_to(self, action: Action) -> bool {
        match self {
            Choice::Nothing => true,
            Choice::Card(card) => card_of(action) == Some(card),
            Choice::Guard(seat) => matches!(action, Action::Guess(at, _) if at == seat),
            Choice::Farewell(seat) => action == Action::PlayOn(Card::Prince, seat),
            Choice::Keep(card) => matches!(action, Action::Keep(keep, ..) if keep == card),
            Choice::Bottom(card, bottom) => {
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

    fn and(self, pick: Pick, me: Option<Seat>, moves: &[Action]) -> Next {
        let to = |choice: Choice| {
            let chosen = if choice.moves(moves).is_empty() { self } else { choice };
            Next::More(chosen)
        };
        let sure = || self.only(moves).map_or(Next::More(self), Next::Move);
        match (pick, self) {
            (
                Pick::Play,
                Choice::Card(_) | Choice::Farewell(_) | Choice::Keep(_) | Choice::Bottom(..),
            ) => sure(),
            // A slip of the finger should not cost the round: the Princess wants the button, and the
            // Prince somebody, even when it can only be oneself.
            (Pick::Card(Card::Princess), Choice::Card(Card::Princess))
            | (Pick::Card(Card::Prince), Choice::Card(Card::Prince)) => Next::More(self),
            (Pick::Card(Card::Guard), Choice::Guard(_)) => Next::More(self),
            (Pick::Card(Card::Guard), Choice::Card(Card::Guard)) => match sole_target(moves) {
                Some(seat) => to(Choice::Guard(seat)),
                None => sure(),
            },
            (Pick::Card(card), Choice::Card(chosen)) if card == chosen => sure(),
            (Pick::Card(card), _) => to(Choice::Card(card)),
            (Pick::Seat(seat), Choice::Card(Card::Guard) | Choice::Guard(_)) => {
                to(Choice::Guard(seat))
            }
            // Whoever may play the Princess holds her.
            (Pick::Seat(seat), Choice::Card(Card::Prince) | Choice::Farewell(_))
                if Some(seat) == me && moves.contains(&Action::Play(Card::Princess)) =>
            {
                to(Choice::Farewell(seat))
            }
            (Pick::Seat(seat), Choice::Card(_) | Choice::Farewell(_)) => {
                let card = self.card().unwrap_or(Card::Prince);
                found(self, Action::PlayOn(card, seat), moves)
            }
            (Pick::Name(card), Choice::Guard(seat)) => {
                found(self, Action::Guess(seat, card), moves)
            }
            (Pick::Keep(card), Choice::Keep(chosen)) if card == chosen => sure(),
            (Pick::Keep(card), Choice::Bottom(chosen, _)) if card == chosen => Next::More(self),
            (Pick::Keep(card), _) => to(Choice::Keep(card)),
            (Pick::Under(card), Choice::Bottom(_, last)) if card == last => sure(),
            (Pick::Under(card), Choice::Keep(keep) | Choice::Bottom(keep, _)) => {
                to(Choice::Bottom(keep, card))
            }
            _ => Next::More(self),
        }
    }
}

/// The card that a move plays.
pub(super) fn card_of(action: Action) -> Option<Card> {
    match action {
        Action::Play(card) | Action::PlayOn(card, _) => Some(card),
        Action::Guess(..) => Some(Card::Guard),
        Action::Keep(..) => None,
    }
}

/// Whom a move is played on.
pub(super) fn target_of(action: Action) -> Option<Seat> {
    match action {
        Action::PlayOn(_, seat) | Action::Guess(seat, _) => Some(seat),
        Action::Play(_) | Action::Keep(..) => None,
    }
}

/// The one whom the Guard can question, if there is only one.
fn sole_target(moves: &[Action]) -> Option<Seat> {
    let mut targets = Choice::Card(Card::Guard).moves(moves).into_iter().map(target_of);
    let first = targets.next()??;
    targets.all(|target| target == Some(first)).then_some(first)
}

fn found(choice: Choice, action: Action, moves: &[Action]) -> Next {
    if moves.contains(&action) { Next::Move(action) } else { Next::More(choice) }
}

/// What picks of this seat amount to, given its legal moves. Picks that mean nothing here are passed
/// over.
pub(super) fn read(me: Option<Seat>, moves: &[Action], picks: &[String]) -> Next {
    let mut choice = Choice::Nothing;
    for pick in picks.iter().filter_map(|pick| Pick::of(pick)) {
        match choice.and(pick, me, moves) {
            Next::More(next) => choice = next,
            done @ Next::Move(_) => return done,
        }
    }
    Next::More(choice)
}

#[cfg(test)]
mod tests;

//! Changing a trait, feature or occupation, and swapping them (FL-190 to FL-198).

use super::Run;
use crate::Event;
use crate::Happened;
use crate::content::{Aspect, Change, ChangeOf, Kept, Pick, SwapOf};
use crate::frame::{Frame, Guess, other};
use crate::happened::Why;
use crate::progress::Progress;
use crate::table::{Asked, Chance, Drawn};
use crate::vision::{Dealt, Held};
use tabletop::{Seat, Seats, Witness};

/// Cards drawn in a change (FL-192).
const DRAWN: u8 = 3;

impl<W: Witness<Event>> Run<'_, W> {
    /// Changes something about a character; `false` while it has to wait.
    pub(super) fn change(&mut self, frame: &mut Frame, seat: Seat, change: Change) -> bool {
        let selects = match change.selects {
            Kept::Self_ => seat,
            Kept::Other => other(seat),
        };
        match frame.progress {
            Progress::Fresh => {
                if !self.has_something(seat, change, frame.guess) {
                    return true;
                }
                self.stop(frame, Progress::GivingUp);
                self.ask_what_to_give_up(seat, change, frame.guess);
                false
            }
            Progress::GivingUp => {
                self.stop(frame, Progress::Taking);
                self.deal_to(selects, change.what, DRAWN);
                self.ask(Asked::Take(change.what, seat), Seats::one(selects));
                false
            }
            _ => {
                self.emit(Happened::Returned(selects, change.what));
                true
            }
        }
    }

    fn has_something(&self, seat: Seat, change: Change, guess: Option<Guess>) -> bool {
        let person = self.table().person(seat);
        match change.what {
            ChangeOf::Trait if change.pick == Pick::Guessed => {
                guess.is_some_and(|guess| self.own(seat).strives_for(self.content(), guess.aspect))
            }
            ChangeOf::Trait => person.traits == 3,
            ChangeOf::Occupation => person.occupation.is_some(),
            ChangeOf::Feature => person.features.iter().all(Option::is_some),
        }
    }

    /// Which card goes: at random or by choice (FL-190). There is only one occupation.
    fn ask_what_to_give_up(&mut self, seat: Seat, change: Change, guess: Option<Guess>) {
        let what = change.what;
        match change.pick {
            _ if what == ChangeOf::Occupation => self.give_up(seat, 0),
            Pick::Random => {
                self.emit(Happened::Chanced(Chance::Random(seat, Drawn::GiveUp(what), 3)));
            }
            Pick::Guessed if what == ChangeOf::Trait => {
                let aspect = guess.map(|guess| guess.aspect);
                self.ask(Asked::GiveUp(what, aspect), Seats::one(seat));
            }
            _ => self.ask(Asked::GiveUp(what, None), Seats::one(seat)),
        }
    }

    /// The card at this place goes under its deck (FL-191), and with a feature or occupation its
    /// token (FL-194).
    pub(super) fn give_up(&mut self, seat: Seat, place: u8) {
        let what = match (self.table().asked, self.table().chance) {
            (_, Chance::Random(_, Drawn::GiveUp(what), _)) => what,
            (Asked::GiveUp(what, _), _) if !self.table().waiting.is_empty() => what,
            _ => ChangeOf::Occupation,
        };
        let person = self.table().person(seat);
        let card = match what {
            ChangeOf::Trait => self.own(seat).traits[usize::from(place) % 3].map(Held::Trait),
            ChangeOf::Occupation => person.occupation.map(Held::Occupation),
            ChangeOf::Feature => person.features[usize::from(place) % 3].map(Held::Feature),
        };
        let Some(card) = card else { return };
        self.emit(Happened::GaveUp(seat, card));
        if let Some((aspect, why)) = self.token_of(card) {
            self.remove_token(seat, aspect, why);
        }
    }

    /// The card selected out of those drawn is laid down (FL-192, FL-196).
    pub(super) fn take(&mut self, by: Seat, card: Dealt) {
        let Asked::Take(_, seat) = self.table().asked else { return };
        let card = card.held();
        self.emit(Happened::Took(seat, by, card));
        if let Some((aspect, why)) = self.token_of(card) {
            self.emit(Happened::Tokens(seat, aspect, 1, why));
        }
    }

    /// The token that comes and goes with a card: features and occupations have one.
    fn token_of(&self, card: Held) -> Option<(Aspect, Why)> {
        let content = self.content();
        match card {
            Held::Trait(_) => None,
            Held::Occupation(card) => {
                Some((content.occupations[card.index()].aspect, Why::Occupation(card)))
            }
            Held::Feature(card) => {
                Some((content.features[card.index()].aspect, Why::Feature(card)))
            }
        }
    }

    /// Takes one token away, if there is one (FL-194).
    fn remove_token(&mut self, seat: Seat, aspect: Aspect, why: Why) {
        if self.table().person(seat).tokens[aspect.index()] > 0 {
            self.emit(Happened::Tokens(seat, aspect, -1, why));
        }
    }

    /// Swaps something between the two; `false` while somebody is asked.
    pub(super) fn swap(&mut self, frame: &mut Frame, what: SwapOf) -> bool {
        match what {
            SwapOf::Occupations => {
                let cards = [Seat(0), Seat(1)].map(|seat| self.table().person(seat).occupation);
                let [Some(pink), Some(blue)] = cards else { return true };
                self.emit(Happened::SwappedOccupations);
                self.swap_tokens(Held::Occupation(pink), Held::Occupation(blue));
            }
            SwapOf::Satisfaction => self.emit(Happened::SwappedSatisfaction),
            SwapOf::Tokens(aspect) => self.emit(Happened::SwappedTokens(aspect)),
            SwapOf::Hands => self.swap_hands(),
            SwapOf::Features if frame.progress == Progress::Fresh => {
                self.stop(frame, Progress::SwappingFeatures);
                self.ask(Asked::SwapFeatures, Seats::one(frame.player));
                return false;
            }
            SwapOf::Features => {}
        }
        true
    }

    /// The features at these places change owners, and their tokens with them.
    pub(super) fn swap_features(&mut self, seat: Seat, own: u8, theirs: u8) {
        let (a, b) = if seat == Seat(0) { (own, theirs) } else { (theirs, own) };
        let feature = |seat, place: u8| self.table().person(seat).features[usize::from(place) % 3];
        let (pink, blue) = (feature(Seat(0), a), feature(Seat(1), b));
        self.emit(Happened::SwappedFeatures(a, b));
        if let (Some(pink), Some(blue)) = (pink, blue) {
            self.swap_tokens(Held::Feature(pink), Held::Feature(blue));
        }
    }

    /// The tokens of two cards that have changed owners.
    fn swap_tokens(&mut self, pink: Held, blue: Held) {
        let (Some(pink), Some(blue)) = (self.token_of(pink), self.token_of(blue)) else { return };
        self.remove_token(Seat(0), pink.0, pink.1);
        self.remove_token(Seat(1), blue.0, blue.1);
        self.emit(Happened::Tokens(Seat(0), blue.0, 1, blue.1));
        self.emit(Happened::Tokens(Seat(1), pink.0, 1, pink.1));
    }
}

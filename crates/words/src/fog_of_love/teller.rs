//! A tongue that knows everybody at the table and the titles of the cards.

use super::value::signed;
use super::who::option_letter;
use super::{CardNames, Holds, Titled};
use crate::Tongue;
use crate::speaker::Speaker;
use ::fog_of_love::ManualResult;
use ::fog_of_love::content::{Aspect, Direction, Letters, Trait};
use std::borrow::Cow;
use tabletop::{Seat, Seats};

/// A tongue, the names of the players by seat, and the titles of the cards.
#[derive(Clone, Copy)]
pub(super) struct Teller<'a> {
    pub(super) tongue: &'a Tongue,
    pub(super) names: &'a dyn CardNames,
    players: &'a [String],
}

/// Whether something is so, for messages to select on.
pub(super) fn holds(yes: bool) -> Holds {
    if yes { Holds::Yes } else { Holds::No }
}

impl<'a> Teller<'a> {
    pub(super) fn new(
        tongue: &'a Tongue,
        names: &'a dyn CardNames,
        players: &'a [String],
    ) -> Teller<'a> {
        Teller { tongue, names, players }
    }

    fn speaker(self) -> Speaker<'a> {
        Speaker { tongue: self.tongue, players: self.players }
    }

    /// The name of a seat.
    pub(super) fn who(self, seat: Seat) -> Cow<'a, str> {
        self.speaker().who(seat)
    }

    /// The names of both, by seat.
    pub(super) fn people(self) -> [String; 2] {
        [Seat(0), Seat(1)].map(|seat| self.who(seat).into_owned())
    }

    /// These names in a list.
    pub(super) fn all(self, seats: Seats) -> String {
        self.speaker().all(seats)
    }

    /// Both names.
    pub(super) fn both(self) -> String {
        self.all(Seats::all(2))
    }

    /// What a card is called: by its title, or else by its number.
    pub(super) fn title(self, of: Titled) -> String {
        let number = match of {
            Titled::Scene(one) => one.0,
            Titled::Trait(one) => one.0,
            Titled::Occupation(one) => one.0,
            Titled::Feature(one) => one.0,
            Titled::Destiny(one) => one.0,
            Titled::Story(one) => one,
            Titled::Flag(one) => one.0,
            Titled::Tag(one) => one.0,
        };
        let by_number = || self.tongue.ft_untitled(i64::from(number) + 1);
        self.names.title(of).unwrap_or_else(by_number)
    }

    /// Traits in a list: “‘Worrier’, ‘Dreamer’ and ‘Joker’”.
    pub(super) fn traits(self, cards: impl Iterator<Item = Trait>) -> String {
        let quoted = |card| self.tongue.fl_quoted(&self.title(Titled::Trait(card)));
        self.tongue.list(&cards.map(quoted).collect::<Vec<_>>())
    }

    /// “A”, “A or C”, “A, B or C”
    pub(super) fn any_of(self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [first, middle @ .., last] => {
                let more = |list: String, next: &String| self.tongue.fl_or_more(&list, next);
                self.tongue.fl_or(&middle.iter().fold(first.clone(), more), last)
            }
        }
    }

    /// The letters of these options.
    pub(super) fn options(self, letters: Letters) -> String {
        let names: Vec<String> = letters.iter().map(option_letter).collect();
        self.any_of(&names)
    }

    /// “+2 satisfaction”
    pub(super) fn satisfaction(self, amount: i64) -> String {
        self.tongue.fl_gain_satisfaction(&signed(amount))
    }

    /// “−1 token on sincerity up”
    pub(super) fn tokens(self, Aspect { dimension, direction }: Aspect, amount: i64) -> String {
        self.tongue.fl_gain_tokens(dimension, direction, &signed(amount), amount)
    }

    /// A line entered by hand: whom it concerns, and what they get.
    pub(super) fn entry(self, entry: ManualResult) -> (Seat, String) {
        match entry {
            ManualResult::Satisfaction(seat, amount) => (seat, self.satisfaction(amount.into())),
            ManualResult::Token(seat, aspect, Direction::Up) => (seat, self.tokens(aspect, 1)),
            ManualResult::Token(seat, aspect, Direction::Down) => (seat, self.tokens(aspect, -1)),
        }
    }
}

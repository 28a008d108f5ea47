//! Whom a card speaks of.

use super::{CardContext, Voice};
use ::fog_of_love::content::{Letter, Letters, Who};
use tabletop::Seat;

/// A person as the locale files call them: `$who`. A card's [`Who`] depends on the card, this does
/// not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Person {
    /// Who made the choice in question.
    Chooser,
    /// Who did not make it.
    Counterpart,
    /// Who played the card.
    Player,
    /// Who did not play it.
    Partner,
    /// Both.
    Both,
    /// The first player.
    First,
    /// The second player.
    Second,
    /// The pink seat.
    Pink,
    /// The blue seat.
    Blue,
    /// Whoever chose one of `$letters`.
    Chose,
    /// Who holds the destiny, or the reaction, and reads it: “you”.
    Holder,
    /// Somebody of whom it is told by name, which is in `$letters`.
    Named,
}

impl Person {
    /// All of them.
    pub const ALL: [Person; 12] = [
        Person::Chooser,
        Person::Counterpart,
        Person::Player,
        Person::Partner,
        Person::Both,
        Person::First,
        Person::Second,
        Person::Pink,
        Person::Blue,
        Person::Chose,
        Person::Holder,
        Person::Named,
    ];

    /// The name that messages select on. It is never `other`, which is the rest in a selector.
    pub fn name(self) -> &'static str {
        match self {
            Person::Chooser => "chooser",
            Person::Counterpart => "counterpart",
            Person::Player => "player",
            Person::Partner => "partner",
            Person::Both => "both",
            Person::First => "first",
            Person::Second => "second",
            Person::Pink => "pink",
            Person::Blue => "blue",
            Person::Chose => "chose",
            Person::Holder => "holder",
            Person::Named => "named",
        }
    }
}

/// A person with the letters that go with [`Person::Chose`], or the name that goes with
/// [`Person::Named`]; otherwise they are empty.
pub(super) struct Someone {
    pub(super) person: Person,
    pub(super) letters: String,
}

/// Those of whom a card speaks, where its words are part of a tale: it tells of them by name.
#[derive(Clone, Copy)]
pub(super) struct People<'a> {
    /// Both names, by seat.
    pub(super) names: &'a [String; 2],
    /// Who played the card, or holds it.
    pub(super) player: Option<Seat>,
    /// Who made the choice in question.
    pub(super) chooser: Option<Seat>,
}

impl<'a> People<'a> {
    fn name(self, who: Who) -> Option<&'a str> {
        let other = |seat: Seat| Seat(1 - seat.0.min(1));
        let seat = match who {
            Who::Player => self.player,
            Who::Partner => self.player.map(other),
            Who::Chooser => self.chooser,
            Who::Other => self.chooser.map(other),
            Who::Both | Who::First | Who::Second | Who::Pink | Who::Blue | Who::Chose(_) => None,
        };
        self.names.get(seat?.index()).map(String::as_str)
    }
}

impl Voice<'_> {
    /// How this card calls somebody.
    pub(super) fn someone(&self, who: Who) -> Someone {
        if let Some(name) = self.people.and_then(|people| people.name(who)) {
            return Someone { person: Person::Named, letters: name.to_string() };
        }
        let own = matches!(self.card, CardContext::Destiny(_));
        let (person, letters) = match who {
            Who::Chooser => (Person::Chooser, Letters::NONE),
            Who::Other => (Person::Counterpart, Letters::NONE),
            Who::Player if own => (Person::Holder, Letters::NONE),
            Who::Player => (Person::Player, Letters::NONE),
            Who::Partner => (Person::Partner, Letters::NONE),
            Who::Both => (Person::Both, Letters::NONE),
            Who::First => (Person::First, Letters::NONE),
            Who::Second => (Person::Second, Letters::NONE),
            Who::Pink => (Person::Pink, Letters::NONE),
            Who::Blue => (Person::Blue, Letters::NONE),
            Who::Chose(letters) => (Person::Chose, letters),
        };
        Someone { person, letters: self.letters(letters) }
    }

    /// Who decides where a card leaves something to its player: on chapters and finales, which
    /// nobody plays, the first player.
    pub(super) fn decider(&self) -> Who {
        match self.card {
            CardContext::Scene(_) | CardContext::Destiny(_) => Who::Player,
            CardContext::Chapter { .. } | CardContext::Finale { .. } => Who::First,
        }
    }

    /// “A”, “A or C”
    pub(super) fn letters(&self, letters: Letters) -> String {
        let names: Vec<String> = letters.iter().map(option_letter).collect();
        self.any_of(&names)
    }
}

/// The letter of an option, as cards print it.
pub(super) fn option_letter(letter: Letter) -> String {
    char::from(b'A' + letter as u8).to_string()
}

//! What can be picked, by the names that pages and programs use.

use love_letter::Card;
use tabletop::Seat;

/// Something that can be picked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pick {
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

impl crate::Pick for Pick {
    fn name(&self) -> String {
        match self {
            Pick::Card(card) => card.name().to_string(),
            Pick::Seat(seat) => format!("seat-{}", seat.0),
            Pick::Name(card) => format!("name-{}", card.name()),
            Pick::Keep(card) => format!("keep-{}", card.name()),
            Pick::Under(card) => format!("under-{}", card.name()),
            Pick::Play => "play".to_string(),
        }
    }

    fn named(name: &str) -> Option<Pick> {
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
}

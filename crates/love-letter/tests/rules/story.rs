//! Sights in words, so that a test can say what somebody is told.

use love_letter::{Card, Happened, Pile, RoundEnd, Sight};
use tabletop::Seats;

/// One sight as a sentence; seats are numbers and `?` is a card's back.
pub fn tell(sight: &Sight) -> String {
    match *sight {
        Happened::Starter(seat) => format!("{} starts", seat.0),
        Happened::SetAside(card) => format!("aside {}", face(card)),
        Happened::LaidOpen(place, card) => format!("open {}: {}", place + 1, card.name()),
        Happened::Dealt(seat, card) => format!("{} is dealt {}", seat.0, face(card)),
        Happened::Turn(seat) => format!("turn of {}", seat.0),
        Happened::Drew(seat, card) => format!("{} draws {}", seat.0, face(card)),
        Happened::Played { seat, card, target, named } => {
            let on = target.map_or(String::new(), |target| format!(" on {}", target.0));
            let naming = named.map_or(String::new(), |card| format!(" naming {}", card.name()));
            format!("{} plays {}{on}{naming}", seat.0, card.name())
        }
        Happened::Missed { target, named } => format!("{} has no {}", target.0, named.name()),
        Happened::Looked { seat, target, card } => {
            format!("{} looks at {}: {}", seat.0, target.0, face(card))
        }
        Happened::Compared { seat, target, cards: (mine, theirs), loser } => {
            let result = loser.map_or("equal".into(), |loser| format!("{} loses", loser.0));
            format!("{} has {}, {} has {}: {result}", seat.0, face(mine), target.0, face(theirs))
        }
        Happened::Swapped { seat, target, cards: (given, got) } => {
            format!("{} gives {} the {} for the {}", seat.0, target.0, face(given), face(got))
        }
        Happened::Discarded(seat, card) => format!("{} discards {}", seat.0, card.name()),
        Happened::Redrew { seat, card, from } => {
            let from = match from {
                Pile::Deck => "deck",
                Pile::Aside => "aside",
            };
            format!("{} takes {} from {from}", seat.0, face(card))
        }
        Happened::Consulted(seat, card) => format!("{} consults {}", seat.0, face(card)),
        Happened::Kept { seat, keep, under: (first, last) } => {
            let last = last.map_or(String::new(), |card| format!(" {}", face(card)));
            format!("{} keeps {}, under {}{last}", seat.0, face(keep), face(first))
        }
        Happened::Out(seat, card) => format!("{} is out with {}", seat.0, card.name()),
        Happened::Showed(seat, card) => format!("{} shows {}", seat.0, card.name()),
        Happened::RoundEnded { end, winners, spy } => {
            let end = match end {
                RoundEnd::Deck => "deck empty",
                RoundEnd::Last => "one left",
            };
            let spy = spy.map_or(String::new(), |seat| format!(", spy {}", seat.0));
            format!("{end}: token for {}{spy}", list(winners))
        }
        Happened::Won(seats) => format!("game won by {}", list(seats)),
    }
}

fn face(card: Option<Card>) -> &'static str {
    card.map_or("?", Card::name)
}

fn list(seats: Seats) -> String {
    seats.into_iter().map(|seat| seat.0.to_string()).collect::<Vec<_>>().join("+")
}

//! What happens at a Love Letter table, and what each viewer perceives of it.

use crate::Card;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats, Viewer};

/// Where the replacement for a discarded hand comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pile {
    /// The deck.
    Deck,
    /// The card set aside face down at set-up, when the deck is empty (LL-64).
    Aside,
}

/// Why a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RoundEnd {
    /// The deck ran out (LL-96).
    Deck,
    /// Only one player was left (LL-94).
    Last,
}

/// One thing that happens. With `C` = [`Card`] it is the truth, an [`Event`]; with `C` =
/// `Option<Card>` it is what somebody perceives, a [`Sight`], and `None` is a card's back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Happened<C> {
    /// Chance names who begins (LL-14, LL-103).
    Starter(Seat),
    /// A round begins: all cards are shuffled and the first is set aside face down (LL-11).
    SetAside(C),
    /// A card is laid open on one of three places (LL-12).
    LaidOpen(u8, Card),
    /// A seat is dealt its hand (LL-13).
    Dealt(Seat, C),
    /// A seat's turn begins; its protection ends (LL-17, LL-69).
    Turn(Seat),
    /// The active player draws (LL-19).
    Drew(Seat, C),
    /// A card is played, on somebody where it chooses, with a name if it is a Guard (LL-23).
    Played {
        /// By whom.
        seat: Seat,
        /// What.
        card: Card,
        /// On whom, if on anybody.
        target: Option<Seat>,
        /// The character that a Guard names.
        named: Option<Card>,
    },
    /// The Guard's name was wrong (LL-83).
    Missed {
        /// Who was asked.
        target: Seat,
        /// For what.
        named: Card,
    },
    /// A Priest looks at a hand (LL-80).
    Looked {
        /// Who looks.
        seat: Seat,
        /// At whom.
        target: Seat,
        /// What is seen.
        card: C,
    },
    /// A Baron compares (LL-76).
    Compared {
        /// Who played the Baron.
        seat: Seat,
        /// With whom.
        target: Seat,
        /// The Baron player's card and the other.
        cards: (C, C),
        /// Who goes out now; nobody if the cards are equal.
        loser: Option<Seat>,
    },
    /// A King exchanges hands (LL-50).
    Swapped {
        /// Who played the King.
        seat: Seat,
        /// With whom.
        target: Seat,
        /// What the King's player gives and gets.
        cards: (C, C),
    },
    /// A Prince makes somebody discard (LL-61).
    Discarded(Seat, Card),
    /// The replacement is drawn (LL-61, LL-64).
    Redrew {
        /// By whom.
        seat: Seat,
        /// What.
        card: C,
        /// From where.
        from: Pile,
    },
    /// A card is drawn for the Chancellor (LL-53).
    Consulted(Seat, C),
    /// The Chancellor's player keeps one and returns the rest; the last named is the very bottom
    /// of the deck (LL-54).
    Kept {
        /// By whom.
        seat: Seat,
        /// What stays in hand.
        keep: C,
        /// What goes under the deck, in the order laid down.
        under: (C, Option<C>),
    },
    /// A seat goes out and lays its hand open (LL-31).
    Out(Seat, Card),
    /// A hand is shown in the comparison at the end of the round (LL-96).
    Showed(Seat, Card),
    /// The round ends and tokens are granted (LL-100).
    RoundEnded {
        /// Why.
        end: RoundEnd,
        /// Who won it.
        winners: Seats,
        /// Who gains the Spy's token (LL-88).
        spy: Option<Seat>,
    },
    /// The game ends (LL-105, LL-106).
    Won(Seats),
}

/// What truly happened.
pub type Event = Happened<Card>;

/// What a viewer perceives.
pub type Sight = Happened<Option<Card>>;

impl Event {
    /// The event as somebody would perceive it from whom nothing is hidden: for games that are
    /// over.
    pub fn open(&self) -> Sight {
        self.seen_by(|_, card| Some(card))
    }

    /// The event with each hidden card as `face` shows it, given the seats that may see it.
    fn seen_by(&self, face: impl Fn(Seats, Card) -> Option<Card>) -> Sight {
        let one = |seat: Seat, card: Card| face(Seats::one(seat), card);
        let two = |a: Seat, b: Seat, card: Card| face(Seats::one(a).with(b), card);
        match *self {
            Happened::SetAside(card) => Happened::SetAside(face(Seats::NONE, card)),
            Happened::Dealt(seat, card) => Happened::Dealt(seat, one(seat, card)),
            Happened::Drew(seat, card) => Happened::Drew(seat, one(seat, card)),
            Happened::Looked { seat, target, card } => {
                Happened::Looked { seat, target, card: two(seat, target, card) }
            }
            Happened::Compared { seat, target, cards: (a, b), loser } => {
                let cards = (two(seat, target, a), two(seat, target, b));
                Happened::Compared { seat, target, cards, loser }
            }
            Happened::Swapped { seat, target, cards: (a, b) } => {
                let cards = (two(seat, target, a), two(seat, target, b));
                Happened::Swapped { seat, target, cards }
            }
            Happened::Redrew { seat, card, from } => {
                Happened::Redrew { seat, card: one(seat, card), from }
            }
            Happened::Consulted(seat, card) => Happened::Consulted(seat, one(seat, card)),
            Happened::Kept { seat, keep, under: (first, last) } => {
                let under = (one(seat, first), last.map(|card| one(seat, card)));
                Happened::Kept { seat, keep: one(seat, keep), under }
            }
            Happened::Starter(seat) => Happened::Starter(seat),
            Happened::LaidOpen(place, card) => Happened::LaidOpen(place, card),
            Happened::Turn(seat) => Happened::Turn(seat),
            Happened::Played { seat, card, target, named } => {
                Happened::Played { seat, card, target, named }
            }
            Happened::Missed { target, named } => Happened::Missed { target, named },
            Happened::Discarded(seat, card) => Happened::Discarded(seat, card),
            Happened::Out(seat, card) => Happened::Out(seat, card),
            Happened::Showed(seat, card) => Happened::Showed(seat, card),
            Happened::RoundEnded { end, winners, spy } => {
                Happened::RoundEnded { end, winners, spy }
            }
            Happened::Won(seats) => Happened::Won(seats),
        }
    }
}

/// What `viewer` perceives of `event`: everything but the faces of cards that are not theirs to
/// see. The one place where Love Letter keeps its secrets.
pub(crate) fn sight(event: &Event, viewer: Viewer) -> Sight {
    event.seen_by(|who, card| match viewer {
        Viewer::Seat(seat) if who.has(seat) => Some(card),
        _ => None,
    })
}

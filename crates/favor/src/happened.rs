//! What happens at a Favor table, and what each viewer perceives of it.

use crate::table::MOST_PLAYERS;
use crate::{Clue, Decision, Door};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats, Viewer};

/// Who gets the price of a lot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Payee {
    /// The caller, since somebody else won (FV-30).
    Caller(Seat),
    /// All but the caller, since the caller won: so many tokens each, and what cannot be shared
    /// goes to the box (FV-32, FV-33).
    Others {
        /// What each of the others gets.
        each: u8,
        /// What goes to the box.
        boxed: u8,
    },
    /// The box, since it is the final auction (FV-42).
    Box,
}

/// One thing that happens. With `D` = [`Door`] it is the truth, an [`Event`]; with `D` =
/// `Option<Door>` it is what somebody perceives, a [`Sight`], and `None` is a door's back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Happened<D> {
    /// Chance names who begins (FV-16).
    Starter(Seat),
    /// A round begins: everything is taken back and five tokens are given to each (FV-65, FV-66).
    RoundBegan {
        /// Which, from 1.
        round: u8,
        /// Who takes the first turn (FV-16 to FV-18).
        first: Seat,
    },
    /// A seat is dealt its door (FV-10).
    Dealt(Seat, D),
    /// A card is turned up for a new lot (FV-14, FV-37).
    Opened(Clue),
    /// A player decides to add to the lot (FV-19).
    ChoseToAdd(Seat),
    /// The card added is turned up beside the others (FV-21).
    Added(Seat, Clue),
    /// A player calls an auction (FV-19).
    Called(Seat),
    /// The last card has been drawn: the final auction begins, with this seat (FV-39, FV-40).
    FinalAuction(Seat),
    /// A player bids (FV-25).
    Bid(Seat, u8),
    /// A player does not bid (FV-26).
    Passed(Seat),
    /// The highest bidder takes the lot and pays (FV-29).
    Sold {
        /// Who wins it.
        seat: Seat,
        /// For how many tokens.
        price: u8,
        /// Who gets them.
        to: Payee,
    },
    /// Nobody has bid: the lot is discarded (FV-34, FV-43).
    Discarded,
    /// An identity is revealed for scoring (FV-63).
    Showed(Seat, Door),
    /// The round ends and is scored (FV-44, FV-64).
    RoundEnded {
        /// The points of this round by seat, the bonus included.
        points: [i8; MOST_PLAYERS],
        /// Who gets the bonus for the most tokens (FV-61).
        bonus: Seats,
    },
    /// The game ends (FV-67).
    Won {
        /// Who has won.
        seat: Seat,
        /// By what (FV-67 to FV-69).
        by: Decision,
    },
}

/// What truly happened.
pub type Event = Happened<Door>;

/// What a viewer perceives.
pub type Sight = Happened<Option<Door>>;

impl Event {
    /// The event as somebody would perceive it from whom nothing is hidden: for games that are
    /// over.
    pub fn open(&self) -> Sight {
        self.seen_by(|_, door| Some(door))
    }

    /// The event with a dealt door as `face` shows it, given the seat that may see it.
    fn seen_by(&self, face: impl Fn(Seat, Door) -> Option<Door>) -> Sight {
        match *self {
            Happened::Dealt(seat, door) => Happened::Dealt(seat, face(seat, door)),
            Happened::Starter(seat) => Happened::Starter(seat),
            Happened::RoundBegan { round, first } => Happened::RoundBegan { round, first },
            Happened::Opened(clue) => Happened::Opened(clue),
            Happened::ChoseToAdd(seat) => Happened::ChoseToAdd(seat),
            Happened::Added(seat, clue) => Happened::Added(seat, clue),
            Happened::Called(seat) => Happened::Called(seat),
            Happened::FinalAuction(first) => Happened::FinalAuction(first),
            Happened::Bid(seat, amount) => Happened::Bid(seat, amount),
            Happened::Passed(seat) => Happened::Passed(seat),
            Happened::Sold { seat, price, to } => Happened::Sold { seat, price, to },
            Happened::Discarded => Happened::Discarded,
            Happened::Showed(seat, door) => Happened::Showed(seat, door),
            Happened::RoundEnded { points, bonus } => Happened::RoundEnded { points, bonus },
            Happened::Won { seat, by } => Happened::Won { seat, by },
        }
    }
}

/// What `viewer` perceives of `event`: everything but the doors dealt to others (FV-11). The one
/// place where Favor keeps its secrets.
pub(crate) fn sight(event: &Event, viewer: Viewer) -> Sight {
    event.seen_by(|seat, door| viewer.is(seat).then_some(door))
}

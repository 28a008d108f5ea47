//! What collections are worth, and who wins.

use crate::table::MOST_PLAYERS;
use crate::{Clue, Clues, Door, State, Table};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats};

/// A card matching both features of the identity (FV-47).
pub const EXACT_POINTS: i8 = 3;
/// A card sharing one feature (FV-48).
pub const SHARED_POINTS: i8 = 1;
/// A card sharing no feature (FV-49).
pub const OPPOSITE_POINTS: i8 = -2;
/// A special clue in itself, which the rulebook does not say (FV-59).
pub const SPECIAL_POINTS: i8 = 0;
/// The most tokens (FV-61).
pub const BONUS_POINTS: i8 = 3;

/// What a collection is worth to an identity, card by card. The bonus is not in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Ordinary clues that match both features, those made to match not counted (FV-47).
    pub exact: u8,
    /// Ordinary clues that share one feature, those made to match counted (FV-48).
    pub shared: u8,
    /// Ordinary clues that share none (FV-49).
    pub opposite: u8,
    /// Special clues, usable or not (FV-59).
    pub special: u8,
    /// How many of them turn a card into an exact match (FV-51 to FV-56).
    pub changed: u8,
}

impl Score {
    /// Scores a collection. Special clues are used wherever they can be, which never harms
    /// (FV-58): each acts on one card (FV-54) of a kind that the other cannot act on (FV-56).
    #[inline(always)]
    pub fn of(door: Door, collection: Clues) -> Score {
        let count = |clue| collection.count(clue) as u8;
        let (wrong_colour, wrong_role) = (count(door.wrong_colour()), count(door.wrong_role()));
        let (blue_red, lady_tiger) = (count(Clue::BlueRed), count(Clue::LadyTiger));
        Score {
            exact: count(door.exact()),
            shared: wrong_colour + wrong_role,
            opposite: count(door.opposite()),
            special: blue_red + lady_tiger,
            changed: blue_red.min(wrong_colour) + lady_tiger.min(wrong_role),
        }
    }

    /// The points (FV-47 to FV-49, FV-55, FV-59).
    #[inline(always)]
    pub fn points(self) -> i8 {
        self.exact as i8 * EXACT_POINTS
            + self.shared as i8 * SHARED_POINTS
            + self.changed as i8 * (EXACT_POINTS - SHARED_POINTS)
            + self.opposite as i8 * OPPOSITE_POINTS
            + self.special as i8 * SPECIAL_POINTS
    }
}

/// The points of the round that is ending, by seat, and who gets the bonus (FV-46, FV-61).
#[inline(always)]
pub(crate) fn round(state: &State) -> ([i8; MOST_PLAYERS], Seats) {
    let table = &state.table;
    let bonus = table.tokens.most(table.players);
    let mut points = [0; MOST_PLAYERS];
    for (place, points) in points.iter_mut().enumerate() {
        let seat = Seat(place as u8);
        if let Some(door) = state.door(seat) {
            *points = Score::of(door, table.collection(seat)).points();
        }
        if bonus.has(seat) {
            *points += BONUS_POINTS;
        }
    }
    (points, bonus)
}

/// By what a game is decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// The highest total (FV-67).
    Points,
    /// A tie, broken by the tokens left at the end of the last round (FV-68).
    Tokens,
    /// A further tie, broken by the turn order of the last round (FV-69).
    TurnOrder,
}

/// Who wins, and by what.
#[inline(always)]
pub(crate) fn winner(table: &Table) -> (Seat, Decision) {
    let seats = Seats::all(table.players);
    let ahead = best(seats, |seat| table.total(seat));
    let richest = best(ahead, |seat| table.tokens.of(seat));
    let seat = nearest(richest, table.first);
    let by = if ahead.len() == 1 {
        Decision::Points
    } else if richest.len() == 1 {
        Decision::Tokens
    } else {
        Decision::TurnOrder
    };
    (seat, by)
}

/// Those of `seats` who have the most of something.
#[inline(always)]
fn best<T: Ord>(seats: Seats, of: impl Fn(Seat) -> T) -> Seats {
    let most = seats.into_iter().map(&of).max();
    seats.into_iter().filter(|&seat| Some(of(seat)) == most).collect()
}

/// The one of `seats` who comes first in turn order, counted from `first` (FV-69).
#[inline(always)]
fn nearest(seats: Seats, first: Seat) -> Seat {
    if seats.has(first) { first } else { seats.after(first).unwrap_or(first) }
}

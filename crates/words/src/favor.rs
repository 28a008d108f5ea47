//! Everything that Favor says.
//!
//! Players' names are handed in by seat. A seat without a name is called by its number.

mod ask;
mod ending;
mod illegal;
mod label;
mod log;
mod recap;
mod told;

pub use ask::{Ask, ask};
pub use ending::{game_end, round_end, totals};
pub use illegal::{illegal, refused};
pub use label::{
    auction, bid_status, collection_worth, colour, high_bid, lot_worth, points, role, round, tokens,
};
pub use log::log;
pub use recap::{best_as, moment};
pub use told::{tell, tell_totals};

use crate::Tongue;
use ::favor::{Clue, Door, EXACT_POINTS, OPPOSITE_POINTS, SHARED_POINTS};

/// “Red Lady”, “Blue/Red”
pub fn clue_name(tongue: &Tongue, clue: Clue) -> String {
    tongue.fv_clue(clue)
}

/// A clue in letters, for where colour alone must not tell: “RL”, “B/R”. A door has those of the
/// clue that matches it, [`Door::exact`].
pub fn clue_mark(tongue: &Tongue, clue: Clue) -> String {
    tongue.fv_mark(clue)
}

/// What a clue is worth, in one line.
pub fn clue_line(tongue: &Tongue, clue: Clue) -> String {
    tongue.fv_line(clue)
}

/// The full rule of a clue, in up to four sentences.
pub fn clue_rule(tongue: &Tongue, clue: Clue) -> String {
    tongue.fv_rule(clue)
}

/// What a clue means to a player with this identity: “An exact match: 3 points.” Of a special clue
/// it says what it does.
pub fn clue_match(tongue: &Tongue, clue: Clue, identity: Door) -> String {
    let Some(door) = clue.door() else { return tongue.fv_line(clue) };
    match (door.colour() == identity.colour(), door.role() == identity.role()) {
        (true, true) => tongue.fv_match_exact(EXACT_POINTS.into()),
        (true, false) => tongue.fv_match_colour(SHARED_POINTS.into()),
        (false, true) => tongue.fv_match_role(SHARED_POINTS.into()),
        (false, false) => tongue.fv_match_none(OPPOSITE_POINTS.into()),
    }
}

/// “Red Lady”
pub fn door_name(tongue: &Tongue, door: Door) -> String {
    tongue.fv_door(door)
}

/// What each clue is worth to the player with this identity, in one line.
pub fn door_line(tongue: &Tongue, door: Door) -> String {
    tongue.fv_door_line(door)
}

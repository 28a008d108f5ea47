//! Labels of the table.

use crate::Tongue;
use crate::speaker::Speaker;
use ::favor::{Colour, ROUNDS, Role};
use tabletop::Seat;

/// “red”, “blue”
pub fn colour(tongue: &Tongue, colour: Colour) -> String {
    match colour {
        Colour::Red => tongue.fv_colour_red(),
        Colour::Blue => tongue.fv_colour_blue(),
    }
}

/// “lady”, “tiger”
pub fn role(tongue: &Tongue, role: Role) -> String {
    match role {
        Role::Lady => tongue.fv_role_lady(),
        Role::Tiger => tongue.fv_role_tiger(),
    }
}

/// “1 favour token”, “2 favour tokens”
pub fn tokens(tongue: &Tongue, count: u8) -> String {
    tongue.fv_tokens(count.into())
}

/// “1 point”, “−2 points”
pub fn points(tongue: &Tongue, count: i8) -> String {
    tongue.fv_points(count.into())
}

/// “Round 2 of 3”
pub fn round(tongue: &Tongue, round: u8) -> String {
    tongue.fv_round(ROUNDS.into(), round.into())
}

/// What the lot would add to the viewer's own score: “Worth to you: 3 points”
pub fn lot_worth(tongue: &Tongue, points: i8) -> String {
    tongue.fv_worth_lot(points.into())
}

/// What the viewer's own cards are worth: “Your collection so far: −2 points”
pub fn collection_worth(tongue: &Tongue, points: i8) -> String {
    tongue.fv_worth_collection(points.into())
}

/// An auction: “Auction, called by Anna”; nobody called the “Final auction”.
pub fn auction(tongue: &Tongue, caller: Option<Seat>, players: &[String]) -> String {
    match caller {
        Some(caller) => tongue.fv_auction_called(&Speaker { tongue, players }.who(caller)),
        None => tongue.fv_auction_final(),
    }
}

/// The highest bid so far: “Anna leads with 2 tokens.”
pub fn high_bid(tongue: &Tongue, leader: Option<(Seat, u8)>, players: &[String]) -> String {
    match leader {
        Some((leader, bid)) => {
            tongue.fv_high_bid_by(&Speaker { tongue, players }.who(leader), bid.into())
        }
        None => tongue.fv_high_bid_none(),
    }
}

/// How somebody stands in an auction, by what they have bid in it, 0 being a pass: “bids 2”, “passes”,
/// “yet to bid”.
pub fn bid_status(tongue: &Tongue, bid: Option<u8>) -> String {
    match bid {
        None => tongue.fv_status_waits(),
        Some(0) => tongue.fv_status_passed(),
        Some(bid) => tongue.fv_status_bid(bid.into()),
    }
}

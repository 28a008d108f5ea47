//! Labels of the table.

use crate::Tongue;
use crate::speaker::Speaker;
use ::favor::{Colour, ROUNDS, Role, Step, Table};
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

/// The auction that is being held, if one is: “Auction, called by Anna”, “Final auction”.
pub fn auction(tongue: &Tongue, table: &Table, players: &[String]) -> Option<String> {
    is_held(table).then(|| match table.caller() {
        Some(caller) => tongue.fv_auction_called(&Speaker { tongue, players }.who(caller)),
        None => tongue.fv_auction_final(),
    })
}

/// The highest bid of the auction that is being held, if one is: “Anna leads with 2 tokens.”
pub fn high_bid(tongue: &Tongue, table: &Table, players: &[String]) -> Option<String> {
    is_held(table).then(|| match table.auction.leader() {
        Some(leader) => {
            let player = Speaker { tongue, players }.who(leader);
            tongue.fv_high_bid_by(&player, table.auction.high.into())
        }
        None => tongue.fv_high_bid_none(),
    })
}

/// How a seat stands in the auction that is being held, if one is: “bids 2”, “passes”, “yet to
/// bid”.
pub fn bid_status(tongue: &Tongue, table: &Table, seat: Seat) -> Option<String> {
    is_held(table).then(|| match table.auction.bid_of(seat) {
        None => tongue.fv_status_waits(),
        Some(0) => tongue.fv_status_passed(),
        Some(bid) => tongue.fv_status_bid(bid.into()),
    })
}

fn is_held(table: &Table) -> bool {
    table.step == Step::Bid
}

//! Everybody at the table: tokens, collections, points.

use crate::Company;
use favor::{Clues, Step, View};
use tabletop::Seat;

/// Somebody at a table of Favor.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// Where.
    pub seat: Seat,
    /// What they are called.
    pub name: String,
    /// Whether a bot plays here.
    pub bot: bool,
    /// Their favor tokens.
    pub tokens: u8,
    /// What they have won this round.
    pub collection: Clues,
    /// Their points of all rounds that have been scored.
    pub total: i8,
    /// Whether they took the first turn of the round.
    pub first: bool,
    /// Whether they called the auction that is being held.
    pub caller: bool,
    /// Whether they lead in it.
    pub leads: bool,
    /// Whether they are to decide.
    pub active: bool,
    /// What they have bid in the auction that is being held, 0 being a pass; none before their chance.
    pub bid: Option<u8>,
}

/// Everybody, in turn order from the round's first player.
pub(super) fn players(view: &View, company: &Company<'_>) -> Vec<Player> {
    let table = &view.table;
    let bidding = table.step == Step::Bid;
    let over = matches!(table.step, Step::Over(_));
    let player = |seat: Seat| Player {
        seat,
        name: company.name(seat),
        bot: company.is_bot(seat),
        tokens: table.tokens.of(seat),
        collection: table.collection(seat),
        total: table.total(seat),
        first: seat == table.first,
        caller: table.caller() == Some(seat),
        leads: bidding && table.auction.leader() == Some(seat),
        active: seat == table.active && !over,
        bid: table.auction.bid_of(seat).filter(|_| bidding),
    };
    in_turn(table.first, table.players).map(player).collect()
}

/// All seats in turn order, from this one on.
pub(super) fn in_turn(first: Seat, players: u8) -> impl Iterator<Item = Seat> {
    std::iter::successors(Some(first), move |seat| Some(seat.left(players)))
        .take(usize::from(players))
}

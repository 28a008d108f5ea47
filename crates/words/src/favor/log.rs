//! The log: what happened, as one viewer perceived it.

use super::{game_end, round_end};
use crate::Tongue;
use crate::speaker::Speaker;
use ::favor::{Happened, Payee, Sight};
use tabletop::Seat;

/// What a viewer perceived, in one or more sentences that name people and never say “you”. A door
/// that the viewer saw is named; of any other it says that it stays shut.
///
/// Only [`Happened::ChoseToAdd`] is passed over in silence: the card is turned up at once, and
/// then it is said who added which.
pub fn log(tongue: &Tongue, sight: &Sight, players: &[String]) -> Option<String> {
    let speaker = Speaker { tongue, players };
    let who = |seat: Seat| speaker.who(seat);
    Some(match *sight {
        Happened::ChoseToAdd(_) => return None,
        Happened::Starter(seat) => tongue.fv_log_starter(&who(seat)),
        Happened::RoundBegan { round, first } => tongue.fv_log_round(&who(first), round.into()),
        Happened::Dealt(seat, None) => tongue.fv_log_dealt(&who(seat)),
        Happened::Dealt(seat, Some(door)) => tongue.fv_log_dealt_door(&who(seat), door),
        Happened::Opened(clue) => tongue.fv_log_opened(clue),
        Happened::Added(seat, clue) => tongue.fv_log_added(&who(seat), clue),
        Happened::Called(seat) => tongue.fv_log_called(&who(seat)),
        Happened::FinalAuction(first) => tongue.fv_log_final(&who(first)),
        Happened::Bid(seat, amount) => tongue.fv_log_bid(&who(seat), amount.into()),
        Happened::Passed(seat) => tongue.fv_log_passed(&who(seat)),
        Happened::Sold { seat, price, to } => speaker.sold(seat, price, to),
        Happened::Discarded => tongue.fv_log_discarded(),
        Happened::Showed(seat, door) => tongue.fv_log_showed(&who(seat), door),
        Happened::RoundEnded { points, bonus } => round_end(tongue, &points, bonus, players),
        Happened::Won { seat, by } => game_end(tongue, seat, by, players),
    })
}

impl Speaker<'_> {
    fn sold(self, seat: Seat, price: u8, to: Payee) -> String {
        let (tongue, player, count) = (self.tongue, self.who(seat), i64::from(price));
        match to {
            Payee::Caller(caller) => tongue.fv_log_sold_to(&player, &self.who(caller), count),
            // Somebody gets all of it: there is only one other player.
            Payee::Others { each, .. } if each == price => {
                tongue.fv_log_sold_to(&player, &self.who(seat.left(2)), count)
            }
            Payee::Others { each: 0, .. } => tongue.fv_log_sold_boxed(&player, count),
            Payee::Others { each, boxed: 0 } => {
                tongue.fv_log_sold_shared(&player, count, each.into())
            }
            Payee::Others { each, boxed } => {
                tongue.fv_log_sold_rest(&player, count, each.into(), boxed.into())
            }
            Payee::Box => tongue.fv_log_sold_final(&player, count),
        }
    }
}

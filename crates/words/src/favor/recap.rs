//! A game told again in a few words.

use crate::Tongue;
use crate::speaker::Speaker;
use ::favor::{Door, Moment};

/// How somebody was the best of a round: “12 points, as the Red Lady”.
pub fn best_as(tongue: &Tongue, points: i8, door: Door) -> String {
    tongue.fv_best_as(door, points.into())
}

/// Something worth remembering, in one or two sentences.
pub fn moment(tongue: &Tongue, moment: &Moment, players: &[String]) -> String {
    let speaker = Speaker { tongue, players };
    let who = |seat| speaker.who(seat);
    match *moment {
        Moment::Bargain { seat, points, price } => {
            tongue.fv_moment_bargain(&who(seat), points.into(), price.into())
        }
        Moment::Burden { seat, points, price } => {
            tongue.fv_moment_burden(&who(seat), (-points).into(), price.into())
        }
        Moment::Dearest { seat, points, price } => {
            tongue.fv_moment_dearest(&who(seat), points.into(), price.into())
        }
        Moment::Unwanted { cards, round } => tongue.fv_moment_unwanted(cards.into(), round.into()),
        Moment::Thrifty { seat, round } => tongue.fv_moment_thrifty(&who(seat), round.into()),
        Moment::Great { seat, points, round } => {
            tongue.fv_moment_great(&who(seat), points.into(), round.into())
        }
        Moment::Lost { seat, points, round } => {
            tongue.fv_moment_lost(&who(seat), (-points).into(), round.into())
        }
        Moment::FromBehind(seat) => tongue.fv_moment_from_behind(&who(seat)),
        Moment::Narrow { seat, next, by } => {
            tongue.fv_moment_narrow(&who(seat), &who(next), by.into())
        }
    }
}

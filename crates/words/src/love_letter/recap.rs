//! A game told again in a few words.

use crate::Tongue;
use crate::speaker::Speaker;
use ::love_letter::{Moment, RoundEnd, RoundWon};

/// By what a round was won: “no rivals left”, “with the King”.
pub fn won_by(tongue: &Tongue, won: &RoundWon) -> String {
    match (won.end, won.card) {
        (RoundEnd::Deck, Some(card)) => tongue.ll_won_highest(card),
        _ => tongue.ll_won_last(),
    }
}

/// Whom the Spy rewarded in a round, if anybody.
pub fn won_spy(tongue: &Tongue, won: &RoundWon, players: &[String]) -> Option<String> {
    let speaker = Speaker { tongue, players };
    won.spy.map(|seat| tongue.ll_won_spy(&speaker.who(seat)))
}

/// Something worth remembering, in one or two sentences.
pub fn moment(tongue: &Tongue, moment: &Moment, players: &[String]) -> String {
    let speaker = Speaker { tongue, players };
    let who = |seat| speaker.who(seat);
    match *moment {
        Moment::PrincessFound { seat, target } => {
            tongue.ll_moment_princess_found(&who(seat), &who(target))
        }
        Moment::PrincessLost { seat, target } => {
            tongue.ll_moment_princess_lost(&who(seat), &who(target))
        }
        Moment::PrincessThrown(seat) => tongue.ll_moment_princess_thrown(&who(seat)),
        Moment::PrincessKept { seat, round } => {
            tongue.ll_moment_princess_kept(&who(seat), round.into())
        }
        Moment::FoundAtOnce { seat, target, card, round } => {
            tongue.ll_moment_found_at_once(&who(seat), &who(target), card, round.into())
        }
        Moment::Found { seat, target, card } => {
            tongue.ll_moment_found(&who(seat), &who(target), card)
        }
        Moment::BaronLost { seat, target, card } => {
            tongue.ll_moment_baron_lost(&who(seat), &who(target), card)
        }
        Moment::BaronWon { seat, target, card } => {
            tongue.ll_moment_baron_won(&who(seat), &who(target), card)
        }
        Moment::Tied { winners, round } => {
            tongue.ll_moment_tied(&speaker.all(winners), round.into())
        }
        Moment::Spied(seat) => tongue.ll_moment_spied(&who(seat)),
        Moment::Swift { winners, round, played } => {
            tongue.ll_moment_swift(&speaker.all(winners), played.into(), round.into())
        }
    }
}

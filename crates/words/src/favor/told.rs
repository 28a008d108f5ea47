//! What happened, told to one who was there: “you” is whoever reads.
//!
//! What is kept or shown to others names people (see [`log`](super::log())); here the one whom something
//! concerns is spoken to. Where nothing concerns them, both say the same.

use super::log;
use crate::Tongue;
use crate::speaker::Speaker;
use ::favor::{Decision, Happened, MOST_PLAYERS, Payee, Sight};
use tabletop::{Seat, Seats};

/// What a viewer perceived, in one or more sentences to `you`, if that is anybody's seat.
pub fn tell(
    tongue: &Tongue,
    sight: &Sight,
    players: &[String],
    you: Option<Seat>,
) -> Option<String> {
    let kept = || log(tongue, sight, players);
    let Some(you) = you else { return kept() };
    Told { speaker: Speaker { tongue, players }, you }.tell(sight).or_else(kept)
}

/// What everybody has after these rounds, told to `you`; nothing after the first, whose points are the
/// totals.
pub fn tell_totals(
    tongue: &Tongue,
    rounds: &[[i8; MOST_PLAYERS]],
    players: &[String],
    you: Option<Seat>,
) -> Option<String> {
    let total = |seat: Seat| rounds.iter().map(|round| i64::from(round[seat.index()])).sum();
    let each = (0..MOST_PLAYERS.min(players.len()) as u8).map(Seat).map(|seat| match you {
        Some(you) if you == seat => tongue.fv_you_total(total(seat)),
        _ => tongue.fv_total_of(&Speaker { tongue, players }.who(seat), total(seat)),
    });
    let each: Vec<String> = each.collect();
    (rounds.len() > 1).then(|| tongue.fv_totals(&tongue.list(&each)))
}

/// Somebody who speaks to somebody.
#[derive(Clone, Copy)]
struct Told<'a> {
    speaker: Speaker<'a>,
    you: Seat,
}

impl Told<'_> {
    /// The sentence with “you” in it; none where nothing concerns the one who reads.
    fn tell(self, sight: &Sight) -> Option<String> {
        let (tongue, you) = (self.speaker.tongue, self.you);
        match *sight {
            Happened::Starter(seat) if seat == you => Some(tongue.fv_you_starter()),
            Happened::RoundBegan { round, first } if first == you => {
                Some(tongue.fv_you_round(round.into()))
            }
            Happened::Dealt(seat, Some(door)) if seat == you => {
                Some(tongue.fv_you_dealt_door(door))
            }
            Happened::Added(seat, clue) if seat == you => Some(tongue.fv_you_added(clue)),
            Happened::Called(seat) if seat == you => Some(tongue.fv_you_called()),
            Happened::FinalAuction(first) if first == you => Some(tongue.fv_you_final()),
            Happened::Bid(seat, amount) if seat == you => Some(tongue.fv_you_bid(amount.into())),
            Happened::Passed(seat) if seat == you => Some(tongue.fv_you_passed()),
            Happened::Sold { seat, price, to } if seat == you => Some(self.bought(price, to)),
            Happened::Sold { seat, price, to } => self.paid(seat, price, to),
            Happened::Showed(seat, door) if seat == you => Some(tongue.fv_you_showed(door)),
            Happened::RoundEnded { points, bonus } => Some(self.round_end(&points, bonus)),
            Happened::Won { seat, by } if seat == you => Some(match by {
                Decision::Points => tongue.fv_you_game_points(),
                Decision::Tokens => tongue.fv_you_game_tokens(),
                Decision::TurnOrder => tongue.fv_you_game_order(),
            }),
            _ => None,
        }
    }

    /// The one who reads has bought the lot.
    fn bought(self, price: u8, to: Payee) -> String {
        let (tongue, count) = (self.speaker.tongue, i64::from(price));
        match to {
            Payee::Caller(caller) => tongue.fv_you_sold_to(&self.speaker.who(caller), count),
            // Somebody gets all of it: there is only one other player.
            Payee::Others { each, .. } if each == price => {
                tongue.fv_you_sold_to(&self.speaker.who(self.you.left(2)), count)
            }
            Payee::Others { each: 0, .. } => tongue.fv_you_sold_boxed(count),
            Payee::Others { each, boxed: 0 } => tongue.fv_you_sold_shared(count, each.into()),
            Payee::Others { each, boxed } => {
                tongue.fv_you_sold_rest(count, each.into(), boxed.into())
            }
            Payee::Box => tongue.fv_you_sold_final(count),
        }
    }

    /// Somebody else has, and the one who reads is named among those who are paid.
    fn paid(self, seat: Seat, price: u8, to: Payee) -> Option<String> {
        let mine = match to {
            Payee::Caller(caller) => caller == self.you,
            Payee::Others { each, .. } => each == price,
            Payee::Box => false,
        };
        let player = self.speaker.who(seat);
        mine.then(|| self.speaker.tongue.fv_to_you_sold(&player, price.into()))
    }

    fn round_end(self, points: &[i8; MOST_PLAYERS], bonus: Seats) -> String {
        let (speaker, tongue) = (self.speaker, self.speaker.tongue);
        let seats = (0..).map(Seat).zip(points);
        // A place where nobody sits has neither a name nor points.
        let taken = seats.filter(|(seat, points)| {
            seat.index() < speaker.players.len() || **points != 0 || bonus.has(*seat)
        });
        let scores = taken.map(|(seat, &points)| match seat == self.you {
            true if points < 0 => tongue.fv_you_score_lost(i64::from(points).abs()),
            true => tongue.fv_you_score(points.into()),
            false => speaker.score(seat, points),
        });
        let others = speaker.all(bonus.without(self.you));
        let bonus = match (bonus.has(self.you), bonus.len()) {
            (true, 1) => tongue.fv_you_round_bonus(),
            (true, _) => tongue.fv_you_round_bonus_shared(&others),
            (false, 1) => tongue.fv_round_bonus(&others),
            (false, _) => tongue.fv_round_bonus_shared(&others),
        };
        tongue.text([tongue.fv_round_over()].into_iter().chain(scores).chain([bonus]))
    }
}

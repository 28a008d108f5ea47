//! How a round and a game end.

use crate::Tongue;
use crate::speaker::Speaker;
use ::favor::{Decision, MOST_PLAYERS};
use tabletop::{Seat, Seats};

/// What each has scored in the round, and who got the bonus that is already in it.
pub fn round_end(
    tongue: &Tongue,
    points: &[i8; MOST_PLAYERS],
    bonus: Seats,
    players: &[String],
) -> String {
    let speaker = Speaker { tongue, players };
    let seats = (0..).map(Seat).zip(points);
    // A place where nobody sits has neither a name nor points.
    let taken = seats
        .filter(|(seat, points)| seat.index() < players.len() || **points != 0 || bonus.has(*seat));
    let scores = taken.map(|(seat, &points)| speaker.score(seat, points));
    let names = speaker.all(bonus);
    let bonus = if bonus.len() > 1 {
        tongue.fv_round_bonus_shared(&names)
    } else {
        tongue.fv_round_bonus(&names)
    };
    tongue.text([tongue.fv_round_over()].into_iter().chain(scores).chain([bonus]))
}

/// What everybody has after these rounds; nothing after the first, whose points are the totals.
pub fn totals(
    tongue: &Tongue,
    rounds: &[[i8; MOST_PLAYERS]],
    players: &[String],
) -> Option<String> {
    let speaker = Speaker { tongue, players };
    let total = |seat: Seat| rounds.iter().map(|round| i64::from(round[seat.index()])).sum();
    let seats = (0..MOST_PLAYERS.min(players.len()) as u8).map(Seat);
    let each: Vec<String> =
        seats.map(|seat| tongue.fv_total_of(&speaker.who(seat), total(seat))).collect();
    (rounds.len() > 1).then(|| tongue.fv_totals(&tongue.list(&each)))
}

impl Speaker<'_> {
    pub(super) fn score(self, seat: Seat, points: i8) -> String {
        let player = self.who(seat);
        if points < 0 {
            self.tongue.fv_score_lost(&player, i64::from(points).abs())
        } else {
            self.tongue.fv_score(&player, points.into())
        }
    }
}

/// Who has won the game, and by what.
pub fn game_end(tongue: &Tongue, winner: Seat, by: Decision, players: &[String]) -> String {
    let player = Speaker { tongue, players }.who(winner);
    match by {
        Decision::Points => tongue.fv_game_points(&player),
        Decision::Tokens => tongue.fv_game_tokens(&player),
        Decision::TurnOrder => tongue.fv_game_order(&player),
    }
}

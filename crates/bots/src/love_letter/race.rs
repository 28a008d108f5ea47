//! The race to the tokens: what a round is worth in the match.

use love_letter::{MOST_PLAYERS, Table};
use tabletop::{Seat, Seats};

/// How a player's hope of winning the match shrinks with the tokens still needed, from none on.
/// Two players on even terms: whoever needs one when the other needs two wins three times in
/// four, and so on.
const HOPE: [f64; 7] = [1.0, 1.0, 0.333, 0.143, 0.072, 0.040, 0.024];

/// One player's chance to win the match, now and after the next token.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Race {
    /// As it stands.
    pub(crate) now: f64,
    after: [f64; MOST_PLAYERS],
}

impl Race {
    /// The race as `me` sees it.
    pub(crate) fn of(table: &Table, me: Seat) -> Race {
        let mut needs = [0; MOST_PLAYERS];
        for seat in Seats::all(table.players) {
            needs[seat.index()] = table.tokens_to_win().saturating_sub(table.tokens.of(seat));
        }
        let mut race = Race { now: chance(table.players, me, &needs), after: [0.0; MOST_PLAYERS] };
        for winner in Seats::all(table.players) {
            let mut needs = needs;
            needs[winner.index()] = needs[winner.index()].saturating_sub(1);
            race.after[winner.index()] = match needs[winner.index()] {
                0 => f64::from(winner == me),
                _ => chance(table.players, me, &needs),
            };
        }
        race
    }

    /// The chance if `winner` gains the next token.
    pub(crate) fn after(&self, winner: Seat) -> f64 {
        self.after[winner.index()]
    }
}

/// Each wins in proportion to their hope.
fn chance(players: u8, me: Seat, needs: &[u8; MOST_PLAYERS]) -> f64 {
    let hope = |seat: Seat| HOPE[usize::from(needs[seat.index()]).min(HOPE.len() - 1)];
    hope(me) / Seats::all(players).into_iter().map(hope).sum::<f64>()
}

//! Trying moves out in an imagined world.

use crate::Dice;
use fog_of_love::content::MOST_DESTINIES;
use fog_of_love::{Action, Asked, FogOfLove, Source, State};
use tabletop::{Ask, Game, Menu, Seat, Turn};

/// Steps after which a trial is broken off: no card takes nearly as many.
const LONGEST: u32 = 80;

/// What people do without thinking, inside a trial.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Instinct {
    /// What each destiny looks like to each seat: the better, the higher.
    pub(crate) taste: [[f64; MOST_DESTINIES]; 2],
}

/// Discarding or reacting for no reason is worse than leaving it.
const NEEDLESS: f64 = -0.1;

/// A list of moves that remembers only the one that feels best.
struct Best<'a> {
    instinct: &'a Instinct,
    seat: Seat,
    found: Option<(f64, Action)>,
}

impl Menu<Action> for Best<'_> {
    fn push(&mut self, action: Action) {
        let feels = self.instinct.feels(self.seat, action);
        if self.found.is_none_or(|(most, _)| feels > most) {
            self.found = Some((feels, action));
        }
    }
}

impl Instinct {
    /// How a move feels; leaving something feels like nothing.
    fn feels(&self, seat: Seat, action: Action) -> f64 {
        let taste = |card: fog_of_love::content::Destiny| {
            self.taste[seat.index() & 1][card.index() % MOST_DESTINIES]
        };
        match action {
            Action::Drop(card) => -taste(card),
            Action::Switch(take, give) => taste(take) - taste(give),
            Action::Recover(card) | Action::Select(card) => taste(card),
            Action::Discard(_) | Action::React(_) | Action::Exchange(_) => NEEDLESS,
            _ => 0.0,
        }
    }

    /// The move that feels best; the first of equals.
    fn act(&self, state: &State, seat: Seat) -> Option<Action> {
        if let Asked::Reaction(_) = state.table().asked {
            return Some(Action::GoOn);
        }
        let mut best = Best { instinct: self, seat, found: None };
        FogOfLove::legal(FogOfLove::seen(state, seat), &mut best);
        best.found.map(|(_, action)| action)
    }

    /// Lets things take their course until a turn, the choice of an option, or the finale's
    /// decisions are due; a choice on another chapter than `card` is left for later. `true` if it
    /// stopped at a choice that belongs to the card tried.
    pub(crate) fn follow(&self, state: &mut State, card: Option<Source>, dice: &mut Dice) -> bool {
        for _ in 0..LONGEST {
            let seats = match FogOfLove::turn(state) {
                Turn::Over(_) => return false,
                Turn::Chance(ask) => {
                    let answer = ask.pick(dice);
                    if FogOfLove::deal(state, answer, &mut ()).is_err() {
                        return false;
                    }
                    continue;
                }
                Turn::Seats(seats) => seats,
            };
            match state.table().asked {
                Asked::Turn | Asked::FinalDestiny => return false,
                Asked::Choice(_) => {
                    let source = state.table().frame().map(|frame| frame.source);
                    return match source {
                        Some(Source::Chapter(_) | Source::Finale) => source == card,
                        _ => true,
                    };
                }
                _ => {}
            }
            let Some(seat) = seats.first() else { return false };
            let Some(action) = self.act(state, seat) else { return false };
            if FogOfLove::act(state, seat, action, &mut ()).is_err() {
                return false;
            }
        }
        false
    }
}

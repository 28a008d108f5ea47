//! Trying moves out in an imagined world.

use crate::Dice;
use fog_of_love::content::MOST_DESTINIES;
use fog_of_love::{Action, Asked, FogOfLove, Source, State, View};
use tabletop::{Ask, Game, Imagine, Menu, Seat, Turn, below};

/// Steps after which a trial is broken off: no card takes nearly as many.
const LONGEST: u32 = 80;
/// Choices on one card after which it is broken off: no card asks for nearly as many.
const MOST_CHOICES: u32 = 8;
/// Worlds in which somebody tries out whether to react.
const WORLDS: usize = 3;

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

    /// The same, but goes on where people choose on the card: chance chooses for them.
    pub(crate) fn live_through(&self, state: &mut State, card: Option<Source>, dice: &mut Dice) {
        for _ in 0..MOST_CHOICES {
            if !self.follow(state, card, dice) {
                return;
            }
            let (Asked::Choice(letters), waiting) = (state.table().asked, state.table().waiting)
            else {
                return;
            };
            for seat in waiting {
                let nth = below(dice, u32::from(letters.count().max(1)));
                let letter = letters.iter().nth(nth as usize);
                let chosen = letter
                    .map(|letter| FogOfLove::act(state, seat, Action::Choose(letter), &mut ()));
                if !matches!(chosen, Some(Ok(()))) {
                    return;
                }
            }
        }
    }

    /// Whether to react, by trying it out in a few worlds: the reaction after which `stands` says
    /// most, if that is more by `reserve` than if the player lets things be.
    pub(crate) fn reaction(
        &self,
        view: &View,
        menu: &[Action],
        reserve: f64,
        dice: &mut Dice,
        stands: impl Fn(&State) -> f64,
    ) -> Action {
        let mut best = (0.0, Action::GoOn);
        let Some(me) = view.seat().filter(|_| menu.len() > 1) else { return best.1 };
        let worlds: Vec<State> = (0..WORLDS).map(|_| FogOfLove::world(view, dice)).collect();
        let card = view.table.frame().map(|frame| frame.source);
        let mut tried = |action: Action| -> f64 {
            let each = worlds.iter().map(|world| {
                let mut after = world.clone();
                if FogOfLove::act(&mut after, me, action, &mut ()).is_err() {
                    return f64::NEG_INFINITY;
                }
                self.live_through(&mut after, card, dice);
                stands(&after)
            });
            each.sum::<f64>() / WORLDS as f64
        };
        let idle = tried(Action::GoOn);
        for &action in menu.iter().filter(|action| matches!(action, Action::React(_))) {
            let more = tried(action) - idle - reserve;
            if more > best.0 {
                best = (more, action);
            }
        }
        best.1
    }
}

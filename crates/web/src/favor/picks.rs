//! What has been picked for a move, and when it is one.
//!
//! `add`, `call`, `pass` and `bid-3` choose, `confirm` or the same once more makes the move, and
//! `raise-4` sets the number of the stepper. Only legal moves are ever chosen.

use ::favor::Action;

/// The bids among some moves, lowest first.
pub(super) fn bids(moves: &[Action]) -> Vec<u8> {
    let amount = |action: &Action| match action {
        Action::Bid(amount) => Some(*amount),
        _ => None,
    };
    moves.iter().filter_map(amount).collect()
}

/// What a move is called as a pick.
pub(super) fn pick_of(action: Action) -> String {
    match action {
        Action::Add => "add".into(),
        Action::Call => "call".into(),
        Action::Pass => "pass".into(),
        Action::Bid(amount) => format!("bid-{amount}"),
    }
}

/// What has been picked so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Picks {
    /// The number of the stepper, if it was set.
    pub(super) amount: Option<u8>,
    /// The move to be confirmed.
    pub(super) chosen: Option<Action>,
    /// Whether it has been.
    confirmed: bool,
}

impl Picks {
    /// What these picks mean when these moves are legal. What means nothing is passed over.
    pub(super) fn read(moves: &[Action], picks: &[String]) -> Picks {
        picks.iter().fold(Picks::default(), |sofar, pick| sofar.and(moves, pick))
    }

    fn and(self, moves: &[Action], pick: &str) -> Picks {
        if self.confirmed {
            return self;
        }
        if pick == "confirm" {
            return Picks { confirmed: self.chosen.is_some(), ..self };
        }
        if let Some(amount) = pick.strip_prefix("raise-") {
            let legal = bids(moves).into_iter().find(|bid| bid.to_string() == amount);
            return legal.map_or(self, |bid| Picks { amount: Some(bid), ..Picks::default() });
        }
        match moves.iter().find(|action| pick_of(**action) == pick) {
            None => self,
            Some(action) if self.chosen == Some(*action) => Picks { confirmed: true, ..self },
            Some(action) => Picks { chosen: Some(*action), ..self }.at_bid(),
        }
    }

    /// A bid that is chosen is the number of the stepper too.
    fn at_bid(self) -> Picks {
        match self.chosen {
            Some(Action::Bid(amount)) => Picks { amount: Some(amount), ..self },
            _ => self,
        }
    }

    /// The move they amount to, or the picks that stand. Those are at most two, so that taking back
    /// the last leaves the stepper where it was.
    pub(super) fn picked(self) -> Result<Action, Vec<String>> {
        match self.chosen {
            Some(action) if self.confirmed => Ok(action),
            chosen => {
                let amount = self.amount.map(|amount| format!("raise-{amount}"));
                Err(amount.into_iter().chain(chosen.map(pick_of)).collect())
            }
        }
    }
}

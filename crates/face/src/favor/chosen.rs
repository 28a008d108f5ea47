//! From picks to a move.
//!
//! A move is chosen, and a second yes makes it: `confirm`, or the same once more. A bid is found by
//! raising and lowering it first. Nothing but the list of legal moves decides what a pick means.

use super::Pick;
use favor::Action;

/// What has been chosen so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Chosen {
    /// What a bid would be, if that was said.
    pub amount: Option<u8>,
    /// The move to be confirmed.
    pub action: Option<Action>,
}

/// What a list of picks amounts to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// More is needed.
    More(Chosen),
    /// A whole move.
    Move(Action),
}

impl Chosen {
    /// The picks that lead here. Whoever takes the last one back leaves the bid as high as it was.
    pub fn picks(self) -> Vec<Pick> {
        let amount = self.amount.map(Pick::Raise);
        amount.into_iter().chain(self.action.map(Pick::Do)).collect()
    }

    /// What another pick comes to.
    pub fn and(self, pick: Pick, moves: &[Action]) -> Next {
        match (pick, self.action) {
            (Pick::Confirm, Some(action)) => Next::Move(action),
            (Pick::Do(action), Some(chosen)) if action == chosen => Next::Move(action),
            (Pick::Do(action), _) if moves.contains(&action) => {
                let amount = match action {
                    Action::Bid(amount) => Some(amount),
                    _ => self.amount,
                };
                Next::More(Chosen { amount, action: Some(action) })
            }
            (Pick::Raise(amount), _) if moves.contains(&Action::Bid(amount)) => {
                Next::More(Chosen { amount: Some(amount), action: None })
            }
            _ => Next::More(self),
        }
    }
}

/// What picks amount to, given the legal moves. Picks that mean nothing here are passed over.
pub fn read(moves: &[Action], picks: &[Pick]) -> Next {
    let mut chosen = Chosen::default();
    for pick in picks {
        match chosen.and(*pick, moves) {
            Next::More(next) => chosen = next,
            done @ Next::Move(_) => return done,
        }
    }
    Next::More(chosen)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Pick as _;
    use Action::{Add, Bid, Call, Pass};

    fn picked(moves: &[Action], picks: &[&str]) -> Next {
        let picks: Vec<Pick> = picks.iter().filter_map(|pick| Pick::named(pick)).collect();
        read(moves, &picks)
    }

    fn more(amount: Option<u8>, action: Option<Action>) -> Next {
        Next::More(Chosen { amount, action })
    }

    const BIDS: [Action; 5] = [Pass, Bid(2), Bid(3), Bid(4), Bid(5)];

    #[test]
    fn a_second_yes_makes_a_move() {
        assert_eq!(picked(&[Add, Call], &["add"]), more(None, Some(Add)));
        assert_eq!(picked(&[Add, Call], &["add", "call"]), more(None, Some(Call)));
        assert_eq!(picked(&[Add, Call], &["add", "call", "call"]), Next::Move(Call));
        assert_eq!(picked(&[Add, Call], &["add", "confirm"]), Next::Move(Add));
    }

    #[test]
    fn a_bid_that_is_chosen_says_how_high_it_is() {
        assert_eq!(picked(&BIDS, &["raise-4"]), more(Some(4), None));
        assert_eq!(picked(&BIDS, &["raise-4", "pass"]), more(Some(4), Some(Pass)));
        assert_eq!(picked(&BIDS, &["raise-4", "pass", "raise-3"]), more(Some(3), None));
        assert_eq!(picked(&BIDS, &["raise-4", "bid-2"]), more(Some(2), Some(Bid(2))));
        let Next::More(chosen) = picked(&BIDS, &["bid-3"]) else { panic!("no move") };
        assert_eq!(chosen.picks(), [Pick::Raise(3), Pick::Do(Bid(3))]);
        assert_eq!(picked(&BIDS, &["raise-3", "bid-3", "confirm", "pass"]), Next::Move(Bid(3)));
    }

    #[test]
    fn what_is_no_legal_move_is_passed_over() {
        let nothing = more(None, None);
        for picks in [["confirm", "add"], ["bid-1", "raise-6"], ["bid-03", "bid--3"], ["", "Pass"]]
        {
            assert_eq!(picked(&BIDS, &picks), nothing, "{picks:?}");
        }
        assert_eq!(picked(&[], &["pass", "confirm"]), nothing);
    }
}

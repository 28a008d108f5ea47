//! What can be picked, by the names that pages and programs use.

use favor::Action;

/// Something that can be picked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pick {
    /// `add`, `call`, `pass`, `bid-3`: a move.
    Do(Action),
    /// `raise-4`: what a bid would be.
    Raise(u8),
    /// `confirm`: yes, what has been chosen.
    Confirm,
}

impl crate::Pick for Pick {
    fn name(&self) -> String {
        match self {
            Pick::Do(Action::Add) => "add".to_string(),
            Pick::Do(Action::Call) => "call".to_string(),
            Pick::Do(Action::Pass) => "pass".to_string(),
            Pick::Do(Action::Bid(amount)) => format!("bid-{amount}"),
            Pick::Raise(amount) => format!("raise-{amount}"),
            Pick::Confirm => "confirm".to_string(),
        }
    }

    fn named(name: &str) -> Option<Pick> {
        let pick = match name {
            "add" => Pick::Do(Action::Add),
            "call" => Pick::Do(Action::Call),
            "pass" => Pick::Do(Action::Pass),
            "confirm" => Pick::Confirm,
            _ => match name.split_once('-')? {
                ("bid", amount) => Pick::Do(Action::Bid(amount.parse().ok()?)),
                ("raise", amount) => Pick::Raise(amount.parse().ok()?),
                _ => return None,
            },
        };
        // A number has one name: `bid-03` is none.
        Some(pick).filter(|pick| pick.name() == name)
    }
}

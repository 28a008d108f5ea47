//! At which pace a page shows what happens.
//!
//! A game may go on while somebody reads; what they are shown does not. A page shows one step after
//! the other, each for a while, and waits where something is to be taken in.

use serde::Deserialize;
use std::time::Duration;

/// How quickly moves are shown one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Speed {
    /// At leisure.
    Slow,
    /// As usual.
    #[default]
    Usual,
    /// Quickly.
    Quick,
    /// At once: only what is to be taken in is waited for.
    Instant,
}

impl Speed {
    /// All of them, from slow to quick.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Usual, Speed::Quick, Speed::Instant];

    /// Its name in the page and in a cookie.
    pub fn code(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Usual => "usual",
            Speed::Quick => "quick",
            Speed::Instant => "instant",
        }
    }

    /// The speed of this name.
    pub fn from_code(code: &str) -> Option<Speed> {
        Speed::ALL.into_iter().find(|speed| speed.code() == code)
    }

    /// How long a move is shown, given how long it usually is.
    pub fn pause(self, usual: Duration) -> Duration {
        match self {
            Speed::Slow => usual * 2,
            Speed::Usual => usual,
            Speed::Quick => usual / 2,
            Speed::Instant => Duration::ZERO,
        }
    }
}

/// How far a page has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shown(Option<Moment>);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Moment {
    /// Which game of the table; 0 before the first.
    game: u32,
    steps: usize,
}

impl Shown {
    /// How many steps are shown of a table that has come to this step of this game. Whoever comes in
    /// sees the table as it is; whoever is there sees a new game from its deal on.
    #[must_use]
    pub fn follow(self, game: u32, latest: usize) -> Shown {
        let steps = match self.0 {
            None => latest,
            Some(shown) if shown.game == game => shown.steps.min(latest),
            Some(_) => latest.min(1),
        };
        Shown(Some(Moment { game, steps }))
    }

    /// How many steps are shown.
    pub fn steps(self) -> usize {
        self.0.map_or(0, |shown| shown.steps)
    }

    /// Shows as many steps.
    pub fn go_to(&mut self, steps: usize) {
        if let Some(shown) = &mut self.0 {
            shown.steps = steps;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_comes_in_sees_the_table_as_it_is() {
        assert_eq!(Shown::default().follow(1, 17).steps(), 17);
        assert_eq!(Shown::default().follow(0, 0).steps(), 0);
    }

    #[test]
    fn whoever_is_there_is_shown_one_step_after_the_other() {
        let mut shown = Shown::default().follow(1, 3);
        assert_eq!(shown.follow(1, 6).steps(), 3);
        shown.go_to(4);
        assert_eq!(shown.follow(1, 6).steps(), 4);
    }

    #[test]
    fn a_new_game_is_seen_from_its_deal_on() {
        let lobby = Shown::default().follow(0, 0);
        assert_eq!(lobby.follow(1, 4).steps(), 1);
        let over = Shown::default().follow(1, 40);
        assert_eq!(over.follow(2, 3).steps(), 1);
    }

    #[test]
    fn speeds_are_known_by_their_names() {
        let usual = Duration::from_millis(1800);
        let pauses = Speed::ALL.map(|speed| {
            assert_eq!(Speed::from_code(speed.code()), Some(speed));
            speed.pause(usual)
        });
        assert!(pauses.is_sorted_by(|a, b| a > b), "{pauses:?}");
        assert_eq!(Speed::from_code("warp"), None);
    }
}

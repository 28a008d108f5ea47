//! At which pace a page shows what happens: one step after the other, each for a while
//! ([`face::queue`]).

use face::queue::Pace;
use serde::Deserialize;
use std::time::Duration;

/// How quickly moves are shown one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
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

    /// How long things are shown, given how long a move usually is.
    pub fn pace(self, usual: Duration) -> Pace {
        let step = self.pause(usual).as_millis() as u64;
        Pace { step, breath: step * 2 / 3, staged: step * 4 }
    }

    /// How long a move is shown, given how long it usually is.
    fn pause(self, usual: Duration) -> Duration {
        match self {
            Speed::Slow => usual * 2,
            Speed::Usual => usual,
            Speed::Quick => usual / 2,
            Speed::Instant => Duration::ZERO,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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

//! The games of the house: a closed set, so that whatever lacks a part for one of them does not
//! compile.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use utoipa::ToSchema;

/// Which game.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "kebab-case")]
#[schema(as = Game)]
pub enum GameKind {
    /// Love Letter, in both editions.
    LoveLetter,
    /// Favor, from *The Lady and the Tiger*.
    Favor,
    /// Fog of Love.
    FogOfLove,
}

impl GameKind {
    /// All of them, in the order in which they are shown.
    pub const ALL: [GameKind; 3] = [GameKind::LoveLetter, GameKind::Favor, GameKind::FogOfLove];

    /// Its name on the command line, in addresses and in transcripts.
    pub fn key(self) -> &'static str {
        match self {
            GameKind::LoveLetter => "love-letter",
            GameKind::Favor => "favor",
            GameKind::FogOfLove => "fog-of-love",
        }
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// No game of the house is called this.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame(pub String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no game called {}", self.0)
    }
}

impl std::error::Error for UnknownGame {}

impl FromStr for GameKind {
    type Err = UnknownGame;

    fn from_str(key: &str) -> Result<GameKind, UnknownGame> {
        let known = GameKind::ALL.into_iter().find(|kind| kind.key() == key);
        known.ok_or_else(|| UnknownGame(key.to_string()))
    }
}

/// Does something with the type of a game: `with_game!(kind, G => G::header(…))`.
#[macro_export]
macro_rules! with_game {
    ($kind:expr, $G:ident => $body:expr) => {
        match $kind {
            $crate::GameKind::LoveLetter => {
                type $G = $crate::LoveLetter;
                $body
            }
            $crate::GameKind::Favor => {
                type $G = $crate::Favor;
                $body
            }
            $crate::GameKind::FogOfLove => {
                type $G = $crate::FogOfLove;
                $body
            }
        }
    };
}

/// Does the same with whichever of an `Any…` it is: `each!(self, game => game.steps())`.
#[macro_export]
macro_rules! each {
    ($any:ident :: $value:expr, $one:ident => $body:expr) => {
        match $value {
            $any::LoveLetter($one) => $body,
            $any::Favor($one) => $body,
            $any::FogOfLove($one) => $body,
        }
    };
}

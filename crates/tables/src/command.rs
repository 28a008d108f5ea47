//! What people may ask of a table, and why it may be refused.

use crate::{Reaction, Said};
use house::Refused;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use words::{Lang, Tongue};

/// Everything that can be asked of a table. Whoever asks is told apart by their
/// [`Guest`](crate::Guest); what they may not do is refused.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "do")]
pub enum Command {
    /// Sits down: in this seat, or in the first free one.
    Sit {
        /// Which seat.
        #[serde(default)]
        seat: Option<u8>,
        /// What to be called; a name is found if none is given.
        #[serde(default)]
        name: Option<String>,
        /// The language to read.
        #[serde(default)]
        lang: Option<Lang>,
    },
    /// Changes the name of one's seat.
    Rename {
        /// Which seat.
        seat: u8,
        /// The new name.
        name: String,
    },
    /// Changes the language of one's seat.
    Speak {
        /// Which seat.
        seat: u8,
        /// The language.
        lang: Lang,
    },
    /// The host puts a bot into a free seat, or lets one play for somebody who is away.
    Bot {
        /// Which seat.
        seat: u8,
        /// How well it plays.
        level: String,
    },
    /// The host frees a seat: before the game it is open again, in a game a bot has it from now on.
    Remove {
        /// Which seat.
        seat: u8,
    },
    /// The host starts the game. Free seats are taken by bots.
    Start,
    /// A seat moves.
    Play {
        /// Which seat.
        seat: u8,
        /// How many steps had been taken when the move was decided; a stale one is refused.
        #[serde(default)]
        steps: Option<usize>,
        /// The move, as the game writes it.
        action: Value,
    },
    /// Leaves a seat: before the game it is open again, in a game a bot plays on.
    Leave {
        /// Which seat.
        seat: u8,
    },
    /// Takes a seat back from the bot that played for it.
    Return {
        /// Which seat.
        seat: u8,
    },
    /// The host lets the game rest, or go on.
    Pause {
        /// Whether it rests.
        on: bool,
    },
    /// The host says whether spectators may come.
    Watchers {
        /// Whether they may.
        allowed: bool,
    },
    /// Says something.
    Say {
        /// In which seat.
        seat: u8,
        /// What.
        text: String,
    },
    /// Makes a gesture.
    React {
        /// In which seat.
        seat: u8,
        /// Which.
        reaction: Reaction,
    },
    /// Plays again with the same seats, when a game is over.
    Rematch,
    /// Takes a seat along to another device. Only the server sends this, to whoever holds the
    /// seat's private link.
    #[serde(skip)]
    Claim {
        /// Which seat.
        seat: u8,
    },
}

impl Command {
    /// What would be said, if the command says something.
    pub(crate) fn said(&self) -> Option<(u8, Option<Said>)> {
        match self {
            Command::Say { seat, text } => {
                Some((*seat, crate::tidy(text, LONGEST_LINE).map(Said::Words)))
            }
            Command::React { seat, reaction } => Some((*seat, Some(Said::Reaction(*reaction)))),
            _ => None,
        }
    }
}

/// The longest line of chat, in characters.
const LONGEST_LINE: usize = 280;

/// Why something is refused. Nothing has changed then.
#[derive(Clone, Debug)]
pub enum Refusal {
    /// There is no such game here.
    UnknownGame,
    /// The game cannot be played like that.
    Setup(house::Refusal),
    /// There is no such seat.
    NoSeat,
    /// That seat is not theirs.
    NotYours,
    /// Somebody sits there already.
    Taken,
    /// No seat is free.
    Full,
    /// Only the host may do that.
    NotHost,
    /// The game has begun.
    Begun,
    /// No game is being played.
    NotPlaying,
    /// The game is not over yet.
    NotOver,
    /// The game rests.
    Paused,
    /// The table has moved on since.
    Stale,
    /// There is no bot of this level.
    UnknownLevel,
    /// Nobody is away there.
    NotAway,
    /// The name is empty, too long, or not a name.
    BadName,
    /// The line is empty or too long.
    BadText,
    /// The host lets nobody watch.
    NoWatchers,
    /// It is not a move of this game.
    Malformed,
    /// The rules refuse the move.
    Illegal(std::sync::Arc<dyn house::Reason>),
    /// The journal of this table cannot be read.
    Damaged,
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Refusal {
        match refused {
            Refused::Malformed => Refusal::Malformed,
            Refused::Illegal(reason) => Refusal::Illegal(reason),
        }
    }
}

/// Gives every refusal its code, and lists the codes.
macro_rules! codes {
    ($($refusal:pat => $code:literal,)*) => {
        impl Refusal {
            /// Every code there is, those of the games' own rules apart.
            pub const CODES: &[&str] = &[$($code),*];

            /// In one word for programs.
            pub fn code(&self) -> String {
                match self {
                    $($refusal => $code.to_string(),)*
                    Refusal::Illegal(reason) => reason.code(),
                }
            }
        }
    };
}

codes! {
    Refusal::UnknownGame => "unknown_game",
    Refusal::Setup(_) => "bad_setup",
    Refusal::NoSeat => "no_seat",
    Refusal::NotYours => "not_yours",
    Refusal::Taken => "taken",
    Refusal::Full => "full",
    Refusal::NotHost => "not_host",
    Refusal::Begun => "begun",
    Refusal::NotPlaying => "not_playing",
    Refusal::NotOver => "not_over",
    Refusal::Paused => "paused",
    Refusal::Stale => "stale",
    Refusal::UnknownLevel => "unknown_level",
    Refusal::NotAway => "not_away",
    Refusal::BadName => "bad_name",
    Refusal::BadText => "bad_text",
    Refusal::NoWatchers => "no_watchers",
    Refusal::Malformed => "malformed_move",
    Refusal::Damaged => "damaged",
}

impl Refusal {
    /// In one sentence for people.
    pub fn say(&self, tongue: &Tongue, players: &[String]) -> String {
        match self {
            Refusal::UnknownGame => tongue.refused_unknown_game(),
            Refusal::Setup(_) => tongue.refused_setup(),
            Refusal::NoSeat => tongue.refused_no_seat(),
            Refusal::NotYours => tongue.refused_not_yours(),
            Refusal::Taken => tongue.refused_taken(),
            Refusal::Full => tongue.refused_full(),
            Refusal::NotHost => tongue.refused_not_host(),
            Refusal::Begun => tongue.refused_begun(),
            Refusal::NotPlaying => tongue.refused_not_playing(),
            Refusal::NotOver => tongue.refused_not_over(),
            Refusal::Paused => tongue.refused_paused(),
            Refusal::Stale => tongue.refused_stale(),
            Refusal::UnknownLevel => tongue.refused_unknown_level(),
            Refusal::NotAway => tongue.refused_not_away(),
            Refusal::BadName => tongue.refused_bad_name(),
            Refusal::BadText => tongue.refused_bad_text(),
            Refusal::NoWatchers => tongue.refused_no_watchers(),
            Refusal::Malformed => tongue.refused_malformed(),
            Refusal::Illegal(reason) => reason.say(tongue, players),
            Refusal::Damaged => tongue.refused_damaged(),
        }
    }
}

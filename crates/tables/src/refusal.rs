//! Why something is refused.

use house::{AnyIllegal, BadSetup, CannotAct, Damaged};
use std::fmt;
use words::Tongue;

/// Why something is refused. Nothing has changed then.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// There is no such game here.
    UnknownGame,
    /// The game cannot be played like that.
    Setup(BadSetup),
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
    /// Somebody at the table is called like that.
    NameTaken,
    /// They are here and play for themselves.
    Present,
    /// They opened the table, and cannot be removed from it.
    Opener,
    /// They have not been gone for long.
    TooSoon,
    /// They have a seat at this table already.
    Seated,
    /// The host has said that they may not sit down in this game.
    NotThisGame,
    /// Too many ask for a seat already.
    Crowded,
    /// As many devices as may have taken the seat along.
    Devices,
    /// There is no such request, or no longer.
    NoRequest,
    /// The line is empty or too long.
    BadText,
    /// Nobody talks while choices lie face down.
    Choosing,
    /// No story is told in this game.
    NotTold,
    /// The line of the story is empty or too long.
    BadLine,
    /// The story is as long as it may get.
    StoryFull,
    /// Characters are named before the first chapter.
    NamedAlready,
    /// A character is not called like its player.
    OwnName,
    /// No window is open in which this seat could hold on.
    NoWindow,
    /// It is not 64 hexadecimal digits.
    BadNumber,
    /// They have pledged no such number.
    NotPledged,
    /// Nobody is asked for a number, or a pledge, just now.
    NotSealing,
    /// Windows cannot be so long, or the game has none.
    BadWindow,
    /// The host lets nobody watch.
    NoWatchers,
    /// The host has asked them to leave.
    Removed,
    /// There is no story, or it is not theirs to read.
    NoStory,
    /// It is not a move of this game.
    Malformed,
    /// The rules refuse the move; with the names of those who sit there.
    Illegal(AnyIllegal, Vec<String>),
    /// What is stored does not fit the rules.
    Damaged,
}

impl From<CannotAct> for Refusal {
    fn from(cannot: CannotAct) -> Refusal {
        match cannot {
            CannotAct::NotAMove => Refusal::Malformed,
            CannotAct::Illegal(why) => Refusal::Illegal(why, Vec::new()),
            CannotAct::Dealt => Refusal::Damaged,
        }
    }
}

impl From<Damaged> for Refusal {
    fn from(Damaged: Damaged) -> Refusal {
        Refusal::Damaged
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.code())
    }
}

impl std::error::Error for Refusal {}

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
                    Refusal::Illegal(why, _) => why.code(),
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
    Refusal::NameTaken => "name_taken",
    Refusal::Present => "present",
    Refusal::Opener => "opener",
    Refusal::TooSoon => "too_soon",
    Refusal::Seated => "seated",
    Refusal::NotThisGame => "not_this_game",
    Refusal::Crowded => "crowded",
    Refusal::Devices => "devices",
    Refusal::NoRequest => "no_request",
    Refusal::BadText => "bad_text",
    Refusal::Choosing => "choosing",
    Refusal::NotTold => "not_told",
    Refusal::BadLine => "bad_line",
    Refusal::StoryFull => "story_full",
    Refusal::NamedAlready => "named_already",
    Refusal::OwnName => "own_name",
    Refusal::NoWindow => "no_window",
    Refusal::BadNumber => "bad_number",
    Refusal::NotPledged => "not_pledged",
    Refusal::NotSealing => "not_sealing",
    Refusal::BadWindow => "bad_window",
    Refusal::NoWatchers => "no_watchers",
    Refusal::Removed => "removed",
    Refusal::NoStory => "no_story",
    Refusal::Malformed => "malformed_move",
    Refusal::Damaged => "damaged",
}

impl Refusal {
    /// In one sentence for people.
    pub fn say(&self, tongue: &Tongue) -> String {
        match self {
            Refusal::UnknownGame => tongue.refused_unknown_game(),
            Refusal::Setup(BadSetup::TooFew) => tongue.refused_too_few_cards(),
            Refusal::Setup(BadSetup::FixedCards) => tongue.refused_fixed_cards(),
            Refusal::Setup(
                BadSetup::Story { .. }
                | BadSetup::Event { .. }
                | BadSetup::Card(_)
                | BadSetup::Topic { .. },
            ) => tongue.refused_no_such_cards(),
            Refusal::Setup(BadSetup::Box { .. }) => tongue.refused_no_such_box(),
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
            Refusal::NameTaken => tongue.refused_name_taken(),
            Refusal::Present => tongue.refused_present(),
            Refusal::Opener => tongue.refused_opener(),
            Refusal::TooSoon => tongue.refused_too_soon(),
            Refusal::Seated => tongue.refused_seated(),
            Refusal::NotThisGame => tongue.refused_not_this_game(),
            Refusal::Crowded => tongue.refused_crowded(),
            Refusal::Devices => tongue.refused_devices(),
            Refusal::NoRequest => tongue.refused_no_request(),
            Refusal::BadText => tongue.refused_bad_text(),
            Refusal::Choosing => tongue.refused_choosing(),
            Refusal::NotTold => tongue.refused_not_told(),
            Refusal::BadLine => tongue.refused_bad_line(),
            Refusal::StoryFull => tongue.refused_story_full(),
            Refusal::NamedAlready => tongue.refused_named_already(),
            Refusal::OwnName => tongue.refused_own_name(),
            Refusal::NoWindow => tongue.refused_no_window(),
            Refusal::BadNumber => tongue.refused_bad_number(),
            Refusal::NotPledged => tongue.refused_not_pledged(),
            Refusal::NotSealing => tongue.refused_not_sealing(),
            Refusal::BadWindow => tongue.refused_bad_window(),
            Refusal::NoWatchers => tongue.refused_no_watchers(),
            Refusal::Removed => tongue.refused_removed(),
            Refusal::NoStory => tongue.refused_no_story(),
            Refusal::Malformed => tongue.refused_malformed(),
            Refusal::Illegal(why, names) => why.say(tongue, names),
            Refusal::Damaged => tongue.refused_damaged(),
        }
    }
}

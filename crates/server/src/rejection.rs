//! Why something cannot be had: one story for pages, API and sockets.
//!
//! Each reason has a code, a sentence and a status. Faults are logged with a few letters of the
//! table's name, never with a secret, a hand or a seed, and what SQLite or PostgreSQL said goes to
//! the log and to nobody else.

use axum::http::StatusCode;
use journal::Fault;
use std::fmt;
use tables::{Refusal, Unreadable};
use words::Tongue;

/// After how many seconds it is worth asking again whether something can be stored.
pub(crate) const RETRY: u32 = 5;

/// Why something cannot be had.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Rejection {
    /// The table refuses.
    Refused(Refusal),
    /// There is no such table.
    NoTable,
    /// There is no such page or address.
    NoPage,
    /// The table is there, but what is stored of it cannot be read.
    Damaged,
    /// It could not be stored, or nobody knows whether it was.
    NotStored,
    /// The journal does not answer, so there is nothing to look at.
    NotRead,
    /// More was said since the last deal than is kept.
    TalkedOut,
    /// The journal of the table is as long as it may get.
    TableFull,
    /// They have changed as much since the last deal as anybody may.
    Enough,
    /// They have sat down, or asked for a seat, too often since the last deal.
    Restless,
    /// It is too much at once.
    TooMuch,
    /// The request comes from another site.
    Foreign,
    /// The parlour is called by a name that is not its own.
    Elsewhere,
    /// It takes too long to arrive.
    TooSlow,
    /// It makes no sense.
    BadRequest,
    /// Whoever asks has no secret to be known by.
    NoSecret,
}

/// Gives every rejection its code, and lists the codes.
macro_rules! codes {
    ($($rejection:pat => $code:literal,)*) => {
        /// The codes of rejections that are no table's: see [`Refusal::CODES`] for those.
        pub const CODES: &[&str] = &[$($code),*];

        impl Rejection {
            /// In one word for programs.
            pub fn code(&self) -> String {
                match self {
                    $($rejection => $code.to_string(),)*
                    Rejection::Refused(refusal) => refusal.code(),
                }
            }
        }
    };
}

codes! {
    Rejection::NoTable => "no_table",
    Rejection::NoPage => "no_page",
    Rejection::Damaged => "damaged",
    Rejection::NotStored => "not_stored",
    Rejection::NotRead => "not_read",
    Rejection::TalkedOut => "talked_out",
    Rejection::TableFull => "table_full",
    Rejection::Enough => "enough",
    Rejection::Restless => "restless",
    Rejection::TooMuch => "too_much",
    Rejection::Foreign => "foreign",
    Rejection::Elsewhere => "elsewhere",
    Rejection::TooSlow => "too_slow",
    Rejection::BadRequest => "bad_request",
    Rejection::NoSecret => "no_secret",
}

impl Rejection {
    /// In one sentence for people.
    pub fn say(&self, tongue: &Tongue) -> String {
        match self {
            Rejection::Refused(refusal) => refusal.say(tongue),
            Rejection::NoTable => tongue.no_table(),
            Rejection::NoPage => tongue.no_page(),
            Rejection::Damaged => tongue.refused_damaged(),
            Rejection::NotStored => tongue.no_storage(),
            Rejection::NotRead => tongue.no_reading(),
            Rejection::TalkedOut => tongue.no_more_talk(),
            Rejection::TableFull => tongue.no_more_table(),
            Rejection::Enough => tongue.no_more_changes(),
            Rejection::Restless => tongue.no_more_coming(),
            Rejection::TooMuch => tongue.no_more(),
            Rejection::Foreign => tongue.no_foreigners(),
            Rejection::Elsewhere => tongue.no_such_name(),
            Rejection::TooSlow => tongue.no_patience(),
            Rejection::BadRequest => tongue.no_sense(),
            Rejection::NoSecret => tongue.no_secret(),
        }
    }

    /// After how many seconds it may be worth another try, if time alone can help.
    pub fn retry_after(&self) -> Option<u32> {
        match self {
            Rejection::NotStored | Rejection::NotRead => Some(RETRY),
            _ => None,
        }
    }

    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        match self {
            Rejection::NoTable | Rejection::NoPage | Rejection::Refused(Refusal::NoStory) => {
                StatusCode::NOT_FOUND
            }
            Rejection::TooMuch => StatusCode::TOO_MANY_REQUESTS,
            Rejection::NotStored | Rejection::NotRead => StatusCode::SERVICE_UNAVAILABLE,
            Rejection::Damaged | Rejection::Refused(Refusal::Damaged) => {
                StatusCode::INTERNAL_SERVER_ERROR
            }
            Rejection::BadRequest => StatusCode::BAD_REQUEST,
            Rejection::Foreign => StatusCode::FORBIDDEN,
            Rejection::Elsewhere => StatusCode::MISDIRECTED_REQUEST,
            Rejection::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Rejection::NoSecret => StatusCode::UNAUTHORIZED,
            Rejection::Refused(
                Refusal::NotYours
                | Refusal::NotHost
                | Refusal::NoWatchers
                | Refusal::Removed
                | Refusal::NotThisGame,
            ) => StatusCode::FORBIDDEN,
            Rejection::TalkedOut
            | Rejection::TableFull
            | Rejection::Enough
            | Rejection::Restless
            | Rejection::Refused(_) => StatusCode::CONFLICT,
        }
    }
}

impl fmt::Display for Rejection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.code())
    }
}

impl std::error::Error for Rejection {}

impl From<Refusal> for Rejection {
    fn from(refusal: Refusal) -> Rejection {
        Rejection::Refused(refusal)
    }
}

impl From<Unreadable> for Rejection {
    fn from(unreadable: Unreadable) -> Rejection {
        match unreadable {
            Unreadable::Senseless => Rejection::BadRequest,
            Unreadable::NotAMove => Rejection::Refused(Refusal::Malformed),
        }
    }
}

impl Rejection {
    /// What cannot be read cannot be had.
    pub fn unread(fault: &Fault) -> Rejection {
        match Rejection::from(fault) {
            Rejection::NotStored => Rejection::NotRead,
            why => why,
        }
    }
}

impl From<&Fault> for Rejection {
    fn from(fault: &Fault) -> Rejection {
        match fault {
            Fault::Corrupt(_) | Fault::Damaged { .. } => Rejection::Damaged,
            _ => Rejection::NotStored,
        }
    }
}

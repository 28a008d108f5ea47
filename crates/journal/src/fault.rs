use std::{error, fmt, io};

use rusqlite::ErrorCode;

/// Why the journal could not do it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The number given is not the table's next.
    Conflict,
    /// An entry is longer than [`LONGEST`](crate::LONGEST), or a table would have more entries
    /// than can be numbered.
    TooLong,
    /// The journal is closed.
    Closed,
    /// The journal was written by a newer parlour.
    Newer {
        /// The format of the file.
        found: u32,
        /// The newest format known here.
        known: u32,
    },
    /// There is a file of that name, but it is no journal.
    NotOurs,
    /// Another parlour has the journal open.
    Locked,
    /// There is no journal here to back up.
    Missing,
    /// There is a file already where the backup should go.
    Exists,
    /// The file is damaged.
    Corrupt(String),
    /// The disk is full.
    Full,
    /// The system refused something else.
    Io(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Conflict => write!(f, "conflict: not the table's next number"),
            Fault::TooLong => write!(f, "too long"),
            Fault::Closed => write!(f, "closed"),
            Fault::Newer { found, known } => {
                write!(f, "newer: format {found}, known up to {known}")
            }
            Fault::NotOurs => write!(f, "not a journal"),
            Fault::Locked => write!(f, "locked by another process"),
            Fault::Missing => write!(f, "no journal there"),
            Fault::Exists => write!(f, "file exists"),
            Fault::Corrupt(what) => write!(f, "corrupt: {what}"),
            Fault::Full => write!(f, "disk full"),
            Fault::Io(what) => write!(f, "i/o: {what}"),
        }
    }
}

impl error::Error for Fault {}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Fault {
        match error.kind() {
            io::ErrorKind::StorageFull => Fault::Full,
            _ => Fault::Io(error.to_string()),
        }
    }
}

impl From<rusqlite::Error> for Fault {
    fn from(error: rusqlite::Error) -> Fault {
        use rusqlite::Error as E;
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseCorrupt) => Fault::Corrupt(error.to_string()),
            Some(ErrorCode::NotADatabase) => Fault::NotOurs,
            Some(ErrorCode::DiskFull) => Fault::Full,
            Some(_) => Fault::Io(error.to_string()),
            None => match error {
                E::FromSqlConversionFailure(..)
                | E::IntegralValueOutOfRange(..)
                | E::InvalidColumnType(..) => Fault::Corrupt(error.to_string()),
                _ => Fault::Io(error.to_string()),
            },
        }
    }
}

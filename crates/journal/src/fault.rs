use std::error::Error as _;
use std::{error, fmt, io};

use rusqlite::ErrorCode;
use tokio_postgres::error::SqlState;

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
    /// The journal was written before the first release, in a form that is no longer read.
    Older {
        /// The format of the file.
        found: u32,
        /// The oldest format known here.
        oldest: u32,
    },
    /// The journal is of an older format and was only looked at: whoever opens it brings it up to
    /// date.
    Outdated {
        /// The format of the journal.
        found: u32,
    },
    /// There is a file of that name, but it is no journal.
    NotOurs,
    /// Another parlour has the journal open.
    Locked,
    /// The journal is open, but its file is not at its place any more: what would be written to it
    /// would be lost.
    Moved,
    /// There is no journal here to back up.
    Missing,
    /// There is a file already where the backup should go.
    Exists,
    /// The file is damaged.
    Corrupt(String),
    /// What is stored of a table is not what was appended, from this entry on.
    Damaged {
        /// The number of the entry.
        entry: u32,
    },
    /// The disk is full.
    Full,
    /// The journal may be read, but not written.
    ReadOnly,
    /// The disk or the file system does not do its part; what it said is for the log.
    Disk(String),
    /// This is no address of a database.
    Address,
    /// The database cannot be reached, or is going down.
    Unreachable(String),
    /// The line to the database was lost before it answered, and it could not be asked in time
    /// what it did: kept or not.
    InDoubt,
    /// The database does not let us in, or not do our work.
    Refused(Denial),
    /// A line to the database cannot be kept as secret as it was asked for; why not may have names in
    /// it, and never a password.
    Exposed(String),
    /// The database does not sync what it acknowledges to disk.
    NotDurable,
    /// What was copied is not what was to be copied.
    Differs(String),
    /// The system refused something else.
    Io(String),
}

/// What a database refuses, and what it said to that; it may have said names, and never a password.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Denial {
    /// To let us in: the user, the password or the name of the database is wrong, or we are not
    /// welcome from here.
    Entry(String),
    /// To do our work, though we are in.
    Work(String),
}

impl fmt::Display for Denial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Denial::Entry(why) | Denial::Work(why)) = self;
        f.write_str(why)
    }
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
            Fault::Older { found, oldest } => {
                write!(f, "older: format {found}, known from {oldest}")
            }
            Fault::Outdated { found } => write!(f, "format {found}, not yet brought up to date"),
            Fault::NotOurs => write!(f, "not a journal"),
            Fault::Locked => write!(f, "locked by another process"),
            Fault::Moved => write!(f, "the file of the journal was moved or deleted"),
            Fault::Missing => write!(f, "no journal there"),
            Fault::Exists => write!(f, "file exists"),
            Fault::Corrupt(what) => write!(f, "corrupt: {what}"),
            Fault::Damaged { entry } => write!(f, "the table is damaged at entry {entry}"),
            Fault::Full => write!(f, "disk full"),
            Fault::ReadOnly => write!(f, "read-only"),
            Fault::Disk(what) => write!(f, "disk: {what}"),
            Fault::Address => write!(f, "not an address like postgres://user@host/database"),
            Fault::Unreachable(why) => write!(f, "database out of reach: {why}"),
            Fault::InDoubt => write!(f, "the line was lost before the database answered"),
            Fault::Refused(why) => write!(f, "refused by the database: {why}"),
            Fault::Exposed(why) => write!(f, "no secret line to the database: {why}"),
            Fault::NotDurable => write!(f, "the database runs with fsync = off"),
            Fault::Differs(what) => write!(f, "the copy differs: {what}"),
            Fault::Io(what) => write!(f, "i/o: {what}"),
        }
    }
}

impl error::Error for Fault {}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Fault {
        match error.kind() {
            io::ErrorKind::StorageFull => Fault::Full,
            io::ErrorKind::ReadOnlyFilesystem => Fault::ReadOnly,
            _ => Fault::Io(error.to_string()),
        }
    }
}

impl From<rusqlite::Error> for Fault {
    fn from(error: rusqlite::Error) -> Fault {
        use rusqlite::Error as E;
        match error.sqlite_error_code() {
            // What we ask for is always the same: if it makes no sense, the layout is damaged.
            Some(
                ErrorCode::DatabaseCorrupt
                | ErrorCode::Unknown
                | ErrorCode::TooBig
                | ErrorCode::TypeMismatch
                | ErrorCode::ConstraintViolation,
            ) => Fault::Corrupt(error.to_string()),
            Some(ErrorCode::NotADatabase) => Fault::NotOurs,
            Some(ErrorCode::DiskFull) => Fault::Full,
            Some(ErrorCode::ReadOnly) => Fault::ReadOnly,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Fault::Locked,
            Some(_) => Fault::Disk(error.to_string()),
            None => match error {
                E::SqlInputError { .. }
                | E::FromSqlConversionFailure(..)
                | E::IntegralValueOutOfRange(..)
                | E::InvalidColumnType(..) => Fault::Corrupt(error.to_string()),
                _ => Fault::Disk(error.to_string()),
            },
        }
    }
}

/// What the database says goes no further than this: people are told what is the matter, never how
/// it was asked for.
impl From<tokio_postgres::Error> for Fault {
    fn from(error: tokio_postgres::Error) -> Fault {
        let Some(told) = error.as_db_error() else { return unanswered(&error) };
        let message = || told.message().to_string();
        match told.code() {
            &SqlState::DISK_FULL => Fault::Full,
            &SqlState::DATA_CORRUPTED | &SqlState::INDEX_CORRUPTED => Fault::Corrupt(message()),
            &SqlState::INSUFFICIENT_PRIVILEGE | &SqlState::READ_ONLY_SQL_TRANSACTION => {
                Fault::Refused(Denial::Work(message()))
            }
            &SqlState::INVALID_CATALOG_NAME => Fault::Refused(Denial::Entry(message())),
            // Somebody else has what we need: the database, or the journal in it.
            &SqlState::LOCK_NOT_AVAILABLE => Fault::Locked,
            code => match code.code().get(..2) {
                Some("28") => Fault::Refused(Denial::Entry(message())),
                Some("08" | "53" | "57") => Fault::Unreachable(message()),
                _ => Fault::Io(format!("the database reports {}", code.code())),
            },
        }
    }
}

/// What is the matter where the database has said nothing. If it wants a password and we have none,
/// we are the ones who end the conversation.
fn unanswered(error: &tokio_postgres::Error) -> Fault {
    match root(error) {
        why if is_exposed(error) => Fault::Exposed(why),
        why if why == "password missing" => Fault::Refused(Denial::Entry(why)),
        why => Fault::Unreachable(why),
    }
}

/// Whether it was the encryption that failed, and not the line.
fn is_exposed(error: &tokio_postgres::Error) -> bool {
    let ours = [io::ErrorKind::InvalidData, io::ErrorKind::InvalidInput];
    let mut cause: Option<&(dyn error::Error + 'static)> = error.source();
    while let Some(found) = cause {
        if found.downcast_ref::<io::Error>().is_some_and(|io| !ours.contains(&io.kind())) {
            return false;
        }
        cause = found.source();
    }
    error.to_string().starts_with("error performing TLS handshake")
}

/// What lies at the bottom of an error: "Connection refused", not "error connecting to server".
fn root(error: &dyn error::Error) -> String {
    let mut error = error;
    while let Some(source) = error.source() {
        error = source;
    }
    error.to_string()
}

use std::path::{Path, PathBuf};

use bytes::Bytes;
use rusqlite::{Connection, OpenFlags};
use tracing::debug;

use crate::file::{self, Access};
use crate::format::{self, KNOWN};
use crate::migrate::Side;
use crate::store::{self, Finder};
use crate::{Fault, Listed, Place, TableId};

/// A journal that is looked at and not changed, also while a parlour has it open.
///
/// Reads go through damage as far as they can, so that all of it can be told.
pub struct Inspection(Kind);

enum Kind {
    File {
        path: PathBuf,
        db: Connection,
        finder: Finder,
        secret: [u8; 32],
        /// Whether nobody had it open when we began: then nothing is put beside it.
        quiet: bool,
    },
    Database(Side),
}

impl Inspection {
    /// Looks at the journal at a place, or at a file that is a copy of one. One of an older format is
    /// refused with [`Fault::Outdated`]: it has nothing yet to be compared with. Needs a runtime with
    /// time and network.
    pub async fn open(place: &Place) -> Result<Inspection, Fault> {
        match place {
            Place::Folder(folder) => Inspection::file(folder),
            Place::Database(_) => Ok(Inspection(Kind::Database(Side::to_read(place).await?))),
        }
    }

    /// A journal that is at hand.
    pub(crate) fn of(side: Side) -> Inspection {
        Inspection(Kind::Database(side))
    }

    /// Removes tables for good, where nobody else uses the journal.
    pub(crate) async fn forget(self, tables: &[TableId]) -> Result<(), Fault> {
        match self.0 {
            Kind::Database(side) => side.forget(tables).await,
            Kind::File { .. } => Err(Fault::ReadOnly),
        }
    }

    fn file(place: &Path) -> Result<Inspection, Fault> {
        let path = if place.is_file() { place.to_owned() } else { file::path(place) };
        file::inspect(&path)?;
        let quiet = !wal(&path).exists();
        let db = if quiet { connect_quietly(&path)? } else { file::connect(&path, Access::Read)? };
        let found = format::version(&db).map_err(ours)?;
        if found < KNOWN {
            return Err(Fault::Outdated { found });
        }
        let secret = file::secret(&db).map_err(ours)?;
        Ok(Inspection(Kind::File { path, db, finder: Finder::default(), secret, quiet }))
    }

    /// The secret of the parlour.
    pub fn secret(&self) -> [u8; 32] {
        match &self.0 {
            Kind::File { secret, .. } => *secret,
            Kind::Database(side) => side.secret(),
        }
    }

    /// In how many places the file itself is not as it should be, whatever is in it; a hundred at
    /// most are counted. A database looks after that itself.
    pub fn flaws(&self) -> usize {
        match &self.0 {
            Kind::File { db, .. } => flaws(db).unwrap_or_else(|fault| {
                debug!(%fault, "the file cannot be gone through");
                1
            }),
            Kind::Database(_) => 0,
        }
    }

    /// All tables, as far as their list can be read.
    pub async fn tables(&self) -> Result<Vec<Listed>, Fault> {
        match &self.0 {
            Kind::File { db, .. } => store::all_tables(db),
            Kind::Database(side) => {
                let mut all: Vec<Listed> = Vec::new();
                loop {
                    let page = side.tables(all.last().map(|listed| listed.table)).await?;
                    if page.is_empty() {
                        return Ok(all);
                    }
                    all.extend(page);
                }
            }
        }
    }

    /// All entries of a table in order, compared with their checksums.
    pub async fn read(&mut self, table: TableId) -> Result<Vec<Bytes>, Fault> {
        match &mut self.0 {
            Kind::File { db, finder, .. } => finder.read(db, table, 0),
            Kind::Database(side) => side.read(table).await,
        }
    }

    /// Ends. [`Fault::Locked`] if a parlour was opened meanwhile where there was none: what was read
    /// may then be neither the one thing nor the other, and should be looked at again.
    pub fn close(self) -> Result<(), Fault> {
        match self.0 {
            Kind::File { path, quiet: true, .. } if wal(&path).exists() => Err(Fault::Locked),
            _ => Ok(()),
        }
    }
}

/// What SQLite puts beside a file that somebody has open.
fn wal(path: &Path) -> PathBuf {
    let mut wal = path.as_os_str().to_owned();
    wal.push("-wal");
    wal.into()
}

/// What begins as a journal of ours is one, even if SQLite makes nothing of the rest.
fn ours(fault: Fault) -> Fault {
    match fault {
        Fault::NotOurs => Fault::Corrupt("it begins like a journal and does not go on so".into()),
        fault => fault,
    }
}

/// Opens a file that nobody has open, without the files beside it that SQLite would make.
fn connect_quietly(path: &Path) -> Result<Connection, Fault> {
    let mut uri = String::from("file:");
    for byte in path.as_os_str().as_encoded_bytes() {
        match byte {
            b'/' | b'.' | b'-' | b'_' | b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' => {
                uri.push(char::from(*byte));
            }
            other => uri.push_str(&format!("%{other:02x}")),
        }
    }
    uri.push_str("?immutable=1");
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY
        | OpenFlags::SQLITE_OPEN_NO_MUTEX
        | OpenFlags::SQLITE_OPEN_URI;
    Ok(Connection::open_with_flags(uri, flags)?)
}

fn flaws(db: &Connection) -> Result<usize, Fault> {
    let mut check = db.prepare("PRAGMA integrity_check(100)")?;
    let told = check.query_map([], |row| row.get::<_, String>(0))?;
    let mut flaws = 0;
    for told in told {
        let told = told?;
        if told != "ok" {
            debug!(%told, "a flaw in the file");
            flaws += 1;
        }
    }
    Ok(flaws)
}

//! The files in the folder: found, made, locked and opened.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, OptionalExtension};

mod private;
mod whereabouts;

pub use whereabouts::Whereabouts;

use crate::Fault;
use crate::format::{self, APPLICATION_ID, KNOWN, OLDEST};

/// What a parlour holds while its journal is open.
pub struct Opened {
    /// Where appends go.
    pub writer: Connection,
    /// Where reads come from.
    pub reader: Connection,
    /// The secret of this parlour.
    pub secret: [u8; 32],
    /// Where it is.
    pub path: PathBuf,
    /// Held as long as the journal is open.
    pub hold: Hold,
}

/// What keeps others away from a journal, as long as it exists; the system lets go of it when the
/// process dies.
pub struct Hold {
    _folder: File,
    /// The lock beside it may be deleted by whoever thinks that it was left behind; this one cannot be
    /// without the journal. SQLite forgets its own locks when a process closes the file anywhere, so
    /// this is closed after all else.
    _journal: File,
}

/// Opens the journal in a folder, and makes both where there are none.
pub fn open(folder: &Path) -> Result<Opened, Fault> {
    make_folder(folder)?;
    let path = path(folder);
    // Looked at before anything is written: what is not ours is left alone.
    match inspect(&path) {
        Ok(()) | Err(Fault::Missing) => {}
        Err(fault) => return Err(fault),
    }
    let beside = lock(folder)?;
    if let Err(Fault::Missing) = inspect(&path) {
        let mut secret = [0; 32];
        getrandom::fill(&mut secret).map_err(|error| Fault::Io(error.to_string()))?;
        create(folder, secret)?;
    }
    let journal = File::open(&path)?;
    hold(&journal)?;
    let mut writer = connect(&path, Access::Write)?;
    // Until it is known to be ours, closing must not change it either.
    writer.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    format::migrate(&mut writer)?;
    let secret = secret(&writer)?;
    writer.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
    tune(&writer)?;
    for name in ["parlour.sqlite", "parlour.sqlite-wal", "parlour.sqlite-shm"] {
        private::keep(&folder.join(name));
    }
    let reader = connect(&path, Access::Read)?;
    reader.pragma_update(None, "cache_size", -512)?;
    let hold = Hold { _folder: beside, _journal: journal };
    Ok(Opened { writer, reader, secret, path, hold })
}

/// The journal's file in a folder.
pub fn path(folder: &Path) -> PathBuf {
    folder.join("parlour.sqlite")
}

/// Whether the file is a journal that can be opened here, judged by its first bytes alone:
/// opening it as a database could already change it.
pub fn inspect(path: &Path) -> Result<(), Fault> {
    let mut header = [0; 100];
    let mut file = match File::open(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Err(Fault::Missing),
        other => other?,
    };
    match file.read_exact(&mut header) {
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Err(Fault::NotOurs),
        other => other?,
    }
    let number =
        |at: usize| header[at..].first_chunk().copied().map(u32::from_be_bytes).unwrap_or_default();
    if !header.starts_with(b"SQLite format 3\0") || number(68) != APPLICATION_ID {
        return Err(Fault::NotOurs);
    }
    match number(60) {
        0 => Err(Fault::Corrupt("no format".into())),
        found if found > KNOWN => Err(Fault::Newer { found, known: KNOWN }),
        found if found < OLDEST => Err(Fault::Older { found, oldest: OLDEST }),
        _ => Ok(()),
    }
}

/// Whether a connection may write.
#[derive(Clone, Copy)]
pub enum Access {
    /// Only reads.
    Read,
    /// Reads and writes.
    Write,
}

/// Opens an existing file.
pub fn connect(path: &Path, access: Access) -> Result<Connection, Fault> {
    let mode = match access {
        Access::Read => OpenFlags::SQLITE_OPEN_READ_ONLY,
        Access::Write => OpenFlags::SQLITE_OPEN_READ_WRITE,
    };
    let db = Connection::open_with_flags(path, mode | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    // A backup beside us may hold the file for a moment while it opens or closes it.
    db.busy_timeout(Duration::from_secs(10))?;
    Ok(db)
}

/// Makes a new, empty file that only its owner may read: it holds secrets and hidden cards.
pub fn private(path: &Path) -> io::Result<File> {
    private::options().read(true).write(true).create_new(true).open(path)
}

/// Makes a folder that only its owner may look into, if there is none.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    private::make_folder(folder)?;
    private::keep(folder);
    Ok(())
}

/// Makes sure that what is in a file is on disk.
pub fn sync(path: &Path) -> io::Result<()> {
    OpenOptions::new().write(true).open(path)?.sync_all()
}

/// Makes sure that the names in a folder are on disk, not only what is in the files.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    #[cfg(unix)]
    File::open(folder)?.sync_all()?;
    Ok(())
}

/// Whoever is about to end holds the lock for a moment, and so does a program that somebody who held it
/// has just started, until it is another program: so long is waited.
const PATIENCE: u32 = 10;
const MOMENT: Duration = Duration::from_millis(20);

/// Keeps others away from a folder, as long as it is held.
pub fn lock(folder: &Path) -> Result<File, Fault> {
    let path = folder.join("parlour.lock");
    // Whoever could open it could hold it, and keep the parlour closed.
    let lock = private::options().create(true).truncate(false).write(true).open(&path)?;
    private::keep(&path);
    hold(&lock)?;
    Ok(lock)
}

/// Waits a moment for whoever holds a file.
fn hold(file: &File) -> Result<(), Fault> {
    let mut patience = PATIENCE;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(()),
            Err(TryLockError::WouldBlock) if patience > 0 => patience -= 1,
            Err(TryLockError::WouldBlock) => return Err(Fault::Locked),
            Err(TryLockError::Error(error)) => return Err(error.into()),
        }
        thread::sleep(MOMENT);
    }
}

/// Makes a journal beside and renames it, so that under its name there is always a whole one.
pub fn create(folder: &Path, secret: [u8; 32]) -> Result<(), Fault> {
    // What is in there belongs to a file that somebody moved away. It may be all that is left of
    // it, and beside another file it would be taken for a part of that.
    if folder.join("parlour.sqlite-wal").exists() {
        return Err(Fault::Corrupt("parlour.sqlite-wal is there without parlour.sqlite".into()));
    }
    let fresh = folder.join("parlour.new");
    match fs::remove_file(&fresh) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error.into()),
        _ => private(&fresh)?,
    };
    let mut db = connect(&fresh, Access::Write)?;
    // Nobody sees this file before it is whole and synced below: no need of a file beside it
    // that a crash would leave behind.
    db.pragma_update(None, "journal_mode", "MEMORY")?;
    format::migrate(&mut db)?;
    db.execute("INSERT INTO meta VALUES ('secret', ?1)", [secret])?;
    format::fill_secret_sum(&db)?;
    db.close().map_err(|(_, error)| error)?;
    sync(&fresh)?;
    fs::rename(&fresh, path(folder))?;
    sync_folder(folder)?;
    Ok(())
}

/// The secret of the parlour.
pub fn secret(db: &Connection) -> Result<[u8; 32], Fault> {
    let kept = |key: &str| {
        let kept = "SELECT value FROM meta WHERE key = ?1";
        let value = db.query_row(kept, [key], |row| row.get::<_, Vec<u8>>(0)).optional()?;
        value.ok_or_else(|| Fault::Corrupt("no secret".into()))
    };
    let secret = kept("secret")?;
    if kept("secret-sum")? != format::secret_sum(&secret) {
        return Err(Fault::Corrupt("another secret".into()));
    }
    secret.try_into().map_err(|_| Fault::Corrupt("no secret".into()))
}

/// Durable first, then fast; see `examples/appends.rs` for the numbers.
fn tune(db: &Connection) -> Result<(), Fault> {
    db.pragma_update(None, "journal_mode", "WAL")?;
    db.pragma_update(None, "synchronous", "FULL")?;
    db.pragma_update(None, "cache_size", -1024)?;
    db.pragma_update(None, "wal_autocheckpoint", 1000)?;
    // A long backup makes the write-ahead log grow; afterwards it shrinks to this again.
    db.pragma_update(None, "journal_size_limit", 32 << 20)?;
    Ok(())
}

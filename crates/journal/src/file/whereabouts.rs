//! Whether the files of an open journal are still where they were. What is moved away or deleted can
//! be written to all the same, and nobody would ever find it again.

use std::fs::{self, Metadata};
use std::io;
use std::path::{Path, PathBuf};

use crate::Fault;

/// Files, and by what each is known.
pub struct Whereabouts(Vec<(PathBuf, Identity)>);

impl Whereabouts {
    /// Those of a journal that something has been read from: then its latest part is there, too.
    pub fn of(journal: &Path) -> io::Result<Whereabouts> {
        let mut latest = journal.as_os_str().to_owned();
        latest.push("-wal");
        let known = [journal.to_owned(), latest.into()].into_iter().map(|path| {
            let found = identity(&fs::metadata(&path)?);
            Ok((path, found))
        });
        Ok(Whereabouts(known.collect::<io::Result<_>>()?))
    }

    /// [`Fault::Moved`] if one is not there any more, or another is in its place.
    pub fn check(&self) -> Result<(), Fault> {
        for (path, known) in &self.0 {
            match fs::metadata(path) {
                Ok(found) if identity(&found) == *known => {}
                Ok(_) => return Err(Fault::Moved),
                Err(error) if error.kind() == io::ErrorKind::NotFound => return Err(Fault::Moved),
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }
}

/// The disk, and the number of the file on it.
#[cfg(unix)]
type Identity = (u64, u64);

#[cfg(unix)]
fn identity(found: &Metadata) -> Identity {
    use std::os::unix::fs::MetadataExt;
    (found.dev(), found.ino())
}

/// Elsewhere a file that is open can be neither moved nor deleted.
#[cfg(not(unix))]
type Identity = ();

#[cfg(not(unix))]
fn identity(_: &Metadata) -> Identity {}

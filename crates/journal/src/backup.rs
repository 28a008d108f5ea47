use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::backup::{Backup, StepResult};

use crate::Fault;
use crate::file::{self, Access};

/// Copies the journal in a folder to a new file, as it is at one moment, also while a parlour in
/// this or another process goes on writing to it.
///
/// The copy is whole and on disk when this returns; if it fails, no file is left. To use a copy,
/// place it in an empty folder as `parlour.sqlite`: beside it may be nothing of another journal.
pub fn backup(folder: &Path, file: &Path) -> Result<(), Fault> {
    let source = file::path(folder);
    file::inspect(&source)?;
    if fs::symlink_metadata(file).is_ok() {
        return Err(Fault::Exists);
    }
    let part = Part::beside(file)?;
    copy(&source, &part.path)?;
    part.become_file(file)
}

fn copy(source: &Path, part: &Path) -> Result<(), Fault> {
    let source = file::connect(source, Access::Read)?;
    let mut copy = file::connect(part, Access::Write)?;
    // The copy is thrown away if anything happens, so it needs no journal of its own.
    copy.pragma_update(None, "journal_mode", "OFF")?;
    // All pages in one step are read at one moment; appends go on meanwhile.
    let step = Backup::new(&source, &mut copy)?.step(-1)?;
    if step != StepResult::Done {
        return Err(Fault::Io("the journal is busy".into()));
    }
    copy.close().map_err(|(_, error)| error)?;
    file::sync(part)?;
    Ok(())
}

/// An unfinished copy, removed unless it becomes the file.
struct Part {
    path: PathBuf,
    folder: PathBuf,
}

impl Part {
    fn beside(file: &Path) -> Result<Part, Fault> {
        let name = file.file_name().ok_or(Fault::Exists)?;
        let folder = match file.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        let number = getrandom::u64().map_err(|error| Fault::Io(error.to_string()))?;
        let mut part = OsString::from(name);
        part.push(format!(".{number:016x}.part"));
        let path = folder.join(part);
        file::private(&path)?;
        Ok(Part { path, folder: folder.to_owned() })
    }

    fn become_file(self, file: &Path) -> Result<(), Fault> {
        // Unlike renaming, linking never replaces a file that came into being meanwhile; but not
        // every disk can do it.
        match fs::hard_link(&self.path, file) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                return Err(Fault::Exists);
            }
            Err(_) if file.exists() => return Err(Fault::Exists),
            Err(_) => fs::rename(&self.path, file)?,
        }
        file::sync_folder(&self.folder)?;
        Ok(())
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}

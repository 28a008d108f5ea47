use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::backup::{Backup, StepResult};

use crate::Fault;
use crate::file::{self, Access};

/// With this ends the name of a copy that is not whole yet.
const PART: &str = ".part";

/// Copies the journal in a folder to a new file, as it is at one moment, also while a parlour in
/// this or another process goes on writing to it.
///
/// The copy is whole and on disk when this returns; if it fails, no file is left, and what is left of
/// an earlier one that was killed is removed. To use a copy,
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
    /// Held as long as somebody is at it.
    _hold: File,
}

impl Part {
    fn beside(file: &Path) -> Result<Part, Fault> {
        let name = file.file_name().ok_or(Fault::Exists)?;
        let folder = match file.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        remove_remains(folder, name);
        let number = getrandom::u64().map_err(|error| Fault::Io(error.to_string()))?;
        let mut part = OsString::from(name);
        part.push(format!(".{number:016x}{PART}"));
        let path = folder.join(part);
        let hold = file::private(&path)?;
        hold.try_lock().map_err(|_| Fault::Locked)?;
        Ok(Part { path, folder: folder.to_owned(), _hold: hold })
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

/// Removes parts of copies that were to get this name, unless somebody is still at them.
fn remove_remains(folder: &Path, name: &OsStr) {
    let is_part = |path: &Path| {
        let part = path.file_name().map(OsStr::as_encoded_bytes);
        let part = part.and_then(|part| part.strip_prefix(name.as_encoded_bytes()));
        let number = part.and_then(|part| part.strip_prefix(b".")?.strip_suffix(PART.as_bytes()));
        number.is_some_and(|digits| digits.len() == 16 && digits.iter().all(u8::is_ascii_hexdigit))
    };
    // What cannot be looked at or removed is left: it is in nobody's way.
    let files = fs::read_dir(folder).into_iter().flatten().flatten().map(|file| file.path());
    for path in files.filter(|path| is_part(path)) {
        if File::open(&path).is_ok_and(|part| part.try_lock().is_ok()) {
            let _ = fs::remove_file(&path);
        }
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}

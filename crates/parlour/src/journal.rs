//! The journal: `parlour backup`, and what may be wrong with it.

use crate::problem::Problem;
use journal::{Denial, Fault, Place};
use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use words::Tongue;

pub fn backup(data: &Place, file: &Path, tongue: &Tongue) -> Result<(), Problem> {
    let data = match (data, Place::of(file)) {
        (Place::Folder(data), Place::Folder(_)) => data,
        (Place::Folder(_), database) => return Err(Problem::NoBackup(database)),
        (Place::Database(_), _) => return Err(Problem::NoBackup(data.clone())),
    };
    match journal::backup(data, file) {
        Ok(()) => {}
        // There is no copy, and the call was right.
        Err(fault @ Fault::Corrupt(_)) => {
            tell(&say(&fault, data, tongue))?;
            return Err(Problem::Flawed);
        }
        Err(fault) => return Err(no_backup(data, file, fault)),
    }
    let copy = Place::Folder(file.to_path_buf());
    let path = &file.display().to_string();
    match crate::check::judge(&copy, tongue)? {
        Ok(checked) if checked.flaws == 0 => tell(&tongue.backup_done(path)),
        // A journal of before is judged when it has been brought up to date.
        Err(Fault::Outdated { .. }) => tell(&tongue.backup_done(path)),
        Ok(_) | Err(Fault::Corrupt(_) | Fault::Damaged { .. }) => {
            tell(&tongue.backup_damaged(path))?;
            Err(Problem::Flawed)
        }
        Err(fault) => Err(Problem::Check(copy, fault)),
    }
}

fn tell(sentence: &str) -> Result<(), Problem> {
    writeln!(io::stdout(), "{sentence}").map_err(Problem::from_output)
}

/// Why there is no copy: because of the journal, or of the place where the copy should be. The journal
/// is only read, so if that can be done, it is the copy that cannot be written.
fn no_backup(data: &Path, file: &Path, fault: Fault) -> Problem {
    let readable = || File::open(data.join("parlour.sqlite")).is_ok();
    match fault {
        Fault::Exists | Fault::Full => Problem::Journal(file.to_path_buf(), fault),
        Fault::Io(why) if readable() => match file.parent() {
            Some(folder) if !folder.as_os_str().is_empty() && !folder.exists() => {
                Problem::NoFolder(folder.to_path_buf())
            }
            _ => Problem::CannotWrite(file.to_path_buf(), io::Error::other(why)),
        },
        Fault::ReadOnly if readable() => {
            let why = io::ErrorKind::ReadOnlyFilesystem.into();
            Problem::CannotWrite(file.to_path_buf(), why)
        }
        fault => Problem::Journal(data.to_path_buf(), fault),
    }
}

/// What is wrong with a journal, in one sentence.
pub fn say(fault: &Fault, path: &Path, tongue: &Tongue) -> String {
    let is_file = path.is_file();
    let path = &path.display().to_string();
    match fault {
        Fault::Newer { .. } => tongue.journal_newer(path),
        Fault::Older { .. } => tongue.journal_older(path),
        Fault::Outdated { .. } => tongue.check_older(path),
        Fault::NotOurs => tongue.journal_not_ours(path),
        Fault::Locked => tongue.journal_locked(path),
        Fault::Missing => tongue.journal_missing(path),
        Fault::Exists => tongue.journal_exists(path),
        Fault::Full => tongue.journal_full(path),
        Fault::Address => tongue.journal_address(),
        Fault::Unreachable(reason) => tongue.journal_unreachable(path, reason),
        Fault::Refused(Denial::Entry(_)) => tongue.journal_no_entry(path),
        Fault::Refused(Denial::Work(reason)) => tongue.journal_refused(path, reason),
        Fault::Exposed(reason) => tongue.journal_exposed(path, reason),
        Fault::NotDurable => tongue.journal_not_durable(path),
        Fault::Corrupt(_) => tongue.journal_corrupt(path),
        Fault::Damaged { entry } => tongue.journal_damaged(path, (*entry).into()),
        Fault::ReadOnly => tongue.journal_read_only(path),
        Fault::Disk(_) => tongue.journal_disk(path),
        Fault::Io(_) if is_file => tongue.journal_is_file(path),
        other => tongue.journal_unusable(path, &other.to_string()),
    }
}

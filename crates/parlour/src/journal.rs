//! The journal: `parlour backup`, and what may be wrong with it.

use crate::problem::Problem;
use journal::{Fault, Place};
use std::io::Write;
use std::path::Path;
use words::Tongue;

pub fn backup(data: &Place, file: &Path, tongue: &Tongue) -> Result<(), Problem> {
    let data = match data {
        Place::Folder(data) => data,
        Place::Database(_) => return Err(Problem::NoBackup(data.clone())),
    };
    // The fault of a backup is about the copy if the copy cannot be made.
    journal::backup(data, file).map_err(|fault| match fault {
        Fault::Exists | Fault::Full => Problem::Journal(file.to_path_buf(), fault),
        fault => Problem::Journal(data.to_path_buf(), fault),
    })?;
    let told = tongue.backup_done(&file.display().to_string());
    writeln!(std::io::stdout(), "{told}").map_err(Problem::from_output)
}

/// What is wrong with a journal, in one sentence.
pub fn say(fault: &Fault, path: &Path, tongue: &Tongue) -> String {
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
        Fault::Address => tongue.journal_address(path),
        Fault::Unreachable(reason) => tongue.journal_unreachable(path, reason),
        Fault::Refused(reason) => tongue.journal_refused(path, reason),
        Fault::NotDurable => tongue.journal_not_durable(path),
        Fault::Corrupt(_) => tongue.journal_corrupt(path),
        Fault::Damaged { entry } => tongue.journal_damaged(path, (*entry).into()),
        Fault::ReadOnly => tongue.journal_read_only(path),
        Fault::Disk(_) => tongue.journal_disk(path),
        other => tongue.journal_unusable(path, &other.to_string()),
    }
}

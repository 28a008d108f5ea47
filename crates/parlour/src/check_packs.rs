//! `parlour packs check`: what is wrong with a pack of cards, and where.

use crate::problem::Problem;
use packs::{Problem as Fault, Source, Unfit};
use std::io::{Error, Write};
use std::path::{Path, PathBuf};

pub fn run(folders: &[PathBuf]) -> Result<(), Problem> {
    let several = folders.len() > 1;
    let sources = folders.iter().map(|folder| source(folder, several));
    let reading = packs::read(&sources.collect::<Result<Vec<Source>, Problem>>()?);
    let mut out = std::io::stdout().lock();
    for finding in reading.findings() {
        writeln!(out, "{finding}\n").map_err(Problem::from_output)?;
    }
    writeln!(out, "{}", reading.summary()).map_err(Problem::from_output)?;
    match reading.errors() {
        0 => Ok(()),
        _ => Err(Problem::AlreadyTold),
    }
}

/// The files of a folder, named by it where there are several.
fn source(folder: &Path, several: bool) -> Result<Source, Problem> {
    let source = packs::folder(folder).map_err(|finding| {
        let why = match finding.problem {
            Fault::Unfit(Unfit::Unreadable(why)) => why,
            other => other.sentence(),
        };
        Problem::CannotRead(folder.to_path_buf(), Error::other(why))
    })?;
    let name = folder.file_name().map(|name| name.to_string_lossy().into_owned());
    Ok(match several {
        true => source.labelled(name.unwrap_or_else(|| folder.display().to_string())),
        false => source,
    })
}

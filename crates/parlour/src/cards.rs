//! Packs of cards: `parlour packs check` tells what is wrong with one, and where; other commands play
//! with them.

use crate::problem::Problem;
use house::cards::BadCards;
use packs::{Problem as Fault, Source, Unfit};
use std::io::{Error, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The hash of the cards of these folders, which are at hand now; none if there are no folders. A
/// pack that tells a story of its own is played alone, any other together with the cards of the house.
pub fn cards(folders: &[PathBuf]) -> Result<Option<String>, Problem> {
    if folders.is_empty() {
        return Ok(None);
    }
    let sources = folders.iter().map(|folder| source(folder, true));
    let mut sources = sources.collect::<Result<Vec<Source>, Problem>>()?;
    let alone = packs::read(&sources).pack();
    let pack = match alone {
        Ok(pack) if !pack.content.stories.is_empty() => Ok(pack),
        _ => {
            sources.insert(0, packs::base_source().labelled("base"));
            packs::read(&sources).pack()
        }
    };
    let pack = pack.map_err(|findings| {
        for finding in findings.iter().filter(|finding| finding.is_error()) {
            eprintln!("{finding}\n");
        }
        Problem::AlreadyTold
    })?;
    house::cards::bring(&Arc::new(pack)).map(Some).map_err(unplayable)
}

/// The engine cannot play some cards.
pub fn unplayable(why: BadCards) -> Problem {
    match why {
        BadCards::Unplayable(why) => Problem::Unplayable(why),
        BadCards::Unkept(why) => Problem::Unplayable(why.to_string()),
    }
}

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

//! The packs that a host brings along to tables: those of `--pack`, and those in `packs/` of the data
//! folder. Each is checked as `parlour packs check` does it; what does not pass is told in the log and
//! not offered. Names of files and whatever a pack says are written by strangers, so nothing of it goes
//! to the log but in plain characters.

use house::boxes::{self, NotOffered};
use packs::{Finding, Problem, Unfit};
use std::fs;
use std::path::{Path, PathBuf};
use tracing::{info, warn};

/// Most packs that are read: each makes up to three boxes.
const MOST_PACKS: usize = 16;
/// Most findings of one pack that are told in the log.
const MOST_TOLD: usize = 20;
/// Most entries of the folder that are looked at.
const MOST_ENTRIES: usize = 256;

/// Offers these packs, and those in a folder of packs if there is one.
pub fn offer(folders: &[PathBuf], shelf: Option<&Path>) {
    let mut all = folders.to_vec();
    all.extend(shelf.map(lying_in).unwrap_or_default());
    if all.len() > MOST_PACKS {
        let left = all.len() - MOST_PACKS;
        warn!("no more than {MOST_PACKS} packs are read: {left} are left out");
        all.truncate(MOST_PACKS);
    }
    for folder in &all {
        offer_one(folder);
    }
}

/// The packs in a folder, by their names. A link is not followed there: it could lead anywhere.
fn lying_in(shelf: &Path) -> Vec<PathBuf> {
    // Most parlours have none.
    let Ok(entries) = fs::read_dir(shelf) else { return Vec::new() };
    let mut found = Vec::new();
    for entry in entries.flatten().take(MOST_ENTRIES) {
        match entry.file_type() {
            Ok(kind) if kind.is_dir() => found.push(entry.path()),
            Ok(kind) if kind.is_symlink() => tell(&entry.path(), &unfit(Unfit::Link)),
            _ => {}
        }
    }
    found.sort();
    found
}

fn unfit(why: Unfit) -> Problem {
    Problem::Unfit(why)
}

fn offer_one(folder: &Path) {
    let source = match packs::folder(folder) {
        Ok(source) => source,
        Err(Finding { problem, .. }) => return tell(folder, &problem),
    };
    let name = folder.file_name().map(|name| name.to_string_lossy().into_owned());
    let source = source.labelled(name.unwrap_or_else(|| "pack".to_string()));
    match boxes::offer(&source) {
        Ok(offered) => {
            for one in offered {
                info!(key = one.key, cards = one.counts.cards(), "a box of cards is offered");
            }
        }
        Err(NotOffered::Findings(findings)) => tell_findings(folder, &findings),
        Err(why) => warn!(pack = %plain(folder.display()), "a pack is not offered: {}", plain(why)),
    }
}

fn tell(folder: &Path, problem: &Problem) {
    let why = format!("{} {}", problem.sentence(), problem.mend());
    warn!(pack = %plain(folder.display()), "a pack is not offered: {}", plain(why));
}

fn tell_findings(folder: &Path, findings: &[Finding]) {
    let count = findings.len();
    warn!(pack = %plain(folder.display()), findings = count, "a pack is not offered");
    for finding in findings.iter().take(MOST_TOLD) {
        warn!("{}", plain(finding));
    }
    if count > MOST_TOLD {
        warn!("and {} more: parlour packs check tells all of them", count - MOST_TOLD);
    }
}

/// Without anything that could command a terminal or turn a line around.
fn plain(text: impl ToString) -> String {
    let plain = |char: char| match char {
        // What the findings say of a character is plain already.
        '\'' | '"' | '\\' => vec![char],
        _ => char.escape_debug().collect(),
    };
    text.to_string().chars().flat_map(plain).collect()
}

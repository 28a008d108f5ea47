//! Removes tables in which nothing has happened for long.

use crate::stored::opening;
use crate::{keys, visits};
use journal::{Alone, Fault, Inspection, Journal, Place, Sqlite, TableId};
use std::collections::HashSet;
use std::fs;
use std::path::Path;

/// How many tables are removed at once.
const BATCH: usize = 100;

/// What was removed, or would be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tidied {
    /// How many tables.
    pub tables: u64,
    /// How many bytes were given back; in a trial and in a database, how many their entries have.
    pub bytes: u64,
    /// How many were left because they are damaged.
    pub damaged: u64,
}

/// Removes the tables in which nothing has happened for so many days, and gives the space back; a
/// database does the latter in its own time. All parlours must be closed, so that nobody is at a table
/// that goes. What is damaged stays, and so do the cards that games are played with; a guest's list
/// goes with the last of its tables.
///
/// # Errors
///
/// If there is no journal, or a parlour has it open.
pub async fn tidy(place: &Place, days: u32) -> Result<Tidied, Fault> {
    let folder = match place {
        Place::Folder(folder) => folder,
        Place::Database(address) => return tidy_database(address, days).await,
    };
    // None is made where there is none.
    match Inspection::open(place).await {
        Ok(_) | Err(Fault::Outdated { .. }) => {}
        Err(fault) => return Err(fault),
    }
    let journal = Sqlite::open(folder)?;
    let old = old(&mut Inspection::open(place).await?, days).await?;
    let before = size(folder)?;
    let mut tables = 0;
    for some in old.tables.chunks(BATCH) {
        tables += journal.forget(some.to_vec()).await?.len() as u64;
    }
    for some in old.lists.chunks(BATCH) {
        journal.forget(some.to_vec()).await?;
    }
    if tables > 0 {
        journal.shrink().await?;
    }
    journal.close().await?;
    Ok(Tidied { tables, bytes: before.saturating_sub(size(folder)?), damaged: old.damaged })
}

async fn tidy_database(address: &str, days: u32) -> Result<Tidied, Fault> {
    let mut alone = Alone::open(address).await?;
    let old = old(alone.look(), days).await?;
    let told = old.told();
    alone.forget(&[old.tables, old.lists].concat()).await?;
    Ok(told)
}

/// What [`tidy`] would remove. Changes nothing, and may be asked while the parlour is open.
///
/// # Errors
///
/// If there is no journal.
pub async fn would_tidy(place: &Place, days: u32) -> Result<Tidied, Fault> {
    Ok(old(&mut Inspection::open(place).await?, days).await?.told())
}

#[derive(Default)]
struct Old {
    tables: Vec<TableId>,
    /// Lists of guests, none of whose tables is left.
    lists: Vec<TableId>,
    bytes: u64,
    damaged: u64,
}

impl Old {
    fn told(&self) -> Tidied {
        Tidied { tables: self.tables.len() as u64, bytes: self.bytes, damaged: self.damaged }
    }
}

async fn old(journal: &mut Inspection, days: u32) -> Result<Old, Fault> {
    let mut old = Old::default();
    let (ours, all) = (journal.secret(), journal.tables().await?);
    let mut lists = Vec::new();
    for listed in &all {
        if journal::today().saturating_sub(listed.day) < days {
            continue;
        }
        match journal.read(listed.table).await {
            Ok(lines) if keys::is_visits(&ours, listed.table) => lists.push((listed.table, lines)),
            Ok(entries) if entries.first().and_then(opening).is_some() => {
                old.tables.push(listed.table);
                old.bytes += entries.iter().map(|entry| entry.len() as u64).sum::<u64>();
            }
            Ok(_) => {}
            Err(Fault::Damaged { .. } | Fault::Corrupt(_)) => old.damaged += 1,
            Err(fault) => return Err(fault),
        }
    }
    let gone: HashSet<TableId> = old.tables.iter().copied().collect();
    let left: HashSet<TableId> =
        all.iter().map(|one| one.table).filter(|one| !gone.contains(one)).collect();
    for (list, lines) in lists {
        if !visits::visited(&lines).iter().any(|table| left.contains(&table.0)) {
            old.lists.push(list);
        }
    }
    Ok(old)
}

fn size(folder: &Path) -> Result<u64, Fault> {
    Ok(fs::metadata(folder.join("parlour.sqlite"))?.len())
}

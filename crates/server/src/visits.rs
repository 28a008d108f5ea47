//! Where somebody has sat: a list for each guest, kept in the journal beside the tables.
//!
//! A guest's list is found by its name, which follows from the guest, so nothing is searched, nothing
//! is kept in memory for those who are not here, and a parlour with many tables opens as quickly as
//! one with few. How those tables stand is looked up when somebody asks, and remembered for a while.
//!
//! A list is told from a table by its name, without being read; tidying removes it with the last of
//! its tables. A table of before such lists is put on one when its page is opened.

use crate::keys::{self, TableKey};
use crate::parlour::Parlour;
use bytes::Bytes;
use journal::{Fault, TableId};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::Arc;
use tables::{Change, Entry, Glance, Guest, YourTable};
use tracing::warn;

/// How many tables are shown,
const SHOWN: usize = 12;
/// and among how many of the latest the most urgent are looked for.
const LOOKED_AT: usize = 24;
/// How long a list may grow: far beyond what anybody plays in the year that a cookie lasts.
const MOST: usize = 2000;
/// How often a line is tried again that somebody else's got in the way of.
const ATTEMPTS: usize = 16;

/// A line of the list.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Line {
    /// They sat down at a table.
    SatAt(String),
    /// They want to be reminded of it no more.
    Forgot(String),
}

impl Line {
    fn read(bytes: &Bytes) -> Option<(TableKey, bool)> {
        match serde_json::from_slice(bytes).ok()? {
            Line::SatAt(key) => Some((key.parse().ok()?, true)),
            Line::Forgot(key) => Some((key.parse().ok()?, false)),
        }
    }
}

/// The tables that a list names, the latest last.
pub(crate) fn visited(lines: &[Bytes]) -> Vec<TableKey> {
    let mut tables = Vec::new();
    for (key, sat) in lines.iter().filter_map(Line::read) {
        tables.retain(|one| *one != key);
        if sat {
            tables.push(key);
        }
    }
    tables
}

/// Who has sat down, or may act for a seat, by these entries.
pub(crate) fn came(entries: &[Entry]) -> impl Iterator<Item = Guest> {
    entries.iter().filter_map(|entry| match entry {
        Entry::Changed(
            Change::Sat { guest, .. }
            | Change::TookOver { guest, .. }
            | Change::Claimed { guest, .. },
        ) => Some(*guest),
        _ => None,
    })
}

impl Parlour {
    fn visits_id(&self, guest: Guest) -> TableId {
        keys::visits_id(&self.journal.secret(), guest)
    }

    /// Somebody has a seat at a table. If it cannot be noted, the table itself is none the worse.
    pub(crate) async fn remember(&self, guest: Guest, key: TableKey) {
        if let Err(fault) = self.note(guest, key, Line::SatAt(key.to_string())).await {
            warn!(table = %key.short(), %fault, "a guest's list could not be kept");
        }
    }

    /// Somebody wants to be reminded of a table no more.
    pub(crate) async fn forget(&self, guest: Guest, key: TableKey) -> Result<(), Fault> {
        self.note(guest, key, Line::Forgot(key.to_string())).await
    }

    async fn note(&self, guest: Guest, key: TableKey, line: Line) -> Result<(), Fault> {
        let id = self.visits_id(guest);
        for _ in 0..ATTEMPTS {
            let lines = self.journal.read(id).await?;
            let listed = visited(&lines).contains(&key);
            if listed == matches!(line, Line::SatAt(_)) || lines.len() >= MOST {
                return Ok(());
            }
            let bytes = serde_json::to_vec(&line).map(Bytes::from);
            let bytes = bytes.map_err(|why| Fault::Corrupt(why.to_string()))?;
            match self.journal.append(id, lines.len() as u32, vec![bytes]).await {
                // Somebody who sits down at two tables at once.
                Err(Fault::Conflict) => {}
                answer => return answer,
            }
        }
        Err(Fault::Conflict)
    }

    /// Somebody's tables: those where they are to move, other games, then those that are over; the
    /// latest first. Nobody else's list can be had, for its name follows from their secret.
    pub(crate) async fn your_tables(
        self: &Arc<Parlour>,
        guest: Guest,
    ) -> Vec<(TableKey, YourTable)> {
        let lines = self.journal.read(self.visits_id(guest)).await.unwrap_or_default();
        let mut yours = Vec::new();
        for key in visited(&lines).into_iter().rev().take(LOOKED_AT) {
            // A table that cannot be had, or where they have no seat any more, is passed over.
            let glance = self.glance(key).await;
            yours.extend(glance.and_then(|glance| glance.of(guest)).map(|table| (key, table)));
        }
        yours.sort_by_key(|(_, table)| table.stands.rank());
        yours.truncate(SHOWN);
        yours
    }

    /// How a table stands. One that is in memory is asked; others are fetched once.
    async fn glance(self: &Arc<Parlour>, key: TableKey) -> Option<Arc<Glance>> {
        if self.is_running(key) {
            return self.read(key, |table, _| Arc::new(table.glance())).await.ok();
        }
        let known = self.glances().get(key);
        if let Some((glance, entries)) = known
            && self.is_all(key, entries).await
        {
            return Some(glance);
        }
        let (table, grown) = self.load(key).await.ok()?;
        let glance = Arc::new(table.glance());
        self.glances().put(key, (glance.clone(), grown.next()));
        Some(glance)
    }

    /// Whether a table that is not in memory has no more than so many entries: where parlours share a
    /// journal, it may be in the memory of another.
    async fn is_all(&self, key: TableKey, entries: u32) -> bool {
        if !self.journal.is_shared() {
            return true;
        }
        self.journal.read_from(key.0, entries).await.is_ok_and(|more| more.is_empty())
    }
}

/// How tables stand that are not in memory: those asked for lately, and those before, so that their
/// number is bounded. What a table's task knows better is thrown away when the task ends.
#[derive(Default)]
pub(crate) struct Glances {
    young: HashMap<TableKey, Known>,
    old: HashMap<TableKey, Known>,
}

/// How a table stood when it had so many entries.
type Known = (Arc<Glance>, u32);

impl Glances {
    const GENERATION: usize = 2000;

    fn get(&self, key: TableKey) -> Option<Known> {
        self.young.get(&key).or_else(|| self.old.get(&key)).cloned()
    }

    fn put(&mut self, key: TableKey, glance: Known) {
        if self.young.len() >= Self::GENERATION {
            self.old = std::mem::take(&mut self.young);
        }
        self.young.insert(key, glance);
    }

    pub fn forget(&mut self, key: TableKey) {
        self.young.remove(&key);
        self.old.remove(&key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(lines: &[(&TableKey, bool)]) -> Vec<Bytes> {
        let line = |(key, sat): &(&TableKey, bool)| match sat {
            true => Line::SatAt(key.to_string()),
            false => Line::Forgot(key.to_string()),
        };
        lines.iter().map(|one| serde_json::to_vec(&line(one)).unwrap().into()).collect()
    }

    #[test]
    fn a_table_is_listed_once_and_not_after_it_was_forgotten() {
        let [a, b] = [TableKey::new(keys::entropy()), TableKey::new(keys::entropy())];
        assert_eq!(visited(&lines(&[(&a, true), (&b, true), (&a, true)])), [b, a]);
        assert_eq!(visited(&lines(&[(&a, true), (&b, true), (&a, false)])), [b]);
        assert_eq!(visited(&[Bytes::from_static(b"?")]), []);
    }

    #[test]
    fn glances_are_bounded() {
        let opening = tables::Opening::of(house::GameKind::LoveLetter);
        let guest = Guest::of_secret("anna");
        let host = tables::Host { guest, name: "", lang: words::Lang::En, bots: None };
        let entropy = &mut tables::counting_entropy(1);
        let (table, _) = tables::Table::open(opening, &host, entropy).unwrap();
        let (glance, mut glances) = ((Arc::new(table.glance()), 1), Glances::default());
        let first = TableKey::new(keys::entropy());
        glances.put(first, glance.clone());
        for _ in 0..3 * Glances::GENERATION {
            glances.put(TableKey::new(keys::entropy()), glance.clone());
        }
        assert!(glances.young.len() + glances.old.len() <= 2 * Glances::GENERATION);
        assert!(glances.get(first).is_none());
    }
}

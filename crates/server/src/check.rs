//! Judges everything that a journal holds, and changes nothing.

use crate::keys::{self, TableKey};
use journal::{Fault, Inspection, Place, TableId};
use serde_json::value::RawValue;
use std::collections::HashMap;
use tables::{Entry, Phase, Table};

/// Something that is wrong with a journal. Tables are named by the first letters of their names: a
/// whole name would be a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The file itself is damaged, in so many places or more.
    File(usize),
    /// An entry of a table is not what was written: damaged, missing, doubled or in a wrong place.
    Entry {
        /// Which table.
        table: String,
        /// The number of the entry.
        entry: u32,
    },
    /// A table cannot be read at all.
    Unreadable {
        /// Which table.
        table: String,
    },
    /// An entry is as it was written, but makes no sense.
    Senseless {
        /// Which table.
        table: String,
        /// The number of the entry.
        entry: u32,
    },
    /// What a table tells does not fit the rules of its game.
    Rules {
        /// Which table.
        table: String,
    },
    /// The cards that a table was begun with are missing, or are not those any more.
    Cards {
        /// Which table.
        table: String,
    },
    /// The cards of a finished game were not dealt as they were sealed.
    Seal {
        /// Which table.
        table: String,
        /// Which of its games, counted from 1.
        game: u32,
    },
}

/// What was looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// How many tables.
    pub tables: u64,
    /// How many entries they have.
    pub entries: u64,
    /// How many games were over, and their seals compared.
    pub games: u64,
    /// How much was found wrong.
    pub flaws: u64,
}

/// Judges the journal at a place: the file, every checksum, every entry, every game with the cards it
/// was begun with, and the seals of those that are over. Each flaw is told as it is found; `progress`
/// hears how many tables of how many are done.
///
/// # Errors
///
/// If there is no journal that could be judged.
pub async fn check(
    place: &Place,
    tell: &mut dyn FnMut(Flaw),
    progress: &dyn Fn(u64, u64),
) -> Result<Checked, Fault> {
    let mut checkup = Checkup {
        journal: Inspection::open(place).await?,
        cards: HashMap::new(),
        checked: Checked::default(),
    };
    let mut count = 0;
    let mut tell = |flaw| {
        count += 1;
        tell(flaw);
    };
    match checkup.journal.flaws() {
        0 => {}
        flaws => tell(Flaw::File(flaws)),
    }
    let tables = checkup.journal.tables().await?;
    for (listed, done) in tables.iter().zip(1..) {
        if let Some(flaw) = checkup.table(listed.table, &mut tell).await? {
            tell(flaw);
        }
        progress(done, tables.len() as u64);
    }
    checkup.journal.close()?;
    Ok(Checked { flaws: count, ..checkup.checked })
}

struct Checkup {
    journal: Inspection,
    /// Whether the cards with a hash are those that were kept.
    cards: HashMap<String, bool>,
    checked: Checked,
}

impl Checkup {
    /// Judges a table. What ends the judgement is given back, everything else is told.
    async fn table(
        &mut self,
        id: TableId,
        tell: &mut dyn FnMut(Flaw),
    ) -> Result<Option<Flaw>, Fault> {
        let table = TableKey(id).short();
        let stored = match self.journal.read(id).await {
            Ok(stored) => stored,
            Err(Fault::Damaged { entry }) => return Ok(Some(Flaw::Entry { table, entry })),
            Err(Fault::Corrupt(_)) => return Ok(Some(Flaw::Unreadable { table })),
            Err(fault) => return Err(fault),
        };
        let Some(first) = stored.first() else { return Ok(Some(Flaw::Unreadable { table })) };
        if crate::stored::opening(first).is_none() {
            // Kept cards, which are judged with the tables that need them; or nothing of ours.
            let senseless = serde_json::from_slice::<serde::de::IgnoredAny>(first).is_err();
            return Ok(senseless.then_some(Flaw::Senseless { table, entry: 0 }));
        }
        self.checked.tables += 1;
        self.checked.entries += stored.len() as u64;
        let mut entries: Vec<Entry<Box<RawValue>>> = Vec::new();
        for (bytes, entry) in stored.iter().zip(0..) {
            match serde_json::from_slice(bytes) {
                Ok(read) => entries.push(read),
                Err(_) => return Ok(Some(Flaw::Senseless { table, entry })),
            }
        }
        let mut hashes: Vec<&str> = entries.iter().filter_map(Entry::cards).collect();
        hashes.sort_unstable();
        hashes.dedup();
        let mut missing = Vec::new();
        for hash in hashes {
            if !self.has_cards(hash).await? {
                missing.push(hash);
            }
        }
        if missing.iter().any(|hash| !house::cards::has(hash)) {
            return Ok(Some(Flaw::Cards { table }));
        }
        if !missing.is_empty() {
            tell(Flaw::Cards { table: table.clone() });
        }
        let Ok(latest) = Table::rebuild(entries.clone()) else {
            return Ok(Some(Flaw::Rules { table }));
        };
        for game in 1..=latest.games() {
            let Ok(then) = Table::rebuild_until(entries.clone(), game) else { continue };
            if then.phase() == Phase::Over {
                self.checked.games += 1;
                if then.is_honest() != Some(true) {
                    tell(Flaw::Seal { table: table.clone(), game });
                }
            }
        }
        Ok(None)
    }

    /// Whether the cards that were kept under a hash are there, and are what it says.
    async fn has_cards(&mut self, hash: &str) -> Result<bool, Fault> {
        if let Some(fit) = self.cards.get(hash) {
            return Ok(*fit);
        }
        let id = keys::cards_id(&self.journal.secret(), hash);
        let fit = match self.journal.read(id).await {
            Ok(stored) => {
                stored.first().is_some_and(|kept| house::cards::unpress(kept, hash).is_ok())
            }
            Err(Fault::Damaged { .. } | Fault::Corrupt(_)) => false,
            Err(fault) => return Err(fault),
        };
        self.cards.insert(hash.to_string(), fit);
        Ok(fit)
    }
}

//! How long a table's journal has grown, and what is too long.
//!
//! Whoever has a seat could fill the disk with chat, or by leaving and coming back. So there is an
//! end to it, far beyond anything that people do at a table. A game under way always goes on to its
//! own end, whatever was said beside it.

use crate::config::Limits;
use crate::rejection::Rejection;
use tables::{Change, Command, Entry, Request, Table};

/// So many entries, and of so many bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Room {
    /// How many entries.
    pub entries: u32,
    /// How many bytes they have together.
    pub bytes: usize,
}

impl Room {
    fn add(&mut self, bytes: usize) {
        self.entries = self.entries.saturating_add(1);
        self.bytes = self.bytes.saturating_add(bytes);
    }

    fn is_within(self, most: Room) -> bool {
        self.entries < most.entries && self.bytes < most.bytes
    }
}

/// How long a table's journal has grown.
#[derive(Clone, Copy, Default)]
pub(crate) struct Grown {
    all: Room,
    /// Chat since the last deal.
    talk: Room,
    /// What else changed around the game since the last deal.
    around: Room,
}

impl Grown {
    /// The number of the next entry.
    pub fn next(&self) -> u32 {
        self.all.entries
    }

    /// An entry of so many bytes is stored.
    pub fn add<S>(&mut self, entry: &Entry<S>, bytes: usize) {
        self.all.add(bytes);
        match entry {
            Entry::Started { .. } => (self.talk, self.around) = (Room::default(), Room::default()),
            Entry::Changed(Change::Said(..) | Change::Told { .. }) => self.talk.add(bytes),
            Entry::Changed(_) => self.around.add(bytes),
            Entry::Opened(..) | Entry::Moved(_) => {}
        }
    }

    /// Whether there is room for what is asked.
    pub fn check(
        &self,
        limits: &Limits,
        table: &Table,
        request: &Request,
    ) -> Result<(), Rejection> {
        let beside = match request {
            // A game that has begun can be played to its end: it has one.
            Request::Play(_) | Request::Command(Command::Return { .. }) => return Ok(()),
            // It is not stored.
            Request::Command(Command::Hold { .. }) => return Ok(()),
            Request::Command(Command::Pause { on: false }) if table.is_paused() => return Ok(()),
            Request::Command(Command::Start | Command::Rematch) => true,
            Request::Command(
                Command::Say { .. } | Command::React { .. } | Command::Tell { .. },
            ) => {
                if !self.talk.is_within(limits.talk) {
                    return Err(Rejection::TalkedOut);
                }
                true
            }
            Request::Command(_) => self.around.is_within(limits.around),
        };
        let fits = beside && self.all.is_within(limits.table);
        if fits { Ok(()) } else { Err(Rejection::TableFull) }
    }

    /// Whether there is room for what changes by itself around the game.
    pub fn has_room(&self, limits: &Limits) -> bool {
        self.around.is_within(limits.around) && self.all.is_within(limits.table)
    }
}

//! A table in a world, and what everybody was told there.

use super::World;
use super::view::{Sight, View};
use crate::keys::TableKey;
use bytes::Bytes;
use history::{History, Line, Log};
use house::{GameKind, Numbers};
use journal::TableId;
use serde::Deserialize;
use serde_json::value::RawValue;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;
use tables::{Change, Entry, Guest, Holder, Said, Sitter, Table};
use tokio::time::sleep;

/// What is asked for, as it is found in the journal.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// A move: the game, the step it is to be, the seat, and what is done.
    Move(u32, usize, u8, String),
    Said(String),
    Named(String),
    /// Somebody sits down.
    Sat(usize),
    /// Somebody takes a seat along by its private link.
    Claimed(usize),
    /// The private links of a seat are void.
    Reclaimed(u8),
}

/// Who looks.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Viewer {
    /// Somebody at the table.
    Somebody(usize),
    /// Somebody who finds out whether a link is good.
    Link(usize),
}

/// A private link that was handed out.
#[derive(Clone)]
pub struct Handed {
    pub seat: u8,
    pub holder: Holder,
    pub token: String,
}

/// A number that somebody sent for a seed.
pub struct Redeemed {
    /// What the parlour had pledged.
    pub by: String,
    pub number: String,
    pub granted: bool,
}

/// What everybody was told.
#[derive(Default)]
pub struct Book {
    pub history: History<Mark, Viewer, Sight>,
    /// Who looks, by number.
    pub guests: Vec<Guest>,
    /// The line on which each of them is being shown the table.
    pub lines: Vec<Option<Line>>,
    pub links: Vec<Handed>,
    /// Numbers that were sent for a seed, each for what the parlour had pledged, and whether that was granted.
    pub redeemed: Vec<Redeemed>,
    /// Which link was looked into.
    looked_into: Vec<Handed>,
    /// Makes lines and names that nobody else says or has.
    words: u32,
}

/// A table in a world.
pub struct Evening {
    pub world: Arc<World>,
    pub game: GameKind,
    pub players: u32,
    /// Its name, once it is open.
    pub key: OnceLock<TableKey>,
    book: Mutex<Book>,
}

impl Book {
    /// Somebody new, by number.
    pub fn meet(&mut self, guest: Guest) -> usize {
        self.guests.push(guest);
        self.lines.push(None);
        self.guests.len() - 1
    }

    /// A word that nobody else says.
    pub fn word(&mut self, of: &str) -> String {
        self.words += 1;
        format!("{of} {}", self.words)
    }

    /// Whether a seed follows from the numbers that were sent for it: from all that were granted, and from
    /// none that nobody sent.
    fn judge_numbers(&self, numbers: &Numbers, seed: &str) -> Result<(), String> {
        if !numbers.are_kept() || numbers.deal().broken() != seed {
            return Err("a seed does not follow from its numbers".to_string());
        }
        let by = numbers.number().pledge().hex();
        let opened = numbers.people().iter().filter_map(|one| one.number);
        let opened: Vec<String> = opened.map(|number| number.hex()).collect();
        let sent: Vec<_> = self.redeemed.iter().filter(|one| one.by == by).collect();
        if let Some(lost) = sent.iter().find(|one| one.granted && !opened.contains(&one.number)) {
            return Err(format!("{} was granted, and is not in the seed", lost.number));
        }
        let unknown = |one: &&String| sent.iter().all(|sent| sent.number != **one);
        match opened.iter().find(unknown) {
            Some(unknown) => Err(format!("nobody sent {unknown}")),
            None => Ok(()),
        }
    }

    /// Somebody looked into a link, at this moment, and was told whether it is good.
    pub fn looked_into(&mut self, link: &Handed, asked: u64, is_good: bool, now: u64) {
        self.looked_into.push(link.clone());
        let line = self.history.comes(Viewer::Link(self.looked_into.len() - 1), asked);
        self.history.saw(line, Sight::Good(is_good), now);
    }
}

/// What a move says of itself.
#[derive(Deserialize)]
struct Moved<'a> {
    #[serde(default)]
    seat: Option<u8>,
    #[serde(default, borrow)]
    action: Option<&'a RawValue>,
}

impl Evening {
    pub fn new(world: &Arc<World>, game: GameKind, players: u32) -> Arc<Evening> {
        let (key, book) = (OnceLock::new(), Mutex::default());
        Arc::new(Evening { world: world.clone(), game, players, key, book })
    }

    /// The table, once it is open.
    pub async fn table(&self) -> TableId {
        loop {
            match self.key.get() {
                Some(key) => return key.0,
                None => sleep(Duration::from_secs(1)).await,
            }
        }
    }

    pub fn book(&self) -> MutexGuard<'_, Book> {
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whoever looks on has seen all that there is by now.
    pub fn all_have_seen(&self, entries: usize) {
        let mut book = self.book();
        let lines: Vec<_> = book.lines.iter().flatten().copied().collect();
        lines.into_iter().for_each(|line| book.history.saw_all(line, entries));
    }

    /// Whether whoever looks on is seen to be there, at every node where somebody does.
    pub async fn all_are_there(&self) -> Result<(), String> {
        let Some(key) = self.key.get().copied() else { return Ok(()) };
        let there: Vec<Guest> = {
            let book = self.book();
            let there = book.guests.iter().zip(&book.lines);
            there.filter(|(_, line)| line.is_some()).map(|(guest, _)| *guest).collect()
        };
        for place in 0..self.world.places() {
            let Some(node) = self.world.node(place) else { continue };
            if !node.parlour.is_attended(key) {
                continue;
            }
            let there = there.clone();
            let missed = node.parlour.read(key, move |table, attending| {
                let company = table.company();
                let is_so = |guest: &&Guest| attending.is_here(**guest) == there.contains(guest);
                let missed = company.iter().filter(|guest| !is_so(guest)).count();
                (missed, company.len())
            });
            let whose = node.whose;
            match missed.await {
                Ok((0, _)) => {}
                Ok((missed, of)) => {
                    return Err(format!(
                        "{whose:?} is mistaken about {missed} of {of} who are here"
                    ));
                }
                Err(why) => return Err(format!("{whose:?} has no table in peace: {why}")),
            }
        }
        Ok(())
    }

    /// Whether what everybody was told is what is kept.
    pub fn judge(&self, kept: &[Bytes]) -> Result<(), String> {
        let book = self.book();
        let fold = Fold::of(&book, kept)?;
        let shown = |viewer: &Viewer, entries: usize| match viewer {
            Viewer::Somebody(number) => fold.sights[entries][*number].clone(),
            Viewer::Link(number) => {
                let link = &book.looked_into[*number];
                let holders = &fold.holders[entries];
                let holder = holders.get(usize::from(link.seat)).copied().flatten();
                Sight::Good(holder == Some(link.holder))
            }
        };
        let agree = book.history.check(Log { marks: fold.marks.clone(), shown });
        agree.map_err(|found| format!("{found:?}"))
    }
}

/// What follows from the journal, entry by entry.
struct Fold {
    marks: Vec<Option<Mark>>,
    /// What each sees, before the first entry and after each.
    sights: Vec<Vec<Sight>>,
    /// Who holds each seat.
    holders: Vec<Vec<Option<Holder>>>,
}

impl Fold {
    fn of(book: &Book, kept: &[Bytes]) -> Result<Fold, String> {
        let mut fold = Fold {
            marks: Vec::new(),
            sights: vec![vec![Sight::Nothing; book.guests.len()]],
            holders: vec![Vec::new()],
        };
        let mut table: Option<Table> = None;
        for bytes in kept {
            let entry: Entry<Box<RawValue>> =
                serde_json::from_slice(bytes).map_err(|why| format!("no entry: {why}"))?;
            if let Entry::Started { numbers: Some(numbers), seed, .. } = &entry {
                book.judge_numbers(numbers, seed)?;
            }
            let at = fold.marks.len();
            fold.marks.push(mark(book, table.as_ref(), at, &entry));
            let damaged = |why| format!("entry {} does not fit: {why}", fold.marks.len() - 1);
            let table = match &mut table {
                None => table.insert(Table::rebuild(vec![entry]).map_err(damaged)?),
                Some(table) => {
                    table.follow(vec![entry]).map_err(damaged)?;
                    table
                }
            };
            let guests = book.guests.iter();
            fold.sights.push(guests.map(|guest| View::sight(table, *guest)).collect());
            let seats = 0..table.chairs().len() as u8;
            let holder = |seat| table.holder(seat).ok().map(|(holder, _)| holder);
            fold.holders.push(seats.map(holder).collect());
        }
        Ok(fold)
    }
}

/// By what an entry is known, if somebody must have asked for it.
fn mark(
    book: &Book,
    table: Option<&Table>,
    at: usize,
    entry: &Entry<Box<RawValue>>,
) -> Option<Mark> {
    let number = |guest: &Guest| book.guests.iter().position(|one| one == guest);
    match entry {
        Entry::Moved(step) => {
            let (table, step) = (table?, serde_json::from_str::<Moved<'_>>(step.get()).ok()?);
            let (seat, action) = (step.seat?, step.action?.get().to_string());
            let mark = Mark::Move(table.games(), table.steps() + 1, seat, action);
            let chair = table.chairs().get(usize::from(seat))?;
            // Bots move by themselves, and silence passes: it may be what somebody was refused.
            let by_itself = chair.sitter != Sitter::Person
                || chair.stand_in.is_some()
                || table.window().is_some();
            (!by_itself || book.history.times_granted(&mark) > 0).then_some(mark)
        }
        Entry::Changed(Change::Said(_, Said::Words(words))) => Some(Mark::Said(words.clone())),
        Entry::Changed(Change::Renamed(_, name)) => Some(Mark::Named(name.clone())),
        // The host sat down when the table was opened.
        // The host sat down when the table was opened.
        Entry::Changed(Change::Sat { .. }) if at == 1 => None,
        Entry::Changed(Change::Sat { guest, .. }) => number(guest).map(Mark::Sat),
        Entry::Changed(Change::Claimed { guest, .. }) => number(guest).map(Mark::Claimed),
        Entry::Changed(Change::Reclaimed(seat)) => Some(Mark::Reclaimed(*seat)),
        _ => None,
    }
}

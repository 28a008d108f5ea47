//! The parlour: its journal, its limits, and every table that somebody looks at.

use crate::Config;
use crate::ground::{Firm, Ground};
use crate::guard::Guard;
use crate::keys::{self, Good, TableKey};
use crate::metrics::Metrics;
use crate::public::Public;
use crate::rejection::Rejection;
use crate::table::{Asker, Away, Grown, Slot, Version, written};
use crate::turns::Turns;
use crate::visits::Glances;
use bytes::Bytes;
use face::queue::Millis;
use house::{GameKind, Number, Numbers, Promise};
use journal::{Fault, Journal, TableId};
use serde_json::value::RawValue;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tables::{
    Attending, Command, Entry, Guest, Holder, Host, Invitation, Opening, Refusal, Request, Table,
};
use tokio::sync::{Semaphore, watch};
use tokio::time::Instant;
use tracing::error;
use words::Lang;

/// How many of those whose sockets are closed are heard out at a time: each holds a file meanwhile.
const FAREWELLS: usize = 256;

/// A parlour: its journal, its limits, and the tables in memory.
pub struct Parlour {
    pub(crate) config: Config,
    pub(crate) journal: Arc<dyn Journal>,
    /// Where its surprises come from, and who does what is done beside everything else.
    pub(crate) ground: Box<dyn Ground>,
    /// By which parlours that share a journal are told apart.
    pub(crate) node: u64,
    /// When its clock began.
    opened: Instant,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) guard: Arc<Guard>,
    /// Turns of those without a seat to be told something.
    pub(crate) turns: Turns,
    /// So many of those whose sockets are closed are heard out at a time.
    pub(crate) farewells: Semaphore,
    /// Turns true when the parlour closes.
    closing: watch::Sender<bool>,
    tables: Mutex<HashMap<TableKey, Arc<Slot>>>,
    /// The cards that are surely in the journal, by their hash.
    kept: Mutex<HashSet<String>>,
    /// How tables stand that are not in memory.
    glances: Mutex<Glances>,
}

/// Why a new table is not there.
enum NotOpened {
    Rejected(Rejection),
    Fault(Fault),
}

impl NotOpened {
    fn rejection(self) -> Rejection {
        match self {
            NotOpened::Rejected(rejection) => rejection,
            NotOpened::Fault(fault) => Rejection::from(&fault),
        }
    }
}

impl Parlour {
    /// A parlour with this journal.
    pub fn new(config: Config, journal: Arc<dyn Journal>) -> Arc<Parlour> {
        Parlour::counting(config, journal, Arc::default())
    }

    pub(crate) fn counting(
        config: Config,
        journal: Arc<dyn Journal>,
        metrics: Arc<Metrics>,
    ) -> Arc<Parlour> {
        Parlour::on(Box::new(Firm), config, journal, metrics)
    }

    /// A parlour that stands on this ground.
    pub(crate) fn on(
        ground: Box<dyn Ground>,
        config: Config,
        journal: Arc<dyn Journal>,
        metrics: Arc<Metrics>,
    ) -> Arc<Parlour> {
        let number = ground.entropy();
        Arc::new(Parlour {
            guard: Guard::new(config.limits),
            turns: Turns::new(),
            farewells: Semaphore::new(FAREWELLS),
            config,
            journal,
            ground,
            node: u64::from_le_bytes(std::array::from_fn(|at| number[at])),
            opened: Instant::now(),
            metrics,
            closing: watch::Sender::new(false),
            tables: Mutex::default(),
            kept: Mutex::default(),
            glances: Mutex::default(),
        })
    }

    /// Opens a table and gives its name: one commit, however many seats and bots.
    pub(crate) async fn open(
        self: &Arc<Parlour>,
        opening: Opening,
        host: &Host<'_>,
        topics: &[String],
    ) -> Result<TableKey, Rejection> {
        let mut entropy = || self.ground.entropy();
        let (table, entries) = Table::open_without(opening, host, topics, None, &mut entropy)?;
        let key = TableKey::new(self.ground.entropy());
        let stored = self.store_opened(host.guest, key, table, &entries).await;
        stored.map_err(|unstored| unstored.rejection())
    }

    /// The same under a name that was given out before, and with a number of whoever opens it in the seed
    /// of the game that begins at once. A name that is taken is not given twice: then it is another, and
    /// the seed is the parlour's alone.
    pub(crate) async fn open_reserved(
        self: &Arc<Parlour>,
        opening: Opening,
        host: &Host<'_>,
        topics: &[String],
        (key, number): (TableKey, Number),
    ) -> Result<TableKey, Rejection> {
        let own = Number::new(keys::ticket_number(&self.journal.secret(), key));
        let promise = Promise { seat: 0, pledge: number.pledge(), number: Some(number) };
        let numbers = Some(Numbers::new(own, vec![promise]));
        let (again, mut entropy) = (opening.clone(), || self.ground.entropy());
        let (table, entries) = Table::open_without(opening, host, topics, numbers, &mut entropy)?;
        match self.store_opened(host.guest, key, table, &entries).await {
            Err(NotOpened::Fault(Fault::Conflict)) => self.open(again, host, topics).await,
            stored => stored.map_err(|unstored| unstored.rejection()),
        }
    }

    async fn store_opened(
        self: &Arc<Parlour>,
        host: Guest,
        key: TableKey,
        table: Table,
        entries: &[Entry],
    ) -> Result<TableKey, NotOpened> {
        if let Some(hash) = &table.opening().cards {
            self.keep_cards(hash).await.map_err(NotOpened::Rejected)?;
        }
        let bytes = written(entries).map_err(NotOpened::Rejected)?;
        let mut grown = Grown::default();
        for (entry, bytes) in entries.iter().zip(&bytes) {
            grown.add(entry, bytes.len());
        }
        self.journal.append(key.0, 0, bytes).await.map_err(|fault| {
            error!(table = %key.short(), %fault, "a new table could not be stored");
            NotOpened::Fault(fault)
        })?;
        self.metrics.opened.inc();
        self.metrics.stored.inc();
        let news = self.journal.news(key.0, grown.next());
        self.slot(key).start(self, Box::new(table), grown, news);
        self.remember(host, key).await;
        Ok(key)
    }

    /// A name for a table that is to be opened, its ticket, and the number that the parlour will add to the
    /// seed of its first game. Nothing is kept of it.
    pub(crate) fn reserve(&self) -> (TableKey, String, Number) {
        let (secret, key) = (self.journal.secret(), TableKey::new(self.ground.entropy()));
        let number = Number::new(keys::ticket_number(&secret, key));
        (key, keys::ticket(&secret, key), number)
    }

    /// The table that may be opened with a ticket.
    pub(crate) fn read_ticket(&self, ticket: &str) -> Option<TableKey> {
        keys::read_ticket(&self.journal.secret(), ticket)
    }

    /// How long the parlour has been open: the clock by which all pages are shown what happens, so that
    /// whoever comes again goes on where they were.
    pub(crate) fn clock(&self) -> Millis {
        self.opened.elapsed().as_millis() as Millis
    }

    /// When it will have been open for so long.
    pub(crate) fn at(&self, clock: Millis) -> Instant {
        self.opened + Duration::from_millis(clock)
    }

    /// Tells everybody that the parlour closes.
    pub(crate) fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Hears when the parlour closes.
    pub(crate) fn closing(&self) -> Closing {
        Closing(self.closing.subscribe())
    }

    fn list(&self) -> MutexGuard<'_, HashMap<TableKey, Arc<Slot>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a table is in memory.
    pub(crate) fn is_running(&self, key: TableKey) -> bool {
        self.list().get(&key).is_some_and(|slot| slot.is_running())
    }

    /// Whether somebody attends a table here.
    #[cfg(test)]
    pub(crate) fn is_attended(&self, key: TableKey) -> bool {
        self.list().get(&key).is_some_and(|slot| slot.is_attended())
    }

    pub(crate) fn glances(&self) -> MutexGuard<'_, Glances> {
        self.glances.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The place of a table in memory, whether it is there or not.
    pub(crate) fn slot(&self, key: TableKey) -> Arc<Slot> {
        self.list().entry(key).or_insert_with(|| Slot::new(key)).clone()
    }

    /// How many tables have a place in memory.
    #[cfg(test)]
    pub(crate) fn places(&self) -> usize {
        self.list().len()
    }

    /// The same for as long as somebody needs it.
    fn needs(&self, key: TableKey) -> Needed<'_> {
        Needed { slot: self.slot(key), _after: Release { parlour: self, key } }
    }

    /// Does something with what the pages of a table have in common.
    pub(crate) fn shared<T>(&self, key: TableKey, with: impl FnOnce(&mut Public) -> T) -> T {
        let needed = self.needs(key);
        with(&mut needed.slot.public())
    }

    /// Somebody has let go of a table's place: it is given up if nobody needs it any more.
    pub(crate) fn release(&self, key: TableKey) {
        let mut list = self.list();
        // Nobody but the list has it, and while the list is locked nobody can take it.
        let is_left = |slot: &Arc<Slot>| Arc::strong_count(slot) == 1 && !slot.is_running();
        if list.get(&key).is_some_and(is_left) {
            list.remove(&key);
        }
    }

    /// Somebody comes to a table, perhaps from another parlour that shares the journal: what they were
    /// shown there must not be news here.
    pub(crate) async fn refresh(self: &Arc<Parlour>, key: TableKey) {
        if self.journal.is_shared() {
            self.needs(key).slot.refresh().await;
        }
    }

    /// Reads something off a table, which is fetched from the journal if it is not in memory.
    pub(crate) async fn read<T: Send + 'static>(
        self: &Arc<Parlour>,
        key: TableKey,
        read: impl Fn(&Table, &Attending) -> T + Clone + Send + 'static,
    ) -> Result<T, Rejection> {
        let needed = self.needs(key);
        // A table that was just being put away is fetched again.
        for _ in 0..2 {
            return match needed.slot.read(self, read.clone()).await {
                Err(Away::Gone) => continue,
                Err(Away::Not(rejection)) => Err(rejection),
                Ok(read) => Ok(read),
            };
        }
        Err(Rejection::NotRead)
    }

    /// The same for what a table may refuse to tell.
    pub(crate) async fn look<T: Send + 'static>(
        self: &Arc<Parlour>,
        key: TableKey,
        read: impl Fn(&Table, &Attending) -> Result<T, Refusal> + Clone + Send + 'static,
    ) -> Result<T, Rejection> {
        Ok(self.read(key, read).await??)
    }

    /// The game that is played at a table.
    pub(crate) async fn kind(self: &Arc<Parlour>, key: TableKey) -> Result<GameKind, Rejection> {
        self.read(key, |table, _| table.kind()).await
    }

    /// Asks something of a table. When it is answered, it is on disk.
    pub(crate) async fn ask(
        self: &Arc<Parlour>,
        key: TableKey,
        asker: Asker,
        request: impl Into<Request>,
    ) -> Result<usize, Rejection> {
        // A seat of nobody's would be everybody's.
        if asker.guest == Guest::nobody() {
            self.metrics.refused.inc();
            return Err(Rejection::NoSecret);
        }
        let answer = self.needs(key).slot.ask(self, asker, request.into()).await;
        self.answered(answer)
    }

    /// The same, and reads off the table at once what came of it, with how often it has changed by then.
    pub(crate) async fn ask_then<T: Send + 'static>(
        self: &Arc<Parlour>,
        key: TableKey,
        asker: Asker,
        request: Request,
        read: impl FnOnce(&Table, &Attending) -> T + Send + 'static,
    ) -> Result<(usize, Option<(Version, T)>), Rejection> {
        if asker.guest == Guest::nobody() {
            self.metrics.refused.inc();
            return Err(Rejection::NoSecret);
        }
        let answer = self.needs(key).slot.ask_then(self, asker, request, read).await;
        self.answered(answer)
    }

    /// Looks at a table and asks what comes of that, in one go. When it is answered, it is on disk.
    pub(crate) async fn judge<T: Send + 'static>(
        self: &Arc<Parlour>,
        key: TableKey,
        asker: Asker,
        judge: impl FnOnce(&Table, &Attending) -> Result<(T, Option<Request>), Refusal> + Send + 'static,
    ) -> Result<(T, Option<usize>), Rejection> {
        let answer = self.needs(key).slot.judge(self, asker, judge).await;
        self.answered(answer)
    }

    /// What a table answered, counted.
    fn answered<T>(&self, answer: Result<Result<T, Rejection>, Away>) -> Result<T, Rejection> {
        let answer = match answer {
            // What was asked may or may not be on disk.
            Err(Away::Gone) => Err(Rejection::NotStored),
            Err(Away::Not(rejection)) => Err(rejection),
            Ok(answer) => answer,
        };
        let no = |why: &Rejection| {
            let full = matches!(why, Rejection::TalkedOut | Rejection::TableFull);
            let often = matches!(why, Rejection::Enough | Rejection::Restless);
            full || often || matches!(why, Rejection::Refused(_))
        };
        if answer.as_ref().is_err_and(no) {
            self.metrics.refused.inc();
        }
        answer
    }

    /// The entries of a table and how long they are, and the cards they were played with at hand.
    pub(crate) async fn entries(
        &self,
        key: TableKey,
    ) -> Result<(Vec<Entry<Box<RawValue>>>, Grown), Rejection> {
        let stored = self.journal.read(key.0).await.map_err(|fault| {
            error!(table = %key.short(), %fault, "a table could not be read");
            Rejection::unread(&fault)
        })?;
        if stored.is_empty() {
            return Err(Rejection::NoTable);
        }
        let mut grown = Grown::default();
        let entries = self.read_entries(key, &stored, &mut grown)?;
        self.fetch_cards_of(key, &entries).await?;
        Ok((entries, grown))
    }

    /// Has the cards at hand that entries out of the journal name.
    pub(crate) async fn fetch_cards_of<S>(
        &self,
        key: TableKey,
        entries: &[Entry<S>],
    ) -> Result<(), Rejection> {
        let mut fetched: Vec<&str> = Vec::new();
        for hash in entries.iter().filter_map(Entry::cards) {
            if !fetched.contains(&hash) {
                self.fetch_cards(key, hash).await?;
                fetched.push(hash);
            }
        }
        Ok(())
    }

    /// Entries out of the journal, by which a table has grown.
    pub(crate) fn read_entries(
        &self,
        key: TableKey,
        stored: &[Bytes],
        grown: &mut Grown,
    ) -> Result<Vec<Entry<Box<RawValue>>>, Rejection> {
        let read = |bytes: &Bytes| {
            let entry: Entry<Box<RawValue>> = serde_json::from_slice(bytes)?;
            grown.add(&entry, bytes.len());
            Ok(entry)
        };
        let entries: Result<Vec<_>, serde_json::Error> = stored.iter().map(read).collect();
        entries.map_err(|_| self.damaged(key))
    }

    /// The table with this name as the journal has it, and how long that has grown.
    pub(crate) async fn load(&self, key: TableKey) -> Result<(Table, Grown), Rejection> {
        let (entries, grown) = self.entries(key).await?;
        let table = Table::rebuild(entries).map_err(|_| self.damaged(key))?;
        Ok((table, grown))
    }

    /// The table as it was at the end of an earlier game.
    pub(crate) async fn load_past(&self, key: TableKey, game: u32) -> Result<Table, Rejection> {
        let (entries, _) = self.entries(key).await?;
        Table::rebuild_until(entries, game).map_err(|_| self.damaged(key))
    }

    pub(crate) fn damaged(&self, key: TableKey) -> Rejection {
        error!(table = %key.short(), "what is stored of a table does not fit the rules");
        Rejection::Damaged
    }

    /// Cards are kept in the journal under a name that only this parlour can work out.
    pub(crate) fn cards_id(&self, hash: &str) -> TableId {
        keys::cards_id(&self.journal.secret(), hash)
    }

    fn surely_kept(&self) -> MutexGuard<'_, HashSet<String>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes sure that the cards of a game are in the journal before the game is.
    pub(crate) async fn keep_cards(&self, hash: &str) -> Result<(), Rejection> {
        if self.surely_kept().contains(hash) {
            return Ok(());
        }
        let cards = house::cards::press(hash).ok_or(Rejection::Damaged)?;
        match self.journal.append(self.cards_id(hash), 0, vec![cards.into()]).await {
            Ok(()) => {
                self.surely_kept().insert(hash.to_string());
                Ok(())
            }
            Err(Fault::Conflict) => self.unpress_cards(hash).await,
            Err(fault) => {
                error!(%fault, "cards could not be stored");
                Err(Rejection::from(&fault))
            }
        }
    }

    /// Brings the cards that a stored game was begun with back to hand. They are compared with their
    /// hash even if the same are at hand, once: better now than when they are needed.
    async fn fetch_cards(&self, key: TableKey, hash: &str) -> Result<(), Rejection> {
        let at_hand = house::cards::has(hash);
        if at_hand && self.surely_kept().contains(hash) {
            return Ok(());
        }
        match self.unpress_cards(hash).await {
            // The game can go on: what it was begun with is here.
            Err(Rejection::Damaged) if at_hand => {
                self.surely_kept().insert(hash.to_string());
                Ok(())
            }
            Err(why) => {
                error!(table = %key.short(), "a table cannot be had without its cards");
                Err(why)
            }
            Ok(()) => Ok(()),
        }
    }

    /// Reads kept cards and compares them with their hash.
    async fn unpress_cards(&self, hash: &str) -> Result<(), Rejection> {
        let stored = self.journal.read(self.cards_id(hash)).await.map_err(|fault| {
            error!(%fault, "kept cards could not be read");
            Rejection::unread(&fault)
        })?;
        let kept = stored.first().ok_or("they are not there".to_string());
        let cards = kept
            .and_then(|bytes| house::cards::unpress(bytes, hash).map_err(|why| why.to_string()));
        cards.map_err(|why| {
            error!(%why, cards = hash, "kept cards are not what their hash says");
            Rejection::Damaged
        })?;
        self.surely_kept().insert(hash.to_string());
        Ok(())
    }

    /// A link to a seat.
    pub(crate) fn seat_token(&self, key: TableKey, seat: u8, good: &Good<'_>) -> String {
        keys::seat_token(&self.journal.secret(), key, seat, good)
    }

    /// Somebody takes a seat along to this browser by its private link, or sits down by an invitation.
    pub(crate) async fn claim(
        self: &Arc<Parlour>,
        token: &str,
        asker: Asker,
        name: Option<String>,
        lang: Lang,
    ) -> Result<TableKey, Rejection> {
        let SeatLink { key, seat, to, .. } = self.seat_of(token).await?;
        let command = match to {
            LinkTo::Own(of, _) => Command::Claim { seat, of },
            LinkTo::Invitation(by) => Command::Invited { seat, name, lang, by },
        };
        match self.ask(key, asker, command).await {
            Ok(_) => Ok(key),
            // It has become void meanwhile.
            Err(Rejection::Refused(Refusal::NotYours)) => Err(Rejection::NoTable),
            Err(why) => Err(why),
        }
    }

    /// Where a link to a seat leads, if it is genuine.
    pub(crate) async fn seat_of(self: &Arc<Parlour>, token: &str) -> Result<SeatLink, Rejection> {
        let (key, seat) = keys::read_seat_token(token).ok_or(Rejection::NoTable)?;
        #[cfg(test)]
        let judges_by_memory = self.ground.defect() == Some(crate::world::Defect::JudgesByMemory);
        #[cfg(not(test))]
        let judges_by_memory = false;
        if !judges_by_memory {
            self.refresh(key).await;
        }
        let (held, invited, game) = self
            .read(key, move |table, _| (table.holder(seat), table.invitation(seat), table.kind()))
            .await?;
        let is = |good: Good<'_>| keys::is_genuine(&self.journal.secret(), token, &good);
        let to = match (held, invited) {
            (Ok((holder, name)), _) if is(Good::Own(holder)) => LinkTo::Own(holder, name),
            (_, Ok(invitation)) if is(Good::Invited(&invitation)) => LinkTo::Invitation(invitation),
            _ => return Err(Rejection::NoTable),
        };
        Ok(SeatLink { key, seat, game, to })
    }
}

/// A table's place in memory that somebody needs, until this is dropped: be it that they are done, or
/// that they have hung up in the midst of it.
struct Needed<'a> {
    slot: Arc<Slot>,
    /// Dropped after the other.
    _after: Release<'a>,
}

/// Gives a table's place up when it is dropped, if nobody needs it any more.
struct Release<'a> {
    parlour: &'a Parlour,
    key: TableKey,
}

impl Drop for Release<'_> {
    fn drop(&mut self) {
        self.parlour.release(self.key);
    }
}

/// Where a link to a seat leads.
pub(crate) struct SeatLink {
    pub key: TableKey,
    pub seat: u8,
    pub game: GameKind,
    pub to: LinkTo,
}

/// What a link to a seat is for.
pub(crate) enum LinkTo {
    /// Taking along the seat of somebody who is called like this.
    Own(Holder, String),
    /// Sitting down at somebody's table.
    Invitation(Invitation),
}

/// Somebody who hears when the parlour closes.
pub(crate) struct Closing(watch::Receiver<bool>);

impl Closing {
    pub async fn wait(&mut self) {
        // If the parlour is gone, it is closed.
        let _ = self.0.wait_for(|closing| *closing).await;
    }
}

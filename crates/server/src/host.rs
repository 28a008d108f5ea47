//! The host of the parlour, who knows every table that somebody looks at.

use crate::guard::Guard;
use crate::keys::{TableKey, entropy};
use crate::metrics::{Metrics, count};
use crate::table::{self, Away, Eyes, Handle, Order};
use crate::{Config, keys};
use bytes::Bytes;
use journal::Journal;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tables::{Command, Guest, Opening, Refusal, Table};
use tokio::sync::{mpsc, oneshot, watch};
use words::{Lang, Tongue};

/// Why something cannot be had.
#[derive(Debug)]
pub(crate) enum No {
    /// The table refuses, and these are the names of those who sit there.
    Refused(Refusal, Vec<String>),
    /// There is no such table.
    SuchTable,
    /// It could not be stored.
    NotStored,
    /// It is too much at once.
    TooMuch,
    /// The request comes from another site.
    Foreign,
    /// It makes no sense.
    BadRequest,
    /// Whoever asks has no secret to be known by.
    Secret,
}

/// Gives every refusal of the door its code, and lists the codes.
macro_rules! codes {
    ($($no:pat => $code:literal,)*) => {
        /// The codes of refusals that are no table's: see [`Refusal::CODES`] for those.
        pub const CODES: &[&str] = &[$($code),*];

        impl No {
            /// In one word for programs.
            pub fn code(&self) -> String {
                match self {
                    $($no => $code.to_string(),)*
                    No::Refused(refusal, _) => refusal.code(),
                }
            }
        }
    };
}

codes! {
    No::SuchTable => "no_table",
    No::NotStored => "not_stored",
    No::TooMuch => "too_much",
    No::Foreign => "foreign",
    No::BadRequest => "bad_request",
    No::Secret => "no_secret",
}

impl No {
    /// In one sentence for people.
    pub fn say(&self, tongue: &Tongue) -> String {
        match self {
            No::Refused(refusal, names) => refusal.say(tongue, names),
            No::SuchTable => tongue.no_table(),
            No::NotStored => tongue.no_storage(),
            No::TooMuch => tongue.no_more(),
            No::Foreign => tongue.no_foreigners(),
            No::BadRequest => tongue.no_sense(),
            No::Secret => tongue.no_secret(),
        }
    }
}

/// A parlour: its journal, its limits, and the tables in memory.
pub struct Host {
    pub(crate) config: Config,
    pub(crate) journal: Arc<dyn Journal>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) guard: Arc<Guard>,
    /// Turns true when the parlour closes.
    closing: watch::Sender<bool>,
    tables: Mutex<HashMap<TableKey, Handle>>,
}

impl Host {
    /// The host of a parlour with this journal.
    pub fn new(config: Config, journal: Arc<dyn Journal>) -> Arc<Host> {
        Host::counting(config, journal, Arc::default())
    }

    pub(crate) fn counting(
        config: Config,
        journal: Arc<dyn Journal>,
        metrics: Arc<Metrics>,
    ) -> Arc<Host> {
        let guard = Guard::new(config.limits);
        let closing = watch::Sender::new(false);
        let tables = Mutex::default();
        Arc::new(Host { config, journal, metrics, guard, closing, tables })
    }

    /// Opens a table and gives its name.
    pub(crate) async fn open(
        self: &Arc<Host>,
        opening: Opening,
        guest: Guest,
        name: &str,
        lang: Lang,
    ) -> Result<TableKey, No> {
        let (table, entries) = Table::open(opening, guest, name, lang, &mut entropy)
            .map_err(|refusal| No::Refused(refusal, Vec::new()))?;
        let key = TableKey::new();
        let bytes: Vec<Bytes> = entries
            .iter()
            .map(|entry| serde_json::to_vec(entry).map(Bytes::from))
            .collect::<Result<_, _>>()
            .map_err(|_| No::NotStored)?;
        let number = bytes.len() as u32;
        self.journal.append(key.0, 0, bytes).await.map_err(|fault| {
            eprintln!("parlour: a table could not be stored: {fault}");
            No::NotStored
        })?;
        count(&self.metrics.opened);
        let handle = table::start(self.clone(), key, Some((table, number)));
        self.list().insert(key, handle);
        Ok(key)
    }

    /// Tells everybody that the parlour closes.
    pub(crate) fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Hears when the parlour closes.
    pub(crate) fn closing(&self) -> Closing {
        Closing(self.closing.subscribe())
    }

    fn list(&self) -> std::sync::MutexGuard<'_, HashMap<TableKey, Handle>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The way to a table, which is fetched from the journal if it is not in memory.
    pub(crate) fn table(self: &Arc<Host>, key: TableKey) -> Handle {
        let mut list = self.list();
        match list.get(&key) {
            Some(handle) if !handle.is_closed() => handle.clone(),
            _ => {
                let handle = table::start(self.clone(), key, None);
                list.insert(key, handle.clone());
                handle
            }
        }
    }

    /// A table's task ends: it is off the list, unless another has taken its place.
    pub(crate) fn forget(&self, key: TableKey, task: &mpsc::WeakSender<Order>) {
        let mut list = self.list();
        let mine = |handle: &Handle| task.upgrade().is_none_or(|task| handle.leads_to(&task));
        if list.get(&key).is_some_and(mine) {
            list.remove(&key);
        }
    }

    /// Has an order carried out that changes nothing. A table that was just being put away is
    /// fetched again.
    pub(crate) async fn look<T>(
        self: &Arc<Host>,
        key: TableKey,
        order: impl Fn(oneshot::Sender<T>) -> Order,
    ) -> Result<T, No> {
        for _ in 0..2 {
            if let Ok(answer) = self.table(key).order(&order).await {
                return Ok(answer);
            }
        }
        Err(No::SuchTable)
    }

    /// Asks something of a table. When it is answered, it is on disk.
    pub(crate) async fn ask(
        self: &Arc<Host>,
        key: TableKey,
        guest: Guest,
        command: Command,
    ) -> Result<usize, No> {
        // A seat of nobody's would be everybody's.
        if guest == Guest::nobody() {
            count(&self.metrics.refused);
            return Err(No::Secret);
        }
        let handle = self.table(key);
        match handle.order(|reply| Order::Ask(guest, Box::new(command), reply)).await {
            Ok(Ok(steps)) => Ok(steps),
            Ok(Err(refusal)) => {
                count(&self.metrics.refused);
                let looked = self.look(key, |reply| Order::Look(guest, Eyes::Public, reply)).await;
                Err(No::Refused(refusal, looked.map(|looked| looked.names).unwrap_or_default()))
            }
            Err(Away) => {
                // Either there is no such table, or what was asked may or may not be on disk.
                self.look(key, |reply| Order::Look(guest, Eyes::Public, reply)).await?;
                Err(No::NotStored)
            }
        }
    }

    /// The private link of a seat.
    pub(crate) fn seat_token(&self, key: TableKey, seat: u8, first: Guest) -> String {
        keys::seat_token(&self.journal.secret(), key, seat, first)
    }

    /// Somebody takes a seat along to this browser by its private link.
    pub(crate) async fn claim(self: &Arc<Host>, token: &str, guest: Guest) -> Result<TableKey, No> {
        let (key, seat, _) = self.seat_of(token).await?;
        self.ask(key, guest, Command::Claim { seat }).await?;
        Ok(key)
    }

    /// The table, the seat and the looks of the table that a private link leads to.
    pub(crate) async fn seat_of(
        self: &Arc<Host>,
        token: &str,
    ) -> Result<(TableKey, u8, table::Looked), No> {
        let (key, seat) = keys::read_seat_token(token).ok_or(No::SuchTable)?;
        let guests = self.look(key, |reply| Order::Holder(seat, reply)).await?;
        let (first, looked) = guests.ok_or(No::SuchTable)?;
        let genuine = keys::is_genuine(&self.journal.secret(), token, first);
        if genuine { Ok((key, seat, looked)) } else { Err(No::SuchTable) }
    }
}

/// Somebody who hears when the parlour closes.
pub(crate) struct Closing(watch::Receiver<bool>);

impl Closing {
    pub async fn wait(&mut self) {
        // If the host is gone, so is the parlour.
        let _ = self.0.wait_for(|closing| *closing).await;
    }
}

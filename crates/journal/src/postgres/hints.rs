//! Who tells other parlours which tables have grown, and what is said at them, and hears it from
//! them.
//!
//! A hint inside of the transaction that appends would make all commits of the database wait for
//! each other. So it follows after it, on a line of its own that nobody waits for, and may get
//! lost or not be given at all: when a line is new, and every other second, we look for ourselves.
//! How far a table has grown is believed when it is read from the log; a hint is a reason to look.

use std::collections::HashSet;
use std::future::poll_fn;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until, timeout, timeout_at};
use tokio_postgres::{AsyncMessage, Client, Statement};
use tracing::warn;

use super::envelope::{Closing, Opening, Strange, Time};
use super::hint::{self, Hint};
use super::line::{Address, Connection, Driver, PATIENCE, Pauses};
use super::writer::HEADS;
use crate::news::Followed;
use crate::{Fault, TableId};

/// How often we look for ourselves.
const LOOK: Duration = Duration::from_secs(2);

/// Hints follow each other after so long at the soonest: every one wakes all parlours.
const GATHER: Duration = Duration::from_millis(50);

/// How many tables are looked at with one question.
const TABLES: usize = 1000;

/// How often it is told, at most, that somebody else speaks where parlours do.
const WARNING: Duration = Duration::from_secs(60);

const MANNERS: &str = "SET synchronous_commit = off; SET plan_cache_mode = force_generic_plan;
    SET enable_seqscan = off; SET enable_bitmapscan = off; SET jit = off";

const LISTEN: &str = "LISTEN parlour";

const TELL: &str = "SELECT pg_notify('parlour', piece) FROM unnest($1::text[]) AS piece";

const TIME: &str = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";

/// Tells and hears.
pub struct Hints {
    address: Address,
    followed: Arc<Followed>,
    told: UnboundedReceiver<Hint>,
    closing: Closing,
    ears: Arc<Ears>,
    /// Tables of which somebody says that they have grown.
    hinted: UnboundedReceiver<TableId>,
}

/// Opens what is heard, and passes it on.
struct Ears {
    opening: Mutex<Opening>,
    clock: Clock,
    followed: Arc<Followed>,
    look: UnboundedSender<TableId>,
    /// How much was heard that no parlour of this journal said.
    strange: Arc<AtomicU64>,
}

impl Hints {
    pub fn new(
        address: Address,
        secret: &[u8; 32],
        followed: Arc<Followed>,
        told: UnboundedReceiver<Hint>,
        strange: Arc<AtomicU64>,
    ) -> Result<Hints, Fault> {
        let (look, hinted) = mpsc::unbounded_channel();
        let (opening, clock) = (Mutex::new(Opening::new(secret)), Clock::new());
        let ears = Arc::new(Ears { opening, clock, followed: followed.clone(), look, strange });
        Ok(Hints { address, followed, told, closing: Closing::new(secret)?, ears, hinted })
    }

    /// Tells and hears for as long as it is let. A line that is lost is called again.
    pub async fn run(mut self) {
        let mut pauses = Pauses::new();
        loop {
            if let Ok((client, driver)) = self.call().await {
                pauses = Pauses::new();
                // How the line was lost matters to nobody: the next one is called.
                let _ = self.talk(&client, driver).await;
            }
            let next = Instant::now() + pauses.next();
            // Nobody can be told meanwhile; they will look for themselves.
            while let Ok(Some(_)) = timeout_at(next, self.told.recv()).await {}
        }
    }

    async fn call(&self) -> Result<(Client, Driver), Fault> {
        let (client, connection) = self.address.call().await?;
        let driver = Driver(tokio::spawn(hear(connection, self.ears.clone())));
        let ready = async {
            client.batch_execute(MANNERS).await?;
            self.ask_the_time(&client).await?;
            client.batch_execute(LISTEN).await?;
            Ok(())
        };
        patiently(ready).await?;
        Ok((client, driver))
    }

    async fn talk(&mut self, client: &Client, mut driver: Driver) -> Result<(), Fault> {
        let heads = client.prepare(HEADS).await?;
        let tell = client.prepare(TELL).await?;
        let mut look = interval(LOOK);
        look.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (mut news, mut told) = (Vec::new(), Instant::now() - GATHER);
        let mut hinted = Vec::new();
        loop {
            tokio::select! {
                // The first tick comes at once: what was said before we listened is lost.
                _ = look.tick() => patiently(async {
                    self.ask_the_time(client).await?;
                    self.look(client, &heads, &self.followed.list()).await
                }).await?,
                _ = self.hinted.recv_many(&mut hinted, TABLES) => {
                    let tables: HashSet<TableId> = hinted.drain(..).collect();
                    let tables: Vec<TableId> = tables.into_iter().collect();
                    patiently(self.look(client, &heads, &tables)).await?;
                }
                _ = self.told.recv_many(&mut news, TABLES), if news.is_empty() => {}
                // Where nothing was told for a moment this is told at once, else with what comes.
                () = sleep_until(told + GATHER), if !news.is_empty() => {
                    while news.len() < TABLES && let Ok(more) = self.told.try_recv() {
                        news.push(more);
                    }
                    told = Instant::now();
                    let now = self.ears.clock.now();
                    let pieces = hint::write(news.drain(..)).into_iter();
                    let pieces: Vec<String> =
                        pieces.map(|piece| self.closing.close(now, &piece)).collect();
                    patiently(async {
                        client.execute(&tell, &[&pieces]).await?;
                        Ok(())
                    })
                    .await?;
                }
                _ = &mut driver.0 => return Ok(()),
            }
        }
    }

    /// Compares where tables stand that somebody follows with what they were told.
    async fn look(
        &self,
        client: &Client,
        heads: &Statement,
        tables: &[TableId],
    ) -> Result<(), Fault> {
        for tables in tables.chunks(TABLES) {
            for row in client.query(heads, &[&tables]).await? {
                let entries: i32 = row.try_get(1)?;
                self.followed.tell(row.try_get(0)?, entries.unsigned_abs());
            }
        }
        Ok(())
    }

    async fn ask_the_time(&self, client: &Client) -> Result<(), Fault> {
        let now: i64 = client.query_one(TIME, &[]).await?.try_get(0)?;
        self.ears.clock.set(now);
        Ok(())
    }
}

async fn patiently(what: impl Future<Output = Result<(), Fault>>) -> Result<(), Fault> {
    timeout(2 * PATIENCE, what).await.unwrap_or(Err(Fault::Unreachable("no answer".into())))
}

/// Drives the line, and passes on what is heard on it.
async fn hear(mut connection: Connection, ears: Arc<Ears>) {
    let mut warned = None;
    while let Some(Ok(message)) = poll_fn(|cx| connection.poll_message(cx)).await {
        if let AsyncMessage::Notification(said) = message {
            match ears.open(said.payload()) {
                Ok(hints) => hints.for_each(|hint| ears.pass_on(hint)),
                Err(Strange::Late) => {}
                Err(why) => {
                    ears.strange.fetch_add(1, Relaxed);
                    if warned.is_none_or(|when: Instant| when.elapsed() > WARNING) {
                        warned = Some(Instant::now());
                        warn!(?why, "somebody else speaks where parlours do: nobody listens to it");
                    }
                }
            }
        }
    }
}

impl Ears {
    fn open(&self, said: &str) -> Result<impl Iterator<Item = Hint> + use<>, Strange> {
        let mut opening = self.opening.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(hint::read(opening.open(self.clock.now(), said)?))
    }

    fn pass_on(&self, hint: Hint) {
        match hint {
            Hint::Grown(table, entries) if self.followed.is_behind(table, entries) => {
                let _ = self.look.send(table);
            }
            Hint::Grown(..) => {}
            Hint::Said(table, words) => self.followed.pass_on(table, words),
        }
    }
}

/// The clock of the database, as far as it is known here.
struct Clock {
    start: Instant,
    /// What it says more than has passed since, in milliseconds.
    more: AtomicI64,
}

impl Clock {
    fn new() -> Clock {
        Clock { start: Instant::now(), more: AtomicI64::new(0) }
    }

    fn passed(&self) -> i64 {
        i64::try_from(self.start.elapsed().as_millis()).unwrap_or(i64::MAX)
    }

    fn set(&self, now: i64) {
        self.more.store(now.saturating_sub(self.passed()), Relaxed);
    }

    fn now(&self) -> Time {
        self.passed().saturating_add(self.more.load(Relaxed)).max(0).unsigned_abs()
    }
}

//! Who reads, beside those who write: all questions on one line, and again on the next when it is
//! lost.

use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bytes::Bytes;
use tokio::sync::Mutex;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Row, Statement};

use super::body::{self, Stored};
use super::line::{Address, Called, PATIENCE, Pauses, refused};
use crate::queue::{Answer, Work, answered};
use crate::{Counts, Fault, Listed, PAGE, TableId};

/// How long a call may take where the database has not answered for long.
const SOON: Duration = Duration::from_secs(1);

/// How long it may take to tell that all is well.
const PING: Duration = Duration::from_secs(2);

/// The rows from the one on that holds a number, and the one before: what that is linked to.
pub const READ: &str = "
    SELECT at, until, body, sum, day, dated FROM parlour.log
    WHERE id = $1 AND at >= coalesce(
        (SELECT at FROM parlour.log WHERE id = $1 AND at <= $2
         ORDER BY at DESC OFFSET 1 LIMIT 1), 0)
    ORDER BY at";

/// Both columns are compared, so that the primary key leads to the first.
pub const TABLES: &str = "
    SELECT id,
        (SELECT last.day FROM parlour.log AS last
         WHERE last.id = log.id ORDER BY last.at DESC LIMIT 1)
    FROM parlour.log
    WHERE (id, at) > ($1, $2) AND at = 0 ORDER BY id, at LIMIT $3";

/// What comes before the first table after one.
pub fn after(table: Option<TableId>) -> (TableId, i32) {
    table.map_or((TableId([0; 16]), -1), |table| (table, i32::MAX))
}

pub const COUNT: &str = "
    SELECT count(*) FILTER (WHERE at = 0), coalesce(sum(until - at), 0)::bigint FROM parlour.log";

/// What is asked.
pub enum Ask {
    /// The entries of a table from a number on.
    Read(TableId, u32, Answer<Vec<Bytes>>),
    /// The names after one.
    Tables(Option<TableId>, Answer<Vec<Listed>>),
    Count(Answer<Counts>),
    Ping(Answer<()>),
    Close,
}

/// A line for reading.
struct Line {
    called: Called,
    read: Statement,
    tables: Statement,
}

impl Line {
    async fn ask(
        &self,
        question: fn(&Line) -> &Statement,
        about: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, tokio_postgres::Error> {
        self.called.client.query(question(self), about).await
    }
}

/// Answers until it is told to close.
pub async fn run(
    reader: Reader,
    mut asks: UnboundedReceiver<Ask>,
    writers: Vec<UnboundedSender<Work>>,
) {
    let reader = Arc::new(reader);
    let mut answering = JoinSet::new();
    // Who asked may have gone away meanwhile.
    while let Some(ask) = asks.recv().await {
        let reader = reader.clone();
        match ask {
            Ask::Read(table, from, answer) => answering.spawn(async move {
                let _ = answer.send(reader.read(table, from).await);
            }),
            Ask::Tables(after, answer) => answering.spawn(async move {
                let _ = answer.send(reader.tables(after).await);
            }),
            Ask::Count(answer) => answering.spawn(async move {
                let _ = answer.send(reader.count().await);
            }),
            Ask::Ping(answer) => {
                let writers = writers.clone();
                answering.spawn(async move {
                    let _ = answer.send(ping(&writers).await);
                })
            }
            Ask::Close => break,
        };
        while answering.try_join_next().is_some() {}
    }
    // Whoever waits for a database that hangs is not waited for.
    let _ = timeout(2 * PATIENCE, answering.join_all()).await;
}

/// Whether all writers could write now.
async fn ping(writers: &[UnboundedSender<Work>]) -> Result<(), Fault> {
    let asked: Vec<_> = writers
        .iter()
        .map(|writer| {
            answered(|answer| {
                let _ = writer.send(Work::Ping(answer));
            })
        })
        .collect();
    let all = async {
        for one in asked {
            one.await?;
        }
        Ok(())
    };
    timeout(PING, all).await.unwrap_or_else(|_| Err(Fault::Unreachable("no answer".into())))
}

pub struct Reader {
    address: Address,
    line: Mutex<Option<Arc<Line>>>,
    /// Since when nothing can be read.
    out: std::sync::Mutex<Option<Instant>>,
}

impl Reader {
    /// A reader that has its line, or a reason why not.
    pub async fn new(address: Address) -> Result<Reader, Fault> {
        let reader = Reader { address, line: Mutex::new(None), out: std::sync::Mutex::default() };
        reader.line().await?;
        Ok(reader)
    }

    async fn read(&self, table: TableId, from: u32) -> Result<Vec<Bytes>, Fault> {
        let Ok(start) = i32::try_from(from) else { return Ok(Vec::new()) };
        let rows = self.patiently(|line| &line.read, &[&table, &start]).await?;
        entries(table, from, &rows)
    }

    async fn tables(&self, after: Option<TableId>) -> Result<Vec<Listed>, Fault> {
        let ((id, at), most) = (self::after(after), i64::from(PAGE));
        listed(&self.patiently(|line| &line.tables, &[&id, &at, &most]).await?)
    }

    /// Goes through the whole log, on a line of its own: readers do not wait for it.
    async fn count(&self) -> Result<Counts, Fault> {
        let called = self.address.client().await?;
        called.client.batch_execute("SET enable_seqscan = on").await?;
        let counts = counts(&called.client.query_one(COUNT, &[]).await?)?;
        called.close().await;
        Ok(counts)
    }

    /// Asks, and asks again when the line was lost: reading twice harms nobody. While the database is
    /// out of reach for longer than anybody waits, each asks once and is told soon: whoever looks at a
    /// table asks for several things, one after the other.
    async fn patiently(
        &self,
        question: fn(&Line) -> &Statement,
        about: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, Fault> {
        let start = Instant::now();
        let mut pauses = Pauses::new();
        loop {
            let is_out = self.out().is_some_and(|since| since.elapsed() > PATIENCE);
            let called = match is_out {
                true => timeout(SOON, self.line()).await,
                false => Ok(self.line().await),
            };
            let called = called.unwrap_or_else(|_| Err(Fault::Unreachable("no answer".into())));
            let fault = match called {
                Ok(line) => match timeout(2 * PATIENCE, line.ask(question, about)).await {
                    Ok(Ok(answer)) => {
                        *self.out() = None;
                        return Ok(answer);
                    }
                    Ok(Err(error)) if refused(&line.called.client, &error) => {
                        return Err(error.into());
                    }
                    Ok(Err(error)) => {
                        self.lost(&line).await;
                        error.into()
                    }
                    Err(_) => {
                        self.lost(&line).await;
                        Fault::Unreachable("no answer".into())
                    }
                },
                Err(fault) => fault,
            };
            if !matches!(fault, Fault::Unreachable(_)) {
                return Err(fault);
            }
            self.out().get_or_insert(start);
            if is_out || start.elapsed() > PATIENCE {
                return Err(fault);
            }
            sleep(pauses.next()).await;
        }
    }

    fn out(&self) -> MutexGuard<'_, Option<Instant>> {
        self.out.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn line(&self) -> Result<Arc<Line>, Fault> {
        let mut slot = self.line.lock().await;
        if let Some(line) = &*slot
            && !line.called.client.is_closed()
        {
            return Ok(line.clone());
        }
        *slot = None;
        let call = async {
            let called = self.address.client().await?;
            self.address.check(&called.client).await?;
            let read = called.client.prepare(READ).await?;
            let tables = called.client.prepare(TABLES).await?;
            Ok::<_, Fault>(Arc::new(Line { called, read, tables }))
        };
        let called = timeout(2 * PATIENCE, call).await;
        let line = called.map_err(|_| Fault::Unreachable("no answer".into()))??;
        *slot = Some(line.clone());
        Ok(line)
    }

    async fn lost(&self, line: &Arc<Line>) {
        let mut slot = self.line.lock().await;
        if slot.as_ref().is_some_and(|present| Arc::ptr_eq(present, line)) {
            *slot = None;
        }
    }
}

/// What rows of [`READ`] hold.
pub fn entries(table: TableId, from: u32, rows: &[Row]) -> Result<Vec<Bytes>, Fault> {
    let rows = rows.iter().map(|row| {
        let body = Bytes::copy_from_slice(row.try_get(2)?);
        let sum = row.try_get::<_, i64>(3)?.cast_unsigned();
        let day = row.try_get::<_, bool>(5)?.then_some(row.try_get(4)?);
        Ok(Stored { at: row.try_get(0)?, until: row.try_get(1)?, body, sum, day })
    });
    let rows: Vec<Stored> = rows.collect::<Result<_, tokio_postgres::Error>>()?;
    body::unpack(table, from, rows.into_iter())
}

/// What rows of [`TABLES`] say.
pub fn listed(rows: &[Row]) -> Result<Vec<Listed>, Fault> {
    let listed = rows.iter().map(|row| {
        let day = row.try_get::<_, i32>(1)?.cast_unsigned();
        Ok(Listed { table: row.try_get(0)?, day })
    });
    Ok(listed.collect::<Result<_, tokio_postgres::Error>>()?)
}

/// What the row of [`COUNT`] says.
pub fn counts(row: &Row) -> Result<Counts, Fault> {
    let number = |at| Ok::<_, Fault>(row.try_get::<_, i64>(at)?.unsigned_abs());
    Ok(Counts { tables: number(0)?, entries: number(1)? })
}

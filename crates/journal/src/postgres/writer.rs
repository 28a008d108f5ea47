//! Who writes: whatever waits becomes one statement and one sync, and what comes meanwhile waits
//! for the next.
//!
//! A line that is lost in the middle of a statement leaves us in doubt: was it done? It is never
//! simply done again. The new line first makes sure that the old one is gone, so that nothing can
//! come of it any more, and then looks for the nonce of the statement. What is found was kept, and
//! is acknowledged. What is not was not, and may be tried again: if somebody else was faster, that
//! is a conflict like any other.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

use bytes::Bytes;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::{sleep, timeout, timeout_at};
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Row, Statement};

use super::line::{Address, Called, PATIENCE, Pauses, refused};
use super::{body, format};
use crate::news::Followed;
use crate::queue::{Answer, Job, Work};
use crate::writer::{Commit, Observer};
use crate::{Fault, TableId};

/// So many appends at once are a crowd: more are on their way.
const CROWD: usize = 16;
/// How long a crowd is let gather before the next statement: a sync costs the same for one append
/// and for hundreds.
const GATHERING: Duration = Duration::from_millis(2);

/// So long after a commit it is taken for granted that the next would succeed.
const FRESH: Duration = Duration::from_secs(1);
/// So long after a refusal it is taken for granted that the next would be refused too.
const STALE: Duration = Duration::from_secs(3);

/// The fence: an append is kept if the table's last row ends where it begins. Of two who see the
/// same end at the same time one finds the place taken. What is not returned was refused.
///
/// What the last row's checksum is, only the database knows for sure: it links ours to it.
const APPEND: &str = "
    INSERT INTO parlour.log (id, at, until, nonce, body, sum, day, dated)
    SELECT new.id, new.at, new.until, $5, new.body,
        new.sum # coalesce((last.sum << 1) | ((last.sum >> 63) & 1), 0), new.day, true
    FROM unnest($1::uuid[], $2::int[], $3::int[], $4::bytea[], $6::bigint[], $7::int[])
        AS new (id, at, until, body, sum, day)
    LEFT JOIN LATERAL
        (SELECT log.until, log.sum FROM parlour.log
         WHERE log.id = new.id ORDER BY log.at DESC LIMIT 1) AS last ON true
    WHERE new.at = coalesce(last.until, 0)
    ON CONFLICT DO NOTHING
    RETURNING id";

/// Which appends of a statement were kept.
const KEPT: &str = "
    SELECT log.id FROM unnest($1::uuid[], $2::int[]) AS new (id, at)
    JOIN parlour.log ON log.id = new.id AND log.at = new.at
    WHERE log.nonce = $3";

/// Where tables stand.
pub const HEADS: &str = "
    SELECT id, coalesce(
        (SELECT last.until FROM parlour.log AS last
         WHERE last.id = asked.id ORDER BY last.at DESC LIMIT 1), 0)
    FROM unnest($1::uuid[]) AS asked (id)";

/// What is acknowledged is on disk, also where the database is set up to be less strict. Where it
/// waits for its replicas as well, that is left as it is.
const DURABLE: &str = "
    SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'";

/// Something written that nobody reads, to see whether it can be done: it goes to disk, and leaves
/// nothing in any table.
const TRY_OUT: &str = "SELECT pg_logical_emit_message(true, 'parlour', 'ping')";

/// Ends whoever holds our fence: a line of ours that was lost, though the server may not have
/// noticed yet. Until it is gone it could still do what it was asked for.
const END_FORMER: &str = "
    SELECT pg_terminate_backend(pid) FROM pg_locks
    WHERE locktype = 'advisory' AND granted AND pid <> pg_backend_pid() AND objsubid = 1
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND (classid::bigint << 32) | objid::bigint = $1";

/// An append that waits, since when.
struct Waiting {
    job: Job,
    since: Instant,
    body: Bytes,
}

impl Waiting {
    fn table(&self) -> TableId {
        self.job.append.table
    }

    fn at(&self) -> i32 {
        self.job.append.at as i32
    }

    fn until(&self) -> i32 {
        self.at() + self.job.append.entries.len() as i32
    }

    fn day(&self) -> i32 {
        self.job.append.day.cast_signed()
    }

    fn sum(&self) -> i64 {
        body::own(self.table(), self.at(), Some(self.day()), &self.body).cast_signed()
    }

    fn answer(self, answer: Result<(), Fault>) {
        // Who waited may have gone away meanwhile; the entries stay all the same.
        let _ = self.job.answer.send(answer);
    }
}

/// Appends of which it is not known whether they were kept.
struct Doubt {
    nonce: i64,
    batch: Vec<Waiting>,
}

/// A line for writing.
struct Line {
    called: Called,
    append: Statement,
    heads: Statement,
}

/// What a writer needs.
pub struct Setting {
    pub address: Address,
    pub observer: Arc<Observer>,
    pub followed: Arc<Followed>,
}

/// A writer at work.
pub struct Writer {
    setting: Setting,
    work: UnboundedReceiver<Work>,
    /// Held by our line as long as the server knows it.
    fence: i64,
    line: Option<Line>,
    pauses: Pauses,
    waiting: VecDeque<Waiting>,
    doubt: Option<Doubt>,
    pings: Vec<Answer<()>>,
    closing: Option<Answer<()>>,
    /// When something was last stored, and when something was last refused.
    stored: Option<Instant>,
    failed: Option<(Instant, Fault)>,
    /// What kept something from being written that waited when we were told to close.
    unwritten: Option<Fault>,
}

impl Writer {
    /// A writer that has its line, or a reason why not.
    pub async fn new(setting: Setting, work: UnboundedReceiver<Work>) -> Result<Writer, Fault> {
        let mut writer = Writer {
            setting,
            work,
            fence: number()?,
            line: None,
            pauses: Pauses::new(),
            waiting: VecDeque::new(),
            doubt: None,
            pings: Vec::new(),
            closing: None,
            stored: None,
            failed: None,
            unwritten: None,
        };
        writer.hold_the_line().await?;
        Ok(writer)
    }

    /// Writes until it is told to close. Who asks afterwards finds the queue gone.
    pub async fn run(mut self) {
        let mut crowd = false;
        loop {
            if self.is_idle() {
                let Some(first) = self.work.recv().await else { break };
                self.take(first);
                // A lone player never waits for this.
                if crowd {
                    sleep(GATHERING).await;
                }
            }
            while self.closing.is_none()
                && let Ok(next) = self.work.try_recv()
            {
                self.take(next);
            }
            crowd = self.waiting.len() >= CROWD;
            if self.closing.is_some() && self.waiting.is_empty() && self.doubt.is_none() {
                break;
            }
            match self.hold_the_line().await {
                Ok(()) => {
                    self.pauses = Pauses::new();
                    self.write().await;
                    self.answer_pings().await;
                }
                Err(fault) => self.wait_for_better_times(fault).await,
            }
        }
        if let Some(line) = self.line.take() {
            line.called.close().await;
        }
        if let Some(answer) = self.closing.take() {
            let _ = answer.send(self.unwritten.map_or(Ok(()), Err));
        }
    }

    fn is_idle(&self) -> bool {
        self.waiting.is_empty()
            && self.doubt.is_none()
            && self.pings.is_empty()
            && self.closing.is_none()
    }

    fn take(&mut self, work: Work) {
        match work {
            Work::Append(job) => match check(&job) {
                Ok(body) => self.waiting.push_back(Waiting { job, since: Instant::now(), body }),
                Err(fault) => drop(job.answer.send(Err(fault))),
            },
            Work::Ping(answer) => self.pings.push(answer),
            Work::Close(answer) => self.closing = Some(answer),
            // Only a journal in a file is asked for these.
            Work::Forget(_, answer) => drop(answer),
            Work::Shrink(answer) => drop(answer),
        }
    }

    /// Sees to it that there is a line, and no doubt left of an earlier one.
    async fn hold_the_line(&mut self) -> Result<(), Fault> {
        if self.line.as_ref().is_some_and(|line| !line.called.client.is_closed()) {
            return Ok(());
        }
        self.line = None;
        let called = timeout(2 * PATIENCE, self.call()).await;
        let line = called.map_err(|_| Fault::Unreachable("no answer".into()))??;
        (self.line, self.failed) = (Some(line), None);
        Ok(())
    }

    async fn call(&mut self) -> Result<Line, Fault> {
        let called = self.setting.address.client().await?;
        let client = &called.client;
        self.setting.address.check(client).await?;
        client.batch_execute(DURABLE).await?;
        format::use_together(client).await?;
        client.query(END_FORMER, &[&self.fence]).await?;
        client.execute("SELECT pg_advisory_lock($1)", &[&self.fence]).await.map_err(|error| {
            match Fault::from(error) {
                Fault::Locked => Fault::Unreachable("a former line does not end".into()),
                fault => fault,
            }
        })?;
        if let Some(doubt) = &self.doubt {
            let (ids, ats) = doubt.names();
            let kept = client.query(KEPT, &[&ids, &ats, &doubt.nonce]).await?;
            let kept = tables(&kept)?;
            let batch = self.doubt.take().map(|doubt| doubt.batch).unwrap_or_default();
            let (kept, lost): (Vec<_>, _) =
                batch.into_iter().partition(|waiting| kept.binary_search(&waiting.table()).is_ok());
            self.acknowledge(kept);
            self.put_back(lost);
        }
        let append = client.prepare(APPEND).await?;
        let heads = client.prepare(HEADS).await?;
        Ok(Line { called, append, heads })
    }

    /// Writes what waits: of each table the first that came, since the next builds upon it.
    async fn write(&mut self) {
        let mut seen = HashSet::new();
        let (mut batch, rest): (Vec<_>, Vec<_>) =
            self.waiting.drain(..).partition(|waiting| seen.insert(waiting.table()));
        self.waiting.extend(rest);
        // Two who write the same tables in the same order cannot wait for each other in a circle.
        batch.sort_unstable_by_key(Waiting::table);
        let (empty, batch): (Vec<_>, Vec<_>) =
            batch.into_iter().partition(|waiting| waiting.job.append.entries.is_empty());
        if !batch.is_empty() {
            self.append(batch).await;
        }
        if !empty.is_empty() {
            self.compare(empty).await;
        }
    }

    async fn append(&mut self, batch: Vec<Waiting>) {
        let (Some(line), Ok(nonce)) = (&self.line, number()) else { return self.put_back(batch) };
        let start = Instant::now();
        let ids: Vec<TableId> = batch.iter().map(Waiting::table).collect();
        let ats: Vec<i32> = batch.iter().map(Waiting::at).collect();
        let untils: Vec<i32> = batch.iter().map(Waiting::until).collect();
        let bodies: Vec<&[u8]> = batch.iter().map(|waiting| &waiting.body[..]).collect();
        let client = &line.called.client;
        let sums: Vec<i64> = batch.iter().map(Waiting::sum).collect();
        let days: Vec<i32> = batch.iter().map(Waiting::day).collect();
        let appends: [&(dyn ToSql + Sync); 7] =
            [&ids, &ats, &untils, &bodies, &nonce, &sums, &days];
        match timeout(2 * PATIENCE, client.query(&line.append, &appends)).await {
            Ok(Ok(rows)) => match tables(&rows) {
                Ok(kept) => {
                    let (kept, refused): (Vec<_>, Vec<_>) = batch
                        .into_iter()
                        .partition(|waiting| kept.binary_search(&waiting.table()).is_ok());
                    self.commit(&kept, start.elapsed());
                    self.acknowledge(kept);
                    refused.into_iter().for_each(|waiting| waiting.answer(Err(Fault::Conflict)));
                }
                Err(fault) => self.fail(batch, &fault),
            },
            Ok(Err(error)) if refused(client, &error) => {
                if passing(&error) {
                    sleep(self.pauses.next()).await;
                    let fault = Fault::from(error);
                    self.put_back(batch);
                    self.give_up_on_the_impatient(&fault);
                } else {
                    self.fail(batch, &Fault::from(error));
                }
            }
            _ => {
                self.line = None;
                self.doubt = Some(Doubt { nonce, batch });
            }
        }
    }

    /// An append of nothing stores nothing, but it has an opinion on where the table stands.
    async fn compare(&mut self, batch: Vec<Waiting>) {
        let Some(line) = &self.line else { return self.put_back(batch) };
        let ids: Vec<TableId> = batch.iter().map(Waiting::table).collect();
        let sent = timeout(PATIENCE, line.called.client.query(&line.heads, &[&ids])).await;
        let Ok(Ok(rows)) = sent else {
            self.line = None;
            return self.put_back(batch);
        };
        let heads: HashMap<TableId, i32> = rows
            .iter()
            .filter_map(|row| Some((row.try_get(0).ok()?, row.try_get(1).ok()?)))
            .collect();
        for waiting in batch {
            let fits = heads.get(&waiting.table()) == Some(&waiting.at());
            waiting.answer(if fits { Ok(()) } else { Err(Fault::Conflict) });
        }
    }

    fn commit(&mut self, kept: &[Waiting], took: Duration) {
        (self.stored, self.failed) = (Some(Instant::now()), None);
        if !kept.is_empty() {
            let entries = kept.iter().map(|waiting| waiting.job.append.entries.len()).sum();
            (self.setting.observer)(Commit { entries, tables: kept.len(), took });
        }
    }

    fn acknowledge(&self, kept: Vec<Waiting>) {
        for waiting in kept {
            let (table, entries) = (waiting.table(), waiting.until() as u32);
            waiting.answer(Ok(()));
            self.setting.followed.tell(table, entries);
        }
    }

    fn fail(&mut self, batch: Vec<Waiting>, fault: &Fault) {
        if batch.is_empty() {
            return;
        }
        self.failed = Some((Instant::now(), fault.clone()));
        if self.closing.is_some() {
            self.unwritten = Some(fault.clone());
        }
        batch.into_iter().for_each(|waiting| waiting.answer(Err(fault.clone())));
    }

    /// To be tried again, before all that came later.
    fn put_back(&mut self, batch: Vec<Waiting>) {
        batch.into_iter().rev().for_each(|waiting| self.waiting.push_front(waiting));
    }

    /// There is no line. Those who have waited long enough are told, and so is who asks meanwhile.
    async fn wait_for_better_times(&mut self, fault: Fault) {
        self.failed = Some((Instant::now(), fault.clone()));
        if !matches!(fault, Fault::Unreachable(_) | Fault::Locked) {
            // There is a database, but no journal of ours that could be used: that will not pass.
            let batch = self.waiting.drain(..).collect();
            self.fail(batch, &fault);
        }
        self.give_up_on_the_impatient(&fault);
        let next = tokio::time::Instant::now() + self.pauses.next();
        loop {
            for ping in self.pings.drain(..) {
                let _ = ping.send(Err(fault.clone()));
            }
            if self.closing.is_some() {
                break sleep(Duration::from_millis(50)).await;
            }
            match timeout_at(next, self.work.recv()).await {
                Ok(Some(work)) => self.take(work),
                Ok(None) | Err(_) => break,
            }
        }
    }

    fn give_up_on_the_impatient(&mut self, fault: &Fault) {
        let (late, rest): (Vec<_>, Vec<_>) =
            self.waiting.drain(..).partition(|waiting| waiting.since.elapsed() > PATIENCE);
        self.waiting.extend(rest);
        self.fail(late, fault);
        let late = |doubt: &mut Doubt| {
            doubt.batch.iter().any(|waiting| waiting.since.elapsed() > PATIENCE)
        };
        if let Some(doubt) = self.doubt.take_if(late) {
            self.fail(doubt.batch, &Fault::InDoubt);
        }
    }

    async fn answer_pings(&mut self) {
        if self.pings.is_empty() {
            return;
        }
        let able = self.try_out().await;
        for ping in self.pings.drain(..) {
            let _ = ping.send(able.clone());
        }
    }

    /// Whether something could be stored now.
    async fn try_out(&mut self) -> Result<(), Fault> {
        match &self.failed {
            Some((when, fault)) if when.elapsed() < STALE && self.line.is_some() => {
                return Err(fault.clone());
            }
            _ => {}
        }
        if self.stored.is_some_and(|stored| stored.elapsed() < FRESH) {
            return Ok(());
        }
        let Some(line) = &self.line else { return Err(Fault::Unreachable("no line".into())) };
        match timeout(PATIENCE, line.called.client.execute(TRY_OUT, &[])).await {
            Ok(written) => drop(written?),
            Err(_) => {
                self.line = None;
                return Err(Fault::Unreachable("no answer".into()));
            }
        }
        (self.stored, self.failed) = (Some(Instant::now()), None);
        Ok(())
    }
}

impl Doubt {
    fn names(&self) -> (Vec<TableId>, Vec<i32>) {
        self.batch.iter().map(|waiting| (waiting.table(), waiting.at())).unzip()
    }
}

/// Whether it could be stored at all, and as what.
fn check(job: &Job) -> Result<Bytes, Fault> {
    let at = i32::try_from(job.append.at).map_err(|_| Fault::Conflict)?;
    let room = usize::try_from(i32::MAX - at).unwrap_or_default();
    if job.append.entries.len() > room {
        return Err(Fault::TooLong);
    }
    body::pack(&job.append.entries)
}

/// The names in an answer, sorted.
fn tables(rows: &[Row]) -> Result<Vec<TableId>, Fault> {
    let mut tables: Vec<TableId> =
        rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
    tables.sort_unstable();
    Ok(tables)
}

/// Whether the same, tried again, could succeed: somebody else was in the way.
fn passing(error: &tokio_postgres::Error) -> bool {
    let ways = [
        SqlState::T_R_SERIALIZATION_FAILURE,
        SqlState::T_R_DEADLOCK_DETECTED,
        SqlState::LOCK_NOT_AVAILABLE,
        SqlState::QUERY_CANCELED,
    ];
    error.code().is_some_and(|code| ways.contains(code))
}

fn number() -> Result<i64, Fault> {
    let number = getrandom::u64().map_err(|error| Fault::Io(error.to_string()))?;
    Ok(number.cast_signed())
}

//! The line of a node to the database, which misbehaves as lines to PostgreSQL do. What is sent may
//! arrive late or never, and so may the answer. A writer whose line was lost makes sure that nothing
//! can come of it any more, then looks whether something has; who waits for too long is told that it
//! cannot be reached, or that nobody knows.

use super::hands::Whose;
use super::{Defect, World};
use bytes::Bytes;
use journal::{Counts, Fault, Journal, LONGEST_WHISPER, Memory, News, Soon, TableId, Whispers};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, mpsc, oneshot};
use tokio::time::{Instant, sleep, timeout};

/// As long as one waits for a database that does not answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// How often a node looks for itself where its tables stand.
const LOOK: Duration = Duration::from_secs(2);

/// The secret of the parlour.
pub const SECRET: [u8; 32] = [7; 32];

/// What comes in on the line by itself.
enum Heard {
    Grown(TableId),
    Said(TableId, Bytes),
}

/// A node's line to the database.
pub struct Line {
    world: Arc<World>,
    pub whose: Whose,
    /// Passes on what is heard, inside of this node.
    ears: Memory,
    whole: AtomicBool,
    /// Nothing can come any more of what was sent in an earlier era.
    era: AtomicU32,
    /// The tables that somebody follows.
    followed: Mutex<BTreeSet<TableId>>,
    heard: mpsc::UnboundedSender<Heard>,
    /// It is a new line: something may have been missed.
    renewed: Notify,
}

/// Something to be appended, on its way.
struct Parcel {
    table: TableId,
    at: u32,
    entries: Vec<Bytes>,
    era: u32,
    /// What became of it, once it has arrived.
    arrived: Mutex<Option<Result<(), Fault>>>,
}

impl Line {
    pub fn new(world: &Arc<World>, whose: Whose) -> Arc<Line> {
        let (heard, hears) = mpsc::unbounded_channel();
        let line = Arc::new(Line {
            world: world.clone(),
            whose,
            ears: Memory::new(SECRET),
            whole: AtomicBool::new(true),
            era: AtomicU32::new(0),
            followed: Mutex::default(),
            heard,
            renewed: Notify::new(),
        });
        world.hands.spawn(whose, line.clone().listen(hears));
        world.hands.spawn(whose, line.clone().watch());
        line
    }

    pub fn is_whole(&self) -> bool {
        self.whole.load(Relaxed)
    }

    pub fn cut(&self) {
        self.whole.store(false, Relaxed);
    }

    pub fn mend(&self) {
        self.whole.store(true, Relaxed);
        self.renewed.notify_one();
    }

    fn followed(&self) -> MutexGuard<'_, BTreeSet<TableId>> {
        self.followed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Hears what others say. Of how much they have stored nothing is believed: one looks.
    async fn listen(self: Arc<Line>, mut hears: mpsc::UnboundedReceiver<Heard>) {
        while let Some(heard) = hears.recv().await {
            match heard {
                Heard::Grown(table) => {
                    let line = self.clone();
                    self.world.hands.spawn(self.whose, async move { line.look_at([table]).await });
                }
                Heard::Said(table, words) => self.ears.whisper(table, words),
            }
        }
    }

    /// Looks for itself now and then, and whenever the line is new.
    async fn watch(self: Arc<Line>) {
        loop {
            let _ = timeout(LOOK, self.renewed.notified()).await;
            self.look().await;
        }
    }

    /// Compares where the tables stand that somebody follows with what they were told.
    async fn look(self: &Arc<Line>) {
        if self.world.defect == Some(Defect::NeverLooks) || !self.is_whole() {
            return;
        }
        let followed: Vec<TableId> = self.followed().iter().copied().collect();
        self.look_at(followed).await;
    }

    /// Looks how far these tables have grown, and tells whoever follows them.
    async fn look_at(self: &Arc<Line>, tables: impl IntoIterator<Item = TableId> + Send + 'static) {
        let world = self.world.clone();
        let heads = self.asks(move || {
            tables.into_iter().map(|table| (table, world.database.head(table))).collect()
        });
        let heads: Vec<(TableId, u32)> = heads.await.unwrap_or_default();
        heads.into_iter().for_each(|(table, entries)| self.ears.tell(table, entries));
    }

    /// Asks the database something that changes nothing; none if no answer comes.
    async fn asks<T: Send + 'static>(
        self: &Arc<Line>,
        what: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        let (line, world) = (self.clone(), self.world.clone());
        self.world.hands.spawn(Whose::Worlds, async move {
            if line.travel().await.is_err() {
                return world.weather.leave(answer).await;
            }
            let found = what();
            match line.travel().await {
                Ok(()) => drop(answer.send(found)),
                Err(()) => world.weather.leave(answer).await,
            }
        });
        timeout(2 * PATIENCE, answered).await.ok()?.ok()
    }

    /// Something is on the line, in either direction; says whether it comes through.
    async fn travel(&self) -> Result<(), ()> {
        let lost = self.world.weather.loses();
        sleep(self.world.weather.trip()).await;
        if lost || !self.is_whole() { Err(()) } else { Ok(()) }
    }

    async fn read_patiently(
        self: Arc<Line>,
        table: TableId,
        from: u32,
    ) -> Result<Vec<Bytes>, Fault> {
        let (since, mut pauses) = (Instant::now(), Pauses::default());
        loop {
            if self.is_whole() {
                let world = self.world.clone();
                if let Some(read) = self.asks(move || world.database.read_from(table, from)).await {
                    return Ok(read);
                }
            }
            if since.elapsed() > PATIENCE {
                return Err(unreachable());
            }
            sleep(pauses.next()).await;
        }
    }

    async fn write(
        self: Arc<Line>,
        table: TableId,
        at: u32,
        entries: Vec<Bytes>,
    ) -> Result<(), Fault> {
        let (since, mut pauses) = (Instant::now(), Pauses::default());
        let until = at + entries.len() as u32;
        loop {
            if self.is_whole() {
                let era = self.era.load(Relaxed);
                let (entries, arrived) = (entries.clone(), Mutex::default());
                let parcel = Arc::new(Parcel { table, at, entries, era, arrived });
                let answer = match timeout(2 * PATIENCE, self.send(&parcel)).await {
                    Ok(Ok(answer)) => Some(answer),
                    _ => self.dispel(&parcel, since, &mut pauses).await?,
                };
                match answer {
                    Some(Ok(())) => {
                        // What is appended here is told here at once.
                        self.ears.tell(table, until);
                        return Ok(());
                    }
                    Some(Err(fault)) => return Err(fault),
                    None => {}
                }
            } else if since.elapsed() > PATIENCE {
                return Err(unreachable());
            }
            sleep(pauses.next()).await;
        }
    }

    /// Sends a parcel, and hears what became of it. Once sent it needs nobody here to arrive.
    fn send(self: &Arc<Line>, parcel: &Arc<Parcel>) -> oneshot::Receiver<Result<(), Fault>> {
        let (answer, answered) = oneshot::channel();
        let (line, parcel, world) = (self.clone(), parcel.clone(), self.world.clone());
        self.world.hands.spawn(Whose::Worlds, async move {
            if line.travel().await.is_err() {
                return world.weather.leave(answer).await;
            }
            let Some(became) = parcel.arrive(&line) else {
                return world.weather.leave(answer).await;
            };
            match line.travel().await {
                Ok(()) => drop(answer.send(became)),
                Err(()) => world.weather.leave(answer).await,
            }
        });
        answered
    }

    /// The line was lost while a parcel was on its way. Sees to it that it arrives never, unless it
    /// has: then it was kept or not. None if it may be sent again.
    async fn dispel(
        self: &Arc<Line>,
        parcel: &Arc<Parcel>,
        since: Instant,
        pauses: &mut Pauses,
    ) -> Result<Option<Result<(), Fault>>, Fault> {
        loop {
            let line = self.clone();
            let ended = self.is_whole()
                && self.asks(move || line.era.fetch_add(1, Relaxed)).await.is_some();
            if ended {
                let arrived = parcel.arrived.lock().unwrap_or_else(PoisonError::into_inner).clone();
                return Ok(arrived.filter(Result::is_ok));
            }
            if since.elapsed() > PATIENCE {
                return Err(Fault::InDoubt);
            }
            sleep(pauses.next()).await;
        }
    }

    /// Tells all nodes something, which may reach them late, twice, or never.
    fn tell_all(&self, heard: impl Fn() -> Heard + Send + 'static) {
        if !self.is_whole() {
            return;
        }
        for line in self.world.lines() {
            for _ in 0..self.world.weather.times_heard() {
                let (world, line, heard) = (self.world.clone(), line.clone(), heard());
                self.world.hands.spawn(Whose::Worlds, async move {
                    sleep(world.weather.trip()).await;
                    if line.is_whole() {
                        let _ = line.heard.send(heard);
                    }
                });
            }
        }
    }
}

impl Parcel {
    /// The database has it; none if the line it came on has been ended.
    fn arrive(&self, line: &Line) -> Option<Result<(), Fault>> {
        let world = &line.world;
        if self.era != line.era.load(Relaxed) {
            return None;
        }
        let became = world.database.append(self.table, self.at, &self.entries);
        let (whose, table, at, many) = (line.whose, self.table, self.at, self.entries.len());
        let kept = if became.is_ok() { "kept" } else { "too late" };
        world.tale.tell(format_args!("{whose:?} {table:?}@{at}+{many}: {kept}"));
        *self.arrived.lock().unwrap_or_else(PoisonError::into_inner) = Some(became.clone());
        Some(became)
    }
}

/// A line as the journal of a parlour.
pub struct ByLine(pub Arc<Line>);

impl ByLine {
    /// Something that is done in this node, whether or not anybody waits for it.
    fn soon<T: Send + 'static>(
        &self,
        what: impl Future<Output = Result<T, Fault>> + Send + 'static,
    ) -> Soon<T> {
        let (answer, answered) = oneshot::channel();
        self.0.world.hands.spawn(self.0.whose, async move {
            let _ = answer.send(what.await);
        });
        Box::pin(async move { answered.await.unwrap_or(Err(Fault::Closed)) })
    }
}

impl Journal for ByLine {
    fn append(&self, table: TableId, at: u32, entries: Vec<Bytes>) -> Soon<()> {
        self.soon(self.0.clone().write(table, at, entries))
    }

    fn read(&self, table: TableId) -> Soon<Vec<Bytes>> {
        self.read_from(table, 0)
    }

    fn read_from(&self, table: TableId, from: u32) -> Soon<Vec<Bytes>> {
        self.soon(self.0.clone().read_patiently(table, from))
    }

    fn news(&self, table: TableId, known: u32) -> News {
        self.0.followed().insert(table);
        self.0.ears.news(table, known)
    }

    fn hint(&self, table: TableId, _: u32) {
        self.0.tell_all(move || Heard::Grown(table));
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn whisper(&self, table: TableId, words: Bytes) {
        if words.len() <= LONGEST_WHISPER {
            self.0.tell_all(move || Heard::Said(table, words.clone()));
        }
    }

    fn whispers(&self, table: TableId) -> Option<Whispers> {
        self.0.ears.whispers(table)
    }

    fn count(&self) -> Soon<Counts> {
        Box::pin(async { Ok(Counts::default()) })
    }

    fn secret(&self) -> [u8; 32] {
        SECRET
    }

    fn close(&self) -> Soon<()> {
        Box::pin(async { Ok(()) })
    }
}

fn unreachable() -> Fault {
    Fault::Unreachable("no answer".into())
}

/// Longer and longer pauses between attempts.
struct Pauses(Duration);

impl Default for Pauses {
    fn default() -> Pauses {
        Pauses(Duration::from_millis(50))
    }
}

impl Pauses {
    fn next(&mut self) -> Duration {
        let pause = self.0;
        self.0 = (pause * 2).min(Duration::from_secs(1));
        pause
    }
}

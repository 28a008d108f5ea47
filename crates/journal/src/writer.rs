//! The thread that writes: whatever waits becomes one transaction and one sync of the disk, and
//! what comes meanwhile waits for the next.

use std::sync::mpsc::{Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use tracing::error;

use crate::file::Hold;
use crate::news::Followed;
use crate::queue::{Job, Work};
use crate::reader::Ask;
use crate::store::Store;
use crate::{Counts, Fault};

/// So many appends at once are a crowd: more are on their way.
const CROWD: usize = 16;
/// How long the writer lets a crowd gather before its next transaction. A sync costs the same for
/// one append and for hundreds, and its processor time is missing elsewhere.
const GATHERING: Duration = Duration::from_millis(5);

/// So long after something was stored it is taken for granted that the next would be, and so long
/// after it was tried in vain that it would be in vain again.
const FRESH: Duration = Duration::from_secs(1);

/// Told of every transaction, on the writing thread.
pub type Observer = Box<dyn Fn(Commit) + Send + Sync>;

/// What one transaction wrote, and how long it took to be on disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commit {
    /// How many entries,
    pub entries: usize,
    /// of how many tables.
    pub tables: usize,
    /// From taking the appends out of the queue to their being on disk.
    pub took: Duration,
}

/// The writing thread and what it closes at the end.
pub struct Writer {
    pub store: Store,
    /// None when closed.
    pub counts: Arc<Mutex<Option<Counts>>>,
    pub observer: Observer,
    pub followed: Arc<Followed>,
    pub asks: Sender<Ask>,
    pub reader: JoinHandle<()>,
    pub hold: Hold,
}

impl Writer {
    /// Writes until it is told to close. Who asks afterwards finds the queue gone.
    pub fn run(mut self, work: &Receiver<Work>) {
        let mut jobs = Vec::new();
        let mut closing = None;
        let mut crowd = false;
        let mut pings = Vec::new();
        // What became of the last try, and when. After a commit that failed it is tried anew.
        let mut lately: Option<(Instant, Result<(), Fault>)> = None;
        while closing.is_none() {
            let Ok(first) = work.recv() else { break };
            // A lone player never waits for this.
            if crowd {
                std::thread::sleep(GATHERING);
            }
            for next in std::iter::once(first).chain(work.try_iter()) {
                match next {
                    Work::Append(job) => jobs.push(job),
                    Work::Ping(answer) => pings.push(answer),
                    Work::Forget(tables, answer) => {
                        let _ = answer.send(self.store.forget(&tables));
                        self.tell(Some(self.store.counts()));
                    }
                    Work::Shrink(answer) => {
                        let _ = answer.send(self.store.shrink());
                    }
                    Work::Close(answer) => {
                        closing = Some(answer);
                        break;
                    }
                }
            }
            crowd = jobs.len() >= CROWD;
            if !jobs.is_empty() {
                lately = self.write(&mut jobs).then(|| (Instant::now(), Ok(())));
            }
            if !pings.is_empty() {
                let able = match lately.take().filter(|(when, _)| when.elapsed() < FRESH) {
                    Some(lately) => lately,
                    None => (Instant::now(), self.store.try_out()),
                };
                for ping in pings.drain(..) {
                    let _ = ping.send(able.1.clone());
                }
                lately = Some(able);
            }
        }
        let closed = self.close();
        if let Some(answer) = closing {
            let _ = answer.send(closed);
        }
    }

    /// Writes what waits, and tells whether the disk did its part.
    fn write(&mut self, jobs: &mut Vec<Job>) -> bool {
        let start = Instant::now();
        let result = self.store.write(jobs.iter().map(|job| &job.append));
        let took = start.elapsed();
        self.tell(Some(self.store.counts()));
        match result {
            Ok(written) => {
                self.spread_the_news(jobs, &written.answers);
                // Who waited may have gone away meanwhile; the entries stay all the same.
                for (job, answer) in jobs.drain(..).zip(written.answers) {
                    let _ = job.answer.send(answer);
                }
                if written.entries > 0 {
                    let (entries, tables) = (written.entries, written.tables);
                    (self.observer)(Commit { entries, tables, took });
                }
                true
            }
            // One table that cannot be read must not hold up the others: each on its own.
            Err(Fault::Corrupt(_)) if jobs.len() > 1 => {
                let alone = std::mem::take(jobs).into_iter();
                let written = alone.map(|job| self.write(&mut vec![job]));
                written.fold(false, |any, written| any | written)
            }
            Err(fault) => {
                error!(%fault, appends = jobs.len(), "nothing could be stored");
                for job in jobs.drain(..) {
                    let _ = job.answer.send(Err(fault.clone()));
                }
                false
            }
        }
    }

    fn spread_the_news(&self, jobs: &[Job], answers: &[Result<(), Fault>]) {
        if self.followed.is_empty() {
            return;
        }
        for (Job { append, .. }, _) in jobs.iter().zip(answers).filter(|(_, done)| done.is_ok()) {
            self.followed.tell(append.table, append.at + append.entries.len() as u32);
        }
    }

    fn tell(&self, counts: Option<Counts>) {
        *self.counts.lock().unwrap_or_else(PoisonError::into_inner) = counts;
    }

    /// The reader goes first, so that the last to leave is the one that tidies the file up; the
    /// hold on it last, when the file is nobody's.
    fn close(self) -> Result<(), Fault> {
        self.tell(None);
        self.followed.close();
        let _ = self.asks.send(Ask::Close);
        let _ = self.reader.join();
        let closed = self.store.close();
        drop(self.hold);
        closed
    }
}

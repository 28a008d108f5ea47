//! The thread that writes: whatever waits becomes one transaction and one sync of the disk, and
//! what comes meanwhile waits for the next.

use std::fs::File;
use std::sync::mpsc::{Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use tokio::sync::{OwnedSemaphorePermit, oneshot};

use crate::reader::Ask;
use crate::sqlite::Observer;
use crate::store::{Append, Store};
use crate::{Counts, Fault};

/// So many appends at once are a crowd: more are on their way.
const CROWD: usize = 16;
/// How long the writer lets a crowd gather before its next transaction. A sync costs the same for
/// one append and for hundreds, and its processor time is missing elsewhere.
const GATHERING: Duration = Duration::from_millis(5);

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

/// What the writer is asked for.
pub enum Work {
    Append(Job),
    Close(oneshot::Sender<Result<(), Fault>>),
}

/// An append that somebody waits for.
pub struct Job {
    pub append: Append,
    pub answer: oneshot::Sender<Result<(), Fault>>,
    /// Its place in the queue, given back when it is answered.
    pub _room: OwnedSemaphorePermit,
}

/// The writing thread and what it closes at the end.
pub struct Writer {
    pub store: Store,
    /// None when closed.
    pub counts: Arc<Mutex<Option<Counts>>>,
    pub observer: Observer,
    pub asks: Sender<Ask>,
    pub reader: JoinHandle<()>,
    pub lock: File,
}

impl Writer {
    /// Writes until it is told to close. Who asks afterwards finds the queue gone.
    pub fn run(mut self, work: &Receiver<Work>) {
        let mut jobs = Vec::new();
        let mut closing = None;
        let mut crowd = false;
        while closing.is_none() {
            let Ok(first) = work.recv() else { break };
            // A lone player never waits for this.
            if crowd {
                std::thread::sleep(GATHERING);
            }
            for next in std::iter::once(first).chain(work.try_iter()) {
                match next {
                    Work::Append(job) => jobs.push(job),
                    Work::Close(answer) => {
                        closing = Some(answer);
                        break;
                    }
                }
            }
            crowd = jobs.len() >= CROWD;
            if !jobs.is_empty() {
                self.write(&mut jobs);
            }
        }
        let closed = self.close();
        if let Some(answer) = closing {
            let _ = answer.send(closed);
        }
    }

    fn write(&mut self, jobs: &mut Vec<Job>) {
        let start = Instant::now();
        let result = self.store.write(jobs.iter().map(|job| &job.append));
        let took = start.elapsed();
        self.tell(Some(self.store.counts()));
        match result {
            Ok(written) => {
                // Who waited may have gone away meanwhile; the entries stay all the same.
                for (job, answer) in jobs.drain(..).zip(written.answers) {
                    let _ = job.answer.send(answer);
                }
                if written.entries > 0 {
                    let (entries, tables) = (written.entries, written.tables);
                    (self.observer)(Commit { entries, tables, took });
                }
            }
            Err(fault) => {
                for job in jobs.drain(..) {
                    let _ = job.answer.send(Err(fault.clone()));
                }
            }
        }
    }

    fn tell(&self, counts: Option<Counts>) {
        *self.counts.lock().unwrap_or_else(PoisonError::into_inner) = counts;
    }

    /// The reader goes first, so that the last to leave is the one that tidies the file up; the
    /// lock last, when the file is nobody's.
    fn close(self) -> Result<(), Fault> {
        self.tell(None);
        let _ = self.asks.send(Ask::Close);
        let _ = self.reader.join();
        let closed = self.store.close();
        drop(self.lock);
        closed
    }
}

//! Appends on their way to whoever writes them: in the order of the calls, and not too many.

use std::sync::Arc;

use bytes::Bytes;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

use crate::{Fault, Soon, TableId};

/// How many bytes may wait to be written; who comes later waits for room.
const ROOM: u32 = 8 << 20;

/// What an entry or an append costs in memory beside its bytes, roughly.
const OVERHEAD: usize = 128;

/// What is to be appended to a table.
pub struct Append {
    pub table: TableId,
    pub at: u32,
    pub entries: Vec<Bytes>,
    /// The day of the append.
    pub day: u32,
}

/// Whoever waits for an answer.
pub type Answer<T> = oneshot::Sender<Result<T, Fault>>;

/// What a writer is asked for.
pub enum Work {
    Append(Job),
    /// Whether something could be stored now.
    Ping(Answer<()>),
    /// Tables to be removed; which of them were.
    Forget(Vec<TableId>, Answer<Vec<TableId>>),
    /// To give back space.
    Shrink(Answer<()>),
    Close(Answer<()>),
}

/// An append that somebody waits for.
pub struct Job {
    pub append: Append,
    pub answer: Answer<()>,
    /// Its place in the queue, given back when it is answered.
    pub _room: OwnedSemaphorePermit,
}

/// Room for what waits.
pub struct Room(Arc<Semaphore>);

impl Room {
    pub fn new() -> Room {
        Room(Arc::new(Semaphore::new(ROOM as usize)))
    }

    /// Sends an append on its way. With room it is in the queue at once, in the order of the calls.
    /// Without, whoever has waited longest is next.
    pub fn admit(&self, append: Append, send: impl FnOnce(Work) + Send + 'static) -> Soon<()> {
        let entries = append.entries.iter();
        let size = entries.fold(OVERHEAD, |sum, entry| sum + entry.len() + OVERHEAD);
        let size = u32::try_from(size).unwrap_or(ROOM).min(ROOM);
        match self.0.clone().try_acquire_many_owned(size) {
            Ok(room) => Box::pin(into_queue(append, room, send)),
            Err(_) => {
                let room = self.0.clone();
                Box::pin(async move {
                    let room = room.acquire_many_owned(size).await.map_err(|_| Fault::Closed)?;
                    into_queue(append, room, send).await
                })
            }
        }
    }
}

fn into_queue<S: FnOnce(Work)>(
    append: Append,
    room: OwnedSemaphorePermit,
    send: S,
) -> impl Future<Output = Result<(), Fault>> + Send + use<S> {
    let (answer, answered) = oneshot::channel();
    send(Work::Append(Job { append, answer, _room: room }));
    // If the writer is gone, so is the other end.
    async move { answered.await.unwrap_or(Err(Fault::Closed)) }
}

/// Asks something of somebody else, and waits for the answer. If they are gone, so is the journal.
pub fn answered<T: Send + 'static>(ask: impl FnOnce(Answer<T>)) -> Soon<T> {
    let (answer, answered) = oneshot::channel();
    ask(answer);
    Box::pin(async move { answered.await.unwrap_or(Err(Fault::Closed)) })
}

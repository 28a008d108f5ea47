//! Turns of those without a seat.
//!
//! There may be thousands of them, and a page is drawn for each. They are told something one after the
//! other, and between two of them nobody is for a while. So those who play wait for one of them at
//! most, and leave them what time they do not need: when the machine is busy, a turn takes longer, and
//! so does the rest after it. A crowd from few addresses waits in a queue of its own, and only the first
//! of it waits among all others: whoever comes alone is not behind thousands.

use std::sync::Arc;
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, sleep};

/// After a turn there is none for so many times as long.
const REST: u32 = 4;

/// So short a rest is not worth a clock.
const SHORT: Duration = Duration::from_micros(100);

/// The turns of those without a seat.
pub(crate) struct Turns {
    next: Arc<Semaphore>,
    /// Held by the first of the crowd.
    crowd: Semaphore,
}

/// Where somebody waits for their turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Queue {
    /// Those of an address with few sockets and connections.
    Few,
    /// Those of an address with more.
    Crowd,
}

/// Somebody's turn, until it is dropped.
pub(crate) struct Turn {
    begun: Instant,
    turn: Option<OwnedSemaphorePermit>,
}

impl Turns {
    pub fn new() -> Turns {
        Turns { next: Arc::new(Semaphore::new(1)), crowd: Semaphore::new(1) }
    }

    /// Waits for a turn: whoever has waited longest is next.
    pub async fn next(&self, queue: Queue) -> Turn {
        let _first = match queue {
            Queue::Few => None,
            Queue::Crowd => self.crowd.acquire().await.ok(),
        };
        let turn = self.next.clone().acquire_owned().await.ok();
        Turn { begun: Instant::now(), turn }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let (rest, turn) = (self.begun.elapsed() * REST, self.turn.take());
        if rest > SHORT
            && let Ok(runtime) = Handle::try_current()
        {
            runtime.spawn(async move {
                sleep(rest).await;
                drop(turn);
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    #[tokio::test(start_paused = true)]
    async fn one_after_the_other_and_a_rest_between() {
        let turns = Arc::new(Turns::new());
        let begun = Instant::now();
        let mut came = Vec::new();
        for _ in 0..3 {
            let turn = turns.next(Queue::Few).await;
            came.push(begun.elapsed().as_millis());
            sleep(Duration::from_millis(10)).await;
            drop(turn);
        }
        assert_eq!(came, [0, 50, 100]);
        // Whoever needs no time takes none from others.
        let begun = Instant::now();
        for _ in 0..3 {
            turns.next(Queue::Few).await;
        }
        assert!(begun.elapsed() < Duration::from_millis(50), "only the last one's rest");
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_comes_alone_is_not_behind_a_crowd() {
        let turns = Arc::new(Turns::new());
        let served = Arc::new(Mutex::new(Vec::new()));
        let all: Vec<_> = [Queue::Crowd; 50].into_iter().chain([Queue::Few; 2]).collect();
        let waiting = all.into_iter().map(|queue| {
            let (turns, served) = (turns.clone(), served.clone());
            async move {
                let _turn = turns.next(queue).await;
                served.lock().expect("a list").push(queue);
                sleep(Duration::from_millis(1)).await;
            }
        });
        futures_util::future::join_all(waiting).await;
        let served = served.lock().expect("a list");
        // One of the crowd has the turn, the next of it came before them, and all others wait.
        assert_eq!(served[..4], [Queue::Crowd, Queue::Crowd, Queue::Few, Queue::Few]);
        assert_eq!(served.len(), 52);
    }
}

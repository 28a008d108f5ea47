//! Turns of those without a seat.
//!
//! There may be thousands of them, and a page is drawn for each. They are told something one after the
//! other, and between two of them nobody is for a while. So those who play wait for one of them at
//! most, and leave them what time they do not need: when the machine is busy, a turn takes longer, and
//! so does the rest after it.

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
pub(crate) struct Turns(Arc<Semaphore>);

/// Somebody's turn, until it is dropped.
pub(crate) struct Turn {
    begun: Instant,
    turn: Option<OwnedSemaphorePermit>,
}

impl Turns {
    pub fn new() -> Turns {
        Turns(Arc::new(Semaphore::new(1)))
    }

    /// Waits for a turn: whoever has waited longest is next.
    pub async fn next(&self) -> Turn {
        let turn = self.0.clone().acquire_owned().await.ok();
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

    #[tokio::test(start_paused = true)]
    async fn one_after_the_other_and_a_rest_between() {
        let turns = Arc::new(Turns::new());
        let begun = Instant::now();
        let mut came = Vec::new();
        for _ in 0..3 {
            let turn = turns.next().await;
            came.push(begun.elapsed().as_millis());
            sleep(Duration::from_millis(10)).await;
            drop(turn);
        }
        assert_eq!(came, [0, 50, 100]);
        // Whoever needs no time takes none from others.
        let begun = Instant::now();
        turns.next().await;
        turns.next().await;
        turns.next().await;
        assert!(begun.elapsed() < Duration::from_millis(50), "only the last one's rest");
    }
}

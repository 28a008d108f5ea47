//! Counts the tables in the journal, now and then: how many there are, and how many were left.

use crate::keys::{self, TableKey};
use crate::parlour::Parlour;
use crate::stored::opening;
use journal::{Fault, Listed, Listing};
use std::sync::Arc;
use std::time::Duration;
use tables::Phase;
use tokio::time::sleep;
use tracing::warn;

/// How often they are counted,
const EVERY: Duration = Duration::from_secs(6 * 3600);
/// after how many days an unfinished game counts as left,
const LEFT: u32 = 30;
/// and how long to wait after each table that was read, so that players do not notice.
const PAUSE: Duration = Duration::from_millis(10);

/// Counts for as long as the parlour is open.
pub(crate) async fn keep(parlour: Arc<Parlour>, journal: Arc<dyn Listing>) {
    let mut closing = parlour.closing();
    loop {
        let counted = async {
            if let Err(fault) = count(&parlour, &*journal).await {
                warn!(%fault, "the tables could not be counted");
            }
            sleep(EVERY).await;
        };
        tokio::select! {
            () = counted => {}
            () = closing.wait() => return,
        }
    }
}

async fn count(parlour: &Parlour, journal: &dyn Listing) -> Result<(), Fault> {
    let ours = parlour.journal.secret();
    let is_table = |listed: &&Listed| !keys::is_visits(&ours, listed.table);
    let (mut tables, mut last) = (0usize, None);
    loop {
        let page = journal.tables(last).await?;
        let Some(end) = page.last() else { break };
        last = Some(end.table);
        tables += page.iter().filter(is_table).count();
    }
    parlour.metrics.stored.set(tables as i64);
    let (mut abandoned, mut last) = (0u32, None);
    loop {
        let page = journal.tables(last).await?;
        let Some(end) = page.last() else { break };
        last = Some(end.table);
        let old = |day: u32| journal::today().saturating_sub(day) >= LEFT;
        for listed in page.iter().filter(is_table).filter(|listed| old(listed.day)) {
            abandoned += u32::from(is_left(parlour, TableKey(listed.table)).await);
            sleep(PAUSE).await;
        }
    }
    parlour.metrics.abandoned.set(abandoned.into());
    Ok(())
}

/// Whether this is a table, can be read, and is not over.
async fn is_left(parlour: &Parlour, key: TableKey) -> bool {
    let Ok(stored) = parlour.journal.read(key.0).await else { return false };
    // Kept cards are no table.
    if stored.first().and_then(opening).is_none() {
        return false;
    }
    match parlour.load(key).await {
        Ok((table, _)) => table.phase() != Phase::Over,
        Err(_) => false,
    }
}

//! Counts the tables in the journal, now and then: how many there are, and how many were left.

use crate::keys::TableKey;
use crate::parlour::Parlour;
use crate::stored::opening;
use journal::{Fault, Listing};
use std::sync::Arc;
use std::time::Duration;
use tables::{Phase, Table};
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
    // Those in which something happened lately are only counted.
    let (mut stored, mut abandoned, mut last) = (0u32, 0u32, None);
    parlour.metrics.stored.set(journal.count().await?.tables as f64);
    loop {
        let page = journal.tables(last).await?;
        let Some(end) = page.last() else { break };
        last = Some(end.table);
        for listed in page {
            if journal::today().saturating_sub(listed.day) < LEFT {
                stored += 1;
                continue;
            }
            match is_left(parlour, TableKey(listed.table)).await {
                Some(left) => (stored, abandoned) = (stored + 1, abandoned + u32::from(left)),
                // Kept cards, which are no table; or one that cannot be read.
                None => {}
            }
            sleep(PAUSE).await;
        }
    }
    parlour.metrics.stored.set(f64::from(stored));
    parlour.metrics.abandoned.set(f64::from(abandoned));
    Ok(())
}

/// Whether a table is not over; none if it is no table.
async fn is_left(parlour: &Parlour, key: TableKey) -> Option<bool> {
    let stored = parlour.journal.read(key.0).await.ok()?;
    opening(stored.first()?)?;
    let (entries, _) = parlour.entries(key).await.ok()?;
    Table::rebuild(entries).ok().map(|table| table.phase() != Phase::Over)
}

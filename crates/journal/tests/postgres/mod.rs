//! What the journal in a database does beyond, most of all when things go wrong.

#![allow(clippy::unwrap_used)]

mod crashes;
mod lines;
mod load;
mod news;
mod opening;
mod proxy;
mod secrecy;
mod stopped;
mod strangers;

use bytes::Bytes;
use journal::{Postgres, TableId};
use std::time::Duration;

/// How long anything may take, on the busiest of machines.
const LIMIT: Duration = Duration::from_secs(60);

fn table(n: u32) -> TableId {
    TableId(
        (u128::from(n) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835).to_be_bytes(),
    )
}

fn one(entry: &str) -> Vec<Bytes> {
    vec![Bytes::copy_from_slice(entry.as_bytes())]
}

async fn open(address: &str) -> Postgres {
    Postgres::open(address).await.unwrap()
}

/// Waits, but not for ever.
async fn in_time<T>(what: impl Future<Output = T>) -> T {
    tokio::time::timeout(LIMIT, what).await.expect("in time")
}

/// How often the long proofs do something that the usual ones do so often.
fn rounds(usual: u32, long: u32) -> u32 {
    if std::env::var("PARLOUR_LONG").is_ok_and(|long| long == "1") { long } else { usual }
}

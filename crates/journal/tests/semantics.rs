//! What every journal does: in memory, in a file, in a database.

#![allow(clippy::unwrap_used)]

use bytes::Bytes;
use journal::{Counts, Fault, LONGEST, Listing, Memory, Postgres, Sqlite, TableId};
use scratch_postgres::Cluster;

const ONE: TableId = TableId([1; 16]);
const TWO: TableId = TableId([2; 16]);

/// Holds of the journal in memory, of the one in a file and of the one in a database alike.
fn of_all(check: impl AsyncFn(&dyn Listing)) {
    // Journals ask nothing of whoever waits for them, not even a clock.
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(async {
        check(&Memory::new([3; 32])).await;
        let folder = tempfile::tempdir().unwrap();
        check(&Sqlite::open(folder.path()).unwrap()).await;
        let cluster = Cluster::shared();
        let address = cluster.url(&cluster.database());
        check(&Postgres::open(&address).await.unwrap()).await;
    });
}

fn some(entries: &[&'static str]) -> Vec<Bytes> {
    entries.iter().map(|entry| Bytes::from_static(entry.as_bytes())).collect()
}

#[test]
fn what_was_appended_is_read_back_in_order() {
    of_all(async |journal| {
        journal.append(ONE, 0, some(&["a", "b"])).await.unwrap();
        journal.append(TWO, 0, some(&["x"])).await.unwrap();
        journal.append(ONE, 2, some(&["c"])).await.unwrap();
        assert_eq!(journal.read(ONE).await.unwrap(), ["a", "b", "c"]);
        assert_eq!(journal.read(TWO).await.unwrap(), ["x"]);
        assert_eq!(journal.count().await, Ok(Counts { tables: 2, entries: 4 }));
    });
}

#[test]
fn entries_are_any_bytes_also_none_and_many() {
    of_all(async |journal| {
        let all: Bytes = (0..=255).collect();
        let entries = vec![Bytes::new(), all, Bytes::from(vec![0; 1 << 20])];
        journal.append(ONE, 0, entries.clone()).await.unwrap();
        assert_eq!(journal.read(ONE).await.unwrap(), entries);
    });
}

#[test]
fn a_table_nobody_wrote_to_is_empty() {
    of_all(async |journal| {
        assert_eq!(journal.read(ONE).await, Ok(vec![]));
        assert_eq!(journal.append(ONE, 0, vec![]).await, Ok(()));
        assert_eq!(journal.append(ONE, 1, vec![]).await, Err(Fault::Conflict));
        assert_eq!(journal.count().await, Ok(Counts::default()));
        assert_eq!(journal.tables(None).await, Ok(vec![]));
    });
}

#[test]
fn gaps_and_repeats_are_refused_and_change_nothing() {
    of_all(async |journal| {
        journal.append(ONE, 0, some(&["a", "b"])).await.unwrap();
        for wrong in [0, 1, 3, u32::MAX] {
            let refused = journal.append(ONE, wrong, some(&["no"])).await;
            assert_eq!(refused, Err(Fault::Conflict), "at {wrong}");
        }
        assert_eq!(journal.append(TWO, 1, some(&["no"])).await, Err(Fault::Conflict));
        assert_eq!(journal.read(ONE).await.unwrap(), ["a", "b"]);
        assert_eq!(journal.read(TWO).await.unwrap(), [""; 0]);
    });
}

#[test]
fn an_append_that_is_too_long_is_refused_as_a_whole() {
    of_all(async |journal| {
        let long = Bytes::from(vec![0; LONGEST + 1]);
        let refused = journal.append(ONE, 0, vec![Bytes::from_static(b"a"), long]).await;
        assert_eq!(refused, Err(Fault::TooLong));
        assert_eq!(journal.read(ONE).await, Ok(vec![]));
        let longest = vec![Bytes::from(vec![1; LONGEST])];
        journal.append(ONE, 0, longest.clone()).await.unwrap();
        assert_eq!(journal.read(ONE).await.unwrap(), longest);
    });
}

#[test]
fn appends_need_not_wait_for_each_other() {
    of_all(async |journal| {
        let first = journal.append(ONE, 0, some(&["a"]));
        let second = journal.append(ONE, 1, some(&["b"]));
        let wrong = journal.append(ONE, 1, some(&["no"]));
        let other = journal.append(TWO, 0, some(&["x"]));
        let third = journal.append(ONE, 2, some(&["c"]));
        assert_eq!(third.await, Ok(()));
        assert_eq!(other.await, Ok(()));
        assert_eq!(wrong.await, Err(Fault::Conflict));
        assert_eq!(second.await, Ok(()));
        assert_eq!(first.await, Ok(()));
        assert_eq!(journal.read(ONE).await.unwrap(), ["a", "b", "c"]);
        assert_eq!(journal.read(TWO).await.unwrap(), ["x"]);
    });
}

#[test]
fn a_closed_journal_takes_and_gives_nothing_more() {
    of_all(async |journal| {
        let last = journal.append(ONE, 0, some(&["a"]));
        assert_eq!(journal.close().await, Ok(()));
        assert_eq!(last.await, Ok(()));
        assert_eq!(journal.append(ONE, 1, some(&["b"])).await, Err(Fault::Closed));
        assert_eq!(journal.read(ONE).await, Err(Fault::Closed));
        assert_eq!(journal.read_from(ONE, 1).await, Err(Fault::Closed));
        assert_eq!(journal.count().await, Err(Fault::Closed));
        assert_eq!(journal.tables(None).await, Err(Fault::Closed));
        assert_eq!(journal.ping().await, Err(Fault::Closed));
        assert_eq!(journal.close().await, Ok(()));
    });
}

#[test]
fn a_table_is_read_from_any_number_on() {
    of_all(async |journal| {
        journal.append(ONE, 0, some(&["a", "b", "c"])).await.unwrap();
        journal.append(TWO, 0, some(&["x"])).await.unwrap();
        journal.append(ONE, 3, some(&["d"])).await.unwrap();
        journal.append(ONE, 4, some(&["e", "f"])).await.unwrap();
        let all = ["a", "b", "c", "d", "e", "f"];
        for from in 0..=6 {
            assert_eq!(journal.read_from(ONE, from as u32).await.unwrap(), all[from..]);
        }
        for beyond in [7, 1 << 31, u32::MAX] {
            assert_eq!(journal.read_from(ONE, beyond).await.unwrap(), [""; 0]);
        }
        assert_eq!(journal.read_from(TableId([3; 16]), 0).await.unwrap(), [""; 0]);
    });
}

#[test]
fn whoever_follows_a_table_is_told_when_it_grows() {
    of_all(async |journal| {
        let (mut news, mut late) = (journal.news(ONE, 0), journal.news(ONE, 1));
        let _other = journal.news(TWO, 0);
        journal.append(ONE, 0, some(&["a"])).await.unwrap();
        assert_eq!(news.grown().await, 1);
        journal.append(ONE, 1, some(&["b", "c"])).await.unwrap();
        news.know(3);
        assert_eq!(late.grown().await, 3);
        journal.append(ONE, 3, some(&["d"])).await.unwrap();
        assert_eq!(news.grown().await, 4, "what was known already is no news");
    });
}

#[test]
fn a_journal_that_can_store_says_so() {
    of_all(async |journal| {
        assert_eq!(journal.ping().await, Ok(()));
        journal.append(ONE, 0, some(&["a"])).await.unwrap();
        for _ in 0..100 {
            assert_eq!(journal.ping().await, Ok(()));
        }
        assert_eq!(journal.count().await, Ok(Counts { tables: 1, entries: 1 }));
    });
}

#[test]
fn all_tables_are_listed_in_order_a_page_at_a_time() {
    of_all(async |journal| {
        let id = |n: u32| TableId(u128::from(n).wrapping_mul(0x9e37_79b9_7f4a_7c15).to_be_bytes());
        let appends: Vec<_> = (0..2500).map(|n| journal.append(id(n), 0, some(&["a"]))).collect();
        for append in appends {
            append.await.unwrap();
        }
        let mut listed = Vec::new();
        loop {
            let page = journal.tables(listed.last().copied()).await.unwrap();
            if page.is_empty() {
                break;
            }
            assert!(page.iter().all(|listed| journal::today() - listed.day <= 1));
            listed.extend(page.iter().map(|listed| listed.table));
        }
        let mut all: Vec<_> = (0..2500).map(id).collect();
        all.sort_unstable();
        assert_eq!(listed, all);
    });
}

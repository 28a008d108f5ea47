//! What every journal does, in memory or on disk.

#![allow(clippy::unwrap_used)]

use bytes::Bytes;
use journal::{Counts, Fault, Journal, LONGEST, Memory, Sqlite, TableId};

const ONE: TableId = TableId([1; 16]);
const TWO: TableId = TableId([2; 16]);

/// Holds of the journal in memory and of the one on disk alike.
fn of_both(check: impl AsyncFn(&dyn Journal)) {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(async {
        check(&Memory::new([3; 32])).await;
        let folder = tempfile::tempdir().unwrap();
        check(&Sqlite::open(folder.path()).unwrap()).await;
    });
}

fn some(entries: &[&'static str]) -> Vec<Bytes> {
    entries.iter().map(|entry| Bytes::from_static(entry.as_bytes())).collect()
}

#[test]
fn what_was_appended_is_read_back_in_order() {
    of_both(async |journal| {
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
    of_both(async |journal| {
        let all: Bytes = (0..=255).collect();
        let entries = vec![Bytes::new(), all, Bytes::from(vec![0; 1 << 20])];
        journal.append(ONE, 0, entries.clone()).await.unwrap();
        assert_eq!(journal.read(ONE).await.unwrap(), entries);
    });
}

#[test]
fn a_table_nobody_wrote_to_is_empty() {
    of_both(async |journal| {
        assert_eq!(journal.read(ONE).await, Ok(vec![]));
        assert_eq!(journal.append(ONE, 0, vec![]).await, Ok(()));
        assert_eq!(journal.count().await, Ok(Counts::default()));
    });
}

#[test]
fn gaps_and_repeats_are_refused_and_change_nothing() {
    of_both(async |journal| {
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
    of_both(async |journal| {
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
    of_both(async |journal| {
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
    of_both(async |journal| {
        let last = journal.append(ONE, 0, some(&["a"]));
        assert_eq!(journal.close().await, Ok(()));
        assert_eq!(last.await, Ok(()));
        assert_eq!(journal.append(ONE, 1, some(&["b"])).await, Err(Fault::Closed));
        assert_eq!(journal.read(ONE).await, Err(Fault::Closed));
        assert_eq!(journal.count().await, Err(Fault::Closed));
        assert_eq!(journal.close().await, Ok(()));
    });
}

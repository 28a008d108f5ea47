//! A line to the database may be lost at any moment.

use crate::postgres::proxy::{Cut, Proxy};
use crate::postgres::{in_time, one, open, table};
use journal::{Counts, Fault, Journal};
use scratch_postgres::Cluster;

/// A database, its address through somebody in the middle, and its address without.
async fn database() -> (Proxy, String, String) {
    let cluster = Cluster::shared();
    let direct = cluster.url(&cluster.database());
    let proxy = Proxy::to(cluster.port()).await;
    let through =
        direct.replace(&format!(":{}/", cluster.port()), &format!(":{}/", proxy.address.port()));
    (proxy, through, direct)
}

#[tokio::test]
async fn an_append_whose_line_is_cut_is_kept_once_and_acknowledged() {
    let (proxy, through, direct) = database().await;
    let (journal, other) = (open(&through).await, open(&direct).await);
    for (n, cut) in (0..).zip([Cut::Before, Cut::During, Cut::After]) {
        proxy.plan(cut, "unlucky");
        assert_eq!(in_time(journal.append(table(n), 0, one("unlucky"))).await, Ok(()), "{cut:?}");
        assert_eq!(in_time(journal.append(table(n), 1, one("next"))).await, Ok(()), "{cut:?}");
        assert_eq!(in_time(other.read(table(n))).await.unwrap(), ["unlucky", "next"], "{cut:?}");
    }
    assert_eq!(other.count().await, Ok(Counts { tables: 3, entries: 6 }));
}

#[tokio::test]
async fn an_append_that_was_not_kept_conflicts_when_somebody_else_came_first() {
    let (proxy, through, direct) = database().await;
    let (journal, other) = (open(&through).await, open(&direct).await);
    proxy.plan(Cut::Before, "unlucky");
    let append = journal.append(table(1), 0, one("unlucky"));
    in_time(proxy.cut()).await;
    proxy.close();
    // The line may have been called again already; what counts is who is in the log first.
    let won = other.append(table(1), 0, one("faster")).await;
    proxy.open();
    let appended = in_time(append).await;
    match won {
        Ok(()) => assert_eq!(appended, Err(Fault::Conflict)),
        lost => assert_eq!((lost, appended), (Err(Fault::Conflict), Ok(()))),
    }
    assert_eq!(other.count().await, Ok(Counts { tables: 1, entries: 1 }));
}

#[tokio::test]
async fn an_append_that_was_kept_is_found_though_others_went_on() {
    let (proxy, through, direct) = database().await;
    let (journal, other) = (open(&through).await, open(&direct).await);
    proxy.plan(Cut::After, "unlucky");
    let append = journal.append(table(1), 0, one("unlucky"));
    in_time(async { while other.read(table(1)).await.unwrap().is_empty() {} }).await;
    assert_eq!(other.append(table(1), 1, one("next")).await, Ok(()));
    assert_eq!(in_time(append).await, Ok(()));
    assert_eq!(other.read(table(1)).await.unwrap(), ["unlucky", "next"]);
}

#[tokio::test]
async fn what_a_lost_line_still_says_is_not_heard() {
    let (proxy, through, direct) = database().await;
    let (journal, other) = (open(&through).await, open(&direct).await);
    proxy.plan(Cut::Late, "unlucky");
    let append = journal.append(table(1), 0, one("unlucky"));
    in_time(proxy.cut()).await;
    assert_eq!(in_time(append).await, Ok(()));
    in_time(proxy.deliver()).await;
    assert_eq!(in_time(journal.append(table(1), 1, one("next"))).await, Ok(()));
    assert_eq!(other.read(table(1)).await.unwrap(), ["unlucky", "next"]);
}

#[tokio::test]
async fn a_database_out_of_reach_is_told_and_found_again() {
    let (proxy, through, direct) = database().await;
    let (journal, other) = (open(&through).await, open(&direct).await);
    proxy.plan(Cut::Before, "unlucky");
    proxy.close();
    let append = journal.append(table(1), 0, one("unlucky"));
    // Nobody knows what became of it, and nobody can be asked.
    assert_eq!(in_time(append).await, Err(Fault::InDoubt));
    assert!(matches!(in_time(journal.ping()).await, Err(Fault::Unreachable(_))));
    proxy.open();
    in_time(async { while journal.ping().await.is_err() {} }).await;
    assert_eq!(in_time(journal.append(table(1), 0, one("again"))).await, Ok(()));
    assert_eq!(other.read(table(1)).await.unwrap(), ["again"]);
}

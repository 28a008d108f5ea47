//! The database crashes, or throws everybody out.

use crate::postgres::load::{Load, judge};
use crate::postgres::{in_time, open, rounds};
use journal::{Fault, Journal};
use scratch_postgres::Cluster;
use std::sync::Arc;

const TABLES: u32 = 40;

/// Two parlours write to the same tables while something happens to the database, again and again.
async fn under_load(cluster: &Cluster, times: u32, what: impl Fn(&str)) {
    let database = cluster.database();
    let address = cluster.url(&database);
    let (here, there) = (Arc::new(open(&address).await), Arc::new(open(&address).await));
    let loads = [Load::start(&here, "here", TABLES), Load::start(&there, "there", TABLES)];
    for _ in 0..times {
        for load in &loads {
            load.goes_on(100).await;
        }
        tokio::task::block_in_place(|| what(&database));
    }
    for load in &loads {
        load.goes_on(100).await;
    }
    let mut told = Vec::new();
    for load in loads {
        told.extend(load.end().await);
    }
    judge(&*here, TABLES, &told).await;
    assert!(told.iter().any(|told| told.conflicts > 0), "they are in each other's way");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crash_of_the_database_loses_nothing_acknowledged_and_doubles_nothing() {
    let cluster = Cluster::start();
    under_load(&cluster, rounds(2, 30), |_| {
        cluster.crash();
        cluster.restart();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lines_ended_by_the_database_lose_and_double_nothing() {
    let cluster = Cluster::shared();
    under_load(cluster, rounds(5, 200), |database| {
        let all = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
                   WHERE datname = current_database() AND pid <> pg_backend_pid()";
        cluster.sql(database, all);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_ping_fails_when_the_database_is_down_and_recovers_with_it() {
    let cluster = Cluster::start();
    let journal = open(&cluster.url(&cluster.database())).await;
    assert_eq!(journal.ping().await, Ok(()));
    cluster.crash();
    in_time(async { while journal.ping().await.is_ok() {} }).await;
    assert!(matches!(in_time(journal.ping()).await, Err(Fault::Unreachable(_))));
    cluster.restart();
    in_time(async { while journal.ping().await.is_err() {} }).await;
    cluster.crash();
    assert_eq!(in_time(journal.close()).await, Ok(()), "nothing was waiting to be stored");
}

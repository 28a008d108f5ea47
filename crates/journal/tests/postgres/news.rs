//! News from another parlour.

use crate::postgres::{in_time, one, open, table};
use journal::{Journal, Postgres};
use scratch_postgres::Cluster;
use std::time::{Duration, Instant};

/// Two parlours that share a database of their own.
async fn two() -> (Postgres, Postgres) {
    let cluster = Cluster::shared();
    let address = cluster.url(&cluster.database());
    (open(&address).await, open(&address).await)
}

#[tokio::test]
async fn what_another_parlour_appends_is_news() {
    let (here, there) = two().await;
    let mut all: Vec<_> = (0..500).map(|n| here.news(table(n), 0)).collect();
    let appends: Vec<_> = (0..500).map(|n| there.append(table(n), 0, one("a"))).collect();
    for (append, n) in appends.into_iter().zip(0..) {
        append.await.unwrap();
        there.hint(table(n), 1);
    }
    for news in &mut all {
        assert_eq!(in_time(news.grown()).await, 1);
    }
    // Whoever begins to follow late is told what it does not know.
    assert_eq!(in_time(here.news(table(7), 0).grown()).await, 1);
}

/// Nobody is told of what nobody gives a hint of, but everybody looks.
#[tokio::test]
async fn news_come_also_without_a_hint() {
    let (here, there) = two().await;
    let mut news = here.news(table(1), 0);
    there.append(table(1), 0, one("a")).await.unwrap();
    assert_eq!(in_time(news.grown()).await, 1);
}

/// A hint is there long before anybody looks: looking is for what got lost.
#[tokio::test]
async fn a_hint_comes_sooner() {
    let (here, there) = two().await;
    let mut news = here.news(table(1), 0);
    let mut soon = 0;
    for at in 0..20 {
        there.append(table(1), at, one("a")).await.unwrap();
        let start = Instant::now();
        there.hint(table(1), at + 1);
        assert_eq!(in_time(news.grown()).await, at + 1);
        soon += u32::from(start.elapsed() < Duration::from_millis(300));
    }
    // Of those who look every other second, a few are as quick.
    assert!(soon > 12, "{soon} of 20");
}

#[tokio::test]
async fn news_come_also_when_the_line_was_lost() {
    let cluster = Cluster::shared();
    let database = cluster.database();
    let (here, there) = (open(&cluster.url(&database)).await, open(&cluster.url(&database)).await);
    let mut news = here.news(table(1), 0);
    there.append(table(1), 0, one("a")).await.unwrap();
    assert_eq!(in_time(news.grown()).await, 1);
    let listeners = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
                     WHERE datname = current_database() AND pid <> pg_backend_pid()";
    cluster.sql(&database, listeners);
    in_time(there.append(table(1), 1, one("b"))).await.unwrap();
    assert_eq!(in_time(news.grown()).await, 2);
}

#[tokio::test]
async fn what_is_said_in_one_parlour_is_heard_in_another() {
    let (here, there) = two().await;
    let (mut one, mut other) = (here.whispers(table(1)).unwrap(), here.whispers(table(2)).unwrap());
    // What is said before the other listens is lost, and nobody minds.
    let words = in_time(async {
        loop {
            there.whisper(table(1), "anna is here".into());
            let heard = tokio::time::timeout(Duration::from_millis(50), one.next());
            if let Ok(words) = heard.await {
                return words;
            }
        }
    });
    assert_eq!(words.await, "anna is here");
    there.whisper(table(1), vec![0; journal::LONGEST_WHISPER + 1].into());
    there.whisper(table(2), "and bruno".into());
    assert_eq!(in_time(other.next()).await, "and bruno");
    assert_eq!(here.count().await.unwrap().entries, 0, "nothing of it is kept");
}

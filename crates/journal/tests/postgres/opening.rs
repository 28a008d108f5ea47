//! Databases that can be used, and others.

use crate::postgres::{in_time, one, open, table};
use journal::{Counts, Fault, Journal, Listing, Postgres};
use scratch_postgres::Cluster;

async fn fault(address: &str) -> Fault {
    in_time(Postgres::open(address)).await.err().expect("it should not open")
}

#[tokio::test]
async fn a_journal_opened_again_holds_what_it_held() {
    let cluster = Cluster::shared();
    let address = cluster.url(&cluster.database());
    let journal = open(&address).await;
    let secret = journal.secret();
    let last = journal.append(table(1), 0, one("a"));
    drop(journal);
    assert_eq!(last.await, Ok(()), "dropping the journal closes it with everything stored");

    let journal = open(&address).await;
    assert_eq!(journal.secret(), secret);
    assert_eq!(journal.count().await, Ok(Counts { tables: 1, entries: 1 }));
    assert_eq!(journal.append(table(1), 0, one("no")).await, Err(Fault::Conflict));
    journal.append(table(1), 1, one("b")).await.unwrap();
    assert_eq!(journal.read(table(1)).await.unwrap(), ["a", "b"]);
}

#[tokio::test]
async fn parlours_opened_on_a_new_database_at_once_share_one_journal() {
    let cluster = Cluster::shared();
    let address = cluster.url(&cluster.database());
    let openings: Vec<_> = (0..4)
        .map(|_| {
            let address = address.clone();
            tokio::spawn(async move { open(&address).await })
        })
        .collect();
    let mut journals = Vec::new();
    for opening in openings {
        journals.push(in_time(opening).await.unwrap());
    }
    assert!(journals.iter().all(|journal| journal.secret() == journals[0].secret()));
    for (at, journal) in (0..).zip(&journals) {
        journal.append(table(1), at, one("x")).await.unwrap();
    }
}

#[tokio::test]
async fn every_database_has_its_own_secret() {
    let cluster = Cluster::shared();
    let (here, there) = (cluster.database(), cluster.database());
    let (here, there) = (open(&cluster.url(&here)).await, open(&cluster.url(&there)).await);
    assert_ne!(here.secret(), there.secret());
}

#[tokio::test]
async fn what_is_no_address_is_refused() {
    for wrong in ["", "parlour-data", "mysql://anna@db/parlour", "postgres:///parlour"] {
        assert_eq!(fault(wrong).await, Fault::Address, "{wrong}");
    }
}

#[tokio::test]
async fn a_database_that_cannot_be_had_is_told_without_the_password() {
    let nobody = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let fault_there = fault(&format!("postgres://anna:geheim@{nobody}/parlour")).await;
    assert!(matches!(fault_there, Fault::Unreachable(_)), "{fault_there}");
    assert!(!fault_there.to_string().contains("geheim"));

    let missing = fault(&Cluster::shared().url("no_such_database")).await;
    assert!(matches!(missing, Fault::Refused(_)), "{missing}");
    assert!(!missing.to_string().contains("SELECT"));
}

#[tokio::test]
async fn an_ordinary_user_who_owns_the_database_is_enough() {
    let cluster = Cluster::shared();
    let database = cluster.database();
    let plain = format!("plain_{database}");
    cluster.sql("postgres", &format!("CREATE ROLE {plain} LOGIN"));
    let address = cluster.url(&database).replace("parlour@", &format!("{plain}@"));
    let refused = fault(&address).await;
    assert!(matches!(refused, Fault::Refused(_)), "{refused}");

    cluster.sql("postgres", &format!("ALTER DATABASE {database} OWNER TO {plain}"));
    let journal = open(&address).await;
    journal.append(table(1), 0, one("a")).await.unwrap();
    let lines = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
                 WHERE datname = current_database() AND pid <> pg_backend_pid()";
    cluster.sql(&database, lines);
    in_time(journal.append(table(1), 1, one("b"))).await.unwrap();
    assert_eq!(in_time(journal.ping()).await, Ok(()));
    // Nothing was stored lately by the one who writes other tables: it tries.
    tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
    assert_eq!(in_time(journal.ping()).await, Ok(()));
}

#[tokio::test]
async fn a_journal_of_a_newer_format_is_left_alone() {
    let cluster = Cluster::shared();
    let database = cluster.database();
    drop(open(&cluster.url(&database)).await);
    cluster.sql(&database, "UPDATE parlour.journal SET format = 7");
    assert_eq!(fault(&cluster.url(&database)).await, Fault::Newer { found: 7, known: 3 });
    assert_eq!(cluster.sql(&database, "SELECT format FROM parlour.journal"), "7");
}

/// The layout of format 1, without checksums and days.
const FORMAT_1: &str = "
    ALTER TABLE parlour.log DROP COLUMN sum, DROP COLUMN day, DROP COLUMN dated;
    UPDATE parlour.journal SET format = 1";

#[tokio::test]
async fn a_journal_of_format_1_is_brought_up_to_date_and_goes_on() {
    let cluster = Cluster::shared();
    let database = cluster.database();
    let journal = open(&cluster.url(&database)).await;
    for n in 0..30 {
        journal.append(table(n), 0, [one("a"), one("b")].concat()).await.unwrap();
        for at in 2..10 {
            journal.append(table(n), at, one(&format!("{at} of {n}"))).await.unwrap();
        }
    }
    let read = journal.read(table(7)).await.unwrap();
    journal.close().await.unwrap();
    cluster.sql(&database, FORMAT_1);

    let journal = open(&cluster.url(&database)).await;
    let sums = "SELECT count(*) FROM parlour.log WHERE sum <> 0 AND NOT dated";
    assert_eq!(cluster.sql(&database, sums), "270");
    assert_eq!(journal.read(table(7)).await.unwrap(), read);
    assert_eq!(journal.tables(None).await.unwrap()[0].day, journal::today());
    journal.append(table(7), 10, one("goes on")).await.unwrap();
    assert_eq!(journal.read_from(table(7), 9).await.unwrap(), ["9 of 7", "goes on"]);
}

/// A journal of format 2, as it was written then.
const FORMAT_2: &str = include_str!("../data/postgres-format-2.sql");

#[tokio::test]
async fn a_journal_of_format_2_is_read_as_it_was_written_and_goes_on() {
    let cluster = Cluster::shared();
    let database = cluster.database();
    cluster.sql(&database, FORMAT_2);
    let rows = "SELECT md5(string_agg(id::text || at || until || nonce || body::text || sum || day, ',' \
                ORDER BY id, at)) FROM parlour.log WHERE NOT dated";
    let journal = open(&cluster.url(&database)).await;
    let before = cluster.sql(&database, rows);
    let tables = journal.tables(None).await.unwrap();
    assert_eq!(tables.len(), 4);
    let mut entries = 0;
    for listed in &tables {
        assert_eq!(listed.day, 20_774);
        entries += journal.read(listed.table).await.unwrap().len();
    }
    assert_eq!(entries, 16);
    // What is added covers its day, and is linked to what does not.
    for listed in &tables {
        let known = journal.read(listed.table).await.unwrap().len() as u32;
        journal.append(listed.table, known, one("goes on")).await.unwrap();
        let read = journal.read_from(listed.table, known - 1).await.unwrap();
        assert_eq!(read[1..], ["goes on"]);
    }
    assert_eq!(cluster.sql(&database, rows), before, "what was there is not touched");
    assert_eq!(cluster.sql(&database, "SELECT count(*) FROM parlour.log WHERE dated"), "4");
    // A flip in an old row is found as ever.
    cluster.sql(&database, "UPDATE parlour.log SET body = set_byte(body, 9, 0) WHERE at = 0");
    for listed in &tables {
        let read = journal.read(listed.table).await;
        assert_eq!(read, Err(Fault::Damaged { entry: 0 }));
    }
}

#[tokio::test]
async fn whatever_was_altered_is_found() {
    let cluster = Cluster::shared();
    let id = format!("encode(decode('{:?}', 'hex'), 'hex')::uuid", table(1));
    for damage in [
        "UPDATE parlour.log SET body = body || ''::bytea, sum = sum + 1 WHERE id = ID AND at = 1",
        "UPDATE parlour.log SET body = set_byte(body, 4, 7) WHERE id = ID AND at = 1",
        "DELETE FROM parlour.log WHERE id = ID AND at = 1",
        "UPDATE parlour.log SET body = set_byte(body, 4, 7) WHERE id = ID AND at = 2",
        "UPDATE parlour.log SET day = day - 400 WHERE id = ID AND at = 2",
        "UPDATE parlour.log SET dated = false WHERE id = ID AND at = 1",
    ] {
        let database = cluster.database();
        let journal = open(&cluster.url(&database)).await;
        for at in 0..3 {
            journal.append(table(1), at, one("a")).await.unwrap();
            journal.append(table(2), at, one("x")).await.unwrap();
        }
        cluster.sql(&database, &damage.replace("ID", &id));
        let read = journal.read(table(1)).await;
        assert!(matches!(read, Err(Fault::Damaged { entry: 1 | 2 })), "{damage}: {read:?}");
        assert_eq!(journal.read(table(2)).await.unwrap().len(), 3);
    }
}

#[tokio::test]
async fn something_else_of_that_name_is_left_alone() {
    let cluster = Cluster::shared();
    let database = cluster.database();
    cluster.sql(&database, "CREATE SCHEMA parlour; CREATE TABLE parlour.furniture (chairs int)");
    assert_eq!(fault(&cluster.url(&database)).await, Fault::NotOurs);
    let tables = "SELECT count(*) FROM pg_tables WHERE schemaname = 'parlour'";
    assert_eq!(cluster.sql(&database, tables), "1");
}

#[tokio::test]
async fn a_database_that_does_not_sync_is_refused_also_later() {
    let cluster = Cluster::start();
    let (database, other) = (cluster.database(), cluster.database());
    let journal = open(&cluster.url(&database)).await;
    journal.append(table(1), 0, one("a")).await.unwrap();

    cluster.sql("postgres", "ALTER SYSTEM SET fsync = off");
    cluster.crash();
    cluster.restart();
    assert_eq!(fault(&cluster.url(&other)).await, Fault::NotDurable);
    assert_eq!(cluster.sql(&other, "SELECT to_regnamespace('parlour') IS NULL"), "t");
    assert_eq!(in_time(journal.append(table(1), 1, one("b"))).await, Err(Fault::NotDurable));
    assert_eq!(in_time(journal.ping()).await, Err(Fault::NotDurable));
}

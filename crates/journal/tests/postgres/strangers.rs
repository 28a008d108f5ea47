//! Somebody who may call the database and nothing else: they hear nothing and change nothing.

use crate::postgres::{in_time, one, open, table};
use journal::{Alone, Fault, Journal, Postgres, TableId};
use scratch_postgres::Cluster;
use std::future::poll_fn;
use std::time::{Duration, Instant};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::sleep;
use tokio_postgres::{AsyncMessage, Client, NoTls};

/// A role that may connect, and listens where parlours talk.
struct Stranger {
    client: Client,
    hears: UnboundedReceiver<String>,
}

impl Stranger {
    async fn call(cluster: &Cluster, database: &str) -> Stranger {
        let role = format!("stranger_{database}");
        cluster.sql("postgres", &format!("CREATE ROLE {role} LOGIN"));
        let address = cluster.url(database).replace("parlour@", &format!("{role}@"));
        let (client, mut line) = tokio_postgres::connect(&address, NoTls).await.unwrap();
        let (heard, hears) = unbounded_channel();
        tokio::spawn(async move {
            while let Some(Ok(message)) = poll_fn(|cx| line.poll_message(cx)).await {
                if let AsyncMessage::Notification(said) = message {
                    let _ = heard.send(said.payload().to_string());
                }
            }
        });
        client.batch_execute("LISTEN parlour").await.unwrap();
        Stranger { client, hears }
    }

    async fn says(&self, words: &str) {
        self.client.execute("SELECT pg_notify('parlour', $1)", &[&words]).await.unwrap();
    }

    fn heard(&mut self) -> Vec<String> {
        std::iter::from_fn(|| self.hears.try_recv().ok()).collect()
    }
}

/// A database, two parlours that share it, and a stranger.
async fn company() -> (Postgres, Postgres, Stranger) {
    let cluster = Cluster::shared();
    let database = cluster.database();
    let (here, there) = (open(&cluster.url(&database)).await, open(&cluster.url(&database)).await);
    (here, there, Stranger::call(cluster, &database).await)
}

/// The ways in which bytes could be written.
fn spellings(bytes: &[u8]) -> Vec<String> {
    let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    let mut all = vec![hex.to_uppercase(), hex];
    all.extend(std::str::from_utf8(bytes).map(String::from));
    for (base, offset) in (0..3).flat_map(|offset| {
        [(data_encoding::BASE64_NOPAD, offset), (data_encoding::BASE64URL_NOPAD, offset)]
    }) {
        // Six bits a character: three ways to stand between others, of which the ends differ.
        let text = base.encode(&[&vec![0; offset], bytes].concat());
        all.push(text[4..text.len() - 4].to_string());
    }
    all
}

async fn hears(news: &mut journal::Whispers) -> Option<bytes::Bytes> {
    tokio::time::timeout(Duration::from_millis(300), news.next()).await.ok()
}

/// Waits until so much was heard that was strange, and no more.
async fn strange(journal: &Postgres, most: u64) {
    while journal.strange() < most {
        sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(journal.strange(), most);
}

#[tokio::test]
async fn a_stranger_hears_no_names_and_no_words() {
    let (here, there, mut stranger) = company().await;
    let (mut news, mut whispers) = (here.news(table(1), 0), here.whispers(table(1)).unwrap());
    let words = "guest 0123456789abcdef is here";
    in_time(async {
        loop {
            there.whisper(table(1), words.into());
            there.hint(table(2), 7);
            if let Some(heard) = hears(&mut whispers).await {
                break assert_eq!(heard, words);
            }
        }
    })
    .await;
    there.append(table(1), 0, one("a")).await.unwrap();
    there.hint(table(1), 1);
    assert_eq!(in_time(news.grown()).await, 1);
    sleep(Duration::from_millis(200)).await;

    let heard = stranger.heard();
    assert!(!heard.is_empty(), "something is said");
    let secrets = [&table(1).0[..], &table(2).0, words.as_bytes(), &here.secret()];
    for spelling in secrets.into_iter().flat_map(spellings) {
        assert!(!heard.iter().any(|said| said.contains(&spelling)), "{spelling} in {heard:?}");
    }
    assert!(heard.iter().all(|said| said.len() == heard[0].len()), "how much is said shows");
}

#[tokio::test]
async fn a_stranger_reads_nothing_and_writes_nothing() {
    let (here, _there, stranger) = company().await;
    here.append(table(1), 0, one("a")).await.unwrap();
    for what in [
        "SELECT secret FROM parlour.journal",
        "SELECT body FROM parlour.log",
        "INSERT INTO parlour.log VALUES (gen_random_uuid(), 0, 1, 0, '', 0, 0)",
        "DELETE FROM parlour.log",
        "CREATE TABLE parlour.more (it int)",
    ] {
        let refused = stranger.client.batch_execute(what).await.unwrap_err();
        let code = refused.code().map(|code| code.code().to_string());
        assert_eq!(code.as_deref(), Some("42501"), "{what}");
    }
}

/// What was once believed of anybody: that a table has so many entries, that somebody is here.
fn forged(table: TableId) -> [String; 5] {
    let words: String = "anna is here".bytes().map(|byte| format!("{byte:02x}")).collect();
    [
        format!("{table:?}5"),
        format!("{table:?}{}", u32::MAX),
        format!("{table:?}:{words}"),
        "nonsense 1 2 3".into(),
        "A".repeat(7999),
    ]
}

#[tokio::test]
async fn what_a_stranger_says_changes_nothing_and_is_counted() {
    let (here, there, stranger) = company().await;
    let (mut news, mut whispers) = (here.news(table(1), 0), here.whispers(table(1)).unwrap());
    for _ in 0..200 {
        for said in forged(table(1)) {
            stranger.says(&said).await;
        }
    }
    in_time(strange(&here, 1000)).await;
    assert_eq!(hears(&mut whispers).await, None);
    let grown = tokio::time::timeout(Duration::from_millis(300), news.grown()).await;
    assert!(grown.is_err(), "{grown:?} entries are believed in");
    // And all goes on as ever.
    there.append(table(1), 0, one("a")).await.unwrap();
    there.hint(table(1), 1);
    assert_eq!(in_time(news.grown()).await, 1);
}

#[tokio::test]
async fn what_a_stranger_says_again_is_not_heard() {
    let (here, there, mut stranger) = company().await;
    let mut whispers = here.whispers(table(1)).unwrap();
    in_time(async {
        loop {
            there.whisper(table(1), "anna is here".into());
            if hears(&mut whispers).await.is_some() {
                break;
            }
        }
    })
    .await;
    while hears(&mut whispers).await.is_some() {}
    let heard = stranger.heard();
    let before = here.strange();
    for said in &heard {
        stranger.says(said).await;
    }
    in_time(strange(&here, before + heard.len() as u64)).await;
    assert_eq!(hears(&mut whispers).await, None);
    there.whisper(table(1), "and bruno".into());
    assert_eq!(in_time(whispers.next()).await, "and bruno");
}

/// A parlour that is wrong, or of another day, may give a hint of anything: one looks.
#[tokio::test]
async fn numbers_are_believed_when_they_are_read() {
    let (here, there, _) = company().await;
    let mut news = here.news(table(1), 0);
    there.append(table(1), 0, one("a")).await.unwrap();
    let start = Instant::now();
    for number in [1, 7, u32::MAX] {
        there.hint(table(1), number);
    }
    assert_eq!(in_time(news.grown()).await, 1);
    there.append(table(1), 1, one("b")).await.unwrap();
    there.hint(table(1), 2);
    assert_eq!(in_time(news.grown()).await, 2, "{:?}", start.elapsed());
}

/// The statements of the guide for hosts, in the order in which they stand there, with names that only
/// this test has.
fn guide(database: &str) -> [String; 2] {
    let guide = include_str!("../../../../docs/hosting.md");
    let blocks: Vec<String> = guide
        .split("```sql\n")
        .skip(1)
        .map(|block| {
            let block = block.split("```").next().unwrap_or_default();
            block
                .replace("DATABASE parlour", &format!("DATABASE {database}"))
                .replace("parlour_owner", &format!("owner_{database}"))
                .replace("parlour_node", &format!("node_{database}"))
        })
        .collect();
    blocks.try_into().expect("one block makes the database, the other lets the nodes in")
}

#[tokio::test]
async fn the_least_role_of_the_guide_is_enough() {
    let cluster = Cluster::shared();
    let database = "least";
    let [make, grant] = guide(database);
    make.lines()
        .filter(|line| !line.is_empty())
        .for_each(|line| drop(cluster.sql("postgres", line)));
    let of = |who: &str| cluster.url(database).replace("parlour@", &format!("{who}_{database}@"));
    let refused = Postgres::open(&of("node")).await.err();
    assert!(matches!(refused, Some(Fault::Refused(_))), "{refused:?}");

    open(&of("owner")).await.close().await.unwrap();
    cluster.sql(database, &grant);
    let (here, there) = (open(&of("node")).await, open(&of("node")).await);
    let mut news = there.news(table(1), 0);
    here.append(table(1), 0, one("a")).await.unwrap();
    here.hint(table(1), 1);
    assert_eq!(in_time(news.grown()).await, 1);
    // A line that is lost is called again, and the one before it ended.
    let lines = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
                 WHERE datname = current_database() AND pid <> pg_backend_pid()";
    cluster.sql(database, lines);
    in_time(here.append(table(1), 1, one("b"))).await.unwrap();
    assert_eq!(in_time(there.read(table(1))).await.unwrap(), ["a", "b"]);
    sleep(Duration::from_millis(1100)).await;
    assert_eq!(in_time(here.ping()).await, Ok(()));
    here.close().await.unwrap();
    there.close().await.unwrap();
    Alone::open(&of("node")).await.unwrap().forget(&[table(1)]).await.unwrap();
    let alter = "UPDATE parlour.log SET nonce = 0";
    let (client, line) = tokio_postgres::connect(&of("node"), NoTls).await.unwrap();
    tokio::spawn(line);
    assert!(client.batch_execute(alter).await.is_err(), "what is stored is never changed");
    // Nobody else may even come in.
    let role = "CREATE ROLE nobody_here LOGIN";
    cluster.sql("postgres", role);
    let address = cluster.url(database).replace("parlour@", "nobody_here@");
    assert!(tokio_postgres::connect(&address, NoTls).await.is_err());
}

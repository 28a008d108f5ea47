//! Somebody else in the database, who may connect to it and nothing more, listens to what nodes tell
//! each other and talks as if it were one of them. With `PARLOUR_LONG` for a minute at least, and with
//! `PARLOUR_ATTACK=10` for so many seconds, before those at the table ask for what they may need. Where the
//! nodes are optimised, `PARLOUR_LONG` holds each answer to 50 ms:
//!
//!     PARLOUR_LONG=1 cargo test --release -p server --test nodes strangers:: -- --nocapture

use crate::client::{Caller, Line};
use crate::house::{House, within};
use crate::{SOON, TURN, house, move_of, steps};
use data_encoding::{BASE64_NOPAD, HEXLOWER};
use serde_json::{Value, json};
use server::TableKey;
use std::future::poll_fn;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tables::Guest;
use tokio::time::{sleep, timeout};
use tokio_postgres::{AsyncMessage, Client, NoTls};

/// How long a bot may take, where there is something to be taken in and another node goes first.
const BOT: Duration = Duration::from_secs(7);

struct Stranger {
    client: Client,
    heard: Arc<Mutex<Vec<String>>>,
}

impl Stranger {
    async fn call(house: &House) -> Stranger {
        house.cluster.sql("postgres", "CREATE ROLE stranger LOGIN");
        // As it is in every new database, until somebody revokes it.
        let let_in = format!("GRANT CONNECT ON DATABASE {} TO PUBLIC", house.database);
        house.cluster.sql("postgres", &let_in);
        let address = house.cluster.url(&house.database).replace("parlour@", "stranger@");
        let (client, mut line) = tokio_postgres::connect(&address, NoTls).await.expect("a line");
        let heard = Arc::<Mutex<Vec<String>>>::default();
        let ears = heard.clone();
        tokio::spawn(async move {
            while let Some(Ok(message)) = poll_fn(|cx| line.poll_message(cx)).await {
                if let AsyncMessage::Notification(said) = message {
                    ears.lock().expect("no panic").push(said.payload().to_string());
                }
            }
        });
        client.batch_execute("LISTEN parlour").await.expect("anybody may listen");
        Stranger { client, heard }
    }

    fn heard(&self) -> Vec<String> {
        self.heard.lock().expect("no panic").clone()
    }

    /// Talks for as long as it is let: of entries that are not there, of thirty nodes where somebody
    /// is, and whatever it has heard itself.
    async fn talk(&self, table: TableKey) {
        let id = HEXLOWER.encode(&table.0.0);
        let mut forged: Vec<String> = [5, 1000, u32::MAX].map(|n| format!("{id}{n}")).into();
        for node in 0..30 {
            let here = [Guest::of_secret(&format!("guest {node}"))];
            let word = json!({
                "node": node, "asks": true, "leaves": false, "here": here, "left": [], "since": 0,
                "strangers": 7, "window": null
            });
            forged.push(format!("{id}:{}", HEXLOWER.encode(word.to_string().as_bytes())));
        }
        let say = "SELECT pg_notify('parlour', said) FROM unnest($1::text[]) AS said";
        loop {
            let heard = self.heard();
            let own = heard.iter().rev().filter(|said| !forged.contains(said)).take(20).cloned();
            let said: Vec<String> = forged.iter().cloned().chain(own).collect();
            self.client.execute(say, &[&said]).await.expect("anybody may notify");
            sleep(Duration::from_millis(20)).await;
        }
    }
}

/// Reads until a step after the known ones is told, or the game is over; says whether it is.
async fn sees_a_step(line: &mut Line, known: &mut u64, most: Duration) -> bool {
    let before = *known;
    let seen = timeout(most, async {
        loop {
            let frame: Value = line.frame().await.expect("the line holds");
            assert_ne!(frame["is"], "refused", "{frame}");
            if frame["is"] == "steps" {
                *known = frame["steps"].as_u64().expect("a number");
                if *known > before || frame["over"] == true {
                    return frame["over"] == true;
                }
            }
        }
    });
    seen.await.unwrap_or_else(|_| panic!("nothing is seen for {most:?} after step {before}"))
}

fn is_long() -> bool {
    std::env::var("PARLOUR_LONG").is_ok()
}

/// How long somebody talks at least.
fn lasting() -> Duration {
    let said = std::env::var("PARLOUR_ATTACK").ok().and_then(|seconds| seconds.parse().ok());
    Duration::from_secs(said.unwrap_or(if is_long() { 60 } else { 0 }))
}

/// Whatever the two at a table may need is granted, and it is told how long the answers took.
async fn all_is_granted(anna: &mut Caller, bruno: &mut Caller, path: &str) {
    let mut wanted = vec![
        (0, json!({ "do": "rematch" })),
        (0, json!({ "do": "pause", "on": true })),
        (0, json!({ "do": "pause", "on": false })),
        (0, json!({ "do": "watchers", "allowed": false })),
        (0, json!({ "do": "bot", "seat": 2, "level": "beginner" })),
        (1, json!({ "do": "reclaim", "seat": 1 })),
        (1, json!({ "do": "leave", "seat": 1 })),
        (1, json!({ "do": "return", "seat": 1 })),
        (0, json!({ "do": "reclaim", "seat": 0 })),
    ];
    if is_long() {
        wanted.push((0, json!({ "do": "stand_in", "seat": 1 })));
    }
    let mut granted = Vec::new();
    for (who, command) in wanted {
        if command["do"] == "stand_in" {
            // A bot plays for whoever has been gone for a minute, which Anna has waited.
            sleep(server::Config::default().gone + Duration::from_secs(1)).await;
        }
        let caller = if who == 0 { &mut *anna } else { &mut *bruno };
        let begun = Instant::now();
        let reply = caller.post(path, &command).await.expect("an answer");
        assert_eq!(reply.status, 200, "{command}: {}", reply.body);
        granted.push((begun.elapsed(), command["do"].to_string()));
    }
    granted.sort_unstable();
    println!("beside a stranger who talks, from the quickest to the slowest: {granted:?}");
    if is_long() && !cfg!(debug_assertions) {
        let (longest, what) = &granted[granted.len() - 1];
        assert!(*longest < Duration::from_millis(50), "{what} took {longest:?}");
    }
}

/// A game of two at different nodes and a bot, served by the least role that the guide describes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_in_the_database_hear_nothing_and_change_nothing() {
    if house::is_node() {
        return;
    }
    let _turn = TURN.lock().await;
    let house = House::open_with_least_role().await;
    let mut anna = Caller::new(house.nodes[0].address);
    let mut bruno = Caller::new(house.nodes[1].address);
    let opening = json!({ "game": "love-letter", "players": 3, "name": "Anna" });
    let reply = anna.post("/api/v1/tables", &opening).await.expect("an answer").json();
    let table = reply["table"].as_str().expect("a table").to_string();
    let path = format!("/api/v1/tables/{table}");
    bruno.post(&path, &json!({ "do": "sit", "name": "Bruno" })).await.expect("an answer");
    anna.post(&path, &json!({ "do": "bot", "seat": 2, "level": "club" })).await.expect("a bot");
    let stranger = Stranger::call(&house).await;
    let key: TableKey = table.parse().expect("a key");
    let begun = Instant::now();
    let playing = async {
        let reply = anna.post(&path, &json!({ "do": "start" })).await.expect("an answer");
        assert_eq!(reply.status, 200, "{}", reply.body);
        let socket = format!("{path}/socket");
        let mut lines = [
            anna.socket(&socket, &[]).await.expect("a line"),
            bruno.socket(&socket, &[]).await.expect("a line"),
        ];
        let mut known = [steps(&mut lines[0]).await, steps(&mut lines[1]).await];
        let (mut over, mut bots) = ([false; 2], 0);
        while over.contains(&false) {
            let most = match move_of(&[&anna, &bruno], &path).await {
                Some((who, play)) => {
                    lines[who].send(&play.to_string()).await.expect("sent");
                    SOON
                }
                None => {
                    bots += 1;
                    BOT
                }
            };
            // Of two who look on at different nodes, one may see the end while the other sees the step before.
            for ((line, known), over) in lines.iter_mut().zip(&mut known).zip(&mut over) {
                *over = *over || sees_a_step(line, known, most).await;
            }
        }
        assert!(bots > 3, "the bot played: {bots}");
        let all_here = async || {
            let picture = anna.get(&path).await.expect("an answer").json()["picture"].clone();
            let here = |seat: usize| picture["seats"][seat]["here"] == true;
            here(0) && here(1) && picture["watching"] == 0
        };
        within(Duration::from_secs(5), all_here).await;
        if let Some(rest) = lasting().checked_sub(begun.elapsed()) {
            sleep(rest).await;
        }
        let [_attends, gone] = lines;
        drop(gone);
        all_is_granted(&mut anna, &mut bruno, &path).await;
    };
    tokio::select! {
        () = playing => {}
        () = stranger.talk(key) => {}
    }
    for node in &house.nodes[..2] {
        assert!(node.metric("parlour_strange_total").await > 100.0, "all of it is counted");
    }

    // What the nodes themselves said has no name in it, of a table or of anybody.
    let id = HEXLOWER.encode(&key.0.0);
    let heard = stranger.heard().into_iter().filter(|said| !said.starts_with(&id));
    let heard: Vec<String> = heard.collect();
    assert!(heard.len() > 10, "they really talked: {}", heard.len());
    let guests = [&anna, &bruno]
        .map(|one| Guest::of_secret(one.secret.as_deref().expect("a secret")).bytes().to_vec());
    for secret in guests.iter().chain([&key.0.0.to_vec(), &b"strangers".to_vec()]) {
        let hex = HEXLOWER.encode(secret);
        let twice = HEXLOWER.encode(hex.as_bytes());
        let base = BASE64_NOPAD.encode(&secret[..secret.len() / 3 * 3]);
        for spelling in [hex, twice, base, table.clone()] {
            let told = heard.iter().find(|said| said.contains(&spelling));
            assert_eq!(told, None, "{spelling}");
        }
    }
}

//! Several parlours behind a balancer share a database, and whatever fails, nothing acknowledged is
//! lost, nothing happens twice, and everybody plays on.

#[path = "../common/client.rs"]
#[allow(dead_code)]
mod client;
mod house;
mod line;
mod play;
mod strangers;

use client::{Caller, Line};
use house::{House, within};
use journal::{Journal, Listing, Postgres, TableId};
use play::{Crowd, Promised};
use serde_json::{Value, json};
use server::TableKey;
use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use tokio::sync::Mutex;
use tokio::time::sleep;

/// Not a test of its own: the nodes are this program again.
#[test]
fn a_node() {
    house::serve();
}

/// One house at a time: the machine is small.
static TURN: Mutex<()> = Mutex::const_new(());

/// Everybody is to play on within this time.
const SOON: Duration = Duration::from_secs(2);

fn is_long() -> bool {
    std::env::var("PARLOUR_LONG").is_ok()
}

/// How many tables play, and how long somebody thinks.
fn load() -> (usize, Duration) {
    match is_long() {
        true => (200, Duration::from_millis(150)),
        false => (40, Duration::from_millis(80)),
    }
}

/// Whatever was said, as the journal has it: each table's lines in order, by the table's name.
async fn said(house: &House) -> HashMap<TableId, Vec<String>> {
    let journal = Postgres::open(&house.cluster.url(&house.database)).await.expect("the journal");
    let (mut said, mut last) = (HashMap::new(), None);
    loop {
        let page = journal.tables(last).await.expect("tables");
        let Some(end) = page.last() else { break };
        last = Some(end.table);
        for listed in page {
            let lines: &mut Vec<String> = said.entry(listed.table).or_default();
            for entry in journal.read(listed.table).await.expect("entries") {
                let entry: Value = serde_json::from_slice(&entry).unwrap_or_default();
                lines.extend(entry["changed"]["said"][1]["words"].as_str().map(str::to_string));
            }
        }
    }
    journal.close().await.expect("closed");
    said
}

/// What everybody was promised is kept, once and in order, and nothing else.
async fn check(house: &House, played: &[Promised]) {
    let said = said(house).await;
    let (mut acknowledged, mut kept) = (0, 0);
    for table in played {
        let key: TableKey = table.table.parse().expect("the name of a table");
        let lines = said.get(&key.0).map_or(&[][..], Vec::as_slice);
        table.check(house.address, lines).await;
        acknowledged += table.said;
        kept += lines.len();
    }
    println!(
        "{} tables, {acknowledged} lines acknowledged, {} more kept; none lost, none twice",
        played.len(),
        kept - acknowledged
    );
    assert!(acknowledged > played.len(), "they really talked");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_is_killed_and_everybody_plays_on_at_another() {
    if house::is_node() {
        return;
    }
    let _turn = TURN.lock().await;
    let mut house = House::open().await;
    let (tables, pace) = load();
    let (crowd, playing) = Crowd::play(house.address, tables, pace);
    crowd.under_way(tables).await;
    let kills = if is_long() { 50 } else { 3 };
    let mut times = Vec::new();
    for kill in 0..kills {
        let node = (kill * 7 + 1) % 3;
        house.kill(node);
        times.push(crowd.all_go_on(Instant::now(), 4 * SOON).await);
        house.start(node);
        let health = async || house.nodes[node].health().await == Some(200);
        within(Duration::from_secs(20), health).await;
        // The balancer looks twice before it believes that a node is back.
        sleep(Duration::from_millis(1500)).await;
    }
    let moves = crowd.moves.load(Relaxed);
    let played = playing.stop(&crowd).await;
    check(&house, &played).await;
    times.sort();
    println!("{kills} kills, {moves} moves; everybody went on after {times:?}");
    assert!(times.iter().all(|time| *time < SOON), "{times:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_held_its_breath_does_no_harm() {
    if house::is_node() {
        return;
    }
    let _turn = TURN.lock().await;
    let house = House::open().await;
    let (tables, pace) = load();
    let (crowd, playing) = Crowd::play(house.address, tables, pace);
    crowd.under_way(tables).await;

    // Two who call the node itself, and are left with it.
    let node = &house.nodes[1];
    let (anna, bruno) = pair(node.address).await;
    let path = &anna.1;
    let socket = format!("{path}/socket");
    let mut line = anna.0.socket(&socket, &[]).await.expect("a line");
    let before = steps(&mut line).await;
    node.stop();
    let stopped = Instant::now();
    let went_on = crowd.all_go_on(stopped, 4 * SOON).await;
    // Meanwhile the game goes on elsewhere. What she asks of the node that stands still is late.
    let elsewhere = house.nodes[2].address;
    let [anna_there, bruno_there] =
        [&anna.0, &bruno].map(|one| Caller { address: elsewhere, secret: one.secret.clone() });
    let late = move_of(&[&anna_there, &bruno_there], path).await.expect("somebody moves");
    let mover = [&anna_there, &bruno_there][late.0];
    let mut played = mover.clone();
    let reply = played.post(path, &late.1).await.expect("an answer");
    assert_eq!(reply.status, 200, "{}", reply.body);
    let mut again = late.1.clone();
    again["id"] = json!(7);
    if late.0 == 0 {
        line.send(&again.to_string()).await.expect("sent");
    }
    let say = json!({ "id": 8, "do": "say", "seat": 0, "text": "am I late?" });
    line.send(&say.to_string()).await.expect("sent");
    sleep(Duration::from_secs(5).saturating_sub(stopped.elapsed())).await;
    node.go_on();
    let awake = Instant::now();
    let (mut refused, mut done, mut seen) = (late.0 != 0, false, before);
    while !(refused && done && seen > before) {
        assert!(awake.elapsed() < SOON, "refused {refused}, done {done}, {seen} steps");
        let Ok(frame) = tokio::time::timeout(SOON, line.frame()).await else { continue };
        let frame = frame.expect("the line holds");
        match frame["is"].as_str() {
            Some("refused") => {
                assert_eq!((&frame["id"], &frame["error"]["code"]), (&json!(7), &json!("stale")));
                refused = true;
            }
            Some("done") => {
                assert_eq!(frame["id"], json!(8));
                done = true;
            }
            Some("steps") => seen = frame["steps"].as_u64().unwrap_or(0),
            _ => {}
        }
    }
    println!("it saw the truth after {:?}; the others went on after {went_on:?}", awake.elapsed());
    crowd.all_go_on(Instant::now(), 4 * SOON).await;
    let played = playing.stop(&crowd).await;
    check(&house, &played).await;
    let late = said(&house).await.into_values().flatten().filter(|said| said == "am I late?");
    assert_eq!(late.count(), 1);
    assert!(went_on < 2 * SOON, "{went_on:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_line_of_a_node_to_the_database_is_cut() {
    if house::is_node() {
        return;
    }
    let _turn = TURN.lock().await;
    let house = House::open().await;
    let (tables, pace) = load();
    let (crowd, playing) = Crowd::play(house.address, tables, pace);
    crowd.under_way(tables).await;
    let health = async |node: usize| house.nodes[node].health().await;
    for _ in 0..if is_long() { 10 } else { 2 } {
        house.cable.cut();
        let cut = Instant::now();
        let (told, went_on) = tokio::join!(
            within(Duration::from_secs(5), async || health(0).await == Some(503)),
            crowd.all_go_on(cut, 4 * SOON),
        );
        assert_eq!(health(1).await, Some(200), "the others are well");
        house.cable.mend();
        let back = within(Duration::from_secs(10), async || health(0).await == Some(200)).await;
        println!("503 after {told:?}, all went on after {went_on:?}, well again after {back:?}");
        sleep(Duration::from_millis(1500)).await;
        crowd.all_go_on(Instant::now(), 4 * SOON).await;
    }
    let played = playing.stop(&crowd).await;
    check(&house, &played).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_database_crashes_and_comes_back() {
    if house::is_node() {
        return;
    }
    let _turn = TURN.lock().await;
    let house = House::open().await;
    let (tables, pace) = load();
    let (crowd, playing) = Crowd::play(house.address, tables, pace);
    crowd.under_way(tables).await;
    for _ in 0..if is_long() { 10 } else { 1 } {
        house.cluster.crash();
        for node in &house.nodes {
            within(Duration::from_secs(5), async || node.health().await == Some(503)).await;
        }
        house.cluster.restart();
        let restarted = Instant::now();
        for node in &house.nodes {
            within(Duration::from_secs(10), async || node.health().await == Some(200)).await;
        }
        let went_on = crowd.all_go_on(restarted, Duration::from_secs(20)).await;
        println!("everybody went on {went_on:?} after the database was back");
    }
    let played = playing.stop(&crowd).await;
    check(&house, &played).await;
}

/// Two at a table of their own, and its address.
async fn pair(address: SocketAddr) -> ((Caller, String), Caller) {
    let (mut anna, mut bruno) = (Caller::new(address), Caller::new(address));
    let opening = json!({ "game": "love-letter", "players": 2, "name": "Anna" });
    let reply = anna.post("/api/v1/tables", &opening).await.expect("an answer").json();
    let path = format!("/api/v1/tables/{}", reply["table"].as_str().expect("a table"));
    bruno.post(&path, &json!({ "do": "sit", "name": "Bruno" })).await.expect("an answer");
    let reply = anna.post(&path, &json!({ "do": "start" })).await.expect("an answer");
    assert_eq!(reply.status, 200, "{}", reply.body);
    ((anna, path), bruno)
}

/// How many steps have been taken, as the first frames on a line have it.
async fn steps(line: &mut Line) -> u64 {
    for _ in 0..5 {
        let frame = line.frame().await.expect("a frame");
        if frame["is"] == "steps" {
            return frame["steps"].as_u64().expect("a number");
        }
    }
    panic!("no steps")
}

/// Who of these is to move, and a move of theirs.
async fn move_of(players: &[&Caller], path: &str) -> Option<(usize, Value)> {
    for (number, player) in players.iter().enumerate() {
        let seen = player.get(path).await.expect("an answer").json();
        if let Some(action) = seen["moves"].as_array().and_then(|moves| moves.first()) {
            let (seat, steps) = (&seen["seat"], &seen["steps"]);
            let play = json!({ "do": "play", "seat": seat, "steps": steps, "action": action });
            return Some((number, play));
        }
    }
    None
}

/// The two seats of a table at different nodes: each sees at once what the other does, and what a seat
/// is sent is the same at all of them, to the last byte.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_seats_of_a_table_at_two_nodes() {
    if house::is_node() {
        return;
    }
    let _turn = TURN.lock().await;
    let house = House::open().await;
    let ((anna, path), bruno) = pair(house.nodes[0].address).await;
    let bruno = Caller { address: house.nodes[1].address, ..bruno };
    let socket = format!("{path}/socket");
    let mut lines = [
        anna.socket(&socket, &[]).await.expect("a line"),
        bruno.socket(&socket, &[]).await.expect("a line"),
    ];
    let mut known = [steps(&mut lines[0]).await, steps(&mut lines[1]).await];
    let (mut waits, mut moves) = (Vec::new(), 0);
    let sights = format!("{path}/sights");
    while let Some((who, play)) = move_of(&[&anna, &bruno], &path).await {
        let asked = Instant::now();
        lines[who].send(&play.to_string()).await.expect("sent");
        for (line, known) in lines.iter_mut().zip(&mut known) {
            let before = *known;
            while *known == before {
                let frame = tokio::time::timeout(SOON, line.frame()).await.expect("in time");
                let frame = frame.expect("the line holds");
                assert_ne!(frame["is"], "refused", "{frame}");
                if frame["is"] == "steps" {
                    *known = frame["steps"].as_u64().expect("a number");
                }
            }
        }
        waits.push(asked.elapsed());
        moves += 1;
        // At a third node, too.
        for seat in [&anna, &bruno] {
            let mut seen = Vec::new();
            for node in &house.nodes {
                let seat = Caller { address: node.address, ..seat.clone() };
                let late = async || {
                    let reply = seat.get(&sights).await.expect("an answer");
                    reply.json()["steps"].as_u64() == Some(known[0])
                };
                within(SOON, late).await;
                seen.push(seat.get(&sights).await.expect("an answer").body);
            }
            assert!(seen.iter().all(|one| *one == seen[0]), "{seen:#?}");
        }
    }
    assert!(moves > 5 && known[0] == known[1]);
    waits.sort();
    println!("{moves} moves; both had seen each after {:?} (median)", waits[waits.len() / 2]);
    let followed = house.nodes[1].metric("parlour_followed_total").await;
    assert!(followed > 2.0, "it really heard of them: {followed}");
    // Both are there, wherever they are.
    let both = async || {
        let seen = anna.get(&path).await.expect("an answer").json();
        let seats = seen["picture"]["seats"].as_array().expect("seats").clone();
        seats.iter().all(|seat| seat["here"] == true)
    };
    within(Duration::from_secs(5), both).await;
}

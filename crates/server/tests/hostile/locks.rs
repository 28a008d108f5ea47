//! Nobody can lock a table: whoever asks too much is refused, and never somebody else.
//!
//! Usually as many requests as an attack sends in a quarter of a minute, as fast as they go; with
//! `PARLOUR_LONG` a minute at the pace that an address is allowed, and then those who sit at the table
//! must be answered within 50 ms, if the parlour is optimised. `PARLOUR_ATTACK=10` says how many seconds
//! it is instead, and promises nothing about times:
//!
//!     PARLOUR_LONG=1 cargo test --release -p server --test hostile locks:: -- --nocapture

use crate::client::Caller;
use crate::floods::from;
use crate::parlour::{Dice, Parlour, Player, play_out};
use crate::readers::read;
use serde_json::{Value, json};
use server::Limits;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::sleep;

fn is_long() -> bool {
    std::env::var("PARLOUR_LONG").is_ok()
}

/// How long an attack lasts, if it is not a number of requests.
fn lasting() -> Option<Duration> {
    let said = std::env::var("PARLOUR_ATTACK").ok().and_then(|seconds| seconds.parse().ok());
    said.or_else(|| is_long().then_some(60)).map(Duration::from_secs)
}

/// As fast as an address can ask.
const AT_ONCE: u32 = 1 << 20;

/// How many requests an address may make in a second: in the long run as many as it always may.
fn pace() -> u32 {
    if lasting().is_some() { Limits::default().requests_per_second } else { AT_ONCE }
}

/// A parlour with the limits that everybody meets, but for this one.
async fn a_parlour(requests_per_second: u32) -> Parlour {
    Parlour::with(|config| {
        config.limits = Limits { requests_per_second, ..Limits::default() };
        config.stepped_out = Duration::from_millis(100);
        config.gone = Duration::from_millis(300);
    })
    .await
}

/// Somebody hostile at an address of their own, on one connection.
struct Attacker {
    to: SocketAddr,
    line: Option<TcpStream>,
    secret: Option<String>,
}

impl Attacker {
    fn new(to: SocketAddr) -> Attacker {
        Attacker { to, line: None, secret: None }
    }

    /// From now on they are somebody else.
    fn change_secret(&mut self) {
        self.secret = None;
    }

    /// The code of the answer; `ok` if it is granted, and `cut` if there is none.
    async fn posts(&mut self, path: &str, body: &Value) -> String {
        let Some(answer) = self.try_post(path, &body.to_string()).await else {
            self.line = None;
            return "cut".into();
        };
        if let Some(secret) = answer["secret"].as_str() {
            self.secret = Some(secret.into());
        }
        answer["error"]["code"].as_str().unwrap_or("ok").to_string()
    }

    async fn try_post(&mut self, path: &str, body: &str) -> Option<Value> {
        if self.line.is_none() {
            self.line = Some(from([127, 0, 0, 9], self.to).await.ok()?);
        }
        let line = self.line.as_mut()?;
        let bearer =
            self.secret.as_ref().map(|secret| format!("Authorization: Bearer {secret}\r\n"));
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\n{}Content-Length: {}\r\n\r\n{body}",
            self.to,
            bearer.unwrap_or_default(),
            body.len()
        );
        line.write_all(request.as_bytes()).await.ok()?;
        let (mut read, mut some) = (Vec::new(), [0; 4096]);
        loop {
            let count = line.read(&mut some).await.ok().filter(|count| *count > 0)?;
            read.extend_from_slice(&some[..count]);
            let text = String::from_utf8_lossy(&read);
            let Some((head, body)) = text.split_once("\r\n\r\n") else { continue };
            let length = head.lines().find_map(|line| {
                let (name, value) = line.split_once(':')?;
                name.eq_ignore_ascii_case("content-length").then(|| value.trim().parse().ok())?
            });
            let length: usize = length?;
            if body.len() >= length {
                return serde_json::from_str(body.trim_end()).ok();
            }
        }
    }

    /// Asks all this again and again, `n` being the number of the round; counts the answers by their
    /// codes.
    async fn keeps_asking(&mut self, path: &str, of: impl Fn(usize) -> Vec<Value>) -> Answers {
        let (begun, mut answers) = (Instant::now(), Answers::default());
        let goes_on = |n: usize| match lasting() {
            Some(lasting) => begun.elapsed() < lasting,
            None => n < 600,
        };
        let mut n = 0;
        while goes_on(n) {
            for body in of(n) {
                answers.count(self.posts(path, &body).await);
            }
            n += 1;
        }
        println!("{n} rounds in {:.1} s: {:?}", begun.elapsed().as_secs_f64(), answers.0);
        answers
    }
}

/// How often which answer was given.
#[derive(Default)]
struct Answers(std::collections::BTreeMap<String, usize>);

impl Answers {
    fn count(&mut self, code: String) {
        *self.0.entry(code).or_default() += 1;
    }

    fn of(&self, code: &str) -> usize {
        self.0.get(code).copied().unwrap_or(0)
    }
}

/// Anna's table for three, where Bruno sits and a bot has the third seat; the game rests.
struct Evening {
    parlour: Parlour,
    anna: Player,
    bruno: Player,
    /// What was granted after the attack, and how long each answer took.
    granted: Vec<(Duration, String)>,
}

impl Evening {
    async fn begin(requests_per_second: u32) -> Evening {
        let parlour = a_parlour(requests_per_second).await;
        let opening = json!({ "game": "love-letter", "players": 3, "name": "Anna" });
        let mut anna = Player::open(parlour.somebody(), opening).await;
        let mut bruno = anna.friend();
        bruno.does(json!({ "do": "sit", "name": "Bruno" })).await;
        anna.does(json!({ "do": "start" })).await;
        // The bot need not wait for its turn, and the table is to hold still.
        anna.does(json!({ "do": "pause", "on": true })).await;
        Evening { parlour, anna, bruno, granted: Vec::new() }
    }

    /// One of those who sit at the table asks for something, and it is granted at once.
    async fn grants(&mut self, who: fn(&mut Evening) -> &mut Player, command: Value) {
        let (begun, what) =
            (Instant::now(), command["do"].as_str().unwrap_or_default().to_string());
        who(self).does(command).await;
        self.granted.push((begun.elapsed(), what));
    }

    /// Whatever somebody at the table may need is granted, and the game is played to its end and again.
    async fn goes_on(mut self) {
        let anna: fn(&mut Evening) -> &mut Player = |evening| &mut evening.anna;
        let bruno: fn(&mut Evening) -> &mut Player = |evening| &mut evening.bruno;
        for on in [true, false] {
            self.grants(anna, json!({ "do": "pause", "on": on })).await;
            self.grants(anna, json!({ "do": "watchers", "allowed": on })).await;
        }
        self.grants(anna, json!({ "do": "watchers", "allowed": true })).await;
        self.grants(anna, json!({ "do": "bot", "seat": 2, "level": "beginner" })).await;
        for (who, seat) in [(anna, 0), (bruno, 1)] {
            self.grants(who, json!({ "do": "reclaim", "seat": seat })).await;
            let name = format!("Player {seat}");
            self.grants(who, json!({ "do": "rename", "seat": seat, "name": name })).await;
            self.grants(who, json!({ "do": "say", "seat": seat, "text": "Still here" })).await;
            self.grants(who, json!({ "do": "leave", "seat": seat })).await;
            self.grants(who, json!({ "do": "return", "seat": seat })).await;
        }
        // Friends ask for a seat, and the host answers them.
        for (name, answer) in [("Carla", "decline"), ("Dora", "admit")] {
            let mut friend = self.anna.friend();
            friend.does(json!({ "do": "sit", "seat": 2, "name": name })).await;
            let requests = self.anna.look().await["picture"]["requests"].take();
            let theirs = requests.as_array().expect("requests").iter();
            let theirs = theirs.filter(|one| one["name"] == name).collect::<Vec<_>>();
            assert_eq!(theirs.len(), 1, "{requests}");
            let request = theirs[0]["request"].clone();
            self.grants(anna, json!({ "do": answer, "request": request })).await;
        }
        self.grants(anna, json!({ "do": "remove", "seat": 2 })).await;
        // Whoever has gone is played for.
        sleep(Duration::from_millis(500)).await;
        self.grants(anna, json!({ "do": "stand_in", "seat": 1 })).await;
        self.grants(bruno, json!({ "do": "return", "seat": 1 })).await;
        play_out(&mut [&mut self.anna, &mut self.bruno], &mut Dice(5)).await;
        self.grants(anna, json!({ "do": "rematch" })).await;
        self.granted.sort_unstable();
        let of_all = self.granted.len();
        let (median, (longest, what)) = (self.granted[of_all / 2].0, &self.granted[of_all - 1]);
        println!("{of_all} answers: the median took {median:?}, the longest {longest:?} ({what})");
        if is_long() && !cfg!(debug_assertions) {
            assert!(*longest < Duration::from_millis(50), "{what} took {longest:?}");
        }
    }
}

/// A stranger asks for the bot's seat and thinks again, for as long as it takes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stranger_who_asks_for_a_seat_takes_no_room() {
    let evening = Evening::begin(pace()).await;
    let mut attacker = Attacker::new(evening.parlour.address);
    let stored = evening.parlour.metric("parlour_entries_total").await;
    let answers = attacker
        .keeps_asking(&evening.anna.table, |n| {
            let name = format!("Stranger {}", n % 3);
            vec![json!({ "do": "sit", "seat": 2, "name": name }), json!({ "do": "withdraw" })]
        })
        .await;
    assert!(answers.of("restless") > 100, "it is the stranger who is refused");
    assert_eq!(answers.of("table_full"), 0);
    assert_eq!(evening.parlour.metric("parlour_entries_total").await, stored, "nothing is stored");
    evening.goes_on().await;
}

/// The same under a new secret each time: from one address two may wait, and the host is asked so often.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stranger_with_many_faces_takes_no_room() {
    let evening = Evening::begin(AT_ONCE).await;
    let mut attacker = Attacker::new(evening.parlour.address);
    let stored = evening.parlour.metric("parlour_entries_total").await;
    let mut refused = 0;
    for n in 0..600 {
        attacker.change_secret();
        let sit = json!({ "do": "sit", "seat": 2, "name": format!("Stranger {n}") });
        refused += usize::from(attacker.posts(&evening.anna.table, &sit).await == "crowded");
    }
    assert!(refused > 500, "{refused}");
    let waiting = evening.anna.look().await["picture"]["requests"].take();
    assert_eq!(waiting.as_array().map(Vec::len), Some(2), "{waiting}");
    assert_eq!(evening.parlour.metric("parlour_entries_total").await, stored, "nothing is stored");
    evening.goes_on().await;
}

/// Somebody reads the replay of another game, with all its steps, without end; and while they do, those at
/// the table have whatever they may need.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_reads_replays_without_end_keeps_nobody_waiting() {
    let evening = Evening::begin(AT_ONCE).await;
    let opening = json!({ "game": "love-letter", "players": 2, "bots": "random" });
    let mut carla = Player::open(evening.parlour.somebody(), opening).await;
    play_out(&mut [&mut carla], &mut Dice(4)).await;
    let path = format!("/t/{}/replay/steps?all=true", carla.name());
    let (to, came) = (evening.parlour.address, Arc::<AtomicUsize>::default());
    let mut readers = JoinSet::new();
    for _ in 0..4 {
        let (path, came) = (path.clone(), came.clone());
        readers.spawn(async move {
            loop {
                let read = read([127, 0, 0, 9], to, &path, "").await;
                came.fetch_add(usize::from(read.is_some()), Relaxed);
            }
        });
    }
    sleep(lasting().unwrap_or(Duration::from_secs(2))).await;
    println!("{} replays were read", came.load(Relaxed));
    assert!(came.load(Relaxed) > 0, "they are read");
    evening.goes_on().await;
    readers.shutdown().await;
}

/// Somebody has come by Bruno's private link, and does with his seat whatever can be done.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_steals_a_private_link_takes_no_room_from_its_owner() {
    let evening = Evening::begin(pace()).await;
    let token = evening.bruno.looks("/seat").await["token"].take();
    let claim = format!("/api/v1/seats/{}", token.as_str().expect("a token"));
    let mut thief = Attacker::new(evening.parlour.address);
    assert_eq!(thief.posts(&claim, &json!({})).await, "ok");
    let answers = thief
        .keeps_asking(&evening.anna.table, |n| {
            let lang = ["it", "de"][n % 2];
            vec![
                json!({ "do": "rename", "seat": 1, "name": format!("Thief {}", n % 3) }),
                json!({ "do": "speak", "seat": 1, "lang": lang }),
                json!({ "do": "say", "seat": 1, "text": "Mine!" }),
                json!({ "do": "leave", "seat": 1 }),
                json!({ "do": "return", "seat": 1 }),
            ]
        })
        .await;
    assert!(answers.of("enough") > 100 && answers.of("talked_out") > 100);
    let mut bruno = evening.bruno.clone();
    if evening.anna.look().await["picture"]["seats"][1]["stand_in"].is_string() {
        bruno.does(json!({ "do": "return", "seat": 1 })).await;
    }
    // He need not even reclaim his seat first.
    bruno.does(json!({ "do": "say", "seat": 1, "text": "That was not me" })).await;
    bruno.does(json!({ "do": "rename", "seat": 1, "name": "Bruno" })).await;
    evening.goes_on().await;
}

/// A private link that went around brings in few devices, and its owner ends it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_private_link_brings_in_few_devices() {
    let evening = Evening::begin(AT_ONCE).await;
    let link = |token: Value| format!("/api/v1/seats/{}", token.as_str().expect("a token"));
    let claim = link(evening.bruno.looks("/seat").await["token"].take());
    let stored = evening.parlour.metric("parlour_entries_total").await;
    let (mut thief, mut answers) = (Attacker::new(evening.parlour.address), Answers::default());
    for _ in 0..300 {
        thief.change_secret();
        answers.count(thief.posts(&claim, &json!({})).await);
    }
    assert_eq!((answers.of("ok"), answers.of("devices")), (7, 293));
    // One who comes and goes is no better off.
    let mut bruno = evening.bruno.clone();
    bruno.does(json!({ "do": "reclaim", "seat": 1 })).await;
    let claim = link(evening.bruno.looks("/seat").await["token"].take());
    let release = json!({ "do": "release", "seat": 1 });
    let mut come = 0;
    for _ in 0..300 {
        come += usize::from(thief.posts(&claim, &json!({})).await == "ok");
        thief.posts(&evening.anna.table, &release).await;
    }
    assert_eq!(come, 32);
    // A list of somebody's tables is an entry, too, and kept apart.
    let grown = evening.parlour.metric("parlour_entries_total").await - stored;
    assert!(grown < 200.0, "{grown}");
    // His own telephone finds room once the link is void.
    bruno.does(json!({ "do": "reclaim", "seat": 1 })).await;
    let claim = link(evening.bruno.looks("/seat").await["token"].take());
    let mut phone = Caller::new(evening.parlour.address);
    assert_eq!(phone.post(&claim, &json!({})).await.expect("an answer").status, 200);
    evening.goes_on().await;
}

/// Before the game somebody sits down and gets up, under one secret or under many.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_comes_and_goes_keeps_no_friend_out() {
    for many in [false, true] {
        let parlour = a_parlour(AT_ONCE).await;
        let opening = json!({ "game": "love-letter", "players": 3, "name": "Anna" });
        let mut anna = Player::open(parlour.somebody(), opening).await;
        let mut attacker = Attacker::new(parlour.address);
        let mut answers = Answers::default();
        for _ in 0..600 {
            if many {
                attacker.change_secret();
            }
            answers.count(attacker.posts(&anna.table, &json!({ "do": "sit", "seat": 1 })).await);
            attacker.posts(&anna.table, &json!({ "do": "leave", "seat": 1 })).await;
        }
        println!("many: {many}: {:?}", answers.0);
        let refused = answers.of(if many { "too_much" } else { "restless" });
        assert!(refused > 300 && answers.of("table_full") == 0);
        let mut friends = [anna.friend(), anna.friend()];
        for (friend, name) in friends.iter_mut().zip(["Bruno", "Carla"]) {
            friend.does(json!({ "do": "sit", "name": name })).await;
            assert!(friend.look().await["seat"].is_number(), "{name} has a seat");
        }
        // Whoever is refused may be invited all the same.
        friends[1].does(json!({ "do": "leave", "seat": 2 })).await;
        let token = anna.looks("/invitation?seat=2").await["token"].take();
        let invited = format!("/api/v1/seats/{}", token.as_str().expect("a token"));
        assert_eq!(attacker.posts(&invited, &json!({ "name": "Dario" })).await, "ok");
        anna.does(json!({ "do": "remove", "seat": 2 })).await;
        anna.does(json!({ "do": "start" })).await;
        let [bruno, _] = &mut friends;
        play_out(&mut [&mut anna, bruno], &mut Dice(3)).await;
        anna.does(json!({ "do": "rematch" })).await;
    }
}

/// Chat is each seat's own: who talks without end silences nobody else.
#[tokio::test]
async fn whoever_talks_without_end_silences_nobody() {
    let mut evening = Evening::begin(AT_ONCE).await;
    let say = |seat: u8| json!({ "do": "say", "seat": seat, "text": "and another thing" });
    for _ in 0..Limits::default().talk.entries {
        evening.bruno.does(say(1)).await;
    }
    assert_eq!(evening.bruno.may_not(say(1)).await, "talked_out");
    evening.anna.does(say(0)).await;
}

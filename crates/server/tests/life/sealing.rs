//! A seed that nobody chooses: pages and programs add numbers of their own, over real connections.

use crate::client::{Caller, Line};
use crate::parlour::{Dice, Parlour, Player, play_out};
use house::{Number, Numbers};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::{Instant, timeout};

const PATIENCE: Duration = Duration::from_secs(20);

fn number(byte: u8) -> Number {
    Number::new([byte; 32])
}

fn pledge(byte: u8) -> Value {
    json!({ "do": "pledge", "pledge": number(byte).pledge().hex(), "id": 70 })
}

fn redeem(byte: u8) -> Value {
    json!({ "do": "redeem", "number": number(byte).hex(), "id": 71 })
}

/// A program on a socket of the API.
struct Program(Line);

impl Program {
    async fn at(player: &Player) -> Program {
        let path = format!("{}/socket", player.table);
        Program(player.caller.socket(&path, &[]).await.expect("a socket"))
    }

    async fn send(&mut self, what: &Value) {
        self.0.send(&what.to_string()).await.expect("it is sent");
    }

    /// The next frame for which something holds.
    async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let frame = timeout(PATIENCE, self.0.frame()).await.expect("in time").expect("a frame");
            if wanted(&frame) {
                return frame;
            }
        }
    }

    /// The answer to a message with this number.
    async fn answer(&mut self, id: u64) -> Value {
        self.until(|frame| frame["id"] == id).await
    }

    async fn asks(&mut self, what: &Value) -> Value {
        self.send(what).await;
        self.answer(what["id"].as_u64().expect("a number")).await
    }

    /// What is laid open when a game is about to begin.
    async fn asked(&mut self) -> Value {
        let frame = self.until(|frame| frame["picture"]["sealing"].is_object()).await;
        frame["picture"]["sealing"].clone()
    }
}

/// Anna's table with Bruno at it, each with a socket open.
async fn two(parlour: &Parlour) -> ([Player; 2], [Program; 2]) {
    let opening = json!({ "game": "love-letter", "players": 2 });
    let anna = Player::open(parlour.somebody(), opening).await;
    let mut bruno = anna.friend();
    bruno.does(json!({ "do": "sit", "name": "Bruno" })).await;
    let programs = [Program::at(&anna).await, Program::at(&bruno).await];
    ([anna, bruno], programs)
}

fn start() -> Value {
    json!({ "do": "start", "id": 7 })
}

/// What a transcript says of the numbers, which make its seed.
async fn numbers(player: &Player) -> Value {
    let transcript = player.get("/transcript").await.body;
    let header = transcript.lines().next().expect("a header");
    let header: Value = serde_json::from_str(header).expect("JSON");
    if !header["numbers"].is_null() {
        let made: Numbers = serde_json::from_value(header["numbers"].clone()).expect("numbers");
        assert!(made.are_kept());
        assert_eq!(header["seed"], made.deal().broken());
        assert_eq!(header["seal"], made.deal().seal());
    }
    header["numbers"].clone()
}

#[tokio::test]
async fn whoever_pledges_and_opens_is_in_the_seed_and_the_next_game_has_its_own() {
    let parlour = Parlour::open().await;
    let (mut players, [mut anna, mut bruno]) = two(&parlour).await;
    for (game, first) in [(1, 10), (2, 20)] {
        let begin = if game == 1 { start() } else { json!({ "do": "rematch", "id": 7 }) };
        assert_eq!(anna.asks(&pledge(first)).await["is"], "done");
        assert_eq!(bruno.asks(&pledge(first + 1)).await["is"], "done");
        // Whoever begins is told what is asked before they are answered, on the same socket.
        anna.send(&begin).await;
        let (asked, too) = (anna.asked().await, bruno.asked().await);
        assert_eq!(asked, too, "everybody sees the same pledges");
        assert_eq!(
            (&asked["game"], asked["people"].as_array().map(Vec::len)),
            (&json!(game), Some(2))
        );
        assert_eq!(asked["people"][1]["pledge"], number(first + 1).pledge().hex());
        assert_eq!(anna.asks(&redeem(first)).await["is"], "done");
        assert_eq!(bruno.asks(&redeem(first + 1)).await["is"], "done");
        assert_eq!(anna.answer(7).await["is"], "done");
        let deal = players[0].look().await["picture"]["deal"].clone();
        assert!(deal["seed"].is_null() && deal["numbers"].is_null(), "{deal}");
        let [one, two] = &mut players;
        play_out(&mut [one, two], &mut Dice(game)).await;
        let made = numbers(&players[0]).await;
        assert_eq!(made["pledge"], asked["pledge"], "the number that was pledged");
        let people = made["people"].as_array().expect("people");
        let of = |at: usize| people[at]["number"].clone();
        assert_eq!([of(0), of(1)], [json!(number(first).hex()), json!(number(first + 1).hex())]);
        assert_eq!(players[1].look().await["picture"]["deal"]["numbers"], made);
    }
    parlour.close().await;
}

#[tokio::test]
async fn where_nobody_has_pledged_nobody_waits() {
    // If anything were waited for, nobody would be patient enough.
    let parlour = Parlour::with(|config| config.sealing = Duration::from_secs(3600)).await;
    let (mut players, [mut anna, _bruno]) = two(&parlour).await;
    assert_eq!(anna.asks(&start()).await["is"], "done");
    let [one, two] = &mut players;
    play_out(&mut [one, two], &mut Dice(4)).await;
    assert!(numbers(&players[0]).await.is_null());
    // Nor for somebody who pledged, and has gone.
    let mut guest = players[1].clone();
    guest.does(pledge(1)).await;
    drop((_bruno, anna));
    while players[0].look().await["picture"]["seats"][1]["here"] == true {}
    guest.does(json!({ "do": "rematch" })).await;
    parlour.close().await;
}

#[tokio::test]
async fn whoever_does_not_open_in_time_is_left_out_and_it_is_told() {
    let wait = Duration::from_millis(300);
    let parlour = Parlour::with(|config| config.sealing = wait).await;
    let (mut players, [mut anna, mut bruno]) = two(&parlour).await;
    anna.asks(&pledge(1)).await;
    bruno.asks(&pledge(2)).await;
    let begun = Instant::now();
    bruno.send(&json!({ "do": "start", "id": 9 })).await;
    assert_eq!(bruno.answer(9).await["error"]["code"], "not_host", "at once");
    anna.send(&start()).await;
    anna.asked().await;
    anna.asks(&redeem(1)).await;
    assert_eq!(anna.answer(7).await["is"], "done");
    assert!(begun.elapsed() >= wait, "there was somebody to wait for");
    let late = bruno.asks(&redeem(2)).await;
    assert_eq!(late["error"]["code"], "not_sealing");
    let [one, two] = &mut players;
    play_out(&mut [one, two], &mut Dice(5)).await;
    let made = numbers(&players[0]).await;
    assert_eq!(made["people"][0]["number"], number(1).hex());
    assert_eq!(made["people"][1]["pledge"], number(2).pledge().hex());
    assert!(made["people"][1]["number"].is_null());
    parlour.close().await;
}

#[tokio::test]
async fn a_page_takes_part_as_a_program_does() {
    let parlour = Parlour::open().await;
    let (players, [mut anna, bruno]) = two(&parlour).await;
    drop(bruno);
    let path = format!("/t/{}/socket", players[1].name());
    let mut page = players[1].caller.socket(&path, &[]).await.expect("a socket");
    timeout(PATIENCE, page.text()).await.expect("in time").expect("a page");
    let click = |mut command: Value| {
        command["click"] = json!("ask");
        command.to_string()
    };
    page.send(&click(pledge(2))).await.expect("sent");
    // A page is not told that it was heard; whoever asks after it is served after it.
    page.send(&click(json!({ "do": "say", "seat": 1, "text": "ready" }))).await.expect("sent");
    anna.until(|frame| frame["picture"]["talk"][0]["said"]["words"] == "ready").await;
    anna.send(&start()).await;
    let mut shown = String::new();
    while !shown.contains("data-asked") {
        shown = timeout(PATIENCE, page.text()).await.expect("in time").expect("a page");
    }
    assert!(shown.contains(&number(2).pledge().hex()), "its own pledge is among them");
    assert!(!shown.contains(&number(2).hex()));
    page.send(&click(redeem(2))).await.expect("sent");
    assert_eq!(anna.answer(7).await["is"], "done");
    parlour.close().await;
}

#[tokio::test]
async fn what_makes_no_sense_is_refused_and_holds_nobody_up() {
    let parlour = Parlour::with(|config| config.sealing = Duration::from_secs(3600)).await;
    let (players, [mut anna, mut bruno]) = two(&parlour).await;
    let code = async |program: &mut Program, what: &Value| {
        let answer = program.asks(what).await;
        answer["error"]["code"].as_str().unwrap_or_default().to_string()
    };
    for wrong in ["", "12", &"z".repeat(64), &"0".repeat(12_000)] {
        let what = json!({ "do": "pledge", "pledge": wrong, "id": 5 });
        assert_eq!(code(&mut bruno, &what).await, "bad_number");
    }
    assert_eq!(code(&mut bruno, &redeem(2)).await, "not_sealing", "nothing is asked");
    let mut stranger = Player::at(parlour.somebody(), &players[0].table);
    assert_eq!(stranger.may_not(pledge(3)).await, "not_yours");
    let nobody = Caller::new(parlour.address);
    let mut nobody = Program::at(&Player::at(nobody, &players[0].table)).await;
    assert_eq!(code(&mut nobody, &pledge(3)).await, "no_secret");

    // However often somebody pledges, the latest is one.
    for byte in 50..80 {
        assert_eq!(bruno.asks(&pledge(byte)).await["is"], "done");
    }
    assert_eq!(bruno.asks(&pledge(2)).await["is"], "done");
    anna.send(&start()).await;
    let asked = bruno.asked().await;
    assert_eq!(asked["people"], json!([{ "seat": 1, "pledge": number(2).pledge().hex() }]));
    assert_eq!(code(&mut bruno, &pledge(9)).await, "not_sealing", "pledges lie open");
    assert_eq!(code(&mut bruno, &redeem(79)).await, "not_pledged");
    assert_eq!(code(&mut anna, &redeem(2)).await, "not_pledged", "it is not hers");
    assert_eq!(stranger.may_not(redeem(2)).await, "not_pledged");
    assert_eq!(stranger.may_not(json!({ "do": "start" })).await, "not_host");
    // Who begins twice is told that it begins.
    let again = anna.asks(&json!({ "do": "start", "id": 8 })).await;
    assert_eq!(again["error"]["code"], "begun");
    // Everything else goes on meanwhile.
    assert_eq!(
        anna.asks(&json!({ "do": "say", "seat": 0, "text": "hm", "id": 6 })).await["is"],
        "done"
    );
    assert_eq!(bruno.asks(&redeem(2)).await["is"], "done");
    assert_eq!(anna.answer(7).await["is"], "done");
    assert_eq!(code(&mut bruno, &redeem(2)).await, "not_sealing", "once");
    assert_eq!(code(&mut bruno, &pledge(2)).await, "not_sealing", "a game is played");
    parlour.close().await;
}

/// Opens a table against bots with the form of the first page; gives whoever did.
async fn against_bots(parlour: &Parlour, more: &str) -> Player {
    let form = ["Content-Type: application/x-www-form-urlencoded"];
    let body = format!("game=favor&players=2&mode=bots&level=random{more}");
    let reply = parlour.somebody().call("POST", "/new", &form, &body).await.expect("an answer");
    assert_eq!(reply.status, 303, "{}", reply.body);
    let table = reply.header("location").and_then(|path| path.strip_prefix("/t/"));
    let cookie = reply.header("set-cookie").and_then(|cookie| cookie.strip_prefix("parlour="));
    let secret = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_string);
    let path = format!("/api/v1/tables/{}", table.expect("a table"));
    Player::at(parlour.somebody_with(secret), &path)
}

#[tokio::test]
async fn a_game_against_bots_has_the_number_of_whoever_opens_it() {
    let parlour = Parlour::open().await;
    let reserved = parlour.somebody().get("/new/ticket").await.expect("a ticket").json();
    let [table, ticket, pledge] =
        ["table", "ticket", "pledge"].map(|key| reserved[key].as_str().expect("text").to_string());
    let missing = parlour.somebody().get(&format!("/t/{table}")).await.expect("an answer");
    assert_eq!(missing.status, 404, "nothing is kept of a ticket");
    let more = format!("&ticket={ticket}&number={}", number(4).hex());
    let mut anna = against_bots(&parlour, &more).await;
    assert_eq!(anna.name(), table);
    play_out(&mut [&mut anna], &mut Dice(6)).await;
    let made = numbers(&anna).await;
    assert_eq!(
        made["pledge"], pledge,
        "the parlour had pledged its number before it knew the other"
    );
    let own = json!([{ "seat": 0, "pledge": number(4).pledge().hex(), "number": number(4).hex() }]);
    assert_eq!(made["people"], own);

    // A ticket is good for once; whoever brings none, or none of ours, plays all the same.
    let none = [more, "&ticket=&number=".into(), format!("&ticket=x{ticket}&number=12")];
    for more in none {
        let mut again = against_bots(&parlour, &more).await;
        assert_ne!(again.name(), table);
        play_out(&mut [&mut again], &mut Dice(7)).await;
        assert!(numbers(&again).await.is_null(), "{more}");
    }
    parlour.close().await;
}

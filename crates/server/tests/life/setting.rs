//! Setting the table over real connections: which cards are played with, and what each leaves out in
//! private.

use crate::client::Line;
use crate::parlour::{Dice, Parlour, Player, code, play_until};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// Anna and Bruno sit down to Fog of Love.
async fn two(parlour: &Parlour, more: Value) -> [Player; 2] {
    let mut opening = json!({ "game": "fog-of-love", "name": "Anna" });
    opening.as_object_mut().expect("an object").extend(more.as_object().expect("fields").clone());
    let anna = Player::open(parlour.somebody(), opening).await;
    let mut bruno = anna.friend();
    bruno.does(json!({ "do": "sit", "name": "Bruno" })).await;
    [anna, bruno]
}

/// What a socket is told until nothing more comes.
async fn heard(line: &mut Line) -> Vec<String> {
    let mut all = Vec::new();
    while let Ok(Some(text)) = timeout(Duration::from_millis(150), line.text()).await {
        all.push(text);
    }
    all
}

/// FL-27, FL-262, FL-263, FL-317, FL-319: chosen when the table is opened, or before the first game.
#[tokio::test]
async fn any_story_is_played_with_any_event() {
    let parlour = Parlour::open().await;
    let games = parlour.somebody().get("/api/v1/games").await.expect("games").json();
    let fog = &games["games"][2];
    let events: Vec<&str> = fog["events"]
        .as_array()
        .expect("events")
        .iter()
        .filter_map(|e| e["event"].as_str())
        .collect();
    assert_eq!(events.len(), 3);
    assert_eq!(fog["topics"].as_array().map(Vec::len), Some(14));
    let chosen = json!({ "story": "where-were-we", "events": ["room-214"], "all_stories": true,
        "without": ["burnt-moka"] });
    let [mut anna, mut bruno] = two(&parlour, chosen).await;
    let setting = &bruno.look().await["picture"]["setting"];
    assert_eq!(setting["events"], json!(["room-214"]), "everybody at the table sees it");
    assert_eq!(
        (&setting["all_stories"], &setting["without"]),
        (&json!(true), &json!(["burnt-moka"]))
    );
    assert_eq!(bruno.may_not(json!({ "do": "set", "events": events })).await, "not_host");
    assert_eq!(anna.may_not(json!({ "do": "set", "events": ["burnt-moka"] })).await, "bad_setup");
    assert_eq!(
        anna.may_not(json!({ "do": "leave_out", "scenes": ["no"], "on": true })).await,
        "bad_setup"
    );
    anna.does(json!({ "do": "set", "events": events })).await;
    anna.does(json!({ "do": "leave_out", "scenes": ["burnt-moka"], "on": false })).await;
    anna.does(json!({ "do": "window" })).await;
    anna.does(json!({ "do": "start" })).await;
    assert_eq!(anna.may_not(json!({ "do": "set", "events": [] })).await, "begun");
    let seen = bruno.look().await;
    assert_eq!(seen["view"]["story"], "where-were-we");
    assert_eq!(seen["view"]["events"].as_array().map(Vec::len), Some(3), "under the synopsis");
    assert!(seen["picture"]["setting"].is_null());
    play_until(&mut [&mut anna, &mut bruno], &mut Dice(5), usize::MAX).await;
    let transcript = anna.get("/transcript").await.body;
    let header: Value =
        serde_json::from_str(transcript.lines().next().expect("a header")).expect("JSON");
    assert_eq!(header["events"], json!(["launch-day", "one-roof", "room-214"]));
    assert_eq!((&header["all_stories"], header.get("without")), (&json!(true), None));
    parlour.close().await;
}

/// FL-320: the second edition is chosen where a table is opened, or before the first game, and a game with
/// it is played to its end; the next is played with it, too.
#[tokio::test]
async fn the_second_edition_is_chosen_and_played_to_its_end() {
    let parlour = Parlour::open().await;
    let boxes = parlour.somebody().get("/api/v1/boxes").await.expect("boxes").json();
    let boxes = boxes["boxes"].as_array().expect("boxes").clone();
    assert_eq!([&boxes[0]["box"], &boxes[1]["box"]], ["base", "base+second"]);
    assert_eq!(boxes[1]["counts"]["scenes"], 175);
    assert_eq!(boxes[1]["languages"].as_array().map(Vec::len), Some(4));

    let [mut anna, mut bruno] = two(&parlour, json!({ "story": "second-helpings" })).await;
    assert_eq!(
        anna.look().await["picture"]["setting"]["box"],
        "base",
        "as printed, if nobody says"
    );
    assert_eq!(bruno.may_not(json!({ "do": "set", "box": "base+second" })).await, "not_host");
    assert_eq!(anna.may_not(json!({ "do": "set", "box": "../etc" })).await, "bad_setup");
    anna.does(json!({ "do": "set", "box": "base+second" })).await;
    let setting = bruno.look().await["picture"]["setting"].clone();
    assert_eq!((&setting["box"], &setting["cards"]), (&boxes[1]["box"], &boxes[1]["cards"]));
    assert_eq!(setting["story"], "second-helpings", "it tells the same stories");
    anna.does(json!({ "do": "window" })).await;
    anna.does(json!({ "do": "start" })).await;
    play_until(&mut [&mut anna, &mut bruno], &mut Dice(6), usize::MAX).await;
    let header = async |player: &Player| {
        let transcript = player.get("/transcript").await.body;
        let lines: Vec<Value> =
            transcript.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        assert!(lines[1]["scenes"].as_array().expect("scenes").contains(&json!("handle-first")));
        lines[0].clone()
    };
    assert_eq!(header(&anna).await["hash"], boxes[1]["cards"]);
    anna.does(json!({ "do": "rematch" })).await;
    play_until(&mut [&mut anna, &mut bruno], &mut Dice(7), usize::MAX).await;
    assert_eq!(header(&anna).await["hash"], boxes[1]["cards"], "the same box again");

    // At once, with a bot, which plays with the same cards.
    let opening = json!({ "game": "fog-of-love", "box": "base+second", "bots": "club" });
    let (mut clara, mut dice) = (Player::open(parlour.somebody(), opening).await, Dice(8));
    while clara.phase().await == "playing" {
        let seen = clara.look().await;
        let Some(action) = dice.pick(seen["moves"].as_array().expect("moves")) else { continue };
        let play = json!({ "do": "play", "seat": 0, "steps": seen["steps"], "action": action });
        let reply = clara.ask(play).await;
        // Both may be asked at once, and the bot may be faster.
        assert!(reply.status == 200 || code(&reply) == "stale", "{}", reply.body);
    }
    assert_eq!(header(&clara).await["hash"], boxes[1]["cards"]);
    assert_eq!(clara.looks("/replay").await["honest"], true);
    let wrong = json!({ "game": "love-letter", "players": 2, "box": "base+second" });
    let refused = parlour.somebody().post("/api/v1/tables", &wrong).await.expect("an answer");
    assert_eq!((refused.status, code(&refused).as_str()), (409, "bad_setup"));
    parlour.close().await;
}

/// Two truths, one view: what Bruno is sent, on a page, on the sockets and by the API, is the same to
/// the last byte whether or not Anna leaves something out; and nothing at all is sent to him when she
/// does.
#[tokio::test]
async fn nobody_is_sent_anything_when_somebody_leaves_a_topic_out() {
    let parlour = Parlour::open().await;
    let [mut anna, bruno] = two(&parlour, json!({})).await;
    let (page, socket) = (format!("/t/{}", anna.name()), format!("{}/socket", anna.table));
    let page_socket = format!("{page}/socket");
    let watcher = anna.friend();
    let mut lines = Vec::new();
    for who in [&bruno, &watcher] {
        lines.push(who.caller.socket(&socket, &[]).await.expect("a socket"));
        lines.push(who.caller.socket(&page_socket, &[]).await.expect("a socket"));
    }
    let mut own = anna.caller.socket(&socket, &[]).await.expect("a socket");
    // Who has come is told after a while.
    sleep(Duration::from_secs(3)).await;
    for line in lines.iter_mut().chain([&mut own]) {
        heard(line).await;
    }
    let told = async || {
        let mut told = Vec::new();
        for who in [&bruno, &watcher] {
            for path in [&anna.table, &page] {
                told.push(who.caller.get(path).await.expect("an answer").body);
            }
        }
        told
    };
    let before = told().await;
    let mut caller = anna.clone();
    let mut answers = Vec::new();
    for topics in [json!(["affair"]), json!(["affair", "children", "family", "grief"]), json!([])] {
        let reply = caller.ask(json!({ "do": "veto", "seat": 0, "topics": topics })).await;
        answers.push((reply.status, reply.body));
        for line in &mut lines {
            assert_eq!(heard(line).await, Vec::<String>::new(), "nothing has happened for them");
        }
        assert_eq!(told().await, before);
        let frame: Value = serde_json::from_str(&heard(&mut own).await[0]).expect("a frame");
        assert_eq!(frame["vetoed"], topics, "whoever asks for it sees it");
        assert_eq!(anna.look().await["vetoed"], topics);
    }
    answers.dedup();
    assert_eq!(answers.len(), 1, "the answer tells nothing either: {answers:?}");
    assert_eq!(bruno.look().await["vetoed"], json!([]));
    assert!(watcher.look().await.get("vetoed").is_none());
    let both = json!({ "do": "veto", "seat": 1, "topics": [] });
    assert_eq!(anna.may_not(both).await, "not_yours");
    assert_eq!(anna.get("?seat=1").await.status, 403);
    parlour.close().await;
}

/// What was left out is in no deck, before and after a restart, and nobody is told how many cards
/// there are.
#[tokio::test]
async fn what_anybody_leaves_out_stays_out() {
    let parlour = Parlour::open().await;
    let more = json!({ "story": "second-helpings", "topics": ["money"] });
    let [mut anna, mut bruno] = two(&parlour, more).await;
    bruno.does(json!({ "do": "veto", "seat": 1, "topics": ["marriage"] })).await;
    anna.does(json!({ "do": "window" })).await;
    anna.does(json!({ "do": "start" })).await;
    let (secrets, table) =
        ([anna.caller.secret.clone(), bruno.caller.secret.clone()], anna.table.clone());
    play_until(&mut [&mut anna, &mut bruno], &mut Dice(2), 20).await;
    let again = Parlour::again(parlour.close().await, |_| {}).await;
    let [mut anna, mut bruno] =
        secrets.map(|secret| Player::at(again.somebody_with(secret), &table));
    let seen = bruno.look().await;
    let decks = json!({ "sweet": null, "serious": null, "drama": null, "custom": 0 });
    assert_eq!(seen["view"]["decks"], decks, "not how many");
    assert!(seen["picture"]["setting"].is_null() && seen.get("vetoed").is_none());
    assert!(!anna.get("/sights").await.body.contains("shuffled"));
    play_until(&mut [&mut anna, &mut bruno], &mut Dice(3), usize::MAX).await;
    let transcript = anna.get("/transcript").await.body;
    let lines: Vec<Value> =
        transcript.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let without: Vec<&str> =
        lines[0]["without"].as_array().expect("cards").iter().filter_map(Value::as_str).collect();
    assert!(
        without.contains(&"kitchen-jar") && without.contains(&"the-wrong-album"),
        "{without:?}"
    );
    let decks = lines.iter().filter(|line| line["line"] == "deck").take(3);
    let cards = decks.flat_map(|deck| deck["order"].as_array().expect("an order").clone());
    let names = &lines[1]["scenes"];
    for card in cards {
        let id = names[card.as_u64().expect("a number") as usize].as_str().expect("an id");
        assert!(!without.contains(&id), "{id}");
    }
    again.close().await;
}

const FORM: &str = "Content-Type: application/x-www-form-urlencoded";

/// Alone with a bot, the form of the first page is the place for it.
#[tokio::test]
async fn the_first_page_sets_a_table() {
    let parlour = Parlour::open().await;
    let submit = async |form: &str| {
        let reply = parlour.somebody().call("POST", "/new", &[FORM], form).await;
        let reply = reply.expect("an answer");
        assert_eq!(reply.status, 303, "{}", reply.body);
        let cookie = reply.header("set-cookie").and_then(|cookie| cookie.split(';').next());
        let secret = cookie.and_then(|cookie| cookie.strip_prefix("parlour=")).map(str::to_string);
        let name = reply.header("location").expect("a table").trim_start_matches("/t/");
        Player::at(parlour.somebody_with(secret), &format!("/api/v1/tables/{name}"))
    };
    let form = "game=fog-of-love&mode=bots&players=&story=nothing-serious&events=all&scenes=all\
        &level=club-mischievous&topic-affair=on&topic-drink=on";
    let seen = submit(form).await.look().await;
    assert_eq!(seen["view"]["story"], "nothing-serious");
    assert_eq!(seen["view"]["events"].as_array().map(Vec::len), Some(3));
    assert_eq!(seen["picture"]["seats"][1]["sitter"], json!({ "bot": "club-mischievous" }));
    let form = "game=fog-of-love&mode=invite&players=&story=&events=none&scenes=&level=casual\
        &topic-affair=on&topic-drink=on";
    let seen = submit(form).await.look().await;
    assert_eq!(seen["vetoed"], json!(["affair", "drink"]));
    assert_eq!(seen["picture"]["setting"]["events"], json!([]));
    let form =
        "game=fog-of-love&mode=invite&box=base%2Bsecond&story=where-were-we&events=&topic-drink=on";
    let seen = submit(form).await.look().await;
    let setting = &seen["picture"]["setting"];
    assert_eq!(
        (&setting["box"], &setting["story"]),
        (&json!("base+second"), &json!("where-were-we"))
    );
    assert_eq!(seen["vetoed"], json!(["drink"]));
    // A first game has its own cards, whatever else was ticked.
    let form = "game=fog-of-love&mode=lessons&story=&events=all&scenes=all&topic-affair=on";
    assert_eq!(submit(form).await.look().await["picture"]["tutorial"], true);
    parlour.close().await;
}

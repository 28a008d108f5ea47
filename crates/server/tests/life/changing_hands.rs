//! A seat that changes hands: asked for, given, taken back, and with no memory of before.

use crate::client::{Caller, Reply};
use crate::parlour::{Dice, Parlour, Player, code, play_out};
use journal::{Journal, Sqlite, TableId};
use serde_json::{Value, json};
use tables::Guest;
use tempfile::TempDir;

const ANNA: &str = "10000000000000000000000000";
const BRUNO: &str = "20000000000000000000000000";
const CARLA: &str = "30000000000000000000000000";
const DORA: &str = "40000000000000000000000000";
/// The table of the two truths: all its bytes are zero.
const TABLE: &str = "00000000000000000000000000";

/// Three people and a bot. The bot has looked into Bruno's hand with a Priest, and this card was
/// there.
fn entries(card: &str) -> Vec<Value> {
    let guest = |secret: &str| json!(Guest::of_secret(secret));
    let sat = |seat: u8, secret: &str, name: &str| {
        let sat = json!({ "seat": seat, "guest": guest(secret), "name": name, "lang": "en" });
        json!({ "changed": { "sat": sat } })
    };
    let dealt = json!([
        {"starter": 2}, {"set_aside": "countess"}, {"dealt": [0, "handmaid"]},
        {"dealt": [1, card]}, {"dealt": [2, "priest"]}, {"turn": 2}, {"drew": [2, "spy"]},
    ]);
    let looked = json!([
        {"played": {"seat": 2, "card": "priest", "target": 1, "named": null}},
        {"looked": {"seat": 2, "target": 1, "card": card}},
        {"turn": 0}, {"drew": [0, "guard"]},
    ]);
    vec![
        json!({"opened": [{"game": "love-letter", "players": 3}, guest(ANNA)]}),
        sat(0, ANNA, "Anna"),
        sat(1, BRUNO, "Bruno"),
        json!({"changed": {"bot": {"seat": 2, "level": "random", "name": "Figaro"}}}),
        json!({"started": {"seed": "00".repeat(32), "first": {"events": dealt, "asked": 6}}}),
        json!({"moved": {"seat": 2, "action": {"play_on": ["priest", 1]}, "events": looked, "asked": 7}}),
    ]
}

/// Two parlours with the same secret and the same table, but for the card that the bot has seen.
async fn two_truths() -> [Parlour; 2] {
    let first = tempfile::tempdir().expect("a folder");
    let empty = Sqlite::open(first.path()).expect("a journal");
    empty.close().await.expect("it closes");
    let second = tempfile::tempdir().expect("a folder");
    for file in std::fs::read_dir(first.path()).expect("its files") {
        let file = file.expect("a file");
        std::fs::copy(file.path(), second.path().join(file.file_name())).expect("a copy");
    }
    [with_table(first, "princess").await, with_table(second, "king").await]
}

async fn with_table(folder: TempDir, card: &str) -> Parlour {
    let journal = Sqlite::open(folder.path()).expect("a journal");
    let bytes = entries(card).iter().map(|entry| entry.to_string().into()).collect();
    journal.append(TableId([0; 16]), 0, bytes).await.expect("stored");
    journal.close().await.expect("it closes");
    Parlour::again(folder, |_| {}).await
}

/// Somebody at the table of the two truths.
fn somebody(parlour: &Parlour, secret: &str) -> Player {
    let caller = parlour.somebody_with(Some(secret.into()));
    Player::at(caller, &format!("/api/v1/tables/{TABLE}"))
}

/// The host lets in whoever asks.
async fn lets_in(anna: &mut Player) {
    let seen = anna.look().await;
    let request = seen["picture"]["requests"][0]["request"].clone();
    anna.does(json!({ "do": "admit", "request": request })).await;
}

/// Everything that somebody can fetch about the table: pages, frames, answers, histories.
async fn everything(player: &Player, seat: u8) -> String {
    let mut told = Vec::new();
    let steps = player.look().await["steps"].as_u64().expect("a game");
    let mut paths = vec![format!("/t/{TABLE}")];
    for rest in [
        "".into(),
        format!("?seat={seat}"),
        "/sights".into(),
        format!("/sights?seat={seat}"),
        "/seat".into(),
    ] {
        paths.push(format!("{}{rest}", player.table));
    }
    for step in 0..=steps {
        paths.push(format!("{}/replay?step={step}&seat={seat}", player.table));
        paths.push(format!("/t/{TABLE}/replay?step={step}&seat={seat}"));
    }
    for path in paths {
        let reply = player.caller.get(&path).await.expect("an answer");
        assert_eq!(reply.status, 200, "{path}: {}", reply.body);
        told.push(format!("{path}\n{}", reply.body));
    }
    // The sockets: what they say first is all that there is.
    let path = format!("{}/socket?from=0&seat={seat}", player.table);
    let mut line = player.caller.socket(&path, &[]).await.expect("a socket");
    for _ in 0..2 {
        told.push(line.text().await.expect("a frame"));
    }
    let mut line =
        player.caller.socket(&format!("/t/{TABLE}/socket"), &[]).await.expect("a socket");
    told.push(line.text().await.expect("a frame"));
    told.join("\n").replace(&player.caller.address.to_string(), "here")
}

/// How Carla's second browser might come by the bot's seat.
#[derive(Clone, Copy, Debug)]
enum Way {
    Leave,
    NoWatchers,
    Paused,
    Removal,
    Invitation,
}

async fn takes(way: Way, parlour: &Parlour) -> Player {
    let (mut anna, mut carla) = (somebody(parlour, ANNA), somebody(parlour, CARLA));
    let asks = json!({ "do": "sit", "seat": 2, "name": "Carla" });
    match way {
        Way::Leave => {}
        Way::NoWatchers => drop(anna.does(json!({ "do": "watchers", "allowed": false })).await),
        Way::Paused => drop(anna.does(json!({ "do": "pause", "on": true })).await),
        Way::Removal => {
            let mut dora = somebody(parlour, DORA);
            dora.does(json!({ "do": "sit", "seat": 2, "name": "Dora" })).await;
            lets_in(&mut anna).await;
            anna.does(json!({ "do": "remove", "seat": 2 })).await;
            assert_eq!(dora.may_not(asks.clone()).await, "removed");
        }
        Way::Invitation => {
            let link = anna.looks("/invitation?seat=2").await;
            let path = format!("/api/v1/seats/{}", link["token"].as_str().expect("a token"));
            let came =
                carla.caller.post(&path, &json!({ "name": "Carla" })).await.expect("an answer");
            assert_eq!(came.status, 200, "{}", came.body);
            return carla;
        }
    }
    let path = format!("{}/socket", carla.table);
    let mut line =
        carla.caller.socket(&path, &[]).await.ok().filter(|_| !matches!(way, Way::NoWatchers));
    carla.does(asks).await;
    // While she waits she sees no more than anybody, if that.
    assert_eq!(
        code(&carla.get("?seat=2").await),
        if matches!(way, Way::NoWatchers) { "no_watchers" } else { "not_yours" }
    );
    lets_in(&mut anna).await;
    // Whoever has been watching is told the story again, through the eyes of the seat.
    while let Some(line) = &mut line {
        let frame = line.frame().await.expect("a frame");
        if frame["is"] == "table" && frame["seat"] == 2 {
            let steps = line.frame().await.expect("a frame");
            assert_eq!((&steps["is"], &steps["from"]), (&json!("steps"), &json!(0)));
            break;
        }
    }
    carla
}

#[tokio::test]
async fn a_second_browser_in_the_bots_seat_learns_nothing_of_before() {
    for way in [Way::Leave, Way::NoWatchers, Way::Paused, Way::Removal, Way::Invitation] {
        let mut told = Vec::new();
        for parlour in two_truths().await {
            let carla = takes(way, &parlour).await;
            assert_eq!(
                carla.look().await["view"]["hand"],
                json!(["spy"]),
                "{way:?}: the hand is hers"
            );
            told.push(everything(&carla, 2).await);
            // After a restart it is the same.
            let again = Parlour::again(parlour.close().await, |_| {}).await;
            let carla = somebody(&again, CARLA);
            assert_eq!(everything(&carla, 2).await, told[told.len() - 1], "{way:?}: kept");
            again.close().await;
        }
        assert_eq!(told[0], told[1], "{way:?}: two truths, one view");
    }
}

/// The comparison would find a leak: Bruno, whose hand it is, is sent different bytes.
#[tokio::test]
async fn whoever_knows_is_sent_different_bytes() {
    let mut told = Vec::new();
    for parlour in two_truths().await {
        told.push(everything(&somebody(&parlour, BRUNO), 1).await);
        parlour.close().await;
    }
    assert_ne!(told[0], told[1]);
}

#[tokio::test]
async fn the_host_is_asked_and_everybody_sees_it() {
    let [parlour, other] = two_truths().await;
    other.close().await;
    let (mut anna, mut bruno) = (somebody(&parlour, ANNA), somebody(&parlour, BRUNO));
    let mut carla = somebody(&parlour, CARLA);
    carla.does(json!({ "do": "sit", "name": "Carla" })).await;
    let requests = bruno.look().await["picture"]["requests"].take();
    let request = requests[0]["request"].clone();
    let asked = json!([{ "request": request, "seat": 2, "name": "Carla", "yours": false }]);
    assert_eq!(requests, asked);
    assert_eq!(carla.look().await["picture"]["requests"][0]["yours"], true);
    let page = |caller: &Caller| {
        let caller = caller.clone();
        async move { caller.get(&format!("/t/{TABLE}")).await.expect("a page").body }
    };
    let hers = page(&anna.caller).await;
    assert!(
        hers.contains("Let in")
            && hers.contains("Not now")
            && hers.contains("Carla is at the door")
    );
    let his = page(&bruno.caller).await;
    assert!(his.contains("Carla is at the door") && !his.contains("Let in"));
    let waits = page(&carla.caller).await;
    assert!(waits.contains("Anna has been asked. You will sit down as soon as they let you in."));
    assert!(!waits.contains("sit-name"), "she need not ask again");
    assert_eq!(bruno.may_not(json!({ "do": "admit", "request": request })).await, "not_host");
    anna.does(json!({ "do": "decline", "request": request })).await;
    assert_eq!(carla.may_not(json!({ "do": "sit", "name": "Carla" })).await, "not_this_game");
    assert_eq!(anna.may_not(json!({ "do": "admit", "request": request })).await, "no_request");

    let mut dora = somebody(&parlour, DORA);
    dora.does(json!({ "do": "sit", "name": "Dora" })).await;
    lets_in(&mut anna).await;
    let over = json!([{ "seat": 2, "step": 2, "name": "Dora", "from": "Figaro" }]);
    assert_eq!(bruno.look().await["picture"]["taken_over"], over);
    let told = "Dora takes over Figaro’s seat";
    assert!(page(&bruno.caller).await.matches(told).count() >= 2, "in the log and above the table");
    assert_eq!(dora.look().await["seat"], 2);
    // It goes on to its end.
    play_out(&mut [&mut anna, &mut bruno, &mut dora], &mut Dice(1)).await;
}

/// At a table without spectators the form at the door is answered by the door itself.
#[tokio::test]
async fn somebody_asks_at_a_closed_door() {
    let [parlour, other] = two_truths().await;
    other.close().await;
    let mut anna = somebody(&parlour, ANNA);
    anna.does(json!({ "do": "watchers", "allowed": false })).await;
    let caller = parlour.somebody_with(Some(CARLA.into()));
    let page = || async { caller.get(&format!("/t/{TABLE}")).await.expect("a page") };
    let door = page().await;
    assert_eq!(door.status, 403);
    assert!(door.body.contains("Ask for the seat") && !door.body.contains("Anna"), "{}", door.body);
    let form = ["Content-Type: application/x-www-form-urlencoded"];
    let sat = caller.call("POST", &format!("/t/{TABLE}/sit"), &form, "name=Carla").await;
    assert_eq!(sat.expect("an answer").status, 303);
    let waits = page().await;
    assert!(waits.status == 403 && waits.body.contains("Anna has been asked"), "{}", waits.body);
    assert!(!waits.body.contains("Bruno"), "the curtains stay drawn");
    assert_eq!((door.header("refresh"), waits.header("refresh")), (None, Some("4")));
    lets_in(&mut anna).await;
    let inside = page().await;
    assert!(inside.status == 200 && inside.body.contains("Bruno"));
}

#[tokio::test]
async fn nobody_who_is_connected_is_played_for() {
    let [parlour, other] = two_truths().await;
    other.close().await;
    let (mut anna, bruno) = (somebody(&parlour, ANNA), somebody(&parlour, BRUNO));
    let mut line = bruno.caller.socket(&format!("/t/{TABLE}/socket"), &[]).await.expect("a socket");
    line.text().await.expect("his table");
    let bot = json!({ "do": "bot", "seat": 1, "level": "random" });
    assert_eq!(anna.may_not(bot.clone()).await, "present");
    drop(line);
    for _ in 0..200 {
        if anna.ask(bot.clone()).await.status == 200 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    assert_eq!(anna.look().await["picture"]["seats"][1]["stand_in"], "random");
}

async fn posts(caller: &Caller, path: &str) -> Reply {
    let form = ["Content-Type: application/x-www-form-urlencoded"];
    caller.call("POST", path, &form, "name=Carla").await.expect("an answer")
}

#[tokio::test]
async fn a_lured_claim_is_asked_for_and_undone() {
    let [parlour, other] = two_truths().await;
    other.close().await;
    let (mut bruno, anna) = (somebody(&parlour, BRUNO), somebody(&parlour, ANNA));
    let token = bruno.looks("/seat").await["token"].as_str().expect("a token").to_string();
    let path = format!("/seat/{token}");
    // Opening it changes nothing, and whoever sits here keeps their own eyes.
    for player in [&anna, &bruno] {
        let page = player.caller.get(&path).await.expect("a page");
        assert!(page.status == 200 && page.body.contains("method=\"post\""));
    }
    assert_eq!(anna.look().await["picture"]["yours"], json!([0]));
    assert_eq!(posts(&anna.caller, &path).await.status, 409);
    assert_eq!(anna.look().await["picture"]["yours"], json!([0]));
    // Somebody else has it by the link, until Bruno has it to himself again.
    let mut carla = somebody(&parlour, CARLA);
    assert_eq!(posts(&carla.caller, &path).await.status, 303);
    assert_eq!(carla.look().await["picture"]["borrowed"], json!([1]));
    assert_eq!(bruno.look().await["picture"]["shared"], json!([1]));
    assert_eq!(carla.may_not(json!({ "do": "reclaim", "seat": 1 })).await, "not_yours");
    bruno.does(json!({ "do": "reclaim", "seat": 1 })).await;
    assert_eq!(carla.look().await["picture"]["yours"], json!([]));
    assert_eq!(posts(&carla.caller, &path).await.status, 404, "the link is void");
    let fresh = bruno.looks("/seat").await["token"].as_str().expect("a token").to_string();
    assert_ne!(fresh, token);
    assert_eq!(posts(&carla.caller, &format!("/seat/{fresh}")).await.status, 303);
    carla.does(json!({ "do": "release", "seat": 1 })).await;
    assert_eq!(carla.look().await["picture"]["yours"], json!([]), "given back");
}

#[tokio::test]
async fn an_invitation_is_good_for_one_seat_and_one_guest() {
    let [parlour, other] = two_truths().await;
    other.close().await;
    let (mut anna, bruno) = (somebody(&parlour, ANNA), somebody(&parlour, BRUNO));
    assert_eq!(code(&bruno.get("/invitation?seat=2").await), "not_host");
    assert_eq!(code(&anna.get("/invitation?seat=1").await), "taken");
    assert_eq!(code(&anna.get("/invitation").await), "bad_request");
    let token =
        anna.looks("/invitation?seat=2").await["token"].as_str().expect("a token").to_string();
    let page = parlour.somebody().get(&format!("/seat/{token}")).await.expect("a page").body;
    assert!(page.contains("Anna is keeping a seat for you"), "{page}");
    let hers = anna.caller.get(&format!("/t/{TABLE}")).await.expect("a page").body;
    assert!(hers.contains(&format!("/seat/{token}")), "the host finds it beside the seat");
    let his = bruno.caller.get(&format!("/t/{TABLE}")).await.expect("a page").body;
    assert!(!his.contains(&token));
    let carla = somebody(&parlour, CARLA);
    assert_eq!(posts(&carla.caller, &format!("/seat/{token}")).await.status, 303);
    assert_eq!(carla.look().await["seat"], 2, "without asking");
    assert_eq!(
        posts(&somebody(&parlour, DORA).caller, &format!("/seat/{token}")).await.status,
        404
    );
    // A seat that somebody has held is given before everybody's eyes.
    anna.does(json!({ "do": "remove", "seat": 2 })).await;
    let token =
        anna.looks("/invitation?seat=2").await["token"].as_str().expect("a token").to_string();
    assert_eq!(
        posts(&carla.caller, &format!("/seat/{token}")).await.status,
        403,
        "removed is removed"
    );
    let dora = somebody(&parlour, DORA);
    let path = format!("/api/v1/seats/{token}");
    let came =
        dora.caller.clone().post(&path, &json!({ "name": "Dora" })).await.expect("an answer");
    assert_eq!(came.status, 200, "{}", came.body);
    assert_eq!(dora.look().await["seat"], json!(null), "she waits");
    lets_in(&mut anna).await;
    assert_eq!(dora.look().await["seat"], 2);
}

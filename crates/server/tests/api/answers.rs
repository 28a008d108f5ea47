//! What a running parlour answers is what the description says.

use crate::client::Line;
use crate::parlour::{Dice, Parlour, Player};
use crate::schema::Schemas;
use serde_json::{Value, json};

/// Plays a whole game and checks everything that anybody is told on the way.
async fn check_game(schemas: &Schemas, opening: Value) {
    let parlour = Parlour::open().await;
    let mut caller = parlour.somebody();
    let opened = caller.post("/api/v1/tables", &opening).await.expect("an answer");
    assert_eq!(opened.status, 201);
    schemas.check("New", &opening);
    schemas.check("Opened", &opened.json());
    let table = format!("/api/v1/tables/{}", opened.json()["table"].as_str().expect("a table"));
    let mut anna = Player::at(caller, &table);
    let mut bruno = anna.friend();
    schemas.check("Seen", &bruno.look().await);
    let sat = bruno.ask(json!({ "do": "sit", "name": "Bruno", "lang": "de" })).await;
    schemas.check("Done", &sat.json());
    assert!(sat.json()["secret"].is_string());
    anna.does(json!({ "do": "say", "seat": 0, "text": "Good luck!" })).await;
    bruno.does(json!({ "do": "react", "seat": 1, "reaction": "heart" })).await;
    let spectator = anna.friend();
    let path = format!("{}/socket", anna.table);
    let mut lines = [
        anna.caller.socket(&path, &[]).await.expect("a socket"),
        spectator.caller.socket(&path, &[]).await.expect("a socket"),
    ];
    anna.does(json!({ "do": "start" })).await;
    let mut dice = Dice(99);
    let mut turns = 0;
    while anna.phase().await == "playing" {
        for player in [&mut anna, &mut bruno] {
            player.moves(&mut dice).await;
            // Looking at everything at every turn takes long and shows little more.
            turns += 1;
            if turns % 9 == 0 {
                look_around(schemas, player).await;
            }
        }
    }
    for player in [&anna, &bruno, &spectator] {
        look_around(schemas, player).await;
    }
    schemas.check("Replayed", &spectator.looks("/replay?step=3&seat=1&game=1").await);
    let transcript = spectator.get("/transcript?game=1").await;
    assert_eq!(transcript.header("content-type"), Some("application/x-ndjson"));
    for line in &mut lines {
        listen(schemas, line).await;
    }
}

async fn look_around(schemas: &Schemas, player: &Player) {
    let seen = player.look().await;
    schemas.check("Seen", &seen);
    schemas.check("Sights", &player.looks("/sights").await);
    schemas.check("Face", &player.looks("/face").await);
    let eyes = seen["seat"].as_u64().map(|seat| format!("&seat={seat}")).unwrap_or_default();
    schemas.check("Replayed", &player.looks(&format!("/replay?step=3{eyes}")).await);
}

/// Everything that a socket has told, and what it answers.
async fn listen(schemas: &Schemas, line: &mut Line) {
    for message in [
        r#"{"id":1,"do":"look"}"#,
        r#"{"id":2,"do":"rematch"}"#,
        r#"{"id":3,"do":"rename","seat":0,"name":""}"#,
        "nonsense",
    ] {
        line.send(message).await.expect("sent");
    }
    let mut kinds = Vec::new();
    loop {
        let frame = line.frame().await.expect("a frame");
        schemas.check("Frame", &frame);
        let kind = frame["is"].as_str().expect("a kind").to_string();
        let done = frame["error"]["code"] == "bad_request";
        kinds.push(kind);
        if done {
            break;
        }
    }
    assert_eq!(kinds[0], "table");
    for kind in ["steps", "look", "refused"] {
        assert!(kinds.iter().any(|known| known == kind), "{kind}: {kinds:?}");
    }
}

#[tokio::test]
async fn games_of_love_letter_are_told_as_described() {
    let schemas = Schemas::new();
    check_game(&schemas, json!({ "game": "love-letter", "players": 2, "name": "Anna" })).await;
    let classic = json!({ "game": "love-letter", "players": 3, "rules": "classic", "lang": "fr", "name": "Ada" });
    check_game(&schemas, classic).await;
    check_game(&schemas, json!({ "game": "love-letter", "players": 6, "name": "Ada" })).await;
}

#[tokio::test]
async fn games_of_favor_are_told_as_described() {
    let schemas = Schemas::new();
    check_game(&schemas, json!({ "game": "favor", "players": 2, "name": "Ada" })).await;
    check_game(&schemas, json!({ "game": "favor", "players": 4, "name": "Ada" })).await;
}

#[tokio::test]
async fn games_and_private_links_are_as_described() {
    let schemas = Schemas::new();
    let parlour = Parlour::open().await;
    let games = parlour.somebody().get("/api/v1/games").await.expect("an answer").json();
    schemas.check("Games", &games);
    let anna = Player::open(parlour.somebody(), json!({ "game": "favor" })).await;
    let link = anna.looks("/seat").await;
    schemas.check("SeatLink", &link);
    let mut phone = parlour.somebody();
    let path = format!("/api/v1/seats/{}", link["token"].as_str().expect("a token"));
    let claimed = phone.post(&path, &json!({})).await.expect("an answer");
    assert_eq!(claimed.status, 200);
    schemas.check("Claimed", &claimed.json());
}

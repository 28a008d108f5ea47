//! Sitting down.

use crate::parlour::{Parlour, Player, code};
use serde_json::json;

#[tokio::test]
async fn a_guest_sits_down_by_the_link_and_has_the_same_seat_ever_after() {
    let parlour = Parlour::open().await;
    let opening = json!({ "game": "love-letter", "players": 3, "name": "Anna", "lang": "it" });
    let anna = Player::open(parlour.somebody(), opening).await;
    let mut bruno = anna.friend();
    assert!(anna.caller.secret.is_some(), "the first answer gives a secret");

    let seen = bruno.look().await;
    assert_eq!(seen["picture"]["seats"][0]["name"], "Anna");
    assert_eq!(seen["picture"]["seats"][0]["lang"], "it");
    assert_eq!(seen["picture"]["yours"], json!([]));
    assert_eq!(seen["picture"]["free_seat"], 1);

    bruno.does(json!({ "do": "sit", "name": "  Bruno " })).await;
    assert!(bruno.caller.secret.is_some());
    bruno.does(json!({ "do": "sit", "name": "Somebody else", "seat": 2 })).await;
    let seen = bruno.look().await;
    assert_eq!(seen["picture"]["yours"], json!([1]), "the same browser has the same seat");
    assert_eq!(seen["picture"]["seats"][1]["name"], "Bruno");
    assert_eq!(seen["picture"]["seats"][2]["sitter"], "nobody");

    let mut clara = anna.friend();
    assert_eq!(clara.may_not(json!({ "do": "sit", "seat": 1 })).await, "taken");
    assert_eq!(clara.may_not(json!({ "do": "sit", "seat": 9 })).await, "no_seat");
    clara.does(json!({ "do": "sit", "seat": 2 })).await;
    let seen = clara.look().await;
    let name = seen["picture"]["seats"][2]["name"].as_str().expect("a name").to_string();
    assert!(!name.is_empty(), "whoever says no name is given one");
    assert!(seen["picture"]["free_seat"].is_null());
}

#[tokio::test]
async fn a_full_table_makes_a_spectator() {
    let parlour = Parlour::open().await;
    let anna = Player::open(parlour.somebody(), json!({ "game": "favor", "players": 2 })).await;
    let (mut bruno, mut clara) = (anna.friend(), anna.friend());
    bruno.does(json!({ "do": "sit" })).await;
    assert_eq!(clara.may_not(json!({ "do": "sit" })).await, "full");
    // The page does not even say so: it shows the table.
    let form = ["Content-Type: application/x-www-form-urlencoded"];
    let sit = format!("/t/{}/sit", anna.name());
    let reply = clara.caller.call("POST", &sit, &form, "name=Clara").await.expect("an answer");
    assert_eq!(reply.status, 303);
    assert_eq!(reply.header("location"), Some(format!("/t/{}", anna.name()).as_str()));
    assert_eq!(clara.look().await["seat"], json!(null));
}

#[tokio::test]
async fn bots_of_any_level_sit_in_any_seat() {
    let parlour = Parlour::open().await;
    let games = parlour.somebody().get("/api/v1/games").await.expect("games").json();
    for game in games["games"].as_array().expect("a list") {
        let seats = game["players"]["most"].as_u64().expect("a number").min(4) as usize;
        let opening = json!({ "game": game["game"], "players": seats });
        let mut anna = Player::open(parlour.somebody(), opening).await;
        let levels = game["levels"].as_array().expect("levels");
        assert!(levels.len() >= 3);
        for level in levels {
            for seat in 1..seats {
                anna.does(json!({ "do": "bot", "seat": seat, "level": level })).await;
                let seen = anna.look().await;
                assert_eq!(seen["picture"]["seats"][seat]["sitter"], json!({ "bot": level }));
            }
        }
        assert_eq!(
            anna.may_not(json!({ "do": "bot", "seat": 1, "level": "oracle" })).await,
            "unknown_level"
        );
        let mut stranger = anna.friend();
        let bot = json!({ "do": "bot", "seat": 1, "level": "random" });
        assert_eq!(stranger.may_not(bot.clone()).await, "not_host");
        assert_eq!(
            anna.may_not(json!({ "do": "bot", "seat": 0, "level": "random" })).await,
            "taken"
        );
        let last = seats - 1;
        anna.does(json!({ "do": "remove", "seat": last })).await;
        assert_eq!(anna.look().await["picture"]["seats"][last]["sitter"], "nobody");
        // A newcomer takes the free seat first, then a bot's.
        stranger.does(json!({ "do": "sit" })).await;
        assert_eq!(stranger.look().await["seat"], last);
        let mut late = anna.friend();
        anna.does(json!({ "do": "start" })).await;
        if seats > 2 {
            late.does(json!({ "do": "sit" })).await;
            let request = late.look().await["picture"]["requests"][0].clone();
            assert_eq!((&request["seat"], &request["yours"]), (&json!(1), &json!(true)));
            anna.does(json!({ "do": "admit", "request": request["request"] })).await;
            assert_eq!(late.look().await["seat"], 1, "a bot keeps a seat warm");
        }
    }
}

#[tokio::test]
async fn everybody_has_their_own_name_and_language() {
    let parlour = Parlour::open().await;
    let opening = json!({ "game": "love-letter", "players": 2, "name": "Anna" });
    let mut anna = Player::open(parlour.somebody(), opening).await;
    let mut bruno = anna.friend();
    bruno.does(json!({ "do": "sit", "name": "Bruno", "lang": "de" })).await;
    anna.does(json!({ "do": "rename", "seat": 0, "name": "Annamaria" })).await;
    anna.does(json!({ "do": "speak", "seat": 0, "lang": "fr" })).await;
    let seats = &bruno.look().await["picture"]["seats"];
    assert_eq!((&seats[0]["name"], &seats[0]["lang"]), (&json!("Annamaria"), &json!("fr")));
    assert_eq!(seats[1]["lang"], "de");
    let piled = format!("Z{}", "\u{489}".repeat(5));
    for wrong in ["", "   ", &"x".repeat(25), "\u{200b}", "\u{3164}", "\u{2800}", &piled] {
        let rename = json!({ "do": "rename", "seat": 0, "name": wrong });
        assert_eq!(anna.may_not(rename).await, "bad_name", "{wrong:?}");
    }
    for taken in ["Bruno", "bruno", " BRUNO\u{a0}", "Bru\u{200d}no"] {
        let rename = json!({ "do": "rename", "seat": 0, "name": taken });
        assert_eq!(anna.may_not(rename).await, "name_taken", "{taken:?}");
    }
    let hers = json!({ "do": "rename", "seat": 0, "name": "Bruno's" });
    assert_eq!(bruno.may_not(hers).await, "not_yours");
    assert_eq!(bruno.may_not(json!({ "do": "speak", "seat": 0, "lang": "en" })).await, "not_yours");
    // The pages speak the seat's language.
    let secret = anna.caller.secret.clone().expect("a secret");
    let cookie = format!("Cookie: parlour={secret}");
    let stranger = parlour.somebody();
    let page = stranger.call("GET", &format!("/t/{}", anna.name()), &[&cookie], "").await;
    assert!(page.expect("a page").body.contains("lang=\"fr\""));
    // The API speaks the language that is asked for.
    let reply = anna.caller.get("/api/v1/tables/nowhere?lang=it").await.expect("an answer");
    assert_eq!((reply.status, code(&reply).as_str()), (404, "no_table"));
    assert!(reply.body.contains("tavolo"), "{}", reply.body);
}

#[tokio::test]
async fn a_table_that_cannot_be_is_refused() {
    let parlour = Parlour::open().await;
    for (opening, why, status) in [
        (json!({ "game": "chess" }), "unknown_game", 409),
        (json!({ "game": "love-letter", "players": 7 }), "bad_setup", 409),
        (json!({ "game": "love-letter", "players": 5, "rules": "classic" }), "bad_setup", 409),
        (json!({ "game": "favor", "rules": "2019" }), "bad_setup", 409),
        (json!({ "game": "favor", "name": "x".repeat(30) }), "bad_name", 409),
        (json!({ "players": 2 }), "bad_request", 400),
    ] {
        let reply = parlour.somebody().post("/api/v1/tables", &opening).await.expect("an answer");
        assert_eq!((code(&reply).as_str(), reply.status), (why, status), "{opening}");
    }
}

/// A seat of nobody's would be everybody's: whoever has no secret can sit nowhere.
#[tokio::test]
async fn nobody_sits_down_without_a_secret() {
    let parlour = Parlour::open().await;
    let anna = Player::open(parlour.somebody(), json!({ "game": "favor", "players": 2 })).await;
    let stranger = anna.friend();
    let socket = format!("{}/socket", anna.table);
    let mut line = stranger.caller.socket(&socket, &[]).await.expect("a socket");
    line.send(r#"{"id":1,"do":"sit"}"#).await.expect("sent");
    let mut refused = line.frame().await.expect("a frame");
    while refused["is"] != "refused" {
        refused = line.frame().await.expect("a frame");
    }
    assert_eq!(refused["error"]["code"], "no_secret");
    assert_eq!(anna.look().await["picture"]["seats"][1]["sitter"], "nobody");
    assert_eq!(anna.friend().look().await["picture"]["yours"], json!([]));
}

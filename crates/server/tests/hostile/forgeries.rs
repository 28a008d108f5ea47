//! Forged seats, moves out of turn, other people's names, other sites.

use crate::Game;
use crate::client::Caller;
use crate::parlour::Parlour;
use serde_json::json;

#[tokio::test]
async fn nobody_acts_or_looks_for_a_seat_that_is_not_theirs() {
    let parlour = Parlour::open().await;
    let mut game = Game::begin(parlour.address).await;
    let (path, steps) = (game.path.clone(), game.steps().await);
    let (player, moves) = game.turn().await.expect("somebody's turn");
    let other = 1 - player;
    let order = json!({ "do": "play", "seat": player, "action": moves[0] });
    let mut stranger = Caller::new(parlour.address);
    for forger in [&mut game.players[other].clone(), &mut stranger] {
        let reply = forger.post(&path, &order).await.expect("an answer");
        assert_eq!((reply.status, &reply.json()["error"]["code"]), (403, &"not_yours".into()));
    }
    for secret in ["", "x", "00000000000000000000000000", "../../etc/passwd", "' or 1=1 --"] {
        let mut forger = Caller::new(parlour.address);
        forger.secret = Some(secret.to_string());
        let reply = forger.post(&path, &order).await.expect("an answer");
        assert_eq!(reply.status, 403, "{secret}");
    }
    // The other's eyes stay closed, and the refusal says nothing else.
    for what in ["", "/sights", "/replay", "/seat"] {
        let eyes = format!("{path}{what}?seat={player}&step=1");
        for forger in [&game.players[other], &Caller::new(parlour.address)] {
            let reply = forger.get(&eyes).await.expect("an answer");
            let told = reply.json();
            assert_eq!((reply.status, &told["error"]["code"]), (403, &"not_yours".into()));
            assert_eq!(told.as_object().map(serde_json::Map::len), Some(1), "{told}");
        }
    }
    let public = Caller::new(parlour.address).get(&path).await.expect("an answer").json();
    assert_eq!(public["view"]["hand"], json!([]));
    assert_eq!(game.steps().await, steps);
    game.goes_on().await;
}

#[tokio::test]
async fn moves_out_of_turn_or_against_the_rules_say_why_and_change_nothing() {
    let parlour = Parlour::open().await;
    let mut game = Game::begin(parlour.address).await;
    let (path, steps) = (game.path.clone(), game.steps().await);
    let (player, moves) = game.turn().await.expect("somebody's turn");
    let other = 1 - player;
    let action = moves[0].clone();
    let early = json!({ "do": "play", "seat": other, "action": action });
    let reply = game.players[other].post(&path, &early).await.expect("an answer");
    assert_eq!((reply.status, &reply.json()["error"]["code"]), (409, &"not_your_turn".into()));
    let late = json!({ "do": "play", "seat": player, "steps": steps + 7, "action": action });
    let reply = game.players[player].post(&path, &late).await.expect("an answer");
    assert_eq!(reply.json()["error"]["code"], "stale");
    for wrong in [json!({ "guess": [player, "guard"] }), json!({ "fly": 1 }), json!(null), json!(7)]
    {
        let order = json!({ "do": "play", "seat": player, "action": wrong });
        let reply = game.players[player].post(&path, &order).await.expect("an answer");
        assert_eq!(reply.status, 409, "{wrong}: {}", reply.body);
    }
    assert_eq!(game.steps().await, steps);
    game.goes_on().await;
}

#[tokio::test]
async fn links_that_were_guessed_or_bent_lead_nowhere() {
    let parlour = Parlour::open().await;
    let mut game = Game::begin(parlour.address).await;
    let link = format!("{}/seat", game.path);
    let token = game.players[0].get(&link).await.expect("an answer").json();
    let token = token["token"].as_str().expect("a private link").to_string();
    let mut bent = token.clone().into_bytes();
    bent[40] = if bent[40] == b'0' { b'1' } else { b'0' };
    let bent = String::from_utf8(bent).expect("text");
    let mut stranger = Caller::new(parlour.address);
    for wrong in [bent.as_str(), "x", &token[..52], "%00", "..%2f..%2fetc"] {
        let path = format!("/api/v1/seats/{wrong}");
        let reply = stranger.post(&path, &json!({})).await.expect("an answer");
        assert_eq!(reply.status, 404, "{wrong}");
        let page = stranger.get(&format!("/seat/{wrong}")).await.expect("a page");
        assert_eq!(page.status, 404, "{wrong}");
    }
    let places = [
        ("/t/x", 404),
        ("/t/00000000000000000000000000", 404),
        ("/t/%ff", 400),
        ("/nowhere", 404),
        ("/assets/../../x", 404),
        ("/new", 405),
    ];
    for (wrong, status) in places {
        let reply = stranger.get(wrong).await.expect("an answer");
        assert_eq!(reply.status, status, "{wrong}");
        assert!(reply.body.starts_with("<!DOCTYPE html>"), "{wrong}: {}", reply.body);
    }
    let form = ["Content-Type: application/x-www-form-urlencoded"];
    let posts = [("/new", "game=chess&mode=bots"), ("/new", "mode"), ("/lang", "lang=tlh")];
    for (path, body) in posts {
        let reply = stranger.call("POST", path, &form, body).await.expect("an answer");
        assert!((400..500).contains(&reply.status), "{path} {body}");
        assert!(reply.body.starts_with("<!DOCTYPE html>"), "{body}: {}", reply.body);
    }
    game.goes_on().await;
}

#[tokio::test]
async fn other_sites_may_neither_post_nor_open_sockets() {
    let parlour = Parlour::open().await;
    let mut game = Game::begin(parlour.address).await;
    let steps = game.steps().await;
    let evil = ["Origin: http://evil.example", "Content-Type: application/json"];
    let order = json!({ "do": "pause", "on": true }).to_string();
    let reply = game.players[0].call("POST", &game.path, &evil, &order).await.expect("an answer");
    assert_eq!(reply.status, 403);
    let form = ["Sec-Fetch-Site: cross-site", "Content-Type: application/x-www-form-urlencoded"];
    let body = "game=love-letter&mode=bots";
    let reply = game.players[0].call("POST", "/new", &form, body).await.expect("an answer");
    assert_eq!(reply.status, 403);
    for socket in [format!("{}/socket", game.path), format!("/t/{}/socket", game.key())] {
        let opened = game.players[0].socket(&socket, &[("origin", "http://evil.example")]).await;
        assert!(opened.is_err(), "{socket}");
    }
    assert_eq!(game.steps().await, steps);
    game.goes_on().await;
}

#[tokio::test]
async fn scripts_in_names_and_chat_stay_words() {
    let parlour = Parlour::open().await;
    let mut game = Game::begin(parlour.address).await;
    let path = game.path.clone();
    let script = "<script>alert(1)</script>";
    let name = json!({ "do": "rename", "seat": 0, "name": "<img src=x onerror=a>" });
    assert_eq!(game.players[0].post(&path, &name).await.expect("an answer").status, 200);
    let chat = json!({ "do": "say", "seat": 0, "text": format!("{script}\"'&<b onclick=x>") });
    assert_eq!(game.players[0].post(&path, &chat).await.expect("an answer").status, 200);
    for page in [format!("/t/{}", game.key()), format!("/t/{}/replay", game.key())] {
        let shown = game.players[1].get(&page).await.expect("a page").body;
        // A replay begins with the names of that time.
        let now = !page.ends_with("replay");
        assert_eq!(shown.contains("&lt;img src=x"), now, "the name is shown as it was written");
        assert!(!shown.contains("<img src=x") && !shown.contains("<script>alert"), "{page}");
        assert!(!shown.contains("<b onclick"), "{page}");
    }
    let policy = game.players[1].get("/").await.expect("a page");
    let policy = policy.header("content-security-policy").expect("a policy").to_string();
    assert!(policy.contains("script-src 'self'") && !policy.contains("unsafe"));
    for (seat, text) in [(0, "x".repeat(281)), (0, " \u{200b}\n".into()), (1, "not mine".into())] {
        let order = json!({ "do": "say", "seat": seat, "text": text });
        let reply = game.players[0].post(&path, &order).await.expect("an answer");
        assert!(reply.status == 409 || reply.status == 403, "{}", reply.body);
    }
    game.goes_on().await;
}

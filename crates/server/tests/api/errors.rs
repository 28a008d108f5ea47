//! Every refusal of the API is a code and a sentence, whichever way it comes about.

use crate::client::Reply;
use crate::parlour::{Parlour, Player, code};
use crate::schema::Schemas;
use serde_json::json;

/// Checks a refusal, also that its status is one that the description has for this route.
fn check(schemas: &Schemas, route: Option<(&str, &str)>, reply: &Reply, status: u16, why: &str) {
    assert_eq!((reply.status, code(reply).as_str()), (status, why));
    assert_eq!(reply.header("content-type"), Some("application/json"));
    schemas.check("Error", &reply.json());
    if let Some((path, method)) = route {
        let answer = &schemas.description["paths"][path][method]["responses"][status.to_string()];
        let said = answer["description"].as_str().unwrap_or_default();
        let told = said.contains(&format!("`{why}`")) || (status == 409 && !said.is_empty());
        assert!(told, "{method} {path} may answer {status} {why}: {answer}");
    }
}

#[tokio::test]
async fn whatever_is_wrong_is_told_in_the_same_way() {
    let schemas = Schemas::new();
    let parlour = Parlour::open().await;
    let anna = Player::open(parlour.somebody(), json!({ "game": "favor", "players": 2 })).await;
    let caller = parlour.somebody();
    let post = async |path: &str, body: &str, lines: &[&str]| {
        caller.call("POST", path, lines, body).await.expect("an answer")
    };
    let get = async |path: &str| caller.get(path).await.expect("an answer");
    let table = Some(("/api/v1/tables/{table}", "post"));
    let nowhere = "/api/v1/tables/00000000000000000000000000";
    let long = format!("{{\"do\":\"start\"}}{}", " ".repeat(17 * 1024));

    check(&schemas, table, &post(&anna.table, "nonsense", &[]).await, 400, "bad_request");
    check(&schemas, table, &post(&anna.table, r#"{"do":"dance"}"#, &[]).await, 400, "bad_request");
    check(&schemas, table, &post(&anna.table, &long, &[]).await, 413, "bad_request");
    check(&schemas, table, &post(nowhere, r#"{"do":"start"}"#, &[]).await, 404, "no_table");
    check(&schemas, table, &post(&anna.table, r#"{"do":"start"}"#, &[]).await, 403, "not_host");
    let foreign = ["Origin: http://elsewhere.example"];
    check(&schemas, table, &post(&anna.table, r#"{"do":"start"}"#, &foreign).await, 403, "foreign");
    check(&schemas, table, &post(&anna.table, r#"{"do":"rematch"}"#, &[]).await, 403, "not_yours");
    let claim = r#"{"do":"claim","seat":0}"#;
    check(&schemas, table, &post(&anna.table, claim, &[]).await, 400, "bad_request");

    let look = Some(("/api/v1/tables/{table}", "get"));
    check(&schemas, look, &get(nowhere).await, 404, "no_table");
    check(&schemas, look, &get("/api/v1/tables/x").await, 404, "no_table");
    check(&schemas, look, &get(&format!("{}?seat=me", anna.table)).await, 400, "bad_request");
    for rest in ["sights", "replay"] {
        let route = format!("/api/v1/tables/{{table}}/{rest}");
        let reply = get(&format!("{}/{rest}", anna.table)).await;
        check(&schemas, Some((&route, "get")), &reply, 409, "not_playing");
    }
    let reply = get(&format!("{}/transcript", anna.table)).await;
    let route = Some(("/api/v1/tables/{table}/transcript", "get"));
    check(&schemas, route, &reply, 409, "not_over");
    let reply = get(&format!("{}/seat", anna.table)).await;
    check(&schemas, Some(("/api/v1/tables/{table}/seat", "get")), &reply, 403, "not_yours");
    let reply = get(&format!("{}/socket", anna.table)).await;
    check(&schemas, Some(("/api/v1/tables/{table}/socket", "get")), &reply, 400, "bad_request");
    let reply = post("/api/v1/seats/nobody", "", &[]).await;
    check(&schemas, Some(("/api/v1/seats/{token}", "post")), &reply, 404, "no_table");
    // Ways that lead nowhere.
    check(&schemas, None, &get("/api/v2/tables").await, 404, "no_page");
    check(&schemas, None, &post("/api/v1/games", "", &[]).await, 405, "bad_request");
}

#[tokio::test]
async fn too_much_is_told_in_the_same_way() {
    let schemas = Schemas::new();
    let parlour = Parlour::with(|config| {
        config.limits.tables_per_hour = 1;
        config.limits.requests_per_second = 1;
    })
    .await;
    let mut caller = parlour.somebody();
    let opening = json!({ "game": "favor" });
    let route = Some(("/api/v1/tables", "post"));
    caller.post("/api/v1/tables", &opening).await.expect("an answer");
    let reply = caller.post("/api/v1/tables", &opening).await.expect("an answer");
    check(&schemas, route, &reply, 429, "too_much");
    for _ in 0..10 {
        let _ = caller.get("/api/v1/games").await;
    }
    let reply = caller.get("/api/v1/games").await.expect("an answer");
    check(&schemas, Some(("/api/v1/games", "get")), &reply, 429, "too_much");
    // People are told so on a page.
    let page = caller.get("/").await.expect("an answer");
    assert_eq!(page.status, 429);
    assert!(page.body.contains("take a breath"), "{}", page.body);
}

#[tokio::test]
async fn sockets_say_why_they_close() {
    let parlour = Parlour::with(|config| config.limits.messages_per_second = 1).await;
    let anna = Player::open(parlour.somebody(), json!({ "game": "favor" })).await;
    let path = format!("{}/socket", anna.table);
    let closed = async |messages: Vec<String>| {
        use futures_util::StreamExt;
        use tokio_tungstenite::tungstenite::Message;
        let mut line = anna.caller.socket(&path, &[]).await.expect("a socket");
        for message in messages {
            let _ = line.send(&message).await;
        }
        while let Some(Ok(message)) = line.0.next().await {
            if let Message::Close(Some(frame)) = message {
                return u16::from(frame.code);
            }
        }
        0
    };
    assert_eq!(closed(vec![r#"{"do":"look"}"#.into(); 8]).await, 1008);
    assert_eq!(closed(vec!["x".repeat(17 * 1024)]).await, 1009);
    let nowhere = "/api/v1/tables/00000000000000000000000000/socket";
    let refused = anna.caller.socket(nowhere, &[]).await.err().expect("no socket");
    assert!(refused.to_string().contains("404"), "{refused}");
}

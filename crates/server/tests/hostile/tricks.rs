//! Tricks with the heads of requests.

use crate::Game;
use crate::client::{Caller, Reply};
use crate::floods::from;
use crate::parlour::Parlour;
use serde_json::json;
use server::{Limits, Network};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

const FORM: &str = "Content-Type: application/x-www-form-urlencoded";

/// The answer to exactly these lines.
async fn raw(parlour: &Parlour, source: [u8; 4], lines: &[&str]) -> String {
    let mut stream = from(source, parlour.address).await.expect("a connection");
    let request = format!("{}\r\nConnection: close\r\n\r\n", lines.join("\r\n"));
    stream.write_all(request.as_bytes()).await.expect("it is sent");
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes).await;
    String::from_utf8_lossy(&bytes).into_owned()
}

fn status(answer: &str) -> u16 {
    answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0)
}

#[tokio::test]
async fn whoever_chooses_a_language_is_led_back_to_a_page_of_ours() {
    let parlour = Parlour::open().await;
    let caller = parlour.somebody();
    let back = async |back: &str| -> Reply {
        caller.call("POST", "/lang", &[FORM], &format!("lang=it&back={back}")).await.expect("one")
    };
    for ours in ["/", "/rules/favor", "/t/abc?x=1#y"] {
        let written = ours.replace('?', "%3F").replace('#', "%23").replace('=', "%3D");
        let reply = back(&written).await;
        assert_eq!((reply.status, reply.header("location")), (303, Some(ours)));
    }
    let evil = [
        "",
        "//evil.example",
        "https://evil.example",
        "/%5Cevil.example",
        "/%09/evil.example",
        "/%0A/evil.example",
        "/%0D%0ASet-Cookie:%20parlour=x",
        "/%00",
        "/a%20b",
        "/%7F",
        "/%C2%85/evil",
        "%09//evil.example",
        "javascript:alert(1)",
    ];
    for evil in evil {
        let reply = back(evil).await;
        assert_eq!((reply.status, reply.header("location")), (303, Some("/")), "{evil}");
    }
}

#[tokio::test]
async fn only_a_trusted_proxy_says_who_calls_and_its_last_word_counts() {
    let limits = Limits { tables_per_hour: 1, ..Limits::generous() };
    let trusted: Vec<Network> = vec!["127.0.0.5".parse().expect("a network")];
    let parlour = Parlour::with(|config| {
        config.limits = limits;
        config.behind_proxy = true;
        config.trusted = trusted;
    })
    .await;
    let body = r#"{"game":"favor"}"#;
    let length = format!("Content-Length: {}", body.len());
    let open = async |source: u8, forwarded: &[&str]| {
        let mut lines = vec!["POST /api/v1/tables HTTP/1.1", "Host: parlour", &length];
        lines.extend(forwarded);
        let last = format!("Connection: close\r\n\r\n{body}");
        lines.push(&last);
        status(&raw(&parlour, [127, 0, 0, source], &lines).await)
    };
    // Of several, in one line or in more, the last is the proxy's own.
    assert_eq!(open(5, &["X-Forwarded-For: 192.0.2.1, 192.0.2.7"]).await, 201);
    assert_eq!(open(5, &["X-Forwarded-For: 192.0.2.2, 192.0.2.7"]).await, 429);
    assert_eq!(open(5, &["X-Forwarded-For: 192.0.2.3", "X-Forwarded-For: 192.0.2.7"]).await, 429);
    assert_eq!(open(5, &["X-Forwarded-For: 192.0.2.7:4711"]).await, 429);
    assert_eq!(open(5, &["X-Forwarded-For: 192.0.2.8"]).await, 201);
    // Anybody else is who they are, whatever they say.
    assert_eq!(open(6, &["X-Forwarded-For: 192.0.2.20"]).await, 201);
    assert_eq!(open(6, &["X-Forwarded-For: 192.0.2.21"]).await, 429);
}

#[tokio::test]
async fn the_scheme_of_an_origin_counts() {
    let parlour = Parlour::with(|config| config.behind_proxy = true).await;
    let game = Game::begin(parlour.address).await;
    let order = json!({ "do": "react", "seat": 0, "reaction": "bravo" }).to_string();
    let (plain, safe) =
        (format!("http://{}", parlour.address), format!("https://{}", parlour.address));
    let post = async |origin: &str, proto: &str| {
        let lines = [format!("Origin: {origin}"), format!("X-Forwarded-Proto: {proto}")];
        let lines = lines.each_ref().map(String::as_str);
        game.players[0].call("POST", &game.path, &lines, &order).await.expect("an answer").status
    };
    assert_eq!(post(&safe, "https").await, 200);
    assert_eq!(post(&plain, "http").await, 200);
    assert_eq!(post(&plain, "https").await, 403, "a page that came unencrypted is another site");
    assert_eq!(post(&safe, "http").await, 403);
}

#[tokio::test]
async fn a_parlour_that_knows_its_names_answers_to_no_other() {
    let parlour = Parlour::with(|config| {
        config.public_names = vec!["parlour.example".into(), "friends.example:8443".into()];
    })
    .await;
    let home = async |lines: &[&str]| {
        let lines = [&["GET / HTTP/1.1"], lines].concat();
        raw(&parlour, [127, 0, 0, 1], &lines).await
    };
    for ours in
        ["parlour.example", "PARLOUR.example", "parlour.example:7777", "friends.example:8443"]
    {
        assert_eq!(status(&home(&[&format!("Host: {ours}")]).await), 200, "{ours}");
    }
    for other in ["rebound.example", "127.0.0.1", "friends.example", "parlour.example.evil", ""] {
        let answer = home(&[&format!("Host: {other}")]).await;
        let status = status(&answer);
        assert!(status == 421 || other.is_empty() && status == 400, "{other}: {answer}");
        assert!(other.is_empty() || answer.contains("doesn’t go by that name"), "{answer}");
    }
    // Those who watch over it may call it as they like.
    let health = raw(&parlour, [127, 0, 0, 1], &["GET /healthz HTTP/1.1", "Host: 127.0.0.1"]).await;
    assert_eq!(status(&health), 200);
}

#[tokio::test]
async fn a_name_must_be_one() {
    let parlour = Parlour::open().await;
    let home = async |target: &str, lines: &[&str]| {
        let first = format!("GET {target} HTTP/1.1");
        let lines = [&[first.as_str()], lines].concat();
        status(&raw(&parlour, [127, 0, 0, 1], &lines).await)
    };
    assert_eq!(home("/", &["Host: anything.example:7777"]).await, 200);
    assert_eq!(home("/", &["Host: [::1]:7777"]).await, 200);
    for bad in ["a b", "a/b", "a@b", "<script>", "a\"b", "a:b:c"] {
        assert_eq!(home("/", &[&format!("Host: {bad}")]).await, 400, "{bad}");
    }
    assert_eq!(home("/", &["Host: one.example", "Host: other.example"]).await, 400);
    assert_eq!(home("http://other.example/", &["Host: one.example"]).await, 400);
}

#[tokio::test]
async fn nothing_may_be_kept_but_assets() {
    let parlour = Parlour::open().await;
    let game = Game::begin(parlour.address).await;
    let description = game.players[0].get("/api/openapi.json").await.expect("an answer");
    let token = game.players[0].get(&format!("{}/seat", game.path)).await.expect("one").json();
    let token = token["token"].as_str().expect("a token").to_string();
    let fill = |path: &str| path.replace("{table}", game.key()).replace("{token}", &token);
    let description = description.json();
    let paths = description["paths"].as_object().expect("paths");
    let mut asked: Vec<(&str, String)> = Vec::new();
    for (path, methods) in paths {
        let methods = methods.as_object().expect("methods");
        let known = ["get", "post"].into_iter().filter(|method| methods.contains_key(*method));
        asked.extend(known.map(|method| (method, fill(path))));
    }
    assert!(asked.len() >= 10, "the API is walked through: {asked:?}");
    let pages = [
        "/",
        "/t/{table}",
        "/t/{table}/replay?seat=0",
        "/t/{table}/transcript",
        "/seat/{token}",
        "/rules/favor",
        "/nowhere",
        "/t/x",
        "/healthz",
        "/metrics",
    ];
    asked.extend(pages.map(|page| ("get", fill(page))));
    asked.extend(
        ["/new", "/lang", "/t/{table}/sit", "/seat/{token}"].map(|page| ("post", fill(page))),
    );
    let mut secret = game.players[0].clone();
    for (method, path) in &asked {
        for caller in [&secret, &Caller::new(parlour.address)] {
            let method = method.to_uppercase();
            let reply = caller.call(&method, path, &[FORM], "lang=it").await.expect("an answer");
            let kept = reply.header("cache-control");
            assert_eq!(kept, Some("no-store"), "{method} {path}: {}", reply.status);
        }
    }
    secret.secret = None;
    let home = secret.get("/").await.expect("a page").body;
    let style = home.split("href=\"/assets/parlour.css").nth(1).expect("a style");
    let style = format!("/assets/parlour.css{}", style.split('"').next().unwrap_or_default());
    let style = secret.get(&style).await.expect("the style");
    assert!(style.header("cache-control").is_some_and(|kept| kept.contains("immutable")));
}

/// All that leaves for a seat leaves padded, and for a browser compressed too.
#[tokio::test]
async fn lengths_are_veiled_where_they_leave() {
    let parlour = Parlour::open().await;
    let (mut pages, mut looks, mut frames) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..12 {
        let game = Game::begin(parlour.address).await;
        let anna = &game.players[0];
        let size = |reply: Reply| {
            reply.header("content-length").and_then(|size| size.parse::<usize>().ok())
        };
        let squeezed = ["Accept-Encoding: gzip"];
        for lines in [&squeezed[..], &[]] {
            let page = anna.call("GET", &format!("/t/{}", game.key()), lines, "").await;
            let page = page.expect("a page");
            assert_eq!(page.header("content-encoding").is_some(), !lines.is_empty());
            pages.push(size(page).expect("a length"));
            let look = anna.call("GET", &game.path, lines, "").await.expect("an answer");
            looks.push(size(look).expect("a length"));
        }
        let mut line = game.socket(0).await;
        for _ in 0..2 {
            let frame = line.text().await.expect("a frame");
            assert!(frame.len() >= 1024 && frame.ends_with("  "), "{frame}");
            frames.push(frame.len());
        }
    }
    // A padded JSON is at least a quarter and a kibibyte longer than what the public would be told.
    assert!(looks.iter().all(|look| *look >= 1024), "{looks:?}");
    assert!(pages.iter().all(|page| *page >= 2048), "{pages:?}");
    assert!(frames.len() == 24);
}

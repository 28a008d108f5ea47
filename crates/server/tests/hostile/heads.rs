//! What every answer tells a browser to beware of.

use crate::client::{Caller, Reply};
use crate::floods::from;
use crate::parlour::Parlour;
use server::{Network, Security, SecurityTold};
use std::time::SystemTime;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

const SAFE: &str = "strict-transport-security";

/// What somebody at this address is answered whose request, they say, came by this scheme.
async fn asked_by(parlour: &Parlour, source: u8, path: &str, scheme: &str) -> String {
    let mut line = from([127, 0, 0, source], parlour.address).await.expect("a connection");
    let request = format!(
        "GET {path} HTTP/1.1\r\nHost: parlour\r\nX-Forwarded-Proto: {scheme}\r\nConnection: close\r\n\r\n"
    );
    line.write_all(request.as_bytes()).await.expect("it is sent");
    let mut bytes = Vec::new();
    let _ = line.read_to_end(&mut bytes).await;
    String::from_utf8_lossy(&bytes).to_ascii_lowercase()
}

#[tokio::test]
async fn whoever_came_by_https_is_to_come_by_nothing_else() {
    let trusted: Vec<Network> = vec!["127.0.0.5".parse().expect("a network")];
    let behind = Parlour::with(|config| {
        config.behind_proxy = true;
        config.trusted = trusted;
    })
    .await;
    // Whatever is answered, by the host's own proxy.
    for path in ["/", "/nowhere", "/api/v1/games", "/assets/favicon.svg", "/healthz", "/t/%ff"] {
        let answer = asked_by(&behind, 5, path, "https").await;
        assert!(answer.contains(&format!("{SAFE}: max-age=31536000\r\n")), "{path}: {answer}");
        let open = asked_by(&behind, 5, path, "http").await;
        assert!(!open.contains(SAFE), "{path}: {open}");
    }
    // The last word is the proxy's, and nobody else's word is taken.
    assert!(!asked_by(&behind, 5, "/", "https, http").await.contains(SAFE));
    assert!(asked_by(&behind, 5, "/", "http, https").await.contains(SAFE));
    assert!(!asked_by(&behind, 6, "/", "https").await.contains(SAFE));
    let alone = Parlour::open().await;
    assert!(!asked_by(&alone, 1, "/", "https").await.contains(SAFE));
}

#[tokio::test]
async fn every_answer_denies_what_pages_do_not_need() {
    let parlour = Parlour::open().await;
    for path in
        ["/", "/nowhere", "/rules/favor", "/api/v1/games", "/assets/favicon.svg", "/healthz"]
    {
        let answer: Reply = parlour.somebody().get(path).await.expect("an answer");
        let header =
            |name: &str| answer.header(name).unwrap_or_else(|| panic!("{path}: no {name}"));
        let permissions = header("permissions-policy");
        for denied in ["camera", "microphone", "geolocation", "payment", "usb", "clipboard-read"] {
            assert!(permissions.contains(&format!("{denied}=()")), "{path}: {permissions}");
        }
        // Nobody else is ever allowed anything; pages copy links.
        let others = permissions.split(", ").filter(|one| !one.ends_with("=()"));
        assert_eq!(others.collect::<Vec<_>>(), ["clipboard-write=(self)"], "{path}");
        let policy = header("content-security-policy");
        assert!(
            policy.starts_with("default-src 'none';") && !policy.contains("unsafe"),
            "{policy}"
        );
        assert!(policy.contains("frame-ancestors 'none'"), "{policy}");
        assert_eq!(header("referrer-policy"), "no-referrer");
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("cross-origin-opener-policy"), "same-origin");
        assert_eq!(header("cross-origin-resource-policy"), "same-origin");
    }
}

#[tokio::test]
async fn a_host_who_says_whom_to_tell_of_holes_has_the_page_for_it() {
    let path = "/.well-known/security.txt";
    let ask = async |caller: Caller| caller.get(path).await.expect("an answer");
    let silent = Parlour::open().await;
    let nothing = ask(silent.somebody()).await;
    assert_eq!(nothing.status, 404);
    assert!(nothing.body.starts_with("<!DOCTYPE html>"), "{}", nothing.body);

    let told = SecurityTold {
        contact: vec!["holes@parlour.example".into()],
        expires: Some("2099-12-31".into()),
        ..SecurityTold::default()
    };
    let security = Security::read(&told, SystemTime::now()).expect("it can stand there");
    let parlour = Parlour::with(|config| config.security = security).await;
    let answer = ask(parlour.somebody()).await;
    assert_eq!(
        (answer.status, answer.header("content-type")),
        (200, Some("text/plain; charset=utf-8"))
    );
    let text = "Contact: mailto:holes@parlour.example\nExpires: 2099-12-31T00:00:00Z\n";
    assert_eq!(answer.body, text);
}

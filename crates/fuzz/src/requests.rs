//! Requests, as anybody may send them: addresses, cookies, secrets, what a proxy says, forms.

use crate::{SECRETS, moments};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderName, HeaderValue, Method, Request, Response, Uri, header};
use journal::{Journal, Memory, TableId};
use server::{Config, Limits, Parlour, TableKey};
use std::sync::Arc;
use tokio::runtime::{Builder, Runtime};
use tower::ServiceExt;

/// More requests than this tell nothing new.
const MOST_REQUESTS: usize = 6;
/// Longer than any answer.
const LONGEST: usize = 4 << 20;

/// Whatever is asked, the parlour answers, keeps people with it, and is not at fault.
pub(crate) fn run(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let tables: Vec<usize> = (0..moments().len()).filter(|n| text.contains(&named(*n))).collect();
    let runtime = runtime();
    let _inside = runtime.enter();
    let journal = Arc::new(Memory::new([7; 32]));
    let config = Config { behind_proxy: true, limits: Limits::generous(), ..Config::default() };
    let router = server::router(Parlour::new(config, journal.clone()));
    runtime.block_on(async {
        for table in tables {
            let entries = moments()[table].journal.iter().map(|line| line.clone().into());
            journal.append(id(table), 0, entries.collect()).await.expect("memory has room");
        }
        for request in text.split("\n%%\n").take(MOST_REQUESTS).filter_map(read) {
            answer(&router, request).await;
        }
    });
}

fn runtime() -> Runtime {
    Builder::new_current_thread().enable_time().build().expect("a runtime")
}

async fn answer(router: &Router, request: Request<Body>) {
    let asked = format!("{} {}", request.method(), request.uri());
    let Ok(response) = router.clone().oneshot(request).await;
    let status = response.status();
    assert!(!status.is_server_error(), "{asked}: {status}");
    stays_here(&response);
    assert!(to_bytes(response.into_body(), LONGEST).await.is_ok(), "{asked}: a long answer");
}

/// Nobody is sent elsewhere.
fn stays_here(response: &Response<Body>) {
    let Some(place) = response.headers().get(header::LOCATION) else { return };
    let place = place.to_str().expect("a place in plain letters");
    let here = place.starts_with('/') && !place.starts_with("//") && !place.contains('\\');
    assert!(here, "to {place}");
}

/// How inputs name the table at a moment.
fn named(moment: usize) -> String {
    format!("@table{moment}@")
}

fn id(moment: usize) -> TableId {
    TableId([moment as u8 + 1; 16])
}

/// A request as it is written down: its first line, its headers, an empty line, its body.
fn read(text: &str) -> Option<Request<Body>> {
    let mut text = text.to_string();
    for (n, secret) in SECRETS.iter().enumerate() {
        text = text.replace(&format!("@secret{n}@"), secret);
    }
    while let Some((from, rest)) = text.split_once("@table") {
        let (number, rest) = rest.split_once('@')?;
        let moment = number.parse::<usize>().ok()? % moments().len();
        text = format!("{from}{}{rest}", TableKey(id(moment)));
    }
    let (head, body) = text.split_once("\n\n").unwrap_or((&text, ""));
    let mut lines = head.lines();
    let (method, target) = lines.next()?.split_once(' ')?;
    let mut request = Request::new(Body::from(body.to_string()));
    *request.method_mut() = Method::from_bytes(method.as_bytes()).ok()?;
    *request.uri_mut() = target.parse::<Uri>().ok()?;
    for line in lines {
        let Some((name, value)) = line.split_once(':') else { continue };
        let name = HeaderName::from_bytes(name.as_bytes());
        let value = HeaderValue::from_bytes(value.trim().as_bytes());
        if let (Ok(name), Ok(value)) = (name, value) {
            request.headers_mut().append(name, value);
        }
    }
    Some(request)
}

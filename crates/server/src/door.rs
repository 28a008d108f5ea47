//! The door: who comes in, from where, and in which language.

use crate::api::Refused;
use crate::keys::Secret;
use crate::parlour::Parlour;
use crate::rejection::Rejection;
use axum::extract::{FromRequestParts, Query, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use cookie::CookieBuilder;
use serde::Deserialize;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use tables::Guest;
use utoipa::IntoParams;
use words::Lang;

/// The address that a connection comes from.
#[derive(Clone, Copy)]
pub(crate) struct Peer(pub IpAddr);

/// Somebody at the door.
pub(crate) struct Visitor {
    /// The secret of their browser, if it has one.
    pub secret: Option<Secret>,
    /// The language they read.
    pub lang: Lang,
    /// Whether they still want hints.
    pub hints: bool,
    /// Where the parlour stands, as they see it.
    pub origin: String,
    /// Whether what is sent to them is encrypted.
    pub secure: bool,
    /// Their address.
    pub address: IpAddr,
}

impl Visitor {
    /// Who they are. Without a secret they are nobody, and nothing is theirs.
    pub fn guest(&self) -> Guest {
        self.secret.as_ref().map_or_else(Guest::nobody, Secret::guest)
    }

    /// Their secret, or a new one with the cookie that gives it to their browser.
    pub fn secret_or_new(&self) -> (Secret, Option<Cookie<'static>>) {
        match &self.secret {
            Some(secret) => (secret.clone(), None),
            None => {
                let secret = Secret::new();
                let cookie = self.cookie(SECRET, secret.text());
                (secret, Some(cookie.http_only(true).build()))
            }
        }
    }

    /// A cookie for a year.
    pub fn cookie(&self, name: &'static str, value: &str) -> CookieBuilder<'static> {
        Cookie::build((name, value.to_string()))
            .path("/")
            .max_age(cookie::time::Duration::days(365))
            .same_site(SameSite::Lax)
            .secure(self.secure)
    }
}

/// The cookie with somebody's secret.
const SECRET: &str = "parlour";
/// The cookie with the language they have chosen.
pub(crate) const LANG: &str = "lang";
/// The cookie in which the pages remember that nobody wants hints.
const HINTS: &str = "hints";

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Speech {
    /// The language of sentences. Left out: that of a `lang` cookie or of `Accept-Language`, else
    /// English.
    #[param(value_type = Option<Lang>)]
    lang: Option<String>,
}

fn text(headers: &HeaderMap, name: impl header::AsHeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

/// The first language that a browser asks for and we speak.
fn preferred(headers: &HeaderMap) -> Option<Lang> {
    let wanted = text(headers, header::ACCEPT_LANGUAGE)?;
    let weighed = wanted.split(',').take(32).filter_map(|part| {
        let (code, rest) = part.split_once(';').unwrap_or((part, ""));
        let weight = rest.trim().strip_prefix("q=").map_or(Some(1.0), |q| q.parse::<f32>().ok())?;
        Some((Lang::from_code(code.trim())?, weight))
    });
    // Of equal weights the first counts.
    let best = |best: Option<(Lang, f32)>, next: (Lang, f32)| match best {
        Some((_, weight)) if weight >= next.1 => best,
        _ => Some(next),
    };
    weighed.fold(None, best).map(|(lang, _)| lang)
}

impl FromRequestParts<Arc<Parlour>> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        parlour: &Arc<Parlour>,
    ) -> Result<Self, Infallible> {
        let headers = &parts.headers;
        let jar = CookieJar::from_headers(headers);
        let cookie = |name| jar.get(name).map(Cookie::value);
        let bearer = text(headers, header::AUTHORIZATION).and_then(|h| h.strip_prefix("Bearer "));
        let secret = bearer.or_else(|| cookie(SECRET)).and_then(Secret::read);
        let speech = Query::<Speech>::try_from_uri(&parts.uri).ok();
        let asked = speech.as_ref().and_then(|Query(speech)| speech.lang.as_deref());
        let lang = asked
            .or_else(|| cookie(LANG))
            .and_then(Lang::from_code)
            .or_else(|| preferred(headers))
            .unwrap_or(Lang::En);
        let secure = is_secure(parlour, headers);
        let scheme = if secure { "https" } else { "http" };
        let stands = text(headers, header::HOST).unwrap_or("localhost");
        Ok(Visitor {
            secret,
            lang,
            hints: cookie(HINTS) != Some("off"),
            origin: format!("{scheme}://{stands}"),
            secure,
            address: address(parlour, headers, parts.extensions.get()),
        })
    }
}

fn is_secure(parlour: &Parlour, headers: &HeaderMap) -> bool {
    parlour.config.behind_proxy && text(headers, "x-forwarded-proto") == Some("https")
}

fn address(parlour: &Parlour, headers: &HeaderMap, peer: Option<&Peer>) -> IpAddr {
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0);
    if !parlour.config.behind_proxy {
        return peer;
    }
    // The last one is what our own proxy saw; those before it are hearsay.
    let last = text(headers, "x-forwarded-for").and_then(|list| list.rsplit(',').next());
    last.and_then(|address| address.trim().parse().ok()).unwrap_or(peer)
}

/// Whether a request that changes something, or opens a socket, was made by one of our own pages or
/// by a program that is no browser.
fn is_ours(headers: &HeaderMap) -> bool {
    if let Some(site) = text(headers, "sec-fetch-site")
        && !matches!(site, "same-origin" | "none")
    {
        return false;
    }
    match headers.get(header::ORIGIN) {
        None => true,
        Some(origin) => {
            let origin = origin.to_str().unwrap_or_default();
            let authority = origin.split_once("://").map(|(_, authority)| authority);
            authority.is_some() && authority == text(headers, header::HOST)
        }
    }
}

/// Whether a program asks, and not a person in a browser.
pub(crate) fn is_api(path: &str) -> bool {
    path.starts_with("/api/")
}

/// Nobody gets past who asks too much or comes from another site.
pub(crate) async fn watch(
    State(parlour): State<Arc<Parlour>>,
    visitor: Visitor,
    request: Request,
    next: Next,
) -> Response {
    let path = request.uri().path();
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let upgrades = request.headers().contains_key(header::UPGRADE);
    let refusal = if !parlour.guard.request(visitor.address) {
        parlour.metrics.turned_away.increment(1);
        Some(Rejection::TooMuch)
    } else if (changes || upgrades) && !is_ours(request.headers()) {
        Some(Rejection::Foreign)
    } else {
        None
    };
    let is_api = is_api(path);
    let (status, rejection) = match refusal {
        Some(rejection) => (rejection.status(), rejection),
        None => {
            let response = next.run(request).await;
            let status = response.status();
            let kind = response.headers().get(header::CONTENT_TYPE);
            let ours = kind.is_some_and(|kind| kind != "text/plain; charset=utf-8");
            if !status.is_client_error() || ours {
                return response;
            }
            // What does not even reach us is answered in the same manner as all the rest.
            let lost = status == StatusCode::NOT_FOUND;
            (status, if lost { Rejection::NoPage } else { Rejection::BadRequest })
        }
    };
    parlour.metrics.refused.increment(1);
    if is_api {
        Refused::of(visitor.lang, &rejection).with(status).into_response()
    } else {
        (status, crate::pages::sorry(&visitor, &rejection)).into_response()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(k, v)| (k.parse().unwrap(), v.parse().unwrap())).collect()
    }

    #[test]
    fn the_browser_says_which_language() {
        let lang = |wanted| preferred(&headers(&[("accept-language", wanted)]));
        assert_eq!(lang("it-IT,it;q=0.9,en;q=0.8"), Some(Lang::It));
        assert_eq!(lang("pt-BR, fr;q=0.5, de;q=0.7"), Some(Lang::De));
        assert_eq!(lang("pt, es"), None);
        assert_eq!(lang("*;q=nonsense"), None);
    }

    #[test]
    fn other_sites_are_turned_away() {
        let host = ("host", "parlour.example:7777");
        let ours = |more: &[(&'static str, &str)]| is_ours(&headers(&[&[host], more].concat()));
        assert!(ours(&[]));
        assert!(ours(&[("origin", "http://parlour.example:7777")]));
        assert!(!ours(&[("origin", "http://evil.example")]));
        assert!(!ours(&[("origin", "null")]));
        assert!(!ours(&[("origin", "http://parlour.example")]), "another port is another site");
        assert!(!ours(&[("sec-fetch-site", "cross-site")]));
        assert!(!ours(&[("sec-fetch-site", "same-site")]));
        assert!(ours(&[("sec-fetch-site", "same-origin")]));
    }

    #[test]
    fn a_cookie_is_for_a_year_and_for_us_alone() {
        let visitor = |secure| Visitor {
            secret: None,
            lang: Lang::En,
            hints: true,
            origin: String::new(),
            secure,
            address: IpAddr::V4(Ipv4Addr::LOCALHOST),
        };
        let (secret, cookie) = visitor(true).secret_or_new();
        let written = cookie.unwrap().to_string();
        let mut parts: Vec<&str> = written.split("; ").collect();
        assert_eq!(parts.remove(0), format!("parlour={}", secret.text()));
        parts.sort_unstable();
        assert_eq!(parts, ["HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=Lax", "Secure"]);
        let open = visitor(false).cookie(LANG, "it").build().to_string();
        assert!(!open.contains("HttpOnly") && !open.contains("Secure"), "{open}");
    }
}

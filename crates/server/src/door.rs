//! The door: who comes in, from where, and in which language.

use crate::Limits;
use crate::api::Refused;
use crate::connection::{BeingServed, Connection};
use crate::keys::Secret;
use crate::parlour::Parlour;
use crate::rejection::Rejection;
use crate::table::Asker;
use axum::body::{Body, HttpBody, to_bytes};
use axum::extract::{FromRequestParts, Query, Request, State};
use axum::http::request::Parts;
use axum::http::uri::Authority;
use axum::http::{Extensions, HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use bytes::Bytes;
use cookie::CookieBuilder;
use http_body_util::LengthLimitError;
use hyper::body::{Frame, SizeHint};
use serde::Deserialize;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use tables::Guest;
use tokio::time::timeout;
use utoipa::IntoParams;
use web::{Looks, Motion, Speed, Theme};
use words::Lang;

/// The address that a connection comes from.
#[derive(Clone, Copy)]
pub(crate) struct Peer(pub IpAddr);

impl Peer {
    /// Whether it is the host's own proxy, whose word is taken.
    pub fn is_proxy(self, parlour: &Parlour) -> bool {
        let config = &parlour.config;
        config.behind_proxy && config.trusted.iter().any(|network| network.holds(self.0))
    }
}

/// Somebody at the door.
pub(crate) struct Visitor {
    /// The secret of their browser, if it has one.
    pub secret: Option<Secret>,
    /// The language they read.
    pub lang: Lang,
    /// Whether they still want hints.
    pub hints: bool,
    /// How quickly they want to be shown what happens.
    pub speed: Speed,
    /// What they want to be called; empty if they have not said.
    pub name: String,
    /// How pages look to them.
    pub looks: Looks,
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

    /// Somebody at their address who asks something of a table.
    pub fn asker(&self, guest: Guest) -> Asker {
        Asker { guest, address: self.address }
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
pub(crate) const HINTS: &str = "hints";
/// The cookie in which the pages remember how quickly moves are to be shown.
pub(crate) const SPEED: &str = "speed";
/// The cookie with the name they sit down under.
pub(crate) const NAME: &str = "name";
/// The cookies that say how pages look to them.
pub(crate) const THEME: &str = "theme";
pub(crate) const MOTION: &str = "motion";

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
        let peer = peer(&parts.extensions);
        let secure = is_secure(parlour, headers, peer);
        Ok(Visitor {
            secret,
            lang,
            hints: cookie(HINTS) != Some("off"),
            speed: cookie(SPEED).and_then(Speed::from_code).unwrap_or_default(),
            name: cookie(NAME).and_then(tables::name).unwrap_or_default(),
            looks: Looks {
                theme: cookie(THEME).and_then(Theme::from_code).unwrap_or_default(),
                motion: cookie(MOTION).and_then(Motion::from_code).unwrap_or_default(),
            },
            origin: origin(headers, secure),
            secure,
            address: address(parlour, headers, peer),
        })
    }
}

fn peer(extensions: &Extensions) -> Peer {
    extensions.get().copied().unwrap_or(Peer(IpAddr::V4(Ipv4Addr::LOCALHOST)))
}

/// Whether what is sent there is encrypted, as the host's own proxy says.
fn is_secure(parlour: &Parlour, headers: &HeaderMap, peer: Peer) -> bool {
    peer.is_proxy(parlour) && last(headers, "x-forwarded-proto") == Some("https")
}

/// For how long whoever came by `https` is to come by nothing else, in seconds: a year. Names under
/// that of the parlour are the host's own affair.
const BY_HTTPS: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Whoever was answered in secret once need not ask in the open again, where somebody could answer in
/// our place. Said in the open it would mean nothing, and so it is not said there.
pub(crate) async fn keep_secure(
    State(parlour): State<Arc<Parlour>>,
    request: Request,
    next: Next,
) -> Response {
    let secure = is_secure(&parlour, request.headers(), peer(request.extensions()));
    let mut response = next.run(request).await;
    if secure {
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, BY_HTTPS);
    }
    response
}

/// The last thing that a header lists: what our own proxy added. Those before it are hearsay.
fn last<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let line = headers.get_all(name).into_iter().next_back()?.to_str().ok()?;
    line.rsplit(',').next().map(str::trim)
}

fn address(parlour: &Parlour, headers: &HeaderMap, peer: Peer) -> IpAddr {
    if !peer.is_proxy(parlour) {
        return peer.0;
    }
    let told = last(headers, "x-forwarded-for").unwrap_or_default();
    let with_port = || told.parse::<SocketAddr>().ok().map(|address| address.ip());
    told.parse().ok().or_else(with_port).unwrap_or(peer.0)
}

/// Where the parlour stands, as somebody sees it.
fn origin(headers: &HeaderMap, secure: bool) -> String {
    let scheme = if secure { "https" } else { "http" };
    format!("{scheme}://{}", text(headers, header::HOST).unwrap_or("localhost"))
}

/// The parlour may be called by a name that can be one, and if the host has said
/// which ones are its own, by one of them. A name of another's that leads here is a trick.
fn check_name(parlour: &Parlour, request: &Request) -> Result<(), Rejection> {
    let names = &parlour.config.public_names;
    let mut hosts = request.headers().get_all(header::HOST).into_iter();
    let (host, second) = (hosts.next(), hosts.next());
    let named = host.map(|host| Authority::try_from(host.as_bytes()));
    let named = named.transpose().map_err(|_| Rejection::BadRequest)?;
    let whole = request.uri().authority().is_none_or(|target| named.as_ref() == Some(target));
    let strange = named.as_ref().is_some_and(|name| name.as_str().contains('@'));
    if second.is_some() || strange || !whole {
        return Err(Rejection::BadRequest);
    }
    let ours = |name: &Authority| {
        let (whole, host) = (name.as_str(), name.host());
        names.iter().any(|ours| whole.eq_ignore_ascii_case(ours) || host.eq_ignore_ascii_case(ours))
    };
    match names.is_empty() || named.as_ref().is_some_and(ours) {
        true => Ok(()),
        false => Err(Rejection::Elsewhere),
    }
}

/// Whether a request that changes something, or opens a socket, was made by one of our own pages or
/// by a program that is no browser.
fn is_ours(headers: &HeaderMap, stands: &str) -> bool {
    if let Some(site) = text(headers, "sec-fetch-site")
        && !matches!(site, "same-origin" | "none")
    {
        return false;
    }
    let mut origins = headers.get_all(header::ORIGIN).into_iter();
    origins.all(|origin| origin.as_bytes().eq_ignore_ascii_case(stands.as_bytes()))
}

/// Whether a program asks, and not a person in a browser.
pub(crate) fn is_api(path: &str) -> bool {
    path.starts_with("/api/")
}

/// Why somebody is not let in.
fn refusal(parlour: &Parlour, visitor: &Visitor, request: &Request) -> Option<Rejection> {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let upgrades = request.headers().contains_key(header::UPGRADE);
    if !parlour.guard.request(visitor.address) {
        parlour.metrics.turned_away.inc();
        return Some(Rejection::TooMuch);
    }
    if let Err(rejection) = check_name(parlour, request) {
        return Some(rejection);
    }
    let foreign = (changes || upgrades) && !is_ours(request.headers(), &visitor.origin);
    foreign.then_some(Rejection::Foreign)
}

/// Waits until all of a request is here.
async fn arrive(parlour: &Parlour, request: Request) -> Result<Request, (StatusCode, Rejection)> {
    let Limits { message, arrival, .. } = parlour.config.limits;
    let (head, body) = request.into_parts();
    match timeout(arrival, to_bytes(body, message)).await {
        Ok(Ok(body)) => Ok(Request::from_parts(head, body.into())),
        Ok(Err(why)) => {
            let long = why.into_inner().is::<LengthLimitError>();
            let status = if long { StatusCode::PAYLOAD_TOO_LARGE } else { StatusCode::BAD_REQUEST };
            Err((status, Rejection::BadRequest))
        }
        Err(_) => Err((StatusCode::REQUEST_TIMEOUT, Rejection::TooSlow)),
    }
}

/// Nobody gets past who asks too much, takes too long or comes from another site.
pub(crate) async fn watch(
    State(parlour): State<Arc<Parlour>>,
    visitor: Visitor,
    request: Request,
    next: Next,
) -> Response {
    let is_api = is_api(request.uri().path());
    let connection = request.extensions().get::<Arc<Connection>>().cloned();
    let arrived = match refusal(&parlour, &visitor, &request) {
        Some(rejection) => Err((rejection.status(), rejection)),
        None => arrive(&parlour, request).await,
    };
    let answered = match arrived {
        Ok(request) => {
            let served = connection.map(|of| BeingServed::new(&parlour.guard, of));
            judge(next.run(request).await).map(|response| while_sent(response, served))
        }
        Err(refused) => Err(refused),
    };
    let (status, rejection) = match answered {
        Ok(response) => return response,
        Err(refused) => refused,
    };
    parlour.metrics.refused.inc();
    if is_api {
        Refused::of(visitor.lang, &rejection).with(status).into_response()
    } else {
        (status, crate::pages::sorry(&visitor, &rejection)).into_response()
    }
}

/// What does not even reach us is answered in the same manner as all the rest.
fn judge(response: Response) -> Result<Response, (StatusCode, Rejection)> {
    let status = response.status();
    let kind = response.headers().get(header::CONTENT_TYPE);
    let ours = kind.is_some_and(|kind| kind != "text/plain; charset=utf-8");
    if !status.is_client_error() || ours {
        return Ok(response);
    }
    let lost = status == StatusCode::NOT_FOUND;
    Err((status, if lost { Rejection::NoPage } else { Rejection::BadRequest }))
}

/// Somebody is being served until all of the answer is sent. A socket speaks for itself.
fn while_sent(response: Response, served: Option<BeingServed>) -> Response {
    let Some(served) = served else { return response };
    if response.status() == StatusCode::SWITCHING_PROTOCOLS {
        served.goes_on();
        return response;
    }
    response.map(|body| Body::new(Sent { body, _served: served }))
}

/// An answer on its way to somebody who is being served.
struct Sent {
    body: Body,
    _served: BeingServed,
}

impl HttpBody for Sent {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
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
        let ours = |secure, more: &[(&'static str, &str)]| {
            let headers = headers(&[&[host], more].concat());
            is_ours(&headers, &origin(&headers, secure))
        };
        assert!(ours(false, &[]));
        assert!(ours(false, &[("origin", "http://parlour.example:7777")]));
        assert!(ours(true, &[("origin", "https://parlour.example:7777")]));
        assert!(!ours(true, &[("origin", "http://parlour.example:7777")]), "it came unencrypted");
        assert!(!ours(false, &[("origin", "https://parlour.example:7777")]));
        assert!(!ours(false, &[("origin", "http://evil.example")]));
        assert!(!ours(false, &[("origin", "null")]));
        assert!(
            !ours(false, &[("origin", "http://parlour.example")]),
            "another port, another site"
        );
        assert!(!ours(false, &[("sec-fetch-site", "cross-site")]));
        assert!(!ours(false, &[("sec-fetch-site", "same-site")]));
        assert!(ours(false, &[("sec-fetch-site", "same-origin")]));
    }

    #[test]
    fn a_cookie_is_for_a_year_and_for_us_alone() {
        let visitor = |secure| Visitor {
            secret: None,
            lang: Lang::En,
            hints: true,
            speed: Speed::default(),
            name: String::new(),
            looks: Looks::default(),
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

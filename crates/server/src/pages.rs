//! The pages, and the forms that work without a socket.

use crate::api::{self, Told};
use crate::door::{Visitor, cookie, is_api};
use crate::host::{Host, No};
use crate::keys::TableKey;
use crate::metrics::count;
use crate::page_socket::TablePage;
use crate::table::{Eyes, Order};
use axum::Form;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderValue, StatusCode, Uri, header};
use axum::response::{AppendHeaders, Html, IntoResponse, Redirect, Response};
use maud::Markup;
use serde::Deserialize;
use std::sync::Arc;
use tables::{Command, Opening};
use web::Visit;
use words::{Lang, Tongue};

type Parlour = State<Arc<Host>>;

fn visit<'a>(visitor: &'a Visitor, path: &'a str) -> Visit<'a> {
    Visit { lang: visitor.lang, origin: &visitor.origin, path, hints: visitor.hints }
}

fn page(markup: Markup) -> Response {
    let fresh = [(header::CACHE_CONTROL, "no-store")];
    (fresh, Html(markup.into_string())).into_response()
}

/// One sentence, and the way back.
pub(crate) fn sorry(visitor: &Visitor, no: &No) -> Response {
    let status = match no {
        No::SuchTable => StatusCode::NOT_FOUND,
        No::TooMuch => StatusCode::TOO_MANY_REQUESTS,
        No::NotStored => StatusCode::SERVICE_UNAVAILABLE,
        No::Foreign => StatusCode::FORBIDDEN,
        No::Secret => StatusCode::UNAUTHORIZED,
        No::Refused(..) | No::BadRequest => StatusCode::BAD_REQUEST,
    };
    let sentence = no.say(Tongue::of(visitor.lang));
    (status, page(web::error_page(&visit(visitor, "/"), &sentence))).into_response()
}

fn with_cookie(cookie: Option<HeaderValue>, response: impl IntoResponse) -> Response {
    (AppendHeaders(cookie.map(|cookie| (header::SET_COOKIE, cookie))), response).into_response()
}

pub(crate) async fn home(visitor: Visitor) -> Response {
    page(web::home(&visit(&visitor, "/")))
}

pub(crate) async fn lost(State(host): Parlour, visitor: Visitor, uri: Uri) -> Response {
    count(&host.metrics.refused);
    if is_api(uri.path()) {
        return Told::no(visitor.lang, &No::BadRequest).with(StatusCode::NOT_FOUND).into_response();
    }
    sorry(&visitor, &No::SuchTable)
}

pub(crate) async fn rules(visitor: Visitor, Path(game): Path<String>) -> Response {
    match web::rules_page(&visit(&visitor, &format!("/rules/{game}")), &game) {
        Some(markup) => page(markup),
        None => sorry(&visitor, &No::SuchTable),
    }
}

/// The form that opens a table.
#[derive(Deserialize)]
pub(crate) struct NewTable {
    game: String,
    mode: Mode,
    #[serde(default)]
    players: Option<String>,
    #[serde(default)]
    rules: Option<String>,
    #[serde(default)]
    level: Option<String>,
}

/// How a table is to begin.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
enum Mode {
    /// At once, against bots.
    Bots,
    /// With people who are sent the link.
    Invite,
    /// Around one device.
    Device,
}

pub(crate) async fn new_table(
    State(host): Parlour,
    visitor: Visitor,
    Form(form): Form<NewTable>,
) -> Response {
    match open(&host, &visitor, form).await {
        Ok((key, cookie)) => with_cookie(cookie, Redirect::to(&format!("/t/{key}"))),
        Err(no) => sorry(&visitor, &no),
    }
}

async fn open(
    host: &Arc<Host>,
    visitor: &Visitor,
    form: NewTable,
) -> Result<(TableKey, Option<HeaderValue>), No> {
    if !host.guard.table(visitor.address) {
        count(&host.metrics.turned_away);
        return Err(No::TooMuch);
    }
    let given = |text: Option<String>| text.filter(|text| !text.is_empty());
    let players = given(form.players).map(|players| players.parse()).transpose();
    let opening = Opening {
        game: form.game,
        players: players.map_err(|_| No::BadRequest)?,
        rules: given(form.rules),
        one_device: form.mode == Mode::Device,
    };
    let (secret, cookie) = visitor.secret_or_new();
    let guest = secret.guest();
    let key = host.open(opening, guest, "", visitor.lang).await?;
    if form.mode == Mode::Bots {
        if let Some(level) = given(form.level) {
            let looked = host.look(key, |reply| Order::Look(guest, Eyes::Public, reply)).await?;
            for seat in 1..looked.picture.seats.len() as u8 {
                let level = level.clone();
                host.ask(key, guest, Command::Bot { seat, level }).await?;
            }
        }
        host.ask(key, guest, Command::Start).await?;
    }
    Ok((key, cookie))
}

/// The table with this name, if it is one.
fn key(name: &str) -> Result<TableKey, No> {
    name.parse().map_err(|()| No::SuchTable)
}

pub(crate) async fn table(
    State(host): Parlour,
    visitor: Visitor,
    Path(name): Path<String>,
) -> Response {
    let (secret, cookie) = visitor.secret_or_new();
    let shown = async {
        let mut page = TablePage::new(host, key(&name)?, &visitor, secret.guest());
        let looked = page.look().await?;
        if !looked.allowed {
            return Err(No::Refused(tables::Refusal::NoWatchers, Vec::new()));
        }
        Ok(page.show(&looked, None, web::table_page))
    };
    match shown.await {
        Ok(markup) => with_cookie(cookie, page(markup)),
        Err(no) => sorry(&visitor, &no),
    }
}

pub(crate) async fn socket(
    State(host): Parlour,
    visitor: Visitor,
    Path(name): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let Ok(key) = key(&name) else { return sorry(&visitor, &No::SuchTable) };
    let Some(permit) = host.guard.socket(visitor.address) else {
        count(&host.metrics.turned_away);
        return sorry(&visitor, &No::TooMuch);
    };
    let page = TablePage::new(host.clone(), key, &visitor, visitor.guest());
    crate::router::bounded(upgrade, &host.config.limits)
        .on_upgrade(move |socket| crate::socket::serve(page, socket, permit))
}

/// The form with which a guest sits down.
#[derive(Deserialize)]
pub(crate) struct SitDown {
    #[serde(default)]
    name: Option<String>,
}

pub(crate) async fn sit(
    State(host): Parlour,
    visitor: Visitor,
    Path(name): Path<String>,
    Form(form): Form<SitDown>,
) -> Response {
    let (secret, cookie) = visitor.secret_or_new();
    let command = Command::Sit { seat: None, name: form.name, lang: Some(visitor.lang) };
    let sat = match key(&name) {
        Ok(key) => host.ask(key, secret.guest(), command).await,
        Err(no) => Err(no),
    };
    match sat {
        // A full table makes a spectator, never an error.
        Ok(_) | Err(No::Refused(tables::Refusal::Full | tables::Refusal::Taken, _)) => {
            with_cookie(cookie, Redirect::to(&format!("/t/{name}")))
        }
        Err(no) => sorry(&visitor, &no),
    }
}

/// Which moment of a game, and through whose eyes.
#[derive(Deserialize)]
pub(crate) struct Moment {
    #[serde(default)]
    step: Option<usize>,
    #[serde(default)]
    seat: Option<u8>,
}

pub(crate) async fn replay(
    State(host): Parlour,
    visitor: Visitor,
    Path(name): Path<String>,
    Query(moment): Query<Moment>,
) -> Response {
    let guest = visitor.guest();
    let shown = async {
        let key = key(&name)?;
        let step = moment.step.unwrap_or(1);
        let order = |reply| Order::Replay(guest, moment.seat, step, reply);
        let replayed = host.look(key, order).await?.ok_or(No::SuchTable)?;
        if !replayed.looked.allowed {
            return Err(No::Refused(tables::Refusal::NoWatchers, Vec::new()));
        }
        let page = TablePage::new(host.clone(), key, &visitor, guest);
        let markup = page.show(&replayed.looked, None, |scene| {
            let eyes = moment.seat.map_or(String::new(), |seat| format!("&seat={seat}"));
            let path = format!("/t/{name}/replay?step={step}{eyes}");
            let visit = Visit { path: &path, lang: visitor.lang, ..scene.visit };
            let scene = web::Scene { visit, seat_link: None, ..*scene };
            web::replay_page(&scene, replayed.steps, replayed.honest)
        });
        Ok(markup)
    };
    match shown.await {
        Ok(markup) => page(markup),
        Err(no) => sorry(&visitor, &no),
    }
}

pub(crate) async fn seat(
    State(host): Parlour,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Response {
    match host.seat_of(&token).await {
        Ok((_, seat, looked)) => {
            let name = looked.names.get(usize::from(seat)).map_or("", String::as_str);
            let visit = visit(&visitor, "/");
            page(web::seat_page(&visit, name, looked.picture.game, &token))
        }
        Err(no) => sorry(&visitor, &no),
    }
}

pub(crate) async fn take_seat(
    State(host): Parlour,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Response {
    let (secret, cookie) = visitor.secret_or_new();
    match host.claim(&token, secret.guest()).await {
        Ok(key) => with_cookie(cookie, Redirect::to(&format!("/t/{key}"))),
        Err(no) => sorry(&visitor, &no),
    }
}

/// The form that chooses a language.
#[derive(Deserialize)]
pub(crate) struct Speak {
    lang: String,
    #[serde(default)]
    back: String,
}

pub(crate) async fn speak(
    State(host): Parlour,
    visitor: Visitor,
    Form(form): Form<Speak>,
) -> Response {
    let Some(lang) = Lang::from_code(&form.lang) else { return sorry(&visitor, &No::BadRequest) };
    // Only to a page of ours: a path, and not one that names another host.
    let safe =
        form.back.starts_with('/') && !form.back.starts_with("//") && !form.back.contains('\\');
    let back = if safe { form.back.as_str() } else { "/" };
    // At a table, the seats of this browser speak the new language too.
    let table = back.strip_prefix("/t/").and_then(|rest| rest.split('/').next());
    if let (Some(Ok(key)), Some(secret)) = (table.map(str::parse), &visitor.secret) {
        let guest = secret.guest();
        let looked = host.look(key, |reply| Order::Look(guest, Eyes::Public, reply)).await;
        let picture = looked.map(|looked| looked.picture);
        let mine = picture.map(|picture| if picture.one_device { vec![] } else { picture.yours });
        for seat in mine.unwrap_or_default() {
            let _ = host.ask(key, guest, Command::Speak { seat, lang }).await;
        }
    }
    let cookie = cookie("lang", lang.code(), visitor.secure, false);
    with_cookie(cookie, Redirect::to(back))
}

pub(crate) async fn asset(Path(path): Path<String>) -> Response {
    match web::asset(&path) {
        Some(asset) => {
            let headers = [
                (header::CONTENT_TYPE, asset.content_type),
                (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
            ];
            (headers, asset.bytes).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// The transcript of a game that is over.
pub(crate) async fn transcript(
    State(host): Parlour,
    visitor: Visitor,
    Path(name): Path<String>,
) -> Response {
    let record = async {
        let key = key(&name)?;
        api::written(&host, key, &visitor).await
    };
    record.await.unwrap_or_else(|no| sorry(&visitor, &no))
}

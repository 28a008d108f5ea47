//! The API for other clients: what the pages do, as JSON.

pub(crate) mod answer;
mod socket;

use crate::door::Visitor;
use crate::host::{Host, No};
use crate::keys::TableKey;
use crate::metrics::count;
use crate::table::{Eyes, Order};
pub(crate) use answer::Told;
use answer::{seen, sights};
use axum::Json;
use axum::extract::rejection::BytesRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::sync::Arc;
use tables::{Command, Opening};
use words::Lang;

type Parlour = State<Arc<Host>>;

/// What was sent, if it was not too long.
type Body = Result<Bytes, BytesRejection>;

/// A body that must be what is wanted.
fn read<T: DeserializeOwned>(visitor: &Visitor, body: Body) -> Result<T, Told> {
    let no = || Told::no(visitor.lang, &No::BadRequest);
    let body = body.map_err(|why| no().with(why.status()))?;
    serde_json::from_slice(&body).map_err(|_| no())
}

fn key(visitor: &Visitor, name: &str) -> Result<TableKey, Told> {
    name.parse().map_err(|()| Told::no(visitor.lang, &No::SuchTable))
}

/// The games that can be played.
pub(crate) async fn games() -> Json<Value> {
    let game = |game: &&'static dyn house::Seating| {
        let (shortest, longest) = game.minutes();
        json!({
            "game": game.key(),
            "rules": game.rules(),
            "levels": game.levels(),
            "minutes": [shortest, longest],
        })
    };
    Json(json!({ "games": house::tables().iter().map(game).collect::<Vec<_>>() }))
}

/// What it takes to open a table.
#[derive(Deserialize)]
struct New {
    #[serde(flatten)]
    opening: Opening,
    #[serde(default)]
    name: String,
    #[serde(default)]
    lang: Option<Lang>,
}

/// Opens a table. Whoever has no secret is given one.
pub(crate) async fn open(
    State(host): Parlour,
    visitor: Visitor,
    body: Body,
) -> Result<Response, Told> {
    let new: New = read(&visitor, body)?;
    if !host.guard.table(visitor.address) {
        count(&host.metrics.turned_away);
        return Err(Told::no(visitor.lang, &No::TooMuch));
    }
    let (secret, fresh) = visitor.secret_or_new();
    let lang = new.lang.unwrap_or(visitor.lang);
    let opened = host.open(new.opening, secret.guest(), &new.name, lang).await;
    let key = opened.map_err(|no| Told::no(visitor.lang, &no))?;
    let looked = host.look(key, |reply| Order::Look(secret.guest(), Eyes::Public, reply)).await;
    let looked = looked.map_err(|no| Told::no(visitor.lang, &no))?;
    let mut answer = json!({ "table": key.to_string(), "picture": looked.picture });
    if let (Some(_), Some(answer)) = (fresh, answer.as_object_mut()) {
        answer.insert("secret".into(), secret.text().into());
    }
    Ok((StatusCode::CREATED, Json(answer)).into_response())
}

/// Through whose eyes, and from which step on.
#[derive(Deserialize)]
pub(crate) struct Which {
    #[serde(default)]
    seat: Option<u8>,
    #[serde(default)]
    from: Option<usize>,
    #[serde(default)]
    step: Option<usize>,
}

impl FromRequestParts<Arc<Host>> for Which {
    type Rejection = Told;

    async fn from_request_parts(parts: &mut Parts, host: &Arc<Host>) -> Result<Which, Told> {
        let Ok(visitor) = Visitor::from_request_parts(parts, host).await;
        let asked = Query::<Which>::try_from_uri(&parts.uri);
        asked.map(|Query(which)| which).map_err(|_| Told::no(visitor.lang, &No::BadRequest))
    }
}

impl Which {
    fn eyes(&self) -> Eyes {
        self.seat.map_or(Eyes::Page { open: None }, Eyes::Seat)
    }
}

/// The table as the client sees it.
pub(crate) async fn look(
    State(host): Parlour,
    visitor: Visitor,
    Path(name): Path<String>,
    which: Which,
) -> Result<Json<Value>, Told> {
    let (key, guest) = (key(&visitor, &name)?, visitor.guest());
    let looked = host.look(key, |reply| Order::Look(guest, which.eyes(), reply)).await;
    let looked = looked.map_err(|no| Told::no(visitor.lang, &no))?;
    Ok(Json(seen(&looked, visitor.lang).map_err(|no| Told::no(visitor.lang, &no))?))
}

/// Asks something of a table: answered when it is on disk.
pub(crate) async fn ask(
    State(host): Parlour,
    visitor: Visitor,
    Path(name): Path<String>,
    body: Body,
) -> Result<Response, Told> {
    let key = key(&visitor, &name)?;
    let command: Command = read(&visitor, body)?;
    let (secret, fresh) = visitor.secret_or_new();
    let steps = host.ask(key, secret.guest(), command).await;
    let steps = steps.map_err(|no| Told::no(visitor.lang, &no))?;
    let mut answer = json!({ "steps": steps });
    if let (Some(_), Some(answer)) = (fresh, answer.as_object_mut()) {
        answer.insert("secret".into(), secret.text().into());
    }
    Ok(Json(answer).into_response())
}

/// What a seat has perceived since a step.
pub(crate) async fn perceived(
    State(host): Parlour,
    visitor: Visitor,
    Path(name): Path<String>,
    which: Which,
) -> Result<Json<Value>, Told> {
    let (key, guest) = (key(&visitor, &name)?, visitor.guest());
    let from = which.from.unwrap_or(0);
    let order = |reply| Order::Sights(guest, which.eyes(), from, reply);
    let told = host
        .look(key, order)
        .await
        .and_then(|told| told.map_err(|refusal| No::Refused(refusal, Vec::new())));
    Ok(Json(sights(&told.map_err(|no| Told::no(visitor.lang, &no))?, from)))
}

/// An earlier moment of the game.
pub(crate) async fn replay(
    State(host): Parlour,
    visitor: Visitor,
    Path(name): Path<String>,
    which: Which,
) -> Result<Json<Value>, Told> {
    let (key, guest) = (key(&visitor, &name)?, visitor.guest());
    let step = which.step.unwrap_or(1);
    let order = |reply| Order::Replay(guest, which.seat, step, reply);
    let shown = host.look(key, order).await.and_then(|shown| {
        let shown = shown.ok_or(No::Refused(tables::Refusal::NotPlaying, Vec::new()))?;
        let mut answer = seen(&shown.looked, visitor.lang)?;
        if let Some(answer) = answer.as_object_mut() {
            answer.insert("of".into(), shown.steps.into());
            answer.insert("honest".into(), shown.honest.into());
        }
        Ok(answer)
    });
    Ok(Json(shown.map_err(|no| Told::no(visitor.lang, &no))?))
}

/// The private link of one's seat.
pub(crate) async fn seat_link(
    State(host): Parlour,
    visitor: Visitor,
    Path(name): Path<String>,
    which: Which,
) -> Result<Json<Value>, Told> {
    let (key, guest) = (key(&visitor, &name)?, visitor.guest());
    let looked = host.look(key, |reply| Order::Look(guest, which.eyes(), reply)).await;
    let looked = looked.map_err(|no| Told::no(visitor.lang, &no))?;
    match (looked.seat, looked.first) {
        (Some(seat), Some(first)) => {
            let token = host.seat_token(key, seat, first);
            let link = format!("{}/seat/{token}", visitor.origin);
            Ok(Json(json!({ "seat": seat, "token": token, "link": link })))
        }
        _ => Err(Told::no(visitor.lang, &No::Refused(tables::Refusal::NotYours, looked.names))),
    }
}

/// Takes a seat along by its private link.
pub(crate) async fn claim(
    State(host): Parlour,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Json<Value>, Told> {
    let (secret, fresh) = visitor.secret_or_new();
    let key = host.claim(&token, secret.guest()).await;
    let key = key.map_err(|no| Told::no(visitor.lang, &no))?;
    let mut answer = json!({ "table": key.to_string() });
    if let (Some(_), Some(answer)) = (fresh, answer.as_object_mut()) {
        answer.insert("secret".into(), secret.text().into());
    }
    Ok(Json(answer))
}

/// Everything that happens, as it happens.
pub(crate) async fn socket(
    State(host): Parlour,
    visitor: Visitor,
    Path(name): Path<String>,
    which: Which,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Told> {
    let key = key(&visitor, &name)?;
    let upgrade = upgrade.map_err(|_| Told::no(visitor.lang, &No::BadRequest))?;
    let Some(permit) = host.guard.socket(visitor.address) else {
        count(&host.metrics.turned_away);
        return Err(Told::no(visitor.lang, &No::TooMuch));
    };
    let stream = socket::Stream::new(host.clone(), key, &visitor, which.eyes(), which.from);
    let upgrade = crate::router::bounded(upgrade, &host.config.limits);
    Ok(upgrade.on_upgrade(move |socket| crate::socket::serve(stream, socket, permit)))
}

/// The transcript of a game that is over.
pub(crate) async fn transcript(
    State(host): Parlour,
    visitor: Visitor,
    Path(name): Path<String>,
) -> Result<Response, Told> {
    let key = key(&visitor, &name)?;
    let written = written(&host, key, &visitor).await;
    written.map_err(|no| Told::no(visitor.lang, &no))
}

/// The transcript of a table's game, as a file.
pub(crate) async fn written(
    host: &Arc<Host>,
    key: TableKey,
    visitor: &Visitor,
) -> Result<Response, No> {
    let guest = visitor.guest();
    let record = host.look(key, |reply| Order::Record(guest, reply)).await?;
    let record = record.map_err(|refusal| No::Refused(refusal, Vec::new()))?;
    let headers = [
        (header::CONTENT_TYPE, "application/x-ndjson"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"parlour-game.jsonl\""),
    ];
    Ok((headers, record.text()).into_response())
}

/// The description of the API.
pub(crate) async fn openapi() -> Response {
    let kind = [(header::CONTENT_TYPE, "application/json")];
    (kind, include_str!("api/openapi.json")).into_response()
}

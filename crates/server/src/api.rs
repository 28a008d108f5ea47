//! The API for other clients: what the pages do, as JSON.

pub(crate) mod answer;
mod socket;

use crate::door::Visitor;
use crate::keys::TableKey;
use crate::parlour::Parlour;
use crate::rejection::Rejection;
pub(crate) use answer::Refused;
use answer::{Claimed, Done, Link, Opened, Perceived, Replayed, Seen};
use axum::Json;
use axum::extract::rejection::BytesRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use house::{About, GameKind};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tables::{Eyes, Host, Opening, Refusal, Request};
use words::Lang;

/// What was sent, if it was not too long.
type Body = Result<Bytes, BytesRejection>;

/// Somebody who calls the API about a table, or about none yet.
pub(crate) struct Caller {
    parlour: Arc<Parlour>,
    visitor: Visitor,
}

impl FromRequestParts<Arc<Parlour>> for Caller {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        parlour: &Arc<Parlour>,
    ) -> Result<Self, Self::Rejection> {
        let visitor = Visitor::from_request_parts(parts, parlour).await?;
        Ok(Caller { parlour: parlour.clone(), visitor })
    }
}

impl Caller {
    /// A refusal in the caller's language.
    fn refused(&self, rejection: &Rejection) -> Refused {
        Refused::of(self.visitor.lang, rejection)
    }

    /// An answer, or a refusal in the caller's language.
    fn told<T>(&self, answer: Result<T, Rejection>) -> Result<Json<T>, Refused> {
        answer.map(Json).map_err(|rejection| self.refused(&rejection))
    }

    /// What was sent.
    fn body(&self, body: Body) -> Result<Bytes, Refused> {
        body.map_err(|why| self.refused(&Rejection::BadRequest).with(why.status()))
    }
}

fn key(name: &str) -> Result<TableKey, Rejection> {
    name.parse().map_err(|()| Rejection::NoTable)
}

/// The games that can be played.
pub(crate) async fn games() -> Json<impl Serialize> {
    #[derive(Serialize)]
    struct Games {
        games: Vec<&'static About>,
    }
    Json(Games { games: GameKind::ALL.into_iter().map(GameKind::about).collect() })
}

/// What it takes to open a table.
#[derive(Deserialize)]
struct New {
    game: String,
    #[serde(default)]
    players: Option<u32>,
    #[serde(default)]
    rules: Option<String>,
    #[serde(default)]
    story: Option<String>,
    #[serde(default)]
    one_device: bool,
    /// The level of bots in all other seats, if the game is to begin at once.
    #[serde(default)]
    bots: Option<String>,
    #[serde(default)]
    name: String,
    #[serde(default)]
    lang: Option<Lang>,
}

/// Opens a table. Whoever has no secret is given one.
pub(crate) async fn open(caller: Caller, body: Body) -> Result<Response, Refused> {
    let body = caller.body(body)?;
    let opened = async {
        let new: New = serde_json::from_slice(&body).map_err(|_| Rejection::BadRequest)?;
        let game = new.game.parse().map_err(|_| Refusal::UnknownGame)?;
        let Caller { parlour, visitor } = &caller;
        if !parlour.guard.table(visitor.address) {
            parlour.metrics.turned_away.increment(1);
            return Err(Rejection::TooMuch);
        }
        let opening = Opening {
            players: new.players,
            rules: new.rules,
            story: new.story,
            one_device: new.one_device,
            ..Opening::of(game)
        };
        let (secret, fresh) = visitor.secret_or_new();
        let guest = secret.guest();
        let lang = new.lang.unwrap_or(visitor.lang);
        let host = Host { guest, name: &new.name, lang, bots: new.bots.as_deref() };
        let key = parlour.open(opening, &host).await?;
        let eyes = Eyes::Public;
        let look = parlour.look(key, move |t, present| t.look_around(guest, eyes, present)).await?;
        let secret = fresh.map(|_| secret.text().to_string());
        Ok(Opened { table: key.to_string(), picture: look.picture, secret })
    };
    let opened = caller.told(opened.await)?;
    Ok((StatusCode::CREATED, opened).into_response())
}

/// Through whose eyes, of which game, and from which step on.
#[derive(Deserialize)]
pub(crate) struct Which {
    #[serde(default)]
    seat: Option<u8>,
    #[serde(default)]
    game: Option<u32>,
    #[serde(default)]
    from: Option<usize>,
    #[serde(default)]
    step: Option<usize>,
}

impl FromRequestParts<Arc<Parlour>> for Which {
    type Rejection = Refused;

    async fn from_request_parts(
        parts: &mut Parts,
        parlour: &Arc<Parlour>,
    ) -> Result<Which, Refused> {
        let Ok(visitor) = Visitor::from_request_parts(parts, parlour).await;
        let asked = Query::<Which>::try_from_uri(&parts.uri);
        let no = |_| Refused::of(visitor.lang, &Rejection::BadRequest);
        asked.map(|Query(which)| which).map_err(no)
    }
}

impl Which {
    fn eyes(&self) -> Eyes {
        self.seat.map_or(Eyes::Page { open: None }, Eyes::Seat)
    }
}

/// The table as the client sees it.
pub(crate) async fn look(
    caller: Caller,
    Path(name): Path<String>,
    which: Which,
) -> Result<Json<Seen>, Refused> {
    let (guest, eyes) = (caller.visitor.guest(), which.eyes());
    let seen = async {
        let look = move |t: &tables::Table, present: &[tables::Guest]| t.look(guest, eyes, present);
        let look = caller.parlour.look(key(&name)?, look).await?;
        Ok(Seen::of(look, caller.visitor.lang))
    };
    caller.told(seen.await)
}

/// Asks something of a table: answered when it is on disk.
pub(crate) async fn ask(
    caller: Caller,
    Path(name): Path<String>,
    body: Body,
) -> Result<Json<Done>, Refused> {
    let body = caller.body(body)?;
    let done = async {
        let key = key(&name)?;
        let text = str::from_utf8(&body).map_err(|_| Rejection::BadRequest)?;
        let request = Request::read(caller.parlour.kind(key).await?, text)?;
        let (secret, fresh) = caller.visitor.secret_or_new();
        let steps = caller.parlour.ask(key, secret.guest(), request).await?;
        Ok(Done { steps, secret: fresh.map(|_| secret.text().to_string()) })
    };
    caller.told(done.await)
}

/// What a seat has perceived since a step.
pub(crate) async fn perceived(
    caller: Caller,
    Path(name): Path<String>,
    which: Which,
) -> Result<Response, Refused> {
    let (guest, eyes, from) = (caller.visitor.guest(), which.eyes(), which.from.unwrap_or(0));
    let sights = async {
        caller.parlour.look(key(&name)?, move |table, _| table.sights(guest, eyes, from)).await
    };
    let sights = sights.await.map_err(|rejection| caller.refused(&rejection))?;
    Ok(Json(Perceived::of(&sights, from)).into_response())
}

/// An earlier moment of a game, or of one before it.
pub(crate) async fn replay(
    caller: Caller,
    Path(name): Path<String>,
    which: Which,
) -> Result<Json<Replayed>, Refused> {
    let replayed = async {
        let key = key(&name)?;
        let eyes = which.seat.map_or(Eyes::Public, Eyes::Seat);
        let guest = caller.visitor.guest();
        let moment = Moment { game: which.game, eyes, step: which.step.unwrap_or(1) };
        let shown = look_back(&caller.parlour, key, guest, moment).await?;
        let seen = Seen::of(shown.look, caller.visitor.lang);
        Ok(Replayed { seen, of: shown.steps, honest: shown.honest })
    };
    caller.told(replayed.await)
}

/// Which moment of which game, and through whose eyes.
#[derive(Clone, Copy)]
pub(crate) struct Moment {
    /// The latest one if not said.
    pub game: Option<u32>,
    pub eyes: Eyes,
    pub step: usize,
}

/// An earlier moment of a game.
pub(crate) struct LookedBack {
    pub look: tables::Look,
    /// How many steps there are by now.
    pub steps: usize,
    /// Whether the deal was the sealed one, once the game is over.
    pub honest: Option<bool>,
}

/// A game as it was after so many steps; one before a rematch is read from the journal.
pub(crate) async fn look_back(
    parlour: &Arc<Parlour>,
    key: TableKey,
    guest: tables::Guest,
    moment: Moment,
) -> Result<LookedBack, Rejection> {
    let look = move |table: &tables::Table| {
        let look = table.look_back(guest, moment.eyes, moment.step)?;
        Ok(LookedBack { look, steps: table.steps(), honest: table.is_honest() })
    };
    match past(parlour, key, guest, moment.game).await? {
        Some(table) => Ok(look(&table).map_err(|refusal: Refusal| Rejection::from(refusal))?),
        None => parlour.look(key, move |table, _| look(table)).await,
    }
}

/// The table as it was at the end of an earlier game; none if the latest one is wanted. Whoever may
/// not look at the table now may not look at its past.
async fn past(
    parlour: &Arc<Parlour>,
    key: TableKey,
    guest: tables::Guest,
    game: Option<u32>,
) -> Result<Option<tables::Table>, Rejection> {
    let Some(game) = game else { return Ok(None) };
    let games = parlour.look(key, move |table, present| {
        let games = table.games();
        table.look_around(guest, Eyes::Public, present).map(|_| games)
    });
    let games = games.await?;
    match game {
        0 => Err(Refusal::NotPlaying.into()),
        game if game > games => Err(Refusal::NotPlaying.into()),
        game if game == games => Ok(None),
        game => parlour.load_past(key, game).await.map(Some),
    }
}

/// The private link of one's seat.
pub(crate) async fn seat_link(
    caller: Caller,
    Path(name): Path<String>,
    which: Which,
) -> Result<Json<Link>, Refused> {
    let (guest, eyes) = (caller.visitor.guest(), which.eyes());
    let link = async {
        let key = key(&name)?;
        let look =
            move |t: &tables::Table, present: &[tables::Guest]| t.look_around(guest, eyes, present);
        let look = caller.parlour.look(key, look).await?;
        let (Some(seat), Some(holder)) = (look.seat, look.holder) else {
            return Err(Refusal::NotYours.into());
        };
        let token = caller.parlour.seat_token(key, seat, holder);
        let link = format!("{}/seat/{token}", caller.visitor.origin);
        Ok(Link { seat, token, link })
    };
    caller.told(link.await)
}

/// Takes a seat along by its private link.
pub(crate) async fn claim(
    caller: Caller,
    Path(token): Path<String>,
) -> Result<Json<Claimed>, Refused> {
    let (secret, fresh) = caller.visitor.secret_or_new();
    let claimed = caller.parlour.claim(&token, secret.guest()).await.map(|key| Claimed {
        table: key.to_string(),
        secret: fresh.map(|_| secret.text().to_string()),
    });
    caller.told(claimed)
}

/// Everything that happens, as it happens.
pub(crate) async fn socket(
    caller: Caller,
    Path(name): Path<String>,
    which: Which,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    let opened = async {
        let key = key(&name)?;
        let upgrade = upgrade.map_err(|_| Rejection::BadRequest)?;
        let Caller { parlour, visitor } = &caller;
        let Some(permit) = parlour.guard.socket(visitor.address) else {
            parlour.metrics.turned_away.increment(1);
            return Err(Rejection::TooMuch);
        };
        let kind = parlour.kind(key).await?;
        let place = socket::Place { key, kind, eyes: which.eyes() };
        let stream = socket::Stream::new(parlour.clone(), place, visitor, which.from);
        let upgrade = crate::router::bounded(upgrade, &parlour.config.limits);
        Ok(upgrade.on_upgrade(move |socket| crate::socket::serve(stream, socket, permit)))
    };
    opened.await.map_err(|rejection| caller.refused(&rejection))
}

/// The transcript of a game that is over.
pub(crate) async fn transcript(
    caller: Caller,
    Path(name): Path<String>,
    which: Which,
) -> Result<Response, Refused> {
    let file = async {
        let guest = caller.visitor.guest();
        transcript_file(&caller.parlour, key(&name)?, guest, which.game).await
    };
    file.await.map_err(|rejection| caller.refused(&rejection))
}

/// The transcript of a table's game, as a file.
pub(crate) async fn transcript_file(
    parlour: &Arc<Parlour>,
    key: TableKey,
    guest: tables::Guest,
    game: Option<u32>,
) -> Result<Response, Rejection> {
    let record = match past(parlour, key, guest, game).await? {
        Some(table) => table.record(guest)?,
        None => parlour.look(key, move |table, _| table.record(guest)).await?,
    };
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

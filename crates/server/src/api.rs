//! The API for other clients: what the pages do, as JSON. What is said here of each address is what
//! clients read in its description.

pub(crate) mod answer;
mod asked;
mod describe;
mod errors;
mod face;
mod past;
mod socket;

use crate::door::Speech;
use crate::keys::Good;
use crate::rejection::Rejection;
use crate::upgrade::Upgrade;
use crate::veil::Beside;
pub(crate) use answer::Refused;
use answer::{
    Boxes, Claimed, Done, Games, Link, ListedBox, ListedTable, Opened, Perceived, Replayed, Seen,
    Yours, sights_twice,
};
use asked::{
    Asked, At, Body, Caller, Coming, New, Since, TableName, Then, Through, WhichGame, WhichSeat,
};
use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
pub use describe::description;
pub(crate) use describe::openapi;
use errors::{
    Conflict, Damaged, Elsewhere, Forbidden, NoPlace, NoSecret, NoSense, NotStored, TooLong,
    TooMuch, TooSlow,
};
pub(crate) use face::face;
use house::{CardBox, GameKind, boxes};
pub(crate) use past::{Hands, LookedBack, Moment, Past, look_back, transcript_file};
use tables::{Attending, Eyes, Host, Opening, Refusal, Request, Table};
use tabletop::Seat;
use words::Tongue;

/// The games that can be played
#[utoipa::path(
    get,
    path = "/api/v1/games",
    responses((status = 200, description = "The games.", body = Games), Elsewhere, TooMuch),
    security(()),
)]
pub(crate) async fn games() -> Json<Games> {
    Json(Games { games: GameKind::ALL.into_iter().map(GameKind::about).collect() })
}

/// The boxes of cards that Fog of Love can be played with
///
/// The box as printed, the same with the second edition, and whatever packs the host of this parlour has
/// brought along.
#[utoipa::path(
    get,
    path = "/api/v1/boxes",
    params(Speech),
    responses((status = 200, description = "The boxes.", body = Boxes), Elsewhere, TooMuch),
    security(()),
)]
pub(crate) async fn boxes(caller: Caller) -> Json<Boxes> {
    let tongue = Tongue::of(caller.visitor.lang);
    let listed = |of: &CardBox| ListedBox {
        title: of.title(tongue),
        author: of.author(tongue),
        of: of.clone(),
    };
    Json(Boxes { boxes: boxes::offered().iter().map(|of| listed(of)).collect() })
}

/// Open a table
///
/// You are its host and have the first seat. With `bots` the game begins at once.
#[utoipa::path(
    post,
    path = "/api/v1/tables",
    params(Speech),
    request_body(
        content = New,
        examples(
            ("Love Letter for two" = (value = json!({"game": "love-letter", "players": 2, "name": "Anna"}))),
            ("Favor around one tablet" = (value = json!({"game": "favor", "players": 3, "one_device": true}))),
            ("Fog of Love with an event of another story" = (value = json!({
                "game": "fog-of-love", "story": "where-were-we", "events": ["launch-day", "room-214"],
                "topics": ["illness"],
            }))),
            ("Fog of Love with the second edition" = (value = json!({
                "game": "fog-of-love", "box": "base+second", "story": "nothing-serious",
            }))),
            ("At once, against bots" = (value = json!({"game": "love-letter", "players": 4, "bots": "club"}))),
        ),
    ),
    responses(
        (
            status = 201,
            description = "The table is open. If you came without a secret, here is one.",
            body = Opened,
        ),
        NoSense, Forbidden, Conflict, TooSlow, TooLong, Elsewhere, TooMuch, Damaged, NotStored,
    ),
)]
pub(crate) async fn open(caller: Caller, body: Body) -> Result<Response, Refused> {
    let body = caller.body(body)?;
    let opened = async {
        let new: New = serde_json::from_slice(&body).map_err(|_| Rejection::BadRequest)?;
        let game = new.game.parse().map_err(|_| Refusal::UnknownGame)?;
        let Caller { parlour, visitor } = &caller;
        if !parlour.guard.table(visitor.address) {
            parlour.metrics.turned_away.inc();
            return Err(Rejection::TooMuch);
        }
        let from_box = new.from_box.as_deref().map(boxes::named).transpose();
        let from_box = from_box.map_err(Refusal::Setup)?;
        let opening = Opening {
            players: new.players,
            rules: new.rules,
            cards: from_box.map(|chosen| chosen.cards.clone()),
            story: new.story,
            tutorial: new.tutorial,
            events: new.events,
            all_stories: new.all_stories,
            without: new.without,
            one_device: new.one_device,
            ..Opening::of(game)
        };
        let (secret, fresh) = visitor.secret_or_new();
        let guest = secret.guest();
        let lang = new.lang.unwrap_or(visitor.lang);
        let host = Host { guest, name: &new.name, lang, bots: new.bots.as_deref() };
        let key = parlour.open(opening, &host, &new.topics).await?;
        let eyes = Eyes::Public;
        let look =
            parlour.look(key, move |t, attending| t.look_around(guest, eyes, attending)).await?;
        let secret = fresh.map(|_| secret.text().to_string());
        Ok(Opened { table: key.to_string(), picture: look.picture, secret })
    };
    let opened = caller.told(opened.await)?;
    Ok((StatusCode::CREATED, opened).into_response())
}

/// Your tables
///
/// Those where you are to move first, then other games, then those that are over; the latest first, and
/// a dozen at most. Without a secret there are none.
#[utoipa::path(
    get,
    path = "/api/v1/tables",
    operation_id = "yourTables",
    params(Speech),
    responses((status = 200, description = "Your tables.", body = Yours), Elsewhere, TooMuch),
)]
pub(crate) async fn yours(caller: Caller) -> Json<Yours> {
    let Caller { parlour, visitor } = &caller;
    let tables = match &visitor.secret {
        Some(secret) => parlour.your_tables(secret.guest()).await,
        None => Vec::new(),
    };
    let tables =
        tables.into_iter().map(|(key, yours)| ListedTable { table: key.to_string(), yours });
    Json(Yours { tables: tables.collect() })
}

/// Look at a table
#[utoipa::path(
    get,
    path = "/api/v1/tables/{table}",
    params(TableName, Through, Speech),
    responses(
        (status = 200, description = "The table as you see it.", body = Seen),
        NoSense, Forbidden, NoPlace, Conflict, Elsewhere, TooMuch, Damaged, NotStored,
    ),
)]
pub(crate) async fn look(
    caller: Caller,
    At(key): At,
    Asked(through): Asked<Through>,
) -> Result<Response, Refused> {
    let (guest, eyes) = (caller.visitor.guest(), through.eyes());
    caller.parlour.refresh(key).await;
    let seen = Seen::twice(&caller.parlour, key, (guest, eyes), caller.visitor.lang).await;
    let (seen, beside) = seen.map_err(|rejection| caller.refused(&rejection))?;
    Ok(Beside::answer(beside, Json(seen)))
}

/// Ask something of a table: sit down, move, say something
///
/// Answered when it is on disk. A request for a seat in a running game is kept in memory alone, until the
/// host says yes or no: if it is no longer among `requests`, ask again.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{table}",
    params(TableName, Speech),
    request_body(
        content = describe::Request,
        examples(
            ("sit" = (value = json!({"do": "sit", "name": "Bruno", "lang": "it"}))),
            ("bot" = (value = json!({"do": "bot", "seat": 2, "level": "club"}))),
            ("first" = (value = json!({"do": "first", "seat": 1}))),
            ("start" = (value = json!({"do": "start"}))),
            ("play" = (value = json!({"do": "play", "seat": 0, "steps": 4, "action": {"guess": [1, "princess"]}}))),
            ("say" = (value = json!({"do": "say", "seat": 0, "text": "Good evening"}))),
            ("react" = (value = json!({"do": "react", "seat": 0, "reaction": "bravo"}))),
            ("rematch" = (value = json!({"do": "rematch"}))),
            ("admit" = (value = json!({"do": "admit", "request": 1}))),
        ),
    ),
    responses(
        (status = 200, description = "It is done.", body = Done, example = json!({"steps": 5})),
        NoSense, NoSecret, Forbidden, NoPlace, Conflict, TooSlow, TooLong, Elsewhere, TooMuch, Damaged, NotStored,
    ),
)]
pub(crate) async fn ask(caller: Caller, At(key): At, body: Body) -> Result<Json<Done>, Refused> {
    let body = caller.body(body)?;
    let done = async {
        let text = str::from_utf8(&body).map_err(|_| Rejection::BadRequest)?;
        let request = Request::read(caller.parlour.kind(key).await?, text)?;
        let (secret, fresh) = caller.visitor.secret_or_new();
        let steps = caller.parlour.ask(key, caller.visitor.asker(secret.guest()), request).await?;
        Ok(Done { steps, secret: fresh.map(|_| secret.text().to_string()) })
    };
    caller.told(done.await)
}

/// What your seat has perceived since a step
#[utoipa::path(
    get,
    path = "/api/v1/tables/{table}/sights",
    operation_id = "sights",
    params(TableName, Since, Speech),
    responses(
        (
            status = 200,
            description = "Step by step.",
            body = Perceived<'_>,
            example = json!({
                "game": 1, "from": 3, "steps": 5,
                "sights": [
                    [{"played": {"seat": 0, "card": "handmaid", "target": null, "named": null}}, {"turn": 1}, {"drew": [1, null]}],
                    [{"played": {"seat": 1, "card": "spy", "target": null, "named": null}}, {"turn": 0}, {"drew": [0, "prince"]}]
                ],
                "moves": [{"play_on": ["king", 1]}, {"play_on": ["prince", 0]}, {"play_on": ["prince", 1]}],
                "over": false
            }),
        ),
        NoSense, Forbidden, NoPlace, Conflict, Elsewhere, TooMuch, Damaged, NotStored,
    ),
)]
pub(crate) async fn perceived(
    caller: Caller,
    At(key): At,
    Asked(since): Asked<Since>,
) -> Result<Response, Refused> {
    let (guest, eyes, from) = (caller.visitor.guest(), since.eyes(), since.from.unwrap_or(0));
    caller.parlour.refresh(key).await;
    let sights = caller.parlour.look(key, sights_twice((guest, eyes), from)).await;
    let (sights, open) = sights.map_err(|rejection| caller.refused(&rejection))?;
    let beside = Perceived::public(&sights, &open, from);
    Ok(Beside::answer(beside, Json(Perceived::of(&sights, from))))
}

/// An earlier moment of a game
///
/// During a game through your own eyes, which `seat` must name; after it through anybody's. `game`
/// leads to the games before a rematch.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{table}/replay",
    params(TableName, Then, Speech),
    responses(
        (status = 200, description = "That moment.", body = Replayed),
        NoSense, Forbidden, NoPlace, Conflict, Elsewhere, TooMuch, Damaged, NotStored,
    ),
)]
pub(crate) async fn replay(
    caller: Caller,
    At(key): At,
    Asked(then): Asked<Then>,
) -> Result<Response, Refused> {
    let shown = async |eyes: Eyes| {
        let guest = caller.visitor.guest();
        let moment = Moment { game: then.game, eyes, step: then.step.unwrap_or(1) };
        let shown = look_back(&caller.parlour, key, guest, moment).await;
        shown.map_err(|rejection| caller.refused(&rejection))
    };
    let told = shown(then.seat.map_or(Eyes::Public, Eyes::Seat)).await?;
    // While there is a hand to be hidden, its length must not tell it.
    let beside = match then.seat {
        Some(seat) => {
            Seen::public(shown(Eyes::Public).await?.look, Seat(seat), caller.visitor.lang)
        }
        None => None,
    };
    let seen = Seen::of(told.look, caller.visitor.lang);
    Ok(Beside::answer(beside, Json(Replayed { seen, of: told.steps, honest: told.honest })))
}

/// The transcript of a game that is over
///
/// JSON lines: a header with seal and seed, then everything that happened, hidden cards included.
/// `parlour replay --verify FILE` checks it.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{table}/transcript",
    params(TableName, WhichGame, Speech),
    responses(
        (
            status = 200,
            description = "The transcript.",
            content_type = "application/x-ndjson",
            body = String,
        ),
        NoSense, Forbidden, NoPlace, Conflict, Elsewhere, TooMuch, Damaged, NotStored,
    ),
)]
pub(crate) async fn transcript(
    caller: Caller,
    At(key): At,
    Asked(which): Asked<WhichGame>,
) -> Result<Response, Refused> {
    let file = transcript_file(&caller.parlour, key, caller.visitor.guest(), which.game);
    file.await.map_err(|rejection| caller.refused(&rejection))
}

/// The private link of your seat
///
/// Whoever opens it may act for the seat too. It stays good for as long as the seat is yours, and until
/// you `reclaim` it.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{table}/seat",
    operation_id = "seatLink",
    params(TableName, Through, Speech),
    responses(
        (status = 200, description = "The link.", body = Link),
        NoSense, Forbidden, NoPlace, Conflict, Elsewhere, TooMuch, Damaged, NotStored,
    ),
)]
pub(crate) async fn seat_link(
    caller: Caller,
    At(key): At,
    Asked(through): Asked<Through>,
) -> Result<Json<Link>, Refused> {
    let (guest, eyes) = (caller.visitor.guest(), through.eyes());
    let link = async {
        let look = move |t: &Table, attending: &Attending| t.look_around(guest, eyes, attending);
        let look = caller.parlour.look(key, look).await?;
        let (Some(seat), Some(holder)) = (look.seat, look.holder) else {
            return Err(Refusal::NotYours.into());
        };
        let token = caller.parlour.seat_token(key, seat, &Good::Own(holder));
        let link = format!("{}/seat/{token}", caller.visitor.origin);
        Ok(Link { seat, token, link })
    };
    caller.told(link.await)
}

/// The invitation to a seat
///
/// For the host, to hand on. Whoever opens it may sit down in this very seat, also in a running game,
/// and without asking unless a person has held the seat in this game. It is good for one guest.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{table}/invitation",
    params(TableName, WhichSeat, Speech),
    responses(
        (status = 200, description = "The link.", body = Link),
        NoSense, Forbidden, NoPlace, Conflict, TooMuch, Damaged, NotStored,
    ),
)]
pub(crate) async fn invitation(
    caller: Caller,
    At(key): At,
    Asked(which): Asked<WhichSeat>,
) -> Result<Json<Link>, Refused> {
    let (guest, seat) = (caller.visitor.guest(), which.seat);
    let link = async {
        let invitation = caller.parlour.look(key, move |t, _| t.invite(guest, seat)).await?;
        let token = caller.parlour.seat_token(key, seat, &Good::Invited(&invitation));
        let link = format!("{}/seat/{token}", caller.visitor.origin);
        Ok(Link { seat, token, link })
    };
    caller.told(link.await)
}

/// Take a seat along to another device, or sit down by an invitation
///
/// With the token of a private link, or of an invitation.
#[utoipa::path(
    post,
    path = "/api/v1/seats/{token}",
    params(("token" = String, Path, description = "What the link ends with."), Speech),
    request_body(content = Option<Coming>, example = json!({"name": "Bea"})),
    responses(
        (
            status = 200,
            description = "The seat is yours, or the host has been asked. If you came without a \
                secret, here is one.",
            body = Claimed,
        ),
        NoSense, Forbidden, NoPlace, Conflict, TooLong, Elsewhere, TooMuch, Damaged, NotStored,
    ),
)]
pub(crate) async fn claim(
    caller: Caller,
    Path(token): Path<String>,
    body: Body,
) -> Result<Json<Claimed>, Refused> {
    let body = caller.body(body)?;
    let claimed = async {
        let coming = if body.is_empty() { b"{}" } else { &body[..] };
        let coming: Option<Coming> =
            serde_json::from_slice(coming).map_err(|_| Rejection::BadRequest)?;
        let Coming { name, lang } = coming.unwrap_or_default();
        let (secret, fresh) = caller.visitor.secret_or_new();
        let lang = lang.unwrap_or(caller.visitor.lang);
        let key =
            caller.parlour.claim(&token, caller.visitor.asker(secret.guest()), name, lang).await?;
        let secret = fresh.map(|_| secret.text().to_string());
        Ok(Claimed { table: key.to_string(), secret })
    };
    caller.told(claimed.await)
}

/// Everything that happens, as it happens
///
/// A websocket of text messages, each one JSON object. You send `Message`s and are sent `Frame`s: a
/// `table` frame first and whenever the table around the game changes, a `steps` frame when you come
/// and whenever the game has moved on, and an answer to each message after what it brought about.
/// With `from` you go on where you were; if that is more than the game has, it is told from its first
/// step. So it is when your seat becomes another, as when you are let in.
///
/// Closed with 1001 when the parlour closes (come back in a moment), 1013 when there is no room or no
/// disk (come back later), 1008 when you send too much, 1009 when a message is too long, 1003 for a
/// binary one, 4403 when the table is not shown to you (any more), 4404 when there is none.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{table}/socket",
    params(TableName, Since, Speech),
    responses(
        (
            status = 101,
            description = "The socket is open. Its messages are described by the schemas `Message` and `Frame`.",
        ),
        NoSense, Forbidden, NoPlace, Elsewhere, TooMuch, Damaged, NotStored,
    ),
)]
pub(crate) async fn socket(
    caller: Caller,
    At(key): At,
    Asked(since): Asked<Since>,
    upgrade: Result<Upgrade, StatusCode>,
) -> Result<Response, Refused> {
    let opened = async {
        let upgrade = upgrade.map_err(|_| Rejection::BadRequest)?;
        let Caller { parlour, visitor } = &caller;
        let Some(permit) = parlour.guard.socket(visitor.address) else {
            parlour.metrics.turned_away.inc();
            return Err(Rejection::TooMuch);
        };
        let kind = parlour.kind(key).await?;
        let place = socket::Place { key, kind, eyes: since.eyes() };
        let stream = socket::Stream::new(parlour.clone(), place, visitor, since.from);
        Ok(upgrade.serve(parlour, stream, permit))
    };
    opened.await.map_err(|rejection| caller.refused(&rejection))
}

//! The pages, and the forms that work without a socket.

use crate::api::{self, Refused};
use crate::door::{LANG, Visitor, is_api};
use crate::keys::TableKey;
use crate::page_socket::OpenPage;
use crate::parlour::{LinkTo, Parlour};
use crate::rejection::Rejection;
use crate::upgrade::Upgrade;
use crate::veil::Beside;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, Uri, header};
use axum::response::{AppendHeaders, Html, IntoResponse, Redirect, Response};
use axum::{Form, Json};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::Cookie;
use house::{CardBox, GameKind, Number, boxes};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use tables::{Attending, Command, Guest, Host, Opening, Refusal, Table};
use web::Visit;
use words::{Lang, Tongue};

type Here = State<Arc<Parlour>>;

pub(crate) fn visit<'a>(visitor: &'a Visitor, path: &'a str) -> Visit<'a> {
    Visit {
        lang: visitor.lang,
        origin: &visitor.origin,
        path,
        hints: visitor.hints,
        name: &visitor.name,
        looks: visitor.looks,
    }
}

pub(crate) fn page(page: impl Into<String>) -> Response {
    Html(page.into()).into_response()
}

/// One sentence, and the way back.
pub(crate) fn sorry(visitor: &Visitor, rejection: &Rejection) -> Response {
    let sentence = rejection.say(Tongue::of(visitor.lang));
    let later = rejection.retry_after().map(|seconds| (header::RETRY_AFTER, seconds.to_string()));
    let sorry = page(web::error_page(&visit(visitor, "/"), &sentence));
    (rejection.status(), AppendHeaders(later), sorry).into_response()
}

fn with_cookie(cookie: Option<Cookie<'static>>, response: impl IntoResponse) -> Response {
    let jar = cookie.into_iter().fold(CookieJar::new(), CookieJar::add);
    (jar, response).into_response()
}

pub(crate) async fn home(State(parlour): Here, visitor: Visitor) -> Response {
    let yours = match &visitor.secret {
        Some(secret) => parlour.your_tables(secret.guest()).await,
        None => Vec::new(),
    };
    let yours: Vec<_> = yours.into_iter().map(|(key, table)| (key.to_string(), table)).collect();
    page(web::home(&visit(&visitor, "/"), &yours))
}

/// The form with which somebody forgets a table.
#[derive(Deserialize)]
pub(crate) struct Forget {
    table: String,
}

pub(crate) async fn forget(
    State(parlour): Here,
    visitor: Visitor,
    Form(form): Form<Forget>,
) -> Response {
    let forgotten = async {
        let key = key(&form.table)?;
        let secret = visitor.secret.as_ref().ok_or(Rejection::NoSecret)?;
        parlour.forget(secret.guest(), key).await.map_err(|fault| Rejection::from(&fault))
    };
    match forgotten.await {
        Ok(()) => Redirect::to("/").into_response(),
        Err(rejection) => sorry(&visitor, &rejection),
    }
}

pub(crate) async fn lost(State(parlour): Here, visitor: Visitor, uri: Uri) -> Response {
    parlour.metrics.refused.inc();
    if is_api(uri.path()) {
        return Refused::of(visitor.lang, &Rejection::NoPage).into_response();
    }
    sorry(&visitor, &Rejection::NoPage)
}

pub(crate) async fn rules(visitor: Visitor, Path(game): Path<String>) -> Response {
    match game.parse() {
        Ok(kind) => page(web::rules_page(&visit(&visitor, &format!("/rules/{game}")), kind)),
        Err(_) => sorry(&visitor, &Rejection::NoPage),
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
    /// Which box of cards; the one as printed if empty.
    #[serde(default, rename = "box")]
    from_box: Option<String>,
    #[serde(default)]
    story: Option<String>,
    #[serde(default)]
    tutorial: Option<String>,
    #[serde(default)]
    level: Option<String>,
    /// Special events: one, `all` or `none`; those of the story if empty.
    #[serde(default)]
    events: Option<String>,
    /// Whose scenes: `all`, or the story's.
    #[serde(default)]
    scenes: Option<String>,
    /// The name that the table is to have, and a number of the browser's own for the seed of the game that
    /// begins at once.
    #[serde(default)]
    ticket: Option<String>,
    #[serde(default)]
    number: Option<String>,
    /// `topic-affair` and others: what whoever opens the table would rather not meet.
    #[serde(flatten)]
    more: BTreeMap<String, String>,
}

impl NewTable {
    /// The box that was chosen, if it is not the usual one.
    fn chosen_box(&self) -> Result<Option<Arc<CardBox>>, Refusal> {
        let chosen = self.from_box.as_deref().filter(|key| !["", boxes::PRINTED].contains(key));
        chosen.map(boxes::named).transpose().map_err(Refusal::Setup)
    }

    fn topics(&self) -> Vec<String> {
        let topics = self.more.keys().filter_map(|name| name.strip_prefix("topic-"));
        topics.map(str::to_string).collect()
    }

    fn events(&self, game: GameKind) -> Option<Vec<String>> {
        match self.events.as_deref()? {
            "" => None,
            "none" => Some(Vec::new()),
            "all" => Some(game.about().events.iter().map(|of| of.event.clone()).collect()),
            one => Some(vec![one.to_string()]),
        }
    }
}

/// The page offers the stories, events and topics of the box as printed: what another box does not have
/// is left to it.
fn fit(opening: Opening, topics: &mut Vec<String>, other: &CardBox) -> Opening {
    topics.retain(|topic| other.topics.contains(topic));
    let has = |event: &String| other.events.iter().any(|of| of.event == *event);
    Opening {
        cards: Some(other.cards.clone()),
        story: opening.story.filter(|story| other.stories.contains(story)),
        events: opening.events.filter(|events| events.iter().all(has)),
        ..opening
    }
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
    /// At once, with a bot, as a first game with lessons.
    Lessons,
}

pub(crate) async fn new_table(
    State(parlour): Here,
    visitor: Visitor,
    Form(form): Form<NewTable>,
) -> Response {
    match open(&parlour, &visitor, form).await {
        Ok((key, cookie)) => with_cookie(cookie, Redirect::to(&format!("/t/{key}"))),
        Err(rejection) => sorry(&visitor, &rejection),
    }
}

async fn open(
    parlour: &Arc<Parlour>,
    visitor: &Visitor,
    form: NewTable,
) -> Result<(TableKey, Option<Cookie<'static>>), Rejection> {
    if !parlour.guard.table(visitor.address) {
        parlour.metrics.turned_away.inc();
        return Err(Rejection::TooMuch);
    }
    let given = |text: Option<String>| text.filter(|text| !text.is_empty());
    let lessons = form.mode == Mode::Lessons || given(form.tutorial.clone()).is_some();
    let game: GameKind = form.game.parse().map_err(|_| Refusal::UnknownGame)?;
    // A first game has cards of its own, whatever else was chosen.
    let other_box = if lessons { None } else { form.chosen_box()? };
    let (events, mut topics) =
        if lessons { (None, Vec::new()) } else { (form.events(game), form.topics()) };
    let players = given(form.players).map(|players| players.parse()).transpose();
    let mut opening = Opening {
        players: players.map_err(|_| Rejection::BadRequest)?,
        rules: given(form.rules),
        story: given(form.story),
        tutorial: lessons,
        events,
        all_stories: !lessons && given(form.scenes).is_some(),
        one_device: form.mode == Mode::Device,
        ..Opening::of(game)
    };
    if let Some(other) = &other_box {
        opening = fit(opening, &mut topics, other);
    }
    let level = given(form.level).unwrap_or_else(|| game.about().usual_level.to_string());
    let bots = matches!(form.mode, Mode::Bots | Mode::Lessons).then_some(level.as_str());
    let (secret, cookie) = visitor.secret_or_new();
    let host = Host { guest: secret.guest(), name: &visitor.name, lang: visitor.lang, bots };
    let ticket = given(form.ticket).and_then(|ticket| parlour.read_ticket(&ticket));
    let number = given(form.number).and_then(|number| Number::read(&number).ok());
    let opened = match ticket.zip(number).filter(|_| bots.is_some()) {
        Some(reserved) => parlour.open_reserved(opening, &host, &topics, reserved).await,
        None => parlour.open(opening, &host, &topics).await,
    };
    Ok((opened?, cookie))
}

/// A name for a table that is to be opened, and what the parlour pledges for the seed of its first game.
#[derive(Serialize)]
pub(crate) struct Reserved {
    table: String,
    ticket: String,
    pledge: String,
}

/// Somebody is about to play against bots: their browser is asked for a number before the parlour can
/// know it, and so before the table is there.
pub(crate) async fn reserve(State(parlour): Here) -> Json<Reserved> {
    let (table, ticket, number) = parlour.reserve();
    Json(Reserved { table: table.to_string(), ticket, pledge: number.pledge().hex() })
}

/// The table with this name, if it is one.
pub(crate) fn key(name: &str) -> Result<TableKey, Rejection> {
    name.parse().map_err(|()| Rejection::NoTable)
}

pub(crate) async fn table(
    State(parlour): Here,
    visitor: Visitor,
    Path(name): Path<String>,
) -> Response {
    let (secret, cookie) = visitor.secret_or_new();
    let door = parlour.clone();
    let shown = async {
        let mut page = OpenPage::new(parlour, key(&name)?, &visitor, secret.guest());
        page.parlour.refresh(page.key).await;
        let (look, open) = page.look_twice().await?;
        // A table from before such lists were kept is found again when it is opened.
        if !look.picture.yours.is_empty() {
            page.parlour.remember(page.guest, page.key).await;
        }
        let beside = open.zip(look.seat).map(|(mut open, seat)| Beside {
            room: page.room(&open, seat),
            open: page.show_public(&mut open, web::table_page).into_string(),
        });
        Ok::<_, Rejection>((page.show(&look, None, web::table_page), beside))
    };
    let guest = secret.guest();
    match shown.await {
        Ok((markup, beside)) => with_cookie(cookie, Beside::answer(beside, page(markup))),
        Err(Rejection::Refused(Refusal::NoWatchers)) => {
            with_cookie(cookie, closed(&door, &visitor, &name, guest).await)
        }
        Err(rejection) => sorry(&visitor, &rejection),
    }
}

/// The door of a table that is closed to spectators. Whoever has a reason to may ask for a seat.
async fn closed(parlour: &Arc<Parlour>, visitor: &Visitor, name: &str, guest: Guest) -> Response {
    let no = Rejection::Refused(Refusal::NoWatchers);
    let door = match key(name) {
        Ok(key) => {
            let door = move |table: &Table, attending: &Attending| table.door(guest, attending);
            parlour.read(key, door).await.ok().flatten()
        }
        Err(_) => None,
    };
    let Some(door) = door else { return sorry(visitor, &no) };
    let path = format!("/t/{name}");
    let markup = web::door_page(&visit(visitor, &path), &door, name);
    // Whoever waits looks again every few seconds: there is no socket at a closed door.
    let again = door.asking.then_some([(header::REFRESH, "4")]);
    (no.status(), again, page(markup)).into_response()
}

/// What the page of a table says when it opens its socket.
#[derive(Deserialize)]
pub(crate) struct Opens {
    /// The sample of frames that it has. Whoever has none is sent what can be read without.
    frames: Option<String>,
}

pub(crate) async fn socket(
    State(parlour): Here,
    visitor: Visitor,
    Path(name): Path<String>,
    Query(opens): Query<Opens>,
    upgrade: Upgrade,
) -> Response {
    let Ok(key) = key(&name) else { return sorry(&visitor, &Rejection::NoTable) };
    let Some(permit) = parlour.guard.socket(visitor.address) else {
        parlour.metrics.turned_away.inc();
        return sorry(&visitor, &Rejection::TooMuch);
    };
    let mut page = OpenPage::new(parlour.clone(), key, &visitor, visitor.guest());
    if let Some(sample) = opens.frames.and_then(|name| name.parse().ok()) {
        page.knows(sample);
    }
    upgrade.serve(&parlour, page, permit)
}

/// The form with which a guest sits down.
#[derive(Deserialize)]
pub(crate) struct SitDown {
    #[serde(default)]
    name: Option<String>,
}

pub(crate) async fn sit(
    State(parlour): Here,
    visitor: Visitor,
    Path(name): Path<String>,
    Form(form): Form<SitDown>,
) -> Response {
    let (secret, cookie) = visitor.secret_or_new();
    let command = Command::Sit { seat: None, name: form.name, lang: Some(visitor.lang) };
    let sat = match key(&name) {
        Ok(key) => parlour.ask(key, visitor.asker(secret.guest()), command).await,
        Err(rejection) => Err(rejection),
    };
    match sat {
        // A full table makes a spectator, never an error.
        Ok(_) | Err(Rejection::Refused(Refusal::Full | Refusal::Taken)) => {
            with_cookie(cookie, Redirect::to(&format!("/t/{name}")))
        }
        Err(rejection) => sorry(&visitor, &rejection),
    }
}

pub(crate) async fn seat(
    State(parlour): Here,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Response {
    match parlour.seat_of(&token).await {
        Ok(link) => page(match &link.to {
            LinkTo::Own(_, name) => web::seat_page(&visit(&visitor, "/"), name, link.game, &token),
            LinkTo::Invitation(by) => {
                web::invited_page(&visit(&visitor, "/"), &by.from, link.game, &token)
            }
        }),
        Err(rejection) => sorry(&visitor, &rejection),
    }
}

pub(crate) async fn take_seat(
    State(parlour): Here,
    visitor: Visitor,
    Path(token): Path<String>,
    Form(form): Form<SitDown>,
) -> Response {
    let (secret, cookie) = visitor.secret_or_new();
    match parlour.claim(&token, visitor.asker(secret.guest()), form.name, visitor.lang).await {
        Ok(key) => with_cookie(cookie, Redirect::to(&format!("/t/{key}"))),
        Err(rejection) => sorry(&visitor, &rejection),
    }
}

/// The form that chooses a language.
#[derive(Deserialize)]
pub(crate) struct Speak {
    lang: String,
    #[serde(default)]
    back: String,
}

/// Whether it is the path of a page of ours: not one that names another host, nor one that a browser
/// would read as such because it passes over some of its characters.
fn is_path(back: &str) -> bool {
    let plain = back.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    plain && back.starts_with('/') && !back.starts_with("//")
}

pub(crate) async fn speak(
    State(parlour): Here,
    visitor: Visitor,
    Form(form): Form<Speak>,
) -> Response {
    let Some(lang) = Lang::from_code(&form.lang) else {
        return sorry(&visitor, &Rejection::BadRequest);
    };
    let back = if is_path(&form.back) { form.back.as_str() } else { "/" };
    // At a table, the seats of this browser speak the new language too.
    let table = back.strip_prefix("/t/").and_then(|rest| rest.split('/').next());
    if let (Some(Ok(key)), Some(secret)) = (table.map(str::parse), &visitor.secret) {
        let guest = secret.guest();
        let mine = parlour.read(key, move |table, _| match table.opening().one_device {
            true => Vec::new(),
            false => table.seats_of(guest),
        });
        for seat in mine.await.unwrap_or_default() {
            let speak = Command::Speak { seat: seat.0, lang };
            let _ = parlour.ask(key, visitor.asker(guest), speak).await;
        }
    }
    let cookie = visitor.cookie(LANG, lang.code()).build();
    with_cookie(Some(cookie), Redirect::to(back))
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

/// Which game; the latest if none is named.
#[derive(Deserialize)]
pub(crate) struct Which {
    #[serde(default)]
    game: Option<u32>,
}

/// The code of a table's address, for a telephone to read.
pub(crate) async fn code(visitor: Visitor, Path(name): Path<String>) -> Response {
    let path = format!("/t/{name}/code.svg");
    let code = key(&name).map(|_| web::table_code(&visit(&visitor, &path), &name));
    match code {
        Ok(Some(code)) => {
            ([(header::CONTENT_TYPE, "image/svg+xml")], code.into_string()).into_response()
        }
        Ok(None) => StatusCode::NOT_FOUND.into_response(),
        Err(rejection) => sorry(&visitor, &rejection),
    }
}

/// The transcript of a game that is over.
pub(crate) async fn transcript(
    State(parlour): Here,
    visitor: Visitor,
    Path(name): Path<String>,
    Query(which): Query<Which>,
) -> Response {
    let file =
        async { api::transcript_file(&parlour, key(&name)?, visitor.guest(), which.game).await };
    file.await.unwrap_or_else(|rejection| sorry(&visitor, &rejection))
}

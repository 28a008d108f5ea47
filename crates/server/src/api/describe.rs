//! The description of the API: made from the types that are read and written, and from what is said
//! beside each address.

use super::answer::Error;
use super::socket::Frame;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::Value;
use std::sync::LazyLock;
use tables::Command;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi, ToSchema};

/// What a parlour understands and answers.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Parlour",
        version = "1",
        license(name = "MIT OR Apache-2.0"),
        description = "What the pages of a parlour do, as JSON. docs/api.md in the repository leads \
            through it.\n\nLimits, for one address (a /64 counts as one): 50 requests a second on \
            average and ten times as many in a burst, 120 tables an hour, 200 times sitting down or asking \
            for a seat, 64 sockets, 256 connections; for replays and transcripts, and for whoever looks \
            at a table without a seat there, 256 KiB a second and eight times as much in a burst; \
            10 messages a second on a socket and five times as many in a burst; 16 KiB for a body or a \
            message. Beyond them: 429, or a closed socket.\n\nWithin version 1 fields, commands, frames \
            and codes may be added, and nothing is removed or changes its meaning: ignore what you do \
            not know.",
    ),
    servers((url = "/", description = "The parlour that you asked.")),
    security((), ("secret" = []), ("cookie" = [])),
    paths(
        super::games,
        super::boxes,
        super::yours,
        super::open,
        super::look,
        super::ask,
        super::perceived,
        super::face::face,
        super::replay,
        super::transcript,
        super::seat_link,
        super::invitation,
        super::socket,
        super::claim,
    ),
    components(schemas(Error, Frame<'_>, Message)),
    modifiers(&Secrets, &Untagged),
)]
struct Description;

/// How somebody is known.
struct Secrets;

impl Modify for Secrets {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(
            "Your secret. Without one you are a stranger: you see what is public. One that cannot be \
             read counts as none.",
        ));
        let cookie =
            ApiKeyValue::with_description("parlour", "The same secret, as browsers carry it.");
        let components = openapi.components.get_or_insert_default();
        components.add_security_scheme("secret", SecurityScheme::Http(bearer.build()));
        components.add_security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
    }
}

/// There are too few addresses to sort them by the modules that they come from.
struct Untagged;

impl Modify for Untagged {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        for path in openapi.paths.paths.values_mut() {
            for operation in [&mut path.get, &mut path.post].into_iter().flatten() {
                operation.tags = None;
            }
        }
    }
}

/// The description of the API: OpenAPI, as JSON.
pub fn description() -> &'static str {
    static TEXT: LazyLock<String> =
        LazyLock::new(|| Description::openapi().to_json().expect("a description is JSON"));
    &TEXT
}

/// The description, for whoever asks.
pub(crate) async fn openapi() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], description()).into_response()
}

/// The game as the seat sees it: the public table, its own cards, and what follows by counting. Its
/// fields are the game's own.
#[derive(ToSchema)]
#[expect(dead_code, reason = "describes what the games write")]
pub(super) struct View(serde_json::Map<String, Value>);

/// A move as the game writes it: a word, or an object with one field, such as `{"play_on":["king",1]}`.
#[derive(Deserialize, ToSchema)]
#[expect(dead_code, reason = "describes what the games write")]
pub(super) struct Move(Value);

/// One thing that happened, as the seat perceived it: a word, or an object with one field, such as
/// `{"drew":[1,null]}`. What the seat did not see is null.
#[derive(ToSchema)]
#[expect(dead_code, reason = "describes what the games write")]
pub(super) struct Sight(Value);

/// Everything that can be asked of a table: a move, or a command.
#[derive(Deserialize, ToSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "describes what tables::Request reads")]
pub(super) enum Request {
    Play(Play),
    Command(Command),
}

/// Moves.
#[derive(Deserialize, ToSchema)]
#[expect(dead_code, reason = "describes what tables::Request reads")]
pub(super) struct Play {
    #[serde(rename = "do")]
    #[schema(inline)]
    what: PlayWord,
    /// Which seat.
    seat: u8,
    /// How many steps had been taken when you decided. If more have been taken by now, the move is
    /// refused as `stale`.
    steps: Option<usize>,
    /// One of `moves`, as it stands there.
    action: Move,
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum PlayWord {
    Play,
}

/// What you send on a socket: what can be asked of a table, or `look`. A message that cannot be read
/// is refused with `bad_request` and no number.
#[derive(Deserialize, ToSchema)]
#[expect(dead_code, reason = "describes what a socket reads")]
struct Message {
    /// A number of yours, to know the answer by.
    id: Option<u64>,
    #[serde(flatten)]
    what: Asking,
}

/// What can be asked of a table, or to see all of it.
#[derive(Deserialize, ToSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "describes what a socket reads")]
enum Asking {
    Request(Request),
    Look(SaidLook),
}

/// Asks for all that `GET /api/v1/tables/{table}` gives.
#[derive(Deserialize, ToSchema)]
#[expect(dead_code, reason = "describes what a socket reads")]
struct SaidLook {
    #[serde(rename = "do")]
    #[schema(inline)]
    what: LookWord,
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum LookWord {
    Look,
}

//! What the API answers.

use crate::rejection::Rejection;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use tables::{Look, Picture};
use words::{Lang, Tongue};

/// Why something was refused: a code for programs and a sentence for people.
#[derive(Serialize)]
pub(crate) struct Why {
    pub code: String,
    pub sentence: String,
}

impl Why {
    pub fn of(lang: Lang, rejection: &Rejection) -> Why {
        Why { code: rejection.code(), sentence: rejection.say(Tongue::of(lang)) }
    }
}

/// A refusal, as an answer.
pub(crate) struct Refused {
    status: StatusCode,
    why: Why,
}

impl Refused {
    pub fn of(lang: Lang, rejection: &Rejection) -> Refused {
        Refused { status: rejection.status(), why: Why::of(lang, rejection) }
    }

    /// The same with another status.
    pub fn with(self, status: StatusCode) -> Refused {
        Refused { status, ..self }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        #[derive(Serialize)]
        struct Body {
            error: Why,
        }
        (self.status, Json(Body { error: self.why })).into_response()
    }
}

/// A table was opened.
#[derive(Serialize)]
pub(crate) struct Opened {
    pub table: String,
    pub picture: Picture,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// Something was asked of a table, and is on disk.
#[derive(Serialize)]
pub(crate) struct Done {
    pub steps: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// A seat was taken along.
#[derive(Serialize)]
pub(crate) struct Claimed {
    pub table: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// The private link of a seat.
#[derive(Serialize)]
pub(crate) struct Link {
    pub seat: u8,
    pub token: String,
    pub link: String,
}

/// A line of the log.
#[derive(Serialize)]
pub(crate) struct LogLine {
    step: usize,
    text: String,
}

/// A table as a client sees it.
#[derive(Serialize)]
pub(crate) struct Seen {
    pub picture: Picture,
    /// The seat whose eyes these are.
    pub seat: Option<u8>,
    /// The game, once one has begun.
    #[serde(flatten)]
    pub game: Option<SeenGame>,
}

/// A game as a client sees it.
#[derive(Serialize)]
pub(crate) struct SeenGame {
    pub steps: usize,
    pub view: Value,
    pub moves: Box<RawValue>,
    pub prompt: String,
    pub log: Vec<LogLine>,
}

impl Seen {
    pub fn of(look: Look, lang: Lang) -> Seen {
        let (tongue, names) = (Tongue::of(lang), look.picture.names());
        let game = look.glimpse.map(|glimpse| SeenGame {
            steps: glimpse.steps(),
            view: glimpse.view_json(),
            moves: glimpse.moves_json(),
            prompt: glimpse.ask(tongue, &names),
            log: glimpse
                .log(tongue, &names)
                .into_iter()
                .map(|(step, text)| LogLine { step, text })
                .collect(),
        });
        Seen { picture: look.picture, seat: look.seat, game }
    }
}

/// An earlier moment of a game.
#[derive(Serialize)]
pub(crate) struct Replayed {
    #[serde(flatten)]
    pub seen: Seen,
    /// How many steps there are by now.
    pub of: usize,
    /// Whether the deal was the sealed one, once the game is over.
    pub honest: Option<bool>,
}

/// What a seat has perceived since a step.
#[derive(Serialize)]
pub(crate) struct Perceived<'a> {
    pub game: u32,
    pub from: usize,
    pub steps: usize,
    pub sights: &'a [Box<RawValue>],
    pub moves: &'a RawValue,
    pub over: bool,
}

impl Perceived<'_> {
    pub fn of(sights: &tables::Sights, from: usize) -> Perceived<'_> {
        Perceived {
            game: sights.game,
            from,
            steps: sights.steps,
            sights: &sights.sights,
            moves: &sights.moves,
            over: sights.over,
        }
    }
}

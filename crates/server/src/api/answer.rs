//! What the API answers.

use crate::host::No;
use crate::table::{Looked, Sights};
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use tables::Refusal;
use words::{Lang, Tongue};

/// A refusal: a code for programs and a sentence for people.
pub(crate) struct Told {
    status: StatusCode,
    code: String,
    sentence: String,
}

impl Told {
    pub fn no(lang: Lang, no: &No) -> Told {
        let status = match no {
            No::SuchTable => StatusCode::NOT_FOUND,
            No::TooMuch => StatusCode::TOO_MANY_REQUESTS,
            No::NotStored => StatusCode::SERVICE_UNAVAILABLE,
            No::BadRequest => StatusCode::BAD_REQUEST,
            No::Foreign => StatusCode::FORBIDDEN,
            No::Secret => StatusCode::UNAUTHORIZED,
            No::Refused(Refusal::NotYours | Refusal::NotHost | Refusal::NoWatchers, _) => {
                StatusCode::FORBIDDEN
            }
            No::Refused(..) => StatusCode::CONFLICT,
        };
        Told { status, code: no.code(), sentence: no.say(Tongue::of(lang)) }
    }

    /// The same with another status.
    pub fn with(self, status: StatusCode) -> Told {
        Told { status, ..self }
    }

    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        self.status
    }

    /// The same, as a frame of a socket.
    pub fn value(&self) -> Value {
        json!({ "code": self.code, "sentence": self.sentence })
    }
}

impl IntoResponse for Told {
    fn into_response(self) -> Response {
        (self.status, Json(json!({ "error": self.value() }))).into_response()
    }
}

/// A table as a client sees it.
pub(crate) fn seen(looked: &Looked, lang: Lang) -> Result<Value, No> {
    if !looked.allowed {
        return Err(No::Refused(Refusal::NoWatchers, Vec::new()));
    }
    let tongue = Tongue::of(lang);
    let mut answer = json!({
        "picture": looked.picture,
        "here": looked.here,
        "watching": looked.watching,
        "seat": looked.seat,
    });
    if let (Some(glimpse), Some(answer)) = (&looked.glimpse, answer.as_object_mut()) {
        let log = glimpse.log(tongue, &looked.names);
        let line = |(step, text): &(usize, String)| json!({ "step": step, "text": text });
        answer.insert("steps".into(), glimpse.steps().into());
        answer.insert("view".into(), glimpse.picture());
        answer.insert("moves".into(), json!(glimpse.moves()));
        answer.insert("prompt".into(), glimpse.ask(tongue, &looked.names).into());
        answer.insert("log".into(), log.iter().map(line).collect());
    }
    Ok(answer)
}

/// What was perceived since a step.
pub(crate) fn sights(told: &Sights, from: usize) -> Value {
    json!({
        "game": told.game,
        "from": from,
        "steps": told.steps,
        "sights": told.sights,
        "moves": told.moves,
        "over": told.over,
    })
}

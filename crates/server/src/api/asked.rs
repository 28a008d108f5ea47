//! What clients ask with: who calls, about which table, and the parameters of the address.

use super::Refused;
use crate::door::Visitor;
use crate::keys::TableKey;
use crate::parlour::Parlour;
use crate::rejection::Rejection;
use axum::Json;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::request::Parts;
use bytes::Bytes;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::convert::Infallible;
use std::sync::Arc;
use tables::Eyes;
use utoipa::{IntoParams, ToSchema};
use words::Lang;

/// What was sent, if it was not too long.
pub(crate) type Body = Result<Bytes, BytesRejection>;

/// Somebody who calls the API about a table, or about none yet.
pub(crate) struct Caller {
    pub parlour: Arc<Parlour>,
    pub visitor: Visitor,
}

impl FromRequestParts<Arc<Parlour>> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        parlour: &Arc<Parlour>,
    ) -> Result<Self, Infallible> {
        let visitor = Visitor::from_request_parts(parts, parlour).await?;
        Ok(Caller { parlour: parlour.clone(), visitor })
    }
}

impl Caller {
    /// A refusal in the caller's language.
    pub fn refused(&self, rejection: &Rejection) -> Refused {
        Refused::of(self.visitor.lang, rejection)
    }

    /// An answer, or a refusal in the caller's language.
    pub fn told<T>(&self, answer: Result<T, Rejection>) -> Result<Json<T>, Refused> {
        answer.map(Json).map_err(|rejection| self.refused(&rejection))
    }

    /// What was sent.
    pub fn body(&self, body: Body) -> Result<Bytes, Refused> {
        body.map_err(|why| self.refused(&Rejection::BadRequest).with(why.status()))
    }
}

/// The table that an address names.
pub(crate) struct At(pub TableKey);

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct TableName {
    /// The table's name: 128 random bits. Whoever knows it may come to the door.
    #[param(min_length = 26, max_length = 26)]
    table: String,
}

impl FromRequestParts<Arc<Parlour>> for At {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, parlour: &Arc<Parlour>) -> Result<At, Refused> {
        let named = Path::<TableName>::from_request_parts(parts, parlour).await;
        match named.ok().and_then(|Path(name)| name.table.parse().ok()) {
            Some(key) => Ok(At(key)),
            None => Err(refused(parts, parlour, Rejection::NoTable).await),
        }
    }
}

/// Parameters of an address, all of which may be left out.
pub(crate) struct Asked<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<Parlour>> for Asked<T> {
    type Rejection = Refused;

    async fn from_request_parts(
        parts: &mut Parts,
        parlour: &Arc<Parlour>,
    ) -> Result<Self, Refused> {
        match Query::try_from_uri(&parts.uri) {
            Ok(Query(asked)) => Ok(Asked(asked)),
            Err(_) => Err(refused(parts, parlour, Rejection::BadRequest).await),
        }
    }
}

async fn refused(parts: &mut Parts, parlour: &Arc<Parlour>, why: Rejection) -> Refused {
    let Ok(visitor) = Visitor::from_request_parts(parts, parlour).await;
    Refused::of(visitor.lang, &why)
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Through {
    /// Through whose eyes. Left out: those of your own seat; on a table of one device, those of the
    /// public. A seat that is not yours is refused (`not_yours`).
    seat: Option<u8>,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Since {
    /// Through whose eyes. Left out: those of your own seat; on a table of one device, those of the
    /// public. A seat that is not yours is refused (`not_yours`).
    seat: Option<u8>,
    /// How many steps you know already; none if left out.
    pub from: Option<usize>,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Then {
    /// Through whose eyes. Left out: those of the public. During a game it must be your own seat;
    /// after it, any.
    pub seat: Option<u8>,
    /// Which game of the table, counted from 1; the latest if left out.
    pub game: Option<u32>,
    /// After how many steps; 1, the deal, if left out. Past the end is the end.
    pub step: Option<usize>,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct WhichGame {
    /// Which game of the table, counted from 1; the latest if left out.
    pub game: Option<u32>,
}

impl Through {
    pub fn eyes(&self) -> Eyes {
        of_seat(self.seat)
    }
}

impl Since {
    pub fn eyes(&self) -> Eyes {
        of_seat(self.seat)
    }
}

fn of_seat(seat: Option<u8>) -> Eyes {
    seat.map_or(Eyes::Page { open: None }, Eyes::Seat)
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct WhichSeat {
    /// Which seat.
    pub seat: u8,
}

/// Who comes by an invitation. A private link needs none of it.
#[derive(Deserialize, Default, ToSchema)]
pub(crate) struct Coming {
    /// What you want to be called, at most 24 characters; a name is found if it is left out.
    #[serde(default)]
    pub name: Option<String>,
    /// The language that you read; that of the request if left out.
    #[serde(default)]
    pub lang: Option<Lang>,
}

/// What it takes to open a table. You are its host and have the first seat.
#[derive(Deserialize, ToSchema)]
pub(crate) struct New {
    /// Which game: one of `GET /api/v1/games`.
    #[schema(value_type = house::GameKind)]
    pub game: String,
    /// How many seats; the game's usual number if left out.
    #[serde(default)]
    pub players: Option<u32>,
    /// Which rules, where the game has several.
    #[serde(default)]
    pub rules: Option<String>,
    /// Which box of cards, where the game is played with packs: one of `GET /api/v1/boxes`; `base` if
    /// left out, the box as printed.
    #[serde(default, rename = "box")]
    pub from_box: Option<String>,
    /// Which story, where the game tells several.
    #[serde(default)]
    pub story: Option<String>,
    /// Whether the story is played as its tutorial: lessons beside the table, and the cards in a
    /// fixed order.
    #[serde(default)]
    pub tutorial: bool,
    /// Which special events, where the game has such cards: one of `events` of the game, of whichever
    /// story; those of the story if left out.
    #[serde(default)]
    pub events: Option<Vec<String>>,
    /// Whether the ordinary scenes of all stories are in the decks.
    #[serde(default)]
    pub all_stories: bool,
    /// Single scenes that are left out, by their ids.
    #[serde(default)]
    pub without: Vec<String>,
    /// Topics that you would rather not meet. Nobody learns of them: the cards that touch on them are
    /// left out.
    #[serde(default)]
    pub topics: Vec<String>,
    /// Whether all seats are yours, on a device that is passed around.
    #[serde(default)]
    pub one_device: bool,
    /// How well bots play that take all other seats. The game begins at once then; otherwise it
    /// waits for `start`.
    #[serde(default)]
    pub bots: Option<String>,
    /// What you are called, at most 24 characters; a name is found if it is empty or left out.
    #[serde(default)]
    pub name: String,
    /// The language that you read; that of the request if left out.
    #[serde(default)]
    pub lang: Option<Lang>,
}

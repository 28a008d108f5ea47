//! What the API answers.

use super::describe::{Move, Sight, View};
use super::errors::Code;
use crate::keys::TableKey;
use crate::parlour::Parlour;
use crate::rejection::Rejection;
use crate::veil::{self, Beside};
use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use house::{About, AnyGlimpse, CardBox};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use std::sync::Arc;
use tables::{
    Attending, Eyes, Guest, Look, OpenWindow, Phase, Picture, Refusal, Sights, Table, YourTable,
};
use tabletop::Seat;
use utoipa::ToSchema;
use web::Room;
use words::{Lang, Tongue};

/// Why something was refused: a code for programs and a sentence for people.
#[derive(Serialize, ToSchema)]
#[schema(as = Refusal)]
pub(crate) struct Why {
    #[schema(value_type = Code)]
    pub code: String,
    /// In the language of the request.
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
    retry_after: Option<u32>,
    why: Why,
}

impl Refused {
    pub fn of(lang: Lang, rejection: &Rejection) -> Refused {
        let (status, retry_after) = (rejection.status(), rejection.retry_after());
        Refused { status, retry_after, why: Why::of(lang, rejection) }
    }

    /// The same with another status.
    pub fn with(self, status: StatusCode) -> Refused {
        Refused { status, ..self }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let later = AppendHeaders(
            self.retry_after.map(|seconds| (header::RETRY_AFTER, seconds.to_string())),
        );
        (self.status, later, Json(Error { error: self.why })).into_response()
    }
}

/// Every answer that is no success has this body.
#[derive(Serialize, ToSchema)]
pub(crate) struct Error {
    error: Why,
}

/// The games that can be played.
#[derive(Serialize, ToSchema)]
pub(crate) struct Games {
    pub games: Vec<&'static About>,
}

/// The boxes of cards that are offered.
#[derive(Serialize, ToSchema)]
pub(crate) struct Boxes {
    pub boxes: Vec<ListedBox>,
}

/// One of them.
#[derive(Serialize, ToSchema)]
pub(crate) struct ListedBox {
    /// What it is called, in the language of the request if it has that.
    pub title: String,
    /// Who wrote what it adds to the cards of the house, if they have said so.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub author: Option<String>,
    #[serde(flatten)]
    pub of: CardBox,
}

/// Your tables.
#[derive(Serialize, ToSchema)]
#[schema(as = YourTables)]
pub(crate) struct Yours {
    pub tables: Vec<ListedTable>,
}

/// One of your tables.
#[derive(Serialize, ToSchema)]
pub(crate) struct ListedTable {
    /// Its name.
    pub table: String,
    #[serde(flatten)]
    pub yours: YourTable,
}

/// A table was opened.
#[derive(Serialize, ToSchema)]
pub(crate) struct Opened {
    /// Its name: whoever knows it may come to the door.
    pub table: String,
    pub picture: Picture,
    /// What makes you the same person in the next request: given once, to whoever comes without one.
    /// Keep it as you keep a password.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub secret: Option<String>,
}

/// Something was asked of a table, and is on disk.
#[derive(Serialize, ToSchema)]
pub(crate) struct Done {
    /// How many steps the game has taken; 0 if none has begun.
    pub steps: usize,
    /// What makes you the same person in the next request: given once, to whoever comes without one.
    /// Keep it as you keep a password.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub secret: Option<String>,
}

/// A seat was taken along.
#[derive(Serialize, ToSchema)]
pub(crate) struct Claimed {
    pub table: String,
    /// What makes you the same person in the next request: given once, to whoever comes without one.
    /// Keep it as you keep a password.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub secret: Option<String>,
}

/// The private link of a seat.
#[derive(Serialize, ToSchema)]
#[schema(as = SeatLink)]
pub(crate) struct Link {
    pub seat: u8,
    /// To be sent to `POST /api/v1/seats/{token}`.
    pub token: String,
    /// The same as a page for people.
    pub link: String,
}

/// A line of the log.
#[derive(Serialize, ToSchema)]
pub(crate) struct LogLine {
    /// In which step, counted from 0.
    step: usize,
    text: String,
}

/// A table as you see it. `steps`, `view`, `moves`, `prompt` and `log` are there once a game has begun.
#[derive(Serialize, ToSchema)]
pub(crate) struct Seen {
    pub picture: Picture,
    /// The seat whose eyes these are; none for those of the public.
    pub seat: Option<u8>,
    /// The topics that you have asked to leave out of the next game: for the eyes of your seat alone,
    /// and while no game goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub vetoed: Option<Vec<String>>,
    #[serde(flatten)]
    #[schema(value_type = SeenGame)]
    pub game: Option<SeenGame>,
}

/// A game as you see it, once one has begun.
#[derive(Serialize, ToSchema)]
pub(crate) struct SeenGame {
    /// How many steps it has taken.
    #[schema(required = false)]
    pub steps: usize,
    #[schema(required = false, value_type = View)]
    pub view: Value,
    /// Every legal move of the seat, and no other; empty if it is not asked.
    #[schema(required = false, value_type = Vec<Move>)]
    pub moves: Box<RawValue>,
    /// What to do or to wait for, in one sentence.
    #[schema(required = false)]
    pub prompt: String,
    /// What happened lately, in sentences.
    #[schema(required = false)]
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
        Seen { picture: look.picture, seat: look.seat, vetoed: look.vetoed, game }
    }

    /// The table as somebody sees it, and what the public would be told instead, if they have a seat's
    /// eyes.
    pub async fn twice(
        parlour: &Arc<Parlour>,
        key: TableKey,
        (guest, eyes): (Guest, Eyes),
        lang: Lang,
    ) -> Result<(Seen, Option<Beside>), Rejection> {
        let look = move |table: &Table, attending: &Attending| {
            let look = table.look(guest, eyes, attending)?;
            let open = look.seat.map(|_| table.look(guest, Eyes::Public, attending));
            Ok((look, open.transpose()?))
        };
        let (look, open) = parlour.look(key, look).await?;
        let beside =
            open.zip(look.seat).and_then(|(open, seat)| Seen::public(open, Seat(seat), lang));
        Ok((Seen::of(look, lang), beside))
    }

    /// What the public would be told, and room for what a seat is told beside it. When a game is over,
    /// nothing is hidden.
    pub fn public(mut open: Look, seat: Seat, lang: Lang) -> Option<Beside> {
        if open.picture.phase == Phase::Over {
            return None;
        }
        veil::blank(&mut open.picture);
        let room = Seen::room(open.glimpse.as_ref(), seat);
        Some(Beside { open: serde_json::to_string(&Seen::of(open, lang)).ok()?, room })
    }

    /// The most that a seat is told beside the public: its cards, its moves, and its lines of the log.
    fn room(public: Option<&AnyGlimpse>, seat: Seat) -> Room {
        const LINE: Room = Room::of(16, 64);
        let (longest, lines) = public.map_or((0, 0), |g| (g.longest_view(seat), g.told_more(seat)));
        Room::of(448 + longest / 3, 1024 + longest) + LINE * lines
    }
}

/// What somebody has perceived since a step, and what the public has.
pub(crate) fn sights_twice(
    (guest, eyes): (Guest, Eyes),
    from: usize,
) -> impl Fn(&Table, &Attending) -> Result<(Sights, Sights), Refusal> + Clone + Send + 'static {
    move |table, attending| {
        let sights = table.sights(guest, eyes, from, attending)?;
        Ok((sights, table.sights(guest, Eyes::Public, from, attending)?))
    }
}

/// The table at an earlier moment of a game.
#[derive(Serialize, ToSchema)]
pub(crate) struct Replayed {
    #[serde(flatten)]
    pub seen: Seen,
    /// How many steps there are by now.
    pub of: usize,
    /// Whether every card was dealt as the sealed seed has it, once the game is over.
    pub honest: Option<bool>,
}

/// What a seat has perceived since a step.
#[derive(Serialize, ToSchema)]
#[schema(as = Sights)]
pub(crate) struct Perceived<'a> {
    /// Which game of the table, counted from 1.
    pub game: u32,
    /// How many steps you knew before.
    pub from: usize,
    /// How many you know with these.
    pub steps: usize,
    /// A list for each step since then. A step is a move and all that came of it until somebody is
    /// asked again; the first one is the deal.
    #[schema(value_type = Vec<Vec<Sight>>)]
    pub sights: &'a [Box<RawValue>],
    /// Every legal move of the seat, and no other; empty if it is not asked.
    #[schema(value_type = Vec<Move>)]
    pub moves: &'a RawValue,
    /// Whether the game is over.
    pub over: bool,
    /// The window that is open, if one is: whoever says nothing until it closes lets the game go on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub window: Option<&'a OpenWindow>,
}

impl Perceived<'_> {
    /// What the public would be told, and room for what a seat is told beside it: the faces of what is
    /// hidden from everybody else, and its moves.
    pub fn public(told: &tables::Sights, open: &tables::Sights, from: usize) -> Option<Beside> {
        const FACE: Room = Room::of(2, 8);
        if told.over {
            return None;
        }
        let open = serde_json::to_string(&Perceived::of(open, from)).ok()?;
        let menu = Room::of(192 + told.longest_menu / 3, 256 + told.longest_menu);
        let room = menu + FACE * open.matches("null").count();
        Some(Beside { open, room })
    }

    pub fn of(sights: &tables::Sights, from: usize) -> Perceived<'_> {
        Perceived {
            game: sights.game,
            from,
            steps: sights.steps,
            sights: &sights.sights,
            moves: &sights.moves,
            over: sights.over,
            window: sights.window.as_ref(),
        }
    }
}

//! Replays: a page for every moment, and its steps for the script.
//!
//! Every moment has its own address, and all ways through a game are links. The script
//! (`assets/replay.js`) fetches the steps in the background, each as the parts that look different
//! from the one before, and goes among them without loading a page; where nothing comes, the links
//! are links. Every hand is open only when the game is over: `tables` says so, and also what people
//! were called then.

use crate::api::{Hands, LookedBack, Past};
use crate::door::Visitor;
use crate::page_socket::OpenPage;
use crate::pages::{key, page, sorry};
use crate::parlour::Parlour;
use crate::rejection::Rejection;
use crate::veil::{self, Beside};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tables::{Eyes, Look, Phase};
use tabletop::Seat;
use web::{Replay, ReplayStep, Room, Sent, TablePage, Visit};

/// How many steps are told at once: so few that it takes no time, and that the table is not kept busy.
const CHUNK: usize = 24;

/// Which moment of which game, and through whose eyes.
#[derive(Deserialize)]
pub(crate) struct Then {
    #[serde(default)]
    game: Option<u32>,
    #[serde(default)]
    step: Option<usize>,
    #[serde(default)]
    seat: Option<u8>,
    /// Whether every hand is open: once the game is over.
    #[serde(default)]
    all: bool,
}

impl Then {
    fn hands(&self) -> Hands {
        match (self.all, self.seat) {
            (true, _) => Hands::All,
            (false, Some(seat)) => Hands::Of(Eyes::Seat(seat)),
            (false, None) => Hands::Of(Eyes::Public),
        }
    }

    /// Whose hand is to be hidden, if one is, so that a length must not tell it.
    fn hides(&self, phase: Phase) -> Option<Seat> {
        match self.hands() {
            Hands::Of(Eyes::Seat(seat)) if phase != Phase::Over => Some(Seat(seat)),
            _ => None,
        }
    }

    fn step(&self) -> usize {
        self.step.unwrap_or(1)
    }
}

/// A game at one moment.
pub(crate) async fn show(
    State(parlour): State<Arc<Parlour>>,
    visitor: Visitor,
    Path(name): Path<String>,
    Query(then): Query<Then>,
) -> Response {
    let guest = visitor.guest();
    let shown = async {
        let key = key(&name)?;
        let past = Past::of(&parlour, key, guest, then.game).await?;
        let shown = past.look_back(then.hands(), then.step()).await?;
        let open = OpenPage::new(parlour.clone(), key, &visitor, guest);
        let beside = match then.hides(shown.look.picture.phase) {
            Some(seat) => {
                let public = past.look_back(Hands::Of(Eyes::Public), then.step()).await?;
                let room = web::replay_room(public.look.glimpse.as_ref(), seat, visitor.lang, None);
                let drawn = draw_public(&open, &visitor, &then, public, web::replay_page);
                Some(Beside { open: drawn.into_string(), room })
            }
            None => None,
        };
        let drawn = draw(&open, &visitor, &then, &shown, web::replay_page);
        Ok::<_, Rejection>(Beside::answer(beside, page(drawn)))
    };
    shown.await.unwrap_or_else(|rejection| sorry(&visitor, &rejection))
}

/// Some steps of a game, from the one that is asked for on.
#[derive(Serialize)]
struct Told {
    /// How many there are by now.
    of: usize,
    steps: Vec<ReplayStep>,
}

/// The same moments for the script of that page, each as what it changes.
pub(crate) async fn steps(
    State(parlour): State<Arc<Parlour>>,
    visitor: Visitor,
    Path(name): Path<String>,
    Query(then): Query<Then>,
) -> Response {
    let guest = visitor.guest();
    let told = async {
        let key = key(&name)?;
        let past = Past::of(&parlour, key, guest, then.game).await?;
        let page = OpenPage::new(parlour.clone(), key, &visitor, guest);
        let (told, phase) = tell(&page, &visitor, &past, &then).await?;
        let beside = match then.hides(phase) {
            Some(seat) => Some(tell_public(&page, &visitor, &past, &then, seat).await?),
            None => None,
        };
        Ok::<_, Rejection>(Beside::answer(beside, Json(told)))
    };
    told.await.unwrap_or_else(|rejection| sorry(&visitor, &rejection))
}

/// Looks at one step after the other, so that others are served in between.
async fn tell(
    page: &OpenPage,
    visitor: &Visitor,
    past: &Past<'_>,
    then: &Then,
) -> Result<(Told, Phase), Rejection> {
    let (mut steps, mut sent) = (Vec::new(), Sent::default());
    let from = then.step().max(1);
    loop {
        let step = from + steps.len();
        let shown = past.look_back(then.hands(), step).await?;
        if step <= shown.steps {
            let next = |page: &TablePage<'_>, replay: &Replay<'_>| {
                web::replay_step(page, replay, &mut sent)
            };
            steps.extend(draw(page, visitor, then, &shown, next));
        }
        if step >= shown.steps || steps.len() >= CHUNK {
            return Ok((Told { of: shown.steps, steps }, shown.look.picture.phase));
        }
    }
}

/// The same as the public would be told it, and room for what this seat sees beside it.
async fn tell_public(
    page: &OpenPage,
    visitor: &Visitor,
    past: &Past<'_>,
    then: &Then,
    seat: Seat,
) -> Result<Beside, Rejection> {
    let (mut steps, mut sent) = (Vec::new(), Sent::default());
    let (mut room, mut since) = (Room::default(), None);
    let from = then.step().max(1);
    loop {
        let step = from + steps.len();
        let shown = past.look_back(Hands::Of(Eyes::Public), step).await?;
        let of = shown.steps;
        if step <= of {
            room += web::replay_room(shown.look.glimpse.as_ref(), seat, visitor.lang, since);
            since = Some(step);
            let next = |page: &TablePage<'_>, replay: &Replay<'_>| {
                web::replay_step(page, replay, &mut sent)
            };
            steps.extend(draw_public(page, visitor, then, shown, next));
        }
        if step >= of || steps.len() >= CHUNK {
            let open = serde_json::to_string(&Told { of, steps }).unwrap_or_default();
            return Ok(Beside { open, room });
        }
    }
}

/// The same page as a seat saw it.
fn theirs<'a>(page: TablePage<'a>, look: &'a Look) -> TablePage<'a> {
    let glimpse = look.glimpse.as_ref();
    TablePage { picture: &look.picture, seat: look.seat, glimpse, ..page }
}

/// Draws a moment, on a page in the visitor's own language.
fn draw<T>(
    open: &OpenPage,
    visitor: &Visitor,
    then: &Then,
    shown: &LookedBack,
    draw: impl FnOnce(&TablePage<'_>, &Replay<'_>) -> T,
) -> T {
    open.show(&shown.look, None, |page| on_page(page, visitor, then, shown, draw))
}

/// The same as the public would see it.
fn draw_public<T>(
    open: &OpenPage,
    visitor: &Visitor,
    then: &Then,
    mut shown: LookedBack,
    draw: impl FnOnce(&TablePage<'_>, &Replay<'_>) -> T,
) -> T {
    veil::blank(&mut shown.look.picture);
    open.show_blank(&shown.look, |page| on_page(page, visitor, then, &shown, draw))
}

fn on_page<T>(
    page: &TablePage<'_>,
    visitor: &Visitor,
    then: &Then,
    shown: &LookedBack,
    draw: impl FnOnce(&TablePage<'_>, &Replay<'_>) -> T,
) -> T {
    let mut path = web::replay_path(page.key, then.game, then.step(), then.seat);
    if then.all {
        path += "&all=true";
    }
    let visit = Visit { path: &path, lang: visitor.lang, ..page.visit };
    let page = TablePage { visit, seat_link: None, vetoed: None, invitations: &[], ..*page };
    let hands: Option<Vec<TablePage<'_>>> =
        shown.hands.as_ref().map(|looks| looks.iter().map(|look| theirs(page, look)).collect());
    let replay = Replay {
        game: then.game,
        steps: shown.steps,
        honest: shown.honest,
        hands: hands.as_deref(),
    };
    draw(&page, &replay)
}

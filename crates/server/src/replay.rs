//! Replays: a page for every moment, and its steps for the script.

use crate::api::{Hands, LookedBack, Past};
use crate::door::Visitor;
use crate::page_socket::OpenPage;
use crate::pages::{key, page, sorry};
use crate::parlour::Parlour;
use crate::rejection::Rejection;
use crate::veil::Open;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tables::{Eyes, Look, Phase};
use web::{Replay, ReplayStep, Sent, TablePage, Visit};

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

    /// Whether there is a hand to be hidden, so that a length must not tell it.
    fn hides(&self, phase: Phase) -> bool {
        matches!(self.hands(), Hands::Of(Eyes::Seat(_))) && phase != Phase::Over
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
        let drawn = |shown: &LookedBack| draw(&open, &visitor, &then, shown, web::replay_page);
        let public = match then.hides(shown.look.picture.phase) {
            true => {
                let public = past.look_back(Hands::Of(Eyes::Public), then.step()).await?;
                Some(drawn(&public).into_string())
            }
            false => None,
        };
        Ok::<_, Rejection>(Open::beside(public, page(drawn(&shown))))
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
        let told = tell(&page, &visitor, &past, &then, then.hands()).await?;
        let open = match then.hides(told.1) {
            true => {
                let public = tell(&page, &visitor, &past, &then, Hands::Of(Eyes::Public)).await?;
                serde_json::to_string(&public.0).ok()
            }
            false => None,
        };
        Ok::<_, Rejection>(Open::beside(open, Json(told.0)))
    };
    told.await.unwrap_or_else(|rejection| sorry(&visitor, &rejection))
}

/// Looks at one step after the other, so that others are served in between.
async fn tell(
    page: &OpenPage,
    visitor: &Visitor,
    past: &Past<'_>,
    then: &Then,
    hands: Hands,
) -> Result<(Told, Phase), Rejection> {
    let (mut steps, mut sent) = (Vec::new(), Sent::default());
    let from = then.step().max(1);
    let mut shown = past.look_back(hands, from).await?;
    loop {
        let step = from + steps.len();
        if step <= shown.steps {
            let draw_step = |page: &TablePage<'_>, replay: &Replay<'_>| {
                let mut known = sent.clone();
                (web::replay_step(page, replay, &mut known), known)
            };
            let (drawn, known) = draw(page, visitor, then, &shown, draw_step);
            sent = known;
            steps.extend(drawn);
        }
        if step >= shown.steps || steps.len() >= CHUNK {
            let phase = shown.look.picture.phase;
            return Ok((Told { of: shown.steps, steps }, phase));
        }
        shown = past.look_back(hands, step + 1).await?;
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
    draw: impl Fn(&TablePage<'_>, &Replay<'_>) -> T,
) -> T {
    open.show(&shown.look, None, |page| {
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
    })
}

//! The face of a game for programs: what is asked, what may be chosen and what happened, in words. Whoever
//! reads it can play every game without knowing its rules.

use super::asked::{Asked, At, Caller, TableName};
use super::describe::Move;
use super::errors::{
    Conflict, Damaged, Elsewhere, Forbidden, NoPlace, NoSense, NotStored, TooMuch,
};
use super::{Eyes, Refused};
use crate::door::Speech;
use crate::veil::Beside;
use axum::Json;
use axum::response::Response;
use face::{Company, Leads};
use house::{AnyAction, AnyGlimpse};
use serde::{Deserialize, Serialize};
use tables::{Attending, Look, Phase, Table};
use utoipa::{IntoParams, ToSchema};
use web::Room;
use words::{Lang, Tongue};

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Picked {
    /// Through whose eyes. Left out: those of your own seat; on a table of one device, those of the
    /// public. A seat that is not yours is refused (`not_yours`).
    seat: Option<u8>,
    /// What has been picked so far, with commas between: `guard,seat-1`. What leads nowhere is left out.
    picks: Option<String>,
    /// How many steps you know already: beats of those are left out.
    from: Option<usize>,
}

impl Picked {
    fn eyes(&self) -> Eyes {
        self.seat.map_or(Eyes::Page { open: None }, Eyes::Seat)
    }

    fn picks(&self) -> Vec<String> {
        let picks = self.picks.as_deref().unwrap_or_default().split(',');
        picks.filter(|pick| !pick.is_empty()).take(MOST).map(str::to_string).collect()
    }
}

/// More picks than any move takes.
const MOST: usize = 8;

/// More than a seat is ever told beside the public: its choices, what explains them, and its own beats.
const ROOM: Room = Room::of(16 * 1024, 64 * 1024);

/// A game in words. All but `picture` is there once a game has begun.
#[derive(Serialize, ToSchema)]
#[schema(as = Face)]
pub(crate) struct Faced {
    /// The seat whose eyes these are; none for those of the public.
    seat: Option<u8>,
    /// How many steps have been taken.
    steps: usize,
    /// Whether the game is over.
    over: bool,
    /// The picks that stand.
    picks: Vec<String>,
    /// What to do or to wait for, in one sentence.
    prompt: String,
    /// What may be picked now, and what may not, with the reason; empty if the seat is not asked.
    choices: Vec<Choice>,
    /// What happened lately, one thing after the other.
    beats: Vec<Beat>,
    /// What choices are about, by the word in `about`.
    about: Vec<Explanation>,
}

/// Something that may be picked.
#[derive(Serialize, ToSchema)]
struct Choice {
    /// Its name: to be added to `picks`.
    pick: String,
    /// In a few words.
    label: String,
    /// What it surely does, in sentences.
    does: Vec<String>,
    /// What explains it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    about: Option<String>,
    /// Whether it should be asked twice.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    grave: bool,
    /// The move that it makes, to be played; none if there is more to pick, or if it cannot be picked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, value_type = Option<Move>)]
    action: Option<AnyAction>,
    /// Why it cannot be picked now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    why: Option<String>,
}

/// One thing that happened.
#[derive(Serialize, ToSchema)]
struct Beat {
    /// In which step, counted from 0.
    step: usize,
    /// What sort of thing: `deal`, `draw`, `move`, `result`, `out`, `chapter`, `reveal`, `tale`, `lesson`,
    /// `round-end`, `game-end`.
    kind: &'static str,
    /// Who did it.
    by: Option<u8>,
    /// To whom.
    on: Option<u8>,
    /// In words to you.
    text: String,
    /// What you should take in before you go on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    take_in: Option<String>,
    /// Whether that is taken in at once with something before it in its step.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    together: bool,
}

/// What something is.
#[derive(Serialize, ToSchema)]
struct Explanation {
    key: String,
    title: String,
    line: String,
    rule: String,
}

impl Faced {
    fn of(look: &Look, lang: Lang, picks: &[String], from: usize) -> Option<Faced> {
        let glimpse = look.glimpse.as_ref()?;
        let people = web::people(&look.picture);
        let company = Company { tongue: Tongue::of(lang), people: &people };
        let point = face::point(glimpse, &company, picks);
        let choices: Vec<Choice> = point.choices.into_iter().map(Choice::of).collect();
        Some(Faced {
            seat: look.seat,
            steps: glimpse.steps(),
            over: is_over(glimpse),
            picks: point.picks,
            prompt: point.prompt,
            beats: beats(glimpse, &company, from),
            about: explained(glimpse, &company, &choices),
            choices,
        })
    }
}

impl Choice {
    fn of(choice: face::Choice<String, AnyAction>) -> Choice {
        let (action, why) = match choice.leads {
            Leads::Further => (None, None),
            Leads::Move(action) => (Some(action), None),
            Leads::Nowhere(why) => (None, Some(why)),
        };
        let face::Choice { pick, label, does, about, grave, .. } = choice;
        Choice { pick, label, does, about, grave, action, why }
    }
}

fn is_over(glimpse: &AnyGlimpse) -> bool {
    matches!(glimpse.waiting(), tabletop::Waiting::Over(_))
}

fn beats(glimpse: &AnyGlimpse, company: &Company<'_>, from: usize) -> Vec<Beat> {
    let beats = face::beats(glimpse, company).into_iter().filter(|beat| beat.step >= from);
    let beat = |beat: face::Beat<()>| Beat {
        step: beat.step,
        kind: beat.kind.name(),
        by: beat.by.map(|seat| seat.0),
        on: beat.on.map(|seat| seat.0),
        text: beat.told,
        together: beat.take_in.as_ref().is_some_and(|take_in| take_in.together),
        take_in: beat.take_in.map(|take_in| take_in.text),
    };
    beats.map(beat).collect()
}

/// What the choices are about, and nothing else.
fn explained(glimpse: &AnyGlimpse, company: &Company<'_>, choices: &[Choice]) -> Vec<Explanation> {
    let wanted = |key: &str| choices.iter().any(|choice| choice.about.as_deref() == Some(key));
    let all = face::explanations(glimpse, company).into_iter().filter(|one| wanted(&one.key));
    let explain = |one: face::Explanation| {
        let face::Explanation { key, title, line, rule } = one;
        Explanation { key, title, line, rule }
    };
    all.map(explain).collect()
}

/// A game in words
///
/// What is asked of your seat, what may be picked and what comes of it, and what happened, as sentences in
/// your language. Add the `pick` of a choice to `picks` and ask again, until a choice has an `action`: that
/// is the move to play. So all games can be played without knowing their rules. Before a game has begun
/// there is nothing: `null`.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{table}/face",
    operation_id = "face",
    params(TableName, Picked, Speech),
    responses(
        (
            status = 200,
            description = "The game in words.",
            body = Option<Faced>,
            example = json!({
                "seat": 0, "steps": 3, "over": false, "picks": ["guard"],
                "prompt": "Choose whom the Guard questions.",
                "choices": [
                    {"pick": "seat-1", "label": "Choose Bruno", "does": []},
                    {"pick": "seat-2", "label": "Choose Carla", "does": [], "why": "A Handmaid protects Carla."}
                ],
                "beats": [
                    {"step": 2, "kind": "move", "by": 2, "on": null, "text": "Carla plays the Handmaid and is protected until their next turn."},
                    {"step": 2, "kind": "draw", "by": 0, "on": null, "text": "You draw the Guard."}
                ],
                "about": []
            }),
        ),
        NoSense, Forbidden, NoPlace, Conflict, Elsewhere, TooMuch, Damaged, NotStored,
    ),
)]
pub(crate) async fn face(
    caller: Caller,
    At(key): At,
    Asked(picked): Asked<Picked>,
) -> Result<Response, Refused> {
    let (guest, eyes, lang) = (caller.visitor.guest(), picked.eyes(), caller.visitor.lang);
    let (picks, from) = (picked.picks(), picked.from.unwrap_or(0));
    caller.parlour.refresh(key).await;
    let look = move |table: &Table, attending: &Attending| {
        let look = table.look(guest, eyes, attending)?;
        let open = look.seat.map(|_| table.look(guest, Eyes::Public, attending));
        Ok((look, open.transpose()?))
    };
    let looked = caller.parlour.look(key, look).await;
    let (look, open) = looked.map_err(|rejection| caller.refused(&rejection))?;
    // When a game is over, nothing is hidden.
    let open = open.filter(|open| open.picture.phase != Phase::Over);
    let open = open.and_then(|open| serde_json::to_string(&Faced::of(&open, lang, &[], from)).ok());
    let beside = open.map(|open| Beside { open, room: ROOM });
    Ok(Beside::answer(beside, Json(Faced::of(&look, lang, &picks, from))))
}

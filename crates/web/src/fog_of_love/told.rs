//! What happened since one's own move, in the words of the log; and the log.

use super::Table;
use super::card::{deck_class, deck_sign};
use super::cards::{Cards, PEOPLE, ink, letter, shape};
use crate::art::{broken_seal, envelope};
use crate::parts::{Sheet, Slot};
use crate::told::{self, Told};
use face::fog_of_love::Picture;
use maud::{Markup, html};
use words::fog_of_love::{Beat, Titled, beat};

/// So many steps are told at once.
const MOST: usize = 6;

/// So many lines are told of what came of a step; the log has them all.
const RESULTS: usize = 3;

/// Beats in words.
pub(super) fn sentences(cards: &Cards<'_>, beats: &[&Beat]) -> Vec<String> {
    let titles = cards.titles();
    let say = |one: &&Beat| beat(cards.tongue(), &titles, cards.setup, &one.what, cards.names);
    beats.iter().map(say).collect()
}

/// A step: whose, and what is told of it.
type Step<'a> = (u8, Vec<&'a Beat>);

/// The steps since the viewer's own latest one.
fn steps<'a>(table: &'a Table<'_>) -> Vec<Step<'a>> {
    let face = table.face();
    let mine = face.movers.iter().rev().find(|(_, seat)| Some(*seat) == face.you);
    let from = mine.map_or(0, |(step, _)| *step);
    let fresh: Vec<&Beat> = face.told.iter().filter(|beat| beat.step >= from).collect();
    let steps = fresh.chunk_by(|a, b| a.step == b.step).map(|step| {
        let of = |at: usize| face.movers.iter().find(|(step, _)| *step == at);
        let seat = of(step[0].step).map_or(0, |(_, seat)| seat.0);
        (seat, step.iter().copied().take(1 + RESULTS).collect())
    });
    let mut steps: Vec<Step<'a>> = steps.collect();
    steps.drain(..steps.len().saturating_sub(MOST));
    steps
}

fn tell(cards: &Cards<'_>, (seat, beats): &Step<'_>) -> Told {
    let mut lines = sentences(cards, beats).into_iter();
    Told { seat: *seat, done: lines.next().unwrap_or_default(), results: lines.collect() }
}

/// The latest step.
#[derive(Hash)]
struct Latest<'a> {
    cards: Cards<'a>,
    step: Step<'a>,
    picture: Option<Picture>,
    me: Option<u8>,
    steps: usize,
}

/// The latest step, staged.
pub(super) fn stage(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Option<Slot> {
    let face = table.face();
    let latest = Latest {
        cards: table.cards(),
        step: steps(table).pop()?,
        picture: face.picture,
        me: table.page().seat,
        steps: face.steps,
    };
    Some(sheet.part("stage", &latest, |latest| {
        let scene = latest.picture.map(|picture| scene(&latest.cards, picture));
        told::stage(&tell(&latest.cards, &latest.step), scene, latest.me, latest.steps)
    }))
}

/// What happened since the viewer's own move.
pub(super) fn since(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    sheet.part("since", &(table.cards(), steps(table)), |(cards, steps)| {
        let told: Vec<Told> = steps.iter().map(|step| tell(cards, step)).collect();
        told::list_since(cards.tongue(), &told)
    })
}

/// The latest step as a picture: seals that break, a scene that is laid down.
fn scene(cards: &Cards<'_>, picture: Picture) -> Markup {
    match picture {
        Picture::Seals(letters) => html! {
            div.fl-seals {
                @for (seat, chosen) in PEOPLE.into_iter().zip(letters) {
                    @if let Some(chosen) = chosen {
                        figure class=(ink(seat)) { (broken_seal()) figcaption { (shape(seat)) " " strong { (letter(chosen)) } } }
                    }
                }
            }
        },
        Picture::Scene(card) => {
            let deck = cards.content().scenes[card.index()].deck;
            html! {
                p class={ "fl-kind " (deck_class(deck)) } { (deck_sign(deck)) " " strong { (cards.title(Titled::Scene(card))) } }
            }
        }
        Picture::Secret => html! { figure.fl-seals { (envelope()) } },
    }
}

/// The steps that the log tells of.
pub(super) fn log_steps(table: &Table<'_>) -> Vec<usize> {
    let mut steps: Vec<usize> = table.face().told.iter().map(|beat| beat.step).collect();
    steps.dedup();
    steps
}

fn of_step<'a>(table: &'a Table<'_>, step: Option<usize>) -> Vec<&'a Beat> {
    table.face().told.iter().filter(|beat| Some(beat.step) == step).collect()
}

/// What the log says of a step, and then these lines.
pub(super) fn log_step(
    sheet: &mut Sheet<'_>,
    table: &Table<'_>,
    step: usize,
    more: &[String],
) -> Slot {
    let of = (table.cards(), of_step(table, Some(step)));
    sheet.part(format!("log-{step}"), &(step, of, more), |(step, (cards, beats), more)| {
        let lines = sentences(cards, beats).into_iter().chain(more.iter().cloned());
        told::log_step(*step, &lines.collect::<Vec<_>>())
    })
}

/// The lines of the latest step that has any.
pub(super) fn latest(
    sheet: &mut Sheet<'_>,
    table: &Table<'_>,
    id: &'static str,
    draw: fn(&[String]) -> Markup,
) -> Slot {
    let beats = of_step(table, table.face().told.last().map(|beat| beat.step));
    sheet.part(id, &(table.cards(), beats, draw), |(cards, beats, draw)| {
        draw(&sentences(cards, beats))
    })
}

//! What happened since one's own move, in the words of the log; and the log.

use super::Table;
use super::cards::Cards;
use crate::parts::{Sheet, Slot};
use crate::told::{self, Told};
use ::fog_of_love::Happened;
use maud::Markup;
use words::fog_of_love::{Beat, What, beat};

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

/// What happened since the viewer's own move.
pub(super) fn since(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    sheet.part("since", &(table.cards(), steps(table)), |(cards, steps)| {
        let told: Vec<Told> = steps.iter().map(|step| tell(cards, step)).collect();
        told::list_since(cards.tongue(), &told)
    })
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
    let mut beats = of_step(table, table.face().told.last().map(|beat| beat.step));
    // What comes to light is read together, on the stage, and by nobody on a curtain.
    if id == "happened" {
        beats.retain(|beat| !comes_to_light(&beat.what));
    }
    sheet.part(id, &(table.cards(), beats, draw), |(cards, beats, draw)| {
        draw(&sentences(cards, beats))
    })
}

/// Whether it is turned over on the stage, before both.
fn comes_to_light(what: &What) -> bool {
    use Happened as H;
    match what {
        What::Seen(sight) => matches!(
            sight,
            H::RevealedSecret(..) | H::ShowedDestiny(..) | H::Overrode(..) | H::ShowedTraits(..)
        ),
        What::Goals(..) | What::Ending(_) => true,
        _ => false,
    }
}

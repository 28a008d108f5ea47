//! What happened, in words to whoever reads it: the log, and what is spoken.

use super::Table;
use crate::parts::{Sheet, Slot};
use crate::told;
use face::love_letter::{Face, Perceived};
use maud::Markup;
use std::ops::Range;
use tabletop::Seat;
use words::love_letter::tell;
use words::{Lang, Tongue};

/// Something that happened, and whoever is told of it.
#[derive(Hash)]
pub(super) struct Happenings<'a> {
    pub lang: Lang,
    pub names: &'a [String],
    /// Who is “you” in it.
    pub you: Option<Seat>,
    pub sights: &'a [Perceived],
}

impl<'a> Happenings<'a> {
    pub fn of(table: &'a Table<'_>, range: Range<usize>) -> Happenings<'a> {
        let sights = table.face().happened.get(range).unwrap_or_default();
        let (lang, you) = (table.lang(), table.face().you);
        Happenings { lang, names: &table.shown.names, you, sights }
    }

    fn lines(&self) -> Vec<String> {
        let tongue = Tongue::of(self.lang);
        let told = |seen: &Perceived| tell(tongue, &seen.sight, self.names, self.you);
        self.sights.iter().filter_map(told).collect()
    }
}

/// How many lines of the log are told beside a table.
const TOLD: usize = 60;

/// Where the log begins: before its latest lines.
fn first_told(face: &Face) -> usize {
    let told = face.happened.iter().enumerate().rev().filter(|(_, seen)| seen.is_told());
    told.take(TOLD).last().map_or(0, |(at, _)| at)
}

/// The steps that the log tells of.
pub(super) fn log_steps(face: &Face) -> Vec<usize> {
    let told = face.happened[first_told(face)..].iter().filter(|seen| seen.is_told());
    let mut steps: Vec<usize> = told.map(|seen| seen.step).collect();
    steps.dedup();
    steps
}

/// Where a step lies among what happened, as far as the log tells of it.
fn of_step(face: &Face, step: usize) -> Range<usize> {
    let at = |step: usize| face.happened.partition_point(|seen| seen.step < step);
    at(step).max(first_told(face))..at(step + 1)
}

/// What the log says of a step, and then these lines.
pub(super) fn log_step(
    sheet: &mut Sheet<'_>,
    table: &Table<'_>,
    step: usize,
    more: &[String],
) -> Slot {
    let of = Happenings::of(table, of_step(table.face(), step));
    sheet.part(format!("log-{step}"), &(step, of, more), |(step, of, more)| {
        let lines: Vec<String> = of.lines().into_iter().chain(more.iter().cloned()).collect();
        told::log_step(*step, &lines)
    })
}

/// The lines of the latest step that has any.
pub(super) fn latest(
    sheet: &mut Sheet<'_>,
    table: &Table<'_>,
    id: &'static str,
    draw: fn(&[String]) -> Markup,
) -> Slot {
    let face = table.face();
    let newest = face.happened.iter().rfind(|seen| seen.is_told()).map(|seen| seen.step);
    let range = newest.map_or(0..0, |step| of_step(face, step));
    let of = Happenings::of(table, range);
    sheet.part(id, &(of, draw), |(of, draw)| draw(&of.lines()))
}

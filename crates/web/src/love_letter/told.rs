//! Moves as they are told in the middle of the table: what was played, on whom, with which result. And
//! the log.

use super::card::{shown, small};
use super::{Table, name_in};
use crate::art;
use crate::art::Icon;
use crate::parts::{Sheet, Slot};
use crate::told::{self, Told, moves};
use face::love_letter::{Face, Perceived};
use love_letter::{Card, Edition, Happened, Sight};
use maud::{Markup, html};
use std::ops::Range;
use tabletop::Seat;
use words::love_letter::log;
use words::{Lang, Tongue};

/// Something that happened, and whoever is told of it.
#[derive(Hash)]
struct Happenings<'a> {
    lang: Lang,
    names: &'a [String],
    sights: &'a [Perceived],
}

impl<'a> Happenings<'a> {
    fn of(table: &'a Table<'_>, range: Range<usize>) -> Happenings<'a> {
        let sights = table.face().happened.get(range).unwrap_or_default();
        Happenings { lang: table.lang(), names: &table.shown.names, sights }
    }

    fn lines(&self) -> Vec<String> {
        let tongue = Tongue::of(self.lang);
        self.sights.iter().filter_map(|seen| log(tongue, &seen.sight, self.names)).collect()
    }
}

/// The latest move.
#[derive(Hash)]
struct Latest<'a> {
    of: Happenings<'a>,
    edition: Edition,
    by: Seat,
    me: Option<u8>,
    steps: usize,
}

/// The latest move, staged.
pub(super) fn stage(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Option<Slot> {
    let face = table.face();
    let (by, at) = moves(&face.happened, Perceived::mover).pop()?;
    let me = table.shown.page.seat;
    let (of, edition) = (Happenings::of(table, at), face.edition);
    let latest = Latest { of, edition, by, me, steps: face.steps };
    Some(sheet.part("stage", &latest, |latest| {
        let told = tell(&latest.of, latest.by);
        told::stage(&told, scene(latest), latest.me, latest.steps)
    }))
}

/// The moves since the viewer's own latest one, each with whose it is.
#[derive(Hash)]
struct Since<'a> {
    lang: Lang,
    moves: Vec<(Seat, Happenings<'a>)>,
}

/// The moves since the viewer's own latest one.
pub(super) fn since(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let face = table.face();
    let moves = moves(&face.happened, Perceived::mover);
    let moves = told::since(moves, face.you, face.players.len() as u8).into_iter();
    let moves = moves.map(|(seat, at)| (seat, Happenings::of(table, at))).collect();
    sheet.part("since", &Since { lang: table.lang(), moves }, |since| {
        let told: Vec<Told> = since.moves.iter().map(|(seat, of)| tell(of, *seat)).collect();
        told::list_since(Tongue::of(since.lang), &told)
    })
}

/// A move in words: what was done, and what came of it.
fn tell(of: &Happenings<'_>, seat: Seat) -> Told {
    let tongue = Tongue::of(of.lang);
    let say = |seen: &Perceived| log(tongue, &seen.sight, of.names);
    let results = of.sights.iter().skip(1).filter(|seen| is_result(&seen.sight));
    let results: Vec<String> = results.filter_map(say).collect();
    Told { seat: seat.0, done: of.sights.first().and_then(say).unwrap_or_default(), results }
}

/// Whether something came of a move. What follows at the next turn, or in the next round, does not.
fn is_result(sight: &Sight) -> bool {
    match sight {
        Happened::Missed { .. }
        | Happened::Looked { .. }
        | Happened::Compared { .. }
        | Happened::Swapped { .. }
        | Happened::Discarded(..)
        | Happened::Redrew { .. }
        | Happened::Out(..)
        | Happened::RoundEnded { .. }
        | Happened::Won(_) => true,
        Happened::Starter(_)
        | Happened::SetAside(_)
        | Happened::LaidOpen(..)
        | Happened::Dealt(..)
        | Happened::Turn(_)
        | Happened::Drew(..)
        | Happened::Played { .. }
        | Happened::Consulted(..)
        | Happened::Kept { .. }
        | Happened::Showed(..) => false,
    }
}

/// The latest move as a picture: the card, whom it points at, and what a Guard named.
fn scene(latest: &Latest<'_>) -> Option<Markup> {
    let (first, rest) = latest.of.sights.split_first()?;
    match first.sight {
        Happened::Played { seat, card, target, named } => {
            Some(played(latest, seat, card, target, named, rest))
        }
        Happened::Kept { seat, .. } => {
            let tongue = Tongue::of(latest.of.lang);
            let name = name_in(latest.of.names, tongue, seat);
            Some(html! { figure.by { (art::deck()) figcaption { (name) } } })
        }
        _ => None,
    }
}

fn played(
    latest: &Latest<'_>,
    seat: Seat,
    card: Card,
    target: Option<Seat>,
    named: Option<Card>,
    rest: &[Perceived],
) -> Markup {
    let tongue = Tongue::of(latest.of.lang);
    let name = |seat| name_in(latest.of.names, tongue, seat);
    let out = rest.iter().find_map(|seen| match seen.sight {
        Happened::Out(seat, _) => Some(seat),
        _ => None,
    });
    let hit = named.map(|_| out.is_some());
    html! {
        figure.by {
            (shown(tongue, latest.edition, card))
            figcaption { (name(seat)) }
        }
        @if let Some(target) = target.filter(|&target| target != seat) {
            span.towards { (art::icon(Icon::ArrowRight)) }
            figure.on {
                @match named {
                    Some(named) => (small(tongue, named)),
                    None if out == Some(target) => (art::broken_seal()),
                    None => (art::envelope()),
                }
                @if let Some(hit) = hit { span.verdict.hit[hit] { @if hit { "✓" } @else { "✗" } } }
                figcaption { (name(target)) }
            }
        }
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

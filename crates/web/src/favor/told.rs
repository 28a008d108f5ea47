//! Moves as they are told in the middle of the table: a clue turned up, a call, a bid, a sale. And the log.

use super::{Table, clue, name_in};
use crate::art;
use crate::parts::{Sheet, Slot};
use crate::told::{self, Told, moves};
use ::favor::{Happened, MOST_PLAYERS, Sight};
use face::favor::{Face, Perceived};
use maud::{Markup, html};
use std::ops::Range;
use tabletop::Seat;
use words::favor::{log, totals};
use words::{Lang, Tongue};

/// Something that happened, and whoever is told of it.
#[derive(Hash)]
struct Happenings<'a> {
    lang: Lang,
    names: &'a [String],
    sights: &'a [Perceived],
    /// The rounds that had been scored by then, where one ends with it.
    rounds: &'a [[i8; MOST_PLAYERS]],
}

impl<'a> Happenings<'a> {
    fn of(table: &'a Table<'_>, range: Range<usize>) -> Happenings<'a> {
        let face = table.face();
        let rounds = range.clone().rev().find_map(|at| face.scored_by(at)).unwrap_or_default();
        let sights = face.happened.get(range).unwrap_or_default();
        Happenings { lang: table.lang(), names: table.names(), sights, rounds }
    }

    fn lines(&self) -> Vec<String> {
        let tongue = Tongue::of(self.lang);
        let totals = || totals(tongue, self.rounds, self.names);
        let lines = self.sights.iter().flat_map(|seen| {
            let line = log(tongue, &seen.sight, self.names);
            line.into_iter().chain(seen.ends_round().then(totals).flatten())
        });
        lines.collect()
    }
}

/// The latest move.
#[derive(Hash)]
struct Latest<'a> {
    of: Happenings<'a>,
    by: Seat,
    me: Option<u8>,
    steps: usize,
}

/// The latest move, staged.
pub(super) fn stage(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Option<Slot> {
    let face = table.face();
    let (by, at) = moves(&face.happened, Perceived::mover).pop()?;
    let me = table.shown.page.seat;
    let latest = Latest { of: Happenings::of(table, at), by, me, steps: face.steps };
    Some(sheet.part("stage", &latest, |latest| {
        let told = tell(&latest.of, latest.by);
        told::stage(&told, Some(scene(latest)), latest.me, latest.steps)
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
    let told = of.sights.iter().map(|seen| &seen.sight).filter(|sight| belongs(sight));
    let mut said = told.filter_map(|sight| log(tongue, sight, of.names));
    let done = said.next().unwrap_or_default();
    Told { seat: seat.0, done, results: said.collect() }
}

/// Whether it belongs to a move. What is dealt for the next round does not.
fn belongs(sight: &Sight) -> bool {
    match sight {
        Happened::ChoseToAdd(_)
        | Happened::Added(..)
        | Happened::Called(_)
        | Happened::FinalAuction(_)
        | Happened::Bid(..)
        | Happened::Passed(_)
        | Happened::Sold { .. }
        | Happened::Discarded
        | Happened::Won { .. } => true,
        Happened::Starter(_)
        | Happened::RoundBegan { .. }
        | Happened::Dealt(..)
        | Happened::Opened(_)
        | Happened::Showed(..)
        | Happened::RoundEnded { .. } => false,
    }
}

/// The latest move as a picture.
fn scene(latest: &Latest<'_>) -> Markup {
    let of = &latest.of;
    let mut sights = of.sights.iter().map(|seen| seen.sight);
    let sold = sights.clone().any(|sight| matches!(sight, Happened::Sold { .. }));
    let picture = sights.find_map(|sight| match sight {
        Happened::Added(_, clue) => {
            Some(html! { span class=(clue::tint(clue)) { (art::clue(clue)) } })
        }
        Happened::Bid(_, amount) => Some(html! { span.bid { (art::coin()) b.num { (amount) } } }),
        _ => None,
    });
    html! {
        figure.by {
            @match picture {
                Some(picture) if !sold => (picture),
                _ => (art::gavel()),
            }
            figcaption { (name_in(of.names, Tongue::of(of.lang), latest.by)) }
        }
    }
}

/// How many lines of the log are told beside a table.
const TOLD: usize = 60;

/// Where the log begins: before its latest lines. What belongs together is told together.
fn first_told(face: &Face) -> usize {
    let mut lines = 0;
    let lines_of = |at: usize| {
        let totals = face.scored_by(at).is_some_and(|rounds| rounds.len() > 1);
        usize::from(face.happened[at].is_told()) + usize::from(totals)
    };
    let told = (0..face.happened.len()).rev().take_while(|at| {
        let room = lines < TOLD;
        lines += lines_of(*at);
        room
    });
    told.last().unwrap_or(0)
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

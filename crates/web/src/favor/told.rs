//! The latest move as it is told beneath the lot: a clue turned up, a call, a bid, a sale. And the log.

use super::{Table, clue};
use crate::art::room::medallion;
use crate::art::{self, room};
use crate::parts::{Sheet, Slot};
use crate::told::{self, moves};
use ::favor::{Clues, Happened, MOST_PLAYERS, Payee, Sight};
use face::favor::{Face, Perceived};
use maud::{Markup, html};
use std::ops::Range;
use tabletop::Seat;
use words::favor::{log, tell, tokens, totals};
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
    you: Option<Seat>,
    /// The lot after it.
    lot: Clues,
    steps: usize,
}

/// The latest move, in words beneath the lot.
pub(super) fn stage(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Option<Slot> {
    let face = table.face();
    let (by, at) = moves(&face.happened, Perceived::mover).pop()?;
    let of = Happenings::of(table, at);
    let latest = Latest { of, by, you: face.you, lot: face.lot, steps: face.steps };
    Some(sheet.part("stage", &latest, draw))
}

/// The latest moves on a curtain, and everybody's tokens.
#[derive(Hash)]
struct Lately<'a> {
    lang: Lang,
    players: Vec<(Seat, &'a str, u8)>,
    moves: Vec<(Seat, Happenings<'a>)>,
}

/// The latest moves, from the last one of whoever is next. Before the first one, what was dealt.
pub(super) fn lately(
    sheet: &mut Sheet<'_>,
    table: &Table<'_>,
    id: &'static str,
    next: Option<Seat>,
) -> Slot {
    let face = table.face();
    let moves = moves(&face.happened, Perceived::mover);
    let moves = told::on_curtain(moves, next, face.players.len() as u8);
    if moves.is_empty() {
        return latest(sheet, table, id, told::happened);
    }
    let players = face.players.iter().map(|it| (it.seat, it.name.as_str(), it.tokens));
    let lately = Lately {
        lang: table.lang(),
        players: players.collect(),
        moves: moves.into_iter().map(|(by, at)| (by, Happenings::of(table, at))).collect(),
    };
    sheet.part(id, &lately, |lately| {
        let tongue = Tongue::of(lately.lang);
        let purse = |held: u8| {
            html! { span.tokens { (art::coin()) b aria-hidden="true" { (held) } span.sr { (tokens(tongue, held)) } } }
        };
        let standing = lately.players.iter();
        let standing: Vec<_> = standing
            .map(|(seat, name, held)| (room::seated(seat.index()), *name, purse(*held)))
            .collect();
        let moves = lately.moves.iter().map(|(by, of)| {
            let told = of.sights.iter().map(|seen| &seen.sight).filter(|sight| belongs(sight));
            let said = told.filter_map(|sight| log(tongue, sight, of.names));
            (html! { (medallion(by.index())) (picture(of)) }, said.collect())
        });
        told::lately(tongue, &standing, &moves.collect::<Vec<_>>())
    })
}

fn draw(latest: &Latest<'_>) -> Markup {
    let (of, tongue) = (&latest.of, Tongue::of(latest.of.lang));
    let told = of.sights.iter().map(|seen| &seen.sight).filter(|sight| belongs(sight));
    let mut said = told.filter_map(|sight| tell(tongue, sight, of.names, latest.you));
    let done = said.next().unwrap_or_default();
    let results: Vec<String> = said.collect();
    let long =
        done.chars().count() + results.iter().map(|it| it.chars().count() + 1).sum::<usize>();
    let heard = heard(latest);
    html! {
        // A new id for each move: what is told anew comes in anew.
        div.stage.long[long > 70].longer[long > 130] id={ "stage-" (latest.steps) "-move" }
            data-sounds=(heard.sounds) data-flights=(heard.flights.join(" ")) {
            span.by aria-hidden="true" { (medallion(latest.by.index())) }
            p.say {
                span.done { (done) }
                @for result in &results { " " span.result { (result) } }
            }
        }
    }
}

/// What a move sounds like, and what flies from where to where: no more than everybody sees.
struct Heard {
    /// One sound after the other, each with its time in milliseconds.
    sounds: &'static str,
    /// What comes from where, by their ids.
    flights: Vec<String>,
}

fn heard(latest: &Latest<'_>) -> Heard {
    let mut heard = Heard { sounds: "knock", flights: Vec::new() };
    for seen in latest.of.sights {
        match seen.sight {
            Happened::Added(_, clue) => {
                heard.sounds = "slide";
                let copy = latest.lot.count(clue);
                heard.flights.push(format!("fv-lot-{}-{copy}<fv-deck", clue::key(clue)));
            }
            Happened::Called(_) => heard.sounds = "gavel",
            Happened::Bid(seat, _) => {
                heard.sounds = "coin coin@60 coin@120";
                heard.flights.push(format!("fv-mark-{0}<fv-coins-{0}", seat.0));
            }
            Happened::Passed(_) => heard.sounds = "knock",
            Happened::Sold { seat, to, .. } => {
                heard.sounds = "gavel slide@380 coin@620 coin@680";
                heard.flights.push(match latest.you {
                    Some(you) if you == seat => "fv-own-won<fv-lot".to_string(),
                    _ => format!("fv-won-{}<fv-lot", seat.0),
                });
                if let Payee::Caller(caller) = to {
                    heard.flights.push(format!("fv-coins-{}<fv-coins-{}", caller.0, seat.0));
                }
            }
            Happened::Discarded => heard.sounds = "gavel slide@380",
            Happened::RoundEnded { .. } => heard.sounds = "gavel hinge@500 coin@1100 coin@1190",
            _ => {}
        }
    }
    heard
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

/// A move as a picture: a clue, a bid, the hammer.
fn picture(of: &Happenings<'_>) -> Markup {
    let mut sights = of.sights.iter().map(|seen| seen.sight);
    let sold = sights.clone().any(|sight| matches!(sight, Happened::Sold { .. }));
    let picture = sights.find_map(|sight| match sight {
        Happened::Added(_, clue) => {
            Some(html! { span class=(clue::tint(clue)) { (art::clue(clue)) } })
        }
        Happened::Bid(_, amount) => Some(html! { span.bid { (art::coin()) b.num { (amount) } } }),
        _ => None,
    });
    picture.filter(|_| !sold).unwrap_or_else(art::gavel)
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

//! Moves as they are told in the middle of the table: what was played, on whom, with which result.

use super::card::{shown, small};
use super::drawing::Drawing;
use crate::art;
use crate::art::Icon;
use crate::told::{Told, moves, since};
use love_letter::{Card, Happened, Sight};
use maud::{Markup, html};
use tabletop::Seat;
use words::love_letter::log;

/// The moves since the viewer's own latest one.
pub(super) fn told(drawing: &Drawing<'_>) -> Vec<Told> {
    let moves = since(moves(drawing.recent, mover), drawing.me(), drawing.view.table.players);
    moves.into_iter().map(|(seat, at)| tell(drawing, seat, &drawing.recent[at])).collect()
}

/// Whose move begins with this.
pub(super) fn mover(sight: &Sight) -> Option<Seat> {
    match *sight {
        Happened::Played { seat, .. } | Happened::Kept { seat, .. } => Some(seat),
        _ => None,
    }
}

/// A move in words: what was done, and what came of it.
fn tell(drawing: &Drawing<'_>, seat: Seat, sights: &[Sight]) -> Told {
    let say = |sight: &Sight| log(drawing.tongue, sight, &drawing.names);
    let results: Vec<String> =
        sights.iter().skip(1).filter(|s| is_result(s)).filter_map(say).collect();
    Told { seat: seat.0, done: sights.first().and_then(say).unwrap_or_default(), results }
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
pub(super) fn scene(drawing: &Drawing<'_>) -> Option<Markup> {
    let (_, at) = moves(drawing.recent, mover).pop()?;
    let (first, rest) = drawing.recent[at].split_first()?;
    match *first {
        Happened::Played { seat, card, target, named } => {
            Some(played(drawing, seat, card, target, named, rest))
        }
        Happened::Kept { seat, .. } => Some(html! {
            figure.by { (art::deck()) figcaption { (drawing.name(seat)) } }
        }),
        _ => None,
    }
}

fn played(
    drawing: &Drawing<'_>,
    seat: Seat,
    card: Card,
    target: Option<Seat>,
    named: Option<Card>,
    rest: &[Sight],
) -> Markup {
    let tongue = drawing.tongue;
    let out = rest.iter().find_map(|sight| match *sight {
        Happened::Out(seat, _) => Some(seat),
        _ => None,
    });
    let hit = named.map(|_| out.is_some());
    html! {
        figure.by {
            (shown(tongue, drawing.view.table.edition, card))
            figcaption { (drawing.name(seat)) }
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
                figcaption { (drawing.name(target)) }
            }
        }
    }
}

//! Moves as they are told in the middle of the table: a clue turned up, a call, a bid, a sale.

use super::clue;
use super::drawing::Drawing;
use crate::art;
use crate::told::{Told, moves, since};
use ::favor::{Happened, Sight};
use maud::{Markup, html};
use tabletop::Seat;
use words::favor::log;

/// The moves since the viewer's own latest one.
pub(super) fn told(drawing: &Drawing<'_>) -> Vec<Told> {
    let moves = since(moves(drawing.recent, mover), drawing.seat(), drawing.table().players);
    moves.into_iter().map(|(seat, at)| tell(drawing, seat, &drawing.recent[at])).collect()
}

/// Whose move begins with this.
fn mover(sight: &Sight) -> Option<Seat> {
    match *sight {
        Happened::ChoseToAdd(seat)
        | Happened::Called(seat)
        | Happened::Bid(seat, _)
        | Happened::Passed(seat) => Some(seat),
        _ => None,
    }
}

/// A move in words: what was done, and what came of it.
fn tell(drawing: &Drawing<'_>, seat: Seat, sights: &[Sight]) -> Told {
    let say = |sight: &Sight| log(drawing.tongue, sight, &drawing.names);
    let mut said = sights.iter().filter(|sight| is_told(sight)).filter_map(say);
    let done = said.next().unwrap_or_default();
    Told { seat: seat.0, done, results: said.collect() }
}

/// Whether it belongs to a move. What is dealt for the next round does not.
fn is_told(sight: &Sight) -> bool {
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
pub(super) fn scene(drawing: &Drawing<'_>) -> Option<Markup> {
    let (seat, at) = moves(drawing.recent, mover).pop()?;
    let sights = &drawing.recent[at];
    let sold = sights.iter().any(|sight| matches!(sight, Happened::Sold { .. }));
    let picture = sights.iter().find_map(|sight| match *sight {
        Happened::Added(_, clue) => {
            Some(html! { span class=(clue::tint(clue)) { (art::clue(clue)) } })
        }
        Happened::Bid(_, amount) => Some(html! { span.bid { (art::coin()) b.num { (amount) } } }),
        _ => None,
    });
    Some(html! {
        figure.by {
            @match picture {
                Some(picture) if !sold => (picture),
                _ => (art::gavel()),
            }
            figcaption { (drawing.who(seat)) }
        }
    })
}

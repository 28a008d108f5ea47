//! What happened since one's own move, in the words of the log.

use super::card::{deck_class, deck_sign};
use super::drawing::{Drawing, PEOPLE, ink, letter, shape};
use crate::Told;
use crate::art::{broken_seal, envelope};
use ::fog_of_love::{Happened, Sight};
use maud::{Markup, html};
use tabletop::Seat;
use words::fog_of_love::Titled;

/// So many steps are told at once.
const MOST: usize = 6;

/// So many lines are told of what came of a step; the log has them all.
const RESULTS: usize = 3;

/// Who makes a move that shows, if this is one.
fn mover(sight: &Sight) -> Option<Seat> {
    match *sight {
        Happened::Played(seat, _)
        | Happened::LaidSecret(seat, _)
        | Happened::Reacted(seat, _)
        | Happened::Exchanged(seat, _)
        | Happened::Committed(seat, _)
        | Happened::PlacedFeature(seat, _)
        | Happened::Introduced(seat) => Some(seat),
        _ => None,
    }
}

/// The steps since the viewer's own latest one, each as the log tells it.
pub(super) fn told(drawing: &Drawing<'_>) -> Vec<Told> {
    let glimpse = drawing.glimpse;
    let movers = glimpse.recent.iter().enumerate();
    let movers: Vec<(usize, Seat)> =
        movers.filter_map(|(at, sight)| Some((glimpse.step_of(at), mover(sight)?))).collect();
    let mine = movers.iter().rev().find(|(_, seat)| Some(*seat) == drawing.me());
    let from = mine.map_or(0, |(step, _)| *step);
    let lines = glimpse.log(drawing.tongue, &drawing.names);
    let fresh: Vec<&(usize, String)> = lines.iter().filter(|(step, _)| *step >= from).collect();
    let mut told: Vec<Told> = fresh
        .chunk_by(|a, b| a.0 == b.0)
        .filter_map(|step| {
            let (first, rest) = step.split_first()?;
            let seat = movers.iter().find(|(at, _)| *at == first.0).map_or(0, |(_, seat)| seat.0);
            let results = rest.iter().take(RESULTS).map(|(_, line)| line.clone()).collect();
            Some(Told { seat, done: first.1.clone(), results })
        })
        .collect();
    told.drain(..told.len().saturating_sub(MOST));
    told
}

/// The latest step as a picture: seals that break, a scene that is laid down.
pub(super) fn scene(drawing: &Drawing<'_>) -> Option<Markup> {
    let glimpse = drawing.glimpse;
    let latest = glimpse.steps.checked_sub(1)?;
    let step = glimpse.recent.iter().enumerate().filter(|(at, _)| glimpse.step_of(*at) == latest);
    let content = drawing.content();
    step.map(|(_, sight)| sight).find_map(|sight| match *sight {
        Happened::Chose(letters) => Some(html! {
            div.fl-seals {
                @for (seat, chosen) in PEOPLE.into_iter().zip(letters) {
                    @if let Some(chosen) = chosen {
                        figure class=(ink(seat)) { (broken_seal()) figcaption { (shape(seat)) " " strong { (letter(chosen)) } } }
                    }
                }
            }
        }),
        Happened::Played(_, card) | Happened::Reacted(_, card) => {
            let deck = content.scenes[card.index()].deck;
            Some(html! {
                p class={ "fl-kind " (deck_class(deck)) } { (deck_sign(deck)) " " strong { (drawing.title(Titled::Scene(card))) } }
            })
        }
        Happened::LaidSecret(..) => Some(html! { figure.fl-seals { (envelope()) } }),
        _ => None,
    })
}

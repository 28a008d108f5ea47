//! Clues, as cards and as small tokens of what somebody has collected.

use super::drawing::Drawing;
use crate::art;
use ::favor::{Clue, Clues, Colour};
use maud::{Markup, html};
use words::favor::{clue_line, clue_mark, clue_match, clue_name};

/// What a clue is called in picks, ids and classes: `red-lady`, `blue-red`.
pub(super) fn key(clue: Clue) -> String {
    clue.name().replace('/', "-")
}

/// The class that colours a clue: none for the special ones.
pub(super) fn tint(clue: Clue) -> &'static str {
    match clue.door().map(|door| door.colour()) {
        Some(Colour::Red) => "clue ruby",
        Some(Colour::Blue) => "clue sapphire",
        None => "clue",
    }
}

/// A clue of the lot. `copy` tells it from others of its kind, so that it keeps its place.
pub(super) fn card(drawing: &Drawing<'_>, clue: Clue, copy: u32) -> Markup {
    let name = key(clue);
    html! {
        button type="button" class=(tint(clue)) id={ "fv-lot-" (name) "-" (copy) }
            title=(line(drawing, clue)) data-explain=(name) {
            (face(drawing, clue))
            // On a narrow card “Lady/Tiger” takes two lines.
            span.name { (clue_name(drawing.tongue, clue).replace('/', "/\u{200b}")) }
        }
    }
}

/// Drawing and letters, which say the same as the name beside them.
fn face(drawing: &Drawing<'_>, clue: Clue) -> Markup {
    html! {
        (art::clue(clue))
        span.letter aria-hidden="true" { (clue_mark(drawing.tongue, clue)) } " "
    }
}

/// What a clue is worth: to the viewer's own identity, or to anyone's.
fn line(drawing: &Drawing<'_>, clue: Clue) -> String {
    match drawing.own() {
        Some(door) => clue_match(drawing.tongue, clue, door),
        None => clue_line(drawing.tongue, clue),
    }
}

/// Clues grouped and counted. `label` says whose they are; `place` makes the ids.
pub(super) fn grouped(drawing: &Drawing<'_>, clues: Clues, label: &str, place: &str) -> Markup {
    html! {
        @if clues.is_empty() {
            p.fv-none id=(place) { (drawing.tongue.fv_none()) }
        } @else {
            ul.collection id=(place) aria-label=(label) {
                @for clue in Clue::ALL.into_iter().filter(|clue| clues.has(*clue)) {
                    li id={ (place) "-" (key(clue)) } { (small(drawing, clue, clues.count(clue))) }
                }
            }
        }
    }
}

fn small(drawing: &Drawing<'_>, clue: Clue, count: u32) -> Markup {
    html! {
        button type="button" class=(tint(clue)) title=(line(drawing, clue)) data-explain=(key(clue)) {
            (face(drawing, clue))
            span.sr { (clue_name(drawing.tongue, clue)) " " }
            @if count > 1 { span.count { (drawing.tongue.fvw_times(count.into())) } }
        }
    }
}

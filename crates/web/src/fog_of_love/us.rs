//! The two of them: who they are, how happy, and what they have shown of themselves.

use super::drawing::{Drawing, PEOPLE, ink, shape};
use super::scale::scales;
use ::fog_of_love::{Phase, other};
use maud::{Markup, html};
use tabletop::Seat;
use words::fog_of_love::{Titled, chapter, note};

/// Both people and the scales between them.
pub(super) fn us(drawing: &Drawing<'_>) -> Markup {
    let tongue = drawing.tongue;
    html! {
        section.fl-us id="fl-us" tabindex="0" aria-label=(tongue.flw_us()) {
            (progress(drawing))
            div.fl-couple { @for seat in PEOPLE { (person(drawing, seat)) } }
            details.fl-more-us id="fl-more-us" {
                summary { (tongue.flw_us_more()) }
                div.fl-us-body {
                    (scales(drawing))
                    @for seat in PEOPLE { (cards(drawing, seat)) }
                    (notes(drawing))
                }
            }
        }
    }
}

/// How far the chapter has come, a mark for each scene.
fn progress(drawing: &Drawing<'_>) -> Markup {
    let (table, content) = (drawing.table(), drawing.content());
    let length = table.length(content);
    let running =
        table.chapter > 0 && !matches!(table.phase, Phase::Finale(_) | Phase::Judge | Phase::Over);
    html! {
        p.fl-progress id="fl-progress" {
            span { (chapter(drawing.tongue, content, table)) }
            @if running {
                span.marks aria-hidden="true" {
                    @for scene in 0..length { @if scene < table.count { "▪" } @else { "▫" } }
                }
            }
        }
    }
}

/// Somebody's name, hearts, and what lies before them.
fn person(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    let (tongue, person) = (drawing.tongue, drawing.table().person(seat));
    let waited = drawing.table().waiting.has(seat) && drawing.table().phase != Phase::Over;
    html! {
        section class={ "fl-person " (ink(seat)) } id={ "player-" (seat.0) } {
            h3 { span.shape aria-hidden="true" { (shape(seat)) } " " (drawing.name(seat)) }
            p.hearts { span aria-hidden="true" { "♥" } " " (person.satisfaction) span.sr { " " (tongue.flw_hearts(person.satisfaction.into())) } }
            @if let Some(card) = person.occupation {
                p.job { (drawing.title(Titled::Occupation(card))) }
            }
            p.lying {
                @if person.secrets > 0 { span.badge { (tongue.flw_secrets(person.secrets.into())) } }
                @if person.committed { span.badge.sealed { (tongue.flw_has_chosen()) } }
                @else if waited && drawing.me() != Some(seat) { span.badge { (tongue.flw_thinks()) } }
            }
        }
    }
}

/// What is known of somebody: job and features, with where their tokens lie.
fn cards(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    let (tongue, person) = (drawing.tongue, drawing.table().person(seat));
    let features: Vec<_> = person.features.iter().flatten().copied().collect();
    html! {
        @if !features.is_empty() {
            div.fl-known {
                h4 { (tongue.flw_noticed(drawing.name(other(seat)), drawing.name(seat))) }
                ul {
                    @for card in features {
                        li { button.fl-word type="button" data-explain={ "feature-" (card.0) } { (drawing.title(Titled::Feature(card))) } }
                    }
                }
            }
        }
    }
}

/// What the partner once showed.
fn notes(drawing: &Drawing<'_>) -> Markup {
    let notes = &drawing.view.known.notes;
    let titles = drawing.titles();
    html! {
        @if let Some(partner) = drawing.partner().filter(|_| !notes.is_empty()) {
            div.fl-notes {
                h4 { (drawing.tongue.flw_shown_by(drawing.name(partner))) }
                ul { @for one in notes { li { (note(drawing.tongue, &titles, one)) } } }
            }
        }
    }
}

//! What the viewer may know and the others need not.

use super::card::{back, small};
use super::drawing::Drawing;
use love_letter::{Card, Happened, Kinds, Sight};
use maud::{Markup, html};
use tabletop::Seat;
use words::love_letter::{card_name, log};

/// All of it: beside one's own cards where there is room, at the end of the table where there is none.
pub(super) fn private(drawing: &Drawing<'_>) -> Markup {
    html! {
        div.private id="private" role="region" tabindex="0" aria-label=(drawing.tongue.llw_knowledge()) {
            (grid(drawing))
            (under(drawing))
            (notes(drawing))
        }
    }
}

/// Which characters each hand may still be.
fn grid(drawing: &Drawing<'_>) -> Markup {
    let (tongue, table) = (drawing.tongue, &drawing.view.table);
    let others: Vec<Seat> =
        drawing.others().into_iter().filter(|&seat| drawing.held(seat) > 0).collect();
    let kinds = table.edition.deck().kinds();
    if others.is_empty() {
        return html! {};
    }
    html! {
        section.known-hands aria-labelledby="knowledge-title" {
            h2.label #knowledge-title title=(tongue.llw_knowledge_help()) { (tongue.llw_knowledge()) }
            table.knowledge {
                thead {
                    tr {
                        th scope="col" { span.sr { (tongue.heading_player()) } }
                        @for card in kinds.iter() {
                            th scope="col" title=(card_name(tongue, card)) {
                                span aria-hidden="true" { (card.value()) }
                                span.sr { (card_name(tongue, card)) }
                            }
                        }
                    }
                }
                tbody {
                    @for seat in others {
                        tr id={ "known-" (seat.0) } {
                            th scope="row" { (drawing.name(seat)) }
                            @for card in kinds.iter() { (cell(drawing, drawing.view.possible(seat), card)) }
                        }
                    }
                }
            }
        }
    }
}

fn cell(drawing: &Drawing<'_>, possible: Kinds, card: Card) -> Markup {
    let (class, sign, words) = if !possible.has(card) {
        ("no", "–", drawing.tongue.llw_cell_no())
    } else if possible.len() == 1 {
        ("yes", "✓", drawing.tongue.llw_cell_yes())
    } else {
        ("maybe", "●", drawing.tongue.llw_cell_maybe())
    };
    html! { td class=(class) { span aria-hidden="true" { (sign) } span.sr { (words) } } }
}

/// What lies under the deck since a Chancellor, as far as the viewer knows.
fn under(drawing: &Drawing<'_>) -> Markup {
    let tongue = drawing.tongue;
    let returned: Vec<Kinds> = drawing.view.returned().collect();
    html! {
        @if returned.iter().any(|kinds| kinds.only().is_some()) {
            section.returned aria-labelledby="under-title" {
                h2.label #under-title { (tongue.llw_under()) }
                ol.discards {
                    @for kinds in returned {
                        li {
                            @match kinds.only() {
                                Some(card) => {
                                    span.sr { (card_name(tongue, card)) }
                                    (small(tongue, card))
                                }
                                None => {
                                    span.sr { (tongue.llw_under_unknown()) }
                                    (back())
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What the viewer was shown this round and not everybody was: the latest last.
fn notes(drawing: &Drawing<'_>) -> Markup {
    let begin = drawing.recent.iter().rposition(|sight| matches!(sight, Happened::SetAside(_)));
    let round = drawing.recent.get(begin.unwrap_or(0)..).unwrap_or_default();
    let mine = round.iter().filter(|sight| is_private(sight));
    let lines: Vec<String> =
        mine.filter_map(|sight| log(drawing.tongue, sight, &drawing.names)).collect();
    let latest = lines.len().saturating_sub(MOST_NOTES);
    html! {
        @if !lines.is_empty() {
            section.notes aria-labelledby="notes-title" {
                h2.label #notes-title { (drawing.tongue.llw_notes()) }
                ul.log { @for line in &lines[latest..] { li.private { (line) } } }
            }
        }
    }
}

/// More than that is better read off the grid.
const MOST_NOTES: usize = 4;

/// Whether the viewer saw the face of a card here that others saw the back of.
fn is_private(sight: &Sight) -> bool {
    match sight {
        Happened::Looked { card, .. } => card.is_some(),
        Happened::Compared { cards, .. } | Happened::Swapped { cards, .. } => cards.0.is_some(),
        Happened::Kept { keep, .. } => keep.is_some(),
        _ => false,
    }
}

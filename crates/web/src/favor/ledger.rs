//! What is left and what is written down: deck, discarded lots, box, points.

use super::clue;
use super::drawing::Drawing;
use super::score::signed;
use ::favor::{ROUNDS, Step};
use maud::{Markup, html};
use words::favor::round;

/// The quiet side of the table.
pub(super) fn ledger(drawing: &Drawing<'_>) -> Markup {
    let (tongue, table) = (drawing.tongue, drawing.table());
    html! {
        section.fv-ledger aria-labelledby="fv-round-title" {
            div.fv-aim {
                h2 id="fv-round-title" { (round(tongue, table.round.max(1))) }
                p { (tongue.fvw_aim()) }
            }
            div.fv-piles {
                div id="fv-deck" {
                    h3 { (tongue.fv_deck()) }
                    p { (tongue.fv_deck_left(table.left.into())) }
                    @if table.left > 0 {
                        (clue::grouped(drawing, table.deck, &tongue.fvw_still_in_deck(), "fv-in-deck"))
                    }
                }
                div id="fv-discard" {
                    h3 { (tongue.fv_discard()) }
                    (clue::grouped(drawing, table.discard, &tongue.fv_discard(), "fv-discarded"))
                }
                div id="fv-box" {
                    h3 { (tongue.fv_box()) }
                    p { (tongue.fv_in_box(table.boxed.into())) }
                }
            }
            @if table.scored > 0 { (scores(drawing)) }
        }
    }
}

/// Points by round, and the total.
fn scores(drawing: &Drawing<'_>) -> Markup {
    let (tongue, table) = (drawing.tongue, drawing.table());
    let won = |seat| matches!(table.step, Step::Over(winner) if winner == seat);
    html! {
        table.fv-points {
            caption { (tongue.fvw_points_by_round()) }
            thead {
                tr {
                    th scope="col" { (tongue.fvw_player()) }
                    @for round in 1..=ROUNDS { th scope="col" { (tongue.fvw_column_round(round.into())) } }
                    th scope="col" { (tongue.fv_column_total()) }
                }
            }
            tbody {
                @for seat in drawing.everyone() {
                    tr class=[won(seat).then_some("winner")] {
                        th scope="row" { (drawing.who(seat)) }
                        @for round in 0..usize::from(ROUNDS) {
                            td.num {
                                @if let Some(points) = table.scores().get(round) { (signed(tongue, points[seat.index()])) }
                                @else { "–" }
                            }
                        }
                        td.num { b { (signed(tongue, table.total(seat))) } }
                    }
                }
            }
        }
    }
}

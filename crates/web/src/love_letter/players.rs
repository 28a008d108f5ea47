//! Who sits at the table, and what lies before them.

use super::card::{back, small};
use super::choice::{Choice, Pick};
use super::drawing::{Drawing, seals};
use crate::art::{self, Icon, icon};
use love_letter::{Illegal, Laid, Step};
use maud::{Markup, html};
use tabletop::Seat;
use words::love_letter::{illegal, status};

/// Everybody else, in the order of the table.
pub(super) fn others(drawing: &Drawing<'_>) -> Markup {
    let tongue = drawing.tongue;
    let heading = if drawing.me().is_some() { tongue.llw_others() } else { tongue.llw_players() };
    html! {
        section.others aria-labelledby="others-title" {
            h2.sr #others-title { (heading) }
            ul.opponents { @for seat in drawing.others() { (player(drawing, seat)) } }
        }
    }
}

/// The viewer's own row, where everybody sees it.
pub(super) fn oneself(drawing: &Drawing<'_>) -> Markup {
    html! {
        @if let Some(seat) = drawing.me() { ul.opponents.oneself { (player(drawing, seat)) } }
    }
}

fn player(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    let (tongue, table) = (drawing.tongue, &drawing.view.table);
    let over = matches!(table.step, Step::Over(_));
    let active = seat == table.active && !over;
    let out = !table.inside.has(seat);
    let protected = table.protected.has(seat) && !out;
    let target = drawing.targets().has(seat);
    let selected = drawing.choice == Choice::Guard(seat);
    html! {
        li.opponent.active[active].out[out].protected[protected].target[target].selected[selected]
            id={ "player-" (seat.0) } {
            div.who {
                @if out { (art::broken_seal()) }
                @if protected { (art::shield()) }
                span.called { (drawing.name(seat)) }
                @if drawing.is_bot(seat) { (icon(Icon::Robot)) span.sr { (tongue.bot()) } }
                @if drawing.me() == Some(seat) { span.badge { (tongue.llw_you()) } }
                @if out || protected { span.state { (status(tongue, table, seat)) } }
                @if active {
                    span.state.turn {
                        @if drawing.me() == Some(seat) { (tongue.llw_your_turn()) }
                        @else { (tongue.llw_active()) }
                    }
                }
            }
            @if let Some(said) = drawing.thrown_in(seat) { (said) }
            (seals(drawing, seat))
            div.laid {
                (face_down(drawing, seat))
                (row(drawing, seat))
            }
            (pick(drawing, seat))
        }
    }
}

/// The sealed envelopes before somebody, and what the viewer can be sure of.
fn face_down(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    let (tongue, held) = (drawing.tongue, drawing.held(seat));
    let mine = drawing.me() == Some(seat);
    let known = drawing.view.known(seat).filter(|_| !mine && held > 0);
    html! {
        @if held > 0 && !mine {
            span.sealed {
                span.sr { (tongue.llw_face_down(held.into())) }
                @for n in 0..held {
                    @match known {
                        Some(card) if n == 0 => (small(tongue, card)),
                        _ => (back()),
                    }
                }
                @if let Some(card) = known { span.known { (tongue.llw_surely(card)) } }
            }
        }
    }
}

/// What somebody has played and discarded this round, in order.
fn row(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    let tongue = drawing.tongue;
    let laid: Vec<_> = drawing.view.table.rows.of(seat).collect();
    html! {
        @if laid.is_empty() {
            p.state.empty { (tongue.llw_row_empty()) }
        } @else {
            ol.discards aria-label=(tongue.ll_column_row()) {
                @for (n, (card, how)) in laid.into_iter().enumerate() {
                    li.discarded[how == Laid::Discarded] id={ "laid-" (seat.0) "-" (n) } {
                        span.sr {
                            @match how {
                                Laid::Played => (tongue.llw_played(card)),
                                Laid::Discarded => (tongue.llw_discarded(card)),
                            }
                        }
                        (small(tongue, card))
                    }
                }
            }
        }
    }
}

/// While somebody is to be chosen: a button over the whole of a player, or why not this one.
fn pick(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    let (tongue, table, targets) = (drawing.tongue, &drawing.view.table, drawing.targets());
    if targets.is_empty() {
        return html! {};
    }
    let mine = drawing.me() == Some(seat);
    let label =
        if mine { tongue.llw_choose_yourself() } else { tongue.llw_choose(&drawing.name(seat)) };
    if targets.has(seat) {
        let pressed = drawing.choice == Choice::Guard(seat);
        return html! {
            button.pick type="button" id={ "pick-" (seat.0) } aria-pressed=(pressed) data-pick=(Pick::Seat(seat).name()) { (label) }
        };
    }
    let why = if mine {
        Illegal::NotOneself
    } else if table.inside.has(seat) {
        Illegal::IsProtected(seat)
    } else {
        Illegal::IsOut(seat)
    };
    let why = illegal(tongue, why, &drawing.names);
    html! {
        button.pick type="button" id={ "pick-" (seat.0) } aria-disabled="true"
            aria-describedby={ "why-" (seat.0) } title=(why) { (label) }
        span.sr id={ "why-" (seat.0) } { (why) }
    }
}

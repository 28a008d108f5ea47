//! Everybody at the table: tokens, collections, points.

use super::clue;
use super::drawing::Drawing;
use crate::art;
use ::favor::Step;
use maud::{Markup, html};
use tabletop::Seat;
use words::favor::{bid_status, points, tokens};

/// Everybody, in turn order from the round's first player.
pub(super) fn players(drawing: &Drawing<'_>) -> Markup {
    html! {
        section.fv-players aria-labelledby="fv-players-title" {
            h2.sr id="fv-players-title" { (drawing.tongue.fvw_players()) }
            ul.bidders {
                @for seat in drawing.everyone() { (player(drawing, seat)) }
            }
        }
    }
}

fn player(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    let (tongue, table) = (drawing.tongue, drawing.table());
    let held = table.tokens.of(seat);
    let who = drawing.who(seat);
    html! {
        li class=(classes(drawing, seat)) id={ "fv-seat-" (seat.0) } {
            div.who {
                span.name { (who) } " "
                (badges(drawing, seat))
            }
            @if let Some(said) = drawing.thrown_in(seat) { (said) }
            div.tokens {
                @for _ in 0..held { (art::coin()) }
                span.purse aria-hidden="true" { (held) } " "
                span.sr { (tokens(tongue, held)) } " "
                span.total { (points(tongue, table.total(seat))) }
            }
            (clue::grouped(drawing, table.collection(seat), &tongue.fv_collection(), &format!("fv-won-{}", seat.0)))
        }
    }
}

/// What there is to say about a seat, in small words.
fn badges(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    let (tongue, table) = (drawing.tongue, drawing.table());
    let over = matches!(table.step, Step::Over(_));
    html! {
        span.fv-badges {
            @if drawing.seat() == Some(seat) { span.badge { (tongue.fvw_you()) } " " }
            @if seat == table.first { span.badge { (tongue.fv_first_player()) } " " }
            @if table.caller() == Some(seat) { span.badge { (tongue.fv_caller()) } " " }
            @if seat == table.active && !over {
                span.state { (tongue.fvw_deciding()) }
            } @else if table.auction.bid_of(seat).is_some() {
                span.state { (bid_status(tongue, table, seat).unwrap_or_default()) }
            }
        }
    }
}

fn classes(drawing: &Drawing<'_>, seat: Seat) -> String {
    let table = drawing.table();
    let bidding = table.step == Step::Bid;
    let signs = [
        (seat == table.active && !matches!(table.step, Step::Over(_)), " active"),
        (bidding && table.auction.leader() == Some(seat), " high"),
        (bidding && table.auction.bid_of(seat) == Some(0), " passed"),
    ];
    let on = signs.into_iter().filter(|(on, _)| *on).map(|(_, class)| class);
    std::iter::once("bidder").chain(on).collect()
}

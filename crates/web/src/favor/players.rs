//! Everybody at the table: tokens, collections, points.

use super::clue;
use super::eye::Eye;
use crate::art;
use ::favor::Step;
use maud::{Markup, html};
use tabletop::Seat;
use words::favor::{bid_status, points, tokens};

/// Everybody, in turn order from the round's first player.
pub(super) fn players(eye: &Eye<'_>) -> Markup {
    html! {
        section.fv-players aria-labelledby="fv-players-title" {
            h2.sr id="fv-players-title" { (eye.tongue.fvw_players()) }
            ul.bidders {
                @for seat in eye.everyone() { (player(eye, seat)) }
            }
        }
    }
}

fn player(eye: &Eye<'_>, seat: Seat) -> Markup {
    let (tongue, table) = (eye.tongue, eye.table());
    let held = table.tokens.of(seat);
    let who = eye.who(seat);
    html! {
        li class=(classes(eye, seat)) id={ "fv-seat-" (seat.0) } {
            div.who {
                span.name { (who) } " "
                (badges(eye, seat))
            }
            div.tokens {
                @for _ in 0..held { (art::coin()) }
                span.purse aria-hidden="true" { (held) } " "
                span.sr { (tokens(tongue, held)) } " "
                span.total { (points(tongue, table.total(seat))) }
            }
            (clue::grouped(eye, table.collection(seat), &tongue.fv_collection(), &format!("fv-won-{}", seat.0)))
        }
    }
}

/// What there is to say about a seat, in small words.
fn badges(eye: &Eye<'_>, seat: Seat) -> Markup {
    let (tongue, table) = (eye.tongue, eye.table());
    let over = matches!(table.step, Step::Over(_));
    html! {
        span.fv-badges {
            @if eye.seat() == Some(seat) { span.badge { (tongue.fvw_you()) } " " }
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

fn classes(eye: &Eye<'_>, seat: Seat) -> String {
    let table = eye.table();
    let bidding = table.step == Step::Bid;
    let signs = [
        (seat == table.active && !matches!(table.step, Step::Over(_)), " active"),
        (bidding && table.auction.leader() == Some(seat), " high"),
        (bidding && table.auction.bid_of(seat) == Some(0), " passed"),
    ];
    let on = signs.into_iter().filter(|(on, _)| *on).map(|(_, class)| class);
    std::iter::once("bidder").chain(on).collect()
}

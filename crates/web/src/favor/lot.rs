//! The lot, and the auction that is held for it.

use super::clue;
use super::drawing::{Drawing, in_turn};
use crate::art;
use ::favor::{Clue, Step};
use maud::{Markup, html};
use words::favor::{auction, bid_status, high_bid, log};

/// What is on offer, who called, who leads, and who has bid what.
pub(super) fn lot(drawing: &Drawing<'_>) -> Markup {
    html! {
        section.auction id="fv-auction" aria-labelledby="fv-lot-title" {
            @if drawing.table().step == Step::Bid { (bids(drawing)) } @else { (quiet(drawing)) }
            div.fv-lot {
                h2 id="fv-lot-title" { (drawing.tongue.fv_lot()) }
                (cards(drawing))
            }
        }
    }
}

fn cards(drawing: &Drawing<'_>) -> Markup {
    let lot = drawing.table().lot;
    html! {
        @if lot.is_empty() {
            p.fv-none { (drawing.tongue.fvw_lot_empty()) }
        } @else {
            ul.lot {
                @for kind in Clue::ALL {
                    @for copy in 1..=lot.count(kind) { li { (clue::card(drawing, kind, copy)) } }
                }
            }
        }
    }
}

/// The auction that is being held.
fn bids(drawing: &Drawing<'_>) -> Markup {
    let (tongue, table) = (drawing.tongue, drawing.table());
    html! {
        div.bid-now {
            (art::gavel())
            p.caller { (auction(tongue, table, &drawing.names).unwrap_or_default()) }
            p.high { (high_bid(tongue, table, &drawing.names).unwrap_or_default()) }
        }
        ol.fv-order aria-label=(tongue.fvw_bidding_order()) {
            @for seat in in_turn(table.auction.first, table.players) {
                li id={ "fv-order-" (seat.0) } class=[(seat == table.active).then_some("active")] {
                    b { (drawing.who(seat)) } " "
                    span.state {
                        @if seat == table.active { (tongue.fvw_deciding()) }
                        @else { (bid_status(tongue, table, seat).unwrap_or_default()) }
                    }
                }
            }
        }
    }
}

/// No auction is being held: what came of the last one.
fn quiet(drawing: &Drawing<'_>) -> Markup {
    let tongue = drawing.tongue;
    html! {
        @if let Some(hammer) = drawing.story().hammer {
            div.notice.fv-last id="fv-last" {
                (art::gavel())
                div.fv-fell {
                    p { strong { (tongue.fvw_last_auction()) } }
                    p { (log(tongue, &hammer.fell, &drawing.names).unwrap_or_default()) }
                }
                (clue::grouped(drawing, hammer.lot, &tongue.fvw_last_auction(), "fv-last-lot"))
            }
        } @else {
            p.fv-none { (tongue.fvw_no_auction()) }
        }
    }
}

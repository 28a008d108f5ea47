//! The lot, and the auction that is held for it.

use super::clue::{self, Pile};
use super::{Table, name_in};
use crate::art;
use crate::parts::{Sheet, Slot};
use ::favor::{Clue, Sight};
use face::favor::Held;
use maud::{Markup, html};
use tabletop::Seat;
use words::favor::{bid_status, high_bid, log};
use words::{Lang, Tongue};

/// What is on offer, who called, who leads, and who has bid what.
pub(super) fn auction(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let face = table.face();
    let held = match &face.auction {
        Some(held) => bids(sheet, table, held),
        None => quiet(sheet, table),
    };
    let reader = table.reader();
    let kinds =
        Clue::ALL.into_iter().flat_map(|kind| (1..=face.lot.count(kind)).map(move |n| (kind, n)));
    let cards: Vec<Slot> = kinds
        .map(|(kind, copy)| {
            let id = format!("fv-lot-{}-{copy}", clue::key(kind));
            sheet.part(id, &(reader, kind, copy), clue::card)
        })
        .collect();
    sheet.part("fv-auction", &(table.lang(), held, cards), draw)
}

fn draw((lang, held, cards): &(Lang, Slot, Vec<Slot>)) -> Markup {
    let tongue = Tongue::of(*lang);
    html! {
        section.auction id="fv-auction" aria-labelledby="fv-lot-title" {
            (held)
            div.fv-lot {
                h2 id="fv-lot-title" { (tongue.fv_lot()) }
                @if cards.is_empty() {
                    p.fv-none { (tongue.fvw_lot_empty()) }
                } @else {
                    ul.lot { @for card in cards { li { (card) } } }
                }
            }
        }
    }
}

/// The auction that is being held.
#[derive(Hash)]
struct Bids<'a> {
    lang: Lang,
    names: &'a [String],
    held: &'a Held,
    /// In the order of their chances: whether they decide now, or else what they have bid.
    order: Vec<(Seat, Option<Option<u8>>)>,
}

fn bids(sheet: &mut Sheet<'_>, table: &Table<'_>, held: &Held) -> Slot {
    let stands = |seat: &Seat| {
        let player = table.face().player(*seat)?;
        Some((*seat, (!player.active).then_some(player.bid)))
    };
    let order = held.order.iter().filter_map(stands).collect();
    let bids = Bids { lang: table.lang(), names: table.names(), held, order };
    sheet.part("fv-bids", &bids, draw_bids)
}

fn draw_bids(bids: &Bids<'_>) -> Markup {
    let (tongue, names) = (Tongue::of(bids.lang), bids.names);
    html! {
        div.bid-now {
            (art::gavel())
            p.caller { (words::favor::auction(tongue, bids.held.caller, names)) }
            p.high { (high_bid(tongue, bids.held.leader, names)) }
        }
        ol.fv-order aria-label=(tongue.fvw_bidding_order()) {
            @for (seat, has_bid) in &bids.order {
                li id={ "fv-order-" (seat.0) } class=[has_bid.is_none().then_some("active")] {
                    b { (name_in(names, tongue, *seat)) } " "
                    span.state {
                        @match has_bid {
                            None => (tongue.fvw_deciding()),
                            Some(bid) => (bid_status(tongue, *bid)),
                        }
                    }
                }
            }
        }
    }
}

/// An auction that is over.
#[derive(Hash)]
struct Fell<'a> {
    names: &'a [String],
    fell: Sight,
    lot: Slot,
}

/// No auction is being held: what came of the last one.
fn quiet(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let fell = table.face().hammer.map(|hammer| Fell {
        names: table.names(),
        fell: hammer.fell,
        lot: clue::grouped(sheet, table, hammer.lot, Pile::Last, "fv-last-lot"),
    });
    sheet.part("fv-quiet", &(table.lang(), fell), draw_quiet)
}

fn draw_quiet((lang, fell): &(Lang, Option<Fell<'_>>)) -> Markup {
    let tongue = Tongue::of(*lang);
    html! {
        @if let Some(Fell { names, fell, lot }) = fell {
            div.notice.fv-last id="fv-last" {
                (art::gavel())
                div.fv-fell {
                    p { strong { (tongue.fvw_last_auction()) } }
                    p { (log(tongue, fell, names).unwrap_or_default()) }
                }
                (lot)
            }
        } @else {
            p.fv-none { (tongue.fvw_no_auction()) }
        }
    }
}

//! The lot in its tray, and the auction that is held for it: who leads, who called, and who will be paid.

use super::clue;
use super::{Table, name_in};
use crate::art;
use crate::parts::{Sheet, Slot};
use ::favor::{Clue, Sight};
use face::favor::Held;
use maud::{Markup, html};
use tabletop::Seat;
use words::favor::tell;
use words::{Lang, Tongue};

/// What is on offer, who leads, who called.
pub(super) fn auction(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let lot = lot(sheet, table);
    let held = match &table.face().auction {
        Some(held) => called(sheet, table, held),
        None => quiet(sheet, table),
    };
    sheet.part("fv-auction", &(lot, held), |(lot, held)| {
        html! { section.auction id="fv-auction" aria-labelledby="fv-lot-title" { (lot) (held) } }
    })
}

/// The tray that the lot lies in.
#[derive(Hash)]
struct Lot<'a> {
    lang: Lang,
    /// While an auction is held: who leads, if anybody does, and with how much; nobody's name is oneself's.
    leads: Option<Option<(Option<&'a str>, u8)>>,
    cards: Vec<Slot>,
}

fn lot(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let (face, reader) = (table.face(), table.reader());
    let mut copies = [0; Clue::ALL.len()];
    let cards = face.lot_worths().into_iter().map(|(kind, worth)| {
        let copy = &mut copies[kind as usize];
        *copy += 1;
        let id = format!("fv-lot-{}-{copy}", clue::key(kind));
        sheet.part(id, &(reader, kind, *copy, worth), clue::card)
    });
    let cards = cards.collect();
    let leads = face.auction.as_ref().map(|held| {
        held.leader.map(|(seat, bid)| {
            let other = face.player(seat).filter(|player| face.you != Some(player.seat));
            (other.map(|player| player.name.as_str()), bid)
        })
    });
    sheet.part("fv-lot", &Lot { lang: table.lang(), leads, cards }, draw_lot)
}

fn draw_lot(lot: &Lot<'_>) -> Markup {
    let tongue = Tongue::of(lot.lang);
    let many = match lot.cards.len() {
        0..=4 => "lot",
        5..=6 => "lot many",
        7..=10 => "lot crowd",
        _ => "lot crowd throng",
    };
    html! {
        div.fv-lot id="fv-lot" {
            h2.tag id="fv-lot-title" {
                (tongue.fv_lot())
                @if let Some(leader) = lot.leads {
                    " · "
                    span.high {
                        @match leader {
                            None => (tongue.fvt_no_bid()),
                            Some((None, bid)) => (tongue.fvt_you_lead(bid.into())),
                            Some((Some(name), bid)) => (tongue.fvt_leads(name, bid.into())),
                        }
                    }
                }
            }
            @if lot.cards.is_empty() {
                p.fv-none { (tongue.fvw_lot_empty()) }
            } @else {
                ul class=(many) { @for card in &lot.cards { li { (card) } } }
            }
        }
    }
}

/// Who called, by name unless it is the viewer; nobody calls the final auction.
type Caller<'a> = (Lang, Option<(Seat, Option<&'a str>)>);

fn called(sheet: &mut Sheet<'_>, table: &Table<'_>, held: &Held) -> Slot {
    let face = table.face();
    let caller = held.caller.and_then(|seat| face.player(seat)).map(|player| {
        (player.seat, (face.you != Some(player.seat)).then_some(player.name.as_str()))
    });
    sheet.part("fv-called", &(table.lang(), caller), draw_called)
}

fn draw_called(&(lang, caller): &Caller<'_>) -> Markup {
    let tongue = Tongue::of(lang);
    html! {
        div.bid-now id="fv-called" {
            (art::gavel())
            p.caller {
                @match caller {
                    None => (tongue.fvt_final()),
                    Some((_, None)) => (tongue.fvt_you_called()),
                    Some((_, Some(name))) => (tongue.fvt_called(name)),
                }
            }
        }
    }
}

/// An auction that is over.
#[derive(Hash)]
struct Fell<'a> {
    lang: Lang,
    names: &'a [String],
    you: Option<Seat>,
    fell: Option<Sight>,
}

/// No auction is being held: what came of the last one.
fn quiet(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let face = table.face();
    let fell = face.hammer.map(|hammer| hammer.fell);
    let quiet = Fell { lang: table.lang(), names: table.names(), you: face.you, fell };
    sheet.part("fv-last", &quiet, draw_quiet)
}

fn draw_quiet(&Fell { lang, names, you, ref fell }: &Fell<'_>) -> Markup {
    let tongue = Tongue::of(lang);
    html! {
        div.bid-now.fv-last id="fv-last" {
            (art::gavel())
            p.caller {
                @match fell {
                    Some(fell) => { b { (tongue.fvw_last_auction()) } " " (tell(tongue, fell, names, you).unwrap_or_default()) }
                    None => (tongue.fvw_no_auction()),
                }
            }
        }
    }
}

/// What somebody is called, unless it is the viewer.
pub(super) fn named(table: &Table<'_>, seat: Seat) -> String {
    let tongue = Tongue::of(table.lang());
    match table.face().you {
        Some(you) if you == seat => tongue.fvt_oneself(),
        _ => name_in(table.names(), tongue, seat),
    }
}

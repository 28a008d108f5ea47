//! What remains: a rack of plates, one for each character, with the copies that are not seen yet. When a Guard
//! asks, the plates are what may be named.

use super::Table;
use crate::art;
use crate::parts::{Sheet, Slot};
use face::Pick as _;
use face::love_letter::{Chosen, Pick, Remains};
use maud::{Markup, html};
use words::love_letter::card_name;
use words::{Lang, Tongue};

/// The rack.
#[derive(Hash)]
struct Rack {
    lang: Lang,
    /// Whether a Guard questions somebody.
    asks: bool,
    plates: Vec<Slot>,
    know: Option<Slot>,
}

/// A plate, while it may be pressed or not: it is drawn for every pick, and what stands on it apart.
#[derive(Hash)]
struct Plate {
    lang: Lang,
    remains: Remains,
    asks: Asks,
    printed: Slot,
}

/// While a Guard asks.
#[derive(Clone, Copy, Hash)]
enum Asks {
    /// Nobody does.
    Nothing,
    /// This character may be named.
    May { possible: bool },
    /// The Guard never asks for its like.
    Not,
}

/// Every plate is a part, for few change at once. What cannot be is dimmed while a Guard asks, unless that is
/// switched off; it may be named all the same.
pub(super) fn rack(sheet: &mut Sheet<'_>, table: &Table<'_>, know: Option<Slot>) -> Slot {
    let (lang, face) = (table.lang(), table.face());
    let target = match table.chosen {
        Chosen::Guard(target) => Some(target),
        _ => None,
    };
    let names = face.names(table.chosen);
    let plate = |of: &Remains| {
        let card = of.card;
        let asks = match target {
            None => Asks::Nothing,
            Some(target) if names.contains(&card) => {
                Asks::May { possible: !table.desk().dim || face.may_hold(target, card) }
            }
            Some(_) => Asks::Not,
        };
        let left = target.map_or(of.left, |target| face.left_for(target, card));
        let remains = Remains { left, ..*of };
        let printed = sheet.part(format!("plate-{}", card.name()), &(lang, remains), printed);
        let plate = Plate { lang, remains, asks, printed };
        sheet.part(format!("remains-{}", card.name()), &plate, draw_plate)
    };
    let plates: Vec<Slot> = face.remains.iter().map(plate).collect();
    let rack = Rack { lang, asks: target.is_some(), plates, know };
    sheet.part("remaining", &rack, draw)
}

fn draw(rack: &Rack) -> Markup {
    let tongue = Tongue::of(rack.lang);
    html! {
        section.remaining.guess[rack.asks] aria-labelledby="remains-title" {
            h2.label #remains-title title=(tongue.llw_remains_help()) {
                @if rack.asks { (tongue.llt_name_card()) } @else { (tongue.llw_remains()) }
            }
            ol.remains { @for plate in &rack.plates { li { (plate) } } }
            @if let Some(know) = &rack.know { (know) }
        }
    }
}

fn draw_plate(Plate { lang, remains, asks, printed }: &Plate) -> Markup {
    let (tongue, card) = (Tongue::of(*lang), remains.card);
    let named = matches!(asks, Asks::May { .. });
    let dimmed = matches!(asks, Asks::May { possible: false });
    html! {
        button.of.none[remains.left == 0].named[named].impossible[dimmed].cant[matches!(asks, Asks::Not)]
            type="button" id={ "remains-" (card.name()) } title=(tongue.ll_line(card)) data-explain=(card.name())
            data-pick=[named.then(|| Pick::Name(card).name())]
            data-key=[named.then(|| card.value())] data-final[named] {
            (printed)
            @if dimmed { span.sr { (tongue.llw_impossible()) } }
        }
    }
}

fn printed(&(lang, Remains { card, left, copies }): &(Lang, Remains)) -> Markup {
    let tongue = Tongue::of(lang);
    html! {
        span.sr { (tongue.llw_remaining(card, left.into(), copies.into())) }
        span.rank aria-hidden="true" { (card.value()) }
        (art::portrait(card))
        span.name aria-hidden="true" { (card_name(tongue, card)) }
        span.dots aria-hidden="true" {
            @for _ in 0..left { span.dot {} }
            @for _ in left..copies { span.dot.hollow {} }
        }
    }
}

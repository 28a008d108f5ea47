//! A card, face up or down.

use crate::art;
use love_letter::{Card, Edition};
use maud::{Markup, html};
use words::Tongue;
use words::love_letter::{card_line, card_name};

/// The printed side: value, copies, portrait, name and line. Those copies that an edition leaves
/// out are hollow.
pub(super) fn face(tongue: &Tongue, edition: Edition, card: Card) -> Markup {
    let printed = Edition::Standard.deck().count(card);
    let used = edition.deck().count(card);
    html! {
        span.face {
            span.rank { (card.value()) }
            span.dots aria-hidden="true" {
                @for _ in 0..used { span.dot {} }
                @for _ in used..printed { span.dot.hollow {} }
            }
            (art::portrait(card))
            span.name { (card_name(tongue, card)) }
            span.line { (card_line(tongue, card)) }
        }
    }
}

/// A card to drawing at.
pub(super) fn shown(tongue: &Tongue, edition: Edition, card: Card) -> Markup {
    html! { div.card { (face(tongue, edition, card)) } }
}

/// A card in small: value, portrait and name. What it is stands beside it for those who hear it.
pub(super) fn small(tongue: &Tongue, card: Card) -> Markup {
    html! {
        span.card.small aria-hidden="true" title=(card_line(tongue, card)) {
            span.face {
                span.rank { (card.value()) }
                (art::portrait(card))
                span.name { (card_name(tongue, card)) }
            }
        }
    }
}

/// A sealed envelope: a card's back.
pub(super) fn back() -> Markup {
    html! { span.card.small.back aria-hidden="true" { (art::envelope()) } }
}

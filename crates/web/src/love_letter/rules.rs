//! The characters in words: for those who ask, for beginners, for the side of the table.

use super::card::shown;
use super::drawing::Drawing;
use crate::art;
use love_letter::{Card, Edition, Setup};
use maud::{Markup, html};
use words::Tongue;
use words::love_letter::{card_line, card_name, card_rule};

/// Every character's line and full rule.
pub(super) fn explanations(tongue: &Tongue, setup: &Setup) -> Vec<(String, Markup)> {
    let explain = |card: Card| {
        let about = html! {
            div.about {
                (shown(tongue, Edition::Standard, card))
                div {
                    h2 { (card_name(tongue, card)) }
                    p { strong { (card_line(tongue, card)) } }
                    p { (card_rule(tongue, card)) }
                }
            }
        };
        (card.name().to_string(), about)
    };
    setup.edition().deck().kinds().iter().map(explain).collect()
}

/// One thing to know on each of the first three turns.
pub(super) fn hint(drawing: &Drawing<'_>) -> Option<String> {
    let (tongue, table) = (drawing.tongue, &drawing.view.table);
    let me = drawing.me()?;
    if !drawing.desk.hints || drawing.moves.is_empty() || table.round != 1 {
        return None;
    }
    match table.rows.of(me).count() {
        0 => Some(tongue.llw_hint_play()),
        1 => Some(tongue.llw_hint_target()),
        2 => Some(tongue.llw_hint_remains()),
        _ => None,
    }
}

/// Every character of the deck in use, with its line.
pub(super) fn summary(tongue: &Tongue, setup: &Setup) -> Markup {
    let deck = setup.edition().deck();
    html! {
        ul.characters {
            @for card in deck.kinds().iter() {
                li {
                    span.rank { (card.value()) }
                    (art::portrait(card))
                    div {
                        strong { (card_name(tongue, card)) }
                        " "
                        span.badge { (tongue.llw_copies(deck.count(card).into())) }
                        p { (card_line(tongue, card)) }
                    }
                }
            }
        }
    }
}

/// One character after the other.
pub(crate) fn ornament(chapter: usize) -> Markup {
    let kinds: Vec<Card> = Edition::Standard.deck().kinds().iter().collect();
    art::portrait(kinds[chapter % kinds.len()])
}

/// The Princess, and two letters for her.
pub(crate) fn emblem() -> Markup {
    html! { (art::envelope()) (art::portrait(Card::Princess)) (art::envelope()) }
}

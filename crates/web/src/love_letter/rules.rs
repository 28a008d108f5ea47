//! The characters in words: for those who ask, for beginners, for the side of the table.

use super::card::shown;
use crate::{art, told};
use love_letter::{Card, Edition};
use maud::{Markup, html};
use words::love_letter::{card_line, card_name, card_rule};
use words::{Lang, Tongue};

/// Every character's line and full rule.
pub(super) fn explanations((lang, edition): &(Lang, Edition)) -> Markup {
    let tongue = Tongue::of(*lang);
    let explain = |card: Card| {
        let about = html! {
            div.about {
                (shown(tongue, *edition, card))
                div {
                    h2 { (card_name(tongue, card)) }
                    p { strong { (card_line(tongue, card)) } }
                    p { (card_rule(tongue, card)) }
                }
            }
        };
        told::explanation(card.name(), about)
    };
    html! { @for card in edition.deck().kinds().iter() { (explain(card)) } }
}

/// Every character of the deck in use, with its line.
pub(super) fn summary((lang, edition): &(Lang, Edition)) -> Markup {
    let (tongue, deck) = (Tongue::of(*lang), edition.deck());
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

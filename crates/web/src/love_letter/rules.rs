//! The characters in words: for those who ask, for beginners, for the side of the table.

use super::card::{shown, small};
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

/// A letter on its way to the Princess, past the Guard.
pub(crate) fn picture(tongue: &Tongue) -> Markup {
    html! {
        span.letter { (art::envelope()) }
        span.guard { (small(tongue, Card::Guard)) }
        span.princess { (art::portrait(Card::Princess)) }
        span.wax { (art::seal()) }
    }
}

/// The Princess.
pub(crate) fn sign() -> Markup {
    art::portrait(Card::Princess)
}

/// What the four points of the rules are drawn with.
pub(crate) fn drawn_gist(tongue: &Tongue) -> [Markup; 4] {
    let two = html! { (small(tongue, Card::Guard)) (small(tongue, Card::Priest)) };
    [art::portrait(Card::Princess), two, art::broken_seal(), art::seal()]
}

/// The character whose value a title begins with: “9 · Princess”.
pub(crate) fn drawn_entry(title: &str) -> Option<Markup> {
    let value: u8 = title.split(' ').next()?.parse().ok()?;
    let card = Card::ALL.into_iter().find(|card| card.value() == value)?;
    Some(art::portrait(card))
}

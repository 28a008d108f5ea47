//! What lies in the middle of the table: the deck, the hidden card, the open cards.

use super::Table;
use super::card::{back, small};
use crate::art;
use crate::parts::{Sheet, Slot};
use love_letter::Card;
use maud::{Markup, html};
use words::love_letter::card_name;
use words::{Lang, Tongue};

/// What lies in the middle.
#[derive(Hash)]
struct Deck<'a> {
    lang: Lang,
    deck: u8,
    aside: bool,
    open: &'a [Card],
}

/// The deck, the hidden card, the open cards. Their places stay when they are empty.
pub(super) fn deck(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let face = table.face();
    let deck = Deck { lang: table.lang(), deck: face.deck, aside: face.aside, open: &face.open };
    sheet.part("deck-row", &deck, draw)
}

fn draw(table: &Deck<'_>) -> Markup {
    let tongue = Tongue::of(table.lang);
    html! {
        section.deck-row aria-labelledby="deck-title" {
            h2.sr #deck-title { (tongue.ll_deck()) }
            figure #deck {
                @if table.deck > 0 { (art::deck()) } @else { span.card.small.gone {} }
                figcaption {
                    span.sr { (tongue.ll_deck_left(table.deck.into())) }
                    span aria-hidden="true" { b { (table.deck) } " " span.of { (tongue.llt_in_deck()) } }
                }
            }
            figure #aside {
                @if table.aside { (back()) } @else { span.card.small.gone {} }
                figcaption {
                    @if table.aside { span.sr { (tongue.ll_hidden_card()) } }
                    span aria-hidden="true" { b { (u8::from(table.aside)) } " " span.of { (tongue.llt_hidden()) } }
                }
            }
            @if !table.open.is_empty() {
                figure #open {
                    figcaption { (tongue.ll_open_cards()) }
                    ul.row {
                        @for &card in table.open {
                            li { span.sr { (card_name(tongue, card)) } (small(tongue, card)) }
                        }
                    }
                }
            }
        }
    }
}

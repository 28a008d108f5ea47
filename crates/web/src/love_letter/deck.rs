//! The deck, and what remains of it.

use super::Table;
use super::card::{back, small};
use crate::art;
use crate::parts::{Sheet, Slot};
use face::love_letter::Remains;
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
    round: u8,
    goal: u8,
}

/// The deck, the hidden card, the open cards; the round and the goal.
pub(super) fn deck(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let face = table.face();
    let (deck, aside, round, goal) = (face.deck, face.aside, face.round, face.goal);
    let deck = Deck { lang: table.lang(), deck, aside, open: &face.open, round, goal };
    sheet.part("deck-row", &deck, draw)
}

fn draw(table: &Deck<'_>) -> Markup {
    let tongue = Tongue::of(table.lang);
    html! {
        section.deck-row aria-labelledby="deck-title" {
            h2.sr #deck-title { (tongue.ll_deck()) }
            figure #deck {
                @if table.deck > 0 { (art::deck()) } @else { span.card.small.gone {} }
                figcaption { (tongue.ll_deck_left(table.deck.into())) }
            }
            @if table.aside {
                figure #aside {
                    (back())
                    figcaption { (tongue.ll_hidden_card()) }
                }
            }
            @if !table.open.is_empty() {
                figure #open {
                    ul.row {
                        @for &card in table.open {
                            li { span.sr { (card_name(tongue, card)) } (small(tongue, card)) }
                        }
                    }
                    figcaption { (tongue.ll_open_cards()) }
                }
            }
            p.goal {
                strong { (tongue.ll_round(table.round.into())) }
                " "
                span { (tongue.ll_goal(table.goal.into())) }
            }
        }
    }
}

/// How many copies of each character the viewer has not seen. Each is a part, for few change at once.
pub(super) fn remains(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let lang = table.lang();
    let remain = |of: &Remains| {
        sheet
            .part(format!("remains-{}", of.card.name()), &(lang, *of), |(lang, of)| one(*lang, *of))
    };
    let slots: Vec<Slot> = table.face().remains.iter().map(remain).collect();
    sheet.part("remaining", &(lang, slots), |(lang, slots)| {
        let tongue = Tongue::of(*lang);
        html! {
            section.remaining aria-labelledby="remains-title" {
                h2.label #remains-title title=(tongue.llw_remains_help()) { (tongue.llw_remains()) }
                ol.remains { @for slot in slots { li { (slot) } } }
            }
        }
    })
}

fn one(lang: Lang, Remains { card, left, copies }: Remains) -> Markup {
    let tongue = Tongue::of(lang);
    html! {
        button.of.none[left == 0] type="button" id={ "remains-" (card.name()) }
            title=(tongue.ll_line(card)) data-explain=(card.name()) {
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
}

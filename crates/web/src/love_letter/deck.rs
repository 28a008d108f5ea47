//! The deck, and what remains of it.

use super::card::{back, small};
use super::drawing::Drawing;
use crate::art;
use love_letter::Card;
use maud::{Markup, html};
use words::love_letter::card_name;

/// The deck, the hidden card, the open cards; the round and the goal.
pub(super) fn deck(drawing: &Drawing<'_>) -> Markup {
    let (tongue, table) = (drawing.tongue, &drawing.view.table);
    let open: Vec<Card> = table.open.iter().flatten().copied().collect();
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
            @if !open.is_empty() {
                figure #open {
                    ul.row {
                        @for card in open {
                            li { span.sr { (card_name(tongue, card)) } (small(tongue, card)) }
                        }
                    }
                    figcaption { (tongue.ll_open_cards()) }
                }
            }
            p.goal {
                strong { (tongue.ll_round(table.round.into())) }
                " "
                span { (tongue.ll_goal(table.tokens_to_win().into())) }
            }
        }
    }
}

/// How many copies of each character the viewer has not seen.
pub(super) fn remains(drawing: &Drawing<'_>) -> Markup {
    let (tongue, unseen) = (drawing.tongue, drawing.view.unseen());
    let all = drawing.view.table.edition.deck();
    html! {
        section.remaining aria-labelledby="remains-title" {
            h2.label #remains-title title=(tongue.llw_remains_help()) { (tongue.llw_remains()) }
            ol.remains {
                @for card in all.kinds().iter() {
                    @let (left, copies) = (unseen.count(card), all.count(card));
                    li {
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
            }
        }
    }
}

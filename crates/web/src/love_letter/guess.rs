//! What the Guard may name: a grid of characters with the copies left.

use super::choice::{Choice, Pick};
use super::drawing::Drawing;
use super::hand::back;
use crate::art;
use love_letter::Action;
use maud::{Markup, html};
use words::love_letter::{Ask, ask, card_name};

/// The grid, once somebody is to be questioned. What cannot be is dimmed, unless that is switched
/// off; it may be named all the same.
pub(super) fn names(drawing: &Drawing<'_>) -> Markup {
    let Choice::Guard(target) = drawing.choice else { return html! {} };
    let (tongue, view) = (drawing.tongue, drawing.view);
    let (possible, unseen) = (view.possible(target), view.unseen());
    let names =
        drawing.choice.moves(&drawing.moves).into_iter().filter_map(|action| match action {
            Action::Guess(_, name) => Some(name),
            _ => None,
        });
    let dim = drawing.desk.dim;
    html! {
        section.guess aria-labelledby="guess-title" {
            h2.sr #guess-title { (ask(tongue, Ask::Name(target), &drawing.names)) }
            div.ranks {
                @for card in names {
                    @let impossible = dim && !possible.has(card);
                    button.rank.impossible[impossible] type="button" id={ "name-" (card.name()) }
                        data-key=(card.value()) data-final
                        title=(tongue.ll_line(card)) data-pick=(Pick::Name(card).name()) data-explain=(card.name()) {
                        (art::portrait(card))
                        span.value { (card.value()) }
                        span.name { (card_name(tongue, card)) }
                        span.left {
                            @if impossible { (tongue.llw_impossible()) }
                            @else { (tongue.ll_copies_left(unseen.count(card).into())) }
                        }
                    }
                }
            }
            div.actions {
                button.button.quiet.switch #dim type="button" aria-pressed=(dim) data-send={ "{\"click\":\"dim\",\"on\":" (!dim) "}" } { (tongue.llw_dim()) }
                (back(drawing))
            }
        }
    }
}

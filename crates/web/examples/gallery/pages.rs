//! The rest of what is seen: lobby, replay, rules, a private reveal, and the curtain.

use crate::pieces::{card, name};
use love_letter::Card;
use maud::{Markup, html};
use web::art::{self, Icon};

pub fn lobby() -> Markup {
    html! {
        main.narrow {
            h1 { "Anna’s table" }
            ul.seats {
                li.seat.mine { div.who { (art::icon(Icon::Crown)) "Anna" } span.badge { "host" } }
                li.seat { div.who { (art::icon(Icon::Robot)) "Mr Darcy" } div.actions { button.button.quiet { "Remove" } } }
                li.seat.free { div.who { (art::icon(Icon::Person)) "A free seat" } div.actions { button.button { "Seat a bot" } } }
            }
            div.invite {
                div.qr { (art::mark()) }
                div {
                    div.field { label { "Invite with this link" } div.copyable { input type="text" value="https://parlour.example/t/violet-fan"; button.button { (art::icon(Icon::Link)) "Copy" } } }
                }
            }
            div.actions { button.button.primary { "Begin" } }
            hr;
            div.replay-bar {
                @for icon in [Icon::First, Icon::ArrowLeft, Icon::Play, Icon::ArrowRight, Icon::Last] {
                    button.button.quiet.icon-only { (art::icon(icon)) }
                }
                input type="range" min="0" max="48" value="17";
                span.num { "17 of 48" }
                select { option { "As Anna saw it" } }
            }
            hr;
            table.knowledge {
                thead { tr { th {} @for kind in Card::ALL { th scope="col" title=(name(kind)) { (kind.value()) } } } }
                tbody {
                    tr { th scope="row" { "Anna" } @for kind in Card::ALL { (know(kind == Card::King, false, kind)) } }
                    tr { th scope="row" { "Mr Darcy" } @for kind in Card::ALL { (know(false, kind > Card::Prince, kind)) } }
                }
            }
            article.prose {
                h2 { "The Baron" }
                (card(Card::Baron, ""))
                p { "Choose another player and compare hands in secret: the lower value is out, even if it is yours. If the values are equal, nobody is out. The loser’s card is laid open, the winner’s stays between you two." }
                p { "If everyone else still in the round is " strong { "protected" } ", the card has " em { "no effect" } "." }
            }
        }
    }
}

fn know(yes: bool, maybe: bool, kind: Card) -> Markup {
    let class = if yes {
        "yes"
    } else if maybe {
        "maybe"
    } else {
        "no"
    };
    html! { td class=(class) { (kind.value()) } }
}

pub fn reveal() -> Markup {
    html! {
        dialog.reveal open {
            h2 { "Mr Darcy’s hand" }
            div.cards { figure { (card(Card::Chancellor, "")) figcaption { "Mr Darcy" } } figure { (card(Card::Handmaid, "")) figcaption { "You" } } }
            div.actions { button.button.primary { "Got it" } }
        }
    }
}

pub fn curtain() -> Markup {
    html! {
        section.curtain {
            (art::envelope())
            h1 { "Pass to Bettina" }
            p { "Nobody else may look." }
            button.button.primary { "I am Bettina" }
        }
    }
}

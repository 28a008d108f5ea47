//! Three pages as they will be seen: a Love Letter table, a Favor table, and the way in.

use crate::pieces::{card, clue, name};
use favor::{Clue, Door};
use love_letter::Card;
use maud::{Markup, html};
use web::art::{self, Icon};

pub fn love_letter() -> Markup {
    html! {
        (top())
        main.table {
            p.prompt.mine { "Choose whom the Guard questions." }
            div.middle {
                ul.opponents {
                    (opponent("Anna", "target", "", 2, &[Card::Handmaid, Card::Priest], Icon::Person))
                    (opponent("Mr Darcy", "protected", "protected", 1, &[Card::Spy, Card::Handmaid], Icon::Robot))
                    (opponent("Bettina", "out", "out", 0, &[Card::Baron, Card::Princess], Icon::Person))
                }
                div.deck-row {
                    figure { (art::deck()) figcaption { "7 cards left" } }
                    figure { div.row { (card(Card::Prince, "small")) (card(Card::Guard, "small")) } figcaption { "Open cards" } }
                }
                ol.remains {
                    @for (kind, left) in Card::ALL.into_iter().zip([1, 4, 1, 1, 0, 1, 2, 1, 1, 0]) {
                        li.of.none[left == 0] {
                            span.rank { (kind.value()) }
                            (art::portrait(kind))
                            span.dots { @for _ in 0..left { i.dot {} } }
                        }
                    }
                }
            }
            section.tray {
                header { strong { "Your hand" } span.tokens { (seals(3)) } }
                div.hand { (card(Card::Guard, "selected playable")) (card(Card::Countess, "playable")) }
                div.ranks {
                    @for kind in Card::ALL.into_iter().filter(|kind| *kind != Card::Guard) {
                        button.rank.impossible[matches!(kind, Card::Princess | Card::Handmaid)] .selected[kind == Card::King] {
                            (art::portrait(kind))
                            span.value { (kind.value()) }
                            span.name { (name(kind)) }
                            span.left { "1 left" }
                        }
                    }
                }
                div.actions { button.button.primary { "Question Anna" } button.button.quiet { "Cancel" } }
            }
            (rail())
        }
    }
}

pub fn six_players() -> Markup {
    html! {
        main.table {
            p.prompt { "Carlo is choosing a card to play." }
            div.middle {
                ul.opponents {
                    (opponent("Anna", "", "", 2, &[Card::Handmaid, Card::Priest, Card::Guard], Icon::Person))
                    (opponent("Mr Darcy", "protected", "protected", 1, &[Card::Spy, Card::Handmaid], Icon::Robot))
                    (opponent("Carlo", "active", "", 3, &[Card::Guard, Card::Guard], Icon::Person))
                    (opponent("Bettina", "out", "out", 0, &[Card::Baron, Card::Princess], Icon::Person))
                    (opponent("Wilhelmine", "", "", 1, &[Card::King], Icon::Robot))
                }
            }
        }
    }
}

pub fn favor() -> Markup {
    html! {
        (top())
        main.table {
            p.prompt.mine { "Bid more than 4, or pass." }
            div.middle {
                section.auction {
                    ul.lot { (clue(Clue::RedLady)) (clue(Clue::BlueTiger)) (clue(Clue::LadyTiger)) }
                    div.bid-now { (art::gavel()) p { "Called by Anna" } p.high { "Bettina bids 4" } }
                    p.worth { "Worth 4 points to you." }
                }
                ul.bidders {
                    (bidder("Anna", "passed", "passed", 6, &[Clue::RedLady, Clue::BlueRed]))
                    (bidder("Bettina", "high", "high bid: 4", 9, &[Clue::BlueTiger]))
                    (bidder("Carlo", "active", "to bid", 3, &[Clue::RedTiger, Clue::BlueLady, Clue::LadyTiger]))
                }
                ul.doors {
                    li.mine { figure { (art::door(Door::RedLady)) figcaption { "You: Red Lady" } } }
                    @for who in ["Anna", "Bettina"] { li { figure { (art::door_shut()) figcaption { (who) } } } }
                }
            }
            section.tray {
                div.stepper {
                    button.button { "−" } output { "5" } button.button { "+" }
                    button.button.primary { "Bid 5" }
                    button.button.pass { "Pass" }
                }
            }
            (rail())
        }
    }
}

pub fn home() -> Markup {
    let actions = html! {
        div.actions {
            a.button.primary href="#" { "Play now" }
            a.button href="#" { "Invite" }
            a.button href="#" { "One device" }
        }
    };
    html! {
        (top())
        main {
            div.welcome { h1 { "Come in, sit down" } p { "Romantic games for a table of friends, or of bots. No account, no fuss." } }
            div.games {
                article.game {
                    div.scene { (art::portrait(Card::Countess)) (art::portrait(Card::Princess)) (art::portrait(Card::King)) }
                    h2 { "Love Letter" }
                    p { "Get your letter to the Princess, and keep everybody else’s from her." }
                    p.facts { "2–6 players · 10 minutes" }
                    (actions)
                }
                article.game {
                    div.scene { (art::door(Door::RedLady)) (art::door_shut()) (art::door(Door::BlueTiger)) }
                    h2 { "Favor" }
                    p { "The lady or the tiger? Bid for clues, and never let on which you are." }
                    p.facts { "2–4 players · 15 minutes" }
                    (actions)
                }
            }
        }
        footer { a href="#" { "Rules" } a href="#" { "Source" } }
    }
}

fn top() -> Markup {
    html! {
        header.top {
            a.home href="#" { (art::mark()) "Parlour" }
            nav {
                button.button.quiet.icon-only { (art::icon(Icon::Moon)) span.sr { "Dark theme" } }
                button.button.quiet.icon-only { (art::icon(Icon::Settings)) span.sr { "Settings" } }
            }
        }
    }
}

fn opponent(who: &str, class: &str, state: &str, won: usize, laid: &[Card], kind: Icon) -> Markup {
    html! {
        li class={ "opponent " (class) } {
            div.who {
                (art::icon(kind))
                span { (who) }
                @if class == "protected" { (art::shield()) }
                @if class == "out" { (art::broken_seal()) }
                small.state { (state) }
            }
            div.tokens { (seals(won)) }
            div.laid {
                @if class != "out" { div.card.small.back { (art::envelope()) } }
                ol.discards { @for &laid in laid { li { (card(laid, "small")) } } }
            }
            @if class == "target" { button.pick { (who) } }
        }
    }
}

fn seals(won: usize) -> Markup {
    html! {
        @for _ in 0..won { (art::seal()) }
        @for _ in won..4 { (art::seal_empty()) }
    }
}

fn bidder(who: &str, class: &str, state: &str, tokens: u32, clues: &[Clue]) -> Markup {
    html! {
        li class={ "bidder " (class) } {
            div.who { span { (who) } span.state { (state) } }
            div.tokens { (art::coin()) span.purse { (tokens) } }
            ul.collection { @for &kind in clues { (clue(kind)) } }
        }
    }
}

fn rail() -> Markup {
    html! {
        aside.rail {
            details.panel.always name="rail" {
                summary { (art::icon(Icon::Log)) "Log" }
                div.body {
                    ol.log {
                        li.round { "Round 2" }
                        li { "Anna plays the Handmaid and is protected until their next turn." }
                        li { "Mr Darcy sends the Priest to Anna." }
                        li.private { "Mr Darcy looks at Anna’s hand and finds the King." }
                        li { "Bettina is out and discards the Princess." }
                    }
                }
            }
            details.panel.always name="rail" {
                summary { (art::icon(Icon::Chat)) "Chat" }
                div.body.chat {
                    ul.lines { li { b { "Anna" } " You will regret that." } li { b { "Bettina" } " I already do." } }
                    form { input type="text" placeholder="Say something"; button.button.icon-only { (art::icon(Icon::Send)) span.sr { "Send" } } }
                }
            }
            details.panel name="rail" {
                summary { (art::icon(Icon::Rules)) "Rules" }
                div.body { p { "Each card, its value and its effect." } }
            }
        }
    }
}

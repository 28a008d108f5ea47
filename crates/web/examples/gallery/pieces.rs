//! The drawings one by one, cards in three sizes, and controls.

use favor::{Clue, Colour, Door};
use love_letter::Card;
use maud::{Markup, html};
use web::art::{self, Icon};

/// Copies in the deck, and how many of them the classic version leaves out.
const COPIES: [(usize, usize); 10] =
    [(0, 2), (5, 1), (2, 0), (2, 0), (2, 0), (2, 0), (0, 2), (1, 0), (1, 0), (1, 0)];

const LINES: [&str; 10] = [
    "One favour token if, of those left at the end, only you have played or discarded a Spy.",
    "Name another player’s card, any but the Guard. If you’re right, they’re out.",
    "Look at another player’s hand.",
    "Compare hands with another player. The lower value is out.",
    "Until your next turn, nobody else can choose you.",
    "Choose anyone, even yourself, to discard their hand and draw a new card.",
    "Draw two cards, keep one of three, put two under the deck.",
    "Swap hands with another player.",
    "You must play her if your other card is the King or a Prince.",
    "Play or discard her, and you’re out.",
];

const NAMES: [&str; 10] = [
    "Spy",
    "Guard",
    "Priest",
    "Baron",
    "Handmaid",
    "Prince",
    "Chancellor",
    "King",
    "Countess",
    "Princess",
];

pub fn name(card: Card) -> &'static str {
    NAMES[card as usize]
}

pub fn card(card: Card, classes: &str) -> Markup {
    let (full, hollow) = COPIES[card as usize];
    html! {
        div class={ "card " (classes) } {
            div.face {
                span.rank { (card.value()) }
                span.dots {
                    @for _ in 0..full { i.dot {} }
                    @for _ in 0..hollow { i.dot.hollow {} }
                }
                (art::portrait(card))
                h3.name { (name(card)) }
                p.line { (LINES[card as usize]) }
            }
        }
    }
}

pub fn clue(clue: Clue) -> Markup {
    let (letters, name) = match clue {
        Clue::RedLady => ("RL", "Red Lady"),
        Clue::BlueLady => ("BL", "Blue Lady"),
        Clue::RedTiger => ("RT", "Red Tiger"),
        Clue::BlueTiger => ("BT", "Blue Tiger"),
        Clue::BlueRed => ("B/R", "Blue/Red"),
        Clue::LadyTiger => ("L/T", "Lady/Tiger"),
    };
    let colour = match clue.door().map(Door::colour) {
        Some(Colour::Red) => "ruby",
        Some(Colour::Blue) => "sapphire",
        None => "",
    };
    html! {
        li class={ "clue " (colour) } {
            (art::clue(clue))
            span.letter { (letters) }
            span.name { (name) }
        }
    }
}

pub fn all() -> Markup {
    html! {
        h2 { "The ten characters" }
        div.show { @for card in Card::ALL { (art::portrait(card)) } }
        div.show.tiny { @for card in Card::ALL { (art::portrait(card)) } }
        h2 { "Letters and wax" }
        div.show { (art::envelope()) (art::deck()) (art::door_shut()) }
        div.show.tokens {
            (art::seal()) (art::seal_empty()) (art::broken_seal()) (art::shield()) (art::mark()) (art::coin()) (art::gavel())
        }
        div.show.tokens { @for icon in Icon::ALL { (art::icon(icon)) } }
        h2 { "Doors and clues" }
        div.show { @for door in Door::ALL { (art::door(door)) } }
        ul.show.lot { @for kind in Clue::ALL { (clue(kind)) } }
        h2 { "Cards" }
        div.show { @for kind in [Card::Spy, Card::Guard] { (card(kind, "large")) } }
        div.show { @for kind in [Card::Princess, Card::Countess, Card::Prince] { (card(kind, "playable")) } }
        div.show { (card(Card::King, "selected")) (card(Card::Baron, "blocked")) div.card.back { (art::envelope()) } }
        div.show { @for kind in Card::ALL { (card(kind, "small")) } div.card.small.back { (art::envelope()) } }
        h2 { "Controls" }
        div.actions {
            button.button.primary { "Play now" }
            button.button { (art::icon(Icon::Link)) "Invite" }
            button.button.quiet { "One device" }
            button.button.danger { "Leave the table" }
            button.button disabled { "Not yet" }
        }
        div.notice.error { p { strong { "Not now. " } "You must play the Countess: your other card is the King." } }
        div.notice.good { p { strong { "Safe. " } "Nobody can choose you until your next turn." } }
        div.hint { p { "You hold two cards; play one." } button.button.quiet { "Skip" } }
        div.waiting { (art::envelope()) p { "Waiting for Anna to deal the cards…" } button.button { "Invite somebody else" } }
        form.fields {
            div.field { label for="name" { "Your name" } input type="text" value="Anna"; p.help { "Everybody at the table sees it." } }
            div.choice { input type="checkbox" checked; label { "Fade the impossible" } }
        }
    }
}

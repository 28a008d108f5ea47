//! The viewer's own cards, and the buttons that play them.

use super::card::face;
use super::choice::{Choice, Pick, card_of};
use super::drawing::Drawing;
use crate::art::{Icon, icon};
use love_letter::{Action, Card, Cards, Illegal, Step};
use maud::{Markup, html};
use words::love_letter::{Ask, ask as say, illegal};

/// What is asked within a move, if the viewer has begun one.
pub(super) fn ask(drawing: &Drawing<'_>) -> Option<String> {
    let tongue = drawing.tongue;
    let within = |ask| Some(say(tongue, ask, &drawing.names));
    match drawing.choice {
        Choice::Nothing => None,
        Choice::Guard(seat) => within(Ask::Name(seat)),
        Choice::Farewell(_) => Some(tongue.llw_farewell()),
        Choice::Card(card) if !drawing.targets().is_empty() => within(Ask::Choose(card)),
        Choice::Card(Card::Princess) => Some(tongue.llw_princess()),
        Choice::Card(card) if is_idle(card) => Some(tongue.llw_idle(card)),
        Choice::Card(card) if is_alone(drawing) => Some(tongue.llw_ask_alone(card)),
        Choice::Card(card) => Some(tongue.llw_ask_confirm(card)),
        Choice::Keep(_) if drawing.choice.moves(&drawing.moves).len() > 1 => within(Ask::Order),
        Choice::Keep(card) | Choice::Bottom(card, _) => Some(tongue.llw_ask_keep(card)),
    }
}

/// Played on nobody, these do nothing (LL-30).
fn is_idle(card: Card) -> bool {
    matches!(card, Card::Guard | Card::Priest | Card::Baron | Card::King)
}

/// Whether there is no other card to play.
fn is_alone(drawing: &Drawing<'_>) -> bool {
    let first = drawing.moves.first().copied().and_then(card_of);
    drawing.moves.iter().all(|&action| card_of(action) == first)
}

/// One's own cards, large. Copies of one character are one choice, and lie on each other.
pub(super) fn hand(drawing: &Drawing<'_>) -> Markup {
    let (tongue, cards) = (drawing.tongue, drawing.view.hand().cards().collect::<Vec<_>>());
    let held: Cards = cards.iter().copied().collect();
    let mut kinds: Vec<Card> = Vec::new();
    for card in cards {
        if !kinds.contains(&card) {
            kinds.push(card);
        }
    }
    html! {
        section.own aria-labelledby="hand-title" {
            h2.sr #hand-title { (tongue.ll_hand()) }
            div.hand.three[kinds.len() > 2] {
                @for card in kinds { (held_card(drawing, card, held.count(card))) }
            }
            (confirm(drawing))
        }
    }
}

fn held_card(drawing: &Drawing<'_>, card: Card, copies: u32) -> Markup {
    let tongue = drawing.tongue;
    let keeping = drawing.view.table.step == Step::Keep;
    let pick = if keeping { Pick::Keep(card) } else { Pick::Card(card) };
    let choice = if keeping { Choice::Keep(card) } else { Choice::Card(card) };
    let playable = !choice.moves(&drawing.moves).is_empty();
    let selected = drawing.choice.card() == Some(card);
    // Nothing but the Countess ever holds a card back (LL-46).
    let blocked = !playable && !drawing.moves.is_empty();
    let id = card.name();
    html! {
        div.held {
            button.card.playable[playable].selected[selected].blocked[blocked].twin[copies > 1]
                type="button" id={ "hand-" (id) } data-key=(card.value()) aria-pressed=[playable.then_some(selected)]
                aria-disabled=[blocked.then_some("true")]
                aria-describedby=[blocked.then(|| format!("why-{id}"))]
                data-pick=[playable.then(|| pick.name())] data-explain=(id) {
                (face(tongue, drawing.view.table.edition, card))
                @match copies {
                    0 | 1 => {}
                    2 => { span.sr { (tongue.llw_twice()) } }
                    _ => { span.sr { (tongue.llw_thrice()) } }
                }
            }
            @if copies > 1 { span.badge.copies aria-hidden="true" { "×" (copies) } }
            @if blocked {
                p.why id={ "why-" (id) } {
                    (illegal(tongue, Illegal::CountessFirst(card), &drawing.names))
                }
            }
            button.button.quiet.icon-only.ask type="button" id={ "ask-" (id) }
                aria-label=(tongue.llw_explain(card)) data-explain=(id) {
                (icon(Icon::Question))
            }
        }
    }
}

/// The buttons that end a move, and the one that takes the last pick back.
fn confirm(drawing: &Drawing<'_>) -> Markup {
    let tongue = drawing.tongue;
    let whole = drawing.choice.moves(&drawing.moves).len() == 1 && drawing.targets().is_empty();
    let label = match drawing.choice {
        // The grid of names has its own way back.
        Choice::Nothing | Choice::Guard(_) => return html! {},
        Choice::Card(card) => whole.then(|| tongue.llw_play(card)),
        Choice::Farewell(_) => Some(tongue.llw_play(Card::Prince)),
        Choice::Keep(card) | Choice::Bottom(card, _) => whole.then(|| tongue.llw_keep(card)),
    };
    let rule = match drawing.choice {
        Choice::Card(Card::Princess) => Some(tongue.llw_princess()),
        Choice::Farewell(_) => Some(tongue.llw_farewell()),
        Choice::Card(card) if whole && is_idle(card) => Some(tongue.llw_idle(card)),
        Choice::Card(card) => Some(tongue.ll_line(card)),
        _ => None,
    };
    let danger = matches!(drawing.choice, Choice::Card(Card::Princess) | Choice::Farewell(_));
    html! {
        @if let Some(rule) = rule { p.rule #rule { (rule) } }
        (whom(drawing))
        div.actions {
            @if let Some(label) = label {
                button.button.primary[!danger].danger[danger] #confirm type="button" data-pick=(Pick::Play.name()) { (label) }
            }
            (back(drawing))
        }
    }
}

/// Takes the last pick back.
pub(super) fn back(drawing: &Drawing<'_>) -> Markup {
    html! {
        button.button.quiet #cancel type="button" data-back {
            (icon(Icon::Back))
            (drawing.tongue.llw_cancel())
        }
    }
}

/// Whom the card can be played on, within reach of the thumb where the players are far above.
fn whom(drawing: &Drawing<'_>) -> Markup {
    let (tongue, targets) = (drawing.tongue, drawing.targets());
    let seats = drawing.others().into_iter().chain(drawing.me()).filter(|&seat| targets.has(seat));
    html! {
        @if !targets.is_empty() {
            div.actions.whom {
                @for seat in seats {
                    button.button type="button" id={ "whom-" (seat.0) } data-pick=(Pick::Seat(seat).name()) {
                        @if drawing.me() == Some(seat) { (tongue.llw_choose_yourself()) }
                        @else { (tongue.llw_choose(&drawing.name(seat))) }
                    }
                }
            }
        }
    }
}

/// Which of the two cards returned for the Chancellor goes to the very bottom, where they differ.
pub(super) fn order(drawing: &Drawing<'_>) -> Markup {
    let tongue = drawing.tongue;
    let (Choice::Keep(keep) | Choice::Bottom(keep, _)) = drawing.choice else { return html! {} };
    let moves = Choice::Keep(keep).moves(&drawing.moves);
    if moves.len() < 2 {
        return html! {};
    }
    let lasts = moves.into_iter().filter_map(|action| match action {
        Action::Keep(_, _, last) => last,
        _ => None,
    });
    html! {
        section.order aria-labelledby="order-title" {
            h2.label #order-title { (say(tongue, Ask::Order, &drawing.names)) }
            div.ranks {
                @for card in lasts {
                    @let selected = drawing.choice == Choice::Bottom(keep, card);
                    button.rank.selected[selected] type="button" id={ "under-" (card.name()) }
                        data-key=(card.value()) data-final aria-pressed=(selected) data-pick=(Pick::Under(card).name()) {
                        (crate::art::portrait(card))
                        span.value { (card.value()) }
                        span.name { (tongue.llw_bottom(card)) }
                    }
                }
            }
        }
    }
}

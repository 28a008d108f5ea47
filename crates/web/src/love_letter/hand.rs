//! The viewer's own cards, and the buttons that play them.

use super::Table;
use super::card::face as printed_side;
use crate::art::{Icon, icon};
use crate::parts::{Sheet, Slot};
use ::face::Pick as _;
use ::face::love_letter::{Chosen, Pick, is_idle};
use love_letter::{Card, Edition, Illegal};
use maud::{Markup, html};
use tabletop::Seat;
use words::love_letter::{Ask, ask as say, illegal};
use words::{Lang, Tongue};

/// One's own cards, large. Copies of one character are one choice, and lie on each other.
pub(super) fn hand(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let kinds = &table.face().hand;
    let cards: Vec<Slot> =
        kinds.iter().map(|&(card, copies)| held(sheet, table, card, copies)).collect();
    let confirm = confirm(sheet, table);
    sheet.part("hand", &(table.lang(), cards, confirm), |(lang, cards, confirm)| {
        html! {
            section.own aria-labelledby="hand-title" {
                h2.sr #hand-title { (Tongue::of(*lang).ll_hand()) }
                div.hand.three[cards.len() > 2] { @for card in cards { (card) } }
                @if let Some(confirm) = confirm { (confirm) }
            }
        }
    })
}

/// A card in hand: it is drawn for every pick, and what is printed on it apart.
#[derive(Hash)]
struct Held {
    lang: Lang,
    card: Card,
    copies: u32,
    keeping: bool,
    playable: bool,
    selected: bool,
    blocked: bool,
    printed: Slot,
}

fn held(sheet: &mut Sheet<'_>, table: &Table<'_>, card: Card, copies: u32) -> Slot {
    let face = table.face();
    let choice = if face.keeping { Chosen::Keep(card) } else { Chosen::Card(card) };
    let playable = !choice.moves(&face.moves).is_empty();
    let printed: (Lang, Edition, Card) = (table.lang(), face.edition, card);
    let held = Held {
        lang: table.lang(),
        card,
        copies,
        keeping: face.keeping,
        playable,
        selected: table.chosen.card() == Some(card),
        // Nothing but the Countess ever holds a card back (LL-46).
        blocked: !playable && !face.moves.is_empty(),
        printed: sheet.part(
            format!("printed-{}", card.name()),
            &printed,
            |(lang, edition, card)| printed_side(Tongue::of(*lang), *edition, *card),
        ),
    };
    sheet.part(format!("held-{}", card.name()), &held, held_card)
}

fn held_card(held: &Held) -> Markup {
    let &Held { card, copies, playable, selected, blocked, .. } = held;
    let (tongue, id) = (Tongue::of(held.lang), card.name());
    let pick = if held.keeping { Pick::Keep(card) } else { Pick::Card(card) };
    html! {
        div.held {
            button.card.playable[playable].selected[selected].blocked[blocked].twin[copies > 1]
                type="button" id={ "hand-" (id) } data-key=(card.value()) aria-pressed=[playable.then_some(selected)]
                aria-disabled=[blocked.then_some("true")]
                aria-describedby=[blocked.then(|| format!("why-{id}"))]
                data-pick=[playable.then(|| pick.name())] data-explain=(id) {
                (held.printed)
                @match copies {
                    0 | 1 => {}
                    2 => { span.sr { (tongue.llw_twice()) } }
                    _ => { span.sr { (tongue.llw_thrice()) } }
                }
            }
            @if copies > 1 { span.badge.copies aria-hidden="true" { "×" (copies) } }
            @if blocked {
                p.why id={ "why-" (id) } { (illegal(tongue, Illegal::CountessFirst(card), &[])) }
            }
            button.button.quiet.icon-only.ask type="button" id={ "ask-" (id) }
                aria-label=(tongue.llw_explain(card)) data-explain=(id) {
                (icon(Icon::Question))
            }
        }
    }
}

/// The buttons that end a move.
#[derive(Hash)]
struct Confirm<'a> {
    lang: Lang,
    chosen: Chosen,
    /// Whether only a yes is missing.
    whole: bool,
    /// Whom the card can be played on.
    whom: &'a [Whom<'a>],
}

#[derive(Hash)]
struct Whom<'a> {
    seat: Seat,
    /// What they are called; oneself has no name.
    name: Option<&'a str>,
}

/// The buttons that end a move, and the one that takes the last pick back.
fn confirm(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Option<Slot> {
    let (face, chosen) = (table.face(), table.chosen);
    // The grid of names has its own way back.
    if matches!(chosen, Chosen::Nothing | Chosen::Guard(_)) {
        return None;
    }
    let targets = face.targets(chosen);
    let whom = face.players.iter().filter(|player| targets.has(player.seat));
    let whom: Vec<Whom<'_>> = whom
        .map(|player| Whom {
            seat: player.seat,
            name: (face.you != Some(player.seat)).then_some(&*player.name),
        })
        .collect();
    let whole = face.is_whole(chosen);
    let confirm = Confirm { lang: table.lang(), chosen, whole, whom: &whom };
    Some(sheet.part("confirm-place", &confirm, draw_confirm))
}

fn draw_confirm(&Confirm { lang, chosen, whole, whom }: &Confirm<'_>) -> Markup {
    let tongue = Tongue::of(lang);
    let label = match chosen {
        Chosen::Nothing | Chosen::Guard(_) => None,
        Chosen::Card(card) => whole.then(|| tongue.llw_play(card)),
        Chosen::Farewell(_) => Some(tongue.llw_play(Card::Prince)),
        Chosen::Keep(card) | Chosen::Bottom(card, _) => whole.then(|| tongue.llw_keep(card)),
    };
    let rule = match chosen {
        Chosen::Card(Card::Princess) => Some(tongue.llw_princess()),
        Chosen::Farewell(_) => Some(tongue.llw_farewell()),
        Chosen::Card(card) if whole && is_idle(card) => Some(tongue.llw_idle(card)),
        Chosen::Card(card) => Some(tongue.ll_line(card)),
        _ => None,
    };
    let danger = matches!(chosen, Chosen::Card(Card::Princess) | Chosen::Farewell(_));
    html! {
        @if let Some(rule) = rule { p.rule #rule { (rule) } }
        (within_reach(tongue, whom))
        div.actions {
            @if let Some(label) = label {
                button.button.primary[!danger].danger[danger] #confirm type="button" data-pick=(Pick::Play.name()) { (label) }
            }
            (back(tongue))
        }
    }
}

/// Takes the last pick back.
pub(super) fn back(tongue: &Tongue) -> Markup {
    html! {
        button.button.quiet #cancel type="button" data-back {
            (icon(Icon::Back))
            (tongue.llw_cancel())
        }
    }
}

/// Whom the card can be played on, within reach of the thumb where the players are far above.
fn within_reach(tongue: &Tongue, whom: &[Whom<'_>]) -> Markup {
    html! {
        @if !whom.is_empty() {
            div.actions.whom {
                @for Whom { seat, name } in whom {
                    button.button type="button" id={ "whom-" (seat.0) } data-pick=(Pick::Seat(*seat).name()) {
                        @match name {
                            None => (tongue.llw_choose_yourself()),
                            Some(name) => (tongue.llw_choose(name)),
                        }
                    }
                }
            }
        }
    }
}

/// Which of the two cards returned for the Chancellor goes to the very bottom, where they differ.
pub(super) fn order(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Option<Slot> {
    let lasts = table.face().lasts(table.chosen);
    let last = match table.chosen {
        Chosen::Bottom(_, last) => Some(last),
        _ => None,
    };
    if lasts.is_empty() {
        return None;
    }
    Some(sheet.part("order", &(table.lang(), lasts, last), |(lang, lasts, last)| {
        draw_order(Tongue::of(*lang), lasts, *last)
    }))
}

fn draw_order(tongue: &Tongue, lasts: &[Card], last: Option<Card>) -> Markup {
    html! {
        section.order aria-labelledby="order-title" {
            h2.label #order-title { (say(tongue, Ask::Order, &[])) }
            div.ranks {
                @for &card in lasts {
                    @let selected = last == Some(card);
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

//! The viewer's own cards.

use super::Table;
use super::card::face as printed_side;
use crate::art::{Icon, icon};
use crate::parts::{Sheet, Slot};
use ::face::Pick as _;
use ::face::love_letter::{Chosen, Pick};
use love_letter::{Card, Edition, Illegal};
use maud::{Markup, html};
use words::love_letter::illegal;
use words::{Lang, Tongue};

/// One's own cards, large. Copies of one character are one choice, and lie on each other.
pub(super) fn hand(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let kinds = &table.face().hand;
    let cards: Vec<Slot> =
        kinds.iter().map(|&(card, copies)| held(sheet, table, card, copies)).collect();
    sheet.part("hand", &(table.lang(), cards), |(lang, cards)| {
        html! {
            section.own aria-labelledby="hand-title" {
                h2.sr #hand-title { (Tongue::of(*lang).ll_hand()) }
                div.hand.three[cards.len() > 2] { @for card in cards { (card) } }
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
    /// Whether its figure picks it: once something is chosen, figures stand for what comes next.
    first: bool,
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
        first: table.chosen == Chosen::Nothing,
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
                type="button" id={ "hand-" (id) } data-key=[held.first.then(|| card.value())] aria-pressed=[playable.then_some(selected)]
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

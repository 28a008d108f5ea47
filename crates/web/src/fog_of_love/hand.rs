//! One's hand: scenes by deck. Those that can be played stand up; a blocked one says why.

use super::Table;
use super::card::{deck_class, deck_sign};
use super::cards::Cards;
use crate::art::{Icon, icon};
use crate::parts::{Sheet, Slot};
use ::fog_of_love::Illegal;
use ::fog_of_love::content::Scene;
use face::Pick as _;
use face::fog_of_love::Pick;
use maud::{Markup, html};
use words::Tongue;
use words::fog_of_love::{Titled, illegal, type_line};

/// What a scene in hand can do now.
#[derive(Hash)]
struct Held<'a> {
    cards: Cards<'a>,
    scene: Scene,
    /// Whether it can be picked.
    can: bool,
    picked: bool,
    /// Why it cannot be played, where one might expect it.
    why: Option<Illegal>,
}

/// The scenes in hand.
pub(super) fn hand(sheet: &mut Sheet<'_>, table: &Table<'_>, scenes: &[Scene]) -> Slot {
    let (cards, face) = (table.cards(), table.face());
    let mut playable = false;
    let mut held = |scene: Scene| {
        let pick = Pick::Scene(scene.0);
        let can = face.can_pick(scene);
        playable |= can;
        let why = face.why_not(cards.setup.book(), scene);
        let held = Held { cards, scene, can, picked: table.is_picked(pick), why };
        sheet.part(pick.name(), &held, card)
    };
    let held: Vec<Slot> = scenes.iter().map(|scene| held(*scene)).collect();
    // Where there is something to pick it lies open; else a telephone has it behind its name.
    let (id, draw): (_, fn(&_) -> Markup) =
        if playable { ("fl-hand-up", open) } else { ("fl-hand", folded) };
    sheet.part(id, &(cards.lang, held), draw)
}

fn open((lang, held): &(words::Lang, Vec<Slot>)) -> Markup {
    html! { section.fl-hand id="fl-hand-up" aria-label=(Tongue::of(*lang).flw_hand()) { (list(*lang, held)) } }
}

fn folded((lang, held): &(words::Lang, Vec<Slot>)) -> Markup {
    html! {
        details.fl-hand id="fl-hand" {
            summary { (icon(Icon::Hand)) span { (Tongue::of(*lang).flw_tab_hand()) " " b { (held.len()) } } }
            (list(*lang, held))
        }
    }
}

fn list(lang: words::Lang, held: &[Slot]) -> Markup {
    html! {
        @if held.is_empty() { p.help { (Tongue::of(lang).flw_hand_empty()) } }
        ul { @for one in held { li { (one) } } }
    }
}

/// A scene as it lies in a hand, to be weighed.
pub(super) fn lying(cards: Cards<'_>, scene: Scene) -> Markup {
    html! { li { (card(&Held { cards, scene, can: false, picked: false, why: None })) } }
}

fn card(held: &Held<'_>) -> Markup {
    let (cards, tongue) = (&held.cards, held.cards.tongue());
    let card = &cards.content().scenes[held.scene.index()];
    let class = format!("fl-card {}", deck_class(card.deck));
    let pick = Pick::Scene(held.scene.0).name();
    let inside = html! {
        span.sign aria-hidden="true" { (deck_sign(card.deck)) }
        strong { (cards.title(Titled::Scene(held.scene))) }
        span.kind { (type_line(tongue, card)) }
        @if let Some(why) = held.why { span.why { (illegal(tongue, why)) } }
    };
    html! {
        @if held.can {
            button type="button" class={ (class) " playable" @if held.picked { " selected" } } id=(pick) data-pick=(pick) aria-pressed=(held.picked) { (inside) }
        } @else {
            button type="button" class=(class) id=(pick) data-explain=(pick) { (inside) }
        }
    }
}

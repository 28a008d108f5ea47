//! The cards in words: for those who ask, for beginners, for the side of the table.

use super::card::{scene, small};
use super::drawing::Drawing;
use super::mine::conditions;
use crate::art::signs::{Mark, mark};
use crate::art::{couple, envelope, seal};
use ::fog_of_love::content::{Deck, Dimension, Kind, Scene};
use ::fog_of_love::{Asked, Phase};
use maud::{Markup, html};
use words::Tongue;
use words::fog_of_love::{Titled, deck, dimension, trait_goal};

/// Everything that can be asked about from this seat: the scales, what lies open, and one's own cards.
pub(super) fn explanations(drawing: &Drawing<'_>) -> Vec<(String, Markup)> {
    let tongue = drawing.tongue;
    let mut all = Vec::new();
    for one in Dimension::ALL {
        let text = html! { h2 { (dimension(tongue, one)) } p { (tongue.flw_dimension(one)) } };
        all.push((format!("dimension-{}", one.name()), text));
    }
    for seat in super::drawing::PEOPLE {
        for card in drawing.table().person(seat).features.iter().flatten() {
            let text = html! { div.fl-explained { (small(drawing, Titled::Feature(*card))) } };
            all.push((format!("feature-{}", card.0), text));
        }
    }
    if let (Some(own), Some(me)) = (drawing.own(), drawing.me()) {
        for card in own.traits.iter().flatten() {
            let goal = trait_goal(tongue, &drawing.content().traits[card.index()]);
            let text =
                html! { div.fl-explained { (small(drawing, Titled::Trait(*card))) p { (goal) } } };
            all.push((format!("trait-{}", card.0), text));
        }
        for card in own.destinies.iter() {
            let text = html! { div.fl-explained { (small(drawing, Titled::Destiny(card))) (conditions(drawing, me, card)) } };
            all.push((format!("destiny-{}", card.0), text));
        }
        let held: Vec<Scene> = own.hand.iter().chain(own.secrets.iter().copied()).collect();
        for card in held {
            let text = html! { div.fl-explained { (scene(drawing, card, me)) } };
            all.push((format!("scene-{}", card.0), text));
        }
    }
    all
}

/// One thing to know at the first decisions.
pub(super) fn hint(drawing: &Drawing<'_>) -> Option<String> {
    let tongue = drawing.tongue;
    if !drawing.desk.hints || drawing.table().chapter > 1 {
        return None;
    }
    match drawing.asked()? {
        Asked::Traits => Some(tongue.flw_hint_traits()),
        Asked::Choice(_) if drawing.table().phase == Phase::Chapter => {
            Some(tongue.flw_hint_choice())
        }
        Asked::Turn if drawing.table().count < 2 => Some(tongue.flw_hint_turn()),
        _ => None,
    }
}

/// The rules in short.
pub(super) fn summary(tongue: &Tongue) -> Markup {
    html! {
        ul.fl-summary {
            li { (tongue.flw_rule_turn()) }
            li { (tongue.flw_rule_choice()) }
            li { (tongue.flw_rule_tokens()) }
            li { (tongue.flw_rule_secret()) }
            li { (tongue.flw_rule_reaction()) }
            li { (tongue.flw_rule_destiny()) }
            li { (tongue.flw_rule_end()) }
        }
        ul.fl-decks {
            @for one in [Deck::Sweet, Deck::Serious, Deck::Drama] { li { (mark(Mark::of_deck(one))) " " (deck(tongue, one)) } }
            @for one in Kind::ALL { li { (mark(Mark::of_kind(one))) " " (tongue.fl_kind(one)) } }
        }
    }
}

/// Two people who meet in the fog.
pub(crate) fn emblem() -> Markup {
    couple()
}

/// A letter and a seal, by turns.
pub(crate) fn ornament(chapter: usize) -> Markup {
    if chapter % 2 == 1 { envelope() } else { seal() }
}

//! The first chapter: who the two of them are.

use super::ask::decide;
use super::card::small;
use super::drawing::Drawing;
use super::portrait::introduced;
use ::fog_of_love::content::{Aspect, Gender, Trait};
use ::fog_of_love::{Asked, Dealt, other};
use maud::{Markup, html};
use words::fog_of_love::{Titled, gender, trait_goal};

/// The question of this moment, or the story's opening words for whoever waits.
pub(super) fn creation(drawing: &Drawing<'_>) -> Markup {
    let tongue = drawing.tongue;
    html! {
        header.fl-heading id="fl-heading" {
            p.number { (tongue.flw_prologue()) }
            p.name { (drawing.title(Titled::Story(drawing.table().story))) }
        }
        div.fl-creation id="fl-creation" {
            @match drawing.asked() {
                Some(Asked::Gender) => (address(drawing)),
                Some(Asked::Traits) => (traits(drawing)),
                Some(Asked::Occupation) => (dealt(drawing, &tongue.flw_job_help())),
                Some(Asked::Feature) => (dealt(drawing, &tongue.flw_feature_help(drawing.partner().map_or("", |seat| drawing.name(seat))))),
                Some(Asked::Introduction) => (introduction(drawing)),
                _ => (waiting(drawing)),
            }
        }
        (decide(drawing))
    }
}

fn waiting(drawing: &Drawing<'_>) -> Markup {
    let story = Titled::Story(drawing.table().story);
    html! {
        @if let Some(text) = drawing.text(story, "text") { p.fl-text { (text) } }
        @if let Some(text) = drawing.text(story, "rules") { p.help { (text) } }
    }
}

/// Which side of the character card, and so which form of address.
fn address(drawing: &Drawing<'_>) -> Markup {
    html! {
        (waiting(drawing))
        p.help { (drawing.tongue.flw_gender_help()) }
        div.fl-choices {
            @for one in Gender::ALL {
                @let pick = format!("gender-{}", one.name());
                button.fl-choice type="button" id=(pick) data-pick=(pick) aria-pressed=(drawing.is_picked(&pick)) { strong { (gender(drawing.tongue, one)) } }
            }
        }
    }
}

/// Five traits, of which three are kept in secret.
fn traits(drawing: &Drawing<'_>) -> Markup {
    let Some(own) = drawing.own() else { return html! {} };
    let content = drawing.content();
    let cards: Vec<Trait> = own
        .dealt
        .iter()
        .filter_map(|card| match card {
            Dealt::Trait(card) => Some(*card),
            _ => None,
        })
        .collect();
    let picked: Vec<Aspect> = (0..)
        .zip(&cards)
        .filter(|(place, _): &(u8, _)| drawing.is_picked(&format!("keep-{place}")))
        .map(|(_, card)| content.traits[card.index()].aspect)
        .collect();
    html! {
        p.help { (drawing.tongue.flw_traits_help()) }
        div.fl-choices.fan {
            @for (place, card) in cards.iter().enumerate() {
                @let pick = format!("keep-{place}");
                button.fl-choice type="button" id=(pick) data-pick=(pick) aria-pressed=(drawing.is_picked(&pick)) {
                    (small(drawing, Titled::Trait(*card)))
                    span.goal { (trait_goal(drawing.tongue, &content.traits[card.index()])) }
                }
            }
        }
        (warning(drawing, &picked))
    }
}

/// A quiet note when two goals pull apart, or repeat.
fn warning(drawing: &Drawing<'_>, picked: &[Aspect]) -> Markup {
    let pairs = |test: &dyn Fn(Aspect, Aspect) -> bool| {
        picked
            .iter()
            .enumerate()
            .any(|(at, one)| picked[at + 1..].iter().any(|two| test(*one, *two)))
    };
    let opposed = pairs(&|one, two| one == two.opposite());
    let doubled = pairs(&|one, two| one == two);
    html! {
        div.fl-warning id="fl-warning" role="status" {
            @if opposed { p { (drawing.tongue.flw_goals_oppose()) } }
            @if doubled { p { (drawing.tongue.flw_goals_repeat()) } }
        }
    }
}

/// Cards dealt to choose one from.
fn dealt(drawing: &Drawing<'_>, help: &str) -> Markup {
    let Some(own) = drawing.own() else { return html! {} };
    html! {
        p.help { (help) }
        div.fl-choices {
            @for (place, card) in own.dealt.iter().enumerate() {
                @let pick = format!("dealt-{place}");
                @let of = match card {
                    Dealt::Trait(card) => Titled::Trait(*card),
                    Dealt::Occupation(card) => Titled::Occupation(*card),
                    Dealt::Feature(card) => Titled::Feature(*card),
                };
                button.fl-choice type="button" id=(pick) data-pick=(pick) aria-pressed=(drawing.is_picked(&pick)) { (small(drawing, of)) }
            }
        }
    }
}

/// All that the other will see: told aloud, or typed.
fn introduction(drawing: &Drawing<'_>) -> Markup {
    let Some(me) = drawing.me() else { return html! {} };
    let person = drawing.table().person(me);
    html! {
        p.help { (drawing.tongue.flw_introduce_help(drawing.name(other(me)))) }
        (introduced(drawing, me))
        ul.fl-portrait {
            @if let Some(card) = person.occupation { li { (small(drawing, Titled::Occupation(card))) } }
            @for card in person.features.iter().flatten() { li { (small(drawing, Titled::Feature(*card))) } }
        }
    }
}

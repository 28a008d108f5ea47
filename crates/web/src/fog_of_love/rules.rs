//! The cards in words: for those who ask, for beginners, for the side of the table.

use super::Table;
use super::card::{scene, small};
use super::cards::PEOPLE;
use super::mine::conditions;
use crate::art::signs::{Mark, mark};
use crate::art::{broken_seal, couple, envelope, seal};
use crate::parts::{Sheet, Slot};
use crate::told::explanation;
use ::fog_of_love::content::{Deck, Dimension, Kind};
use maud::{Markup, html};
use words::fog_of_love::{Titled, deck, dimension, trait_goal};
use words::{Lang, Tongue};

/// Everything that can be asked about from this seat: the scales, what lies open, and one's own cards.
pub(super) fn explanations(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let (cards, face) = (table.cards(), table.face());
    let mut all: Vec<Slot> = Vec::new();
    for one in Dimension::ALL {
        let id = format!("about-dimension-{}", one.name());
        all.push(sheet.part(id, &(cards.lang, one), of_dimension));
    }
    for card in PEOPLE.iter().flat_map(|seat| face.table.person(*seat).features).flatten() {
        let id = format!("about-feature-{}", card.0);
        all.push(sheet.part(id, &(cards, card), |(cards, card)| {
            let text = small(cards, Titled::Feature(*card));
            explanation(&format!("feature-{}", card.0), html! { div.fl-explained { (text) } })
        }));
    }
    if let (Some(own), Some(me)) = (&face.own, face.you) {
        for goal in &own.goals {
            let id = format!("about-trait-{}", goal.card.0);
            all.push(sheet.part(id, &(cards, goal.card), |(cards, card)| {
                let goal = trait_goal(cards.tongue(), &cards.content().traits[card.index()]);
                let text = html! { div.fl-explained { (small(cards, Titled::Trait(*card))) p { (goal) } } };
                explanation(&format!("trait-{}", card.0), text)
            }));
        }
        for near in &own.destinies {
            let id = format!("about-destiny-{}", near.card.0);
            all.push(sheet.part(id, &(cards, table.oneself(), near), |(cards, holder, near)| {
                let how = conditions(cards, *holder, near.card, &near.conditions);
                let text =
                    html! { div.fl-explained { (small(cards, Titled::Destiny(near.card))) (how) } };
                explanation(&format!("destiny-{}", near.card.0), text)
            }));
        }
        for card in own.holds.hand.iter().chain(own.holds.secrets.iter().copied()) {
            let read = scene(sheet, cards, card, me);
            let id = format!("about-scene-{}", card.0);
            all.push(sheet.part(id, &(card, read), |(card, read)| {
                explanation(&format!("scene-{}", card.0), html! { div.fl-explained { (read) } })
            }));
        }
    }
    sheet.part("explained-here", &all, |all| html! { @for one in all { (one) } })
}

fn of_dimension((lang, one): &(Lang, Dimension)) -> Markup {
    let tongue = Tongue::of(*lang);
    let text = html! { h2 { (dimension(tongue, *one)) } p { (tongue.flw_dimension(*one)) } };
    explanation(&format!("dimension-{}", one.name()), text)
}

/// The rules in short.
pub(super) fn summary(lang: &Lang) -> Markup {
    let tongue = Tongue::of(*lang);
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

/// Two people, and the fog between them.
pub(crate) fn picture() -> Markup {
    couple()
}

/// What the four points of the rules are drawn with.
pub(crate) fn drawn_gist() -> [Markup; 4] {
    [couple(), envelope(), broken_seal(), seal()]
}

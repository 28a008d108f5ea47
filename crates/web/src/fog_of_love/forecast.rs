//! What somebody knows an option would give them.

use super::drawing::{Drawing, signed};
use super::picks::LOCK;
use ::fog_of_love::content::{Effect, OptionCard, TraitCard, Who};
use ::fog_of_love::{Asked, Phase};
use maud::{Markup, html};
use words::fog_of_love::{Titled, aspect_mark};

/// What is known of an option that is picked, and the press that seals it.
pub(super) fn forecast(drawing: &Drawing<'_>, option: &OptionCard) -> Markup {
    let tongue = drawing.tongue;
    let mine = match drawing.asked() {
        Some(Asked::Rechoice(_, whose)) => Some(whose) == drawing.me(),
        _ => true,
    };
    // A situation may turn the scene around: then it is the situation that says what comes of it.
    let plain = drawing.choosing().is_some_and(|(frame, _)| frame.under.is_none());
    html! {
        div.fl-forecast id="fl-forecast" {
            @if mine && plain {
                p { strong { (tongue.flw_for_you()) } " " (hearts(drawing, option)) }
                (goals(drawing, option))
            }
            div.actions {
                button.button.primary type="button" id="confirm" data-pick=(LOCK) { (tongue.flw_lock()) }
                button.button.quiet type="button" id="cancel" data-back { (tongue.flw_back()) }
            }
            @if drawing.table().waiting.len() > 1 { p.help { (tongue.flw_sealed_help()) } }
        }
    }
}

/// Tokens and hearts that are certain.
fn hearts(drawing: &Drawing<'_>, option: &OptionCard) -> Markup {
    let sure = |effect: &Effect| match effect {
        Effect::Satisfaction(Who::Chooser | Who::Both, amount) if amount.share.is_none() => {
            i16::from(amount.plus)
        }
        _ => 0,
    };
    let hearts: i16 = option.effects.iter().map(sure).sum();
    html! {
        @for gift in &option.tokens { span.mark { "+" (gift.count) " " (aspect_mark(drawing.tongue, gift.aspect)) } " " }
        @if hearts != 0 { span.mark { "♥ " (signed(hearts)) } }
        @if hearts == 0 && option.tokens.is_empty() { (drawing.tongue.flw_unsure()) }
    }
}

/// What the tokens would do to one's goals.
fn goals(drawing: &Drawing<'_>, option: &OptionCard) -> Markup {
    let (Some(own), Some(me)) = (drawing.own(), drawing.me()) else { return html! {} };
    let tongue = drawing.tongue;
    let moved = |card: &TraitCard| -> i16 {
        option
            .tokens
            .iter()
            .map(|gift| match gift.aspect {
                aspect if aspect == card.aspect => i16::from(gift.count),
                aspect if aspect == card.aspect.opposite() => -i16::from(gift.count),
                _ => 0,
            })
            .sum()
    };
    let touched: Vec<_> = own
        .traits
        .iter()
        .flatten()
        .filter_map(|&card| {
            let face = &drawing.content().traits[card.index()];
            let by = moved(face);
            (by != 0).then(|| (card, face, drawing.facts().balance(face, me), by))
        })
        .collect();
    html! {
        @if !touched.is_empty() && drawing.table().phase != Phase::Over {
            ul.fl-touched {
                @for (card, face, now, by) in touched {
                    li {
                        (tongue.flw_goal_moves(&drawing.title(Titled::Trait(card)), &signed(now), &signed(now + by), face.number.into()))
                        @if now + by >= i16::from(face.number) { " ✓" }
                    }
                }
            }
        }
    }
}

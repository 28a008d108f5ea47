//! What somebody knows an option would give them.

use super::Table;
use super::card::options_of;
use super::cards::{Cards, signed};
use crate::parts::{Sheet, Slot};
use ::fog_of_love::content::{Effect, Letter, OptionCard, TraitCard, Who};
use ::fog_of_love::{Asked, Phase};
use face::Pick as _;
use face::fog_of_love::{Goal, Pick};
use maud::{Markup, html};
use words::fog_of_love::{CardContext, Titled, aspect_mark};

/// What is known of an option.
#[derive(Hash)]
struct Forecast<'a> {
    cards: Cards<'a>,
    card: CardContext,
    which: Letter,
    /// Whether anything can be said of what it gives.
    known: bool,
    /// The goals that it moves, and by how much.
    goals: Vec<(Goal, i16)>,
    /// Whether somebody else is choosing too.
    sealed: bool,
}

/// What is known of the option that is picked, and the press that seals it.
pub(super) fn forecast(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Option<Slot> {
    let (cards, face) = (table.cards(), table.face());
    let which = table.picks.iter().find_map(|pick| match pick {
        Pick::Option(which) => Some(*which),
        _ => None,
    })?;
    let frame = table.asking()?;
    let card = table.context(frame.source);
    let option = options_of(&cards, card).get(which.index())?;
    let mine = match face.question() {
        Some(Asked::Rechoice(_, whose)) => Some(whose) == face.you,
        _ => true,
    };
    let goals = face.own.iter().flat_map(|own| &own.goals).copied();
    let goals = goals.map(|goal| (goal, moved(&cards.content().traits[goal.card.index()], option)));
    let goals = goals.filter(|(_, by)| *by != 0 && face.table.phase != Phase::Over);
    let forecast = Forecast {
        cards,
        card,
        which,
        // A situation may turn the scene around: then it is the situation that says what comes of it.
        known: mine && frame.under.is_none(),
        goals: goals.collect(),
        sealed: face.table.waiting.len() > 1,
    };
    Some(sheet.part("fl-seal", &forecast, draw))
}

/// How far the tokens of an option move a goal.
fn moved(card: &TraitCard, option: &OptionCard) -> i16 {
    let by = option.tokens.iter().map(|gift| match gift.aspect {
        aspect if aspect == card.aspect => i16::from(gift.count),
        aspect if aspect == card.aspect.opposite() => -i16::from(gift.count),
        _ => 0,
    });
    by.sum()
}

fn draw(forecast: &Forecast<'_>) -> Markup {
    let (cards, tongue) = (&forecast.cards, forecast.cards.tongue());
    let option = options_of(cards, forecast.card).get(forecast.which.index());
    html! {
        aside.fl-seal id="fl-seal" {
            div.fl-sure {
                @if forecast.known && let Some(option) = option {
                    p { strong { (tongue.flw_for_you()) } " " (hearts(cards, option)) }
                    @if !forecast.goals.is_empty() { (goals(cards, &forecast.goals)) }
                }
                @if forecast.sealed { p.help { (tongue.flw_sealed_help()) } }
            }
            div.actions {
                button.button.primary.fl-wax type="button" id="confirm" data-pick=(Pick::Lock.name()) {
                    (crate::art::seal()) span { (tongue.flw_lock()) }
                }
                button.button.quiet type="button" id="cancel" data-back { (tongue.flw_back()) }
            }
        }
    }
}

/// Tokens and hearts that are certain.
fn hearts(cards: &Cards<'_>, option: &OptionCard) -> Markup {
    let sure = |effect: &Effect| match effect {
        Effect::Satisfaction(Who::Chooser | Who::Both, amount) if amount.share.is_none() => {
            i16::from(amount.plus)
        }
        _ => 0,
    };
    let hearts: i16 = option.effects.iter().map(sure).sum();
    let tongue = cards.tongue();
    html! {
        @for gift in &option.tokens { span.mark { "+" (gift.count) " " (aspect_mark(tongue, gift.aspect)) } " " }
        @if hearts != 0 { span.mark { "♥ " (signed(hearts)) } }
        @if hearts == 0 && option.tokens.is_empty() { (tongue.flw_unsure()) }
    }
}

/// What the tokens would do to one's goals.
fn goals(cards: &Cards<'_>, goals: &[(Goal, i16)]) -> Markup {
    html! {
        ul.fl-touched {
            @for (Goal { card, now, needed, .. }, by) in goals {
                li {
                    (cards.tongue().flw_goal_moves(&cards.title(Titled::Trait(*card)), &signed(*now), &signed(now + by), (*needed).into()))
                    @if now + by >= *needed { " ✓" }
                }
            }
        }
    }
}

//! Something that may be picked, and the presses that make a move of it.

use super::Table;
use super::card::{deck_label, small};
use super::cards::{Cards, Holder};
use super::mine::conditions;
use crate::parts::{Sheet, Slot};
use ::fog_of_love::content::{Aspect, Deck, Destiny, Gender, Trait};
use ::fog_of_love::{Action, Dealt};
use face::Pick as _;
use face::fog_of_love::{Condition, Pick, Word};
use maud::{Markup, html};
use words::fog_of_love::{Titled, aspect, gender, trait_goal};
use words::{Lang, Tongue};

/// What lies on something that may be picked.
#[derive(Hash)]
pub(super) enum Inside<'a> {
    /// A move in its own words.
    Said(String),
    Gender(Gender),
    Deck(Deck),
    Aspect(Aspect),
    /// A trait with its goal.
    Trait(Trait),
    Card(Titled),
    /// A destiny and how near it is.
    Destiny(Destiny, &'a [Condition]),
    /// A secret, face down.
    Secret(u8),
}

impl Inside<'_> {
    /// A card that was dealt.
    pub fn dealt(card: Dealt) -> Inside<'static> {
        match card {
            Dealt::Trait(card) => Inside::Trait(card),
            Dealt::Occupation(card) => Inside::Card(Titled::Occupation(card)),
            Dealt::Feature(card) => Inside::Card(Titled::Feature(card)),
        }
    }
}

/// Something that may be picked.
#[derive(Hash)]
struct Choice<'a> {
    cards: Cards<'a>,
    oneself: Holder,
    pick: Pick,
    /// Whether it is picked; what is a move by itself never is.
    picked: Option<bool>,
    inside: Inside<'a>,
}

/// One of several things that may be picked.
pub(super) fn choice(
    sheet: &mut Sheet<'_>,
    table: &Table<'_>,
    pick: Pick,
    inside: Inside<'_>,
) -> Slot {
    let picked = (!matches!(pick, Pick::Deck(_))).then(|| table.is_picked(pick));
    let (cards, oneself) = (table.cards(), table.oneself());
    sheet.part(pick.name(), &Choice { cards, oneself, pick, picked, inside }, draw)
}

fn draw(choice: &Choice<'_>) -> Markup {
    let pick = choice.pick.name();
    html! { button.fl-choice type="button" id=(pick) data-pick=(pick) aria-pressed=[choice.picked] { (inside(choice)) } }
}

fn inside(choice: &Choice<'_>) -> Markup {
    let (cards, tongue) = (&choice.cards, choice.cards.tongue());
    match choice.inside {
        Inside::Said(ref said) => html! { (said) },
        Inside::Gender(one) => html! { strong { (gender(tongue, one)) } },
        Inside::Deck(deck) => html! { strong { (deck_label(tongue, deck)) } },
        Inside::Aspect(one) => html! { (aspect(tongue, one)) },
        Inside::Trait(card) => html! {
            (small(cards, Titled::Trait(card)))
            span.goal { (trait_goal(tongue, &cards.content().traits[card.index()])) }
        },
        Inside::Card(card) => small(cards, card),
        Inside::Destiny(card, how) => html! {
            (small(cards, Titled::Destiny(card)))
            (conditions(cards, choice.oneself, card, how))
        },
        Inside::Secret(number) => html! {
            (crate::art::envelope())
            strong { (tongue.flw_secret_nth((number + 1).into())) }
        },
    }
}

/// The presses that make a move.
#[derive(Hash)]
enum Decide {
    /// Of a scene that is considered: to do what is asked with it, or to trade it in.
    Scene { lock: Option<String>, trade: Option<String> },
    /// Of what else is picked, and those that need no picking.
    Else { lock: Option<String>, words: Vec<(Pick, String)> },
}

/// What can be done with a scene that is considered.
pub(super) fn decide_on_scene(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let [lock, trade] = [Pick::Lock, Pick::Trade].map(|pick| table.label_of(pick));
    sheet.part("fl-decide", &(table.lang(), Decide::Scene { lock, trade }), presses)
}

/// The press that makes a move of what is picked, and those that need no picking.
pub(super) fn decide(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Option<Slot> {
    let words = [
        (Action::GoOn, Word::GoOn),
        (Action::Skip, Word::Skip),
        (Action::Introduce, Word::Introduce),
        (Action::Done, Word::Done),
        (Action::Confirm, Word::Confirm),
        (Action::Object, Word::Object),
    ];
    let words = words.into_iter().filter(|(action, _)| table.face().moves.contains(action));
    let words = words.map(|(action, word)| (Pick::Word(word), table.label(action)));
    let words: Vec<(Pick, String)> = words.collect();
    // An option that is picked has its own.
    let option = table.picks.iter().any(|pick| matches!(pick, Pick::Option(_)));
    let lock = if option { None } else { table.label_of(Pick::Lock) };
    let any = lock.is_some() || !words.is_empty();
    any.then(|| sheet.part("fl-decide", &(table.lang(), Decide::Else { lock, words }), presses))
}

fn presses((lang, decide): &(Lang, Decide)) -> Markup {
    let press = |label: &str| {
        html! { button.button.primary type="button" id="confirm" data-pick=(Pick::Lock.name()) { (label) } }
    };
    let back = html! { button.button.quiet type="button" id="cancel" data-back { (Tongue::of(*lang).flw_back()) } };
    html! {
        div.actions.fl-decide id="fl-decide" {
            @match decide {
                Decide::Scene { lock, trade } => {
                    @if let Some(lock) = lock { (press(lock)) }
                    @if let Some(trade) = trade {
                        button.button type="button" id="trade" data-pick=(Pick::Trade.name()) { (trade) }
                    }
                    (back)
                }
                Decide::Else { lock, words } => {
                    @if let Some(lock) = lock { (press(lock)) (back) }
                    @for (pick, label) in words {
                        // Whoever introduces somebody has said what they are called.
                        @let first = matches!(pick, Pick::Word(Word::Introduce)).then_some("character");
                        button.button.primary[lock.is_none()] type="button" id={ "fl-" (pick.name()) }
                            data-pick=(pick.name()) data-first=[first] { (label) }
                    }
                }
            }
        }
    }
}

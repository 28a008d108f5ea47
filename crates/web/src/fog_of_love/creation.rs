//! The first chapter: who the two of them are.

use super::Table;
use super::card::small;
use super::cards::Cards;
use super::choice::{Inside, choice, decide};
use super::portrait::Known;
use super::stage::portrayed;
use crate::parts::{Sheet, Slot};
use ::fog_of_love::content::{Aspect, Gender};
use ::fog_of_love::{Asked, Dealt, other};
use face::fog_of_love::Pick;
use maud::{Markup, html};
use packs::Mood;
use tabletop::Seat;
use words::fog_of_love::Titled;
use words::{Lang, Tongue};

/// The question of this moment.
#[derive(Hash)]
struct Creation<'a> {
    cards: Cards<'a>,
    story: u8,
    asks: Asks,
    choices: Vec<Slot>,
}

#[derive(Hash)]
enum Asks {
    /// The story's opening words, for whoever waits.
    Nothing,
    /// Which side of the character card, and so which form of address.
    Address,
    /// Five traits, of which three are kept in secret, with a note of how they fit together.
    Traits(Slot),
    Occupation,
    /// What struck one about this person.
    Feature(Seat),
    /// All that the other will see of this person: told aloud, or typed.
    Introduction(Known),
}

/// The question of this moment, or the story's opening words for whoever waits.
pub(super) fn creation(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Vec<Slot> {
    let (cards, story) = (table.cards(), table.face().table.story);
    let (asks, choices) = asked(sheet, table);
    let creation = Creation { cards, story, asks, choices };
    let creation = sheet.part("fl-creation", &creation, draw);
    [creation].into_iter().chain(decide(sheet, table)).collect()
}

fn asked(sheet: &mut Sheet<'_>, table: &Table<'_>) -> (Asks, Vec<Slot>) {
    let face = table.face();
    let (Some(asked), Some(own), Some(me)) = (face.question(), &face.own, face.you) else {
        return (Asks::Nothing, Vec::new());
    };
    let dealt = || (0..).zip(own.holds.dealt.iter().copied());
    match asked {
        Asked::Gender => {
            let all = Gender::ALL.into_iter();
            let all = all.map(|one| choice(sheet, table, Pick::Gender(one), Inside::Gender(one)));
            (Asks::Address, all.collect())
        }
        Asked::Traits => {
            let traits = dealt().filter_map(|(_, card)| match card {
                Dealt::Trait(card) => Some(card),
                _ => None,
            });
            let traits: Vec<_> = (0..).zip(traits).collect();
            let kept = traits.iter().filter(|(place, _)| table.is_picked(Pick::Keep(*place)));
            let content = table.cards().content();
            let kept: Vec<Aspect> =
                kept.map(|(_, card)| content.traits[card.index()].aspect).collect();
            let pick = |(place, card)| choice(sheet, table, Pick::Keep(place), Inside::Trait(card));
            let choices = traits.into_iter().map(pick).collect();
            let warned = (table.lang(), pulls(&kept));
            (Asks::Traits(sheet.part("fl-warning", &warned, warning)), choices)
        }
        Asked::Occupation | Asked::Feature => {
            let pick = |(place, card)| {
                choice(sheet, table, Pick::Dealt(place), Inside::Card(titled(card)))
            };
            let asks =
                if asked == Asked::Feature { Asks::Feature(other(me)) } else { Asks::Occupation };
            (asks, dealt().map(pick).collect())
        }
        Asked::Introduction => {
            let person = face.table.person(me);
            let (occupation, features) = (person.occupation, person.features);
            (Asks::Introduction(Known { seat: me, occupation, features }), Vec::new())
        }
        _ => (Asks::Nothing, Vec::new()),
    }
}

fn titled(card: Dealt) -> Titled {
    match card {
        Dealt::Trait(card) => Titled::Trait(card),
        Dealt::Occupation(card) => Titled::Occupation(card),
        Dealt::Feature(card) => Titled::Feature(card),
    }
}

fn draw(Creation { cards, story, asks, choices }: &Creation<'_>) -> Markup {
    let tongue = cards.tongue();
    let list = |class: &str| html! { div class=(class) { @for slot in choices { (slot) } } };
    html! {
        div.fl-creation id="fl-creation" {
            @match asks {
                Asks::Nothing => (waiting(cards, *story)),
                Asks::Address => {
                    (waiting(cards, *story))
                    p.help { (tongue.flw_gender_help()) }
                    (list("fl-choices"))
                }
                Asks::Traits(warning) => {
                    p.help { (tongue.flw_traits_help()) }
                    (list("fl-choices fan"))
                    (warning)
                }
                Asks::Occupation => { p.help { (tongue.flw_job_help()) } (list("fl-choices")) }
                Asks::Feature(of) => {
                    p.help { (tongue.flw_feature_help(cards.name(*of))) }
                    (list("fl-choices"))
                }
                Asks::Introduction(known @ Known { seat, occupation, features }) => {
                    p.help { (tongue.flw_introduce_help(cards.name(other(*seat)))) }
                    (portrayed(cards, *known, Mood::Neutral))
                    ul.fl-portrait {
                        @if let Some(card) = occupation { li { (small(cards, Titled::Occupation(*card))) } }
                        @for card in features.iter().flatten() { li { (small(cards, Titled::Feature(*card))) } }
                    }
                }
            }
        }
    }
}

fn waiting(cards: &Cards<'_>, story: u8) -> Markup {
    let story = Titled::Story(story);
    html! {
        @if let Some(text) = cards.text(story, "text") { p.fl-text { (text) } }
        @if let Some(text) = cards.text(story, "rules") { p.help { (text) } }
    }
}

/// Whether two goals pull apart, and whether two repeat.
pub(super) fn pulls(kept: &[Aspect]) -> [bool; 2] {
    let pairs = |test: &dyn Fn(Aspect, Aspect) -> bool| {
        let later = |at: usize| &kept[at + 1..];
        kept.iter().enumerate().any(|(at, one)| later(at).iter().any(|two| test(*one, *two)))
    };
    [pairs(&|one, two| one == two.opposite()), pairs(&|one, two| one == two)]
}

/// A quiet note when two goals pull apart, or repeat.
fn warning((lang, [opposed, doubled]): &(Lang, [bool; 2])) -> Markup {
    let tongue = Tongue::of(*lang);
    html! {
        div.fl-warning id="fl-warning" role="status" {
            @if *opposed { p { (tongue.flw_goals_oppose()) } }
            @if *doubled { p { (tongue.flw_goals_repeat()) } }
        }
    }
}

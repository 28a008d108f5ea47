//! What is to be taken in: what the other shows, a secret that comes out, and the finale, one thing after
//! the other. What everybody sees is seen on the stage.

use super::Table;
use super::card::{kept, opening, small};
use super::cards::{Cards, Holder, PEOPLE, signed};
use super::ending::{self, Ending};
use super::mine::conditions;
use super::portrait::Known;
use super::stage::{portrayed, side_class};
use crate::art::scenery::backdrop;
use crate::parts::{Sheet, Slot};
use ::fog_of_love::Shown;
use ::fog_of_love::content::{Stance, Trait};
use face::fog_of_love::{Condition, Revealed, Together};
use maud::{Markup, html};
use packs::{Mood, Setting};
use tabletop::Seat;
use words::fog_of_love::{CardContext, Titled, stance};

/// What the viewer has not yet taken in.
#[derive(Hash)]
struct Reveals<'a> {
    cards: Cards<'a>,
    reader: Option<Seat>,
    fresh: Vec<&'a Revealed>,
    /// Where it is seen, and by whom, unless somebody shows something to nobody else.
    stage: Option<(Setting, [(Known, Mood); 2])>,
    /// How it ended, where that is among them.
    ending: Option<Ending<'a>>,
}

/// What the viewer has not yet taken in: of several things the one that waits. Lessons stand elsewhere.
pub(super) fn reveal(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Option<Slot> {
    if table.lesson_asked().is_some() {
        return None;
    }
    let face = table.face();
    let fresh = face.revealed.iter().filter(|(step, _)| *step >= table.desk().taken_in);
    let mut fresh: Vec<&Revealed> = fresh.map(|(_, revealed)| revealed).collect();
    if let Some(asking) = table.desk().asking {
        let (things, of) = things(fresh.into_iter());
        let wanted = things.get(asking);
        fresh = of.into_iter().filter(|(to, _)| Some(to) == wanted).map(|(_, one)| one).collect();
    }
    if fresh.is_empty() {
        return None;
    }
    let alone = fresh.iter().all(|one| matches!(one, Revealed::Card(..)));
    let moods = moods(table, &fresh);
    let people = PEOPLE.map(|seat| (table.known(seat), moods[seat.index()]));
    let ends = fresh.contains(&&Revealed::Ending);
    let reveals = Reveals {
        cards: table.cards(),
        reader: face.you,
        stage: (!alone).then(|| (table.scenery().place, people)),
        ending: ends.then(|| Ending::of(table)),
        fresh,
    };
    Some(sheet.part("revealed", &reveals, draw))
}

/// The things to be taken in of what came to light in a step, and to which of them each belongs.
pub(super) fn things<'a>(
    lit: impl Iterator<Item = &'a Revealed>,
) -> (Vec<Together>, Vec<(Together, &'a Revealed)>) {
    let (mut secrets, mut order): (usize, Vec<Together>) = (0, Vec::new());
    let mut belongs = Vec::new();
    for one in lit {
        let to = one.together(secrets);
        secrets += usize::from(matches!(to, Together::Secret(_)));
        if !order.contains(&to) {
            order.push(to);
        }
        belongs.push((to, one));
    }
    (order, belongs)
}

/// What both show of it, by seat.
fn moods(table: &Table<'_>, fresh: &[&Revealed]) -> [Mood; 2] {
    let content = table.cards().content();
    let mut moods =
        if fresh.contains(&&Revealed::Ending) { table.moods() } else { [Mood::Neutral; 2] };
    for one in fresh {
        match **one {
            // Each looks at what the other wanted.
            Revealed::Destiny(seat, card) => {
                let stays = content.destinies[card.index()].stance == Stance::Stay;
                moods[1 - seat.index()] = if stays { Mood::Smiling } else { Mood::Hurt };
            }
            Revealed::Secret { seat, .. } => {
                moods[seat.index()] = Mood::Hurt;
                moods[1 - seat.index()] = Mood::Surprised;
            }
            Revealed::Traits(seat, traits) => {
                let met = traits.iter().filter(|(_, met)| *met == Some(true)).count();
                moods[seat.index()] = if met > 1 { Mood::Smiling } else { Mood::Neutral };
            }
            Revealed::Card(..) | Revealed::Ending => {}
        }
    }
    moods
}

fn draw(reveals: &Reveals<'_>) -> Markup {
    let cards = &reveals.cards;
    html! {
        @if let Some((place, people)) = &reveals.stage {
            div.fl-scene {
                div.fl-place { (backdrop(*place)) }
                @for (known, mood) in people {
                    div class={ "fl-bust " (side_class(known.seat)) } { (portrayed(cards, *known, *mood)) }
                }
                div.fl-mist aria-hidden="true" {}
            }
        }
        div.fl-beats { @for one in &reveals.fresh { section.fl-beat { (beat(reveals, one)) } } }
    }
}

fn beat(reveals: &Reveals<'_>, revealed: &Revealed) -> Markup {
    let cards = &reveals.cards;
    let tongue = cards.tongue();
    let holder = |seat| Holder { seat, reader: reveals.reader };
    match *revealed {
        Revealed::Card(seat, card, ref how) => shown(cards, holder(seat), card, how),
        Revealed::Secret { seat, scene, lasted: true } => html! {
            p.fl-byline { (cards.person(seat)) " " (tongue.flw_stayed_secret()) }
            (kept(cards, CardContext::Scene(scene), seat))
        },
        Revealed::Secret { seat, scene, lasted: false } => html! {
            p.fl-byline { (cards.person(seat)) " " (tongue.flw_was_secret()) }
            (opening(cards, CardContext::Scene(scene), seat))
        },
        Revealed::Destiny(seat, card) => html! {
            div.fl-destined {
                (small(cards, Titled::Destiny(card)))
                p.fl-byline { (cards.person(seat)) " " (tongue.flw_wanted()) " " span.badge { (stance(tongue, cards.content().destinies[card.index()].stance)) } }
            }
        },
        Revealed::Traits(seat, traits) => html! {
            p.fl-byline { (cards.person(seat)) " " (tongue.flw_really_was()) }
            ul.fl-goals { @for (card, verdict) in traits { (judged(cards, holder(seat), card, verdict)) } }
        },
        Revealed::Ending => reveals.ending.as_ref().map(ending::draw).unwrap_or_default(),
    }
}

/// A card that the partner shows to nobody else.
fn shown(cards: &Cards<'_>, holder: Holder, card: Shown, how: &[Condition]) -> Markup {
    let inside = match card {
        Shown::Trait(card) => {
            html! { (small(cards, Titled::Trait(card))) span.goal { (cards.goal(holder, card)) } }
        }
        Shown::Destiny(card) => {
            html! { (small(cards, Titled::Destiny(card))) (conditions(cards, holder, card, how)) }
        }
        Shown::Scene(card) => opening(cards, CardContext::Scene(card), holder.seat),
    };
    html! {
        p.fl-byline { (cards.person(holder.seat)) " " (cards.tongue().flw_shows_you()) }
        div.fl-choice { (inside) }
    }
}

/// A trait in the finale, with whether its goal was reached.
fn judged(cards: &Cards<'_>, holder: Holder, card: Trait, verdict: Option<bool>) -> Markup {
    let face = &cards.content().traits[card.index()];
    html! {
        li.met[verdict == Some(true)] {
            strong { (cards.title(Titled::Trait(card))) } " "
            span.goal { (cards.goal(holder, card)) } " "
            @if let Some(met) = verdict { span.badge { "♥ " (signed(face.worth(met).into())) } }
        }
    }
}

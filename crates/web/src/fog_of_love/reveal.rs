//! What is to be taken in: what the other shows, a secret that comes out, and the finale.

use super::Table;
use super::card::{kept, opening, small};
use super::cards::{Cards, Holder, signed};
use super::ending::{self, Ending};
use super::mine::conditions;
use crate::parts::{Sheet, Slot};
use ::fog_of_love::Shown;
use ::fog_of_love::content::Trait;
use face::fog_of_love::{Condition, Revealed};
use maud::{Markup, html};
use tabletop::Seat;
use words::fog_of_love::{CardContext, Titled, stance};

/// What the viewer has not yet taken in.
#[derive(Hash)]
struct Reveals<'a> {
    cards: Cards<'a>,
    reader: Option<Seat>,
    fresh: Vec<&'a Revealed>,
    /// How it ended, where that is among them.
    ending: Option<Ending<'a>>,
}

/// What the viewer has not yet taken in, one thing after the other. Lessons stand elsewhere.
pub(super) fn reveal(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Option<Slot> {
    if table.lesson_asked().is_some() {
        return None;
    }
    let face = table.face();
    let fresh = face.revealed.iter().filter(|(step, _)| *step >= table.desk().taken_in);
    let fresh: Vec<&Revealed> = fresh.map(|(_, revealed)| revealed).collect();
    let ends = fresh.contains(&&Revealed::Ending);
    let any = !fresh.is_empty();
    let reveals = Reveals {
        cards: table.cards(),
        reader: face.you,
        fresh,
        ending: ends.then(|| Ending::of(table)),
    };
    any.then(|| sheet.part("revealed", &reveals, draw))
}

fn draw(reveals: &Reveals<'_>) -> Markup {
    html! {
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
            p.fl-byline { (cards.person(seat)) " " (tongue.flw_wanted()) }
            div.fl-choice { (small(cards, Titled::Destiny(card))) span.badge { (stance(tongue, cards.content().destinies[card.index()].stance)) } }
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

//! A notebook of the partner, for one's own eyes: which traits and destinies they may still have.

use super::Table;
use super::cards::Cards;
use crate::parts::{Sheet, Slot};
use ::fog_of_love::content::{Aspect, Destiny, Trait};
use ::fog_of_love::other;
use face::fog_of_love::Notebook;
use maud::{Markup, html};
use tabletop::Seat;
use words::fog_of_love::{Titled, aspect_mark};

/// What the viewer knows of the partner, once there is something to know.
pub(super) fn notebook(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Option<Slot> {
    let face = table.face();
    let (notebook, partner) = (face.notebook.as_ref()?, other(face.you?));
    Some(sheet.part("fl-notebook", &(table.cards(), partner, notebook), draw))
}

/// The same as it is drawn.
pub(super) fn draw((cards, partner, notebook): &(Cards<'_>, Seat, &Notebook)) -> Markup {
    let (tongue, name) = (cards.tongue(), cards.name(*partner));
    let traits = |list: &[Trait]| titles(cards, list.iter().map(|card| Titled::Trait(*card)));
    let destinies =
        |list: &[Destiny]| titles(cards, list.iter().map(|card| Titled::Destiny(*card)));
    html! {
        details.fl-notebook id="fl-notebook" {
            summary { (tongue.flw_notebook(name)) }
            @if !notebook.has.is_empty() { p { (tongue.flw_surely(&traits(&notebook.has))) } }
            @if !notebook.has_not.is_empty() { p { (tongue.flw_surely_not(&traits(&notebook.has_not))) } }
            @if !notebook.may_have.is_empty() {
                h4 { (tongue.flw_may_have()) }
                ul {
                    @for (aspect, cards_of) in by_aspect(cards, &notebook.may_have) {
                        li { span.mark { (aspect_mark(tongue, aspect)) } " " (traits(&cards_of)) }
                    }
                }
            }
            h4 { (tongue.flw_may_want(name)) }
            p.help { (tongue.flw_holds_destinies(notebook.destinies.into())) }
            @if !notebook.wants.is_empty() { p { (tongue.flw_surely(&destinies(&notebook.wants))) } }
            @if !notebook.may_want.is_empty() { p { (destinies(&notebook.may_want)) } }
            @if !notebook.wants_not.is_empty() { p { (tongue.flw_surely_not(&destinies(&notebook.wants_not))) } }
        }
    }
}

/// What cards are called, one after the other.
fn titles(cards: &Cards<'_>, all: impl Iterator<Item = Titled>) -> String {
    all.map(|one| cards.title(one)).collect::<Vec<_>>().join(" · ")
}

/// Traits by the aspect that they strive for.
fn by_aspect(cards: &Cards<'_>, all: &[Trait]) -> Vec<(Aspect, Vec<Trait>)> {
    let of = |card: &Trait| cards.content().traits[card.index()].aspect;
    let group = |aspect: Aspect| {
        let here: Vec<Trait> = all.iter().copied().filter(|card| of(card) == aspect).collect();
        (!here.is_empty()).then_some((aspect, here))
    };
    Aspect::all().filter_map(group).collect()
}

//! The two people as they are drawn: from their names, and from what everybody has seen of their cards.

use super::drawing::{Drawing, PEOPLE};
use crate::art::people::{Person, Portrait, Side, bust};
use maud::Markup;
use packs::Mood;
use tabletop::Seat;

/// Somebody's portrait.
pub(super) fn portrait(drawing: &Drawing<'_>, seat: Seat) -> Portrait {
    let [one, other] = Person::couple(PEOPLE.map(|seat| drawing.name(seat)));
    let person = if seat == PEOPLE[0] { one } else { other };
    let titles = drawing.titles();
    let Some(looks) = titles.looks() else { return Portrait::plain(person) };
    let (content, cards) = (drawing.content(), drawing.table().person(seat));
    let occupation = cards.occupation.map(|card| &content.occupations[card.index()].id);
    let features = cards.features.iter().flatten().map(|card| &content.features[card.index()].id);
    Portrait::dressed(
        person,
        occupation.map(|id| looks.occupation(id)),
        features.map(|id| looks.feature(id)),
    )
}

/// Somebody as they first show themselves.
pub(super) fn introduced(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    let side = if seat == PEOPLE[0] { Side::Left } else { Side::Right };
    bust(&portrait(drawing, seat), Mood::Neutral, side, drawing.name(seat))
}

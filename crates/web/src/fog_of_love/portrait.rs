//! The two people as they are drawn: from their names, and from what everybody has seen of their cards.

use super::cards::{Cards, PEOPLE};
use crate::art::people::{Person, Portrait};
use ::fog_of_love::content::{Feature, Occupation};
use tabletop::Seat;

/// Somebody, and what everybody has seen of their cards.
#[derive(Clone, Copy, Hash)]
pub(super) struct Known {
    pub seat: Seat,
    pub occupation: Option<Occupation>,
    pub features: [Option<Feature>; 3],
}

/// Somebody's portrait.
pub(super) fn portrait(cards: &Cards<'_>, known: Known) -> Portrait {
    let [one, other] = Person::couple(PEOPLE.map(|seat| cards.name(seat)));
    let person = if known.seat == PEOPLE[0] { one } else { other };
    let titles = cards.titles();
    let Some(looks) = titles.looks() else { return Portrait::plain(person) };
    let content = cards.content();
    let occupation = known.occupation.map(|card| &content.occupations[card.index()].id);
    let features = known.features.iter().flatten().map(|card| &content.features[card.index()].id);
    Portrait::dressed(
        person,
        occupation.map(|id| looks.occupation(id)),
        features.map(|id| looks.feature(id)),
    )
}

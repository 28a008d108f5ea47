//! How it ended, and why each destiny came true or did not.

use super::Table;
use super::cards::{Cards, Holder, PEOPLE, ink};
use super::faces::Scenery;
use super::mine::conditions;
use super::portrait::{Known, portrait};
use super::stage::{portrayed, side_class};
use crate::art::scenery::{backdrop, held};
use crate::parts::Slot;
use face::fog_of_love::Near;
use maud::{Markup, html};
use packs::Mood;
use tabletop::Seat;
use words::fog_of_love::{Titled, ending, stance};

/// How it ended.
#[derive(Hash)]
pub(super) struct Ending<'a> {
    cards: Cards<'a>,
    reader: Option<Seat>,
    table: &'a ::fog_of_love::Table,
    /// The destinies, and how near each is, by seat.
    ends: &'a [Option<Near>; 2],
}

impl<'a> Ending<'a> {
    pub fn of(table: &'a Table<'_>) -> Ending<'a> {
        let face = table.face();
        Ending { cards: table.cards(), reader: face.you, table: &face.table, ends: &face.ends }
    }
}

/// The last picture: both of them where it ended, with the thing that was theirs.
#[derive(Hash)]
pub(super) struct Last<'a> {
    cards: Cards<'a>,
    scenery: Scenery,
    people: [(Known, Mood); 2],
}

impl<'a> Last<'a> {
    pub fn of(table: &'a Table<'_>) -> Last<'a> {
        let moods = table.moods();
        let people = PEOPLE.map(|seat| (table.known(seat), moods[seat.index()]));
        Last { cards: table.cards(), scenery: table.scenery(), people }
    }
}

/// The last picture, how it ended, and what is told of it.
pub(super) fn last_page(
    (last, ending, told): &(Last<'_>, Ending<'_>, [Option<Slot>; 2]),
) -> Markup {
    let Last { cards, scenery, people } = last;
    let skins = people.map(|(known, _)| portrait(cards, known).person.skin);
    html! {
        div.fl-last {
            div.fl-place { (backdrop(scenery.place)) }
            div.fl-couple {
                @for (known, mood) in people {
                    div class={ "fl-bust " (side_class(known.seat)) } { (portrayed(cards, *known, *mood)) }
                }
                @if let Some(one) = scenery.held { div.fl-held { (held(one, skins)) } }
            }
        }
        (draw(ending))
        @for one in told.iter().flatten() { (one) }
    }
}

/// The written ending, then each of the two with what they wanted.
pub(super) fn draw(Ending { cards, reader, table, ends }: &Ending<'_>) -> Markup {
    let tongue = cards.tongue();
    html! {
        div.fl-ending {
            h2 { (ending(tongue, &cards.titles(), table, cards.names)) }
            div.fl-ends {
                @for (seat, near) in PEOPLE.into_iter().zip(*ends) {
                    @let person = table.person(seat);
                    section class={ "fl-end " (ink(seat)) } {
                        h3 { (cards.person(seat)) " " small { "♥ " (person.satisfaction) } }
                        @if let Some(Near { card, conditions: how }) = near {
                            p {
                                strong { (cards.title(Titled::Destiny(*card))) } " "
                                span.badge { (stance(tongue, cards.content().destinies[card.index()].stance)) } " "
                                span.badge.fulfilled[person.fulfilled] { @if person.fulfilled { (tongue.flw_came_true()) } @else { (tongue.flw_stayed_dream()) } }
                            }
                            (conditions(cards, Holder { seat, reader: *reader }, *card, how))
                        }
                    }
                }
            }
        }
    }
}

//! The stage: two people behind a table, where the story is, and what is being said. All of it is public.

use super::Table;
use super::cards::{Cards, PEOPLE};
use super::faces::Scenery;
use super::portrait::{Known, portrait};
use crate::art::people::{Side, bust};
use crate::art::scenery::{backdrop, prop};
use crate::parts::{Sheet, Slot};
use ::fog_of_love::content::Feature;
use ::fog_of_love::{Happened, Source};
use maud::{Markup, html};
use packs::{Mood, Prop, Setting};
use tabletop::Seat;
use words::fog_of_love::{CardContext, CardText, Titled, What};

/// What is said longer than this is written smaller, and again.
const LONG: [usize; 2] = [60, 100];

/// What the stage is set with.
#[derive(Hash)]
struct Stage {
    /// Which line is said: it is shown anew when that changes.
    place: Slot,
    people: [Slot; 2],
    prop: Option<Slot>,
    /// The candle is lit when the first chapter begins.
    lit: bool,
    said: Vec<Slot>,
    plates: [Slot; 2],
}

/// The stage, with the plates of both people.
pub(super) fn stage(sheet: &mut Sheet<'_>, table: &Table<'_>, plates: [Slot; 2]) -> Slot {
    let Scenery { place, prop, .. } = table.scenery();
    let moods = table.moods();
    let stage = Stage {
        place: sheet.part("fl-place", &place, drawn_place),
        people: PEOPLE.map(|seat| person(sheet, table, seat, moods[seat.index()])),
        prop: prop.map(|prop| sheet.part("fl-prop", &prop, drawn_prop)),
        lit: table.face().table.chapter > 0,
        said: said(sheet, table),
        plates,
    };
    sheet.part("fl-stage", &stage, |Stage { place, people, prop, lit, said, plates }| {
        html! {
            div.fl-stage id="fl-stage" {
                (place)
                @for one in people { (one) }
                @if let Some(prop) = prop { (prop) }
                @if *lit { span.fl-prop.candle aria-hidden="true" { (crate::art::scenery::prop(Prop::Candle)) } }
                @for line in said { (line) }
                @for plate in plates { (plate) }
            }
        }
    })
}

fn drawn_place(place: &Setting) -> Markup {
    html! { div.fl-place id="fl-place" { (backdrop(*place)) } }
}

fn drawn_prop(one: &Prop) -> Markup {
    html! { span.fl-prop.thing id="fl-prop" aria-hidden="true" { (prop(*one)) } }
}

/// Somebody at the table.
fn person(sheet: &mut Sheet<'_>, table: &Table<'_>, seat: Seat, mood: Mood) -> Slot {
    let inputs = (table.cards(), table.known(seat), mood);
    sheet.part(format!("fl-bust-{}", seat.0), &inputs, |(cards, known, mood)| {
        html! { div class={ "fl-bust " (side_class(known.seat)) } id={ "fl-bust-" (known.seat.0) } { (portrayed(cards, *known, *mood)) } }
    })
}

/// Somebody's bust, on their side of the table.
pub(super) fn portrayed(cards: &Cards<'_>, known: Known, mood: Mood) -> Markup {
    let side = if known.seat == PEOPLE[0] { Side::Left } else { Side::Right };
    let label = cards.tongue().flw_looks(mood.name(), cards.name(known.seat));
    bust(&portrait(cards, known), mood, side, &label)
}

/// Somebody in a medallion, calm whatever has happened.
pub(super) fn medal(sheet: &mut Sheet<'_>, table: &Table<'_>, seat: Seat) -> Slot {
    sheet.part("fl-medal", &(table.cards(), table.known(seat)), |(cards, known)| {
        html! { div.fl-medal id="fl-medal" { (portrayed(cards, *known, Mood::Neutral)) } }
    })
}

/// On which side of the table somebody sits.
pub(super) fn side_class(seat: Seat) -> &'static str {
    if seat == PEOPLE[0] { "l" } else { "r" }
}

impl Table<'_> {
    /// What everybody has seen of somebody.
    pub(super) fn known(&self, seat: Seat) -> Known {
        let person = self.face().table.person(seat);
        Known { seat, occupation: person.occupation, features: person.features }
    }
}

/// What is said now: the line of the card in course, or what people have just told.
fn said(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Vec<Slot> {
    let now = &table.face().table;
    let told = just_told(table);
    if !told.is_empty() {
        let part = |(seat, text): (Seat, &str)| {
            sheet.part(format!("fl-told-{}", seat.0), &(seat, text), |(seat, text)| {
                bubble(&format!("fl-told-{}", seat.0), *seat, text, None)
            })
        };
        return told.into_iter().map(part).collect();
    }
    if let Some((seat, card)) = noticed(table) {
        return vec![sheet.part(
            "fl-noticed",
            &(table.cards(), seat, card),
            |(cards, seat, card)| {
                let said = cards.text(Titled::Feature(*card), "text");
                bubble("fl-noticed", *seat, &said.unwrap_or_default(), None)
            },
        )];
    }
    let speaks = now.frame().filter(|frame| {
        let shown = frame.choices == [None; 2] && frame.source.is_played();
        shown && !matches!(frame.source, Source::Never(_))
    });
    let line = speaks.map(|frame| (table.context(frame.source), frame.player));
    let line = line
        .filter(|(card, player)| table.cards().says(*card, CardText::Spoken, *player).is_some());
    let part = |(card, player): (CardContext, Seat)| {
        sheet.part("fl-bubble", &(table.cards(), card, player), |(cards, card, player)| {
            let said = cards.says(*card, CardText::Spoken, *player).unwrap_or_default();
            bubble("fl-bubble", *player, &said, cards.foreign(*card))
        })
    };
    line.map(part).into_iter().collect()
}

/// What somebody has just noticed about the other, while the two are being made up.
fn noticed(table: &Table<'_>) -> Option<(Seat, Feature)> {
    let face = table.face();
    let latest = face.told.iter().rev().find_map(|beat| match beat.what {
        What::Seen(Happened::PlacedFeature(seat, card)) => Some((seat, card)),
        _ => None,
    });
    latest.filter(|_| face.table.is_creation())
}

/// What each of them has told since the latest step, the latest of each.
pub(super) fn just_told<'a>(table: &'a Table<'_>) -> Vec<(Seat, &'a str)> {
    let telling = table.page().picture.telling.as_ref();
    let told = telling.map_or(&[][..], |telling| &telling.told);
    let fresh = |seat: Seat| {
        let come = |told: &tables::ToldPicture| told.step <= table.face().steps;
        let of = |told: &&tables::ToldPicture| told.seat == seat.0 && come(told);
        let latest = told.iter().rev().find(of)?;
        // Whoever follows at their own pace has not come to what was told since.
        (latest.step == table.face().steps).then(|| (seat, latest.text_in(table.lang())))
    };
    PEOPLE.into_iter().filter_map(fresh).collect()
}

/// What somebody says, from their mouth.
pub(super) fn bubble(id: &str, seat: Seat, said: &str, lang: Option<&'static str>) -> Markup {
    let size = match said.chars().count() {
        letters if letters > LONG[1] => " longer",
        letters if letters > LONG[0] => " long",
        _ => "",
    };
    html! {
        div class={ "fl-bubble from-" (side_class(seat)) (size) } id=(id) {
            p.fl-said lang=[lang] { (said) }
            (tail())
        }
    }
}

/// Where a line leaves a mouth.
pub(super) fn tail() -> Markup {
    html! {
        svg.tail viewBox="0 0 34 26" aria-hidden="true" focusable="false" {
            path d="M8 -3C8 10 4 18 -8 25C10 24 24 14 28 -3" {}
            path.seam d="M9 -4.2H27.2" {}
        }
    }
}

//! Clues, as cards and as small tokens of what somebody has collected.

use super::Table;
use super::score::added;
use crate::art;
use crate::parts::{Sheet, Slot};
use ::favor::{Clue, Clues, Colour, Door};
use maud::{Markup, Render, html};
use words::favor::{clue_line, clue_mark, clue_match, clue_name};
use words::{Lang, Tongue};

/// What a clue is called in picks, ids and classes: `red-lady`, `blue-red`.
pub(super) fn key(clue: Clue) -> String {
    clue.name().replace('/', "-")
}

/// The class that colours a clue: none for the special ones.
pub(super) fn tint(clue: Clue) -> &'static str {
    match clue.door().map(|door| door.colour()) {
        Some(Colour::Red) => "clue ruby",
        Some(Colour::Blue) => "clue sapphire",
        None => "clue",
    }
}

/// Who reads what a clue is worth: somebody with this identity, or anyone.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Reader {
    pub lang: Lang,
    pub door: Option<Door>,
}

impl Reader {
    pub fn tongue(self) -> &'static Tongue {
        Tongue::of(self.lang)
    }

    /// What a clue is worth to them.
    fn line(self, clue: Clue) -> String {
        match self.door {
            Some(door) => clue_match(self.tongue(), clue, door),
            None => clue_line(self.tongue(), clue),
        }
    }
}

/// A clue of the lot, with what it would add for whoever reads. `copy` tells it from others of its kind, so that it
/// keeps its place.
pub(super) fn card(&(reader, clue, copy, worth): &(Reader, Clue, u32, Option<i8>)) -> Markup {
    let name = key(clue);
    html! {
        button type="button" class=(tint(clue)) id={ "fv-lot-" (name) "-" (copy) }
            title=(reader.line(clue)) data-explain=(name) {
            (face(reader.tongue(), clue))
            // On a narrow card “Lady/Tiger” takes two lines.
            span.name { (clue_name(reader.tongue(), clue).replace('/', "/\u{200b}")) }
            @if let Some(worth) = worth { " " (badge(reader.tongue(), worth)) }
        }
    }
}

/// A clue that has been scored.
pub(super) fn scored(reader: Reader, clue: Clue, worth: i8) -> Markup {
    html! {
        span class=(tint(clue)) {
            (face(reader.tongue(), clue))
            span.sr { (clue_name(reader.tongue(), clue)) " " }
            (badge(reader.tongue(), worth))
        }
    }
}

/// What a clue is worth.
fn badge(tongue: &Tongue, worth: i8) -> Markup {
    html! { b.wv.neg[worth < 0].nil[worth == 0] { (added(tongue, worth)) } }
}

/// Drawing and letters, which say the same as the name beside them.
fn face(tongue: &Tongue, clue: Clue) -> Markup {
    html! {
        (art::clue(clue))
        span.letter aria-hidden="true" { (clue_mark(tongue, clue)) } " "
    }
}

/// What clues that lie together are.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Pile {
    /// What is still in the deck.
    Deck,
    /// The lots that nobody wanted.
    Discard,
    /// What somebody has won.
    Won,
}

impl Pile {
    fn label(self, tongue: &Tongue) -> String {
        match self {
            Pile::Deck => tongue.fvw_still_in_deck(),
            Pile::Discard => tongue.fv_discard(),
            Pile::Won => tongue.fv_collection(),
        }
    }
}

/// Clues grouped and counted, each kind a part; `place` makes the ids.
pub(super) fn grouped(
    sheet: &mut Sheet<'_>,
    table: &Table<'_>,
    clues: Clues,
    pile: Pile,
    place: &str,
) -> Slot {
    let reader = table.reader();
    let mut kind = |clue: Clue| {
        let one = (reader, clue, clues.count(clue), place);
        sheet.part(format!("{place}-{}", key(clue)), &one, counted)
    };
    let kinds: Vec<Slot> = kinds(clues).map(&mut kind).collect();
    let group = (reader.lang, pile, place, kinds);
    sheet.part(place.to_string(), &group, |(lang, pile, place, kinds)| {
        group_of(Tongue::of(*lang), *pile, place, kinds)
    })
}

fn kinds(clues: Clues) -> impl Iterator<Item = Clue> {
    Clue::ALL.into_iter().filter(move |clue| clues.has(*clue))
}

fn group_of<R: Render>(tongue: &Tongue, pile: Pile, place: &str, kinds: &[R]) -> Markup {
    html! {
        @if kinds.is_empty() {
            p.fv-none id=(place) { (tongue.fv_none()) }
        } @else {
            ul.collection id=(place) aria-label=(pile.label(tongue)) { @for kind in kinds { (kind) } }
        }
    }
}

fn counted(&(reader, clue, count, place): &(Reader, Clue, u32, &str)) -> Markup {
    let (tongue, name) = (reader.tongue(), key(clue));
    html! {
        li id={ (place) "-" (name) } {
            button type="button" class=(tint(clue)) title=(reader.line(clue)) data-explain=(name) {
                (face(tongue, clue))
                span.sr { (clue_name(tongue, clue)) " " }
                @if count > 1 { span.count { (tongue.fvw_times(count.into())) } }
            }
        }
    }
}

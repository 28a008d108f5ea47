//! The seals break: two letters side by side, a breath, and both say at once what they chose. It lies over
//! the table for as long as it takes to read it; what came of it is on the page beneath, where it stays.
//!
//! The sheet runs its course by the style sheet alone and is gone; a press ends it. The queue gives
//! such a step more time ([`face::is_staged`]).

use super::Table;
use super::card::options_of;
use super::cards::{Cards, PEOPLE, ink, letter};
use super::faces::{Answered, answers, opened};
use super::gives::{Gets, gives};
use super::portrait::Known;
use super::stage::{portrayed, side_class, tail};
use crate::Speed;
use crate::art::scenery::{backdrop, prop};
use crate::art::{broken_seal, seal};
use crate::parts::{Sheet, Slot};
use ::fog_of_love::content::Letter;
use face::fog_of_love::Picture;
use maud::{Markup, html};
use packs::{Mood, Prop, Setting};
use tabletop::Seat;
use words::fog_of_love::{CardContext, CardText};

/// Two letters.
#[derive(Hash)]
struct Letters<'a> {
    cards: Cards<'a>,
    /// After how many steps: what is shown anew runs its course anew.
    steps: usize,
    card: CardContext,
    player: Seat,
    chosen: [Option<Letter>; 2],
    /// How much happier each of them is for it.
    hearts: [i16; 2],
    known: [Known; 2],
    /// What they show before, and when they say it.
    moods: [[Mood; 2]; 2],
    place: Setting,
}

/// The seals that broke in the latest step, unless whoever looks wants nothing to be staged.
pub(super) fn letters(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Option<Slot> {
    let face = table.face();
    let Some(Picture::Seals(_)) = face.picture else { return None };
    let now = table.answered().filter(|answered| answered.step + 1 == face.steps)?;
    if table.desk().speed == Speed::Instant {
        return None;
    }
    let cards = table.cards();
    let Answered { card, player, letters: chosen, hearts, .. } = now;
    let letters = Letters {
        cards,
        steps: face.steps,
        card,
        player,
        chosen,
        hearts,
        known: PEOPLE.map(|seat| table.known(seat)),
        moods: [opened(&cards, card, player), answers(&cards, now)],
        place: table.scenery().place,
    };
    Some(sheet.part("fl-letters", &letters, draw))
}

/// Words are read at a certain pace, and nothing is shorter than a glance.
const EASY: usize = 18;

/// How long both sentences take to be read.
fn length(words: usize) -> &'static str {
    match words.saturating_sub(EASY) {
        0 => "brief",
        1..=14 => "middling",
        15..=28 => "lengthy",
        _ => "lengthiest",
    }
}

fn draw(letters: &Letters<'_>) -> Markup {
    let &Letters { ref cards, steps, card, player, chosen, hearts, .. } = letters;
    let says = |text| cards.says(card, text, player).unwrap_or_default();
    let said = chosen.map(|which| which.map(|which| (which, says(CardText::Option(which)))));
    let words = said.iter().flatten().map(|(_, said)| said.split_whitespace().count()).sum();
    let alike = matches!(chosen, [Some(one), Some(two)] if one == two);
    let both = chosen.iter().all(Option::is_some);
    let tongue = cards.tongue();
    html! {
        // Those who listen are told in words, once.
        div class={ "fl-letters " (length(words)) } id={ "fl-letters-" (steps) } data-letters aria-hidden="true"
            data-hearts={ (hearts[0]) " " (hearts[1]) } {
            div.fl-grown {
                div.fl-place { (backdrop(letters.place)) }
                @for (seat, known) in PEOPLE.into_iter().zip(letters.known) {
                    @let [before, then] = letters.moods.map(|moods| moods[seat.index()]);
                    div class={ "fl-bust " (side_class(seat)) } {
                        div.before { (portrayed(cards, known, before)) }
                        div.then { (portrayed(cards, known, then)) }
                    }
                }
                span.fl-prop.candle { (prop(Prop::Candle)) }
                div.fl-line { p.fl-title { (says(CardText::Title)) } p { (says(CardText::Spoken)) } }
                @for (seat, said) in PEOPLE.into_iter().zip(&said) {
                    @if let Some((which, words)) = said {
                        div class={ "fl-say " (side_class(seat)) } {
                            span.letter { (letter(*which)) } p lang=[cards.foreign(card)] { (words) } (tail())
                        }
                    }
                }
            }
            div.fl-wood {
                @for (seat, which) in PEOPLE.into_iter().zip(chosen) {
                    @if let Some(which) = which {
                        div class={ "fl-letter " (side_class(seat)) " " (ink(seat)) } {
                            (envelope())
                            div.fl-note {
                                p { b { (letter(which)) } " " (cards.name(seat)) }
                                @if let Some(option) = options_of(cards, card).get(which.index()) {
                                    (gives(cards, card, option, Gets { chooser: Some(seat), player, me: None }))
                                }
                            }
                        }
                    }
                }
                @if both { p.fl-verdict { @if alike { (tongue.flw_match()) } @else { (tongue.flw_no_match()) } } }
            }
        }
    }
}

/// A letter, sealed and open.
fn envelope() -> Markup {
    html! {
        div.fl-envelope {
            svg.art viewBox="0 0 300 200" focusable="false" {
                g.open {
                    path.paper d="M8 70L150 4L292 70V192H8Z" {}
                    g.sheet { path.linen d="M30 8H270V150H30Z" {} path.lines d="M58 40H242M58 60H226M58 80H190" {} }
                    path.paper d="M8 70L150 150L292 70V192Q292 196 288 196H12Q8 196 8 192Z" {}
                }
                g.shut {
                    path.paper d="M15 14H285Q292 14 292 21V189Q292 196 285 196H15Q8 196 8 189V21Q8 14 15 14Z" {}
                    path.fold d="M10 194L116 112M290 194L184 112" {}
                    path.paper d="M9 18Q10 14 14 14H286Q290 14 291 18L166 112Q150 124 134 112Z" {}
                    path.gilt d="M34 24H266L160 104Q150 111 140 104Z" {}
                }
            }
            span.whole { (seal()) }
            span.broken { (broken_seal()) }
        }
    }
}

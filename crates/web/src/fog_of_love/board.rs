//! The board: what the rulebook lays open before both, to be looked up at any time.

use super::Table;
use super::card::deck_label;
use super::cards::{Cards, PEOPLE};
use crate::parts::{Sheet, Slot};
use ::fog_of_love::content::{Aspect, Deck, Dimension, Flag, Scene};
use ::fog_of_love::{Person, Phase};
use maud::{Markup, html};
use words::fog_of_love::{Titled, dimension, finale_step, gender};

/// What lies open.
#[derive(Hash)]
struct Board<'a> {
    cards: Cards<'a>,
    story: u8,
    /// The chapter on the table, from 1; none in the finale.
    chapter: Option<u8>,
    events: Vec<Scene>,
    flags: u32,
    /// What stays as it is, and what changes often, each by itself: little is sent again.
    synopsis: Slot,
    tokens: Slot,
    people: Slot,
    discards: Option<Slot>,
    finale: Slot,
}

/// The synopsis with its special rules, the chapter with its decks, tokens, what is noted, and how many
/// cards each has before them.
pub(super) fn board(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let (cards, now) = (table.cards(), &table.face().table);
    let people = &now.people;
    let tokens = people.map(|person| person.tokens);
    let laid = people.map(|Person { gender, occupation, hand, destinies, pile, .. }| {
        (gender, occupation, [hand, destinies, pile])
    });
    let over = matches!(now.phase, Phase::Finale(_) | Phase::Judge | Phase::Over);
    let one = |(at, scene)| sheet.part(format!("fl-gone-{at}"), &(cards, scene), discarded);
    let discards: Vec<Slot> = now.discards.iter().enumerate().map(one).collect();
    let discards =
        (!discards.is_empty()).then(|| sheet.part("fl-gone", &(cards, discards), face_up));
    let board = Board {
        cards,
        story: now.story,
        chapter: Some(now.chapter).filter(|chapter| *chapter > 0 && !over),
        events: now.events.iter().collect(),
        flags: now.flags,
        synopsis: sheet.part("fl-synopsis", &(cards, now.story), synopsis),
        tokens: sheet.part("fl-tokens", &(cards, tokens), tallies),
        people: sheet.part("fl-laid-out", &(cards, laid), before_them),
        discards,
        finale: sheet.part("fl-finale", &(cards, now.story), finale),
    };
    sheet.part("fl-board", &board, draw)
}

fn draw(board: &Board<'_>) -> Markup {
    let (cards, tongue) = (&board.cards, board.cards.tongue());
    let story = &cards.content().stories[usize::from(board.story)];
    let titles = |all: &[Scene]| {
        let all = all.iter().map(|scene| cards.title(Titled::Scene(*scene)));
        all.collect::<Vec<_>>().join(" · ")
    };
    let chapter = board.chapter.and_then(|number| story.chapters.get(usize::from(number) - 1));
    let noted = (0..32).filter(|flag| board.flags >> flag & 1 != 0).map(Flag);
    let noted: Vec<String> = noted.map(|flag| cards.title(Titled::Flag(flag))).collect();
    html! {
        details.fl-board id="fl-board" {
            summary { (tongue.flw_board()) }
            div.fl-board-body tabindex="0" role="region" aria-label=(tongue.flw_board()) {
                (board.synopsis)
                @if board.events.is_empty() { p.help { (tongue.flw_board_no_events()) } }
                @else { p.events { (tongue.flw_board_events(&titles(&board.events))) } }
                @if let Some(chapter) = chapter {
                    @let decks: Vec<String> = chapter.draws.iter().map(|deck: Deck| deck_label(tongue, deck)).collect();
                    p.draws { (tongue.flw_board_draws(&decks.join(" · "))) }
                }
                @if !noted.is_empty() { p.noted { (tongue.flw_board_noted(&noted.join(" · "))) } }
                (board.tokens)
                (board.people)
                @if let Some(discards) = &board.discards { (discards) }
                (board.finale)
            }
        }
    }
}

/// What the story is about, and its special rules.
fn synopsis((cards, story): &(Cards<'_>, u8)) -> Markup {
    html! {
        div id="fl-synopsis" {
            h4 { (cards.title(Titled::Story(*story))) }
            @if let Some(text) = cards.text(Titled::Story(*story), "text") { p { (text) } }
            @if let Some(rules) = cards.text(Titled::Story(*story), "rules") { p.rules { (rules) } }
        }
    }
}

/// The finale's order, as the story plays it (FL-289).
fn finale((cards, story): &(Cards<'_>, u8)) -> Markup {
    let (story, tongue) = (&cards.content().stories[usize::from(*story)], cards.tongue());
    html! {
        div id="fl-finale" {
            h4 { (tongue.flw_board_finale()) }
            ol.finale { @for step in &story.finale.steps { li { (finale_step(tongue, *step)) } } }
        }
    }
}

/// What was played and lies open.
fn face_up((cards, discards): &(Cards<'_>, Vec<Slot>)) -> Markup {
    html! {
        div id="fl-gone" {
            h4 { (cards.tongue().flw_board_discards()) }
            ul.discards { @for one in discards { (one) } }
        }
    }
}

fn discarded((cards, scene): &(Cards<'_>, Scene)) -> Markup {
    html! { li { (cards.title(Titled::Scene(*scene))) } }
}

/// The tokens of both on both aspects of each dimension: they do not cancel (FL-60, FL-63).
fn tallies((cards, tokens): &(Cards<'_>, [[u8; Aspect::COUNT]; 2])) -> Markup {
    let tongue = cards.tongue();
    html! {
        table.fl-tokens id="fl-tokens" {
            caption { (tongue.flw_board_tokens()) }
            thead { tr { td {} @for seat in PEOPLE { th scope="col" { (cards.person(seat)) } } } }
            tbody {
                @for of in Dimension::ALL {
                    @let up = Aspect::up(of);
                    tr {
                        th scope="row" { (dimension(tongue, of)) }
                        @for tokens in tokens {
                            td { "↓" (tokens[up.opposite().index()]) " ↑" (tokens[up.index()]) }
                        }
                    }
                }
            }
        }
    }
}

/// What lies before somebody: the side of the character card, the occupation, and how many cards.
type Laid =
    (Option<::fog_of_love::content::Gender>, Option<::fog_of_love::content::Occupation>, [u8; 3]);

fn before_them((cards, laid): &(Cards<'_>, [Laid; 2])) -> Markup {
    let tongue = cards.tongue();
    let counts = [tongue.flw_board_hand(), tongue.flw_board_destinies(), tongue.flw_board_pile()];
    html! {
        table.fl-laid-out id="fl-laid-out" {
            caption { (tongue.flw_board_people()) }
            thead { tr { td {} @for seat in PEOPLE { th scope="col" { (cards.person(seat)) } } } }
            tbody {
                tr {
                    th scope="row" { (tongue.flw_board_gender()) }
                    @for (side, _, _) in laid { td { @if let Some(side) = side { (gender(tongue, *side)) } @else { "–" } } }
                }
                tr {
                    th scope="row" { (tongue.flw_board_job()) }
                    @for (_, job, _) in laid { td { @if let Some(card) = job { (cards.title(Titled::Occupation(*card))) } @else { "–" } } }
                }
                @for (row, label) in counts.iter().enumerate() {
                    tr { th scope="row" { (label) } @for (_, _, counts) in laid { td { (counts[row]) } } }
                }
            }
        }
    }
}

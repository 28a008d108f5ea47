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
    discards: Vec<Scene>,
    tokens: Slot,
    people: Slot,
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
    let board = Board {
        cards,
        story: now.story,
        chapter: Some(now.chapter).filter(|chapter| *chapter > 0 && !over),
        events: now.events.iter().collect(),
        flags: now.flags,
        discards: now.discards.iter().collect(),
        tokens: sheet.part("fl-tokens", &(cards, tokens), tallies),
        people: sheet.part("fl-laid-out", &(cards, laid), before_them),
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
                h4 { (cards.title(Titled::Story(board.story))) }
                @if let Some(text) = cards.text(Titled::Story(board.story), "text") { p { (text) } }
                @if let Some(rules) = cards.text(Titled::Story(board.story), "rules") { p.rules { (rules) } }
                @if board.events.is_empty() { p.help { (tongue.flw_board_no_events()) } }
                @else { p.events { (tongue.flw_board_events(&titles(&board.events))) } }
                @if let Some(chapter) = chapter {
                    @let decks: Vec<String> = chapter.draws.iter().map(|deck: Deck| deck_label(tongue, deck)).collect();
                    p.draws { (tongue.flw_board_draws(&decks.join(" · "))) }
                }
                @if !noted.is_empty() { p.noted { (tongue.flw_board_noted(&noted.join(" · "))) } }
                (board.tokens)
                (board.people)
                @if !board.discards.is_empty() {
                    h4 { (tongue.flw_board_discards()) }
                    p.discards { (titles(&board.discards)) }
                }
                h4 { (tongue.flw_board_finale()) }
                ol.finale { @for step in &story.finale.steps { li { (finale_step(tongue, *step)) } } }
            }
        }
    }
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

//! The options of a card: things one would say or do. Whoever is asked picks one; once the seals are broken,
//! what both said stands side by side.

use super::Table;
use super::card::options_of;
use super::cards::{Cards, PEOPLE, letter};
use super::faces::Answered;
use super::gives::{Gets, gives};
use crate::parts::{Sheet, Slot};
use ::fog_of_love::content::{Choice, Letter, Letters};
use ::fog_of_love::{Asked, Frame, other};
use face::Pick as _;
use face::fog_of_love::Pick;
use maud::{Markup, html};
use tabletop::Seat;
use words::fog_of_love::{CardContext, CardText, Titled};

/// Who takes the options of a card that somebody played, as a viewer reads it; none where either may.
pub(super) fn chooser(
    cards: &Cards<'_>,
    card: CardContext,
    player: Seat,
    me: Option<Seat>,
) -> Option<Seat> {
    let CardContext::Scene(scene) = card else { return me };
    match cards.content().scenes[scene.index()].choice {
        Choice::Player => Some(player),
        Choice::Partner => Some(other(player)),
        Choice::Both | Choice::Nobody => me,
    }
}

/// The options of a card in course. They can be picked by whoever is asked, and show who took them once
/// that is revealed.
pub(super) fn options(sheet: &mut Sheet<'_>, table: &Table<'_>, frame: &Frame) -> Option<Slot> {
    let (cards, card, face) = (table.cards(), table.context(frame.source), table.face());
    let offered = match face.question() {
        Some(Asked::Choice(letters) | Asked::Rechoice(letters, _)) => letters,
        _ => Letters::default(),
    };
    let sealed = face.own.as_ref().and_then(|own| own.holds.choice);
    let took = |seat: Seat, which| {
        frame.choice(seat) == Some(which) || frame.further[seat.index() & 1] == Some(which)
    };
    let mut list: Vec<Slot> = Vec::new();
    for (which, _) in Letter::ALL.into_iter().zip(options_of(&cards, card)) {
        let pick = Pick::Option(which);
        let taken = Taken {
            cards,
            card,
            player: frame.player,
            me: face.you,
            which,
            can: offered.has(which),
            picked: table.is_picked(pick),
            sealed: sealed == Some(which),
            takers: PEOPLE.map(|seat| took(seat, which)),
        };
        list.push(sheet.part(pick.name(), &taken, option));
    }
    let any = !list.is_empty();
    let asks = offered != Letters::default();
    any.then(|| {
        sheet.part("fl-options", &(cards, asks, list), |(cards, asks, list)| {
            let role = asks.then_some("radiogroup");
            let label = asks.then(|| cards.tongue().flw_options());
            html! {
                div.fl-options id="fl-options" role=[role] aria-label=[label] {
                    @for option in list { (option) }
                }
            }
        })
    })
}

/// An option, and who takes it.
#[derive(Hash)]
pub(super) struct Taken<'a> {
    pub cards: Cards<'a>,
    pub card: CardContext,
    pub player: Seat,
    /// Who reads it.
    pub me: Option<Seat>,
    pub which: Letter,
    /// Whether the viewer may take it.
    pub can: bool,
    pub picked: bool,
    /// Whether the viewer has sealed it.
    pub sealed: bool,
    /// In the course of the card, who took it, by seat.
    pub takers: [bool; 2],
}

pub(super) fn option(taken: &Taken<'_>) -> Markup {
    let &Taken { ref cards, card, which, player, me, .. } = taken;
    let words = cards.says(card, CardText::Option(which), player).unwrap_or_default();
    let pick = Pick::Option(which).name();
    let gets = Gets { chooser: chooser(cards, card, player, me), player, me };
    let inside = html! {
        span.letter { (letter(which)) }
        span.words lang=[cards.foreign(card)] { (words) }
        @if let Some(option) = options_of(cards, card).get(which.index()) { (gives(cards, card, option, gets)) }
        @if taken.sealed { span.badge.sealed { (cards.tongue().flw_you_chose()) } }
        @if taken.takers != [false; 2] {
            span.takers { @for (seat, _) in PEOPLE.into_iter().zip(taken.takers).filter(|(_, took)| *took) { (cards.person(seat)) } }
        }
    };
    html! {
        @if taken.can {
            button.fl-option type="button" role="radio" id=(pick) data-pick=(pick) data-key=(which.index() + 1)
                aria-keyshortcuts=(letter(which)) aria-checked=(taken.picked) { (inside) }
        } @else {
            div.fl-option.read.mine[taken.sealed] { (inside) }
        }
    }
}

/// What both answered, side by side, with what each answer gives.
#[derive(Hash)]
struct Said<'a> {
    cards: Cards<'a>,
    card: CardContext,
    player: Seat,
    letters: [Option<Letter>; 2],
    me: Option<Seat>,
}

/// What both answered, until the next card is told.
pub(super) fn said(sheet: &mut Sheet<'_>, table: &Table<'_>, answered: Answered) -> Slot {
    let Answered { card, player, letters, .. } = answered;
    let said = Said { cards: table.cards(), card, player, letters, me: table.face().you };
    sheet.part("fl-answers", &said, draw_said)
}

fn draw_said(said: &Said<'_>) -> Markup {
    let &Said { ref cards, card, player, letters, me } = said;
    let title = match card {
        CardContext::Scene(scene) => cards.title(Titled::Scene(scene)),
        _ => cards.says(card, CardText::Title, player).unwrap_or_default(),
    };
    html! {
        section.fl-answers id="fl-answers" {
            h2.fl-title { (title) " " span.fl-byline { (cards.tongue().flw_came()) } }
            div.fl-two {
                @for (seat, which) in PEOPLE.into_iter().zip(letters) {
                    @if let Some(which) = which {
                        div class={ "fl-answer " (super::cards::ink(seat)) } {
                            h3 { (cards.person(seat)) " " span.letter { (letter(which)) } }
                            p.words lang=[cards.foreign(card)] { (cards.says(card, CardText::Option(which), player).unwrap_or_default()) }
                            @if let Some(option) = options_of(cards, card).get(which.index()) {
                                (gives(cards, card, option, Gets { chooser: Some(seat), player, me }))
                            }
                        }
                    }
                }
            }
        }
    }
}

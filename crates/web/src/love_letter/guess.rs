//! What the Guard may name: a grid of characters with the copies left.

use super::Table;
use super::hand::back;
use crate::art;
use crate::parts::{Sheet, Slot};
use face::Pick as _;
use face::love_letter::{Chosen, Pick};
use love_letter::Card;
use maud::{Markup, html};
use tabletop::Seat;
use words::love_letter::{Ask, ask, card_name};
use words::{Lang, Tongue};

/// The grid.
#[derive(Hash)]
struct Grid<'a> {
    lang: Lang,
    names: &'a [String],
    target: Seat,
    /// Whether what cannot be is dimmed.
    dim: bool,
    may: &'a [Name],
}

/// What may be named.
#[derive(Hash)]
struct Name {
    card: Card,
    possible: bool,
    left: u32,
}

/// The grid, once somebody is to be questioned. What cannot be is dimmed, unless that is switched
/// off; it may be named all the same.
pub(super) fn names(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Option<Slot> {
    let (Chosen::Guard(target), face) = (table.chosen, table.face()) else { return None };
    let may = |card| Name { card, possible: face.may_hold(target, card), left: face.left(card) };
    let may: Vec<Name> = face.names(table.chosen).into_iter().map(may).collect();
    let (names, dim) = (&*table.shown.names, table.desk().dim);
    Some(sheet.part("guess", &Grid { lang: table.lang(), names, target, dim, may: &may }, draw))
}

fn draw(grid: &Grid<'_>) -> Markup {
    let (tongue, dim) = (Tongue::of(grid.lang), grid.dim);
    html! {
        section.guess aria-labelledby="guess-title" {
            h2.sr #guess-title { (ask(tongue, Ask::Name(grid.target), grid.names)) }
            div.ranks {
                @for &Name { card, possible, left } in grid.may {
                    @let impossible = dim && !possible;
                    button.rank.impossible[impossible] type="button" id={ "name-" (card.name()) }
                        data-key=(card.value()) data-final
                        title=(tongue.ll_line(card)) data-pick=(Pick::Name(card).name()) data-explain=(card.name()) {
                        (art::portrait(card))
                        span.value { (card.value()) }
                        span.name { (card_name(tongue, card)) }
                        span.left {
                            @if impossible { (tongue.llw_impossible()) }
                            @else { (tongue.ll_copies_left(left.into())) }
                        }
                    }
                }
            }
            div.actions {
                button.button.quiet.switch #dim type="button" aria-pressed=(dim) data-send={ "{\"click\":\"dim\",\"on\":" (!dim) "}" } { (tongue.llw_dim()) }
                (back(tongue))
            }
        }
    }
}

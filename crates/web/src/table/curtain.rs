//! The curtain of a device that is passed around.
//!
//! Nothing here is made from what a seat knows: a curtain shows the names, whom the game waits
//! for, and what everybody saw of the latest moves.

use super::{notes, window};
use crate::TablePage;
use crate::around::Around;
use crate::art::{Icon, envelope, icon, room};
use crate::parts::{Sheet, Slot};
use crate::play::Play;
use crate::press::{ask, send};
use maud::{Markup, html};
use serde_json::json;
use tabletop::{Seat, Viewer};

/// A curtain: whom it asks for, and what stands on it.
#[derive(Hash)]
struct Curtain<'a> {
    page: Around<'a>,
    /// Whether silence passes.
    silent: bool,
    /// Who is asked and sits before this device.
    person: Option<u8>,
    /// Who is asked, be it anybody else.
    next: Option<u8>,
    notice: Slot,
    window: Option<Slot>,
    happened: Option<Slot>,
    /// The picture of whom it asks for.
    portrait: Option<Slot>,
}

/// An opaque screen that asks for the next player.
pub(super) fn curtain(sheet: &mut Sheet<'_>, page: &TablePage<'_>, game: &dyn Play) -> Slot {
    let public = page.glimpse.filter(|glimpse| glimpse.viewer() == Viewer::Public);
    // Where several are asked at once, they are asked one after the other.
    let asked: Vec<u8> = public
        .map(|glimpse| glimpse.waiting().seats().into_iter().map(|seat| seat.0).collect())
        .unwrap_or_default();
    // Nobody need take the device to say nothing.
    let quiet = |seat: u8| page.picture.window().is_some_and(|window| window.is_silent(seat));
    let mine = |seat: &u8| page.picture.yours.contains(seat);
    let person = asked.iter().copied().find(|seat| mine(seat) && !quiet(*seat));
    let curtain = Curtain {
        page: Around::of(page),
        silent: asked.iter().copied().any(quiet),
        person,
        next: person.or(asked.first().copied()),
        notice: notes::notice(sheet, page),
        window: window::window(sheet, page),
        happened: public.map(|_| game.lately(sheet, "happened", person.map(Seat))),
        portrait: public.and(person).and_then(|seat| game.portrait(sheet, Seat(seat))),
    };
    sheet.part("curtain", &curtain, draw)
}

fn draw(curtain: &Curtain<'_>) -> Markup {
    let Curtain { page, silent, person, next, notice, window, happened, portrait } = curtain;
    let tongue = page.tongue();
    html! {
        section.curtain id="curtain" aria-labelledby="curtain-title" {
            div.valance aria-hidden="true" {}
            div.pass {
                div.whom aria-hidden="true" { (whom(portrait.as_ref(), *next)) }
                div {
                    h1 id="curtain-title" aria-live="polite" {
                        @match (*person, *next) {
                            (None, _) if *silent => (tongue.web_window()),
                            (Some(seat), _) => (tongue.web_turn_is(page.name_of(seat))),
                            (None, Some(seat)) => (tongue.web_thinks(page.name_of(seat))),
                            (None, None) => (tongue.web_waiting_start()),
                        }
                    }
                    @if let Some(seat) = *person { p.to { (tongue.web_pass_to(page.name_of(seat))) } }
                }
            }
            (notice)
            @if let Some(window) = window { (window) }
            @if let Some(happened) = happened { (happened) }
            @if page.paused && page.host {
                p { (tongue.web_paused()) }
                (send("primary", &ask("pause", json!({ "on": false })), &tongue.web_resume()))
            } @else if let Some(seat) = *person {
                (doors(page, seat))
                p.ceiling { (tongue.web_pass_help()) }
            }
            (others(page, *person))
        }
    }
}

/// The picture of whoever it is about; a letter while it is nobody.
fn whom(portrait: Option<&Slot>, next: Option<u8>) -> Markup {
    html! {
        @match (portrait, next) {
            (Some(portrait), _) => (portrait),
            (None, Some(seat)) => (room::seated(seat.into())),
            (None, None) => (envelope()),
        }
    }
}

/// Behind which the next player's cards wait.
fn doors(page: &Around<'_>, seat: u8) -> Markup {
    let tongue = page.tongue();
    html! {
        div.actions {
            button.button.peek type="button" id="peek" data-peek=(seat) { (icon(Icon::Eye)) (tongue.web_peek()) }
            button.button.primary type="button" id="my-turn" data-send=(json!({ "click": "open", "seat": seat })) { (tongue.web_i_am(page.name_of(seat))) }
        }
    }
}

/// Anybody may look at their own cards again.
fn others(page: &Around<'_>, next: Option<u8>) -> Markup {
    let tongue = page.tongue();
    let others: Vec<u8> = page.yours.iter().copied().filter(|seat| Some(*seat) != next).collect();
    html! {
        @if !others.is_empty() {
            div.others {
                p.help { (tongue.web_others_peek()) }
                div.actions {
                    @for seat in others {
                        button.button.quiet.peek type="button" id={ "peek-" (seat) } data-peek=(seat) {
                            (icon(Icon::Eye)) (tongue.web_peek_for(page.name_of(seat)))
                        }
                    }
                }
            }
        }
    }
}

//! The curtain of a device that is passed around.
//!
//! Nothing here is made from what a seat knows: a curtain shows the names, whom the game waits
//! for, and what everybody saw in the latest step.

use super::now::name;
use super::{log, notes, window};
use crate::TablePage;
use crate::art::{Icon, envelope, icon};
use crate::press::{ask, send};
use house::AnyGlimpse;
use maud::{Markup, html};
use serde_json::json;
use tabletop::Viewer;

/// An opaque screen that asks for the next player.
pub(super) fn curtain(page: &TablePage<'_>) -> Markup {
    let tongue = page.tongue();
    let public = page.glimpse.filter(|glimpse| glimpse.viewer() == Viewer::Public);
    // Where several are asked at once, they are asked one after the other.
    let asked: Vec<u8> = public
        .map(|glimpse| glimpse.waiting().seats().into_iter().map(|seat| seat.0).collect())
        .unwrap_or_default();
    // Nobody need take the device to say nothing.
    let quiet = |seat: u8| page.picture.window().is_some_and(|window| window.is_silent(seat));
    let mine = |seat: &u8| page.picture.yours.contains(seat);
    let silent = asked.iter().copied().any(quiet);
    let person = asked.iter().copied().find(|seat| mine(seat) && !quiet(*seat));
    let next = person.or(asked.first().copied());
    html! {
        section.curtain id="curtain" aria-labelledby="curtain-title" {
            (envelope())
            h1 id="curtain-title" aria-live="polite" {
                @match (person, next) {
                    (None, _) if silent => (tongue.web_window()),
                    (Some(seat), _) => (tongue.web_pass_to(name(page, seat))),
                    (None, Some(seat)) => (tongue.web_thinks(name(page, seat))),
                    (None, None) => (tongue.web_waiting_start()),
                }
            }
            (notes::notice(page))
            (window::window(page))
            @if let Some(glimpse) = public { (happened(page, glimpse)) }
            @if page.picture.paused && page.picture.host {
                p { (tongue.web_paused()) }
                (send("primary", &ask("pause", json!({ "on": false })), &tongue.web_resume()))
            } @else if let Some(seat) = person {
                p { (tongue.web_pass_help()) }
                (doors(page, seat))
            }
            (others(page, person))
        }
    }
}

/// What everybody saw in the latest step.
fn happened(page: &TablePage<'_>, glimpse: &AnyGlimpse) -> Markup {
    let lines = log::latest(page, glimpse);
    html! { div.happened { @for line in &lines { p { (line) } } } }
}

/// Behind which the next player's cards wait.
fn doors(page: &TablePage<'_>, seat: u8) -> Markup {
    let tongue = page.tongue();
    html! {
        div.actions {
            button.button.peek type="button" id="peek" data-peek=(seat) { (icon(Icon::Eye)) (tongue.web_peek()) }
            button.button.primary type="button" id="my-turn" data-send=(json!({ "click": "open", "seat": seat })) { (tongue.web_my_turn()) }
        }
    }
}

/// Anybody may look at their own cards again.
fn others(page: &TablePage<'_>, next: Option<u8>) -> Markup {
    let tongue = page.tongue();
    let others: Vec<u8> =
        page.picture.yours.iter().copied().filter(|seat| Some(*seat) != next).collect();
    html! {
        @if !others.is_empty() {
            div.others {
                p.help { (tongue.web_others_peek()) }
                div.actions {
                    @for seat in others {
                        button.button.quiet.peek type="button" id={ "peek-" (seat) } data-peek=(seat) {
                            (icon(Icon::Eye)) (tongue.web_peek_for(name(page, seat)))
                        }
                    }
                }
            }
        }
    }
}

//! The curtain of a device that is passed around.
//!
//! Nothing here is made from what a seat knows: a curtain shows the names, whom the game waits
//! for, and what everybody saw in the latest step.

use super::now::{active, name};
use super::{log, notes};
use crate::Scene;
use crate::art::{Icon, envelope, icon};
use crate::press::{ask, send};
use house::Glimpse;
use maud::{Markup, html};
use serde_json::json;
use tabletop::Viewer;

/// An opaque screen that asks for the next player.
pub(super) fn curtain(scene: &Scene<'_>) -> Markup {
    let tongue = scene.tongue();
    let public = scene.glimpse.filter(|glimpse| glimpse.viewer() == Viewer::Public);
    let next = public.and_then(active);
    let person = next.filter(|seat| scene.picture.yours.contains(seat));
    html! {
        section.curtain id="curtain" aria-labelledby="curtain-title" {
            (envelope())
            h1 id="curtain-title" aria-live="polite" {
                @match (person, next) {
                    (Some(seat), _) => (tongue.web_pass_to(name(scene, seat))),
                    (None, Some(seat)) => (tongue.web_thinks(name(scene, seat))),
                    (None, None) => (tongue.web_waiting_start()),
                }
            }
            (notes::notice(scene))
            @if let Some(glimpse) = public { (happened(scene, glimpse)) }
            @if scene.picture.paused && scene.picture.host {
                p { (tongue.web_paused()) }
                (send("primary", &ask("pause", json!({ "on": false })), &tongue.web_resume()))
            } @else if let Some(seat) = person {
                p { (tongue.web_pass_help()) }
                (doors(scene, seat))
            }
            (others(scene, person))
        }
    }
}

/// What everybody saw in the latest step.
fn happened(scene: &Scene<'_>, glimpse: &dyn Glimpse) -> Markup {
    let lines = log::latest(scene, glimpse);
    html! { div.happened { @for line in &lines { p { (line) } } } }
}

/// Behind which the next player's cards wait.
fn doors(scene: &Scene<'_>, seat: u8) -> Markup {
    let tongue = scene.tongue();
    html! {
        div.actions {
            button.button.peek type="button" id="peek" data-peek=(seat) { (icon(Icon::Eye)) (tongue.web_peek()) }
            button.button.primary type="button" id="my-turn" hx-ws:send=""
                hx-vals=(json!({ "click": "open", "seat": seat })) { (tongue.web_my_turn()) }
        }
    }
}

/// Anybody may look at their own cards again.
fn others(scene: &Scene<'_>, next: Option<u8>) -> Markup {
    let tongue = scene.tongue();
    let others: Vec<u8> =
        scene.picture.yours.iter().copied().filter(|seat| Some(*seat) != next).collect();
    html! {
        @if !others.is_empty() {
            div.others {
                p.help { (tongue.web_others_peek()) }
                div.actions {
                    @for seat in others {
                        button.button.quiet.peek type="button" id={ "peek-" (seat) } data-peek=(seat) {
                            (icon(Icon::Eye)) (tongue.web_peek_for(name(scene, seat)))
                        }
                    }
                }
            }
        }
    }
}

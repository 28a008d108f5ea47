//! What is said above the table: why a click did nothing, who is away, a hint.

use super::now::name;
use super::share::sit_form;
use crate::press::{ask, send};
use crate::{Face, Scene};
use house::Glimpse;
use maud::{Markup, html};
use serde_json::json;
use tables::Phase;

/// What is said above the table.
pub(super) fn notes(scene: &Scene<'_>, face: &dyn Face, glimpse: &dyn Glimpse) -> Markup {
    let playing = scene.picture.phase == Phase::Playing;
    let hint = (scene.desk.hints && playing).then(|| face.hint(scene, glimpse)).flatten();
    html! {
        (notice(scene))
        @if playing && scene.picture.paused { (paused(scene)) }
        (away(scene))
        @if scene.picture.yours.is_empty() { (watching(scene)) }
        @if let Some(hint) = hint {
            div.hint id="hint" {
                p { (hint) }
                (send("quiet", &json!({ "click": "no_hints" }), &scene.tongue().web_hints_off()))
            }
        }
    }
}

/// Why the last click did nothing.
pub(super) fn notice(scene: &Scene<'_>) -> Markup {
    html! {
        @if let Some(notice) = scene.notice {
            div.notice.error id="notice" role="alert" { p { (notice) } }
        }
    }
}

fn paused(scene: &Scene<'_>) -> Markup {
    let tongue = scene.tongue();
    html! {
        div.notice id="paused" {
            @if scene.picture.host {
                p { (tongue.web_paused_host()) }
                (send("primary", &ask("pause", json!({ "on": false })), &tongue.web_resume()))
            } @else {
                p { (tongue.web_paused()) }
            }
        }
    }
}

/// A bot plays for the seat of this page.
fn away(scene: &Scene<'_>) -> Markup {
    let tongue = scene.tongue();
    let chairs = scene.picture.yours.iter();
    let away = chairs.copied().find(|seat| {
        scene.picture.seats.get(usize::from(*seat)).is_some_and(|chair| chair.stand_in.is_some())
    });
    html! {
        @if let Some(seat) = away {
            div.notice id="away" {
                p { (tongue.web_away()) }
                (send("primary", &ask("return", json!({ "seat": seat })), &tongue.web_return()))
            }
        }
    }
}

fn watching(scene: &Scene<'_>) -> Markup {
    let tongue = scene.tongue();
    html! {
        div.notice id="watching" {
            p {
                (tongue.web_spectator())
                @if let Some(seat) = scene.picture.free_seat { " " (tongue.web_spectator_sit(name(scene, seat))) }
            }
            @if scene.picture.free_seat.is_some() { (sit_form(scene)) }
        }
    }
}

//! A game that is being played, or is over.

use super::{ending, log, notes, now, rail};
use crate::art::{Icon, icon};
use crate::press::{game_name, send};
use crate::{Face, Scene, face};
use house::Glimpse;
use maud::{Markup, html};
use serde_json::json;
use tables::Phase;

/// The table and what stands beside it.
pub(super) fn board(scene: &Scene<'_>, glimpse: &dyn Glimpse) -> Markup {
    let Some(face) = face(scene.picture.game) else { return html! {} };
    let tongue = scene.tongue();
    let mine = now::is_asked(scene, glimpse);
    let moved = scene.picture.one_device && scene.picture.phase == Phase::Playing && !mine;
    html! {
        h1.sr { (game_name(tongue, scene.picture.game)) }
        p.prompt.mine[mine] id="prompt" role="status" { (face.prompt(scene, glimpse)) }
        div.middle id="middle" {
            (notes::notes(scene, face, glimpse))
            @if scene.picture.phase == Phase::Over { (ending::ending(scene, glimpse)) }
            (face.middle(scene, glimpse))
        }
        (tray(scene, face, glimpse))
        @if moved && scene.seat.is_some() {
            div.pass-on { (send("primary", &json!({ "click": "cover" }), &tongue.web_hide())) }
        }
        (rail::rail(scene, face, glimpse))
        (spoken(scene, glimpse))
        (explained(scene, face))
        (reveal(scene, face, glimpse))
    }
}

/// The private tray, where there is one.
pub(crate) fn tray(scene: &Scene<'_>, face: &dyn Face, glimpse: &dyn Glimpse) -> Markup {
    let tray = face.tray(scene, glimpse);
    html! { @if !tray.0.is_empty() { div.tray id="tray-place" { (tray) } } }
}

/// What happened in the latest step, for those who listen, wherever the log is.
fn spoken(scene: &Scene<'_>, glimpse: &dyn Glimpse) -> Markup {
    let lines = log::latest(scene, glimpse);
    html! { div.sr id="spoken" aria-live="polite" { @for line in &lines { p { (line) } } } }
}

fn explained(scene: &Scene<'_>, face: &dyn Face) -> Markup {
    let tongue = scene.tongue();
    let what = scene.desk.explained.as_deref();
    let explained = what.and_then(|what| Some((what, face.explain(tongue, what)?)));
    html! {
        @if let Some((what, text)) = explained {
            aside.explained id="explained" aria-label=(tongue.web_explained()) data-what=(what) {
                div aria-live="polite" { (text) }
                button.button.quiet.icon-only type="button" hx-ws:send=""
                    hx-vals=(json!({ "click": "explain", "what": what }))
                    aria-label=(tongue.web_close()) title=(tongue.web_close()) { (icon(Icon::Close)) }
            }
        }
    }
}

/// What is to be taken in. The script makes it modal; without it, it stands over the table.
fn reveal(scene: &Scene<'_>, face: &dyn Face, glimpse: &dyn Glimpse) -> Markup {
    let tongue = scene.tongue();
    html! {
        @if let Some(revealed) = face.reveal(scene, glimpse) {
            dialog.reveal id="reveal" open aria-label=(tongue.web_reveal()) {
                (revealed)
                div.actions {
                    button.button.primary type="button" autofocus hx-ws:send="" data-got-it
                        hx-vals=(json!({ "click": "got_it" })) { (tongue.web_got_it()) }
                }
            }
        }
    }
}

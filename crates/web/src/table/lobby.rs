//! Before the game: who comes, who is missing.

use super::{chairs, notes, share};
use crate::press::{ask, game_name, send};
use crate::{Scene, face};
use maud::{Markup, html};
use serde_json::json;
use tables::Sitter;

/// People are sitting down.
pub(super) fn lobby(scene: &Scene<'_>) -> Markup {
    let tongue = scene.tongue();
    let picture = scene.picture;
    let guest = picture.yours.is_empty() && !picture.host;
    html! {
        section.welcome {
            @if let Some(face) = face(picture.game) { div.emblem { (face.emblem()) } }
            h1 { (heading(scene, guest)) }
            p { (facts(scene, guest)) }
        }
        (notes::notice(scene))
        @if guest { (arrival(scene)) }
        h2 { (tongue.web_seats()) }
        (chairs::seats(scene))
        @if picture.host { (beginning(scene)) } @else if !guest { (waiting(scene)) }
        @if !picture.one_device && !guest {
            section aria-labelledby="invitation" {
                h2 id="invitation" { (tongue.web_invitation()) }
                (share::invitation(scene, "invite-link", &tongue.web_invitation_help()))
                (chairs::watchers(scene))
            }
        }
    }
}

fn heading(scene: &Scene<'_>, guest: bool) -> String {
    let tongue = scene.tongue();
    let game = game_name(tongue, scene.picture.game);
    let host = scene.picture.seats.iter().find(|chair| chair.host);
    match host {
        Some(host) if guest => tongue.web_invites(&host.name, &game),
        None if guest => tongue.web_invited(&game),
        _ => tongue.web_lobby_title(&game),
    }
}

fn facts(scene: &Scene<'_>, guest: bool) -> String {
    let tongue = scene.tongue();
    let (short, long) = scene.picture.minutes;
    let takes = tongue.web_takes(short.into(), long.into());
    let takes = if guest { tongue.sentences(&takes, &tongue.web_no_account()) } else { takes };
    match &scene.picture.rules {
        Some(rules) => tongue.sentences(&tongue.web_edition_line(rules), &takes),
        None => takes,
    }
}

/// A guest has come through the door.
fn arrival(scene: &Scene<'_>) -> Markup {
    html! {
        @if scene.picture.free_seat.is_some() {
            (share::sit_form(scene))
        } @else {
            div.notice { p { (scene.tongue().web_full()) } }
        }
    }
}

/// The host decides when to begin.
fn beginning(scene: &Scene<'_>) -> Markup {
    let tongue = scene.tongue();
    let free = scene.picture.seats.iter().any(|chair| chair.sitter == Sitter::Nobody);
    html! {
        section.waiting {
            @if scene.picture.one_device {
                p { (tongue.web_one_device_help()) }
            } @else if free {
                p { (tongue.web_waiting_guests()) }
            } @else {
                p { (tongue.web_waiting_ready()) }
            }
            (send("primary", &ask("start", json!({})), &tongue.web_start()))
            @if free { p.help { (tongue.web_start_alone()) } }
        }
    }
}

fn waiting(scene: &Scene<'_>) -> Markup {
    let tongue = scene.tongue();
    let host = scene.picture.seats.iter().find(|chair| chair.host);
    let line =
        host.map_or_else(|| tongue.web_waiting_start(), |host| tongue.web_waiting_host(&host.name));
    html! { section.waiting role="status" { (crate::art::seal()) p { (line) } } }
}

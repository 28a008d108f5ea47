//! What is said above the table: why a click did nothing, who is away.

use super::now::name;
use super::requests;
use super::share::sit_form;
use crate::TablePage;
use crate::press::{ask, send};
use maud::{Markup, html};
use serde_json::json;
use tables::{ChairPicture, Gone, Phase};

/// What is said above the table.
pub(super) fn notes(page: &TablePage<'_>) -> Markup {
    let playing = page.picture.phase == Phase::Playing;
    html! {
        (notice(page))
        @if playing && page.picture.paused { (paused(page)) }
        (gone(page))
        (requests::requests(page))
        (away(page))
        @if page.picture.removed { (removed(page)) } @else if page.picture.yours.is_empty() { (watching(page)) }
    }
}

/// Why the last click did nothing, and the place where that is said.
pub(super) fn notice(page: &TablePage<'_>) -> Markup {
    place(page.notice)
}

/// That part of the page.
pub(super) fn place(notice: Option<&str>) -> Markup {
    html! { div.notice-place id="notice-place" { @if let Some(notice) = notice { (said(notice)) } } }
}

fn said(notice: &str) -> Markup {
    html! { div.notice.error role="alert" { p { (notice) } } }
}

fn paused(page: &TablePage<'_>) -> Markup {
    let tongue = page.tongue();
    html! {
        div.notice id="paused" {
            @if page.picture.host {
                p { (tongue.web_paused_host()) }
                (send("primary", &ask("pause", json!({ "on": false })), &tongue.web_resume()))
            } @else {
                p { (tongue.web_paused()) }
            }
        }
    }
}

/// Who has stepped out, and what can be done about it.
fn gone(page: &TablePage<'_>) -> Markup {
    let tongue = page.tongue();
    let mine = |chair: &&ChairPicture| page.picture.yours.contains(&chair.seat);
    let seated = !page.picture.yours.is_empty();
    html! {
        @for chair in page.picture.seats.iter().filter(|chair| !mine(chair)) {
            @if let Some(gone) = chair.gone {
                div.notice.gone id={ "gone-" (chair.seat) } role="status" {
                    p { (tongue.web_gone(&chair.name)) }
                    @if gone < Gone::Long {
                        p.help { (tongue.web_gone_help()) }
                    } @else if seated {
                        @let stand_in = ask("stand_in", json!({ "seat": chair.seat }));
                        (send("primary", &stand_in, &tongue.web_stand_in(&chair.name)))
                    }
                }
            }
        }
    }
}

/// The host has asked the guest of this page to leave.
pub(super) fn removed(page: &TablePage<'_>) -> Markup {
    html! { div.notice.error id="removed" role="status" { p { (page.tongue().refused_removed()) } } }
}

/// A bot plays for the seat of this page.
fn away(page: &TablePage<'_>) -> Markup {
    let tongue = page.tongue();
    let chairs = page.picture.yours.iter();
    let away = chairs.copied().find(|seat| {
        page.picture.seats.get(usize::from(*seat)).is_some_and(|chair| chair.stand_in.is_some())
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

fn watching(page: &TablePage<'_>) -> Markup {
    let tongue = page.tongue();
    let asking = page.picture.requests.iter().any(|request| request.yours);
    let free = page.picture.free_seat.filter(|_| !asking);
    html! {
        div.notice id="watching" {
            p {
                (tongue.web_spectator())
                @if let Some(seat) = free { " " (tongue.web_spectator_sit(name(page, seat))) }
            }
            @if free.is_some() {
                @if page.picture.phase == Phase::Playing { p.help { (tongue.web_spectator_ask()) } }
                (sit_form(page))
            }
        }
    }
}

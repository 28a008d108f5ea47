//! What is said above the table: why a click did nothing, who is away.

use super::requests;
use super::share::sit_form;
use crate::TablePage;
use crate::around::Around;
use crate::parts::{Sheet, Slot};
use crate::press::{ask, send};
use maud::{Markup, html};
use serde_json::json;
use tables::{ChairPicture, Gone, Phase, TakenOverPicture};

/// What is said above the table.
#[derive(Hash)]
struct Notes<'a> {
    page: Around<'a>,
    /// The seats that have just changed hands.
    fresh: &'a [&'a TakenOverPicture],
}

/// What is said above the table, the notice apart.
pub(super) fn notes(sheet: &mut Sheet<'_>, page: &TablePage<'_>) -> Slot {
    let now = page.glimpse.map_or(0, |glimpse| glimpse.steps());
    let playing = page.picture.phase == Phase::Playing;
    let taken_over = page.picture.taken_over.iter();
    let fresh: Vec<_> = taken_over.filter(|over| playing && over.step == now).collect();
    sheet.part("notes", &Notes { page: Around::of(page), fresh: &fresh }, draw)
}

fn draw(Notes { page, fresh }: &Notes<'_>) -> Markup {
    html! {
        @if page.phase == Phase::Playing && page.paused { (paused(page)) }
        (gone(page))
        (requests::requests(page, fresh))
        (away(page))
        @if page.removed { (removed(page)) } @else if page.yours.is_empty() { (watching(page)) }
    }
}

/// The part of the page that says why the last click did nothing.
pub(super) const NOTICE: &str = "notice-place";

/// Why the last click did nothing, and the place where that is said.
pub(super) fn notice(sheet: &mut Sheet<'_>, page: &TablePage<'_>) -> Slot {
    sheet.part(NOTICE, &page.notice, place)
}

/// That part of the page.
pub(super) fn place(notice: &Option<&str>) -> Markup {
    html! { div.notice-place id="notice-place" { @if let Some(notice) = notice { (said(notice)) } } }
}

fn said(notice: &str) -> Markup {
    html! { div.notice.error role="alert" { p { (notice) } } }
}

fn paused(page: &Around<'_>) -> Markup {
    let tongue = page.tongue();
    html! {
        div.notice id="paused" {
            @if page.host {
                p { (tongue.web_paused_host()) }
                (send("primary", &ask("pause", json!({ "on": false })), &tongue.web_resume()))
            } @else {
                p { (tongue.web_paused()) }
            }
        }
    }
}

/// Who has stepped out, and what can be done about it.
fn gone(page: &Around<'_>) -> Markup {
    let tongue = page.tongue();
    let mine = |chair: &&ChairPicture| page.yours.contains(&chair.seat);
    let seated = !page.yours.is_empty();
    html! {
        @for chair in page.seats.iter().filter(|chair| !mine(chair)) {
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
pub(super) fn removed(page: &Around<'_>) -> Markup {
    html! { div.notice.error id="removed" role="status" { p { (page.tongue().refused_removed()) } } }
}

/// A bot plays for the seat of this page.
fn away(page: &Around<'_>) -> Markup {
    let tongue = page.tongue();
    let chairs = page.yours.iter();
    let away = chairs.copied().find(|seat| {
        page.seats.get(usize::from(*seat)).is_some_and(|chair| chair.stand_in.is_some())
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

fn watching(page: &Around<'_>) -> Markup {
    let tongue = page.tongue();
    let asking = page.requests.iter().any(|request| request.yours);
    let free = page.free_seat.filter(|_| !asking);
    html! {
        div.notice id="watching" {
            p {
                (tongue.web_spectator())
                @if let Some(seat) = free { " " (tongue.web_spectator_sit(page.name_of(seat))) }
            }
            @if free.is_some() {
                @if page.phase == Phase::Playing { p.help { (tongue.web_spectator_ask()) } }
                (sit_form(page))
            }
        }
    }
}

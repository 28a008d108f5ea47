//! The window in which silence passes: a bar that runs down, and a button that stops it.
//!
//! It looks the same to everybody, whatever they hold.

use crate::TablePage;
use crate::around::Around;
use crate::parts::{Sheet, Slot};
use crate::press::{ask, choice};
use maud::{Markup, html};
use serde_json::json;
use tables::{OpenWindow, WINDOW_SECONDS};

/// The window that is open, if the seat of the page says nothing in it.
pub(super) fn silent<'a>(page: &TablePage<'a>) -> Option<&'a OpenWindow> {
    let window = page.picture.window()?;
    is_silent(page.seat, window).then_some(window)
}

/// Whether this seat says nothing.
fn is_silent(seat: Option<u8>, window: &OpenWindow) -> bool {
    seat.is_none_or(|seat| window.is_silent(seat) || !window.seats.contains(&seat))
}

/// What is asked while silence passes.
pub(super) fn prompt(page: &TablePage<'_>) -> Option<String> {
    silent(page).map(|_| page.tongue().web_window())
}

/// The window that is open, and who looks at it.
#[derive(Hash)]
struct Open<'a> {
    page: Around<'a>,
    window: &'a OpenWindow,
}

/// The bar, who holds on, and the buttons of those who sit before this page.
pub(super) fn window(sheet: &mut Sheet<'_>, page: &TablePage<'_>) -> Option<Slot> {
    let open = Open { page: Around::of(page), window: page.picture.window()? };
    Some(sheet.part("window", &open, draw))
}

fn draw(Open { page, window }: &Open<'_>) -> Markup {
    let tongue = page.tongue();
    html! {
        div.window id="window" {
            // A new id for each: what is shown anew runs its course anew.
            @if window.left > 0 && runs(page, window) {
                div.bar id={ "bar-" (window.since) "-" (window.left) } data-left=(window.left) aria-hidden="true" {}
                p.passes { (tongue.web_window_left(window.left.div_ceil(1000).cast_signed())) }
            }
            @for &seat in &window.held { p.holds { (tongue.web_holds(page.name_of(seat))) } }
            div.actions { @for seat in mine(page, window) { (hold(page, seat)) } }
        }
    }
}

/// Whether the clock runs for anybody whom this page concerns.
fn runs(page: &Around<'_>, window: &OpenWindow) -> bool {
    is_silent(page.seat, window) && window.seats.iter().any(|&seat| window.is_silent(seat))
}

/// The seats before this page that may hold on.
fn mine(page: &Around<'_>, window: &OpenWindow) -> Vec<u8> {
    let yours = page.yours.iter().copied();
    let yours = yours.filter(|&seat| window.is_silent(seat));
    if page.one_device { yours.collect() } else { yours.take(1).collect() }
}

fn hold(page: &Around<'_>, seat: u8) -> Markup {
    let tongue = page.tongue();
    // Around one device there are several, and a key would be anybody's.
    let alone = !page.one_device;
    let label = if alone { tongue.web_hold() } else { tongue.web_hold_for(page.name_of(seat)) };
    html! {
        button.button type="button" id={ "hold-" (seat) } data-hold[alone] data-send=(ask("hold", json!({ "seat": seat })))
            aria-keyshortcuts=[alone.then_some("h")] { (label) @if alone { " " kbd { "h" } } }
    }
}

/// The host says how long windows are; everybody else reads it.
pub(super) fn lengths(page: &Around<'_>) -> Markup {
    let tongue = page.tongue();
    let label = |seconds: Option<u8>| match seconds {
        None => tongue.web_window_ask(),
        Some(0) => tongue.web_window_off(),
        Some(seconds) => tongue.web_window_seconds(seconds.into()),
    };
    let lengths = WINDOW_SECONDS.into_iter().map(Some).chain([None]);
    html! {
        @if let Some(chosen) = page.windows {
            div.windows role="group" aria-labelledby="windows" {
                p id="windows" { (tongue.web_window_length()) }
                @if page.host {
                    @for seconds in lengths {
                        (choice(&ask("window", json!({ "seconds": seconds })), chosen == seconds, &label(seconds)))
                    }
                } @else {
                    p.help { (label(chosen)) }
                }
            }
        }
    }
}

//! The window in which silence passes: a bar that runs down, and a button that stops it.
//!
//! It looks the same to everybody, whatever they hold.

use super::now::name;
use crate::TablePage;
use crate::press::{ask, choice};
use maud::{Markup, html};
use serde_json::json;
use tables::{OpenWindow, WINDOW_SECONDS};

/// The window that is open, if the seat of the page says nothing in it.
pub(super) fn silent<'a>(page: &TablePage<'a>) -> Option<&'a OpenWindow> {
    let window = page.picture.window()?;
    page.seat
        .is_none_or(|seat| window.is_silent(seat) || !window.seats.contains(&seat))
        .then_some(window)
}

/// What is asked while silence passes.
pub(super) fn prompt(page: &TablePage<'_>) -> Option<String> {
    silent(page).map(|_| page.tongue().web_window())
}

/// The bar, who holds on, and the buttons of those who sit before this page.
pub(super) fn window(page: &TablePage<'_>) -> Markup {
    let tongue = page.tongue();
    html! {
        @if let Some(window) = page.picture.window() {
            div.window id="window" {
                // A new id for each: what is shown anew runs its course anew.
                @if window.left > 0 && runs(page, window) {
                    div.bar id={ "bar-" (window.since) "-" (window.left) } data-left=(window.left) aria-hidden="true" {}
                    p.passes { (tongue.web_window_left(window.left.div_ceil(1000).cast_signed())) }
                }
                @for &seat in &window.held { p.holds { (tongue.web_holds(name(page, seat))) } }
                div.actions { @for seat in mine(page, window) { (hold(page, seat)) } }
            }
        }
    }
}

/// Whether the clock runs for anybody whom this page concerns.
fn runs(page: &TablePage<'_>, window: &OpenWindow) -> bool {
    silent(page).is_some() && window.seats.iter().any(|&seat| window.is_silent(seat))
}

/// The seats before this page that may hold on.
fn mine(page: &TablePage<'_>, window: &OpenWindow) -> Vec<u8> {
    let yours = page.picture.yours.iter().copied();
    let yours = yours.filter(|&seat| window.is_silent(seat));
    if page.picture.one_device { yours.collect() } else { yours.take(1).collect() }
}

fn hold(page: &TablePage<'_>, seat: u8) -> Markup {
    let tongue = page.tongue();
    // Around one device there are several, and a key would be anybody's.
    let alone = !page.picture.one_device;
    let label = if alone { tongue.web_hold() } else { tongue.web_hold_for(name(page, seat)) };
    html! {
        button.button type="button" id={ "hold-" (seat) } data-hold[alone] data-send=(ask("hold", json!({ "seat": seat })))
            aria-keyshortcuts=[alone.then_some("h")] { (label) @if alone { " " kbd { "h" } } }
    }
}

/// The host says how long windows are; everybody else reads it.
pub(super) fn lengths(page: &TablePage<'_>) -> Markup {
    let tongue = page.tongue();
    let label = |seconds: Option<u8>| match seconds {
        None => tongue.web_window_ask(),
        Some(0) => tongue.web_window_off(),
        Some(seconds) => tongue.web_window_seconds(seconds.into()),
    };
    let lengths = WINDOW_SECONDS.into_iter().map(Some).chain([None]);
    html! {
        @if let Some(windows) = &page.picture.windows {
            div.windows role="group" aria-labelledby="windows" {
                p id="windows" { (tongue.web_window_length()) }
                @if page.picture.host {
                    @for seconds in lengths {
                        (choice(&ask("window", json!({ "seconds": seconds })), windows.seconds == seconds, &label(seconds)))
                    }
                } @else {
                    p.help { (label(windows.seconds)) }
                }
            }
        }
    }
}

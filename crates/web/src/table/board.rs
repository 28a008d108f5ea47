//! A game that is being played, or is over.

use super::{ending, log, notes, now, rail, stage, window};
use crate::{GameUi, TablePage};
use house::AnyGlimpse;
use maud::{Markup, html};
use serde_json::json;
use tables::Phase;
use words::Tongue;

/// The table and what stands beside it.
pub(super) fn board(page: &TablePage<'_>, glimpse: &AnyGlimpse) -> Markup {
    let tongue = page.tongue();
    let mine = now::is_asked(page, glimpse);
    let moved = page.picture.one_device && page.picture.phase == Phase::Playing && !mine;
    html! {
        h1.sr { (page.picture.game.title(tongue)) }
        (picking(page, glimpse))
        @if moved && page.seat.is_some() {
            div.pass-on {
                button.button.primary type="button" data-hide data-send=(json!({ "click": "cover" })) {
                    (tongue.web_hide())
                }
            }
        }
        (rail::rail(page, glimpse))
        (spoken(page, glimpse))
        (explanations(page, glimpse))
        (reveal(page, glimpse))
        (keys(tongue, page.picture.windows.is_some()))
    }
}

/// What may look different when something is picked.
pub(crate) fn picking(page: &TablePage<'_>, glimpse: &AnyGlimpse) -> Markup {
    let mine = now::is_asked(page, glimpse);
    html! {
        p.prompt.mine[mine] id="prompt" role="status" {
            (window::prompt(page).unwrap_or_else(|| glimpse.prompt(page)))
        }
        div.middle id="middle" {
            div.notes { (notes::notes(page)) }
            (window::window(page))
            @if page.picture.phase == Phase::Over { (ending::ending(page, glimpse)) }
            (stage::stage(page, glimpse))
            div.play id="play" { (glimpse.middle(page)) }
        }
        (tray(page, glimpse))
    }
}

/// What the keys do.
fn keys(tongue: &Tongue, windows: bool) -> Markup {
    let keys = [
        ("0–9", tongue.web_key_figure()),
        ("Esc", tongue.web_key_back()),
        ("?", tongue.web_key_explain()),
        ("␣", tongue.web_key_on()),
    ];
    let hold = windows.then(|| ("h", tongue.web_key_hold()));
    html! {
        dialog id="keys-help" aria-labelledby="keys-title" closedby="any" {
            h2 id="keys-title" { (tongue.web_keys()) }
            dl.keys { @for (key, what) in keys.into_iter().chain(hold) { div { dt { kbd { (key) } } dd { (what) } } } }
            form method="dialog" { button.button.primary { (tongue.web_close()) } }
        }
    }
}

/// The private tray, where there is one.
pub(crate) fn tray(page: &TablePage<'_>, glimpse: &AnyGlimpse) -> Markup {
    let tray = glimpse.tray(page);
    html! { @if !tray.0.is_empty() { div.tray id="tray-place" { (tray) } } }
}

/// What happened in the latest step, for those who listen, wherever the log is.
fn spoken(page: &TablePage<'_>, glimpse: &AnyGlimpse) -> Markup {
    let lines = log::latest(page, glimpse);
    html! { div.sr id="spoken" aria-live="polite" { @for line in &lines { p { (line) } } } }
}

/// What everything is: the script shows one of them at a time. Each is a part, for what is held changes
/// card by card.
fn explanations(page: &TablePage<'_>, glimpse: &AnyGlimpse) -> Markup {
    html! {
        div hidden id="explanations" {
            @for (what, text) in glimpse.explanations(page) {
                template id={ "about-" (what) } data-explains=(what) { (text) }
            }
        }
    }
}

/// What is to be taken in. The script makes it modal; without it, it stands over the table.
fn reveal(page: &TablePage<'_>, glimpse: &AnyGlimpse) -> Markup {
    let tongue = page.tongue();
    html! {
        @if let Some(revealed) = glimpse.reveal(page) {
            dialog.reveal id="reveal" open aria-label=(tongue.web_reveal()) {
                (revealed)
                div.actions {
                    button.button.primary type="button" autofocus data-got-it data-send=(json!({ "click": "got_it" })) { (tongue.web_got_it()) }
                }
            }
        }
    }
}

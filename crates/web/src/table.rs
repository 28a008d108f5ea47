//! The table: its page, and the part of it that is sent again whenever something changes.

mod now;
use now::Now;

mod board;
mod chairs;
mod chat;
mod curtain;
mod ending;
mod lobby;
mod log;
mod notes;
mod rail;
mod requests;
mod share;
mod stage;

pub(crate) use board::tray;
pub(crate) use log::log;

use crate::TablePage;
use crate::shell::{self, Width};
use maud::{Markup, html};
use serde_json::json;

/// The page of a table.
pub fn table_page(page: &TablePage<'_>) -> Markup {
    let main = html! {
        div id="socket" hx-ws:connect={ "/t/" (page.key) "/socket" } hx-target="#table"
            hx-swap="outerMorph transition:true" hx-config=r#"{"ws":{"pauseOnBackground":false}}"# {
            (frame(page))
            (keys())
        }
    };
    shell::page(&page.visit, &Now::of(page).title(), Width::Full, main)
}

/// What changes on the page of a table: sent whole whenever something has.
pub fn frame(page: &TablePage<'_>) -> Markup {
    let now = Now::of(page);
    let open = page.picture.one_device && page.seat.is_some();
    let steps = page.glimpse.map_or(0, |glimpse| glimpse.steps());
    html! {
        div id="table" class=(now.class()) data-title=(now.title()) data-turn=(now.is_my_turn())
            data-step=(steps) data-open[open] data-speed=(page.desk.speed.code()) {
            @match now {
                Now::Gathering(page) => (lobby::lobby(page)),
                Now::Covered(page) => (curtain::curtain(page)),
                Now::Game(page, glimpse) => (board::board(page, glimpse)),
            }
        }
    }
}

/// Why a click did nothing: sent when that is all there is to say.
pub fn notice_frame(notice: &str) -> Markup {
    notes::notice_frame(notice)
}

/// What keys and gestures press: the script knows these by their ids. They stand beside the frame
/// because the script writes into them what is meant.
fn keys() -> Markup {
    let key = |id: &str, vals: serde_json::Value| {
        html! { button type="button" id=(id) tabindex="-1" hx-ws:send="" hx-vals=(vals) { (id) } }
    };
    html! {
        div hidden {
            (key("send-cancel", json!({ "click": "cancel" })))
            (key("send-explain", json!({ "click": "explain", "what": "" })))
            (key("send-open", json!({ "click": "open", "seat": 0 })))
            (key("send-cover", json!({ "click": "cover" })))
        }
    }
}

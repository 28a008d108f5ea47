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
mod sealing;
mod setting;
pub(crate) use setting::chapters_touch_on;
mod share;
pub use share::table_code;
mod stage;
mod telling;
mod veto;
mod window;

pub(crate) use board::{picking, tray};
pub(crate) use chat::thrown_in;
pub(crate) use ending::tells_a_story;
pub(crate) use log::changes;
pub(crate) use telling::telling;

use crate::TablePage;
use crate::art::{Icon, icon};
use crate::assets::url;
use crate::dictionary;
use crate::shell::{self, Width};
use maud::{Markup, html};

/// The page of a table.
pub fn table_page(page: &TablePage<'_>) -> Markup {
    let tongue = page.tongue();
    let main = html! {
        (frame(page))
        p.offline role="status" hidden data-socket={ "/t/" (page.key) "/socket" }
            data-frames=(url(&dictionary::name(page.visit.lang))) { (icon(Icon::Link)) span { (tongue.web_reconnecting()) } }
        aside.explained id="explained" aria-label=(tongue.web_explained()) hidden {
            div aria-live="polite" {}
            button.button.quiet.icon-only type="button" data-close-explained
                aria-label=(tongue.web_close()) title=(tongue.web_close()) { (icon(Icon::Close)) }
        }
    };
    shell::page(&page.visit, &Now::of(page).title(), Width::Full, main)
}

/// What changes on the page of a table: its parts are sent whenever they have.
pub fn frame(page: &TablePage<'_>) -> Markup {
    let now = Now::of(page);
    let open = page.picture.one_device && page.seat.is_some();
    let steps = page.glimpse.map_or(0, |glimpse| glimpse.steps());
    html! {
        div id="table" class=(now.class())
            data-title=(now.title()) data-turn=(now.is_my_turn()) data-step=(steps) data-open[open]
            data-speed=(page.desk.speed.code())
            data-seals=[sealing::next_game(page)] data-asked=[sealing::asked(page)] {
            @match now {
                Now::Gathering(page) => (lobby::lobby(page)),
                Now::Covered(page) => (curtain::curtain(page)),
                Now::Game(page, glimpse) => (board::board(page, glimpse)),
            }
        }
    }
}

/// Why a click did nothing, as a part of the page: its id, and what stands there.
pub fn notice_part(notice: Option<&str>) -> (&'static str, String) {
    ("notice-place", notes::place(notice).into_string())
}

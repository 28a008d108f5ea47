//! The table: its page, and the part of it that is sent again whenever something changes.

mod now;
use now::Now;
pub(crate) use now::is_asked;

mod board;
mod chairs;
mod chat;
mod coach;
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

use board::Board;
pub(crate) use board::{got_it, play as picking, tray};
pub(crate) use chat::{ThrownIn, thrown_in};
pub(crate) use coach::mark;
pub(crate) use ending::tells_a_story;
pub(crate) use log::changes;
pub(crate) use telling::{Tells, telling, tells};

use crate::art::{Icon, icon};
use crate::assets::{style_of, url};
use crate::parts::{Parts, Sent, Sheet, Slot, whole};
use crate::play::{Play, play};
use crate::shell::{self, Width};
use crate::{Sample, Speed, TablePage};
use house::GameKind;
use maud::{Markup, PreEscaped, html};

/// The page of a table.
pub fn table_page(page: &TablePage<'_>) -> Markup {
    let tongue = page.tongue();
    let stage = page.picture.game == GameKind::FogOfLove;
    let sample = Sample { lang: page.visit.lang, game: page.picture.game };
    let main = html! {
        @if let Some(style) = style_of(page.picture.game) { link rel="stylesheet" href=(url(style)); }
        (frame(page))
        p.offline role="status" hidden data-socket={ "/t/" (page.key) "/socket?frames=" (sample) }
            data-frames=(url(&sample.asset())) { (icon(Icon::Link)) span { (tongue.web_reconnecting()) } }
        aside.explained id="explained" aria-label=(tongue.web_explained()) hidden {
            div aria-live="polite" {}
            button.button.quiet.icon-only type="button" data-close-explained
                aria-label=(tongue.web_close()) title=(tongue.web_close()) { (icon(Icon::Close)) }
        }
        @if stage { script src=(url("stage.js")) defer {} }
    };
    shell::page(&page.visit, &Now::of(page).title(), Width::Full, main)
}

/// What changes on the page of a table, as a whole.
pub fn frame(page: &TablePage<'_>) -> Markup {
    PreEscaped(whole(&parts(page), "table"))
}

/// The same in its parts.
pub fn parts(page: &TablePage<'_>) -> Parts {
    let nothing = Sent::default();
    let mut sheet = Sheet::new(&nothing);
    draw(&mut sheet, page, play(page).as_deref());
    sheet.finish().0
}

/// Draws what changes on the page of a table, with its game.
pub(crate) fn draw(sheet: &mut Sheet<'_>, page: &TablePage<'_>, game: Option<&dyn Play>) {
    let now = Now::of(page);
    let shows = match (now, game) {
        (Now::Covered(page), Some(game)) => Shows::Alone(curtain::curtain(sheet, page, game)),
        (Now::Game(page, glimpse), Some(game)) => {
            Shows::Board(Box::new(board::board(sheet, page, glimpse, game)))
        }
        _ => Shows::Alone(lobby::lobby(sheet, page)),
    };
    // While the end of the last round is told, the table is still there.
    let told = game.is_some_and(|game| game.onward().is_some());
    let root = Root {
        class: if told { "table playing" } else { now.class() },
        game: page.picture.game,
        title: now.title(),
        my_turn: now.is_my_turn(),
        steps: page.glimpse.map_or(0, |glimpse| glimpse.steps()),
        open: page.picture.one_device && page.seat.is_some(),
        speed: page.desk.speed,
        seals: sealing::next_game(page),
        asked: sealing::asked(page),
        shows,
    };
    sheet.part("table", &root, draw_root);
}

/// What everything else stands in.
#[derive(Hash)]
struct Root {
    class: &'static str,
    /// Each game lays its table out in its own way.
    game: GameKind,
    title: String,
    my_turn: bool,
    steps: usize,
    /// Whether somebody's hand is open on a device that is passed around.
    open: bool,
    speed: Speed,
    /// The game for which the script may pledge a number, and what it is asked for before it begins.
    seals: Option<u32>,
    asked: Option<String>,
    shows: Shows,
}

#[derive(Hash)]
enum Shows {
    Alone(Slot),
    Board(Box<Board>),
}

fn draw_root(root: &Root) -> Markup {
    html! {
        div id="table" class={ (root.class) " " (root.game) }
            data-title=(root.title) data-turn=(root.my_turn) data-step=(root.steps) data-open[root.open]
            data-speed=(root.speed.code()) data-seals=[root.seals] data-asked=[&root.asked] {
            @match &root.shows {
                Shows::Alone(part) => (part),
                Shows::Board(board) => (board::draw(board)),
            }
        }
    }
}

/// Why a click did nothing: the part of the page that says so, unless it is there already.
pub(crate) fn notice(sent: &mut Sent, notice: &str) -> Parts {
    sent.replace(notes::NOTICE, [&None, &Some(notice)], notes::place)
}

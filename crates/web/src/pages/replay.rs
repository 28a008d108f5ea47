//! A game, step by step as somebody saw it.

use crate::art::{Icon, icon};
use crate::shell::{self, Width};
use crate::{GameUi, TablePage, table};
use house::AnyGlimpse;
use maud::{Markup, html};
use tables::Phase;

/// A game, step by step as somebody saw it. `page` holds the glimpse of that moment; `steps` says
/// how many there are; `honest` whether the deal was the sealed one, once the game is over. Nothing
/// on the page tells what is still to come.
pub fn replay_page(
    page: &TablePage<'_>,
    game: Option<u32>,
    steps: usize,
    honest: Option<bool>,
) -> Markup {
    let tongue = page.tongue();
    let title = tongue.web_replay_title(&page.picture.game.title(tongue));
    let main = html! {
        div.table.replay id="replay" {
            header.replay-head {
                h1 { (title) }
                (eyes(page, game))
                @if let Some(glimpse) = page.glimpse { (bar(page, game, glimpse.steps(), steps)) }
            }
            @if let Some(glimpse) = page.glimpse {
                // What was pressed then cannot be pressed now.
                fieldset.then disabled {
                    legend.sr { (step(page, glimpse.steps(), steps)) }
                    p.prompt role="status" { (glimpse.prompt(page)) }
                    div.middle id="middle" { (glimpse.middle(page)) }
                    (table::tray(page, glimpse))
                }
                aside.rail.replay-log aria-label=(tongue.web_panel_log()) {
                    h2 { (tongue.web_panel_log()) }
                    div.body id="body-log" tabindex="0" role="region" aria-label=(tongue.web_panel_log()) { (table::log(page, glimpse)) }
                }
            }
            footer.replay-foot {
                (verdict(page, honest))
                a.button href={ "/t/" (page.key) } { (icon(Icon::Back)) (tongue.web_back_to_table()) }
            }
        }
    };
    shell::page(&page.visit, &tongue.web_title(&title), Width::Full, main)
}

/// The address of a moment of a game at a table; the latest game if none is named.
pub fn replay_path(key: &str, game: Option<u32>, step: usize, seat: Option<u8>) -> String {
    let game = game.map_or(String::new(), |game| format!("&game={game}"));
    let seat = seat.map_or(String::new(), |seat| format!("&seat={seat}"));
    format!("/t/{key}/replay?step={step}{game}{seat}")
}

fn step(page: &TablePage<'_>, at: usize, steps: usize) -> String {
    page.tongue().web_replay_step(at as i64, steps as i64)
}

fn bar(page: &TablePage<'_>, game: Option<u32>, at: usize, steps: usize) -> Markup {
    let tongue = page.tongue();
    let go = |to: usize, sign: Icon, label: String| {
        html! {
            @if to == at {
                span.button.icon-only aria-disabled="true" role="link" aria-label=(label) { (icon(sign)) }
            } @else {
                a.button.icon-only href=(replay_path(page.key, game, to, page.seat)) aria-label=(label) title=(label) { (icon(sign)) }
            }
        }
    };
    // The first step is the deal.
    let first = steps.min(1);
    html! {
        nav.replay-bar aria-label=(tongue.web_replay()) {
            (go(first, Icon::First, tongue.web_first()))
            (go(at.saturating_sub(1).max(first), Icon::ArrowLeft, tongue.web_previous()))
            span.num { (step(page, at, steps)) }
            (go((at + 1).min(steps), Icon::ArrowRight, tongue.web_next()))
            (go(steps, Icon::Last, tongue.web_last()))
        }
    }
}

/// Whose eyes may be chosen: everybody's once the game is over, before that one's own.
fn eyes(page: &TablePage<'_>, game: Option<u32>) -> Markup {
    let tongue = page.tongue();
    let over = page.picture.phase == Phase::Over;
    let at = page.glimpse.map_or(0, AnyGlimpse::steps);
    let current = |seat: Option<u8>| (page.seat == seat).then_some("true");
    let chairs = page.picture.seats.iter();
    let open = chairs.filter(|chair| over || page.picture.yours.contains(&chair.seat));
    html! {
        nav.tabs aria-label=(tongue.web_eyes()) {
            a href=(replay_path(page.key, game, at, None)) aria-current=[current(None)] { (icon(Icon::Eye)) (tongue.spectator()) }
            @for chair in open {
                a href=(replay_path(page.key, game, at, Some(chair.seat))) aria-current=[current(Some(chair.seat))] { (chair.name) }
            }
        }
    }
}

/// Whether the deal was honest. Known only when the game is over, and no news about its end.
fn verdict(page: &TablePage<'_>, honest: Option<bool>) -> Markup {
    let tongue = page.tongue();
    html! {
        @match honest {
            Some(true) => div.notice.good { p { (tongue.web_honest()) } },
            Some(false) => div.notice.error role="alert" { p { (tongue.web_dishonest()) } },
            None => {},
        }
    }
}

//! A game, step by step as somebody saw it.

mod log;
mod moment;
mod steering;

pub use moment::{ReplayStep, replay_step};
pub use steering::replay_path;

use crate::TablePage;
use crate::art::{Icon, icon};
use crate::assets::{style_of, url};
use crate::shell::{self, Width};
use crate::table::tells_a_story;
use house::{AnyGlimpse, GameKind};
use maud::{Markup, html};
use moment::Then;

/// Which game is looked back at, and how much of it is open.
#[derive(Clone, Copy, Default)]
pub struct Replay<'a> {
    /// The number of the game; the latest if none is named.
    pub game: Option<u32>,
    /// How many steps it has by now.
    pub steps: usize,
    /// Whether the deal was the sealed one, once the game is over.
    pub honest: Option<bool>,
    /// The same moment as each seat saw it, if every hand is open.
    pub hands: Option<&'a [TablePage<'a>]>,
}

/// A game, step by step as somebody saw it. `page` holds the glimpse of that moment. Nothing on the
/// page tells what is still to come. Every step has its own address; the script fetches them in the
/// background ([`ReplayStep`]) and goes among them without a page being loaded.
pub fn replay_page(page: &TablePage<'_>, replay: &Replay<'_>) -> Markup {
    let tongue = page.tongue();
    let title = tongue.web_replay_title(&page.picture.game.title(tongue));
    let main = html! {
        // Love Letter is looked at again with what all pages share.
        @if let Some(style) = style_of(page.picture.game).filter(|_| page.picture.game != GameKind::LoveLetter) {
            link rel="stylesheet" href=(url(style));
        }
        div.table.replay id="replay" {
            header.replay-head {
                h1 { (title) }
                (steering::eyes(page, replay))
                @if let Some(glimpse) = page.glimpse { (steering::rounds(page, replay, &begun(page, glimpse))) }
            }
            @if let Some(glimpse) = page.glimpse {
                (steering::bar(page, replay, glimpse.steps()))
                (Then::of(page, glimpse, replay).show())
                aside.rail.replay-log aria-label=(tongue.web_panel_log()) {
                    h2 { (tongue.web_panel_log()) }
                    div.body id="body-log" tabindex="0" role="region" aria-label=(tongue.web_panel_log()) {
                        ol.log id="log" { @for step in 0..glimpse.steps() { (log::step(page, glimpse, step)) } }
                    }
                }
            }
            footer.replay-foot {
                (verdict(page, replay.honest))
                // The story is that of the latest game, and a game that goes on has none yet.
                @if replay.game.is_none() && replay.honest.is_some() && tells_a_story(page) {
                    a.button href={ "/t/" (page.key) "/story" } { (tongue.web_story_read()) }
                }
                a.button href={ "/t/" (page.key) } { (icon(Icon::Back)) (tongue.web_back_to_table()) }
            }
            div.sr id="spoken" aria-live="polite" {}
        }
        script src=(url("replay.js")) defer {}
    };
    shell::page(&page.visit, &tongue.web_title(&title), Width::Full, main)
}

/// The rounds that have begun: after how many steps, and what each is called.
fn begun(page: &TablePage<'_>, glimpse: &AnyGlimpse) -> Vec<(usize, String)> {
    let rounds = face::rounds(glimpse, page.tongue()).into_iter();
    rounds.map(|(at, round)| (glimpse.step_of(at) + 1, round)).collect()
}

/// Where one is, in words.
fn at(page: &TablePage<'_>, at: usize, replay: &Replay<'_>) -> String {
    page.tongue().web_replay_step(at as i64, replay.steps as i64)
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

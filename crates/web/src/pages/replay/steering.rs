//! Ways through a game: step by step, by rounds, through other eyes. All of them are links.

use super::{Replay, at};
use crate::TablePage;
use crate::art::{Icon, icon};
use house::AnyGlimpse;
use maud::{Markup, html};
use tables::Phase;

/// The address of a moment of a game at a table; the latest game if none is named.
pub fn replay_path(key: &str, game: Option<u32>, step: usize, seat: Option<u8>) -> String {
    let game = game.map_or(String::new(), |game| format!("&game={game}"));
    let seat = seat.map_or(String::new(), |seat| format!("&seat={seat}"));
    format!("/t/{key}/replay?step={step}{game}{seat}")
}

/// The same game with every hand open.
fn open_path(page: &TablePage<'_>, replay: &Replay<'_>, step: usize) -> String {
    replay_path(page.key, replay.game, step, None) + "&all=true"
}

/// Another step, seen as this one is.
fn to(page: &TablePage<'_>, replay: &Replay<'_>, step: usize) -> String {
    match replay.hands {
        Some(_) => open_path(page, replay, step),
        None => replay_path(page.key, replay.game, step, page.seat),
    }
}

/// To the steps before and after, to both ends, and, with the script, to any step at once.
pub(super) fn bar(page: &TablePage<'_>, replay: &Replay<'_>, now: usize) -> Markup {
    let tongue = page.tongue();
    let go = |way: &str, step: usize, sign: Icon, label: String| {
        let here = step == now;
        let path = (!here).then(|| to(page, replay, step));
        html! {
            a.button.icon-only data-go=(way) href=[path] role=[here.then_some("link")]
                aria-disabled=[here.then_some("true")] aria-label=(label) title=(label) { (icon(sign)) }
        }
    };
    // The first step is the deal.
    let (first, last) = (replay.steps.min(1), replay.steps);
    html! {
        nav.replay-bar aria-label=(tongue.web_replay()) {
            (go("first", first, Icon::First, tongue.web_first()))
            (go("previous", now.saturating_sub(1).max(first), Icon::ArrowLeft, tongue.web_previous()))
            input.slider type="range" id="slider" hidden min=(first) max=(last) value=(now)
                aria-label=(tongue.web_replay()) aria-valuetext=(at(page, now, replay));
            span.num id="at" { (at(page, now, replay)) }
            (go("next", (now + 1).min(last), Icon::ArrowRight, tongue.web_next()))
            (go("last", last, Icon::Last, tongue.web_last()))
        }
    }
}

/// The rounds that have begun.
pub(super) fn rounds(
    page: &TablePage<'_>,
    replay: &Replay<'_>,
    begun: &[(usize, String)],
) -> Markup {
    let latest = begun.len().saturating_sub(1);
    html! {
        nav.rounds id="rounds" aria-label=(page.tongue().web_replay_rounds()) {
            @for (n, (step, round)) in begun.iter().enumerate() {
                a href=(to(page, replay, *step)) aria-current=[(n == latest).then_some("true")] { (round) }
            }
        }
    }
}

/// Whose eyes may be chosen: everybody's once the game is over, or all at once; before that one's own.
pub(super) fn eyes(page: &TablePage<'_>, replay: &Replay<'_>) -> Markup {
    let tongue = page.tongue();
    let over = page.picture.phase == Phase::Over;
    let now = page.glimpse.map_or(0, AnyGlimpse::steps);
    let all = replay.hands.is_some();
    let current = |seat: Option<u8>| (page.seat == seat && !all).then_some("true");
    let chairs = page.picture.seats.iter();
    let open = chairs.filter(|chair| over || page.picture.yours.contains(&chair.seat));
    html! {
        nav.tabs id="eyes" aria-label=(tongue.web_eyes()) {
            a href=(replay_path(page.key, replay.game, now, None)) aria-current=[current(None)] {
                (icon(Icon::Eye)) (tongue.spectator())
            }
            @for chair in open {
                a href=(replay_path(page.key, replay.game, now, Some(chair.seat)))
                    aria-current=[current(Some(chair.seat))] { (chair.name) }
            }
            @if over {
                a href=(open_path(page, replay, now)) aria-current=[all.then_some("true")] {
                    (tongue.web_replay_all())
                }
            }
        }
    }
}

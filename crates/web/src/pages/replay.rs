//! A game, step by step as somebody saw it.

use crate::art::{Icon, icon};
use crate::press::game_name;
use crate::shell::{self, Width};
use crate::{Scene, face, table};
use house::Glimpse;
use maud::{Markup, html};
use tables::Phase;

/// A game, step by step as somebody saw it. `scene` holds the glimpse of that moment; `steps` says
/// how many there are; `honest` whether the deal was the sealed one, once the game is over. Nothing
/// on the page tells what is still to come.
pub fn replay_page(scene: &Scene<'_>, steps: usize, honest: Option<bool>) -> Markup {
    let tongue = scene.tongue();
    let title = tongue.web_replay_title(&game_name(tongue, scene.picture.game));
    let main = html! {
        div.table.replay id="replay" {
            header.replay-head {
                h1 { (title) }
                (eyes(scene))
                @if let Some(glimpse) = scene.glimpse { (bar(scene, glimpse.steps(), steps)) }
            }
            @if let (Some(face), Some(glimpse)) = (face(scene.picture.game), scene.glimpse) {
                // What was pressed then cannot be pressed now.
                fieldset.then disabled {
                    legend.sr { (step(scene, glimpse.steps(), steps)) }
                    p.prompt role="status" { (face.prompt(scene, glimpse)) }
                    div.middle id="middle" { (face.middle(scene, glimpse)) }
                    (table::tray(scene, face, glimpse))
                }
                aside.rail.replay-log aria-label=(tongue.web_panel_log()) {
                    h2 { (tongue.web_panel_log()) }
                    div.body id="body-log" tabindex="0" role="region" aria-label=(tongue.web_panel_log()) { (table::log(scene, glimpse)) }
                }
            }
            footer.replay-foot {
                (verdict(scene, honest))
                a.button href={ "/t/" (scene.key) } { (icon(Icon::Back)) (tongue.web_back_to_table()) }
            }
        }
    };
    shell::page(&scene.visit, &tongue.web_title(&title), Width::Full, main)
}

fn link(scene: &Scene<'_>, step: usize, seat: Option<u8>) -> String {
    match seat {
        Some(seat) => format!("/t/{}/replay?step={step}&seat={seat}", scene.key),
        None => format!("/t/{}/replay?step={step}", scene.key),
    }
}

fn step(scene: &Scene<'_>, at: usize, steps: usize) -> String {
    scene.tongue().web_replay_step(at as i64, steps as i64)
}

fn bar(scene: &Scene<'_>, at: usize, steps: usize) -> Markup {
    let tongue = scene.tongue();
    let go = |to: usize, sign: Icon, label: String| {
        html! {
            @if to == at {
                span.button.icon-only aria-disabled="true" role="link" aria-label=(label) { (icon(sign)) }
            } @else {
                a.button.icon-only href=(link(scene, to, scene.seat)) aria-label=(label) title=(label) { (icon(sign)) }
            }
        }
    };
    // The first step is the deal.
    let first = steps.min(1);
    html! {
        nav.replay-bar aria-label=(tongue.web_replay()) {
            (go(first, Icon::First, tongue.web_first()))
            (go(at.saturating_sub(1).max(first), Icon::ArrowLeft, tongue.web_previous()))
            span.num { (step(scene, at, steps)) }
            (go((at + 1).min(steps), Icon::ArrowRight, tongue.web_next()))
            (go(steps, Icon::Last, tongue.web_last()))
        }
    }
}

/// Whose eyes may be chosen: everybody's once the game is over, before that one's own.
fn eyes(scene: &Scene<'_>) -> Markup {
    let tongue = scene.tongue();
    let over = scene.picture.phase == Phase::Over;
    let at = scene.glimpse.map_or(0, Glimpse::steps);
    let current = |seat: Option<u8>| (scene.seat == seat).then_some("true");
    let chairs = scene.picture.seats.iter();
    let open = chairs.filter(|chair| over || scene.picture.yours.contains(&chair.seat));
    html! {
        nav.tabs aria-label=(tongue.web_eyes()) {
            a href=(link(scene, at, None)) aria-current=[current(None)] { (icon(Icon::Eye)) (tongue.spectator()) }
            @for chair in open {
                a href=(link(scene, at, Some(chair.seat))) aria-current=[current(Some(chair.seat))] { (chair.name) }
            }
        }
    }
}

/// Whether the deal was honest. Known only when the game is over, and no news about its end.
fn verdict(scene: &Scene<'_>, honest: Option<bool>) -> Markup {
    let tongue = scene.tongue();
    html! {
        @match honest {
            Some(true) => div.notice.good { p { (tongue.web_honest()) } },
            Some(false) => div.notice.error role="alert" { p { (tongue.web_dishonest()) } },
            None => {},
        }
    }
}

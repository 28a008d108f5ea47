//! The end of a game: who won and why, what comes next, and whether all was fair.

use super::log;
use super::now::{name, winners};
use crate::Scene;
use crate::art::{Icon, icon, seal};
use crate::press::{ask, copyable, send};
use house::Glimpse;
use maud::{Markup, html};
use serde_json::json;

/// Who won and why, and what comes next.
pub(super) fn ending(scene: &Scene<'_>, glimpse: &dyn Glimpse) -> Markup {
    let tongue = scene.tongue();
    let replay = format!("/t/{}/replay", scene.key);
    let share = format!("{}{replay}", scene.visit.origin);
    html! {
        section.final id="final" {
            (seal())
            h2 { (verdict(scene, glimpse)) }
            div.why { @for line in why(scene, glimpse) { p { (line) } } }
            div.actions {
                @if !scene.picture.yours.is_empty() {
                    (send("primary", &ask("rematch", json!({})), &tongue.web_rematch()))
                }
                a.button href=(replay) { (icon(Icon::Back)) (tongue.web_replay()) }
            }
            p.help { (tongue.web_share()) }
            (copyable(tongue, "share-link", &tongue.web_share(), &share))
        }
    }
}

/// The end of the latest step says how the last round went, and what decided the game.
fn why(scene: &Scene<'_>, glimpse: &dyn Glimpse) -> Vec<String> {
    let mut lines = log::latest(scene, glimpse);
    lines.drain(..lines.len().saturating_sub(2));
    lines
}

/// Who won, in one line.
fn verdict(scene: &Scene<'_>, glimpse: &dyn Glimpse) -> String {
    let tongue = scene.tongue();
    let names: Vec<&str> = winners(glimpse).into_iter().map(|seat| name(scene, seat)).collect();
    match names.as_slice() {
        [] => tongue.web_over(),
        [one] => tongue.web_won(one),
        several => tongue.web_won_together(&tongue.list(several)),
    }
}

/// The seal of the deal, and what was in it once it is broken.
pub(super) fn fairness(scene: &Scene<'_>) -> Markup {
    let tongue = scene.tongue();
    html! {
        @if let Some(deal) = &scene.picture.deal {
            section.fair {
                h3 { (tongue.web_fair()) }
                p { @if deal.seed.is_some() { (tongue.web_fair_open()) } @else { (tongue.web_fair_sealed()) } }
                dl {
                    dt { (tongue.web_seal()) } dd { code { (deal.seal) } }
                    @if let Some(seed) = &deal.seed { dt { (tongue.web_seed()) } dd { code { (seed) } } }
                }
                @if deal.seed.is_some() {
                    p { a href={ "/t/" (scene.key) "/transcript" } { (tongue.web_transcript()) } }
                }
            }
        }
    }
}

//! The latest move, staged in the middle of the table, and what happened since one's own.

use crate::press::send;
use crate::{GameUi, TablePage, Told};
use house::AnyGlimpse;
use maud::{Markup, html};
use serde_json::json;

/// The latest move, large for as long as it takes to read it, then as a line that stays.
pub(super) fn stage(page: &TablePage<'_>, glimpse: &AnyGlimpse) -> Markup {
    let moves = glimpse.told(page);
    let Some(latest) = moves.last() else { return html! {} };
    let mine = page.seat == Some(latest.seat);
    let steps = glimpse.steps();
    html! {
        // A new id for each move: what is shown anew runs its course anew.
        div.stage.mine[mine] id={ "stage-" (steps) } {
            div.scene aria-hidden="true" { @if let Some(scene) = glimpse.scene(page) { (scene) } }
            p.done { (latest.done) }
            @for result in &latest.results { p.result { (result) } }
        }
        (since(page, &moves))
        @if page.is_behind() { (behind(page)) }
    }
}

/// What happened since the viewer's own move, a line each; the latest is marked.
fn since(page: &TablePage<'_>, moves: &[Told]) -> Markup {
    let tongue = page.tongue();
    html! {
        section.since id="since" aria-label=(tongue.web_since()) {
            ol {
                @for told in moves {
                    li { span.done { (told.done) } @for result in &told.results { " " span.result { (result) } } }
                }
            }
        }
    }
}

/// There is more to see: it can be waited for, or skipped.
fn behind(page: &TablePage<'_>) -> Markup {
    let tongue = page.tongue();
    html! { div.behind id="behind" { (send("quiet", &json!({ "click": "skip" }), &tongue.web_skip_ahead())) } }
}

//! The latest move, staged in the middle of the table, and what happened since one's own.

use crate::art::{Icon, icon};
use crate::press::send;
use crate::{GameUi, TablePage, Told};
use house::AnyGlimpse;
use maud::{Markup, html};
use serde_json::json;
use tables::Phase;

/// The latest move, large for as long as it takes to read it, then as a line that stays.
pub(super) fn stage(page: &TablePage<'_>, glimpse: &AnyGlimpse) -> Markup {
    let moves = glimpse.told(page);
    let playing = page.picture.phase == Phase::Playing;
    let hint = (page.desk.hints && playing).then(|| glimpse.hint(page)).flatten();
    html! {
        @if let Some(latest) = moves.last() {
            // A new id for each move: what is shown anew runs its course anew.
            div.stage.mine[page.seat == Some(latest.seat)] id={ "stage-" (glimpse.steps()) } {
                div.scene aria-hidden="true" { @if let Some(scene) = glimpse.scene(page) { (scene) } }
                p.done { (latest.done) }
                @for result in &latest.results { p.result { (result) } }
            }
        }
        div.news {
            (since(page, &moves))
            @if let Some(hint) = hint { (hinted(page, &hint)) }
        }
        @if page.is_behind() { (behind(page)) }
    }
}

/// One thing to know, for somebody's first game.
fn hinted(page: &TablePage<'_>, hint: &str) -> Markup {
    html! {
        div.hint id="hint" {
            p { (hint) }
            @let off = page.tongue().web_hints_off();
            button.button.quiet.icon-only type="button" data-send=(json!({ "click": "no_hints" }))
                data-cookie="hints=off" aria-label=(off) title=(off) { (icon(Icon::Close)) }
        }
    }
}

/// What happened since the viewer's own move, a line each; the latest is marked.
fn since(page: &TablePage<'_>, moves: &[Told]) -> Markup {
    let tongue = page.tongue();
    html! {
        section.since id="since" tabindex="0" aria-label=(tongue.web_since()) {
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

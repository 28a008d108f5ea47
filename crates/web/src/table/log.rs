//! What happened, step by step.

use crate::TablePage;
use house::AnyGlimpse;
use maud::{Markup, html};

/// What happened lately, step by step, the newest last.
pub(crate) fn log(page: &TablePage<'_>, glimpse: &AnyGlimpse) -> Markup {
    let tongue = page.tongue();
    let lines = glimpse.log(tongue, &page.names());
    html! {
        @if lines.is_empty() {
            p.help { (tongue.web_log_empty()) }
        } @else {
            ol.log id="log" {
                @for step in lines.chunk_by(|a, b| a.0 == b.0) {
                    li id={ "log-" (step[0].0) } { @for (_, line) in step { p { (line) } } }
                }
            }
        }
    }
}

/// The lines of the latest step.
pub(super) fn latest(page: &TablePage<'_>, glimpse: &AnyGlimpse) -> Vec<String> {
    let newest = glimpse.steps().checked_sub(1);
    let lines = glimpse.log(page.tongue(), &page.names()).into_iter();
    lines.filter(|(step, _)| Some(*step) == newest).map(|(_, line)| line).collect()
}

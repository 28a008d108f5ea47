//! What happened, step by step.

use crate::Scene;
use house::Glimpse;
use maud::{Markup, html};

/// What happened lately, step by step, the newest last.
pub(crate) fn log(scene: &Scene<'_>, glimpse: &dyn Glimpse) -> Markup {
    let tongue = scene.tongue();
    let lines = glimpse.log(tongue, &scene.names());
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
pub(super) fn latest(scene: &Scene<'_>, glimpse: &dyn Glimpse) -> Vec<String> {
    let newest = glimpse.steps().checked_sub(1);
    let lines = glimpse.log(scene.tongue(), &scene.names()).into_iter();
    lines.filter(|(step, _)| Some(*step) == newest).map(|(_, line)| line).collect()
}

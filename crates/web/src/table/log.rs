//! What happened, step by step.

use super::{requests, telling};
use crate::TablePage;
use house::AnyGlimpse;
use maud::{Markup, html};

/// What happened lately, step by step, the newest last.
pub(super) fn log(page: &TablePage<'_>, glimpse: &AnyGlimpse) -> Markup {
    let tongue = page.tongue();
    let lines = with_changes(page, glimpse, glimpse.log(tongue, &page.names()));
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

/// The log with the seats that changed hands and with what was told, each after the step before it.
fn with_changes(
    page: &TablePage<'_>,
    glimpse: &AnyGlimpse,
    mut lines: Vec<(usize, String)>,
) -> Vec<(usize, String)> {
    let first = lines.first().map_or(0, |(step, _)| *step);
    let over = page.picture.taken_over.iter().map(|over| (over.step, requests::told(page, over)));
    let told = page.picture.telling.iter().flat_map(|telling| &telling.told);
    let told = told.map(|told| (told.step, telling::told(page, told)));
    for (after, line) in over.chain(told).filter(|(after, _)| *after <= glimpse.steps()) {
        let step = after.saturating_sub(1);
        if step >= first {
            let at = lines.partition_point(|(other, _)| *other <= step);
            lines.insert(at, (step, line));
        }
    }
    lines
}

/// The seats that changed hands after so many steps.
pub(crate) fn changes(page: &TablePage<'_>, steps: usize) -> Vec<String> {
    let told = page.picture.taken_over.iter().filter(|over| over.step == steps);
    told.map(|over| requests::told(page, over)).collect()
}

/// The lines of the latest step that has any: to go on in silence is none.
pub(super) fn latest(page: &TablePage<'_>, glimpse: &AnyGlimpse) -> Vec<String> {
    let lines = glimpse.log(page.tongue(), &page.names());
    let newest = lines.last().map(|(step, _)| *step);
    let lines = lines.into_iter().filter(|(step, _)| Some(*step) == newest);
    lines.map(|(_, line)| line).collect()
}

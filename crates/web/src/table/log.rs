//! What happened, step by step.

use super::{requests, telling};
use crate::TablePage;
use crate::parts::{Sheet, Slot};
use crate::play::Play;
use maud::{Markup, html};
use std::collections::BTreeMap;
use words::{Lang, Tongue};

/// What happened lately, step by step, the newest last.
pub(super) fn log(sheet: &mut Sheet<'_>, page: &TablePage<'_>, game: &dyn Play) -> Slot {
    let told = game.log_steps();
    let mut more = told_beside(page, told.first().copied().unwrap_or(0));
    let mut steps: Vec<usize> = told.into_iter().chain(more.keys().copied()).collect();
    steps.sort_unstable();
    steps.dedup();
    let steps: Vec<Slot> = steps
        .into_iter()
        .map(|step| game.log_step(sheet, step, &more.remove(&step).unwrap_or_default()))
        .collect();
    sheet.part("log", &(page.visit.lang, steps), draw)
}

fn draw((lang, steps): &(Lang, Vec<Slot>)) -> Markup {
    html! {
        @if steps.is_empty() {
            p.help { (Tongue::of(*lang).web_log_empty()) }
        } @else {
            ol.log id="log" { @for step in steps { (step) } }
        }
    }
}

/// The seats that changed hands and what was told, by the step before each of them, from a step on.
fn told_beside(page: &TablePage<'_>, from: usize) -> BTreeMap<usize, Vec<String>> {
    let now = page.glimpse.map_or(0, |glimpse| glimpse.steps());
    let tongue = page.tongue();
    let over = page.picture.taken_over.iter();
    let over = over.map(|over| (over.step, requests::told(tongue, over)));
    let told = page.picture.telling.iter().flat_map(|telling| &telling.told);
    let told = told.map(|told| (told.step, telling::told(page, told)));
    let mut beside: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    for (after, line) in over.chain(told).filter(|(after, _)| *after <= now) {
        let step = after.saturating_sub(1);
        if step >= from {
            beside.entry(step).or_default().push(line);
        }
    }
    beside
}

/// The seats that changed hands after so many steps.
pub(crate) fn changes(page: &TablePage<'_>, steps: usize) -> Vec<String> {
    let told = page.picture.taken_over.iter().filter(|over| over.step == steps);
    told.map(|over| requests::told(page.tongue(), over)).collect()
}

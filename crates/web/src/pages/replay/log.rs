//! The whole log of a game, with its rounds as headings and names as they were.

use crate::{TablePage, table};
use house::AnyGlimpse;
use maud::{Markup, html};

/// What happened in a step. A round that begins within it has its heading there.
pub(super) fn step(page: &TablePage<'_>, glimpse: &AnyGlimpse, step: usize) -> Markup {
    let tongue = page.tongue();
    let names = page.picture.names_then(step + 1);
    let mut rounds = face::rounds(glimpse, tongue);
    rounds.retain(|(at, _)| glimpse.step_of(*at) == step);
    // What belongs together: under which heading, if a new one begins, and what is told there.
    let mut parts: Vec<(Option<String>, Vec<String>)> = vec![(None, Vec::new())];
    let mut rounds = rounds.into_iter().peekable();
    for (at, line) in glimpse.log_of(step, tongue, &names) {
        while let Some((_, round)) = rounds.next_if(|(begins, _)| *begins <= at) {
            parts.push((Some(round), Vec::new()));
        }
        if let Some((_, lines)) = parts.last_mut() {
            lines.push(line);
        }
    }
    parts.extend(rounds.map(|(_, round)| (Some(round), Vec::new())));
    if let Some((_, lines)) = parts.last_mut() {
        lines.extend(table::changes(page, step + 1));
    }
    html! {
        @for (round, lines) in &parts {
            @if let Some(round) = round { li.round { h3 { (round) } } }
            @if !lines.is_empty() { li { @for line in lines { p { (line) } } } }
        }
    }
}

//! Moves in words, and how every game's are drawn.

use maud::{Markup, html};
use std::ops::Range;
use tabletop::Seat;
use words::Tongue;

/// A move in words.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Told {
    /// Whose move.
    pub seat: u8,
    /// What was done.
    pub done: String,
    /// What came of it.
    pub results: Vec<String>,
}

/// What happened since the viewer's own move, a line each; the latest is marked.
pub(crate) fn list_since(tongue: &Tongue, moves: &[Told]) -> Markup {
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

/// What something is, for the script to show when it is asked about.
pub(crate) fn explanation(what: &str, text: Markup) -> Markup {
    html! { template id={ "about-" (what) } data-explains=(what) { (text) } }
}

/// What the log says of a step.
pub(crate) fn log_step(step: usize, lines: &[String]) -> Markup {
    html! { li id={ "log-" (step) } { @for line in lines { p { (line) } } } }
}

/// Where each remembered move lies among the sights, and whose it is. `mover` says whose move begins
/// with a sight.
pub(crate) fn moves<S>(
    sights: &[S],
    mover: impl Fn(&S) -> Option<Seat>,
) -> Vec<(Seat, Range<usize>)> {
    let mut moves: Vec<(Seat, Range<usize>)> = Vec::new();
    for (at, sight) in sights.iter().enumerate() {
        if let Some(seat) = mover(sight) {
            moves.push((seat, at..at));
        }
        if let Some((_, range)) = moves.last_mut() {
            range.end = at + 1;
        }
    }
    moves
}

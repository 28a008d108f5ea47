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

/// What everybody saw in the latest step.
pub(crate) fn happened(lines: &[String]) -> Markup {
    html! { div.happened { @for line in lines { p { (line) } } } }
}

/// The latest moves, each with its picture, and how everybody stands.
pub(crate) fn lately(
    tongue: &Tongue,
    standing: &[(Markup, &str, Markup)],
    moves: &[(Markup, Vec<String>)],
) -> Markup {
    html! {
        section.happened aria-labelledby="lately" {
            h2 id="lately" { (tongue.web_latest_moves()) }
            ul.standing {
                @for (drawn, name, tokens) in standing {
                    li { span.med { (drawn) } span.name { (name) } (tokens) }
                }
            }
            ol.moves {
                @for (scene, lines) in moves {
                    li { div.scene aria-hidden="true" { (scene) } div { @for line in lines { p { (line) } } } }
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

/// The moves since the viewer's own latest one, that one included; for whoever has not moved, those
/// of a turn around the table.
pub(crate) fn since(
    mut moves: Vec<(Seat, Range<usize>)>,
    me: Option<Seat>,
    players: u8,
) -> Vec<(Seat, Range<usize>)> {
    let mine = moves.iter().rposition(|(seat, _)| Some(*seat) == me);
    let from = mine.unwrap_or_else(|| moves.len().saturating_sub(players.into()));
    moves.split_off(from)
}

/// The moves that a curtain has room for: the latest since whoever is next has moved.
pub(crate) fn on_curtain(
    moves: Vec<(Seat, Range<usize>)>,
    next: Option<Seat>,
    players: u8,
) -> Vec<(Seat, Range<usize>)> {
    let mut moves = since(moves, next, players);
    moves.split_off(moves.len().saturating_sub(3))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sights that begin a move name their seat; the others belong to the move before them.
    fn told(sights: &[Option<u8>], me: Option<u8>) -> Vec<(u8, Range<usize>)> {
        let moves = moves(sights, |sight| sight.map(Seat));
        let since = since(moves, me.map(Seat), 3);
        since.into_iter().map(|(seat, range)| (seat.0, range)).collect()
    }

    #[test]
    fn what_happened_since_ones_own_move_is_told_with_it() {
        let sights = [None, Some(0), None, Some(1), Some(2), None, None];
        assert_eq!(told(&sights, Some(0)), [(0, 1..3), (1, 3..4), (2, 4..7)]);
        assert_eq!(told(&sights, Some(2)), [(2, 4..7)]);
    }

    #[test]
    fn whoever_has_not_moved_is_told_a_turn_around_the_table() {
        let sights = [Some(0), Some(1), Some(2), Some(0)];
        assert_eq!(told(&sights, None), [(1, 1..2), (2, 2..3), (0, 3..4)]);
        assert_eq!(told(&[], None), []);
    }
}

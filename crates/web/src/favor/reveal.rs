//! The end of a round, with all doors open.

use super::clue;
use super::drawing::Drawing;
use super::score::{added, bonus, parts, signed};
use super::story::Scored;
use crate::art;
use ::favor::{Happened, Score};
use house::{Favor, Glimpse};
use maud::{Markup, html};
use tabletop::Seat;
use words::favor::{clue_mark, door_name, game_end};

/// The end of the last round, until it has been taken in or play has moved on.
pub(super) fn reveal(
    drawing: &Drawing<'_>,
    glimpse: &Glimpse<Favor>,
    taken_in: usize,
) -> Option<Markup> {
    let scored = drawing.story().scored?;
    let taken = glimpse.step_of(scored.at) < taken_in;
    (!taken && !has_moved_on(drawing, scored)).then(|| round_end(drawing, scored))
}

/// Whoever has made a move since has seen enough, and so has a spectator once everybody might
/// have made one. The end of the game stays.
fn has_moved_on(drawing: &Drawing<'_>, scored: Scored) -> bool {
    let mover = |sight: &_| match *sight {
        Happened::ChoseToAdd(seat)
        | Happened::Called(seat)
        | Happened::Bid(seat, _)
        | Happened::Passed(seat) => Some(seat),
        _ => None,
    };
    let mut movers = drawing.recent.iter().skip(scored.at).filter_map(mover);
    match drawing.seat() {
        Some(seat) => movers.any(|mover| mover == seat),
        None => movers.count() >= usize::from(drawing.table().players),
    }
}

fn round_end(drawing: &Drawing<'_>, scored: Scored) -> Markup {
    let (tongue, table) = (drawing.tongue, drawing.table());
    html! {
        div.fv-reveal {
            @if let Some((winner, by)) = scored.won {
                h2 { (tongue.fv_ask_over(&drawing.who(winner))) }
                p { (game_end(tongue, winner, by, &drawing.names)) }
            } @else {
                h2 { (tongue.fvw_round_ended(table.scored.into())) }
                p { (tongue.fv_round_over()) }
            }
            ul.doors {
                @for seat in drawing.everyone() { (door(drawing, scored, seat)) }
            }
        }
    }
}

/// Somebody's door, and what their collection brought.
fn door(drawing: &Drawing<'_>, scored: Scored, seat: Seat) -> Markup {
    let tongue = drawing.tongue;
    let place = seat.index();
    let won = scored.won.is_some_and(|(winner, _)| winner == seat);
    html! {
        li.fv-scored id={ "fv-scored-" (seat.0) } {
            h3 { (drawing.who(seat)) @if won { " " (art::icon(art::Icon::Crown)) } }
            @if let Some(door) = scored.doors[place] {
                figure {
                    (art::door(door))
                    figcaption {
                        span.letter aria-hidden="true" { (clue_mark(tongue, door.exact())) } " "
                        (door_name(tongue, door))
                    }
                }
            }
            @if let Some(collections) = scored.collections.filter(|all| !all[place].is_empty()) {
                (clue::grouped(drawing, collections[place], &tongue.fv_collection(), &format!("fv-scored-cards-{place}")))
            }
            dl.fv-parts {
                @for (label, points) in lines(drawing, scored, place) {
                    div { dt { (label) } dd.num { (added(tongue, points)) } }
                }
                div.sum { dt { (tongue.fvw_part_round()) } dd.num { (signed(tongue, scored.points[place])) } }
                div.sum { dt { (tongue.fv_column_total()) } dd.num { (signed(tongue, drawing.table().total(seat))) } }
            }
        }
    }
}

/// The parts of a score, as far as they are remembered.
fn lines(drawing: &Drawing<'_>, scored: Scored, place: usize) -> Vec<(String, i8)> {
    let own = scored.doors[place].zip(scored.collections.map(|all| all[place]));
    let mut lines =
        own.map_or_else(Vec::new, |(door, clues)| parts(drawing.tongue, Score::of(door, clues)));
    if scored.bonus.into_iter().any(|seat| seat.index() == place) {
        lines.push(bonus(drawing.tongue));
    }
    lines
}

//! The end of a round, with all doors open.

use super::clue::{self, Pile, Reader};
use super::score::{added, bonus, parts, signed};
use super::{Table, name_in};
use crate::art;
use crate::parts::{Sheet, Slot};
use ::favor::Score;
use face::favor::{Face, Scored};
use maud::{Markup, html};
use tabletop::Seat;
use words::Tongue;
use words::favor::{clue_mark, door_name, game_end};

/// A round that is over.
#[derive(Hash)]
struct Over<'a> {
    reader: Reader,
    names: &'a [String],
    /// How many rounds have been scored.
    rounds: usize,
    scored: Scored,
    /// Everybody in turn order, with the points of all rounds.
    totals: Vec<(Seat, i8)>,
}

/// The end of the last round, until it has been taken in or play has moved on.
pub(super) fn reveal(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Option<Slot> {
    let (face, desk) = (table.face(), table.desk());
    let scored = face.scored?;
    // A round ends with nothing else to be taken in.
    let asked = desk.asking.is_none_or(|nth| nth == 0);
    if scored.step < desk.taken_in || !asked || has_moved_on(face, scored) {
        return None;
    }
    let over = Over {
        reader: table.reader(),
        names: table.names(),
        rounds: face.scores.len(),
        scored,
        totals: face.players.iter().map(|player| (player.seat, player.total)).collect(),
    };
    Some(sheet.part("revealed", &over, draw))
}

/// Whoever has made a move since has seen enough, and so has a spectator once everybody might
/// have made one. The end of the game stays.
fn has_moved_on(face: &Face, scored: Scored) -> bool {
    let since = face.happened.iter().filter(|seen| seen.step > scored.step);
    let mut movers = since.filter_map(|seen| seen.mover());
    match face.you {
        Some(you) => movers.any(|mover| mover == you),
        None => movers.count() >= face.players.len(),
    }
}

fn draw(over: &Over<'_>) -> Markup {
    let tongue = over.reader.tongue();
    html! {
        div.fv-reveal {
            @if let Some((winner, by)) = over.scored.won {
                h2 { (tongue.fv_ask_over(&name_in(over.names, tongue, winner))) }
                p { (game_end(tongue, winner, by, over.names)) }
            } @else {
                h2 { (tongue.fvw_round_ended(over.rounds as i64)) }
                p { (tongue.fv_round_over()) }
            }
            ul.doors { @for (seat, total) in &over.totals { (door(over, *seat, *total)) } }
        }
    }
}

/// Somebody's door, and what their collection brought.
fn door(over: &Over<'_>, seat: Seat, total: i8) -> Markup {
    let (tongue, scored, place) = (over.reader.tongue(), &over.scored, seat.index());
    let won = scored.won.is_some_and(|(winner, _)| winner == seat);
    html! {
        li.fv-scored id={ "fv-scored-" (seat.0) } {
            h3 { (name_in(over.names, tongue, seat)) @if won { " " (art::icon(art::Icon::Crown)) } }
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
                (clue::all(over.reader, collections[place], Pile::Won, &format!("fv-scored-cards-{place}")))
            }
            dl.fv-parts {
                @for (label, points) in lines(tongue, scored, place) {
                    div { dt { (label) } dd.num { (added(tongue, points)) } }
                }
                div.sum { dt { (tongue.fvw_part_round()) } dd.num { (signed(tongue, scored.points[place])) } }
                div.sum { dt { (tongue.fv_column_total()) } dd.num { (signed(tongue, total)) } }
            }
        }
    }
}

/// The parts of a score, as far as they are remembered.
fn lines(tongue: &Tongue, scored: &Scored, place: usize) -> Vec<(String, i8)> {
    let own = scored.doors[place].zip(scored.collections.map(|all| all[place]));
    let mut lines =
        own.map_or_else(Vec::new, |(door, clues)| parts(tongue, Score::of(door, clues)));
    if scored.bonus.into_iter().any(|seat| seat.index() == place) {
        lines.push(bonus(tongue));
    }
    lines
}

//! The end of a round, with all doors open.

use super::clue::{self, Reader};
use super::score::{added, bonus, parts, signed};
use super::{Table, name_in};
use crate::art;
use crate::parts::{Sheet, Slot};
use ::favor::{Clues, Happened, Score};
use face::favor::{Face, Scored, worths};
use maud::{Markup, html};
use tabletop::Seat;
use words::Tongue;
use words::favor::{door_name, tell};

/// A round that is over.
#[derive(Hash)]
struct Over<'a> {
    reader: Reader,
    names: &'a [String],
    you: Option<Seat>,
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
        you: face.you,
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
    let most = over.totals.iter().map(|(_, total)| *total).max().unwrap_or(0);
    let high = match most {
        ..=12 => "doors",
        13..=20 => "doors high",
        21..=30 => "doors higher",
        _ => "doors highest",
    };
    html! {
        div.fv-reveal {
            @if let Some((winner, by)) = over.scored.won {
                h2 { (tell(tongue, &Happened::Won { seat: winner, by }, over.names, over.you).unwrap_or_default()) }
            } @else {
                h2 {
                    @match over.you {
                        Some(you) => (tongue.fvt_you_score(over.scored.points[you.index()].into())),
                        None => (tongue.fvt_doors_open()),
                    }
                }
            }
            p.fv-over { (tongue.fvw_round_ended(over.rounds as i64)) }
            ul class={ (high) " of-" (over.totals.len()) } {
                @for (seat, total) in &over.totals { (column(over, *seat, *total)) }
            }
        }
    }
}

/// Somebody's door on a pillar as high as their points, and what their collection brought.
fn column(over: &Over<'_>, seat: Seat, total: i8) -> Markup {
    let (tongue, scored, place) = (over.reader.tongue(), &over.scored, seat.index());
    let won = scored.won.is_some_and(|(winner, _)| winner == seat);
    let mine = over.you == Some(seat);
    let points = scored.points[place];
    html! {
        li.fv-scored.mine[mine].won[won] id={ "fv-scored-" (seat.0) } {
            (brought(over, place))
            @if let Some(door) = scored.doors[place] {
                figure.fv-opened {
                    (art::door(door))
                    figcaption.sr { (door_name(tongue, door)) }
                }
            }
            div.pillar aria-hidden="true" {
                // A course of stone for each point, and one more for nothing.
                div.new.loss[points < 0] { (courses(points)) b { (added(tongue, points)) } }
                div.old {
                    span.called {
                        @if mine { (tongue.fvt_oneself()) } @else { (name_in(over.names, tongue, seat)) }
                        @if won { " " (art::icon(art::Icon::Crown)) }
                    }
                    span.num { (signed(tongue, total)) }
                    (courses(total - points.max(0)))
                }
            }
            h3.sr { @if mine { (tongue.fvt_oneself()) } @else { (name_in(over.names, tongue, seat)) } }
            dl.fv-parts.sr {
                @for (label, points) in lines(tongue, scored, place) {
                    div { dt { (label) } dd.num { (added(tongue, points)) } }
                }
                div.sum { dt { (tongue.fvw_part_round()) } dd.num { (signed(tongue, scored.points[place])) } }
                div.sum { dt { (tongue.fv_column_total()) } dd.num { (signed(tongue, total)) } }
            }
        }
    }
}

/// The cards somebody had, each with what it brought, and the bonus.
fn brought(over: &Over<'_>, place: usize) -> Markup {
    let (tongue, scored) = (over.reader.tongue(), &over.scored);
    let own = scored.doors[place].zip(scored.collections.map(|all| all[place]));
    let cards = own.map(|(door, clues)| worths(door, Clues::NONE, clues)).unwrap_or_default();
    html! {
        div.brought aria-hidden="true" {
            @if own.is_some() {
                div.collection { @for (clue, worth) in cards { (clue::scored(over.reader, clue, worth)) } }
            }
            @if scored.bonus.into_iter().any(|seat| seat.index() == place) {
                @let (label, points) = bonus(tongue);
                p.bonus { (art::coin()) b { (added(tongue, points)) } " " (label) }
            }
        }
    }
}

fn courses(points: i8) -> Markup {
    html! { @for _ in 0..points.max(0) { i {} } }
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

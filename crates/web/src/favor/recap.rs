//! How a game went that is over: who was best in each round, and what is worth remembering.

use crate::art;
use crate::{TablePage, replay_path};
use ::favor::{Door, Happened, RoundScored, moments, rounds};
use house::{Favor, Glimpse};
use maud::{Markup, html};
use tabletop::Seat;
use words::favor::{best_as, moment, round};

/// Who was best in each round and as whom, and what is worth remembering: each leads to its step.
pub(super) fn recap(page: &TablePage<'_>, glimpse: &Glimpse<Favor>) -> Markup {
    let (tongue, names) = (page.tongue(), page.names());
    let players = glimpse.view.table.players;
    let moments = moments(&glimpse.recent, players);
    let then = |at: usize| {
        replay_path(page.key, Some(page.picture.games), glimpse.step_of(at) + 1, page.seat)
    };
    html! {
        div.recap {
            section {
                h3 { (tongue.web_by_round()) }
                ol.rounds-won {
                    @for scored in rounds(&glimpse.recent, players) {
                        li {
                            a href=(then(scored.at)) { (round(tongue, scored.round)) }
                            div.won { (best(page, glimpse, &scored)) }
                        }
                    }
                }
            }
            @if !moments.is_empty() {
                section {
                    h3 { (tongue.web_moments()) }
                    ul.moments {
                        @for (at, what) in &moments {
                            li { a href=(then(*at)) { (moment(tongue, what, &names)) } }
                        }
                    }
                }
            }
        }
    }
}

/// Everybody who made the most points of a round, each with a seal, and who stood behind their door.
fn best(page: &TablePage<'_>, glimpse: &Glimpse<Favor>, scored: &RoundScored) -> Markup {
    let (tongue, names) = (page.tongue(), page.names());
    html! {
        @for seat in scored.best {
            @if let Some(name) = names.get(seat.index()) { span.winner { (art::seal()) (name) } }
            @if let Some(door) = shown(glimpse, seat, scored.at) {
                span.by { (best_as(tongue, scored.points, door)) }
            }
        }
    }
}

/// The door that a seat opened last before this moment.
fn shown(glimpse: &Glimpse<Favor>, seat: Seat, at: usize) -> Option<Door> {
    glimpse.recent.get(..at)?.iter().rev().find_map(|sight| match *sight {
        Happened::Showed(whose, door) if whose == seat => Some(door),
        _ => None,
    })
}

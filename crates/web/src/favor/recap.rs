//! How a game went that is over: who was best in each round, and what is worth remembering.

use super::Table;
use crate::parts::{Sheet, Slot};
use crate::{art, replay_path};
use ::favor::{Door, Happened, RoundScored, Sight, moments, rounds};
use face::favor::Perceived;
use maud::{Markup, html};
use tabletop::Seat;
use words::favor::{best_as, moment, round};
use words::{Lang, Tongue};

/// A game that is over, as far as it is told again.
#[derive(Hash)]
struct Over<'a> {
    lang: Lang,
    names: &'a [String],
    key: &'a str,
    game: u32,
    seat: Option<u8>,
    players: u8,
    happened: &'a [Perceived],
}

/// Who was best in each round and as whom, and what is worth remembering: each leads to its step.
pub(super) fn recap(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let (page, face) = (&table.shown.page, table.face());
    let over = Over {
        lang: table.lang(),
        names: table.names(),
        key: page.key,
        game: page.picture.games,
        seat: page.seat,
        players: face.players.len() as u8,
        happened: &face.happened,
    };
    sheet.part("recap", &over, draw)
}

fn draw(over: &Over<'_>) -> Markup {
    let tongue = Tongue::of(over.lang);
    let recent: Vec<Sight> = over.happened.iter().map(|seen| seen.sight).collect();
    let moments = moments(&recent, over.players);
    let then = |at: usize| {
        let step = over.happened.get(at).map_or(0, |seen| seen.step);
        replay_path(over.key, Some(over.game), step + 1, over.seat)
    };
    html! {
        div.recap {
            section {
                h3 { (tongue.web_by_round()) }
                ol.rounds-won {
                    @for scored in rounds(&recent, over.players) {
                        li {
                            a href=(then(scored.at)) { (round(tongue, scored.round)) }
                            div.won { (best(over, &scored)) }
                        }
                    }
                }
            }
            @if !moments.is_empty() {
                section {
                    h3 { (tongue.web_moments()) }
                    ul.moments {
                        @for (at, what) in &moments {
                            li { a href=(then(*at)) { (moment(tongue, what, over.names)) } }
                        }
                    }
                }
            }
        }
    }
}

/// Everybody who made the most points of a round, each with a seal, and who stood behind their door.
fn best(over: &Over<'_>, scored: &RoundScored) -> Markup {
    html! {
        @for seat in scored.best {
            @if let Some(name) = over.names.get(seat.index()) { span.winner { (art::seal()) (name) } }
            @if let Some(door) = shown(over, seat, scored.at) {
                span.by { (best_as(Tongue::of(over.lang), scored.points, door)) }
            }
        }
    }
}

/// The door that a seat opened last before this moment.
fn shown(over: &Over<'_>, seat: Seat, at: usize) -> Option<Door> {
    over.happened.get(..at)?.iter().rev().find_map(|seen| match seen.sight {
        Happened::Showed(whose, door) if whose == seat => Some(door),
        _ => None,
    })
}

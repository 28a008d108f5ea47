//! How a game went that is over: round by round, and what is worth remembering.

use super::Table;
use crate::parts::{Sheet, Slot};
use crate::{art, replay_path};
use face::love_letter::Perceived;
use love_letter::{RoundWon, Sight, moments, rounds};
use maud::{Markup, html};
use words::love_letter::{moment, won_by, won_spy};
use words::{Lang, Tongue};

/// A game that is over, as far as it is told again.
#[derive(Hash)]
struct Over<'a> {
    lang: Lang,
    names: &'a [String],
    key: &'a str,
    game: u32,
    seat: Option<u8>,
    happened: &'a [Perceived],
}

/// Who won each round and by what, and what is worth remembering: each leads to its step.
pub(super) fn recap(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let page = &table.shown.page;
    let over = Over {
        lang: table.lang(),
        names: &table.shown.names,
        key: page.key,
        game: page.picture.games,
        seat: page.seat,
        happened: &table.face().happened,
    };
    sheet.part("recap", &over, draw)
}

fn draw(over: &Over<'_>) -> Markup {
    let (tongue, names) = (Tongue::of(over.lang), over.names);
    let recent: Vec<Sight> = over.happened.iter().map(|seen| seen.sight).collect();
    let then = |at: usize| {
        let step = over.happened.get(at).map_or(0, |seen| seen.step);
        replay_path(over.key, Some(over.game), step + 1, over.seat)
    };
    html! {
        div.recap {
            section {
                h3 { (tongue.web_by_round()) }
                ol.rounds-won {
                    @for won in rounds(&recent) {
                        li {
                            a href=(then(won.at)) { (tongue.ll_round(won.round.into())) }
                            div.won {
                                (winners(names, &won))
                                span.by { (won_by(tongue, &won)) }
                                @if let Some(spy) = won_spy(tongue, &won, names) { span.by { (spy) } }
                            }
                        }
                    }
                }
            }
            section {
                h3 { (tongue.web_moments()) }
                ul.moments {
                    @for (at, what) in moments(&recent) {
                        li { a href=(then(at)) { (moment(tongue, &what, names)) } }
                    }
                }
            }
        }
    }
}

/// Everybody who won a round, each with a seal.
fn winners(names: &[String], won: &RoundWon) -> Markup {
    let winners = won.winners.into_iter().filter_map(|seat| names.get(seat.index()));
    html! { @for name in winners { span.winner { (art::seal()) (name) } } }
}

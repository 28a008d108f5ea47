//! How a game went that is over: round by round, and what is worth remembering.

use crate::art;
use crate::{TablePage, replay_path};
use house::{Glimpse, LoveLetter};
use love_letter::{RoundWon, moments, rounds};
use maud::{Markup, html};
use words::love_letter::{moment, won_by, won_spy};

/// Who won each round and by what, and what is worth remembering: each leads to its step.
pub(super) fn recap(page: &TablePage<'_>, glimpse: &Glimpse<LoveLetter>) -> Markup {
    let (tongue, names) = (page.tongue(), page.names());
    let then = |at: usize| {
        replay_path(page.key, Some(page.picture.games), glimpse.step_of(at) + 1, page.seat)
    };
    html! {
        div.recap {
            section {
                h3 { (tongue.web_by_round()) }
                ol.rounds-won {
                    @for won in rounds(&glimpse.recent) {
                        li {
                            a href=(then(won.at)) { (tongue.ll_round(won.round.into())) }
                            div.won {
                                (winners(page, &won))
                                span.by { (won_by(tongue, &won)) }
                                @if let Some(spy) = won_spy(tongue, &won, &names) { span.by { (spy) } }
                            }
                        }
                    }
                }
            }
            section {
                h3 { (tongue.web_moments()) }
                ul.moments {
                    @for (at, what) in moments(&glimpse.recent) {
                        li { a href=(then(at)) { (moment(tongue, &what, &names)) } }
                    }
                }
            }
        }
    }
}

/// Everybody who won a round, each with a seal.
fn winners(page: &TablePage<'_>, won: &RoundWon) -> Markup {
    let names = page.names();
    let winners = won.winners.into_iter().filter_map(|seat| names.get(seat.index()));
    html! { @for name in winners { span.winner { (art::seal()) (name) } } }
}

//! The end of a game: who won and why, what comes next, and whether all was fair.

use super::now::name;
use super::{log, sealing};
use crate::art::{Icon, icon, seal};
use crate::press::{ask, copyable, send};
use crate::{GameUi, TablePage, replay_path};
use house::AnyGlimpse;
use maud::{Markup, html};
use serde_json::json;

/// Who won and why, and what comes next.
pub(super) fn ending(page: &TablePage<'_>, glimpse: &AnyGlimpse) -> Markup {
    let tongue = page.tongue();
    let replay = format!("/t/{}/replay", page.key);
    let share = format!("{}{replay}", page.visit.origin);
    html! {
        section.final id="final" {
            (seal())
            @if let Some(told) = glimpse.verdict(page) { (told) } @else {
                h2 { (verdict(page, glimpse)) }
                div.why { @for line in why(page, glimpse) { p { (line) } } }
            }
            div.actions {
                @if !page.picture.yours.is_empty() {
                    (send("primary", &ask("rematch", json!({})), &tongue.web_rematch()))
                }
                @if tells_a_story(page) {
                    a.button href={ "/t/" (page.key) "/story" } { (tongue.web_story_read()) }
                }
                a.button href=(replay) { (icon(Icon::Back)) (tongue.web_replay()) }
            }
            (glimpse.recap(page).unwrap_or_default())
            p.help { (tongue.web_share()) }
            (copyable(tongue, "share-link", &tongue.web_share(), &share))
            (sealing::checked(page))
        }
    }
}

/// Whether there is a story that this guest may read: they played, or it is shared.
pub(crate) fn tells_a_story(page: &TablePage<'_>) -> bool {
    let picture = page.picture;
    let shared = picture.story_shared.len() == picture.seats.len();
    !picture.game.about().stories.is_empty() && (shared || !picture.yours.is_empty())
}

/// The end of the latest step says how the last round went, and what decided the game.
fn why(page: &TablePage<'_>, glimpse: &AnyGlimpse) -> Vec<String> {
    let mut lines = log::latest(page, glimpse);
    lines.drain(..lines.len().saturating_sub(2));
    lines
}

/// Who won, in one line.
fn verdict(page: &TablePage<'_>, glimpse: &AnyGlimpse) -> String {
    let tongue = page.tongue();
    let winners = glimpse.waiting().winners().unwrap_or_default();
    let names: Vec<&str> = winners.into_iter().map(|seat| name(page, seat.0)).collect();
    // Those who share a device share the news.
    let mine = page.seat.filter(|_| !page.picture.one_device);
    let i_won = mine.is_some_and(|me| winners.into_iter().any(|seat| seat.0 == me));
    match names.as_slice() {
        [] => tongue.web_over(),
        [_] if i_won => tongue.web_you_won(),
        [one] => tongue.web_won(one),
        several => tongue.web_won_together(&tongue.list(several)),
    }
}

/// The seal of the deal, and what was in it once it is broken.
pub(super) fn fairness(page: &TablePage<'_>) -> Markup {
    let tongue = page.tongue();
    html! {
        @if let Some(deal) = &page.picture.deal {
            section.fair {
                h3 { (tongue.web_fair()) }
                p { @if deal.seed.is_some() { (tongue.web_fair_open()) } @else { (tongue.web_fair_sealed()) } }
                dl {
                    dt { (tongue.web_seal()) } dd { code data-seal=(page.picture.games) { (deal.seal) } }
                    @if let Some(seed) = &deal.seed { dt { (tongue.web_seed()) } dd { code { (seed) } } }
                    (sealing::numbers(page))
                }
                @if deal.seed.is_some() {
                    p { a href={ "/t/" (page.key) "/transcript" } { (tongue.web_transcript()) } }
                }
            }
        }
        (earlier(page))
    }
}

/// The games before a rematch can be looked at again, and taken along.
fn earlier(page: &TablePage<'_>) -> Markup {
    let tongue = page.tongue();
    html! {
        @if page.picture.games > 1 {
            section.earlier {
                h3 { (tongue.web_earlier()) }
                ul {
                    @for game in 1..page.picture.games {
                        li {
                            a href=(replay_path(page.key, Some(game), 1, None)) { (tongue.web_earlier_game(game.into())) }
                            " · "
                            a href={ "/t/" (page.key) "/transcript?game=" (game) } { (tongue.web_transcript()) }
                        }
                    }
                }
            }
        }
    }
}

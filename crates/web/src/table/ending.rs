//! The end of a game: who won and why, what comes next, and whether all was fair.

use super::now::name;
use super::sealing;
use crate::around::Around;
use crate::art::{Icon, icon, seal};
use crate::parts::{Sheet, Slot};
use crate::play::Play;
use crate::press::{ask, copyable, send};
use crate::{TablePage, replay_path, score};
use house::AnyGlimpse;
use maud::{Markup, html};
use serde_json::json;
use tables::Tally;

/// The end of a game.
#[derive(Hash)]
struct Ending<'a> {
    page: Around<'a>,
    tells_a_story: bool,
    /// Whether the table was cleared for it.
    cleared: bool,
    verdict: Verdict,
    recap: Option<Slot>,
    /// Over several games.
    score: Vec<Tally>,
}

/// How it ended.
#[derive(Hash)]
enum Verdict {
    /// As the game says.
    Told(Slot),
    /// Who won, and why.
    Won(String, Slot),
}

/// Who won and why, and what comes next.
pub(super) fn ending(
    sheet: &mut Sheet<'_>,
    page: &TablePage<'_>,
    glimpse: &AnyGlimpse,
    game: &dyn Play,
) -> Slot {
    let verdict = match game.verdict(sheet) {
        Some(told) => Verdict::Told(told),
        None => Verdict::Won(verdict(page, glimpse), game.latest(sheet, "why", why)),
    };
    let (around, tells_a_story) = (Around::of(page), tells_a_story(page));
    let (cleared, recap) = (game.clears(), game.recap(sheet));
    let score = score::score(page.picture);
    let ending = Ending { page: around, tells_a_story, cleared, verdict, recap, score };
    sheet.part("final", &ending, draw)
}

fn draw(ending: &Ending<'_>) -> Markup {
    let Ending { page, tells_a_story, cleared, verdict, recap, score } = ending;
    let tongue = page.tongue();
    let replay = format!("/t/{}/replay", page.key);
    let share = format!("{}{replay}", page.origin);
    html! {
        section.final id="final" {
            @if !cleared { (seal()) }
            @match verdict {
                Verdict::Told(told) => (told),
                Verdict::Won(who, why) => { h2 { (who) } (why) }
            }
            div.actions {
                (score::drawn(tongue, score))
                // What two people have told is kept first, and played again second.
                @if *tells_a_story {
                    a.button.primary[!page.yours.is_empty()] href={ "/t/" (page.key) "/story" } {
                        @if page.yours.is_empty() { (tongue.web_story_read()) } @else { (tongue.web_story_ours_keep()) }
                    }
                }
                @if !page.yours.is_empty() {
                    (send(if *tells_a_story { "" } else { "primary" }, &ask("rematch", json!({})), &tongue.web_rematch()))
                }
                a.button href=(replay) { (icon(Icon::Back)) (tongue.web_replay()) }
            }
            @if let Some(recap) = recap { (recap) }
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
fn why(lines: &[String]) -> Markup {
    let lines = &lines[lines.len().saturating_sub(2)..];
    html! { div.why { @for line in lines { p { (line) } } } }
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
pub(super) fn fairness(page: &Around<'_>) -> Markup {
    let tongue = page.tongue();
    html! {
        @if let Some(deal) = page.deal {
            section.fair {
                h3 { (tongue.web_fair()) }
                p { @if deal.seed.is_some() { (tongue.web_fair_open()) } @else { (tongue.web_fair_sealed()) } }
                dl {
                    dt { (tongue.web_seal()) } dd { code data-seal=(page.games) { (deal.seal) } }
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
fn earlier(page: &Around<'_>) -> Markup {
    let tongue = page.tongue();
    html! {
        @if page.games > 1 {
            section.earlier {
                h3 { (tongue.web_earlier()) }
                ul {
                    @for game in 1..page.games {
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

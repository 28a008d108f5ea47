//! This browser's own tables.

use crate::art::{Icon, icon};
use crate::{games, score};
use maud::{Markup, html};
use tables::{Stands, YourTable};
use words::Tongue;

/// Those that wait for it first, then those that are over, with their replays.
pub(super) fn your_tables(tongue: &Tongue, yours: &[(String, YourTable)]) -> Markup {
    let is_over = |table: &YourTable| matches!(table.stands, Stands::Over(_));
    let (over, running): (Vec<_>, Vec<_>) = yours.iter().partition(|(_, table)| is_over(table));
    html! {
        @if !yours.is_empty() {
            section.yours aria-labelledby="yours" {
                h2 id="yours" { (tongue.web_your_tables()) }
                @if !running.is_empty() {
                    ul { @for (key, table) in running { (running_table(tongue, key, table)) } }
                }
                @if !over.is_empty() {
                    h3 { (tongue.web_finished()) }
                    ul { @for (key, table) in over { (finished_table(tongue, key, table)) } }
                }
            }
        }
    }
}

fn running_table(tongue: &Tongue, key: &str, table: &YourTable) -> Markup {
    let (mine, stands) = match &table.stands {
        Stands::YourTurn => (true, tongue.web_your_turn()),
        Stands::TurnOf(names) => (false, tongue.web_turn_of(&tongue.list(names))),
        Stands::Paused => (false, tongue.web_paused()),
        Stands::Gathering | Stands::Over(_) => (false, tongue.web_gathering()),
    };
    html! {
        li.turn[mine] {
            a href={ "/t/" (key) } {
                (sign(table))
                span.which { b { (table.game.title(tongue)) } (with(tongue, table)) span.stands { (stands) (so_far(tongue, table)) } }
                span.button.primary[mine] {
                    @if mine { (tongue.web_play_table()) } @else { (tongue.web_open_table()) }
                }
            }
        }
    }
}

fn finished_table(tongue: &Tongue, key: &str, table: &YourTable) -> Markup {
    let winners: &[String] = match &table.stands {
        Stands::Over(winners) => winners,
        _ => &[],
    };
    let won = match winners {
        [] => tongue.web_over(),
        [one] => tongue.web_won(one),
        several => tongue.web_won_together(&tongue.list(several)),
    };
    html! {
        li {
            a href={ "/t/" (key) "/replay" } {
                (sign(table))
                span.which { b { (table.game.title(tongue)) } (with(tongue, table)) span.stands { (won) (so_far(tongue, table)) } }
            }
            form method="post" action="/forget" {
                input type="hidden" name="table" value=(key);
                button.button.quiet.icon-only type="submit" aria-label=(tongue.web_forget()) title=(tongue.web_forget()) {
                    (icon(Icon::Close))
                }
            }
        }
    }
}

/// What is played there, as a small picture.
fn sign(table: &YourTable) -> Markup {
    html! { span.sign { (games::sign(table.game)) } }
}

/// The score of the games there, if there were several.
fn so_far(tongue: &Tongue, table: &YourTable) -> Markup {
    html! {
        @if !table.score.is_empty() {
            " · " span.sr { (tongue.web_score()) " " } (score::line(tongue, &table.score))
        }
    }
}

/// With whom it is played.
fn with(tongue: &Tongue, table: &YourTable) -> Markup {
    html! { @if !table.others.is_empty() { " " span { (tongue.web_with(&tongue.list(&table.others))) } } }
}

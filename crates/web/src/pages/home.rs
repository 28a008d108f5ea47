//! The first page: three games, and three ways to sit down to each.

mod options;
mod yours;

use crate::art::{Icon, icon};
use crate::shell::{self, Width};
use crate::{Visit, games};
use house::{About, GameKind};
use maud::{Markup, html};
use tables::YourTable;
use words::Tongue;

/// The first page.
pub fn home(visit: &Visit<'_>, yours: &[(String, YourTable)]) -> Markup {
    let tongue = visit.tongue();
    let main = html! {
        div.front {
            section.greeting {
                h1 { (tongue.web_home_title()) }
                p { (tongue.web_home_line()) }
            }
            div.games {
                @for kind in GameKind::ALL { (game(tongue, kind.about())) }
            }
            (yours::your_tables(tongue, yours))
        }
    };
    shell::page(visit, &tongue.web_title(&tongue.web_home_title()), Width::Usual, main)
}

fn game(tongue: &Tongue, about: &About) -> Markup {
    let (key, title) = (about.kind.key(), about.title(tongue));
    let more = tongue.web_more();
    html! {
        article.game aria-labelledby={ "game-" (key) } {
            (games::picture(tongue, about.kind))
            div.words {
                div.head {
                    h2 id={ "game-" (key) } { (title) }
                    button.button.quiet.more type="button" popovertarget={ "more-" (key) }
                        aria-label={ (more) ": " (title) } { (more) (icon(Icon::Down)) }
                }
                p { (about.line(tongue)) }
                p.facts {
                    span { (players(tongue, about)) }
                    span { (minutes(tongue, about)) }
                    (rules_link(tongue, about.kind))
                }
                (form(tongue, about))
            }
        }
    }
}

/// How many play.
pub(super) fn players(tongue: &Tongue, about: &About) -> String {
    match (about.players.fewest, about.players.most) {
        (2, 2) => tongue.web_two_players(),
        (fewest, most) => tongue.web_players(fewest.into(), most.into()),
    }
}

/// How long it takes.
pub(super) fn minutes(tongue: &Tongue, about: &About) -> String {
    let (short, long) = about.minutes;
    tongue.web_minutes(short.into(), long.into())
}

/// Three ways to sit down, and what may be chosen first.
fn form(tongue: &Tongue, about: &About) -> Markup {
    html! {
        form method="post" action="/new" data-reserve="/new/ticket" {
            input type="hidden" name="game" value=(about.kind.key());
            input type="hidden" name="ticket";
            input type="hidden" name="number";
            @if about.lessons {
                button.button.quiet.lessons type="submit" name="mode" value="lessons" { (tongue.web_lessons()) }
            }
            (ways(tongue))
            (options::sheet(tongue, about))
        }
    }
}

/// Three ways to sit down.
fn ways(tongue: &Tongue) -> Markup {
    html! {
        div.ways {
            button.button.primary type="submit" name="mode" value="bots" { (tongue.web_play_now()) }
            button.button type="submit" name="mode" value="invite" { (icon(Icon::Link)) (tongue.web_invite()) }
            button.button type="submit" name="mode" value="device" { (icon(Icon::Device)) (tongue.web_one_device()) }
        }
    }
}

fn rules_link(tongue: &Tongue, game: GameKind) -> Markup {
    let label = tongue.web_rules_of(&game.title(tongue));
    html! { a href={ "/rules/" (game.key()) } aria-label=(label) { (tongue.web_panel_rules()) } }
}

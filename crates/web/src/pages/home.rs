//! The first page: three games, and three ways to sit down to each.

use crate::art::{Icon, icon};
use crate::press::level_options;
use crate::shell::{self, Width};
use crate::table::chapters_touch_on;
use crate::{Visit, games};
use house::{About, CardBox, GameKind, boxes};
use maud::{Markup, html};
use tables::{Stands, YourTable};
use words::Tongue;

/// The first page.
pub fn home(visit: &Visit<'_>, yours: &[(String, YourTable)]) -> Markup {
    let tongue = visit.tongue();
    let main = html! {
        section.welcome {
            h1 { (tongue.web_home_title()) }
            p { (tongue.web_home_line()) }
        }
        (your_tables(tongue, yours))
        div.games {
            @for kind in GameKind::ALL { (game(tongue, kind.about())) }
        }
        p.ways { (tongue.web_ways()) }
    };
    shell::page(visit, &tongue.web_title(&tongue.web_home_title()), Width::Usual, main)
}

/// This browser's games: those that wait for it first, then those that are over, with their replays.
fn your_tables(tongue: &Tongue, yours: &[(String, YourTable)]) -> Markup {
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
            a href={ "/t/" (key) } { b { (table.game.title(tongue)) } (with(tongue, table)) }
            span.badge { (stands) }
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
            a href={ "/t/" (key) "/replay" } { b { (table.game.title(tongue)) } (with(tongue, table)) }
            span.badge { (won) }
            form method="post" action="/forget" {
                input type="hidden" name="table" value=(key);
                button.button.quiet.icon-only type="submit" aria-label=(tongue.web_forget()) title=(tongue.web_forget()) {
                    (icon(Icon::Close))
                }
            }
        }
    }
}

/// With whom it is played.
fn with(tongue: &Tongue, table: &YourTable) -> Markup {
    html! { @if !table.others.is_empty() { " " span { (tongue.web_with(&tongue.list(&table.others))) } } }
}

fn game(tongue: &Tongue, about: &About) -> Markup {
    let key = about.kind.key();
    html! {
        article.game aria-labelledby={ "game-" (key) } {
            div.scene { (games::emblem(about.kind)) }
            h2 id={ "game-" (key) } { (about.title(tongue)) }
            p { (about.line(tongue)) }
            p.facts {
                span { (players(tongue, about)) }
                span { (minutes(tongue, about)) }
                (rules_link(tongue, about.kind))
            }
            (ways(tongue, about))
        }
    }
}

fn players(tongue: &Tongue, about: &About) -> String {
    match (about.players.fewest, about.players.most) {
        (2, 2) => tongue.web_two_players(),
        (fewest, most) => tongue.web_players(fewest.into(), most.into()),
    }
}

fn minutes(tongue: &Tongue, about: &About) -> String {
    let (short, long) = about.minutes;
    tongue.web_minutes(short.into(), long.into())
}

/// Three ways to sit down.
fn ways(tongue: &Tongue, about: &About) -> Markup {
    html! {
        form method="post" action="/new" data-reserve="/new/ticket" {
            input type="hidden" name="game" value=(about.kind.key());
            input type="hidden" name="ticket";
            input type="hidden" name="number";
            div.actions {
                button.button.primary type="submit" name="mode" value="bots" { (tongue.web_play_now()) }
                button.button type="submit" name="mode" value="invite" { (tongue.web_invite()) }
                button.button type="submit" name="mode" value="device" { (tongue.web_one_device()) }
            }
            @if about.lessons {
                button.button.quiet.lessons type="submit" name="mode" value="lessons" { (tongue.web_lessons()) }
            }
            details.more {
                summary { (tongue.web_more()) }
                div.fields { (fields(tongue, about)) }
            }
        }
    }
}

/// What can be chosen, but need not be.
fn fields(tongue: &Tongue, about: &About) -> Markup {
    let key = about.kind.key();
    let counts = about.players.fewest..=about.players.most;
    html! {
        div.field {
            label for={ "players-" (key) } { (tongue.web_field_players()) }
            select id={ "players-" (key) } name="players" {
                option value="" { (tongue.web_as_usual()) }
                @for count in counts { option value=(count) { (count) } }
            }
        }
        @if !about.stories.is_empty() { (stories(tongue, key, &boxes::printed())) }
        @if !about.rules.is_empty() {
            div.field {
                label for={ "rules-" (key) } { (tongue.web_field_rules()) }
                select id={ "rules-" (key) } name="rules" {
                    @for rules in &about.rules {
                        @let (fewest, most) = (rules.players.fewest, rules.players.most);
                        option value=(rules.key) {
                            (tongue.web_edition_players(rules.key, fewest.into(), most.into()))
                        }
                    }
                }
            }
        }
        div.field {
            label for={ "level-" (key) } { (tongue.web_field_level()) }
            select id={ "level-" (key) } name="level" {
                (level_options(tongue, &about.levels, about.usual_level))
            }
        }
    }
}

/// Which story and which cards. A box that does not tell the story tells its first one instead.
fn stories(tongue: &Tongue, key: &str, about: &CardBox) -> Markup {
    let offered = boxes::offered();
    html! {
        div.field {
            label for={ "box-" (key) } { (tongue.web_box()) }
            select id={ "box-" (key) } name="box" {
                @for one in &offered { option value=(one.key) { (one.title(tongue)) } }
            }
        }
        div.field {
            label for={ "story-" (key) } { (tongue.web_field_story()) }
            select id={ "story-" (key) } name="story" {
                @for story in &about.stories { option value=(story) { (about.story_title(tongue, story)) } }
            }
            (chapters_touch_on(tongue, about))
        }
        (cards(tongue, key, about))
    }
}

/// Which special events, whose scenes, and what one would rather not meet.
fn cards(tongue: &Tongue, key: &str, about: &CardBox) -> Markup {
    html! {
        div.field {
            label for={ "events-" (key) } { (tongue.web_field_events()) }
            select id={ "events-" (key) } name="events" {
                option value="" { (tongue.web_as_usual()) }
                option value="none" { (tongue.web_events_none()) }
                @for event in &about.events { option value=(event.event) { (about.scene_title(tongue, &event.event)) } }
                option value="all" { (tongue.web_events_all()) }
            }
        }
        div.field {
            label for={ "scenes-" (key) } { (tongue.web_field_scenes()) }
            select id={ "scenes-" (key) } name="scenes" {
                option value="" { (tongue.web_as_usual()) }
                option value="all" { (tongue.web_scenes_all()) }
            }
        }
        @if !about.topics.is_empty() {
            fieldset.field.topics {
                legend { (tongue.web_veto()) }
                p.help { (tongue.web_veto_help()) }
                @for topic in &about.topics {
                    @let id = format!("topic-{key}-{topic}");
                    div.choice {
                        input type="checkbox" id=(id) name={ "topic-" (topic) };
                        label for=(id) { (about.topic_title(tongue, topic)) }
                    }
                }
            }
        }
    }
}

fn rules_link(tongue: &Tongue, game: GameKind) -> Markup {
    let label = tongue.web_rules_of(&game.title(tongue));
    html! {
        a href={ "/rules/" (game.key()) } aria-label=(label) { (icon(Icon::Rules)) (tongue.web_panel_rules()) }
    }
}

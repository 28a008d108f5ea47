//! What can be chosen for a table, but need not be: a sheet over the page, which moves nothing on it.

use super::ways;
use crate::art::{Icon, icon};
use crate::press::level_options;
use crate::table::chapters_touch_on;
use house::{About, CardBox, boxes};
use maud::{Markup, html};
use words::Tongue;

/// The sheet of a game. It is a popover: it opens and closes without a script.
pub(super) fn sheet(tongue: &Tongue, about: &About) -> Markup {
    let key = about.kind.key();
    let (id, title, close) = (format!("more-{key}"), format!("options-{key}"), tongue.web_close());
    html! {
        div.options id=(id) popover role="dialog" aria-labelledby=(title) {
            div.head {
                h3 id=(title) { (tongue.web_lobby_title(&about.title(tongue))) }
                button.button.quiet.icon-only type="button" popovertarget=(id) popovertargetaction="hide"
                    aria-label=(close) title=(close) { (icon(Icon::Close)) }
            }
            div.fields { (fields(tongue, about)) }
            (ways(tongue))
        }
    }
}

/// One of a few: a row of buttons, of which one is pressed.
struct Row<'a> {
    name: &'a str,
    key: &'a str,
    legend: String,
    chosen: &'a str,
    /// The values with their labels.
    of: Vec<(&'a str, String)>,
}

fn row(row: &Row<'_>) -> Markup {
    let id = format!("{}-{}", row.name, row.key);
    html! {
        fieldset.row id=(id) {
            legend { (row.legend) }
            div.segments {
                @for (value, label) in &row.of {
                    input type="radio" id={ (id) "-" (value) } name=(row.name) value=(value) checked[*value == row.chosen];
                    label for={ (id) "-" (value) } { (label) }
                }
            }
        }
    }
}

fn fields(tongue: &Tongue, about: &About) -> Markup {
    let key = about.kind.key();
    let counts: Vec<String> =
        (about.players.fewest..=about.players.most).map(|count| count.to_string()).collect();
    let usual = about.usual_players.to_string();
    let players = Row {
        name: "players",
        key,
        legend: tongue.web_field_players(),
        chosen: &usual,
        of: counts.iter().map(|count| (count.as_str(), count.clone())).collect(),
    };
    html! {
        @if counts.len() > 1 { (row(&players)) }
        @if !about.stories.is_empty() { (stories(tongue, key, &boxes::printed())) }
        @if let Some(first) = about.rules.first() {
            (row(&Row {
                name: "rules",
                key,
                legend: tongue.web_field_rules(),
                chosen: first.key,
                of: about.rules.iter().map(|rules| {
                    let (fewest, most) = (rules.players.fewest, rules.players.most);
                    (rules.key, tongue.web_edition_players(rules.key, fewest.into(), most.into()))
                }).collect(),
            }))
        }
        @if about.levels.len() > 4 {
            div.field {
                label for={ "level-" (key) } { (tongue.web_field_level()) }
                select id={ "level-" (key) } name="level" {
                    (level_options(tongue, &about.levels, about.usual_level))
                }
            }
        } @else {
            (row(&Row {
                name: "level",
                key,
                legend: tongue.web_field_level(),
                chosen: about.usual_level,
                of: about.levels.iter().map(|level| (*level, tongue.level(level))).collect(),
            }))
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

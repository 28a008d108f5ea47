//! Which story is told, and with which cards: the host chooses, everybody reads it.

use crate::around::Around;
use crate::press::{ask, choice, switch};
use fog_of_love::content::Deck;
use house::{CardBox, boxes};
use maud::{Markup, html};
use serde_json::json;
use std::sync::Arc;
use tables::SettingPicture;
use words::{Lang, Tongue};

/// The cards of the next game, where there is a choice.
pub(super) fn setting(page: &Around<'_>) -> Markup {
    let (tongue, picture) = (page.tongue(), page);
    html! {
        @if let Some((setting, about)) = with_box(page) {
            section.setting id="setting" aria-labelledby="setting-title" {
                h2 id="setting-title" { (tongue.web_setting()) }
                @if picture.tutorial {
                    p { (told(tongue, &about, setting)) }
                    @if picture.host { p.help { (tongue.refused_fixed_cards()) } }
                } @else if picture.host {
                    (choices(tongue, &about, setting))
                } @else {
                    p { (told(tongue, &about, setting)) }
                }
            }
        }
    }
}

/// The cards of the next game, and the box that they are from.
pub(super) fn with_box<'a>(page: &Around<'a>) -> Option<(&'a SettingPicture, Arc<CardBox>)> {
    let setting = page.setting?;
    Some((setting, boxes::of_cards(&setting.cards)?))
}

/// The boxes that are offered here, and the one that lies on the table, which may be offered no longer.
fn the_boxes(tongue: &Tongue, on_table: &CardBox) -> Markup {
    let offered = boxes::offered();
    let is_offered = offered.iter().any(|one| one.key == on_table.key);
    html! {
        div.boxes role="group" aria-labelledby="boxes" {
            p id="boxes" { (tongue.web_box()) }
            @for one in &offered {
                (choice(&ask("set", json!({ "box": one.key })), one.key == on_table.key, &one.title(tongue)))
            }
            p.help {
                @if !is_offered { bdi { (on_table.title(tongue)) } ". " }
                (box_line(tongue, on_table))
            }
            @if let Some(foreign) = foreign(tongue, on_table) { p.help { (foreign) } }
        }
    }
}

/// Who wrote a box, how many cards it has, and what they speak.
fn box_line(tongue: &Tongue, of: &CardBox) -> String {
    let spoken: Vec<&str> = of
        .languages
        .iter()
        .filter_map(|code| Lang::from_code(code))
        .map(Lang::native_name)
        .collect();
    let (count, spoken) = (of.counts.cards() as i64, tongue.list(&spoken));
    match of.author(tongue) {
        Some(author) => tongue.web_box_line_by(&author, &spoken, count),
        None => tongue.web_box_line(&spoken, count),
    }
}

/// A word for whoever will not read all cards in their own language.
fn foreign(tongue: &Tongue, of: &CardBox) -> Option<String> {
    Some(tongue.web_box_foreign(of.other_language(tongue.lang())?.native_name()))
}

/// What the host may choose.
fn choices(tongue: &Tongue, about: &CardBox, setting: &SettingPicture) -> Markup {
    html! {
        (the_boxes(tongue, about))
        div.stories role="group" aria-labelledby="setting-title" {
            @for story in &about.stories {
                (choice(&ask("set", json!({ "story": story })), *story == setting.story, &about.story_title(tongue, story)))
            }
        }
        (chapters_touch_on(tongue, about))
        div.events role="group" aria-labelledby="events" {
            p id="events" { (tongue.web_setting_events()) }
            @for event in &about.events {
                @let (on, others) = without(&setting.events, &event.event);
                @let events = if on { others } else { with(others, &event.event) };
                (switch(&ask("set", json!({ "events": events })), on, &about.scene_title(tongue, &event.event)))
            }
            p.help { (tongue.web_setting_events_help()) }
        }
        @let all = setting.all_stories;
        p { (switch(&ask("set", json!({ "all_stories": !all })), all, &tongue.web_setting_all())) }
        (single_scenes(tongue, about, setting))
    }
}

/// What the chapters of each story touch on, for whoever is about to choose one: chapters cannot be left
/// out.
pub(crate) fn chapters_touch_on(tongue: &Tongue, about: &CardBox) -> Markup {
    html! {
        @for story in &about.stories {
            @if let Some(told) = touches(tongue, about, story) { p.help { (told) } }
        }
    }
}

/// One sentence about the topics of a story's chapters, if they have any.
fn touches(tongue: &Tongue, about: &CardBox, story: &str) -> Option<String> {
    let topics = topics(tongue, about, about.unavoidable(story))?;
    Some(tongue.web_setting_touches(&about.story_title(tongue, story), &topics))
}

/// Topics by what people call them, in a list.
pub(super) fn topics(tongue: &Tongue, about: &CardBox, topics: &[String]) -> Option<String> {
    let titles: Vec<String> = topics.iter().map(|id| about.topic_title(tongue, id)).collect();
    (!titles.is_empty()).then(|| tongue.list(&titles))
}

/// Whether it is in a list, and the others of the list.
fn without(list: &[String], one: &str) -> (bool, Vec<String>) {
    let others: Vec<String> = list.iter().filter(|other| *other != one).cloned().collect();
    (others.len() < list.len(), others)
}

fn with(mut list: Vec<String>, one: &str) -> Vec<String> {
    list.push(one.to_string());
    list
}

/// Scenes that can be left out one by one.
fn single_scenes(tongue: &Tongue, about: &CardBox, setting: &SettingPicture) -> Markup {
    let deck = |name: &str| Deck::ALL.into_iter().find(|deck| deck.name() == name);
    html! {
        details.more id="single-scenes" {
            summary { (tongue.web_setting_without()) }
            p.help { (tongue.web_setting_without_help()) }
            @for of in &about.scenes {
                div.scenes role="group" aria-labelledby={ "scenes-" (of.deck) } {
                    h3 id={ "scenes-" (of.deck) } { @if let Some(deck) = deck(of.deck) { (tongue.fl_deck(deck)) } }
                    @for scene in &of.scenes {
                        @let on = setting.without.contains(scene);
                        (switch(&ask("leave_out", json!({ "scenes": [scene], "on": !on })), on, &about.scene_title(tongue, scene)))
                    }
                }
            }
        }
    }
}

/// The same in a few sentences.
fn told(tongue: &Tongue, about: &CardBox, setting: &SettingPicture) -> String {
    let titles = |ids: &[String]| {
        let titles: Vec<String> = ids.iter().map(|id| about.scene_title(tongue, id)).collect();
        tongue.list(&titles)
    };
    let mut told = tongue.web_setting_told(&about.story_title(tongue, &setting.story));
    let mut add = |sentence: &str| told = tongue.sentences(&told, sentence);
    if about.key != boxes::PRINTED {
        add(&tongue.web_box_told(&about.title(tongue)));
        add(&box_line(tongue, about));
    }
    if let Some(foreign) = foreign(tongue, about) {
        add(&foreign);
    }
    if let Some(topics) = topics(tongue, about, &setting.unavoidable) {
        add(&tongue.web_setting_touches(&about.story_title(tongue, &setting.story), &topics));
    }
    match setting.events.as_slice() {
        [] => add(&tongue.web_setting_told_no_events()),
        events => add(&tongue.web_setting_told_events(&titles(events))),
    }
    if setting.all_stories {
        add(&tongue.web_setting_told_all());
    }
    if !setting.without.is_empty() {
        add(&tongue.web_setting_told_without(&titles(&setting.without)));
    }
    told
}

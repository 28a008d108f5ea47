//! Topics that somebody would rather not meet: theirs alone to see, and to choose.
//!
//! What one seat has chosen is drawn for the eyes of that seat and for no other; around one device each
//! opens it for themselves.

use super::setting::{topics, with_box};
use crate::around::Around;
use crate::art::{Icon, icon};
use crate::press::{ask, send, switch};
use maud::{Markup, html};
use serde_json::json;
use tables::Sitter;

/// What the seat of the page has chosen; around one device, a door for each.
pub(super) fn veto(page: &Around<'_>) -> Markup {
    let topics = page.setting.map_or(&[][..], |setting| &setting.topics);
    html! {
        @if !topics.is_empty() {
            section.veto id="veto" aria-labelledby="veto-title" {
                h2 id="veto-title" { (page.tongue().web_veto()) }
                p.help { (page.tongue().web_veto_help()) }
                @if let Some(told) = chapters(page) { p.help { (told) } }
                @match (page.seat, page.vetoed) {
                    (Some(seat), Some(vetoed)) => (switches(page, seat, topics, vetoed)),
                    _ => (doors(page)),
                }
            }
        }
    }
}

/// What no wish can leave out. It hangs on the story alone, so it tells nothing of anybody's wishes.
fn chapters(page: &Around<'_>) -> Option<String> {
    let tongue = page.tongue();
    let (setting, about) = with_box(page)?;
    let topics = topics(tongue, &about, &setting.unavoidable)?;
    Some(tongue.web_veto_chapters(&about.story_title(tongue, &setting.story), &topics))
}

fn switches(page: &Around<'_>, seat: u8, topics: &[String], vetoed: &[String]) -> Markup {
    let tongue = page.tongue();
    let title = |topic: &str| match with_box(page) {
        Some((_, about)) => about.topic_title(tongue, topic),
        None => topic.to_string(),
    };
    html! {
        div.topics role="group" aria-labelledby="veto-title" {
            @for topic in topics {
                @let on = vetoed.contains(topic);
                @let others = vetoed.iter().filter(|other| *other != topic);
                @let chosen: Vec<&String> = others.chain((!on).then_some(topic)).collect();
                (switch(&ask("veto", json!({ "seat": seat, "topics": chosen })), on, &title(topic)))
            }
        }
    }
}

/// Around one device each chooses while the others look away.
fn doors(page: &Around<'_>) -> Markup {
    let person = |seat: &&u8| {
        let chair = page.seats.get(usize::from(**seat));
        chair.is_some_and(|chair| chair.sitter == Sitter::Person)
    };
    html! {
        div.actions {
            @for &seat in page.yours.iter().filter(person) {
                button.button type="button" id={ "veto-" (seat) } data-send=(json!({ "click": "open", "seat": seat })) {
                    (icon(Icon::Eye)) (page.tongue().web_veto_for(page.name_of(seat)))
                }
            }
        }
    }
}

/// Around one device: nothing but what the one who holds it chooses.
pub(super) fn alone(page: &Around<'_>) -> Markup {
    let tongue = page.tongue();
    html! {
        h1 { (tongue.web_veto_for(page.seat.map_or("", |seat| page.name_of(seat)))) }
        (veto(page))
        (send("primary", &json!({ "click": "cover" }), &tongue.web_veto_done()))
    }
}

//! What people say to each other.

use super::now::name;
use super::telling;
use crate::TablePage;
use crate::art::{Icon, icon};
use crate::press::{ask, send};
use maud::{Markup, html};
use serde_json::json;
use std::hash::{DefaultHasher, Hash, Hasher};
use tables::{Reaction, Said};

/// What was said lately, and a way to answer.
pub(super) fn chat(page: &TablePage<'_>) -> Markup {
    let tongue = page.tongue();
    html! {
        div.chat {
            @if page.picture.talk.is_empty() {
                p.help { (tongue.web_chat_empty()) }
            } @else {
                ol.lines id="talk" aria-live="polite" tabindex="0" {
                    @for said in &page.picture.talk {
                        li { b { (name(page, said.seat)) } " " (words(page, &said.said)) }
                    }
                }
            }
            @match page.picture.yours.first() {
                Some(_) if telling::is_closed(page) => p.help { (tongue.refused_choosing()) },
                Some(seat) => (voice(page, *seat)),
                None => p.help { (tongue.web_chat_watching()) },
            }
        }
    }
}

fn words(page: &TablePage<'_>, said: &Said) -> Markup {
    match said {
        Said::Words(text) => html! { (text) },
        Said::Reaction(reaction) => html! {
            i { (page.tongue().web_reaction(key(*reaction))) }
        },
    }
}

/// What somebody has just thrown in, for their place at the table: it is seen for some seconds. Its id
/// is that of the talk so far, so that what is new runs its course anew.
pub(crate) fn thrown_in(page: &TablePage<'_>) -> Option<(u8, Markup)> {
    let latest = page.picture.talk.last()?;
    let Said::Reaction(reaction) = &latest.said else { return None };
    let mut talk = DefaultHasher::new();
    for said in &page.picture.talk {
        format!("{said:?}").hash(&mut talk);
    }
    let text = page.tongue().web_reaction(key(*reaction));
    let bubble = html! {
        span.thrown-in id={ "thrown-in-" (talk.finish()) } aria-hidden="true" { (text) }
    };
    Some((latest.seat, bubble))
}

fn voice(page: &TablePage<'_>, seat: u8) -> Markup {
    let tongue = page.tongue();
    html! {
        div.reactions role="group" aria-label=(tongue.web_reactions()) {
            @for reaction in Reaction::ALL {
                @let vals = ask("react", json!({ "seat": seat, "reaction": key(reaction) }));
                (send("quiet", &vals, &tongue.web_reaction(key(reaction))))
            }
        }
        form id="say" data-send=(ask("say", json!({ "seat": seat }))) data-clear {
            input id="say-text" name="text" type="text" maxlength="280" required autocomplete="off"
                aria-label=(tongue.web_chat_say()) placeholder=(tongue.web_chat_say());
            button.button.icon-only type="submit" aria-label=(tongue.web_send()) title=(tongue.web_send()) {
                (icon(Icon::Send))
            }
        }
    }
}

fn key(reaction: Reaction) -> &'static str {
    match reaction {
        Reaction::Bravo => "bravo",
        Reaction::Ouch => "ouch",
        Reaction::Laugh => "laugh",
        Reaction::Heart => "heart",
        Reaction::Hmm => "hmm",
        Reaction::Thanks => "thanks",
    }
}

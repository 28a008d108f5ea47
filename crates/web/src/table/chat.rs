//! What people say to each other.

use super::now::name;
use crate::Scene;
use crate::art::{Icon, icon};
use crate::press::{ask, send};
use maud::{Markup, html};
use serde_json::json;
use tables::{Reaction, Said};

/// What was said lately, and a way to answer.
pub(super) fn chat(scene: &Scene<'_>) -> Markup {
    let tongue = scene.tongue();
    html! {
        div.chat {
            @if scene.picture.talk.is_empty() {
                p.help { (tongue.web_chat_empty()) }
            } @else {
                ol.lines id="talk" aria-live="polite" tabindex="0" {
                    @for said in &scene.picture.talk {
                        li { b { (name(scene, said.seat)) } " " (words(scene, &said.said)) }
                    }
                }
            }
            @match scene.picture.yours.first() {
                Some(seat) => (voice(scene, *seat)),
                None => p.help { (tongue.web_chat_watching()) },
            }
        }
    }
}

fn words(scene: &Scene<'_>, said: &Said) -> Markup {
    match said {
        Said::Words(text) => html! { (text) },
        Said::Reaction(reaction) => html! {
            i { (scene.tongue().web_reaction(key(*reaction))) }
        },
    }
}

fn voice(scene: &Scene<'_>, seat: u8) -> Markup {
    let tongue = scene.tongue();
    html! {
        div.reactions role="group" aria-label=(tongue.web_reactions()) {
            @for reaction in Reaction::ALL {
                @let vals = ask("react", json!({ "seat": seat, "reaction": key(reaction) }));
                (send("quiet", &vals, &tongue.web_reaction(key(reaction))))
            }
        }
        form id="say" hx-ws:send="" hx-vals=(ask("say", json!({ "seat": seat }))) data-clear {
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

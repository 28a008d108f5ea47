//! What people say to each other.

use crate::TablePage;
use crate::around::Around;
use crate::art::{Icon, icon};
use crate::parts::{Sheet, Slot};
use crate::press::{ask, send};
use maud::{Markup, html};
use serde_json::json;
use std::hash::{DefaultHasher, Hash, Hasher};
use tables::{Reaction, Said, SaidPicture};
use words::Tongue;

/// What people say to each other.
#[derive(Hash)]
struct Chat<'a> {
    page: Around<'a>,
    talk: &'a [SaidPicture],
}

/// What was said lately, and a way to answer.
pub(super) fn chat(sheet: &mut Sheet<'_>, page: &TablePage<'_>) -> Slot {
    sheet.part("chat", &Chat { page: Around::of(page), talk: &page.picture.talk }, draw)
}

fn draw(Chat { page, talk }: &Chat<'_>) -> Markup {
    let tongue = page.tongue();
    html! {
        div.chat {
            @if talk.is_empty() {
                p.help { (tongue.web_chat_empty()) }
            } @else {
                ol.lines id="talk" aria-live="polite" tabindex="0" {
                    @for said in *talk {
                        li { b { (page.name_of(said.seat)) } " " (words(page, &said.said)) }
                    }
                }
            }
            @match page.yours.first() {
                Some(_) if page.choosing => p.help { (tongue.refused_choosing()) },
                Some(seat) => (voice(page, *seat)),
                None => p.help { (tongue.web_chat_watching()) },
            }
        }
    }
}

fn words(page: &Around<'_>, said: &Said) -> Markup {
    match said {
        Said::Words(text) => html! { (text) },
        Said::Reaction(reaction) => html! {
            i { (page.tongue().web_reaction(key(*reaction))) }
        },
    }
}

/// What somebody has just thrown in, for their place at the table: it is seen for some seconds. Its id
/// is that of the talk so far, so that what is new runs its course anew.
pub(crate) fn thrown_in(page: &TablePage<'_>) -> Option<(u8, ThrownIn)> {
    let latest = page.picture.talk.last()?;
    let Said::Reaction(reaction) = latest.said else { return None };
    let mut talk = DefaultHasher::new();
    for said in &page.picture.talk {
        format!("{said:?}").hash(&mut talk);
    }
    Some((latest.seat, ThrownIn { reaction, talk: talk.finish() }))
}

/// What somebody has thrown in, after which talk.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ThrownIn {
    reaction: Reaction,
    talk: u64,
}

impl ThrownIn {
    pub fn draw(&self, tongue: &Tongue) -> Markup {
        let text = tongue.web_reaction(key(self.reaction));
        html! { span.thrown-in id={ "thrown-in-" (self.talk) } aria-hidden="true" { (text) } }
    }
}

fn voice(page: &Around<'_>, seat: u8) -> Markup {
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

//! Telling: what the characters are called, and what they say. Invited, never demanded.

use crate::TablePage;
use crate::art::{Icon, icon};
use crate::press::ask;
use house::AnyGlimpse;
use maud::{Markup, html};
use serde_json::json;
use tables::{Phase, TellingPicture, ToldPicture};
use tabletop::Seat;

/// A line for whoever sits before the page and plays a character.
pub(crate) fn telling(page: &TablePage<'_>, glimpse: &AnyGlimpse) -> Markup {
    let tells = page.picture.telling.as_ref().zip(page.seat);
    html! {
        @if let Some((telling, seat)) = tells.filter(|_| page.picture.phase == Phase::Playing) {
            section.telling id="telling" {
                @if telling.naming { (naming(page, seat)) }
                @if telling.choosing {
                    p.help { (page.tongue().refused_choosing()) }
                } @else {
                    (line(page, glimpse, telling, seat))
                }
            }
        }
    }
}

/// A line of the story, for the log.
pub(super) fn told(page: &TablePage<'_>, told: &ToldPicture) -> String {
    page.tongue().web_told(&character(page, told.seat), &told.text)
}

/// What a character is called; before it has a name, its player's.
fn character(page: &TablePage<'_>, seat: u8) -> String {
    page.names().get(usize::from(seat)).cloned().unwrap_or_default()
}

/// The name of one's character.
fn naming(page: &TablePage<'_>, seat: u8) -> Markup {
    let tongue = page.tongue();
    let chair = page.picture.seats.get(usize::from(seat));
    let named = chair.and_then(|chair| chair.character.as_deref());
    html! {
        form.character id="character" data-keep data-send=(ask("character", json!({ "seat": seat }))) {
            label for="character-name" {
                @match named {
                    Some(name) => (tongue.web_character_named(name)),
                    None => (tongue.web_character()),
                }
            }
            input id="character-name" name="name" type="text" maxlength="24" required autocomplete="off"
                aria-label=(tongue.web_character_name()) value=[named];
            button.button.quiet type="submit" { (tongue.web_save()) }
        }
    }
}

/// What a card asks for, if it does and has not been answered, and a line to tell.
fn line(page: &TablePage<'_>, glimpse: &AnyGlimpse, telling: &TellingPicture, seat: u8) -> Markup {
    let tongue = page.tongue();
    let answered =
        |step: usize| telling.told.iter().any(|told| told.seat == seat && told.step >= step);
    let asked = glimpse.telling(Seat(seat), tongue, &page.names());
    let asked = asked.filter(|(step, _)| !answered(*step)).map(|(_, asked)| asked);
    let label = tongue.web_tell(&character(page, seat));
    html! {
        @if let Some(asked) = &asked {
            p.asked id="tell-asked" { (asked.text) }
            @if !asked.ideas.is_empty() {
                div.ideas role="group" aria-label=(tongue.web_tell_ideas()) {
                    @for idea in &asked.ideas {
                        button.button.quiet type="button" data-fill=(idea) { (idea) }
                    }
                }
            }
        }
        form id="tell" data-clear data-send=(ask("tell", json!({ "seat": seat }))) {
            input id="tell-text" name="text" type="text" maxlength="500" required autocomplete="off"
                aria-label=(label) placeholder=(label) title=(tongue.web_tell_help())
                aria-describedby=[asked.is_some().then_some("tell-asked")];
            button.button.icon-only type="submit" aria-label=(tongue.web_tell_send()) title=(tongue.web_tell_send()) {
                (icon(Icon::Send))
            }
        }
    }
}

//! Telling: what the characters are called, and what they say. Invited, never demanded.

use crate::TablePage;
use crate::art::{Icon, icon};
use crate::parts::{Sheet, Slot};
use crate::press::ask;
use house::Telling;
use maud::{Markup, html};
use serde_json::json;
use std::hash::Hash;
use tables::{Phase, ToldPicture};
use words::{Lang, Tongue};

/// Somebody who sits before the page and plays a character.
#[derive(Hash)]
pub(crate) struct Tells<'a, A> {
    lang: Lang,
    seat: u8,
    /// What the character is called; before it has a name, its player's.
    name: String,
    /// The name that it was given.
    named: Option<&'a str>,
    /// Whether it may be given one now.
    naming: bool,
    /// Whether choices lie face down, so that nobody may talk.
    choosing: bool,
    /// What a card asks for, if it does and has not been answered.
    asked: Option<A>,
}

/// Who may tell something, where anybody may. A card may have asked them for something, after so many
/// steps.
pub(crate) fn tells<'a, A>(
    page: &TablePage<'a>,
    asked: Option<(usize, A)>,
) -> Option<Tells<'a, A>> {
    let telling = page.picture.telling.as_ref()?;
    let seat = page.seat.filter(|_| page.picture.phase == Phase::Playing)?;
    let answered =
        |step: usize| telling.told.iter().any(|told| told.seat == seat && told.step >= step);
    let chair = page.picture.seats.get(usize::from(seat));
    Some(Tells {
        lang: page.visit.lang,
        seat,
        name: character(page, seat),
        named: chair.and_then(|chair| chair.character.as_deref()),
        naming: telling.naming,
        choosing: telling.choosing,
        asked: asked.filter(|(step, _)| !answered(*step)).map(|(_, asked)| asked),
    })
}

/// A line for whoever sits before the page and plays a character. `invite` puts what a card asks for
/// into words.
pub(crate) fn telling<A: Hash>(
    sheet: &mut Sheet<'_>,
    tells: &Tells<'_, A>,
    invite: fn(&A) -> Option<Telling>,
) -> Slot {
    let &Tells { lang, seat, ref name, named, ref asked, .. } = tells;
    let naming = tells.naming.then(|| sheet.part("character", &(lang, seat, named), naming));
    let line = (!tells.choosing).then(|| {
        let asked = asked.as_ref();
        let invited = asked.map(|asked| sheet.part("tell-asked", &(lang, asked, invite), invited));
        let line = sheet.part("tell", &(lang, seat, name, asked, invite), line);
        (invited, line)
    });
    sheet.part("telling", &(lang, naming, line), |(lang, naming, line)| {
        html! {
            section.telling id="telling" {
                @if let Some(naming) = naming { (naming) }
                @match line {
                    None => p.help { (Tongue::of(*lang).refused_choosing()) },
                    Some((invited, line)) => {
                        @if let Some(invited) = invited { (invited) }
                        (line)
                    }
                }
            }
        }
    })
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
fn naming((lang, seat, named): &(Lang, u8, Option<&str>)) -> Markup {
    let tongue = Tongue::of(*lang);
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

/// How something that a card asks for is put into words.
type Invite<A> = fn(&A) -> Option<Telling>;

/// What a card asks for, and what may be borrowed.
fn invited<A>((lang, asked, invite): &(Lang, &A, Invite<A>)) -> Markup {
    html! {
        @if let Some(asked) = invite(asked) {
            p.asked id="tell-asked" { (asked.text) }
            @if !asked.ideas.is_empty() {
                div.ideas role="group" aria-label=(Tongue::of(*lang).web_tell_ideas()) {
                    @for idea in &asked.ideas {
                        button.button.quiet type="button" data-fill=(idea) { (idea) }
                    }
                }
            }
        }
    }
}

/// A line to tell.
fn line<A>(
    (lang, seat, name, asked, invite): &(Lang, u8, &String, Option<&A>, Invite<A>),
) -> Markup {
    let tongue = Tongue::of(*lang);
    let label = tongue.web_tell(name);
    let asked = asked.is_some_and(|asked| invite(asked).is_some());
    html! {
        form id="tell" data-clear data-send=(ask("tell", json!({ "seat": seat }))) {
            input id="tell-text" name="text" type="text" maxlength="500" required autocomplete="off"
                aria-label=(label) placeholder=(label) title=(tongue.web_tell_help())
                aria-describedby=[asked.then_some("tell-asked")];
            button.button.icon-only type="submit" aria-label=(tongue.web_tell_send()) title=(tongue.web_tell_send()) {
                (icon(Icon::Send))
            }
        }
    }
}

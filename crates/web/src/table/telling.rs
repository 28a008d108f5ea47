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
    /// What the others have told since, each with their name.
    told: Vec<(String, &'a str)>,
    /// What people and characters at the table are called.
    taken: Vec<String>,
    /// For whoever would rather be given a name.
    dice: u64,
}

/// Who may tell something, where anybody may. A card may have asked them for something, after so many
/// steps: that can be answered when all is over, too.
pub(crate) fn tells<'a, A>(
    page: &TablePage<'a>,
    asked: Option<(usize, A)>,
) -> Option<Tells<'a, A>> {
    let telling = page.picture.telling.as_ref()?;
    let seat = page.seat?;
    let answered =
        |step: usize| telling.told.iter().any(|told| told.seat == seat && told.step >= step);
    let asked = asked.filter(|(step, _)| !answered(*step));
    let open = match page.picture.phase {
        Phase::Playing => true,
        Phase::Over => asked.is_some(),
        Phase::Gathering => false,
    };
    let chair = page.picture.seats.get(usize::from(seat));
    let since = asked.as_ref().map_or(usize::MAX, |(step, _)| *step);
    let told = telling.told.iter().filter(|told| told.seat != seat && told.step >= since);
    let told = told.map(|told| (character(page, told.seat), told.text_in(page.visit.lang)));
    open.then(|| Tells {
        lang: page.visit.lang,
        seat,
        name: character(page, seat),
        named: chair.and_then(|chair| chair.character.as_deref()),
        naming: telling.naming,
        choosing: telling.choosing,
        told: told.collect(),
        taken: if telling.naming { taken(page) } else { Vec::new() },
        dice: crate::stamp::stamp(&(page.key, page.picture.games, seat)),
        asked: asked.map(|(_, asked)| asked),
    })
}

/// What people and characters at the table are called.
fn taken(page: &TablePage<'_>) -> Vec<String> {
    let seats = &page.picture.seats;
    let names = seats.iter().flat_map(|chair| chair.character.iter().chain([&chair.name]));
    names.cloned().collect()
}

/// A field for whoever sits before the page and plays a character. `invite` puts what a card asks for
/// into words; the question itself stands above.
pub(crate) fn telling<A: Hash>(
    sheet: &mut Sheet<'_>,
    tells: &Tells<'_, A>,
    invite: fn(&A) -> Option<Telling>,
) -> Slot {
    let &Tells { lang, seat, ref name, named, ref asked, ref told, .. } = tells;
    let naming = tells.naming.then(|| {
        let (taken, dice) = (&tells.taken[..], tells.dice);
        sheet.part("character", &Naming { lang, seat, named, taken, dice }, naming)
    });
    let line = (!tells.choosing).then(|| {
        let asked = asked.as_ref();
        let ideas =
            asked.map(|asked| sheet.part("tell-ideas", &(lang, asked, told, invite), ideas));
        let line = sheet.part("tell", &(lang, seat, name, asked.is_some()), line);
        (ideas, line)
    });
    sheet.part("telling", &(lang, naming, line), |(lang, naming, line)| {
        html! {
            section.telling id="telling" {
                @if let Some(naming) = naming { (naming) }
                @match line {
                    None => p.help { (Tongue::of(*lang).refused_choosing()) },
                    Some((ideas, line)) => {
                        (line)
                        @if let Some(ideas) = ideas { (ideas) }
                    }
                }
            }
        }
    })
}

/// A line of the story, for the log.
pub(super) fn told(page: &TablePage<'_>, told: &ToldPicture) -> String {
    page.tongue().web_told(&character(page, told.seat), told.text_in(page.visit.lang))
}

/// What a character is called; before it has a name, its player's.
fn character(page: &TablePage<'_>, seat: u8) -> String {
    page.names().get(usize::from(seat)).cloned().unwrap_or_default()
}

/// The name of one's character, and dice for whoever would rather be given one: none that anybody at the
/// table has.
#[derive(Hash)]
struct Naming<'a> {
    lang: Lang,
    seat: u8,
    named: Option<&'a str>,
    /// Names at the table, which are not proposed.
    taken: &'a [String],
    /// Which name is proposed first.
    dice: u64,
}

fn naming(naming: &Naming<'_>) -> Markup {
    let &Naming { lang, seat, named, taken, dice } = naming;
    let tongue = Tongue::of(lang);
    let names = tongue.web_character_names();
    let is_free =
        |name: &&str| !taken.iter().any(|other| other.to_lowercase() == name.to_lowercase());
    let names: Vec<&str> = names.split(',').map(str::trim).filter(is_free).collect();
    let proposed = names.get((dice % names.len().max(1) as u64) as usize).copied();
    html! {
        form.character id="character" data-keep data-named[named.is_some()] data-send=(ask("character", json!({ "seat": seat }))) {
            label for="character-name" {
                @match named {
                    Some(name) => (tongue.web_character_named(name)),
                    None => (tongue.web_character()),
                }
            }
            input id="character-name" name="name" type="text" maxlength="24" required autocomplete="off"
                aria-label=(tongue.web_character_name()) value=[named.or(proposed)];
            button.button.quiet.dice type="button" data-dice=(names.join("|")) {
                (icon(Icon::Dice)) span { (tongue.web_character_dice()) }
            }
            button.button.quiet type="submit" { (tongue.web_save()) }
        }
    }
}

/// How something that a card asks for is put into words.
type Invite<A> = fn(&A) -> Option<Telling>;

/// What a card lends to whoever has nothing to say. What somebody else has borrowed is theirs.
fn ideas<A>((lang, asked, told, invite): &(Lang, &A, &Vec<(String, &str)>, Invite<A>)) -> Markup {
    let lent = invite(asked).map(|asked| asked.ideas).unwrap_or_default();
    let whose = |idea: &str| told.iter().find(|(_, text)| *text == idea).map(|(name, _)| name);
    html! {
        @if !lent.is_empty() {
            div.ideas id="tell-ideas" role="group" aria-label=(Tongue::of(*lang).web_tell_ideas()) {
                @for idea in &lent {
                    @match whose(idea) {
                        Some(name) => p.taken { (idea) " " small { (name) } },
                        None => button.button.quiet type="button" data-fill=(idea) { (idea) },
                    }
                }
            }
        }
    }
}

/// A field to tell in, which grows with what is written.
fn line((lang, seat, name, asked): &(Lang, u8, &String, bool)) -> Markup {
    let tongue = Tongue::of(*lang);
    let label = tongue.web_tell(name);
    html! {
        form id="tell" data-clear data-send=(ask("tell", json!({ "seat": seat }))) {
            textarea id="tell-text" name="text" rows="1" maxlength="500" required autocomplete="off"
                aria-label=(label) placeholder=(label) title=(tongue.web_tell_help())
                aria-describedby=[asked.then_some("tell-asked")] {}
            button.button type="submit" title=(tongue.web_tell_send()) {
                (icon(Icon::Send)) span { (tongue.web_tell_send()) }
            }
        }
    }
}

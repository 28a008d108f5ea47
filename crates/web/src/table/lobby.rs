//! Before the game: who comes, who is missing.

use super::{chairs, chat, notes, requests, setting, share, veto, window};
use crate::around::Around;
use crate::art::{Icon, icon, room};
use crate::parts::{Sheet, Slot};
use crate::press::{ask, choice, send, switch};
use crate::{TablePage, games, gist};
use maud::{Markup, html};
use serde_json::json;
use tables::{ChairPicture, Sitter};
use words::Tongue;

/// A lobby, and what stands in it.
#[derive(Hash)]
struct Lobby<'a> {
    page: Around<'a>,
    notice: Slot,
    seats: Slot,
    setting: Slot,
    veto: Option<Slot>,
    chat: Option<Slot>,
}

/// People are sitting down.
pub(super) fn lobby(sheet: &mut Sheet<'_>, page: &TablePage<'_>) -> Slot {
    let around = Around::of(page);
    // Somebody holds the device that is passed around, and nobody else looks.
    if around.one_device && around.seat.is_some() && around.vetoed.is_some() {
        return sheet.part("veto-alone", &around, veto::alone);
    }
    let guest = is_guest(&around);
    let lobby = Lobby {
        page: around,
        notice: notes::notice(sheet, page),
        seats: sheet.part("lobby-seats", &around, chairs::seats),
        setting: sheet.part("lobby-setting", &around, setting::setting),
        veto: (!around.yours.is_empty()).then(|| sheet.part("lobby-veto", &around, veto::veto)),
        // Those who share a device share a room.
        chat: (!around.one_device && !guest).then(|| chat::chat(sheet, page)),
    };
    sheet.part("lobby", &lobby, draw)
}

fn is_guest(page: &Around<'_>) -> bool {
    page.yours.is_empty() && !page.host
}

fn draw(Lobby { page, notice, seats, setting, veto, chat }: &Lobby<'_>) -> Markup {
    let (tongue, picture, guest) = (page.tongue(), page, is_guest(page));
    html! {
        (games::picture(tongue, picture.game))
        (welcome(page))
        (notice)
        (requests::shared(page))
        @if guest { (arrival(page)) } @else if !picture.one_device && picture.host { (invitation(page)) }
        @if picture.host { (players(page)) }
        h2 { (tongue.web_seats()) }
        (seats)
        (setting)
        @if let Some(veto) = veto { (veto) }
        @if picture.host { (beginning(page)) } @else if !guest { (waiting(page)) }
        @if !guest && !picture.host && !picture.one_device { (invitation(page)) }
        @if let Some(chat) = chat {
            (chairs::watchers(page))
            section aria-labelledby="meanwhile" {
                h2 id="meanwhile" { (tongue.web_panel_chat()) }
                (chat)
            }
        }
    }
}

/// What it is about, for whoever comes: who invites to what and what one would aim for, or that one is in.
fn welcome(page: &Around<'_>) -> Markup {
    let (tongue, host) = (page.tongue(), page.seats.iter().find(|chair| chair.host));
    let (guest, game) = (is_guest(page), page.game.title(tongue));
    let invited = guest && !page.removed;
    let seated = page.yours.first().filter(|_| !page.host);
    html! {
        section.welcome {
            @if let (Some(host), true) = (host, invited) {
                div.whom aria-hidden="true" { (room::seated(host.seat.into())) }
            }
            h1 {
                @match (host, seated) {
                    (_, Some(seat)) => (tongue.web_you_are_in(page.name_of(*seat))),
                    (Some(host), _) if invited => (tongue.web_invites(&host.name, &game)),
                    (None, _) if invited => (tongue.web_invited(&game)),
                    _ => (tongue.web_lobby_title(&game)),
                }
            }
            @if let (Some(host), Some(_)) = (host, seated) {
                p.aim { (tongue.web_deals(&host.name)) }
            } @else if invited {
                p.aim { (gist::aim(tongue, page.game)) }
            }
            p.facts { (facts(page, invited)) }
            @if !page.host {
                p { a.button.read href={ "/rules/" (page.game) } target="_blank" { (icon(Icon::Rules)) (tongue.web_how_played()) } }
            }
        }
    }
}

fn facts(page: &Around<'_>, invited: bool) -> String {
    let tongue = page.tongue();
    let (short, long) = page.game.about().minutes;
    let takes = tongue.web_takes(short.into(), long.into());
    let takes = if invited { tongue.sentences(&takes, &tongue.web_no_account()) } else { takes };
    match page.rules {
        Some(rules) => tongue.sentences(&tongue.web_edition_line(rules), &takes),
        None => takes,
    }
}

/// The first thing to do: to ask somebody.
fn invitation(page: &Around<'_>) -> Markup {
    let tongue = page.tongue();
    html! {
        section.asking aria-labelledby="invitation" {
            h2 id="invitation" { (tongue.web_invitation()) }
            (share::invitation(page, "invite-link", &tongue.web_invitation_help()))
        }
    }
}

/// The host says how many play, where the game leaves a choice.
fn players(page: &Around<'_>) -> Markup {
    let tongue = page.tongue();
    let about = page.game.about();
    let rules = about.rules.iter().find(|rules| page.rules == Some(rules.key));
    let most = rules.map_or(about.players, |rules| rules.players);
    let now = page.seats.len();
    html! {
        @if most.fewest < most.most {
            div.count role="group" aria-labelledby="count" {
                h2 id="count" { (tongue.web_how_many()) }
                @for players in most.fewest..=most.most {
                    (choice(&ask("players", json!({ "players": players })), usize::from(players) == now, &players.to_string()))
                }
            }
        }
    }
}

/// A guest has come through the door.
fn arrival(page: &Around<'_>) -> Markup {
    html! {
        @if page.removed {
            (notes::removed(page))
        } @else if page.free_seat.is_some() {
            (share::sit_form(page))
        } @else {
            div.notice { p { (page.tongue().web_full()) } }
        }
    }
}

/// The host decides when to begin.
fn beginning(page: &Around<'_>) -> Markup {
    let tongue = page.tongue();
    let free = page.seats.iter().any(|chair| chair.sitter == Sitter::Nobody);
    html! {
        section.waiting {
            @if page.one_device {
                p { (tongue.web_one_device_help()) }
            } @else if free {
                p { (tongue.web_waiting_guests()) }
            } @else {
                p { (tongue.web_waiting_ready()) }
            }
            (beginner(page))
            (window::lengths(page))
            (send("primary", &ask("start", json!({})), &tongue.web_start()))
            @if free { p.help { (tongue.web_start_alone()) } }
        }
    }
}

/// The host may name who begins (LL-14, FV-16).
fn beginner(page: &Around<'_>) -> Markup {
    let tongue = page.tongue();
    let first = page.first;
    html! {
        div.first role="group" aria-labelledby="first" {
            p id="first" { (tongue.web_field_first()) }
            (switch(&ask("first", json!({ "seat": null })), first.is_none(), &tongue.web_as_usual()))
            @for chair in page.seats {
                (switch(&ask("first", json!({ "seat": chair.seat })), first == Some(chair.seat), &seat_name(tongue, chair)))
            }
        }
    }
}

fn seat_name(tongue: &Tongue, chair: &ChairPicture) -> String {
    match chair.name.as_str() {
        "" => tongue.seat_number(i64::from(chair.seat) + 1),
        name => name.to_string(),
    }
}

fn waiting(page: &Around<'_>) -> Markup {
    let tongue = page.tongue();
    let host = page.seats.iter().find(|chair| chair.host);
    let line =
        host.map_or_else(|| tongue.web_waiting_start(), |host| tongue.web_waiting_host(&host.name));
    html! { section.waiting role="status" { (crate::art::seal()) p { (line) } } }
}

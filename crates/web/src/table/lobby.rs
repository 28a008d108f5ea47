//! Before the game: who comes, who is missing.

use super::{chairs, chat, notes, requests, setting, share, veto, window};
use crate::press::{ask, choice, send, switch};
use crate::{TablePage, ui};
use maud::{Markup, html};
use serde_json::json;
use tables::{ChairPicture, Sitter};
use words::Tongue;

/// People are sitting down.
pub(super) fn lobby(page: &TablePage<'_>) -> Markup {
    let tongue = page.tongue();
    let picture = page.picture;
    let guest = picture.yours.is_empty() && !picture.host;
    let invited = guest && !picture.removed;
    // Somebody holds the device that is passed around, and nobody else looks.
    if picture.one_device && page.seat.is_some() && page.vetoed.is_some() {
        return veto::alone(page);
    }
    html! {
        section.welcome {
            div.emblem { (ui::emblem(picture.game)) }
            h1 { (heading(page, invited)) }
            p { (facts(page, invited)) }
        }
        (notes::notice(page))
        (requests::shared(page))
        @if guest { (arrival(page)) } @else if !picture.one_device { (invitation(page)) }
        @if picture.host { (players(page)) }
        h2 { (tongue.web_seats()) }
        (chairs::seats(page))
        (setting::setting(page))
        @if !picture.yours.is_empty() { (veto::veto(page)) }
        @if picture.host { (beginning(page)) } @else if !guest { (waiting(page)) }
        @if !picture.one_device && !guest {
            (chairs::watchers(page))
            // Those who share a device share a room.
            section aria-labelledby="meanwhile" {
                h2 id="meanwhile" { (tongue.web_panel_chat()) }
                (chat::chat(page))
            }
        }
    }
}

fn heading(page: &TablePage<'_>, invited: bool) -> String {
    let tongue = page.tongue();
    let game = page.picture.game.title(tongue);
    let host = page.picture.seats.iter().find(|chair| chair.host);
    match host {
        Some(host) if invited => tongue.web_invites(&host.name, &game),
        None if invited => tongue.web_invited(&game),
        _ => tongue.web_lobby_title(&game),
    }
}

fn facts(page: &TablePage<'_>, invited: bool) -> String {
    let tongue = page.tongue();
    let (short, long) = page.picture.game.about().minutes;
    let takes = tongue.web_takes(short.into(), long.into());
    let takes = if invited { tongue.sentences(&takes, &tongue.web_no_account()) } else { takes };
    match &page.picture.rules {
        Some(rules) => tongue.sentences(&tongue.web_edition_line(rules), &takes),
        None => takes,
    }
}

/// The first thing to do: to ask somebody.
fn invitation(page: &TablePage<'_>) -> Markup {
    let tongue = page.tongue();
    html! {
        section.asking aria-labelledby="invitation" {
            h2 id="invitation" { (tongue.web_invitation()) }
            (share::invitation(page, "invite-link", &tongue.web_invitation_help()))
        }
    }
}

/// The host says how many play, where the game leaves a choice.
fn players(page: &TablePage<'_>) -> Markup {
    let tongue = page.tongue();
    let about = page.picture.game.about();
    let rules = about.rules.iter().find(|rules| page.picture.rules.as_deref() == Some(rules.key));
    let most = rules.map_or(about.players, |rules| rules.players);
    let now = page.picture.seats.len();
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
fn arrival(page: &TablePage<'_>) -> Markup {
    html! {
        @if page.picture.removed {
            (notes::removed(page))
        } @else if page.picture.free_seat.is_some() {
            (share::sit_form(page))
        } @else {
            div.notice { p { (page.tongue().web_full()) } }
        }
    }
}

/// The host decides when to begin.
fn beginning(page: &TablePage<'_>) -> Markup {
    let tongue = page.tongue();
    let free = page.picture.seats.iter().any(|chair| chair.sitter == Sitter::Nobody);
    html! {
        section.waiting {
            @if page.picture.one_device {
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
fn beginner(page: &TablePage<'_>) -> Markup {
    let tongue = page.tongue();
    let first = page.picture.first;
    html! {
        div.first role="group" aria-labelledby="first" {
            p id="first" { (tongue.web_field_first()) }
            (switch(&ask("first", json!({ "seat": null })), first.is_none(), &tongue.web_as_usual()))
            @for chair in &page.picture.seats {
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

fn waiting(page: &TablePage<'_>) -> Markup {
    let tongue = page.tongue();
    let host = page.picture.seats.iter().find(|chair| chair.host);
    let line =
        host.map_or_else(|| tongue.web_waiting_start(), |host| tongue.web_waiting_host(&host.name));
    html! { section.waiting role="status" { (crate::art::seal()) p { (line) } } }
}

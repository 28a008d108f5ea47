//! Short pages: a seat that waits, a door that is closed, and something that went wrong.

use crate::Visit;
use crate::art::{broken_seal, envelope};
use crate::shell::{self, Width};
use house::GameKind;
use maud::{Markup, html};
use tables::Door;
use words::Tongue;

/// Somebody has opened the private link of a seat: may it be theirs on this device?
pub fn seat_page(visit: &Visit<'_>, name: &str, game: GameKind, token: &str) -> Markup {
    let tongue = visit.tongue();
    let main = html! {
        section.waiting {
            (envelope())
            h1 { (tongue.web_seat_title()) }
            p { (tongue.web_seat_question(name, &game.title(tongue))) }
            form method="post" action={ "/seat/" (token) } {
                button.button.primary type="submit" { (tongue.web_seat_sit()) }
            }
        }
    };
    shell::page(visit, &tongue.web_title(&tongue.web_seat_title()), Width::Narrow, main)
}

/// Somebody has opened the host's invitation to a seat.
pub fn invited_page(visit: &Visit<'_>, host: &str, game: GameKind, token: &str) -> Markup {
    let tongue = visit.tongue();
    let game = game.title(tongue);
    let question = match host {
        "" => tongue.web_invited_question_nobody(&game),
        host => tongue.web_invited_question(host, &game),
    };
    let main = html! {
        section.waiting {
            (envelope())
            h1 { (tongue.web_seat_title()) }
            p { (question) }
            (name_form(visit, &format!("/seat/{token}"), &tongue.web_seat_sit()))
        }
    };
    shell::page(visit, &tongue.web_title(&tongue.web_seat_title()), Width::Narrow, main)
}

/// Somebody stands before a running game that is closed to spectators: they may ask for a seat, and
/// wait here for the answer, which the page fetches by itself.
pub fn door_page(visit: &Visit<'_>, door: &Door, key: &str) -> Markup {
    let tongue = visit.tongue();
    let main = html! {
        section.waiting role="status" {
            (envelope())
            h1 { (tongue.web_door_title()) }
            @if door.asking {
                p { (asked(tongue, &door.host)) }
            } @else {
                p { (tongue.refused_no_watchers()) }
                p { (tongue.web_door_ask()) }
                (name_form(visit, &format!("/t/{key}/sit"), &tongue.web_ask_seat()))
            }
        }
    };
    shell::page(visit, &tongue.web_title(&tongue.web_door_title()), Width::Narrow, main)
}

/// The host has been asked.
pub(crate) fn asked(tongue: &Tongue, host: &str) -> String {
    match host {
        "" => tongue.web_asked_nobody(),
        host => tongue.web_asked(host),
    }
}

fn name_form(visit: &Visit<'_>, action: &str, label: &str) -> Markup {
    let tongue = visit.tongue();
    html! {
        form.sit method="post" action=(action) {
            div.field {
                label for="sit-name" { (tongue.web_your_name()) }
                input id="sit-name" name="name" type="text" maxlength="24" autocomplete="nickname"
                    value=(visit.name) aria-describedby="sit-help";
                p.help id="sit-help" { (tongue.web_name_help()) }
            }
            button.button.primary type="submit" { (label) }
        }
    }
}

/// Something went wrong: one sentence, and the way back.
pub fn error_page(visit: &Visit<'_>, sentence: &str) -> Markup {
    let tongue = visit.tongue();
    let main = html! {
        section.waiting {
            (broken_seal())
            h1 { (tongue.web_error_title()) }
            p { (sentence) }
            a.button.primary href="/" { (tongue.web_error_home()) }
        }
    };
    shell::page(visit, &tongue.web_title(&tongue.web_error_title()), Width::Narrow, main)
}

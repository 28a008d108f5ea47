//! Short pages: a seat that waits, a door that is closed, and something that went wrong.

use crate::art::{Icon, broken_seal, icon};
use crate::shell::{self, Width};
use crate::{Visit, games, gist};
use house::GameKind;
use maud::{Markup, html};
use tables::Door;
use words::Tongue;

/// Somebody has opened the private link of a seat: may it be theirs on this device?
pub fn seat_page(visit: &Visit<'_>, name: &str, game: GameKind, token: &str) -> Markup {
    let tongue = visit.tongue();
    let said = html! {
        p.aim { (tongue.web_seat_question(name, &game.title(tongue))) }
        form method="post" action={ "/seat/" (token) } {
            button.button.primary type="submit" { (tongue.web_seat_sit()) }
        }
    };
    letter(visit, game, &tongue.web_seat_title(), &said)
}

/// Somebody has opened the host's invitation to a seat.
pub fn invited_page(visit: &Visit<'_>, host: &str, game: GameKind, token: &str) -> Markup {
    let tongue = visit.tongue();
    let title = game.title(tongue);
    let question = match host {
        "" => tongue.web_invited_question_nobody(&title),
        host => tongue.web_invited_question(host, &title),
    };
    let said = html! {
        p.aim { (question) }
        (about(tongue, game))
        (name_form(visit, &format!("/seat/{token}"), &tongue.web_seat_sit()))
    };
    letter(visit, game, &tongue.web_seat_title(), &said)
}

/// Somebody stands before a running game that is closed to spectators: they may ask for a seat, and
/// wait here for the answer, which the page fetches by itself.
pub fn door_page(visit: &Visit<'_>, door: &Door, key: &str) -> Markup {
    let tongue = visit.tongue();
    let said = html! {
        @if door.asking {
            p.aim { (asked(tongue, &door.host)) }
            (about(tongue, door.game))
        } @else {
            p.aim { (tongue.refused_no_watchers()) " " (tongue.web_door_ask()) }
            (about(tongue, door.game))
            (name_form(visit, &format!("/t/{key}/sit"), &tongue.web_ask_seat()))
        }
    };
    letter(visit, door.game, &tongue.web_door_title(), &html! { div role="status" { (said) } })
}

/// A page with the picture of a game, and something to be said beside it.
fn letter(visit: &Visit<'_>, game: GameKind, title: &str, said: &Markup) -> Markup {
    let tongue = visit.tongue();
    let main = html! {
        div.lobby {
            (games::picture(tongue, game))
            section.welcome {
                h1 { (title) }
                (said)
            }
        }
    };
    shell::page(visit, &tongue.web_title(title), Width::Usual, main)
}

/// What a game is about and how long it takes, and where to read more.
fn about(tongue: &Tongue, game: GameKind) -> Markup {
    let (short, long) = game.about().minutes;
    html! {
        p { (gist::aim(tongue, game)) }
        p.facts { (tongue.sentences(&tongue.web_takes(short.into(), long.into()), &tongue.web_no_account())) }
        p { a.button href={ "/rules/" (game) } target="_blank" { (icon(Icon::Rules)) (tongue.web_how_played()) } }
    }
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

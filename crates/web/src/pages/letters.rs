//! Two short pages: a seat that waits, and something that went wrong.

use crate::Visit;
use crate::art::{broken_seal, envelope};
use crate::shell::{self, Width};
use house::GameKind;
use maud::{Markup, html};

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

//! A seat that changes hands: who asks for one, what the host answers, and what everybody is told.

use crate::around::Around;
use crate::pages::asked;
use crate::press::{ask, send};
use maud::{Markup, html};
use serde_json::json;
use tables::{RequestPicture, TakenOverPicture};
use words::Tongue;

/// Requests for a seat, and seats that have just changed hands.
pub(super) fn requests(page: &Around<'_>, fresh: &[&TakenOverPicture]) -> Markup {
    html! {
        @for request in page.requests {
            div.notice.request id={ "request-" (request.request) } role="status" {
                @if request.yours { (mine(page)) } @else { (theirs(page, request)) }
            }
        }
        @for over in fresh {
            div.notice.taken-over id={ "taken-over-" (over.seat) } role="status" { p { (told(page.tongue(), over)) } }
        }
    }
}

/// Whoever asks waits for the answer.
fn mine(page: &Around<'_>) -> Markup {
    let tongue = page.tongue();
    let host = page.seats.iter().find(|chair| chair.host);
    html! {
        p { (asked(tongue, host.map_or("", |host| &host.name))) }
        (send("quiet", &ask("withdraw", json!({})), &tongue.web_withdraw()))
    }
}

/// Everybody sees who asks; the host answers.
fn theirs(page: &Around<'_>, request: &RequestPicture) -> Markup {
    let tongue = page.tongue();
    let answer = |word: &str| ask(word, json!({ "request": request.request }));
    html! {
        p { (tongue.web_request(&request.name, page.name_of(request.seat))) }
        @if page.host {
            p.help { (tongue.web_request_help(&request.name)) }
            div.actions {
                (send("primary", &answer("admit"), &tongue.web_let_in()))
                (send("quiet", &answer("decline"), &tongue.web_not_now()))
            }
        }
    }
}

/// A seat changed hands: what its new owner can know is no secret.
pub(super) fn told(tongue: &Tongue, over: &TakenOverPicture) -> String {
    tongue.web_taken_over(&over.name, &over.from)
}

/// A seat that is played from more than one browser, and how to end that.
pub(super) fn shared(page: &Around<'_>) -> Markup {
    let tongue = page.tongue();
    html! {
        @for seat in page.shared.iter().filter(|_| !page.one_device) {
            div.notice.shared id={ "shared-" (seat) } {
                p { (tongue.web_shared()) }
                (send("", &ask("reclaim", json!({ "seat": seat })), &tongue.web_reclaim()))
                p.help { (tongue.web_reclaim_help()) }
            }
        }
        @for seat in page.borrowed {
            div.notice.borrowed id={ "borrowed-" (seat) } {
                p { (tongue.web_borrowed(page.name_of(*seat))) }
                (send("quiet", &ask("release", json!({ "seat": seat })), &tongue.web_release()))
            }
        }
    }
}

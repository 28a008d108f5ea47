//! A seat that changes hands: who asks for one, what the host answers, and what everybody is told.

use super::now::name;
use crate::TablePage;
use crate::pages::asked;
use crate::press::{ask, send};
use maud::{Markup, html};
use serde_json::json;
use tables::{Phase, RequestPicture, TakenOverPicture};

/// Requests for a seat, and seats that have just changed hands.
pub(super) fn requests(page: &TablePage<'_>) -> Markup {
    let now = page.glimpse.map_or(0, |glimpse| glimpse.steps());
    let playing = page.picture.phase == Phase::Playing;
    let fresh = page.picture.taken_over.iter().filter(|over| playing && over.step == now);
    html! {
        @for request in &page.picture.requests {
            div.notice.request id={ "request-" (request.request) } role="status" {
                @if request.yours { (mine(page)) } @else { (theirs(page, request)) }
            }
        }
        @for over in fresh {
            div.notice.taken-over id={ "taken-over-" (over.seat) } role="status" { p { (told(page, over)) } }
        }
    }
}

/// Whoever asks waits for the answer.
fn mine(page: &TablePage<'_>) -> Markup {
    let tongue = page.tongue();
    let host = page.picture.seats.iter().find(|chair| chair.host);
    html! {
        p { (asked(tongue, host.map_or("", |host| &host.name))) }
        (send("quiet", &ask("withdraw", json!({})), &tongue.web_withdraw()))
    }
}

/// Everybody sees who asks; the host answers.
fn theirs(page: &TablePage<'_>, request: &RequestPicture) -> Markup {
    let tongue = page.tongue();
    let answer = |word: &str| ask(word, json!({ "request": request.request }));
    html! {
        p { (tongue.web_request(&request.name, name(page, request.seat))) }
        @if page.picture.host {
            p.help { (tongue.web_request_help(&request.name)) }
            div.actions {
                (send("primary", &answer("admit"), &tongue.web_let_in()))
                (send("quiet", &answer("decline"), &tongue.web_not_now()))
            }
        }
    }
}

/// A seat changed hands: what its new owner can know is no secret.
pub(super) fn told(page: &TablePage<'_>, over: &TakenOverPicture) -> String {
    page.tongue().web_taken_over(&over.name, &over.from)
}

/// A seat that is played from more than one browser, and how to end that.
pub(super) fn shared(page: &TablePage<'_>) -> Markup {
    let tongue = page.tongue();
    html! {
        @for seat in page.picture.shared.iter().filter(|_| !page.picture.one_device) {
            div.notice.shared id={ "shared-" (seat) } {
                p { (tongue.web_shared()) }
                (send("", &ask("reclaim", json!({ "seat": seat })), &tongue.web_reclaim()))
                p.help { (tongue.web_reclaim_help()) }
            }
        }
        @for seat in &page.picture.borrowed {
            div.notice.borrowed id={ "borrowed-" (seat) } {
                p { (tongue.web_borrowed(name(page, *seat))) }
                (send("quiet", &ask("release", json!({ "seat": seat })), &tongue.web_release()))
            }
        }
    }
}

//! Links to hand on, and what a guest does who has followed one.

use crate::TablePage;
use crate::art::{Icon, icon};
use crate::press::{ask, copyable};
use maud::{Markup, html};
use qrcode::{Color, QrCode};
use serde_json::json;
use tables::Phase;
use words::Tongue;

/// The address of the table.
pub(super) fn table_link(page: &TablePage<'_>) -> String {
    format!("{}/t/{}", page.visit.origin, page.key)
}

/// A link with its QR code.
pub(super) fn invitation(page: &TablePage<'_>, id: &str, help: &str) -> Markup {
    let tongue = page.tongue();
    let link = table_link(page);
    html! {
        div.invite {
            (qr(tongue, &link))
            div {
                p { (help) }
                (copyable(tongue, id, &tongue.web_table_link(), &link))
                (share(page, &link))
            }
        }
    }
}

/// Hands a link to whatever the device shares with, where it does: the style hides it elsewhere.
fn share(page: &TablePage<'_>, link: &str) -> Markup {
    let tongue = page.tongue();
    let title = tongue.web_invited(&page.picture.game.title(tongue));
    html! {
        button.button.share type="button" data-share=(link) data-share-title=(title) {
            (icon(Icon::Send)) (tongue.web_share_link())
        }
    }
}

/// The code that a telephone reads.
pub(super) fn qr(tongue: &Tongue, link: &str) -> Markup {
    let Ok(code) = QrCode::new(link) else { return html! {} };
    let (width, colors) = (code.width(), code.to_colors());
    let mut path = String::new();
    for (row, line) in colors.chunks(width).enumerate() {
        let mut column = 0;
        for run in line.chunk_by(|a, b| a == b) {
            if run[0] == Color::Dark {
                path += &format!("M{column} {row}h{0}v1h-{0}z", run.len());
            }
            column += run.len();
        }
    }
    html! {
        div.qr {
            svg viewBox={ "-1 -1 " (width + 2) " " (width + 2) } shape-rendering="crispEdges"
                role="img" aria-label=(tongue.web_qr()) { path fill="currentColor" d=(path) {} }
        }
    }
}

/// Sits down, or asks for a seat in a running game: over the socket, or as a plain form where there
/// is none.
pub(super) fn sit_form(page: &TablePage<'_>) -> Markup {
    let tongue = page.tongue();
    let asks = page.picture.phase == Phase::Playing;
    let label = if asks { tongue.web_ask_seat() } else { tongue.web_sit_down() };
    let vals = ask("sit", json!({ "lang": page.visit.lang.code() }));
    html! {
        form.sit method="post" action={ "/t/" (page.key) "/sit" } data-send=(vals) {
            div.field {
                label for="sit-name" { (tongue.web_your_name()) }
                input id="sit-name" name="name" type="text" maxlength="24" autocomplete="nickname"
                    value=(page.visit.name) aria-describedby="sit-help";
                p.help id="sit-help" { (tongue.web_name_help()) }
            }
            button.button.primary type="submit" { (label) }
        }
    }
}

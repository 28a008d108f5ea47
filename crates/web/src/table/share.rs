//! Links to hand on, and what a guest does who has followed one.

use crate::Visit;
use crate::around::Around;
use crate::art::{Icon, icon};
use crate::press::{ask, copyable};
use maud::{Markup, html};
use qrcode::{Color, QrCode};
use serde_json::json;
use tables::Phase;

/// The address of the table.
pub(super) fn table_link(page: &Around<'_>) -> String {
    link_of(page.origin, page.key)
}

fn link_of(origin: &str, key: &str) -> String {
    format!("{origin}/t/{key}")
}

/// A link with its QR code.
pub(super) fn invitation(page: &Around<'_>, id: &str, help: &str) -> Markup {
    let tongue = page.tongue();
    let link = table_link(page);
    html! {
        div.invite {
            (qr(page))
            div {
                p { (help) }
                (copyable(tongue, id, &tongue.web_table_link(), &link))
                (share(page, &link))
            }
        }
    }
}

/// Hands a link to whatever the device shares with, where it does: the style hides it elsewhere.
fn share(page: &Around<'_>, link: &str) -> Markup {
    let tongue = page.tongue();
    let title = tongue.web_invited(&page.game.title(tongue));
    html! {
        button.button.share type="button" data-share=(link) data-share-title=(title) {
            (icon(Icon::Send)) (tongue.web_share_link())
        }
    }
}

/// The code that a telephone reads: an image of its own, fetched when it comes to sight.
fn qr(page: &Around<'_>) -> Markup {
    let tongue = page.tongue();
    html! {
        div.qr {
            img src={ "/t/" (page.key) "/code.svg" } width="100" height="100" loading="lazy" alt=(tongue.web_qr());
        }
    }
}

/// The image of the code of a table's address; none if that is too long for one.
pub fn table_code(visit: &Visit<'_>, key: &str) -> Option<Markup> {
    let code = QrCode::new(link_of(visit.origin, key)).ok()?;
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
    Some(html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "-1 -1 " (width + 2) " " (width + 2) }
            shape-rendering="crispEdges" { path fill="#2b2330" d=(path) {} }
    })
}

/// Sits down, or asks for a seat in a running game: over the socket, or as a plain form where there
/// is none.
pub(super) fn sit_form(page: &Around<'_>) -> Markup {
    let tongue = page.tongue();
    let asks = page.phase == Phase::Playing;
    let label = if asks { tongue.web_ask_seat() } else { tongue.web_sit_down() };
    let vals = ask("sit", json!({ "lang": page.lang.code() }));
    html! {
        form.sit method="post" action={ "/t/" (page.key) "/sit" } data-send=(vals) {
            div.field {
                label for="sit-name" { (tongue.web_your_name()) }
                input id="sit-name" name="name" type="text" maxlength="24" autocomplete="nickname"
                    value=(page.name) aria-describedby="sit-help";
                p.help id="sit-help" { (tongue.web_name_help()) }
            }
            button.button.primary type="submit" { (label) }
        }
    }
}

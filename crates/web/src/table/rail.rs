//! What stands beside the table: on a phone, tabs with sheets that come up from below.

use super::{chairs, chat, ending, log};
use crate::art::{Icon, icon};
use crate::{GameUi, Panel, TablePage};
use house::AnyGlimpse;
use maud::{Markup, html};
use serde_json::json;

/// Log, chat, rules and seats.
pub(super) fn rail(page: &TablePage<'_>, glimpse: &AnyGlimpse) -> Markup {
    let tongue = page.tongue();
    let rules = html! {
        (glimpse.summary(page))
        p { a href={ "/rules/" (page.picture.game) } target="_blank" { (tongue.web_full_rules()) } }
    };
    let seats = html! {
        (chairs::panel(page))
        (ending::fairness(page))
    };
    html! {
        aside.rail id="rail" aria-label=(tongue.web_beside()) {
            (panel(page, Panel::Log, Icon::Log, &tongue.web_panel_log(), log::log(page, glimpse)))
            // Those who share a device share a room.
            @if !page.picture.one_device {
                (panel(page, Panel::Chat, Icon::Chat, &tongue.web_panel_chat(), chat::chat(page)))
            }
            (panel(page, Panel::Rules, Icon::Rules, &tongue.web_panel_rules(), rules))
            (panel(page, Panel::Seats, Icon::Person, &tongue.web_panel_seats(), seats))
        }
    }
}

/// A panel opens at once by itself, and the desk is told, so that the next frame agrees.
fn panel(page: &TablePage<'_>, panel: Panel, sign: Icon, label: &str, body: Markup) -> Markup {
    let (key, always) = match panel {
        Panel::Table => ("table", false),
        Panel::Log => ("log", true),
        Panel::Chat => ("chat", true),
        Panel::Rules => ("rules", false),
        Panel::Seats => ("seats", false),
    };
    html! {
        details.panel.always[always] name="rail" id={ "panel-" (key) } open[page.desk.panel == panel] {
            summary hx-ws:send="" hx-vals=(json!({ "click": "show", "panel": key })) { (icon(sign)) span { (label) } }
            div.body id={ "body-" (key) } tabindex="0" role="region" aria-label=(label) { (body) }
        }
    }
}

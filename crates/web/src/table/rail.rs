//! What stands beside the table: on a phone, tabs with sheets that come up from below.

use super::{chairs, chat, ending, log};
use crate::art::{Icon, icon};
use crate::{GameUi, TablePage};
use house::AnyGlimpse;
use maud::{Markup, html};
use words::Tongue;

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
            (panel(tongue, "log", true, Icon::Log, &tongue.web_panel_log(), log::log(page, glimpse)))
            // Those who share a device share a room.
            @if !page.picture.one_device {
                (panel(tongue, "chat", true, Icon::Chat, &tongue.web_panel_chat(), chat::chat(page)))
            }
            (panel(tongue, "rules", false, Icon::Rules, &tongue.web_panel_rules(), rules))
            (panel(tongue, "seats", false, Icon::Person, &tongue.web_panel_seats(), seats))
        }
    }
}

/// A panel opens and closes by itself, and the next frame leaves it so. That there is news behind it is
/// said where the script marks it.
fn panel(
    tongue: &Tongue,
    key: &str,
    always: bool,
    sign: Icon,
    label: &str,
    body: Markup,
) -> Markup {
    html! {
        details.panel.always[always] name="rail" id={ "panel-" (key) } {
            summary { (icon(sign)) span { (label) } " " span.sr.unread { (tongue.web_panel_news()) } }
            div.body id={ "body-" (key) } tabindex="0" role="region" aria-label=(label) { (body) }
        }
    }
}

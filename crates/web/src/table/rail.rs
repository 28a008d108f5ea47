//! What stands beside the table: on a phone, tabs with sheets that come up from below.

use super::{chairs, chat, ending, log};
use crate::around::Around;
use crate::art::{Icon, icon};
use crate::gist::{point, points};
use crate::parts::{Sheet, Slot};
use crate::play::Play;
use crate::{TablePage, score};
use house::GameKind;
use maud::{Markup, html};
use tables::Tally;
use words::{Lang, Tongue};

/// What stands beside the table.
#[derive(Hash)]
struct Rail {
    lang: Lang,
    game: GameKind,
    log: Slot,
    /// Those who share a device share a room.
    chat: Option<Slot>,
    gist: Slot,
    rules: Slot,
    seats: Slot,
}

/// Log, chat, rules and seats.
pub(super) fn rail(sheet: &mut Sheet<'_>, page: &TablePage<'_>, game: &dyn Play) -> Slot {
    let around = Around::of(page);
    let rail = Rail {
        lang: around.lang,
        game: around.game,
        log: log::log(sheet, page, game),
        chat: (!around.one_device).then(|| chat::chat(sheet, page)),
        gist: sheet.part("gist", &(around.lang, around.game), gist),
        rules: game.summary(sheet),
        seats: sheet.part("seats", &(around, score::score(page.picture)), seats),
    };
    sheet.part("rail", &rail, draw)
}

/// What a round is about and how it ends comes first.
fn gist((lang, game): &(Lang, GameKind)) -> Markup {
    let [aim, .., end] = points(Tongue::of(*lang), *game);
    html! { div.gist { (point(&aim)) (point(&end)) } }
}

fn seats((around, score): &(Around<'_>, Vec<Tally>)) -> Markup {
    html! { (score::drawn(around.tongue(), score)) (chairs::panel(around)) (ending::fairness(around)) }
}

fn draw(rail: &Rail) -> Markup {
    let tongue = Tongue::of(rail.lang);
    let rules = html! {
        (rail.gist)
        (rail.rules)
        p { a href={ "/rules/" (rail.game) } target="_blank" { (tongue.web_full_rules()) } }
    };
    html! {
        aside.rail id="rail" aria-label=(tongue.web_beside()) {
            (panel(tongue, "log", true, Icon::Log, &tongue.web_panel_log(), html! { (rail.log) }))
            @if let Some(chat) = &rail.chat {
                (panel(tongue, "chat", true, Icon::Chat, &tongue.web_panel_chat(), html! { (chat) }))
            }
            (panel(tongue, "rules", false, Icon::Rules, &tongue.web_panel_rules(), rules))
            (panel(tongue, "seats", false, Icon::Person, &tongue.web_panel_seats(), html! { (rail.seats) }))
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

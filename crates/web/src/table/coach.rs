//! Words of help for somebody's first game. Each goes when its moment does, and all of them when one is put
//! away.

use crate::TablePage;
use crate::ahead::is_now;
use crate::art::{Icon, icon};
use crate::parts::{Sheet, Slot};
use face::Hint;
use maud::{Markup, html};
use serde_json::json;
use tables::Phase;
use words::{Lang, Tongue};

/// A word of help on the table, which points to what it is about, for whoever wants any. What is to be taken
/// in comes first.
pub(crate) fn mark(
    sheet: &mut Sheet<'_>,
    page: &TablePage<'_>,
    hint: impl FnOnce(&Tongue) -> Option<Hint>,
) -> Option<Slot> {
    let playing = page.picture.phase == Phase::Playing;
    let wanted = page.desk.hints && playing && is_now(page);
    let Hint { beside, text } = wanted.then(|| hint(page.tongue())).flatten()?;
    Some(sheet.part("hint", &(page.visit.lang, text, Some(beside.name())), hinted))
}

/// A word of help that points nowhere.
pub(super) fn word(sheet: &mut Sheet<'_>, lang: Lang, text: String) -> Slot {
    sheet.part("hint", &(lang, text, None), hinted)
}

fn hinted((lang, text, beside): &(Lang, String, Option<&'static str>)) -> Markup {
    html! {
        div.hint id="hint" data-beside=[beside] {
            p { (text) }
            @let off = Tongue::of(*lang).web_hints_off();
            button.button.quiet.icon-only type="button" data-send=(json!({ "click": "no_hints" }))
                data-cookie="hints=off" aria-label=(off) title=(off) { (icon(Icon::Close)) }
        }
    }
}

//! The latest move, staged in the middle of the table, and what happened since one's own.

use super::coach;
use crate::TablePage;
use crate::parts::{Sheet, Slot};
use crate::play::Play;
use crate::press::send;
use maud::{Markup, html};
use serde_json::json;
use tables::Phase;
use words::{Lang, Tongue};

/// What is told in the middle of the table.
#[derive(Hash)]
pub(super) struct Staged {
    stage: Option<Slot>,
    since: Slot,
    hint: Option<Slot>,
    behind: Option<Slot>,
}

/// The latest move, what happened since one's own, and a hint for beginners.
pub(super) fn staged(sheet: &mut Sheet<'_>, page: &TablePage<'_>, game: &dyn Play) -> Staged {
    let playing = page.picture.phase == Phase::Playing;
    let hint = (page.desk.hints && playing).then(|| game.hint()).flatten();
    let lang = page.visit.lang;
    // What waits to be taken in is not passed over.
    let behind = page.is_behind() && game.onward().is_none();
    Staged {
        stage: game.stage(sheet),
        since: game.since(sheet),
        hint: hint.map(|hint| coach::word(sheet, lang, hint)),
        behind: behind.then(|| sheet.part("behind", &lang, self::behind)),
    }
}

pub(super) fn draw(staged: &Staged) -> Markup {
    html! {
        @if let Some(stage) = &staged.stage { (stage) }
        div.news {
            (staged.since)
            @if let Some(hint) = &staged.hint { (hint) }
        }
        @if let Some(behind) = &staged.behind { (behind) }
    }
}

/// There is more to see: it can be waited for, or skipped.
fn behind(lang: &Lang) -> Markup {
    let tongue = Tongue::of(*lang);
    html! { div.behind id="behind" { (send("quiet", &json!({ "click": "skip" }), &tongue.web_skip_ahead())) } }
}

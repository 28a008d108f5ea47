//! A table drawn for somebody who has clicked nothing yet.

use tables::Look;
use web::{Desk, Looks, TablePage, Visit};
use words::Lang;

/// The frame of what somebody is shown.
pub(crate) fn frame(look: &Look, lang: Lang) -> String {
    let looks = Looks::default();
    let page = TablePage {
        visit: Visit { lang, origin: "", path: "", hints: false, name: "", looks },
        key: "",
        picture: &look.picture,
        seat: look.seat,
        glimpse: look.glimpse.as_ref(),
        desk: &Desk::new(false),
        notice: None,
        seat_link: None,
        vetoed: None,
        invitations: &[],
    };
    web::frame(&page).into_string()
}

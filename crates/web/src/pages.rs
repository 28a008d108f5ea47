//! The pages that are not tables.

use crate::{Scene, Visit, shell, table};
use maud::{Markup, html};

/// The first page.
pub fn home(visit: &Visit<'_>) -> Markup {
    shell::page(visit, "Parlour", html! {})
}

/// The rules of a game.
pub fn rules_page(visit: &Visit<'_>, game: &str) -> Option<Markup> {
    words::rules::rules_page(visit.lang, game)?;
    Some(shell::page(visit, "Parlour", html! {}))
}

/// A game, step by step as somebody saw it. `scene` holds the glimpse of that moment; `steps` says
/// how many there are; `honest` whether the deal was the sealed one, once the game is over.
pub fn replay_page(scene: &Scene<'_>, steps: usize, honest: Option<bool>) -> Markup {
    let _ = (steps, honest);
    shell::page(&scene.visit, "Parlour", table::frame(scene))
}

/// Somebody has opened the private link of a seat: may it be theirs on this device?
pub fn seat_page(visit: &Visit<'_>, name: &str, game: &str, token: &str) -> Markup {
    let _ = (name, game);
    let form = html! { form method="post" action={ "/seat/" (token) } { button { (name) } } };
    shell::page(visit, "Parlour", form)
}

/// Something went wrong: one sentence, and the way back.
pub fn error_page(visit: &Visit<'_>, sentence: &str) -> Markup {
    shell::page(visit, "Parlour", html! { p { (sentence) } })
}

//! What LoveLetter looks like.

use crate::{Face, Picked, Scene};
use house::Glimpse;
use maud::{Markup, html};
use words::Tongue;

/// The face of the game.
pub struct LoveLetter;

impl Face for LoveLetter {
    fn key(&self) -> &'static str {
        "love-letter"
    }

    fn prompt(&self, scene: &Scene<'_>, glimpse: &dyn Glimpse) -> String {
        glimpse.ask(scene.tongue(), &scene.names())
    }

    fn middle(&self, _: &Scene<'_>, _: &dyn Glimpse) -> Markup {
        html! {}
    }

    fn tray(&self, _: &Scene<'_>, glimpse: &dyn Glimpse) -> Markup {
        html! {
            @for action in glimpse.moves() {
                button hx-ws:send hx-vals=(format!(r#"{{"click":"pick","what":{:?}}}"#, action.get())) { (action.get()) }
            }
        }
    }

    fn reveal(&self, _: &Scene<'_>, _: &dyn Glimpse) -> Option<Markup> {
        None
    }

    fn explain(&self, _: &Tongue, _: &str) -> Option<Markup> {
        None
    }

    fn hint(&self, _: &Scene<'_>, _: &dyn Glimpse) -> Option<String> {
        None
    }

    fn summary(&self, _: &Scene<'_>) -> Markup {
        html! {}
    }

    fn emblem(&self) -> Markup {
        html! {}
    }

    fn picked(&self, glimpse: &dyn Glimpse, picks: &[String]) -> Picked {
        let last = picks.last().map_or("", String::as_str);
        match glimpse.moves().iter().find(|action| action.get() == last) {
            Some(action) => Picked::Move(serde_json::from_str(action.get()).unwrap_or_default()),
            None => Picked::More(Vec::new()),
        }
    }
}

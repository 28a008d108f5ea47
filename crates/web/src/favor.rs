//! What Favor looks like.
//!
//! Everything is made from a [`Glimpse`]: the viewer's own view, and the sights that led to it.

mod clue;
mod explain;
mod eye;
mod hint;
mod ledger;
mod lot;
mod picks;
mod players;
mod reveal;
mod score;
mod stepper;
mod story;
mod tray;

use crate::{Face, Picked, Scene};
use eye::Eye;
use house::Glimpse;
use maud::{Markup, html};
use words::Tongue;

/// The face of the game.
pub struct Favor;

impl Face for Favor {
    fn key(&self) -> &'static str {
        "favor"
    }

    fn prompt(&self, scene: &Scene<'_>, glimpse: &dyn Glimpse) -> String {
        let asked = || glimpse.ask(scene.tongue(), &scene.names());
        let chosen = picks::Picks::read(&picks::moves(glimpse), &scene.desk.picks).chosen;
        chosen.map_or_else(asked, |action| tray::sure(scene.tongue(), action))
    }

    fn middle(&self, scene: &Scene<'_>, glimpse: &dyn Glimpse) -> Markup {
        let Some(eye) = Eye::new(scene, glimpse) else { return html! {} };
        html! {
            (lot::lot(&eye))
            (players::players(&eye))
            (ledger::ledger(&eye))
        }
    }

    fn tray(&self, scene: &Scene<'_>, glimpse: &dyn Glimpse) -> Markup {
        match Eye::new(scene, glimpse) {
            Some(eye) => tray::tray(&eye, glimpse, &scene.desk.picks),
            None => html! {},
        }
    }

    fn reveal(&self, scene: &Scene<'_>, glimpse: &dyn Glimpse) -> Option<Markup> {
        reveal::reveal(&Eye::new(scene, glimpse)?, glimpse, scene.desk.taken_in)
    }

    fn explain(&self, tongue: &Tongue, what: &str) -> Option<Markup> {
        explain::explain(tongue, what)
    }

    fn hint(&self, scene: &Scene<'_>, glimpse: &dyn Glimpse) -> Option<String> {
        let eye = Eye::new(scene, glimpse)?;
        if scene.desk.hints { hint::hint(&eye) } else { None }
    }

    fn summary(&self, scene: &Scene<'_>) -> Markup {
        explain::summary(scene.tongue())
    }

    fn emblem(&self) -> Markup {
        explain::emblem()
    }

    fn picked(&self, glimpse: &dyn Glimpse, picks: &[String]) -> Picked {
        picks::Picks::read(&picks::moves(glimpse), picks).picked()
    }
}

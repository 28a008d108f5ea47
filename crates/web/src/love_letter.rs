//! What Love Letter looks like.

mod card;
mod choice;
mod deck;
mod guess;
mod hand;
mod knowledge;
mod look;
mod players;
mod reveal;
mod rules;

use crate::{Face, Picked, Scene};
use choice::{Choice, Next, read};
use house::Glimpse;
use look::{Look, actions};
use maud::{Markup, html};
use words::Tongue;

/// The face of the game.
pub struct LoveLetter;

impl Face for LoveLetter {
    fn key(&self) -> &'static str {
        "love-letter"
    }

    fn prompt(&self, scene: &Scene<'_>, glimpse: &dyn Glimpse) -> String {
        let asked = Look::of(scene, glimpse).and_then(|look| hand::ask(&look));
        asked.unwrap_or_else(|| glimpse.ask(scene.tongue(), &scene.names()))
    }

    fn middle(&self, scene: &Scene<'_>, glimpse: &dyn Glimpse) -> Markup {
        let Some(look) = Look::of(scene, glimpse) else { return html! {} };
        html! {
            (players::others(&look))
            div.centre {
                (deck::deck(&look))
                (players::oneself(&look))
            }
            (deck::remains(&look))
        }
    }

    fn tray(&self, scene: &Scene<'_>, glimpse: &dyn Glimpse) -> Markup {
        let look = Look::of(scene, glimpse).filter(|look| look.me().is_some());
        let Some(look) = look else { return html! {} };
        html! {
            (guess::names(&look))
            (hand::order(&look))
            (hand::hand(&look))
            div.private {
                (knowledge::grid(&look))
                (knowledge::under(&look))
                (knowledge::notes(&look))
            }
        }
    }

    fn reveal(&self, scene: &Scene<'_>, glimpse: &dyn Glimpse) -> Option<Markup> {
        reveal::reveal(&Look::of(scene, glimpse)?)
    }

    fn explain(&self, tongue: &Tongue, what: &str) -> Option<Markup> {
        rules::explain(tongue, what)
    }

    fn hint(&self, scene: &Scene<'_>, glimpse: &dyn Glimpse) -> Option<String> {
        rules::hint(&Look::of(scene, glimpse)?)
    }

    fn summary(&self, scene: &Scene<'_>) -> Markup {
        rules::summary(scene)
    }

    fn emblem(&self) -> Markup {
        rules::emblem()
    }

    fn picked(&self, glimpse: &dyn Glimpse, picks: &[String]) -> Picked {
        match read(&actions(glimpse), picks) {
            Next::Move(action) => match serde_json::to_value(action) {
                Ok(action) => Picked::Move(action),
                Err(_) => Picked::More(Choice::Nothing.picks()),
            },
            Next::More(choice) => Picked::More(choice.picks()),
        }
    }
}

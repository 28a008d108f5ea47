//! What a game looks like.

use crate::Scene;
use house::Glimpse;
use maud::Markup;
use serde_json::Value;
use words::Tongue;

/// What a list of picks amounts to.
#[derive(Clone, PartialEq, Debug)]
pub enum Picked {
    /// More is needed: these picks stand. A pick that means nothing here is left out; one that
    /// contradicts an earlier pick replaces it.
    More(Vec<String>),
    /// A whole move, as the game writes it.
    Move(Value),
}

/// What a game looks like: one for each game that people can sit down to.
pub trait Face: Sync {
    /// The game's name: `love-letter`.
    fn key(&self) -> &'static str;
    /// The one sentence at the top: what to do now, given what has been picked.
    fn prompt(&self, scene: &Scene<'_>, glimpse: &dyn Glimpse) -> String;
    /// The middle of the table: what everybody sees, with what can be picked.
    fn middle(&self, scene: &Scene<'_>, glimpse: &dyn Glimpse) -> Markup;
    /// The private tray of the seat; nothing for spectators.
    fn tray(&self, scene: &Scene<'_>, glimpse: &dyn Glimpse) -> Markup;
    /// What the latest steps have revealed to this seat and is to be taken in ("Got it"), if
    /// anything: a hand seen by a Priest, the end of a round.
    fn reveal(&self, scene: &Scene<'_>, glimpse: &dyn Glimpse) -> Option<Markup>;
    /// What something that can be picked or asked about is, in a sentence and by its full rule.
    fn explain(&self, tongue: &Tongue, what: &str) -> Option<Markup>;
    /// A hint for somebody's first game, if there is one for this moment.
    fn hint(&self, scene: &Scene<'_>, glimpse: &dyn Glimpse) -> Option<String>;
    /// The short rules beside the table: every card with its line.
    fn summary(&self, scene: &Scene<'_>) -> Markup;
    /// A picture for the game on the home page.
    fn emblem(&self) -> Markup;
    /// What the picks amount to.
    fn picked(&self, glimpse: &dyn Glimpse, picks: &[String]) -> Picked;
}

/// What the game with this name looks like.
pub fn face(key: &str) -> Option<&'static dyn Face> {
    let faces: [&'static dyn Face; 2] = [&crate::love_letter::LoveLetter, &crate::favor::Favor];
    faces.into_iter().find(|face| face.key() == key)
}

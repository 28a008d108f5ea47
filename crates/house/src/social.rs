//! What a game brings along to be played by people at a table.

mod favor;
mod love_letter;

use crate::Hosted;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tabletop::Game;
use words::Tongue;

/// A game that people can sit down to.
pub trait Social:
    Hosted
    + Game<
        Action: Serialize + DeserializeOwned + Sync,
        Event: Serialize + DeserializeOwned + Sync,
        Sight: Serialize + Sync,
        State: Sync,
        View: Sync,
        Illegal: Serialize + Send + Sync + 'static,
    >
{
    /// How many minutes a game takes, about: the shortest and the longest.
    const MINUTES: (u8, u8);

    /// A view as other programs read it. Says what the view says and nothing else.
    fn picture(setup: &Self::Setup, view: &Self::View) -> Value;
    /// What a viewer is to do or to wait for, in one sentence.
    fn ask(setup: &Self::Setup, tongue: &Tongue, view: &Self::View, players: &[String]) -> String;
    /// Why a move is refused, in one sentence to the player who tried it.
    fn illegal(
        setup: &Self::Setup,
        tongue: &Tongue,
        illegal: &Self::Illegal,
        players: &[String],
    ) -> String;
    /// Whether somebody should be given time to take in what has just been seen: the end of a round,
    /// say. Must not depend on anything hidden.
    fn is_solemn(sight: &Self::Sight) -> bool;
}

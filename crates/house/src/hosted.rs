//! What a game brings along to be at home here.

use crate::{Follow, Refusal, Scribe, Study, Wanted};
use bots::Level;
use serde_json::{Map, Value};
use tabletop::{Deals, Imagine, Tally};
use words::Tongue;

/// A game of the house.
pub trait Hosted: Imagine {
    /// Its name on the command line and in transcripts.
    const KEY: &'static str;
    /// The sets of rules it knows, the usual one first; empty if there is only one.
    const RULES: &'static [&'static str];

    /// Whether the players contend for one victory, which a tie shares. Otherwise each wins or loses
    /// alone.
    const CONTEST: bool = true;

    /// Writes its transcripts.
    type Scribe: Scribe<Self>;
    /// Follows them again.
    type Follow: Follow<Self>;
    /// What simulations learn about it beyond who won; `()` if nothing.
    type Study: Study<Self>;

    /// The stories it tells; empty if it tells none.
    fn stories() -> Vec<String> {
        Vec::new()
    }
    /// The table somebody wants, or why it cannot be had.
    fn setup(wanted: &Wanted) -> Result<Self::Setup, Refusal>;
    /// The levels of its bots, weakest first; the first is `random`.
    fn levels() -> &'static [Level<Self>];
    /// Plays one game at random, watched by nobody but a study, allocating nothing per move.
    fn play_random(
        setup: &Self::Setup,
        deals: &mut Deals,
        rng: &mut bots::Dice,
        study: &mut Self::Study,
    ) -> Tally;

    /// A scribe for a new game.
    fn scribe(setup: &Self::Setup) -> Self::Scribe;
    /// What the header of a transcript says beyond game, players and seed.
    fn header(setup: &Self::Setup) -> Map<String, Value>;
    /// The table that a header describes.
    fn read_header(header: &Map<String, Value>, wanted: &Wanted) -> Result<Self::Setup, Refusal> {
        let rules = header.get("rules").and_then(Value::as_str).map(str::to_string);
        Self::setup(&Wanted { rules, ..wanted.clone() })
    }

    /// An event as somebody would perceive it from whom nothing is hidden.
    fn open(event: &Self::Event) -> Self::Sight;
    /// A sight in words, if it is worth a line of the log.
    fn log(
        setup: &Self::Setup,
        tongue: &Tongue,
        sight: &Self::Sight,
        players: &[String],
    ) -> Option<String>;
}

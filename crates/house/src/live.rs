//! Games that are being played, by people and bots, move by move.

mod game;
mod glimpse;

use crate::room::Of;
use crate::sealed::Dealer;
use crate::{Line, Refusal, Room, Social, Wanted};
use bots::Dice;
use game::LiveOf;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use std::any::Any;
use std::sync::Arc;
use tabletop::{Seat, Seats, Viewer};
use words::Tongue;

/// A game that people can sit down to, whichever it is.
pub trait Seating: Sync {
    /// Its name: `love-letter`.
    fn key(&self) -> &'static str;
    /// The sets of rules it knows, the usual one first; empty if there is only one.
    fn rules(&self) -> &'static [&'static str];
    /// The levels of its bots, weakest first.
    fn levels(&self) -> Vec<&'static str>;
    /// How many minutes a game takes, about: the shortest and the longest.
    fn minutes(&self) -> (u8, u8);
    /// A game that has not begun.
    fn open(&self, wanted: &Wanted) -> Result<Box<dyn Live>, Refusal>;
    /// A room for the same table, for its transcripts.
    fn room(&self, wanted: &Wanted) -> Result<Box<dyn Room>, Refusal>;
}

impl<G: Social> Seating for Of<G> {
    fn key(&self) -> &'static str {
        G::KEY
    }

    fn rules(&self) -> &'static [&'static str] {
        G::RULES
    }

    fn levels(&self) -> Vec<&'static str> {
        G::levels().iter().map(|level| level.name).collect()
    }

    fn minutes(&self) -> (u8, u8) {
        G::MINUTES
    }

    fn open(&self, wanted: &Wanted) -> Result<Box<dyn Live>, Refusal> {
        Ok(Box::new(LiveOf::<G>::new(G::setup(wanted)?)))
    }

    fn room(&self, wanted: &Wanted) -> Result<Box<dyn Room>, Refusal> {
        crate::Offer::room(self, wanted)
    }
}

/// Whom a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// These seats are to act.
    For(Seats),
    /// Nobody: these have won.
    Over(Seats),
}

/// One step of a game as the journal keeps it: a move, and all that came of it until somebody is
/// asked again. The first step has no move.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Written {
    /// Who moved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What was decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<Box<RawValue>>,
    /// What truly happened.
    pub events: Box<RawValue>,
    /// How many questions chance has answered since the game began.
    pub asked: u32,
}

/// Why a move is refused.
#[derive(Clone, Debug)]
pub enum Refused {
    /// It is not a move of this game at all.
    Malformed,
    /// The rules refuse it.
    Illegal(Arc<dyn Reason>),
}

impl std::fmt::Debug for dyn Reason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.code())
    }
}

/// Why the rules refuse a move.
pub trait Reason: Send + Sync {
    /// In one word for programs: `countess_first`.
    fn code(&self) -> String;
    /// In one sentence for people.
    fn say(&self, tongue: &Tongue, players: &[String]) -> String;
}

/// The journal of a game does not fit the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damaged;

/// A game that is being played. It holds the truth; out of it come only [glimpses](Glimpse).
pub trait Live: Send + Sync {
    /// The same game once more, to try something out.
    fn copy(&self) -> Box<dyn Live>;
    /// How many sit here.
    fn players(&self) -> u8;
    /// Whom it waits for.
    fn waiting(&self) -> Waiting;
    /// How many steps have been taken, the first deal being one.
    fn steps(&self) -> usize;
    /// Takes the first step: deals until somebody is asked.
    fn begin(&mut self, dealer: &mut dyn Dealer) -> Result<Written, Damaged>;
    /// A seat moves, and chance answers until somebody is asked again. A refused move changes
    /// nothing.
    fn act(
        &mut self,
        seat: Seat,
        action: &str,
        dealer: &mut dyn Dealer,
    ) -> Result<Written, Refused>;
    /// Takes a step that the journal tells of.
    fn follow(&mut self, written: &Written) -> Result<(), Damaged>;
    /// What a bot of this level would do in this seat, knowing what the seat may know.
    fn choose(&self, seat: Seat, level: &str, dice: &mut Dice) -> Option<Box<RawValue>>;
    /// What a viewer sees now.
    fn glimpse(&self, viewer: Viewer) -> Arc<dyn Glimpse>;
    /// What a viewer saw when so many steps had been taken.
    fn glimpse_at(&self, viewer: Viewer, steps: usize) -> Arc<dyn Glimpse>;
    /// The list of the viewer's legal moves, as other programs read it; empty if the viewer is not
    /// asked.
    fn moves(&self, viewer: Viewer) -> Box<RawValue>;
    /// Everything that a viewer has perceived since this step, step by step, as programs read it.
    fn sights(&self, viewer: Viewer, from: usize) -> Vec<Box<RawValue>>;
    /// The transcript of the game so far, header excluded. For games that are over: it hides
    /// nothing.
    fn transcript(&self, dealer: &mut dyn Dealer) -> Result<Vec<Line>, Damaged>;
    /// Whether everything happened as the rules, the moves and this dealer have it.
    fn is_honest(&self, dealer: &mut dyn Dealer) -> bool;
}

/// What one viewer sees of a game at one moment, and how it came to it.
pub trait Glimpse: Send + Sync {
    /// Who looks.
    fn viewer(&self) -> Viewer;
    /// How many steps have been taken.
    fn steps(&self) -> usize;
    /// The view, for those who know the game: a `G::View`.
    fn view(&self) -> &dyn Any;
    /// The set-up, for those who know the game: a `G::Setup`.
    fn setup(&self) -> &dyn Any;
    /// What was perceived lately, oldest first, for those who know the game: a `Vec<G::Sight>`.
    fn recent(&self) -> &dyn Any;
    /// How many of the recent sights came before the latest step.
    fn before_latest(&self) -> usize;
    /// The step that a recent sight belongs to, by its place among them.
    fn step_of(&self, sight: usize) -> usize;
    /// The view as other programs read it.
    fn picture(&self) -> Value;
    /// What was perceived in the latest step, as other programs read it.
    fn latest(&self) -> Box<RawValue>;
    /// The viewer's legal moves, as other programs read them; empty if the viewer is not asked.
    fn moves(&self) -> Vec<Box<RawValue>>;
    /// Whether the viewer is asked to move.
    fn is_asked(&self) -> bool;
    /// The log of what was perceived lately, with the number of the step that each line belongs to.
    fn log(&self, tongue: &Tongue, players: &[String]) -> Vec<(usize, String)>;
    /// What to do or to wait for, in one sentence.
    fn ask(&self, tongue: &Tongue, players: &[String]) -> String;
    /// Whether something happened in the latest step that people should be given time to take in.
    fn is_solemn(&self) -> bool;
}

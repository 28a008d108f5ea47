//! What somebody has clicked, before it becomes a move.
//!
//! A desk belongs to one open page. It is kept on the server beside the page's socket, and it is
//! forgotten with the page. What is picked for a move stays in the page until it is one.

use crate::{GameUi, Picked, Shown, Speed};
use house::AnyGlimpse;
use serde::Deserialize;
use tables::{Command, Picture, Play, Request};

/// A click, or a key that stands for one.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case", tag = "click")]
pub enum Click {
    /// Picks some things on the table, one after the other: a card, a player, a bid. What they mean
    /// is the game's affair.
    Pick {
        /// What.
        picks: Vec<String>,
        /// How many steps had been taken when they were picked.
        steps: usize,
    },
    /// Asks whether anybody is there.
    Ping,
    /// Takes the last pick back.
    Cancel,
    /// Has taken in what was revealed.
    GotIt,
    /// Has seen enough of the move that is shown.
    Skip,
    /// Wants moves shown more slowly or quickly.
    Pace {
        /// How quickly.
        speed: Speed,
    },
    /// Opens the curtain for a seat, on a device that is passed around.
    Open {
        /// Whose.
        seat: u8,
    },
    /// Closes the curtain.
    Cover,
    /// Switches on or off that impossible choices are dimmed.
    Dim {
        /// Whether they are.
        on: bool,
    },
    /// Wants no more hints.
    NoHints,
    /// Asks something of the table.
    Ask {
        /// What.
        #[serde(flatten)]
        command: Command,
    },
}

/// What somebody has clicked so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Desk {
    /// What was picked for the move in hand, in order.
    pub picks: Vec<String>,
    /// How many steps had been taken when the first was picked.
    steps: usize,
    /// How far the page has come with what happened.
    pub shown: Shown,
    /// How quickly moves are shown.
    pub speed: Speed,
    /// How many steps the viewer has taken in, so that what they revealed is not shown again.
    pub taken_in: usize,
    /// The same for each seat, on a device that is passed around.
    seats_taken_in: Vec<(u8, usize)>,
    /// The seat that the curtain is open for, on a device that is passed around.
    pub open: Option<u8>,
    /// Whether impossible choices are dimmed.
    pub dim: bool,
    /// Whether hints are wanted.
    pub hints: bool,
    /// The lessons that had come to light when the viewer last moved: those since are all open.
    pub lessons: Option<Vec<u8>>,
}

impl Desk {
    /// A tidy desk.
    pub fn new(hints: bool) -> Desk {
        Desk {
            picks: Vec::new(),
            steps: 0,
            shown: Shown::default(),
            speed: Speed::default(),
            taken_in: 0,
            seats_taken_in: Vec::new(),
            open: None,
            dim: true,
            hints,
            lessons: None,
        }
    }

    /// The seat whose eyes the page shows.
    pub fn seat(&self, picture: &Picture) -> Option<u8> {
        if picture.one_device {
            self.open.filter(|seat| picture.yours.contains(seat))
        } else {
            picture.yours.first().copied()
        }
    }

    /// The table has moved on: what was picked for an earlier moment is void.
    pub fn refresh(&mut self, glimpse: Option<&AnyGlimpse>) {
        let steps = glimpse.map_or(0, AnyGlimpse::steps);
        if steps != self.steps {
            self.picks.clear();
            self.steps = steps;
        }
        // A new game begins at its first step.
        self.taken_in = self.taken_in.min(steps);
        self.seats_taken_in.retain(|(_, taken_in)| *taken_in <= steps);
    }

    /// Somebody clicks. Gives what is to be asked of the table, if it comes to that.
    pub fn click(
        &mut self,
        click: Click,
        picture: &Picture,
        glimpse: Option<&AnyGlimpse>,
    ) -> Option<Request> {
        self.refresh(glimpse);
        match click {
            Click::Pick { picks, steps } => return self.pick(&picks, steps, picture, glimpse),
            Click::Cancel => {
                self.picks.pop();
            }
            Click::GotIt => self.taken_in = self.steps,
            Click::Pace { speed } => self.speed = speed,
            // There is nothing on the desk to change.
            Click::Skip | Click::Ping => {}
            Click::Open { seat } => {
                self.cover();
                self.open = Some(seat);
                let seats = &self.seats_taken_in;
                self.taken_in = seats.iter().find(|(of, _)| *of == seat).map_or(0, |(_, n)| *n);
            }
            Click::Cover => self.cover(),
            Click::Dim { on } => self.dim = on,
            Click::NoHints => self.hints = false,
            Click::Ask { command } => return Some(Request::Command(command)),
        }
        None
    }

    /// Closes the curtain. What its seat has not confirmed is revealed to it again.
    fn cover(&mut self) {
        if let Some(seat) = self.open.take() {
            self.seats_taken_in.retain(|(of, _)| *of != seat);
            self.seats_taken_in.push((seat, self.taken_in));
        }
        self.picks.clear();
    }

    fn pick(
        &mut self,
        picks: &[String],
        steps: usize,
        picture: &Picture,
        glimpse: Option<&AnyGlimpse>,
    ) -> Option<Request> {
        let seat = self.seat(picture)?;
        // An earlier moment can be looked at, but not played; and what was picked for one is void.
        let now = |glimpse: &&AnyGlimpse| glimpse.steps() == picture.steps && steps == self.steps;
        let glimpse = glimpse.filter(now)?;
        if picks.len() > MOST || picks.iter().any(|pick| pick.len() > LONGEST) {
            return None;
        }
        match glimpse.picked(picks) {
            Picked::More(picks) => self.picks = picks,
            Picked::Move(action) => {
                self.picks.clear();
                self.lessons = Some(glimpse.lessons());
                return Some(Request::Play(Play { seat, steps: Some(self.steps), action }));
            }
        }
        None
    }
}

/// The longest name of something that can be picked.
const LONGEST: usize = 40;
/// More picks than any move takes.
const MOST: usize = 8;

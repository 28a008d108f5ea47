//! What somebody has clicked, before it becomes a move.
//!
//! A desk belongs to one open page. It is kept on the server beside the page's socket, and it is
//! forgotten with the page. What is picked for a move stays in the page until it is one.

use crate::Speed;
use face::Picked;
use face::queue::{Event, Queue};
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
    /// Has taken in something that was revealed.
    GotIt {
        /// What: in which step, counted from 1, and which of the things there, counted from 0; what waits
        /// now, if that is not said.
        #[serde(default)]
        of: Option<(usize, usize)>,
    },
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
    /// What the viewer has been shown of what happened.
    queue: Queue,
    /// What was done about that and has not been heeded yet.
    event: Option<Event>,
    /// The same for each seat, on a device that is passed around.
    seats: Vec<(u8, Queue)>,
    /// How quickly moves are shown.
    pub speed: Speed,
    /// How many steps the viewer has taken in, so that what they revealed is not shown again.
    pub taken_in: usize,
    /// Which of the things to take in of the latest step waits; all of them, if that is not said.
    pub asking: Option<usize>,
    /// Whether something is to be taken in before anything may be picked, be it shown already or not.
    pub waits: bool,
    /// How many things of that step are still to be taken in, whether they wait already or not.
    pub left: usize,
    /// The seat that the curtain is open for, on a device that is passed around.
    pub open: Option<u8>,
    /// Whether impossible choices are dimmed.
    pub dim: bool,
    /// Whether hints are wanted.
    pub hints: bool,
}

impl Desk {
    /// A tidy desk.
    pub fn new(hints: bool) -> Desk {
        Desk {
            picks: Vec::new(),
            steps: 0,
            queue: Queue::default(),
            event: None,
            seats: Vec::new(),
            speed: Speed::default(),
            taken_in: 0,
            asking: None,
            waits: false,
            left: 0,
            open: None,
            dim: true,
            hints,
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
    }

    /// What the viewer has been shown so far, and what was done about it since. Whoever asks heeds it.
    pub fn shown(&mut self) -> (Queue, Option<Event>) {
        (self.queue, self.event.take())
    }

    /// So much has been shown by now.
    pub fn show(&mut self, queue: Queue) {
        self.queue = queue;
        self.asking = queue.asking();
        self.waits = queue.waits();
        self.left = queue.left();
        self.taken_in = queue.shown() - usize::from(self.asking.is_some());
    }

    /// Whoever has something to take in is offered no move before they have.
    pub fn hush(&self, glimpse: Option<&mut AnyGlimpse>) {
        if let Some(glimpse) = glimpse.filter(|_| self.waits) {
            glimpse.hush();
        }
    }

    /// The viewer has moved, and so many steps have been taken since.
    pub fn moved(&mut self, steps: usize) {
        self.event = Some(Event::Moved { steps });
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
            Click::GotIt { of } => {
                let (step, which) = of.unwrap_or((self.queue.shown(), self.queue.taken()));
                self.event = Some(Event::GotIt { step, which });
            }
            Click::Skip => self.event = Some(Event::Enough),
            Click::Pace { speed } => self.speed = speed,
            // There is nothing on the desk to change.
            Click::Ping => {}
            Click::Open { seat } => self.uncover(seat, picture),
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
            self.seats.retain(|(of, _)| *of != seat);
            self.seats.push((seat, self.queue));
        }
        self.queue = Queue::default();
        self.picks.clear();
    }

    /// Opens the curtain on the table as it is, unless something happened meanwhile that this seat must
    /// take in: then on that.
    fn uncover(&mut self, seat: u8, picture: &Picture) {
        self.cover();
        self.open = Some(seat);
        let of = |(of, queue): &&(u8, Queue)| *of == seat && queue.game() == Some(picture.games);
        let known = self.seats.iter().find(of).map(|(_, queue)| *queue);
        self.queue = known.unwrap_or(Queue::from_the_deal(picture.games));
        self.event = Some(Event::CatchUp { steps: picture.steps });
    }

    fn pick(
        &mut self,
        picks: &[String],
        steps: usize,
        picture: &Picture,
        glimpse: Option<&AnyGlimpse>,
    ) -> Option<Request> {
        // What is to be taken in comes first.
        let seat = self.seat(picture).filter(|_| !self.waits)?;
        // An earlier moment can be looked at, but not played; and what was picked for one is void.
        let now = |glimpse: &&AnyGlimpse| glimpse.steps() == picture.steps && steps == self.steps;
        let glimpse = glimpse.filter(now)?;
        if picks.len() > MOST || picks.iter().any(|pick| pick.len() > LONGEST) {
            return None;
        }
        match face::picked(glimpse, picks) {
            Picked::More(picks) => self.picks = picks,
            Picked::Move(action) => {
                self.picks.clear();
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

//! What people were told, held against what a journal has.
//!
//! Whoever tests a parlour that is killed, cut off or overtaken writes down what everybody asked for,
//! what they were answered and what they were shown: a [`History`]. In the end the journal is read,
//! and the two are [compared](History::check). They agree if
//!
//! * whatever was granted is kept, once for each time it was granted;
//! * whatever was refused is not, and neither is anything that nobody asked for;
//! * what was granted before something else was asked for stands before it;
//! * what somebody was shown is the journal as it was at some moment, on one line never earlier than
//!   what was shown there before, and on a new one never without what had been granted, or shown to
//!   them, when they asked for it.
//!
//! What was asked for and never answered may be kept or not: nobody was promised anything.
//!
//! Moments are numbers of any clock that all share, be it one that counts.
//!
//! ```
//! use history::{Finding, History, Log};
//!
//! let mut history = History::<&str, u8, usize>::default();
//! let asked = history.asked("a move", 1);
//! history.granted(asked, 2);
//! let lost = history.asked("another", 3);
//! let line = history.comes(0, 2);
//! history.saw(line, 1, 3);
//!
//! let kept = Log { marks: vec![Some("a move")], shown: |_: &u8, entries: usize| entries };
//! assert_eq!(history.check(kept), Ok(()));
//!
//! history.granted(lost, 4);
//! let kept = Log { marks: vec![Some("a move")], shown: |_: &u8, entries: usize| entries };
//! let lost = Finding::Lost { mark: "another", granted: 1, kept: 0 };
//! assert_eq!(history.check(kept), Err(lost));
//! ```

mod deeds;
mod finding;
mod sights;

pub use deeds::Asked;
pub use finding::Finding;
pub use sights::Line;

use deeds::Deeds;
use sights::{Pace, Sights};
use std::fmt::Debug;

/// What people asked for, were answered and were shown at one table.
///
/// What is asked for bears a mark `M` by which it is found in the journal, those who look are told
/// apart by `V`, and `S` is what there is to be seen.
#[derive(Clone, Debug)]
pub struct History<M, V, S> {
    deeds: Deeds<M>,
    sights: Sights<V, S>,
}

impl<M, V, S> Default for History<M, V, S> {
    fn default() -> Self {
        History { deeds: Deeds::default(), sights: Sights::default() }
    }
}

/// A journal, as far as it matters to a history.
pub struct Log<M, F> {
    /// Every entry in order, with its mark if somebody must have asked for it.
    pub marks: Vec<Option<M>>,
    /// What somebody is shown when there are so many entries.
    pub shown: F,
}

impl<M: Ord + Clone + Debug, V: Ord + Clone + Debug, S: PartialEq + Clone + Debug>
    History<M, V, S>
{
    /// Somebody asks for something.
    pub fn asked(&mut self, mark: M, at: u64) -> Asked {
        self.deeds.asked(mark, at)
    }

    /// It is granted, and so it is kept.
    pub fn granted(&mut self, asked: Asked, at: u64) {
        self.deeds.granted(asked, at);
    }

    /// It is refused, and so it is not.
    pub fn refused(&mut self, asked: Asked) {
        self.deeds.refused(asked);
    }

    /// How often this was granted.
    pub fn times_granted(&self, mark: &M) -> usize {
        self.deeds.times_granted(mark)
    }

    /// Whether anybody asked for this.
    pub fn was_asked(&self, mark: &M) -> bool {
        self.deeds.was_asked(mark)
    }

    /// Somebody asks at this moment to be shown how things stand, once or for as long as they like. What
    /// they are shown first is not older than anything granted by then, or shown to them.
    pub fn comes(&mut self, viewer: V, at: u64) -> Line {
        self.sights.open(viewer, at)
    }

    /// Somebody is shown how things stand. They may have missed something, but on one line they do not
    /// go back.
    pub fn saw(&mut self, line: Line, what: S, at: u64) {
        self.sights.add(line, Pace::Later, what, at);
    }

    /// Somebody is shown the entry that follows the last they were shown on this line, beginning with
    /// the first.
    pub fn saw_next(&mut self, line: Line, what: S, at: u64) {
        self.sights.add(line, Pace::Next, what, at);
    }

    /// Whatever was shown on a line last is all there is, now that there are so many entries.
    pub fn saw_all(&mut self, line: Line, entries: usize) {
        self.sights.saw_all(line, entries);
    }

    /// How often something was shown on a line so far.
    pub fn shown_on(&self, line: Line) -> usize {
        self.sights.shown_on(line)
    }

    /// Compares what people were told with what is kept.
    ///
    /// # Errors
    ///
    /// The first thing that cannot be.
    pub fn check<F>(&self, log: Log<M, F>) -> Result<(), Finding<M, V, S>>
    where
        F: FnMut(&V, usize) -> S,
    {
        let Log { marks, mut shown } = log;
        let promises = self.deeds.check(&marks)?;
        self.sights.check(marks.len(), &promises, &mut shown)
    }
}

//! What a viewer is shown, and when: one small machine without a clock of its own.
//!
//! A game may go on while somebody reads. What they are shown goes through a queue, step by step: a move
//! and what came of it; then, one by one, what they must take in; then a breath with what is new in hand;
//! then the next. Nothing is shown twice, nothing out of order, and nothing goes on while something waits
//! to be taken in; nor can the viewer move before it is. Picking a card, taking a pick back, closing a panel
//! or changing a setting are no events of this machine, so they cannot touch it, and looking again changes
//! nothing.
//!
//! A queue is a small value: whoever comes again on another line, or opens another tab, goes on with a copy
//! of the one they had.

use std::cmp::Reverse;

/// A time in milliseconds, by whichever clock the caller has. It never runs backwards.
pub type Millis = u64;

/// What a viewer has before them in a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Step {
    /// Whether there is anything to be seen in it.
    pub quiet: bool,
    /// How many things this viewer must take in.
    pub take_ins: usize,
    /// Whether it is staged at length, so that it wants more time than a move.
    pub staged: bool,
}

/// How long things are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// A move with what came of it.
    pub step: Millis,
    /// The breath after something was taken in.
    pub breath: Millis,
    /// A move that is staged at length.
    pub staged: Millis,
}

/// What happens to the queue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// So many steps of this game have been taken. The first such event is somebody coming in.
    News {
        /// Which game at the table.
        game: u32,
        /// How many steps.
        steps: usize,
    },
    /// Time has passed.
    Tick,
    /// Something that is to be taken in has been. What does not wait now is not meant: whoever presses twice
    /// has taken in one thing.
    GotIt {
        /// In which step, counted from 1.
        step: usize,
        /// Which of the things to take in of that step, counted from 0.
        which: usize,
    },
    /// The viewer has seen enough of this step.
    Enough,
    /// The viewer has moved, and so many steps have been taken since. One's own move is shown at once.
    Moved {
        /// How many steps there are then.
        steps: usize,
    },
    /// The viewer wants to see the table as it is after so many steps, but first what they must take in.
    CatchUp {
        /// How many steps.
        steps: usize,
    },
    /// The viewer comes again, and so many steps of this game have been taken by now. They go on where they
    /// were, or catch up where that is long ago.
    Again {
        /// Which game at the table.
        game: u32,
        /// How many steps.
        steps: usize,
    },
}

/// Whoever comes again after more steps than these catches up.
pub const FAR: usize = 7;

/// Where the viewer is within a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// The move and what came of it are shown, until then.
    Telling(Millis),
    /// Something waits to be taken in.
    Asking,
    /// All was taken in; the table is shown as it then was, until then.
    Breath(Millis),
    /// The step has been seen for as long as it wanted.
    Rest,
}

impl Phase {
    /// Phases of a step come one after the other, and of two that end by themselves the one is further that
    /// ends first.
    fn far(self) -> (u8, Reverse<Millis>) {
        match self {
            Phase::Telling(until) => (0, Reverse(until)),
            Phase::Asking => (1, Reverse(0)),
            Phase::Breath(until) => (2, Reverse(until)),
            Phase::Rest => (3, Reverse(0)),
        }
    }
}

/// The queue of one viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Queue(Option<Place>);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Place {
    game: u32,
    /// How many steps are shown.
    shown: usize,
    /// How many there are.
    steps: usize,
    /// Of the steps up to this one, only what is to be taken in is shown.
    skip: usize,
    /// How many things of the latest one shown are to be taken in, and how many of them have been.
    wanted: usize,
    taken: usize,
    phase: Phase,
}

impl Queue {
    /// The queue of somebody who was there when a game began, and has been shown nothing of it yet.
    pub fn from_the_deal(game: u32) -> Queue {
        let phase = Phase::Rest;
        Queue(Some(Place { game, shown: 0, steps: 0, skip: 0, wanted: 0, taken: 0, phase }))
    }

    /// How many steps are shown.
    pub fn shown(&self) -> usize {
        self.0.map_or(0, |place| place.shown)
    }

    /// How many things of the latest step that is shown have been taken in.
    pub fn taken(&self) -> usize {
        self.0.map_or(0, |place| place.taken)
    }

    /// Which of the things to take in waits now, if one does: it is shown over the latest step.
    pub fn asking(&self) -> Option<usize> {
        self.0.filter(|place| place.phase == Phase::Asking).map(|place| place.taken)
    }

    /// Whether something is to be taken in of the latest step that is shown, now or when its move has been
    /// seen: until then nothing may be picked.
    pub fn waits(&self) -> bool {
        self.0.is_some_and(|place| place.taken < place.wanted)
    }

    /// How many things of the latest step that is shown are still to be taken in.
    pub fn left(&self) -> usize {
        self.0.map_or(0, |place| place.wanted - place.taken)
    }

    /// Whether the viewer sees the table as it is, and has taken in what there was: only then can they
    /// move.
    pub fn is_present(&self) -> bool {
        self.0.is_none_or(|place| place.shown == place.steps) && !self.waits()
    }

    /// Whether more has been shown, asked or taken in than in another queue of the same viewer.
    pub fn is_ahead_of(&self, other: &Queue) -> bool {
        let far = |queue: &Queue| queue.0.map(|at| (at.game, at.shown, at.taken, at.phase.far()));
        far(self) > far(other)
    }

    /// When something changes by itself, if it does: a [`Tick`](Event::Tick) is wanted then.
    pub fn due(&self) -> Option<Millis> {
        let place = self.0?;
        let more = place.shown < place.steps;
        match place.phase {
            Phase::Telling(until) if more || place.taken < place.wanted => Some(until),
            Phase::Breath(until) if more => Some(until),
            _ => None,
        }
    }

    /// Which game of the table is shown.
    pub fn game(&self) -> Option<u32> {
        self.0.map(|place| place.game)
    }

    /// Something happens at a time. `step` tells what this viewer has before them in a step, counted
    /// from 1; it is asked only of those that have been taken.
    pub fn on(&mut self, event: Event, now: Millis, pace: Pace, step: impl Fn(usize) -> Step) {
        match event {
            Event::News { game, steps } => self.news(game, steps, now, pace, &step),
            Event::Tick => {}
            Event::GotIt { step, which } => self.got_it((step, which), now, pace),
            Event::Enough => self.enough(now),
            Event::Moved { steps } => self.moved(steps, now, pace, &step),
            Event::CatchUp { steps } => self.catch_up(steps, now),
            Event::Again { game, steps } => {
                self.come_again(game, steps, now);
                self.news(game, steps, now, pace, &step);
            }
        }
        self.run(now, pace, &step);
    }

    /// Whoever comes in sees the table as it is; whoever is there sees a new game from its deal on.
    fn news(
        &mut self,
        game: u32,
        steps: usize,
        now: Millis,
        pace: Pace,
        step: &impl Fn(usize) -> Step,
    ) {
        match &mut self.0 {
            Some(place) if place.game == game => place.steps = steps.max(place.shown),
            known => {
                let at_once = known.is_none();
                *self = Queue::from_the_deal(game);
                self.0.iter_mut().for_each(|place| place.steps = steps);
                if at_once && steps > 0 {
                    self.show(steps, now, Pace { step: 0, staged: 0, ..pace }, step);
                }
            }
        }
    }

    /// Whoever comes again after long catches up; what they saw of another game is of no use.
    fn come_again(&mut self, game: u32, steps: usize, now: Millis) {
        if self.game() != Some(game) || steps < self.shown() {
            *self = Queue::default();
        } else if steps > self.shown() + FAR {
            self.catch_up(steps, now);
        }
    }

    fn catch_up(&mut self, steps: usize, now: Millis) {
        let Some(place) = &mut self.0 else { return };
        place.steps = steps.max(place.shown);
        place.skip = place.steps;
        self.enough(now);
    }

    fn got_it(&mut self, what: (usize, usize), now: Millis, pace: Pace) {
        let waits =
            |place: &&mut Place| place.phase == Phase::Asking && (place.shown, place.taken) == what;
        let Some(place) = self.0.as_mut().filter(waits) else { return };
        place.taken += 1;
        if place.taken == place.wanted {
            place.phase = Phase::Breath(now + pace.breath);
        }
    }

    /// One's own move is shown at once, unless something is to be taken in that came before it.
    fn moved(&mut self, steps: usize, now: Millis, pace: Pace, step: &impl Fn(usize) -> Step) {
        let (present, shown) = (self.is_present(), self.shown());
        let Some(place) = &mut self.0 else { return };
        place.steps = place.steps.max(steps);
        if present && steps > shown {
            let first = (shown + 1..steps).find(|passed| step(*passed).take_ins > 0);
            self.show(first.unwrap_or(steps), now, pace, step);
        }
    }

    fn enough(&mut self, now: Millis) {
        match self.0.as_mut().map(|place| &mut place.phase) {
            Some(Phase::Telling(until) | Phase::Breath(until)) => *until = now.min(*until),
            Some(Phase::Asking | Phase::Rest) | None => {}
        }
    }

    fn show(&mut self, shown: usize, now: Millis, pace: Pace, step: &impl Fn(usize) -> Step) {
        let Some(place) = &mut self.0 else { return };
        let Step { quiet, take_ins, staged } = step(shown);
        let steps = place.steps.max(shown);
        let length = match (quiet, staged) {
            (true, _) => 0,
            (false, true) => pace.staged,
            (false, false) => pace.step,
        };
        let phase = Phase::Telling(now + length);
        *place = Place { shown, steps, wanted: take_ins, taken: 0, phase, ..*place };
    }

    /// Goes on for as long as time allows.
    fn run(&mut self, now: Millis, pace: Pace, step: &impl Fn(usize) -> Step) {
        while let Some(place) = &mut self.0 {
            match place.phase {
                Phase::Telling(until) if until <= now && place.taken < place.wanted => {
                    place.phase = Phase::Asking;
                }
                Phase::Telling(until) | Phase::Breath(until) if until <= now => {
                    place.phase = Phase::Rest;
                }
                Phase::Rest if place.shown < place.skip.min(place.steps) => {
                    let to = place.skip.min(place.steps);
                    let first = (place.shown + 1..to).find(|passed| step(*passed).take_ins > 0);
                    self.show(first.unwrap_or(to), now, Pace { step: 0, staged: 0, ..pace }, step);
                }
                Phase::Rest if place.shown < place.steps => {
                    let next = place.shown + 1;
                    self.show(next, now, pace, step);
                }
                Phase::Telling(_) | Phase::Breath(_) | Phase::Asking | Phase::Rest => return,
            }
        }
    }
}

#[cfg(test)]
mod tests;

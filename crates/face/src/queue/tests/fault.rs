//! Queues with something wrong, to see that it is found.

use super::*;

/// What could be wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    /// What is to be taken in is shown with its move.
    AskedWithItsMove,
    /// What is to be taken in is taken in by itself after a while.
    Impatient,
    /// Everything is taken in with one press.
    AllAtOnce,
    /// A press takes in whatever waits, though it was meant for something else.
    AnythingIsMeant,
    /// Having seen enough means having taken it in.
    EnoughIsGotIt,
    /// The next step comes without a breath.
    NoBreath,
    /// Whatever is new is shown at once.
    Jumps,
    /// A line that was lost shows the latest step again.
    ToldAgain,
    /// A line that was lost asks again for what was taken in.
    AskedAgain,
    /// A line that was lost forgets what waits.
    Forgets,
    /// Looking again, after a pick or *Back*, begins the step again.
    LooksAgain,
    /// Looking again goes on to the next.
    LooksOn,
    /// Whoever catches up misses what was to be taken in.
    Misses,
    /// What is quiet is waited for.
    WaitsForQuiet,
    /// A move may be picked while what is to be taken in is due.
    OffersEarly,
    /// The last thing to take in is passed over.
    OneTooFew,
}

impl Fault {
    pub(super) const ALL: [Fault; 16] = [
        Fault::AskedWithItsMove,
        Fault::Impatient,
        Fault::AllAtOnce,
        Fault::AnythingIsMeant,
        Fault::EnoughIsGotIt,
        Fault::NoBreath,
        Fault::Jumps,
        Fault::ToldAgain,
        Fault::AskedAgain,
        Fault::Forgets,
        Fault::LooksAgain,
        Fault::LooksOn,
        Fault::Misses,
        Fault::WaitsForQuiet,
        Fault::OffersEarly,
        Fault::OneTooFew,
    ];

    /// What happens to a queue that is wrong in this way, or right.
    pub(super) fn apply(
        fault: Option<Fault>,
        queue: &mut Queue,
        (event, now, pace): (Event, Millis, Pace),
        step: impl Fn(usize) -> Step,
    ) {
        let Some(fault) = fault else { return queue.on(event, now, pace, step) };
        let mut fault = Faulty { fault, event, now, pace };
        fault.before(queue);
        let Faulty { event, now, pace, .. } = fault;
        let (shown, far) = (queue.shown(), fault.far(queue));
        queue.on(event, now, pace, |of| {
            let right = step(of);
            match fault.fault {
                Fault::WaitsForQuiet => Step { quiet: false, ..right },
                Fault::OneTooFew => Step { take_ins: right.take_ins.saturating_sub(1), ..right },
                Fault::Misses if far.is_some_and(|to| (shown + 1..to).contains(&of)) => {
                    Step { take_ins: 0, ..right }
                }
                _ => right,
            }
        });
        fault.after(queue, step);
    }
}

/// Something that happens to a queue with a fault.
struct Faulty {
    fault: Fault,
    event: Event,
    now: Millis,
    pace: Pace,
}

impl Faulty {
    /// The step up to which somebody catches up who comes again.
    fn far(&self, queue: &Queue) -> Option<usize> {
        let Event::Again { steps, .. } = self.event else { return None };
        Some(steps).filter(|steps| *steps > queue.shown() + FAR)
    }

    /// What goes wrong before it happens, or instead.
    fn before(&mut self, queue: &mut Queue) {
        let comes_again = matches!(self.event, Event::Again { .. });
        let looks = matches!(self.event, Event::News { steps, .. } if queue.has_heard_of(steps));
        let Faulty { fault, event, now, pace } = self;
        match fault {
            Fault::Impatient if *event == Event::Tick => *event = got_it(queue),
            Fault::EnoughIsGotIt if *event == Event::Enough => *event = got_it(queue),
            Fault::AnythingIsMeant if matches!(event, Event::GotIt { .. }) => {
                *event = got_it(queue)
            }
            Fault::LooksOn if looks => *event = Event::Enough,
            Fault::NoBreath => pace.breath = 0,
            Fault::ToldAgain if comes_again => {
                queue.change(|place| place.phase = Phase::Telling(*now + pace.step));
            }
            Fault::AskedAgain if comes_again => {
                queue.change(|place| (place.taken, place.phase) = (0, Phase::Telling(*now)));
            }
            Fault::Forgets if comes_again => {
                queue.change(|place| (place.taken, place.phase) = (place.wanted, Phase::Rest));
            }
            Fault::LooksAgain if looks => {
                queue.change(|place| place.phase = Phase::Telling(*now + pace.step));
            }
            _ => {}
        }
    }

    /// What goes wrong when it has.
    fn after(&self, queue: &mut Queue, step: impl Fn(usize) -> Step) {
        let Faulty { now, pace, .. } = *self;
        match (self.fault, self.event) {
            (Fault::AskedWithItsMove, _) if queue.waits() && queue.asking().is_none() => {
                queue.on(Event::Enough, now, pace, step);
            }
            (Fault::AllAtOnce, Event::GotIt { .. }) => {
                while queue.asking().is_some_and(|which| which > 0) {
                    queue.on(got_it(queue), now, pace, &step);
                }
            }
            (Fault::Jumps, Event::News { steps, .. }) => {
                queue.on(Event::CatchUp { steps }, now, pace, step);
            }
            (Fault::OffersEarly, _) => queue.change(|place| {
                if matches!(place.phase, Phase::Telling(_)) {
                    place.taken = place.wanted;
                }
            }),
            _ => {}
        }
    }
}

impl Queue {
    fn has_heard_of(&self, steps: usize) -> bool {
        self.0.is_some_and(|place| place.steps == steps)
    }

    fn change(&mut self, change: impl FnOnce(&mut Place)) {
        self.0.as_mut().map(change);
    }
}

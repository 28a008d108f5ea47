//! Thousands of random evenings: whatever happens in whichever order, steps are shown one after the other,
//! what is to be taken in is asked for once, in order and after its move, nothing goes on before it was taken
//! in, and in the end everything has been shown.
//!
//! The queue is watched from outside by a [`Witness`], who keeps a record of its own of what was shown and
//! answered, and judges every single event.

use super::fault::Fault;
use super::*;

/// A source of numbers, the same for the same seed.
struct Chance(u64);

impl Chance {
    fn below(&mut self, count: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963);
        (self.0 >> 33) % count
    }

    fn often(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }
}

/// What one viewer has before them in the steps of a game.
struct Game(Vec<Step>);

impl Game {
    fn of(&self, step: usize) -> Step {
        self.0[step - 1]
    }

    fn grow(&mut self, chance: &mut Chance) {
        let take_ins = [0, 0, 0, 0, 0, 1, 1, 2, 3][chance.below(9) as usize];
        self.0.push(Step { quiet: chance.often(25), take_ins, staged: chance.often(15) });
    }

    fn len(&self) -> usize {
        self.0.len()
    }
}

/// An event, when it happens, and at which pace things are shown then.
type Moment = (Event, Millis, Pace);

/// Whoever watches what the viewer is shown. Says what is wrong, if anything is.
#[derive(Clone)]
struct Witness {
    /// The step at which the viewer came in.
    came: usize,
    /// How many steps the viewer's page has heard of.
    steps: usize,
    /// How many have been shown, since when the latest is, and how long it wants to be.
    shown: usize,
    since: Millis,
    wants: Millis,
    /// How much of it was taken in, and until when a breath is due after that.
    taken: usize,
    breath: Millis,
    /// Whether the viewer has seen enough of it.
    enough: bool,
    /// All that was asked, in order.
    asked: Vec<(usize, usize)>,
    /// Up to here the viewer catches up, and is told nothing but what is to be taken in.
    skip: usize,
}

type Verdict = Result<(), &'static str>;

fn holds(is: bool, otherwise: &'static str) -> Verdict {
    if is { Ok(()) } else { Err(otherwise) }
}

/// Whether this is what waits to be taken in.
fn meant(queue: &Queue, step: usize, which: usize) -> bool {
    queue.shown() == step && queue.asking() == Some(which)
}

impl Witness {
    /// Watches somebody who has just come in.
    fn new(queue: &Queue) -> Witness {
        let shown = queue.shown();
        Witness {
            came: shown,
            steps: shown,
            shown,
            since: 0,
            wants: 0,
            taken: 0,
            breath: 0,
            enough: false,
            asked: queue.asking().map(|which| (shown, which)).into_iter().collect(),
            skip: 0,
        }
    }

    /// Whether all of the latest step was taken in.
    fn is_done(&self, game: &Game) -> bool {
        self.taken == game.of(self.shown).take_ins
    }

    /// An event has led from one queue to another.
    fn judge(&mut self, [before, after]: [&Queue; 2], moment: Moment, game: &Game) -> Verdict {
        let (event, now, pace) = moment;
        match event {
            Event::GotIt { step, which } if meant(before, step, which) => {
                self.taken += 1;
                self.breath = now + pace.breath;
            }
            Event::Enough if before.asking().is_none() => (self.enough, self.breath) = (true, 0),
            Event::GotIt { .. } | Event::Enough | Event::Tick => {}
            Event::News { steps, .. } | Event::Moved { steps } => self.steps = steps,
            Event::CatchUp { steps } => self.catch_up(steps),
            Event::Again { steps, .. } if steps > self.shown + FAR => self.catch_up(steps),
            Event::Again { steps, .. } => self.steps = steps,
        }
        holds(after.shown() >= self.shown, "nothing is shown again")?;
        holds(after.shown() <= game.len(), "nothing is shown that has not happened")?;
        if after.shown() > self.shown {
            self.pass(after.shown(), moment, game)?;
        }
        self.ask(after, now, game)?;
        let done = self.is_done(game);
        holds(after.waits() != done, "it waits until all is taken in, and no longer")?;
        holds(
            after.is_present() == (done && self.shown == self.steps),
            "something may be picked when all is taken in, and not before",
        )?;
        let Step { quiet, take_ins, .. } = game.of(self.shown);
        let idle = quiet && take_ins == 0 && self.shown < self.steps;
        holds(!idle, "nobody waits for what is quiet")?;
        self.wait(after, (now, pace), game)
    }

    /// Whoever wants to see the table as it is has seen enough of where they were.
    fn catch_up(&mut self, steps: usize) {
        (self.steps, self.skip) = (steps, steps);
        (self.enough, self.breath) = (true, 0);
    }

    /// The viewer is shown a later step.
    fn pass(&mut self, shown: usize, (event, now, pace): Moment, game: &Game) -> Verdict {
        holds(self.is_done(game), "nothing goes on while something waits to be taken in")?;
        let own = matches!(event, Event::Moved { .. });
        let hurry = own || self.enough || self.shown < self.skip;
        holds(hurry || now >= self.since + self.wants, "a move is shown for its time")?;
        holds(hurry || now >= self.breath, "a breath follows what was taken in")?;
        for passed in self.shown + 1..shown {
            let step = game.of(passed);
            holds(step.take_ins == 0, "what is to be taken in is passed over")?;
            let unseen = step.quiet || pace.step == 0 || passed <= self.skip;
            holds(unseen, "a move is passed over")?;
        }
        let step = game.of(shown);
        let wants = match step.staged {
            _ if step.quiet || shown <= self.skip => 0,
            true => pace.staged,
            false => pace.step,
        };
        (self.shown, self.since, self.wants) = (shown, now, wants);
        (self.taken, self.breath, self.enough) = (0, 0, false);
        Ok(())
    }

    /// What is asked, if anything.
    fn ask(&mut self, after: &Queue, now: Millis, game: &Game) -> Verdict {
        let Some(which) = after.asking() else { return Ok(()) };
        holds(which == self.taken, "one after the other")?;
        holds(which < game.of(self.shown).take_ins, "there is no such thing")?;
        let seen = self.enough || now >= self.since + self.wants;
        holds(seen, "a move is seen before what it reveals")?;
        let this = (self.shown, which);
        if self.asked.last() != Some(&this) {
            holds(self.asked.iter().all(|asked| *asked < this), "asked once, in order")?;
            self.asked.push(this);
        }
        Ok(())
    }

    /// What happens by itself is asked for in time, and nothing happens before.
    fn wait(&self, after: &Queue, (now, pace): (Millis, Pace), game: &Game) -> Verdict {
        let seen = |queue: &Queue| (queue.shown(), queue.asking(), queue.taken());
        let stays = |at: Millis| {
            let mut later = *after;
            later.on(Event::Tick, at, pace, |step| game.of(step));
            seen(&later) == seen(after)
        };
        match after.due() {
            None => holds(stays(now + 1_000_000), "somebody waits in vain"),
            Some(due) => {
                holds(due > now, "what is due is done")?;
                holds(stays(due - 1), "nothing comes before its time")?;
                holds(!stays(due), "nothing was due")
            }
        }
    }
}

/// A viewer with a clock, who is watched.
struct Viewer<'a> {
    queue: Queue,
    witness: Witness,
    now: Millis,
    pace: Pace,
    fault: Option<Fault>,
    game: &'a Game,
}

impl Viewer<'_> {
    fn does(&mut self, event: Event) -> Verdict {
        let before = self.queue;
        let moment = (event, self.now, self.pace);
        Fault::apply(self.fault, &mut self.queue, moment, |step| self.game.of(step));
        self.witness.judge([&before, &self.queue], moment, self.game)
    }

    /// Picking, *Back*, Esc, a panel, a setting, and news that are none: the page looks again, and nothing
    /// changes.
    fn looks(&mut self) -> Verdict {
        let before = self.queue;
        self.does(news(self.witness.steps))?;
        holds(self.queue == before, "looking again changes nothing")
    }

    /// The line was lost, or the page is loaded again, or opened in another tab.
    fn comes_again(&mut self, steps: usize) -> Verdict {
        let near = steps <= self.queue.shown() + FAR;
        let mut otherwise = self.queue;
        otherwise.on(news(steps), self.now, self.pace, |step| self.game.of(step));
        self.does(again(steps))?;
        holds(!near || self.queue == otherwise, "a line that was lost changes nothing")
    }

    /// Another tab goes on with a copy, and does what it likes.
    fn opens_a_tab(&mut self) -> Verdict {
        self.does(Event::Tick)?;
        let (mut tab, before) = (self.queue, self.queue);
        for event in [got_it(&tab), Event::Enough, Event::Tick, again(self.witness.steps)] {
            tab.on(event, self.now, self.pace, |step| self.game.of(step));
        }
        holds(self.queue == before && !before.is_ahead_of(&tab), "another tab changes nothing")?;
        self.looks()
    }
}

/// Lives through an evening of sixty events. Says what was wrong first, if anything was.
fn evening(seed: u64, fault: Option<Fault>) -> Verdict {
    let mut chance = Chance(seed);
    let mut game = Game(Vec::new());
    (0..1 + chance.below(3)).for_each(|_| game.grow(&mut chance));
    let (mut queue, mut now, mut pace) = (Queue::default(), chance.below(500), USUAL);
    Fault::apply(fault, &mut queue, (news(game.len()), now, pace), |step| game.of(step));
    let mut witness = Witness::new(&queue);
    for _ in 0..60 {
        let what = chance.below(100);
        if what < 30 {
            let far = if chance.often(10) { 14 } else { 3 };
            (0..1 + chance.below(far)).for_each(|_| game.grow(&mut chance));
        }
        let own = (84..90).contains(&what) && queue.is_present() && witness.steps == game.len();
        if own {
            // One's own move is a step like any other.
            game.grow(&mut chance);
        }
        let steps = game.len();
        let mut viewer = Viewer { queue, witness, now, pace, fault, game: &game };
        viewer.now += [0, chance.below(300), chance.below(1500)][chance.below(3) as usize];
        match what {
            0..40 => {
                viewer.does(news(steps))?;
                viewer.looks()?;
            }
            40..60 => {
                viewer.does(Event::Tick)?;
                viewer.looks()?;
            }
            60..72 => viewer.does(got_it(&viewer.queue))?,
            // Pressed twice, or for something that is long over.
            72..75 => {
                let Witness { shown, taken, .. } = viewer.witness;
                let (step, which) = if taken > 0 { (shown, taken - 1) } else { (shown - 1, 0) };
                let before = (viewer.queue.shown(), viewer.queue.taken());
                viewer.does(Event::Tick)?;
                if before == (viewer.queue.shown(), viewer.queue.taken()) {
                    let before = viewer.queue;
                    viewer.does(Event::GotIt { step, which })?;
                    holds(viewer.queue == before, "what was taken in is taken in once")?;
                }
            }
            75..80 => viewer.does(Event::Enough)?,
            80..84 => viewer.pace = if chance.often(50) { INSTANT } else { USUAL },
            _ if own => viewer.does(Event::Moved { steps })?,
            84..94 => viewer.comes_again(steps)?,
            _ => viewer.opens_a_tab()?,
        }
        (queue, witness, now, pace) = (viewer.queue, viewer.witness, viewer.now, viewer.pace);
    }
    rest(Viewer { queue, witness, now, pace, fault, game: &game })
}

/// Lets it come to rest: everything has been shown and taken in then.
fn rest(mut viewer: Viewer<'_>) -> Verdict {
    let steps = viewer.game.len();
    viewer.does(news(steps))?;
    for _ in 0..40 * steps {
        let event = match (viewer.queue.asking(), viewer.queue.due()) {
            (Some(_), _) => got_it(&viewer.queue),
            (None, Some(_)) => Event::Tick,
            (None, None) => break,
        };
        viewer.now += 5000;
        viewer.does(event)?;
    }
    let Viewer { queue, witness, game, .. } = viewer;
    holds(queue.shown() == steps && queue.is_present(), "nothing is left behind")?;
    // All that had to be asked since the viewer came was asked.
    let of_step = |step| (0..game.of(step).take_ins).map(move |which| (step, which));
    holds((witness.came..=steps).flat_map(of_step).eq(witness.asked), "something was never asked")
}

#[test]
fn ten_thousand_evenings_of_sixty_events() {
    for seed in 0..10_000 {
        assert_eq!(evening(seed, None), Ok(()), "evening {seed}");
    }
}

/// The witness is worth something: whatever could be wrong with a queue is found within a few evenings.
#[test]
fn every_planted_fault_is_found() {
    for fault in Fault::ALL {
        let wrong = |seed| evening(seed, Some(fault)).err().map(|why| (seed, why));
        let found = (0..200).find_map(wrong);
        let (seed, why) = found.unwrap_or_else(|| panic!("{fault:?} is not found"));
        println!("{fault:?} is found in evening {seed}: {why}");
    }
}

/// Two viewers of one game: a press of one changes nothing for the other, and both are shown the same in the
/// same order, the one who presses never later.
#[test]
fn everybody_follows_at_their_own_pace() {
    for seed in 0..1000 {
        let mut chance = Chance(seed);
        let mut game = Game(Vec::new());
        (0..12).for_each(|_| game.grow(&mut chance));
        let (mut queues, mut shown) = ([Queue::default(); 3], [const { Vec::new() }; 3]);
        for at in 0..600 {
            let (now, presses) = (at * 100, chance.often(50));
            for (who, queue) in queues.iter_mut().enumerate() {
                let mut does = |event| queue.on(event, now, USUAL, |step| game.of(step));
                does(news(if at == 0 { 1 } else { 12 }));
                if who == 0 && presses {
                    does(Event::Enough);
                }
                let taken = got_it(queue);
                queue.on(taken, now, USUAL, |step| game.of(step));
                let this = (queue.shown(), queue.asking());
                if shown[who].last().is_none_or(|(last, _)| *last != this) {
                    shown[who].push((this, now));
                }
            }
        }
        let [pressing, one, other] = &shown;
        assert_eq!(one, other);
        assert_eq!(queues.map(|queue| (queue.shown(), queue.is_present())), [(12, true); 3]);
        let end = |shown: &[(_, Millis)]| shown.last().map(|(_, now)| *now);
        assert!(end(pressing) <= end(one), "evening {seed}");
    }
}

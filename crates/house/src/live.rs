//! Games that are being played, by people and bots, move by move.

use crate::room::Of;
use crate::sealed::{Dealer, answer};
use crate::{Line, Refusal, Room, Scribe, Social, Taken, Wanted};
use bots::{Dice, Made};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use std::any::Any;
use std::sync::Arc;
use tabletop::{Game, Seat, Seats, Turn, Viewer, below};
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

/// How many sights a glimpse remembers beyond the latest step: more than a round of Favor has.
const RECENT: usize = 112;

/// How many lines of the log are told.
const TOLD: usize = 60;

struct LiveOf<G: Social> {
    setup: G::Setup,
    state: G::State,
    /// Of every seat, then of the public.
    views: Vec<G::View>,
    events: Vec<G::Event>,
    steps: Vec<Step<G>>,
    asked: u32,
}

struct Step<G: Game> {
    made: Option<(Seat, G::Action)>,
    /// How many events there were when it was over.
    end: usize,
}

impl<G: Game> Clone for Step<G> {
    fn clone(&self) -> Self {
        Step { made: self.made.clone(), end: self.end }
    }
}

impl<G: Social> LiveOf<G> {
    fn new(setup: G::Setup) -> Self {
        let views = Viewer::all(G::players(&setup)).map(|viewer| G::view(&setup, viewer)).collect();
        let state = G::start(&setup);
        LiveOf { setup, state, views, events: Vec::new(), steps: Vec::new(), asked: 0 }
    }

    fn view(&self, viewer: Viewer) -> &G::View {
        let public = self.views.len() - 1;
        &self.views[viewer.seat().map_or(public, |seat| seat.index().min(public))]
    }

    /// Lets chance answer until somebody is asked.
    fn deal(
        &self,
        state: &mut G::State,
        dealer: &mut dyn Dealer,
        events: &mut Vec<G::Event>,
    ) -> Option<u32> {
        let mut asked = self.asked;
        while let Turn::Chance(ask) = G::turn(state) {
            G::deal(state, answer(dealer, asked, &ask), events).ok()?;
            asked += 1;
        }
        Some(asked)
    }

    /// Makes a step part of the game.
    fn take(&mut self, made: Option<(Seat, G::Action)>, events: Vec<G::Event>, asked: u32) {
        let viewers = Viewer::all(G::players(&self.setup));
        for (viewer, view) in viewers.zip(&mut self.views) {
            for sight in events.iter().filter_map(|event| G::sight(event, viewer)) {
                G::see(view, &sight);
            }
        }
        self.events.extend(events);
        self.asked = asked;
        self.steps.push(Step { made, end: self.events.len() });
    }

    /// How many events there were after so many steps.
    fn end(&self, steps: usize) -> usize {
        steps.checked_sub(1).and_then(|last| self.steps.get(last)).map_or(0, |step| step.end)
    }

    fn sights_between(&self, viewer: Viewer, from: usize, to: usize) -> Vec<G::Sight> {
        self.events[from..to].iter().filter_map(|event| G::sight(event, viewer)).collect()
    }

    fn glimpse_of(&self, viewer: Viewer, view: G::View, steps: usize) -> Arc<dyn Glimpse> {
        let (latest, end) = (self.end(steps.saturating_sub(1)), self.end(steps));
        let from = latest.saturating_sub(RECENT);
        let first = self.steps.partition_point(|step| step.end <= from);
        let mut marks = Vec::new();
        let mut recent = Vec::new();
        for (number, step) in self.steps.iter().enumerate().take(steps).skip(first) {
            let begin = self.end(number).max(from);
            recent.extend(self.sights_between(viewer, begin, step.end));
            marks.push((number, recent.len()));
        }
        let before_latest = self.sights_between(viewer, from, latest).len();
        debug_assert!(end >= latest);
        Arc::new(GlimpseOf::<G> {
            setup: self.setup.clone(),
            viewer,
            view,
            steps,
            recent,
            marks,
            before_latest,
        })
    }

    /// Plays the game again from its moves. `watch` is shown each step of the rules.
    fn again(
        &self,
        dealer: &mut dyn Dealer,
        mut watch: impl FnMut(Taken<'_, G>) -> Result<(), Damaged>,
    ) -> Result<(), Damaged> {
        let mut state = G::start(&self.setup);
        let mut moves = self.steps.iter().filter_map(|step| step.made.as_ref());
        let mut asked = 0;
        loop {
            let before = state.clone();
            let mut events = Vec::new();
            let made: Made<G> = match G::turn(&before) {
                Turn::Chance(ask) => {
                    let outcome = answer(dealer, asked, &ask);
                    asked += 1;
                    G::deal(&mut state, outcome, &mut events).map_err(|_| Damaged)?;
                    Made::Chance(outcome)
                }
                Turn::Seats(_) => {
                    let Some((seat, action)) = moves.next() else { return Ok(()) };
                    G::act(&mut state, *seat, action.clone(), &mut events).map_err(|_| Damaged)?;
                    Made::Action(*seat, action.clone())
                }
                Turn::Over(_) => return Ok(()),
            };
            watch(Taken { before: &before, made: &made, events: &events, after: &state })?;
        }
    }
}

fn raw<T: Serialize + ?Sized>(value: &T) -> Box<RawValue> {
    // Nothing here has keys that are not strings, so it can be written.
    to_raw_value(value).unwrap_or_default()
}

/// The legal moves of whoever has this view.
fn menu<G: Game>(view: &G::View) -> Vec<G::Action> {
    let mut menu = Vec::new();
    if let Some(seen) = G::seen_in(view) {
        G::legal(seen, &mut menu);
    }
    menu
}

impl<G: Social> Live for LiveOf<G> {
    fn copy(&self) -> Box<dyn Live> {
        Box::new(LiveOf::<G> {
            setup: self.setup.clone(),
            state: self.state.clone(),
            views: self.views.clone(),
            events: self.events.clone(),
            steps: self.steps.clone(),
            asked: self.asked,
        })
    }

    fn players(&self) -> u8 {
        G::players(&self.setup)
    }

    fn waiting(&self) -> Waiting {
        match G::turn(&self.state) {
            Turn::Seats(seats) => Waiting::For(seats),
            Turn::Over(winners) => Waiting::Over(winners),
            Turn::Chance(_) => Waiting::For(Seats::NONE),
        }
    }

    fn steps(&self) -> usize {
        self.steps.len()
    }

    fn begin(&mut self, dealer: &mut dyn Dealer) -> Result<Written, Damaged> {
        let (mut state, mut events) = (self.state.clone(), Vec::new());
        let asked = self.deal(&mut state, dealer, &mut events).ok_or(Damaged)?;
        let written = Written { seat: None, action: None, events: raw(&events), asked };
        self.state = state;
        self.take(None, events, asked);
        Ok(written)
    }

    fn act(
        &mut self,
        seat: Seat,
        action: &str,
        dealer: &mut dyn Dealer,
    ) -> Result<Written, Refused> {
        let action: G::Action = serde_json::from_str(action).map_err(|_| Refused::Malformed)?;
        let (mut state, mut events) = (self.state.clone(), Vec::new());
        G::act(&mut state, seat, action.clone(), &mut events).map_err(|illegal| {
            Refused::Illegal(Arc::new(ReasonOf::<G> { setup: self.setup.clone(), illegal }))
        })?;
        let asked = self.deal(&mut state, dealer, &mut events).ok_or(Refused::Malformed)?;
        let written =
            Written { seat: Some(seat), action: Some(raw(&action)), events: raw(&events), asked };
        self.state = state;
        self.take(Some((seat, action)), events, asked);
        Ok(written)
    }

    fn follow(&mut self, written: &Written) -> Result<(), Damaged> {
        let events: Vec<G::Event> =
            serde_json::from_str(written.events.get()).map_err(|_| Damaged)?;
        let made = match (written.seat, &written.action) {
            (Some(seat), Some(action)) => {
                Some((seat, serde_json::from_str(action.get()).map_err(|_| Damaged)?))
            }
            _ => None,
        };
        for event in &events {
            G::apply(&mut self.state, event);
        }
        self.take(made, events, written.asked);
        Ok(())
    }

    fn choose(&self, seat: Seat, level: &str, dice: &mut Dice) -> Option<Box<RawValue>> {
        let level = G::levels().iter().find(|known| known.name == level)?;
        let action = (level.seat)().choose(self.view(Viewer::Seat(seat)), dice);
        Some(raw(&action))
    }

    fn glimpse(&self, viewer: Viewer) -> Arc<dyn Glimpse> {
        self.glimpse_of(viewer, self.view(viewer).clone(), self.steps.len())
    }

    fn glimpse_at(&self, viewer: Viewer, steps: usize) -> Arc<dyn Glimpse> {
        let steps = steps.min(self.steps.len());
        let mut view = G::view(&self.setup, viewer);
        for sight in self.sights_between(viewer, 0, self.end(steps)) {
            G::see(&mut view, &sight);
        }
        self.glimpse_of(viewer, view, steps)
    }

    fn moves(&self, viewer: Viewer) -> Box<RawValue> {
        raw(&menu::<G>(self.view(viewer)))
    }

    fn sights(&self, viewer: Viewer, from: usize) -> Vec<Box<RawValue>> {
        let step = |n: usize| raw(&self.sights_between(viewer, self.end(n), self.end(n + 1)));
        (from..self.steps.len()).map(step).collect()
    }

    fn transcript(&self, dealer: &mut dyn Dealer) -> Result<Vec<Line>, Damaged> {
        let mut scribe = G::scribe(&self.setup);
        let mut lines = Vec::new();
        let mut rest = dealer.source(u32::MAX);
        // What nobody drew is turned over after the fact: as good as a shuffle.
        let mut order = |mut cards: Vec<Value>| {
            for n in (1..cards.len()).rev() {
                cards.swap(n, below(&mut rest, n as u32 + 1) as usize);
            }
            cards
        };
        self.again(dealer, |step| {
            scribe.step(&step, &mut order, &mut lines);
            Ok(())
        })?;
        Ok(lines)
    }

    fn is_honest(&self, dealer: &mut dyn Dealer) -> bool {
        let mut there = self.events.iter();
        let same = self.again(dealer, |step| {
            if step.events.iter().all(|event| there.next() == Some(event)) {
                Ok(())
            } else {
                Err(Damaged)
            }
        });
        same.is_ok() && there.next().is_none()
    }
}

struct GlimpseOf<G: Game> {
    setup: G::Setup,
    viewer: Viewer,
    view: G::View,
    steps: usize,
    recent: Vec<G::Sight>,
    /// For each step, how many of the recent sights there were when it was over.
    marks: Vec<(usize, usize)>,
    before_latest: usize,
}

impl<G: Social> GlimpseOf<G> {
    fn fresh(&self) -> &[G::Sight] {
        self.recent.get(self.before_latest..).unwrap_or_default()
    }
}

impl<G: Social> Glimpse for GlimpseOf<G> {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn steps(&self) -> usize {
        self.steps
    }

    fn view(&self) -> &dyn Any {
        &self.view
    }

    fn setup(&self) -> &dyn Any {
        &self.setup
    }

    fn recent(&self) -> &dyn Any {
        &self.recent
    }

    fn before_latest(&self) -> usize {
        self.before_latest
    }

    fn step_of(&self, sight: usize) -> usize {
        let mark = self.marks.iter().find(|(_, end)| sight < *end);
        mark.map_or(self.steps, |(step, _)| *step)
    }

    fn picture(&self) -> Value {
        G::picture(&self.setup, &self.view)
    }

    fn latest(&self) -> Box<RawValue> {
        raw(self.fresh())
    }

    fn moves(&self) -> Vec<Box<RawValue>> {
        menu::<G>(&self.view).iter().map(raw).collect()
    }

    fn is_asked(&self) -> bool {
        !menu::<G>(&self.view).is_empty()
    }

    fn log(&self, tongue: &Tongue, players: &[String]) -> Vec<(usize, String)> {
        let mut lines = Vec::new();
        let mut from = 0;
        for &(step, to) in &self.marks {
            for sight in &self.recent[from..to] {
                let line = G::log(&self.setup, tongue, sight, players);
                lines.extend(line.map(|line| (step, line)));
            }
            from = to;
        }
        lines.drain(..lines.len().saturating_sub(TOLD));
        lines
    }

    fn ask(&self, tongue: &Tongue, players: &[String]) -> String {
        G::ask(&self.setup, tongue, &self.view, players)
    }

    fn is_solemn(&self) -> bool {
        self.fresh().iter().any(G::is_solemn)
    }
}

struct ReasonOf<G: Game> {
    setup: G::Setup,
    illegal: G::Illegal,
}

impl<G: Social> Reason for ReasonOf<G> {
    fn code(&self) -> String {
        match serde_json::to_value(&self.illegal) {
            Ok(Value::String(code)) => code,
            Ok(Value::Object(object)) => object.keys().next().cloned().unwrap_or_default(),
            _ => String::new(),
        }
    }

    fn say(&self, tongue: &Tongue, players: &[String]) -> String {
        G::illegal(&self.setup, tongue, &self.illegal, players)
    }
}

//! A game in progress, whichever it is.

use super::glimpse::GlimpseOf;
use super::{Damaged, Glimpse, Live, Reason, Refused, Waiting, Written};
use crate::sealed::{Dealer, answer};
use crate::{Line, Scribe, Social, Taken};
use bots::{Dice, Made};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use std::sync::Arc;
use tabletop::{Game, Seat, Seats, Turn, Viewer, below};
use words::Tongue;

/// How many sights a glimpse remembers beyond the latest step: more than a round of Favor has.
const RECENT: usize = 112;

pub(super) struct LiveOf<G: Social> {
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
    pub(super) fn new(setup: G::Setup) -> Self {
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

pub(super) fn raw<T: Serialize + ?Sized>(value: &T) -> Box<RawValue> {
    // Nothing here has keys that are not strings, so it can be written.
    to_raw_value(value).unwrap_or_default()
}

/// The legal moves of whoever has this view.
pub(super) fn menu<G: Game>(view: &G::View) -> Vec<G::Action> {
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

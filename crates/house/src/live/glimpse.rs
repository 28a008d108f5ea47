//! What one viewer sees of a game in progress, whichever it is.

use super::Glimpse;
use super::game::{menu, raw};
use crate::Social;
use serde_json::Value;
use serde_json::value::RawValue;
use std::any::Any;
use tabletop::{Game, Viewer};
use words::Tongue;

/// How many lines of the log are told.
const TOLD: usize = 60;

pub(super) struct GlimpseOf<G: Game> {
    pub setup: G::Setup,
    pub viewer: Viewer,
    pub view: G::View,
    pub steps: usize,
    pub recent: Vec<G::Sight>,
    /// For each step, how many of the recent sights there were when it was over.
    pub marks: Vec<(usize, usize)>,
    pub before_latest: usize,
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

//! What a simulation learns about a game beyond who won.

use serde_json::Value;
use tabletop::{Game, Witness};
use words::Tongue;

/// A table of findings, already in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// What it shows.
    pub title: String,
    /// The heads of its columns.
    pub head: Vec<String>,
    /// Its rows.
    pub rows: Vec<Vec<String>>,
}

/// A curve of findings.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// Whose it is.
    pub name: String,
    /// Low, middle and high value at each point.
    pub points: Vec<[f64; 3]>,
}

/// What came of a study.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    /// Everything, for programs.
    pub figures: Vec<(&'static str, Value)>,
    /// The most important, for people.
    pub sheets: Vec<Sheet>,
    /// What a chart shows, with the names of the points.
    pub curves: Vec<Curve>,
    /// The names of the points.
    pub points: Vec<String>,
}

/// Watches games of one kind, and sums up.
pub trait Study<G: Game>: Default + Send + 'static + Witness<G::Event> {
    /// Whether it learns anything at all.
    const LEARNS: bool = true;
    /// A game has ended, played by bots of these levels.
    fn end(&mut self, setup: &G::Setup, state: &G::State, levels: &[usize]);
    /// Adds what another study has learnt.
    fn merge(&mut self, other: Self);
    /// What came of it, the levels by their names.
    fn report(&self, setup: &G::Setup, levels: &[&'static str], tongue: &Tongue) -> Report;
}

impl<G: Game> Study<G> for () {
    const LEARNS: bool = false;

    fn end(&mut self, _: &G::Setup, _: &G::State, _: &[usize]) {}

    fn merge(&mut self, (): ()) {}

    fn report(&self, _: &G::Setup, _: &[&'static str], _: &Tongue) -> Report {
        Report::default()
    }
}

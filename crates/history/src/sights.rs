//! What people were shown.

use crate::Finding;
use crate::deeds::Promises;
use std::collections::BTreeMap;

/// A line on which somebody is shown one thing after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Line(usize);

/// How what somebody is shown follows what they saw before on that line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pace {
    /// By one entry.
    Next,
    /// By any number, or none.
    Later,
}

#[derive(Clone, Debug)]
struct Opened<V> {
    viewer: V,
    at: u64,
    /// How often something was shown on it.
    shown: usize,
}

#[derive(Clone, Debug)]
struct Sight<S> {
    line: Line,
    what: S,
    pace: Pace,
    at: u64,
}

#[derive(Clone, Debug)]
pub(crate) struct Sights<V, S> {
    lines: Vec<Opened<V>>,
    /// In the order in which they came.
    sights: Vec<Sight<S>>,
    /// A line, how many sights there were, on all lines, and how many entries.
    ends: Vec<(Line, usize, usize)>,
}

impl<V, S> Default for Sights<V, S> {
    fn default() -> Self {
        Sights { lines: Vec::new(), sights: Vec::new(), ends: Vec::new() }
    }
}

/// What is known of a line, of somebody's sights, while they are compared one after the other.
struct Knowledge<'a, V> {
    /// How many entries were last shown on each line, and how many sights there were.
    lines: Vec<(usize, usize)>,
    /// How many entries somebody had seen, and when.
    seen: BTreeMap<&'a V, Vec<(u64, usize)>>,
}

/// At least so many entries must have been shown, and why.
struct Least {
    granted: usize,
    seen: usize,
}

impl Least {
    fn entries(&self) -> usize {
        self.granted.max(self.seen)
    }
}

impl<V: Ord + Clone, S: PartialEq + Clone> Sights<V, S> {
    pub fn open(&mut self, viewer: V, at: u64) -> Line {
        self.lines.push(Opened { viewer, at, shown: 0 });
        Line(self.lines.len() - 1)
    }

    pub fn add(&mut self, line: Line, pace: Pace, what: S, at: u64) {
        self.lines[line.0].shown += 1;
        self.sights.push(Sight { line, what, pace, at });
    }

    pub fn saw_all(&mut self, line: Line, entries: usize) {
        self.ends.push((line, self.sights.len(), entries));
    }

    pub fn shown_on(&self, line: Line) -> usize {
        self.lines[line.0].shown
    }

    /// Each saw the journal as it was when it had so many entries, and then more. As few as possible
    /// are taken for what somebody saw: then what they saw next has most to choose from.
    pub fn check<M>(
        &self,
        kept: usize,
        promises: &Promises,
        shown: &mut impl FnMut(&V, usize) -> S,
    ) -> Result<(), Finding<M, V, S>> {
        let lines = vec![(0, 0); self.lines.len()];
        let mut known = Knowledge { lines, seen: BTreeMap::new() };
        for sight in &self.sights {
            let viewer = &self.lines[sight.line.0].viewer;
            let least = self.least(&known, sight, promises);
            let from = least.entries();
            let most = if sight.pace == Pace::Next { kept.min(from) } else { kept };
            let mut is_so = |entries: &usize| shown(viewer, *entries) == sight.what;
            let Some(entries) = (from..=most).find(&mut is_so) else {
                let earlier = (0..from.min(kept + 1)).rev().find(is_so);
                let number = known.lines[sight.line.0].1;
                let instead = (from <= kept).then(|| shown(viewer, from));
                return Err(blame(viewer, number, sight, &least, earlier, instead));
            };
            known.learn(viewer, sight, entries);
        }
        self.check_ends(kept, shown)
    }

    /// What somebody is shown on a new line is not older than what was granted, or what they had seen,
    /// when they asked for it.
    fn least(&self, known: &Knowledge<'_, V>, sight: &Sight<S>, promises: &Promises) -> Least {
        let line = &self.lines[sight.line.0];
        let (entries, sights) = known.lines[sight.line.0];
        match sight.pace {
            Pace::Next => Least { granted: 0, seen: entries + 1 },
            Pace::Later if sights > 0 => Least { granted: 0, seen: entries },
            Pace::Later => {
                let seen = known.seen_by(&line.viewer, line.at);
                Least { granted: promises.before(line.at), seen }
            }
        }
    }

    fn check_ends<M>(
        &self,
        kept: usize,
        shown: &mut impl FnMut(&V, usize) -> S,
    ) -> Result<(), Finding<M, V, S>> {
        for &(line, sights, entries) in &self.ends {
            let viewer = self.lines[line.0].viewer.clone();
            let last = self.sights[..sights].iter().rev().find(|sight| sight.line == line);
            let mut is_last =
                |entries: &usize| last.is_some_and(|last| last.what == shown(&viewer, *entries));
            if entries > kept || !is_last(&entries) {
                let shown = (0..entries.min(kept + 1)).rev().find(is_last).unwrap_or(0);
                return Err(Finding::Behind { viewer, shown, kept: entries });
            }
        }
        Ok(())
    }
}

impl<'a, V: Ord> Knowledge<'a, V> {
    fn learn<S>(&mut self, viewer: &'a V, sight: &Sight<S>, entries: usize) {
        let line = &mut self.lines[sight.line.0];
        *line = (entries, line.1 + 1);
        self.seen.entry(viewer).or_default().push((sight.at, entries));
    }

    /// How many entries somebody had seen before this moment.
    fn seen_by(&self, viewer: &V, moment: u64) -> usize {
        let seen = self.seen.get(viewer).into_iter().flatten();
        seen.filter(|(at, _)| *at < moment).map(|(_, entries)| *entries).max().unwrap_or(0)
    }
}

fn blame<M, V: Clone, S: Clone>(
    viewer: &V,
    sight: usize,
    seen: &Sight<S>,
    least: &Least,
    earlier: Option<usize>,
    instead: Option<S>,
) -> Finding<M, V, S> {
    let viewer = viewer.clone();
    match (earlier, seen.pace) {
        (Some(shown), Pace::Next) => {
            Finding::WentBack { viewer, sight, knew: least.seen - 1, shown }
        }
        (Some(shown), Pace::Later) if shown < least.seen => {
            Finding::WentBack { viewer, sight, knew: least.seen, shown }
        }
        (Some(shown), Pace::Later) => {
            Finding::Stale { viewer, sight, promised: least.granted, shown }
        }
        (None, _) => Finding::NeverSo { viewer, sight, saw: seen.what.clone(), kept: instead },
    }
}

//! What people asked for, and what became of it.

use crate::Finding;
use std::collections::BTreeMap;

/// Something that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Asked(usize);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    /// None came, or one that says that nobody knows.
    None,
    Granted(u64),
    Refused,
}

#[derive(Clone, Debug)]
struct Deed<M> {
    mark: M,
    asked: u64,
    answer: Answer,
}

impl<M> Deed<M> {
    fn granted(&self) -> Option<(u64, &M)> {
        match self.answer {
            Answer::Granted(at) => Some((at, &self.mark)),
            Answer::None | Answer::Refused => None,
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Deeds<M>(Vec<Deed<M>>);

impl<M> Default for Deeds<M> {
    fn default() -> Self {
        Deeds(Vec::new())
    }
}

/// How often something was granted, refused and left open, and where it is kept.
struct Count {
    granted: usize,
    refused: usize,
    open: usize,
    kept: Vec<usize>,
}

impl<M: Ord + Clone> Deeds<M> {
    pub fn asked(&mut self, mark: M, asked: u64) -> Asked {
        self.0.push(Deed { mark, asked, answer: Answer::None });
        Asked(self.0.len() - 1)
    }

    pub fn granted(&mut self, asked: Asked, at: u64) {
        self.0[asked.0].answer = Answer::Granted(at);
    }

    pub fn refused(&mut self, asked: Asked) {
        self.0[asked.0].answer = Answer::Refused;
    }

    pub fn times_granted(&self, mark: &M) -> usize {
        self.0.iter().filter_map(Deed::granted).filter(|(_, granted)| *granted == mark).count()
    }

    pub fn was_asked(&self, mark: &M) -> bool {
        self.0.iter().any(|deed| deed.mark == *mark)
    }

    /// Compares what was answered with what is kept. Says what was promised at which moment.
    pub fn check<V, S>(&self, marks: &[Option<M>]) -> Result<Promises, Finding<M, V, S>> {
        let counts = self.count(marks);
        for (mark, count) in &counts {
            count.check(mark)?;
        }
        self.check_order(marks, &counts)?;
        let mut granted: Vec<(u64, &M)> = self.0.iter().filter_map(Deed::granted).collect();
        granted.sort_unstable();
        let mut before = BTreeMap::<&M, usize>::new();
        let granted = granted.into_iter().filter_map(|(at, mark)| {
            // Which of several it was that was granted, nobody can tell. But when two of them were,
            // there are two.
            let times = before.entry(mark).or_default();
            *times += 1;
            Some((at, *counts.get(mark)?.kept.get(*times - 1)?))
        });
        Ok(Promises::new(granted.collect()))
    }

    fn count(&self, marks: &[Option<M>]) -> BTreeMap<M, Count> {
        let mut counts = BTreeMap::<M, Count>::new();
        let none = || Count { granted: 0, refused: 0, open: 0, kept: Vec::new() };
        for deed in &self.0 {
            let count = counts.entry(deed.mark.clone()).or_insert_with(none);
            match deed.answer {
                Answer::None => count.open += 1,
                Answer::Granted(_) => count.granted += 1,
                Answer::Refused => count.refused += 1,
            }
        }
        for (at, mark) in marks.iter().enumerate() {
            if let Some(mark) = mark {
                counts.entry(mark.clone()).or_insert_with(none).kept.push(at);
            }
        }
        counts
    }

    /// Of two that are there once and were asked for once, the one that was granted before the other
    /// was asked for stands before it.
    fn check_order<V, S>(
        &self,
        marks: &[Option<M>],
        counts: &BTreeMap<M, Count>,
    ) -> Result<(), Finding<M, V, S>> {
        let single = |mark: &M| {
            let count = counts.get(mark);
            count.is_some_and(|count| count.kept.len() == 1 && count.asked() == 1)
        };
        let deeds: BTreeMap<&M, &Deed<M>> = self.0.iter().map(|deed| (&deed.mark, deed)).collect();
        let mut latest: Option<&Deed<M>> = None;
        for mark in marks.iter().flatten().filter(|mark| single(mark)) {
            let Some(deed) = deeds.get(mark) else { continue };
            if let (Answer::Granted(at), Some(before)) = (deed.answer, latest)
                && at < before.asked
            {
                return Err(Finding::OutOfOrder { first: mark.clone(), then: before.mark.clone() });
            }
            if latest.is_none_or(|before| before.asked < deed.asked) {
                latest = Some(deed);
            }
        }
        Ok(())
    }
}

impl Count {
    fn asked(&self) -> usize {
        self.granted + self.refused + self.open
    }

    fn check<M: Clone, V, S>(&self, mark: &M) -> Result<(), Finding<M, V, S>> {
        let (mark, kept, most) = (mark.clone(), self.kept.len(), self.granted + self.open);
        if kept < self.granted {
            return Err(Finding::Lost { mark, granted: self.granted, kept });
        }
        match kept > most {
            false => Ok(()),
            true if self.asked() == 0 => Err(Finding::FromNowhere { mark }),
            true if most == 0 => Err(Finding::Refused { mark }),
            true => Err(Finding::Again { mark, kept, most }),
        }
    }
}

/// How many entries there were at least, from which moment on.
pub(crate) struct Promises(Vec<(u64, usize)>);

impl Promises {
    /// What was granted when, in that order, and where it stands.
    fn new(mut granted: Vec<(u64, usize)>) -> Promises {
        let mut most = 0;
        for (_, entries) in &mut granted {
            most = most.max(*entries + 1);
            *entries = most;
        }
        Promises(granted)
    }

    /// How many entries there were at least before this moment.
    pub fn before(&self, moment: u64) -> usize {
        let earlier = self.0.partition_point(|(at, _)| *at < moment);
        earlier.checked_sub(1).map_or(0, |last| self.0[last].1)
    }
}

//! What a viewer perceived, to be told.

use tabletop::Game;

/// What a viewer perceived, step by step.
pub struct Perceived<'a, G: Game> {
    /// What they know after it.
    pub view: &'a G::View,
    /// What they perceived, oldest first.
    pub sights: &'a [G::Sight],
    /// For each step, how many of the sights there were when it was over.
    pub marks: &'a [(usize, usize)],
    /// How many lines are wanted: the latest ones.
    pub most: usize,
}

impl<'a, G: Game> Perceived<'a, G> {
    /// The steps, each with what was perceived in it.
    pub fn steps(&self) -> impl Iterator<Item = (usize, &'a [G::Sight])> {
        let begins = std::iter::once(0).chain(self.marks.iter().map(|(_, end)| *end));
        let step =
            |(begin, &(step, end)): (usize, &(usize, usize))| (step, &self.sights[begin..end]);
        begins.zip(self.marks).map(step)
    }

    /// The log of a game whose sights are told one by one: `line` gives the lines of a sight, and is
    /// given what was perceived since.
    pub fn one_by_one<L: IntoIterator<Item = String>>(
        &self,
        line: impl Fn(&G::Sight, &[G::Sight]) -> L,
    ) -> Vec<(usize, String)> {
        let mut lines = Vec::new();
        let mut told = 0;
        for (step, sights) in self.steps() {
            for sight in sights {
                told += 1;
                lines
                    .extend(line(sight, &self.sights[told..]).into_iter().map(|line| (step, line)));
            }
        }
        lines.drain(..lines.len().saturating_sub(self.most));
        lines
    }
}

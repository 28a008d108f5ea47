//! What a viewer perceived, to be told.

use tabletop::Game;

/// What a viewer perceived.
pub struct Perceived<'a, G: Game> {
    /// What they know after it.
    pub view: &'a G::View,
    /// What they perceived, oldest first.
    pub sights: &'a [G::Sight],
    /// How many lines are wanted: the latest ones.
    pub most: usize,
}

impl<G: Game> Perceived<'_, G> {
    /// The log of a game whose sights are told one by one, each line with the place of its sight:
    /// `line` gives the lines of a sight, and is given what was perceived since.
    pub fn one_by_one<L: IntoIterator<Item = String>>(
        &self,
        line: impl Fn(&G::Sight, &[G::Sight]) -> L,
    ) -> Vec<(usize, String)> {
        let mut lines = Vec::new();
        for (place, sight) in self.sights.iter().enumerate() {
            let told = line(sight, &self.sights[place + 1..]).into_iter();
            lines.extend(told.map(|line| (place, line)));
        }
        lines.drain(..lines.len().saturating_sub(self.most));
        lines
    }
}

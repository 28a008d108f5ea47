//! How somebody chooses: with both in mind, for themselves alone, or at random.

use super::casual::taking;
use super::meeting::{Mix, OPTIONS};
use fog_of_love::Source;
use fog_of_love::content::{Aspect, Content, OptionCard};

/// Ways of choosing.
pub(crate) const WAYS: usize = 3;
/// Considerate: weighs what both will take, and how the story may end.
const CONSIDERATE: usize = 0;
/// Greedy: takes what suits the own traits and pleases at once.
const GREEDY: usize = 1;
/// Aimless: anything.
const AIMLESS: usize = 2;

/// What one thinks of a stranger.
const STRANGER: [f64; WAYS] = [0.5, 0.35, 0.15];

/// Tokens that a scene brings such people towards a goal of theirs: about what makes the goals they
/// complete come out, 1.3, 2.0 and 0.3 of three.
const PURSUIT: [f64; WAYS] = [0.14, 0.22, 0.0];

/// However sure one is of somebody, there is this chance that they choose otherwise: nobody is ever
/// given up.
const SURPRISE: f64 = 0.04;

/// How much satisfaction an option must promise for a greedy person to take it e times as often.
const GREED: f64 = 0.8;

/// What one thinks of how somebody chooses.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Manners {
    /// How likely each way is theirs.
    likely: [f64; WAYS],
    /// What each way would have taken, on which card.
    foreseen: Option<(Source, [Mix; WAYS])>,
}

impl Default for Manners {
    fn default() -> Manners {
        Manners { likely: STRANGER, foreseen: None }
    }
}

impl Manners {
    /// How likely they have both in mind.
    pub(crate) fn trust(&self) -> f64 {
        self.likely[CONSIDERATE]
    }

    /// Tokens that a scene brings them towards a goal of theirs.
    pub(crate) fn pursuit(&self) -> f64 {
        self.likely.iter().zip(PURSUIT).map(|(likely, tokens)| likely * tokens).sum()
    }

    /// Remembers what each way would take on this card.
    pub(crate) fn foresee(&mut self, card: Source, mixes: [Mix; WAYS]) {
        self.foreseen = Some((card, mixes));
    }

    /// Takes in what they took.
    pub(crate) fn saw(&mut self, card: Source, letter: usize) {
        let Some((_, mixes)) = self.foreseen.take().filter(|(foreseen, _)| *foreseen == card)
        else {
            return;
        };
        for (likely, mix) in self.likely.iter_mut().zip(mixes) {
            *likely *= SURPRISE + (1.0 - SURPRISE) * mix[letter % OPTIONS];
        }
        let all: f64 = self.likely.iter().sum();
        let least = SURPRISE / WAYS as f64;
        self.likely.iter_mut().for_each(|likely| {
            *likely = least + (1.0 - SURPRISE) * *likely / all.max(f64::MIN_POSITIVE);
        });
    }

    /// What each way takes among these options, given what a considerate person would take.
    pub(crate) fn ways(
        options: &[OptionCard],
        considerate: Mix,
        wants: &[f64; Aspect::COUNT],
    ) -> [Mix; WAYS] {
        let there = |n: usize| considerate[n] > 0.0;
        let mut ways = [considerate; WAYS];
        for (n, option) in options.iter().enumerate().take(OPTIONS) {
            let pleases = taking(option, &|aspect: Aspect| wants[aspect.index()]);
            ways[GREEDY][n] = if there(n) { (pleases / GREED).exp() } else { 0.0 };
            ways[AIMLESS][n] = f64::from(there(n));
        }
        for way in &mut ways[GREEDY..] {
            let all: f64 = way.iter().sum();
            way.iter_mut().for_each(|share| *share /= all.max(f64::MIN_POSITIVE));
        }
        ways
    }

    /// What they will take.
    pub(crate) fn blend(&self, ways: &[Mix; WAYS]) -> Mix {
        let mut mix = Mix::default();
        for (likely, way) in self.likely.iter().zip(ways) {
            mix.iter_mut().zip(way).for_each(|(share, part)| *share += likely * part);
        }
        mix
    }
}

/// How much somebody wants tokens on each aspect, by how likely they have each trait.
pub(crate) fn wants(content: &Content, likely: &[f64], token: f64) -> [f64; Aspect::COUNT] {
    let mut wants = [0.0; Aspect::COUNT];
    for (card, likely) in content.traits.iter().zip(likely) {
        wants[card.aspect.index()] += token * likely;
        wants[card.aspect.opposite().index()] -= token * likely;
    }
    wants
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trust_grows_with_considerate_choices_and_is_never_lost_for_good() {
        let card = Source::Chapter(1);
        let ways = [[0.9, 0.1, 0.0, 0.0], [0.1, 0.9, 0.0, 0.0], [0.5, 0.5, 0.0, 0.0]];
        let mut manners = Manners::default();
        let stranger = manners.trust();
        for _ in 0..20 {
            manners.foresee(card, ways);
            manners.saw(card, 1);
        }
        assert!(manners.trust() < stranger / 4.0);
        for _ in 0..20 {
            manners.foresee(card, ways);
            manners.saw(card, 0);
        }
        assert!(manners.trust() > 0.9);
        let all: f64 = manners.likely.iter().sum();
        assert!((all - 1.0).abs() < 1e-9);
    }

    #[test]
    fn only_what_was_foreseen_is_taken_in() {
        let mut manners = Manners::default();
        manners.saw(Source::Chapter(1), 0);
        manners.foresee(Source::Chapter(1), [[1.0, 0.0, 0.0, 0.0]; WAYS]);
        manners.saw(Source::Chapter(2), 0);
        assert_eq!(manners.trust(), Manners::default().trust());
    }
}

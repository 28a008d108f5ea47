//! What was counted: whole numbers only, so that the sum is the same in whatever order games are
//! added up.

use super::partners::KINDS;
use fog_of_love::Source;
use fog_of_love::content::{Aspect, Content, MOST_DESTINIES};

/// Satisfaction is counted up to this; more is as much.
pub const MOST: usize = 80;
/// Ends of chapters that are told apart.
pub const POINTS: usize = 8;
/// Options of a card.
pub const OPTIONS: usize = 4;
/// Chapters of a story, and its finale, that are told apart.
const PAGES: usize = POINTS + 1;

/// How often something was tried, and how often it came true.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub struct Luck {
    pub tried: u64,
    pub came_true: u64,
}

impl Luck {
    pub fn add(&mut self, came_true: bool) {
        self.merge(Luck { tried: 1, came_true: u64::from(came_true) });
    }

    pub fn merge(&mut self, other: Luck) {
        self.tried += other.tried;
        self.came_true += other.came_true;
    }

    /// The share that came true; nothing if it was never tried.
    pub fn share(self) -> Option<f64> {
        (self.tried > 0).then(|| self.came_true as f64 / self.tried as f64)
    }
}

/// How often something was done, and the satisfaction that came of it: to who did it, and to the
/// other.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub struct Worth {
    pub count: u64,
    pub gave: [i64; 2],
}

impl Worth {
    pub fn merge(&mut self, other: Worth) {
        self.count += other.count;
        self.gave[0] += other.gave[0];
        self.gave[1] += other.gave[1];
    }

    /// What it gave on average.
    pub fn mean(self) -> [f64; 2] {
        self.gave.map(|sum| sum as f64 / self.count.max(1) as f64)
    }
}

/// What one card did.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub struct Card {
    /// By who played it.
    pub played: [Worth; KINDS],
    /// By option and who chose it.
    pub options: [[Worth; KINDS]; OPTIONS],
    /// How often two partners proper chose at once, and alike.
    pub alike: Luck,
}

impl Card {
    pub fn merge(&mut self, other: &Card) {
        self.played.iter_mut().zip(other.played).for_each(|(mine, theirs)| mine.merge(theirs));
        for (mine, theirs) in self.options.iter_mut().zip(&other.options) {
            mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| mine.merge(*theirs));
        }
        self.alike.merge(other.alike);
    }
}

/// What became of one couple.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fate {
    pub games: u64,
    pub together: u64,
    pub both: u64,
    pub one: u64,
    /// Games in which somebody could not play for want of cards.
    pub skipped: u64,
    /// Destinies chosen and fulfilled, by the first and the second of the couple.
    pub destinies: [[Luck; MOST_DESTINIES]; 2],
    /// Trait goals met, by the first and the second.
    pub goals: [Luck; 2],
    /// How often satisfaction was what, at the end of each chapter; then at the very end.
    pub hearts: Vec<[u32; MOST + 1]>,
    /// Satisfaction given to both in all by scenes, by chapters and finale, by goals.
    pub sources: [i64; 3],
}

impl Default for Fate {
    fn default() -> Fate {
        Fate {
            games: 0,
            together: 0,
            both: 0,
            one: 0,
            skipped: 0,
            destinies: Default::default(),
            goals: Default::default(),
            hearts: vec![[0; MOST + 1]; POINTS],
            sources: [0; 3],
        }
    }
}

impl Fate {
    pub fn merge(&mut self, other: &Fate) {
        self.games += other.games;
        self.together += other.together;
        self.both += other.both;
        self.one += other.one;
        self.skipped += other.skipped;
        for (mine, theirs) in self.destinies.iter_mut().zip(&other.destinies) {
            mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| mine.merge(*theirs));
        }
        self.goals.iter_mut().zip(other.goals).for_each(|(mine, theirs)| mine.merge(theirs));
        for (mine, theirs) in self.hearts.iter_mut().zip(&other.hearts) {
            mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| *mine += theirs);
        }
        self.sources.iter_mut().zip(other.sources).for_each(|(mine, theirs)| *mine += theirs);
    }

    /// Shares of games in which both, one and none fulfil their destiny.
    pub fn outcomes(&self) -> [f64; 3] {
        let none = self.games - self.both - self.one;
        [self.both, self.one, none].map(|count| count as f64 / self.games.max(1) as f64)
    }

    /// Both people's luck with a destiny.
    pub fn destiny(&self, place: usize) -> Luck {
        let mut luck = self.destinies[0][place];
        luck.merge(self.destinies[1][place]);
        luck
    }
}

/// What was counted in one story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// By couple.
    pub fates: Vec<Fate>,
    /// By card: see [`place`].
    pub cards: Vec<Card>,
    /// Tokens that options brought partners proper, by aspect.
    pub aspects: [u64; Aspect::COUNT],
    /// By trait: held by partners proper at the end, and met.
    pub traits: Vec<Luck>,
}

impl Tally {
    pub fn new(content: &Content, couples: usize) -> Tally {
        Tally {
            fates: vec![Fate::default(); couples],
            cards: vec![Card::default(); content.scenes.len() + PAGES],
            aspects: [0; Aspect::COUNT],
            traits: vec![Luck::default(); content.traits.len()],
        }
    }

    pub fn merge(&mut self, other: &Tally) {
        self.fates.iter_mut().zip(&other.fates).for_each(|(mine, theirs)| mine.merge(theirs));
        self.cards.iter_mut().zip(&other.cards).for_each(|(mine, theirs)| mine.merge(theirs));
        self.aspects.iter_mut().zip(other.aspects).for_each(|(mine, theirs)| *mine += theirs);
        self.traits.iter_mut().zip(&other.traits).for_each(|(mine, theirs)| mine.merge(*theirs));
    }
}

/// The place of a card in [`Tally::cards`]: scenes first, then the chapters, the finale last.
pub fn place(content: &Content, source: Source) -> Option<usize> {
    let pages = content.scenes.len();
    match source {
        Source::Chapter(number) => Some(pages + usize::from(number).clamp(1, POINTS) - 1),
        Source::Finale => Some(pages + POINTS),
        other => other.scene().map(fog_of_love::content::Scene::index),
    }
}

/// The value below which 5, 50 and 95 of a hundred lie.
pub fn quantiles(counts: &[u32; MOST + 1]) -> [usize; 3] {
    let all: u64 = counts.iter().map(|&count| u64::from(count)).sum();
    [5, 50, 95].map(|percent| {
        let mut below = 0;
        for (value, &count) in counts.iter().enumerate() {
            below += u64::from(count);
            if below * 100 >= all * percent {
                return value;
            }
        }
        MOST
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_lie_where_they_should() {
        let mut counts = [0; MOST + 1];
        counts[3] = 4;
        counts[10] = 90;
        counts[MOST] = 6;
        assert_eq!(quantiles(&counts), [10, 10, MOST]);
        (counts[3], counts[10]) = (5, 89);
        assert_eq!(quantiles(&counts), [3, 10, MOST]);
    }

    #[test]
    fn sums_do_not_depend_on_the_order() {
        let content = packs::base_book().content();
        let tally = |seed: u64| {
            let mut tally = Tally::new(content, 2);
            tally.fates[1].games = seed;
            tally.fates[0].hearts[2][7] = seed as u32;
            tally.cards[5].options[1][3] = Worth { count: seed, gave: [-3, seed as i64] };
            tally.traits[4].add(seed.is_multiple_of(2));
            tally.aspects[7] = 3 * seed;
            tally
        };
        let sum = |order: [u64; 3]| {
            let mut sum = Tally::new(content, 2);
            order.into_iter().for_each(|seed| sum.merge(&tally(seed)));
            sum
        };
        assert_eq!(sum([1, 2, 3]), sum([3, 1, 2]));
        assert_eq!(sum([1, 2, 3]).cards[5].options[1][3].gave, [-9, 6]);
    }
}

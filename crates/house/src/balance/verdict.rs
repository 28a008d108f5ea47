//! What a balanced box of cards must show, and what these cards do.

use super::Balance;
use super::partners::{CLUB, MEASURES, is_judged, is_proper};
use super::tally::{Card, Fate, Luck, OPTIONS, quantiles};
use fog_of_love::content::{Aspect, Letter};

/// How far an aspect's share of all tokens may lie from a twelfth, as a part of that.
const UNEVEN: f64 = 0.15;
/// How often a destiny should come true for a `club` player who chooses it.
const FULFILLED: [f64; 2] = [0.15, 0.60];
/// How often both, one and none should fulfil theirs.
const OUTCOMES: [(&str, [f64; 2]); 3] = [
    ("both fulfilled", [0.30, 0.60]),
    ("one fulfilled", [0.15, 0.40]),
    ("none fulfilled", [0.10, 0.40]),
];
/// How often an option should be taken.
const TAKEN: [f64; 2] = [0.03, 0.85];
/// Choices on a card below which nothing is said about its options.
const ENOUGH: u64 = 200;
/// Choices of a destiny below which nothing is said about it.
const ENOUGH_CHOSEN: u64 = 60;
/// Games of which at most this part may have a turn skipped for want of cards.
const SKIPPED: f64 = 0.01;
/// Satisfaction before the finale of those who choose independently, alike half of the time, and
/// always: 5 %, median, 95 %.
const HEARTS: [[i64; 3]; 3] = [[0, 7, 24], [6, 22, 38], [24, 37, 49]];
/// How near the median must come, and the ends.
const NEAR: [i64; 3] = [6, 4, 6];

/// One thing that must be shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Check {
    /// Of what.
    pub name: String,
    /// What is wanted.
    pub wanted: String,
    /// What was found.
    pub found: String,
    /// Whether that is so.
    pub passed: bool,
}

/// Something to mend.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// On which card.
    pub card: String,
    /// What is wrong.
    pub says: String,
}

/// What is thought of the cards.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Judgement {
    /// What must be shown, and whether it is.
    pub checks: Vec<Check>,
    /// What to mend.
    pub mend: Vec<Finding>,
}

impl Judgement {
    /// Whether everything is as it should be.
    pub fn passed(&self) -> bool {
        self.checks.iter().all(|check| check.passed)
    }

    fn check(
        &mut self,
        name: impl Into<String>,
        wanted: impl Into<String>,
        found: String,
        passed: bool,
    ) {
        self.checks.push(Check { name: name.into(), wanted: wanted.into(), found, passed });
    }

    fn mend(&mut self, card: impl Into<String>, says: String) {
        self.mend.push(Finding { card: card.into(), says });
    }
}

/// A share in a hundred.
pub fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn range([low, high]: [f64; 2]) -> String {
    format!("{:.0}–{:.0} %", 100.0 * low, 100.0 * high)
}

fn within(share: f64, [low, high]: [f64; 2]) -> bool {
    (low..=high).contains(&share)
}

/// What one option got of the choices of partners proper.
pub fn taken(card: &Card) -> ([u64; OPTIONS], u64) {
    let count = |kinds: &[super::tally::Worth]| -> u64 {
        kinds
            .iter()
            .enumerate()
            .filter(|(kind, _)| is_proper(*kind))
            .map(|(_, worth)| worth.count)
            .sum()
    };
    let counts = [0, 1, 2, 3].map(|n| count(&card.options[n]));
    (counts, counts.iter().sum())
}

/// How far each aspect's share lies from even, as a part of that.
pub fn unevenness(aspects: &[u64; Aspect::COUNT]) -> [f64; Aspect::COUNT] {
    let all: u64 = aspects.iter().sum();
    aspects.map(|count| (count * Aspect::COUNT as u64) as f64 / all.max(1) as f64 - 1.0)
}

impl Balance {
    /// What is thought of the cards.
    pub fn judgement(&self) -> Judgement {
        let mut said = Judgement::default();
        self.judge_aspects(&mut said);
        self.judge_destinies(&mut said);
        self.judge_outcomes(&mut said);
        self.judge_options(&mut said);
        self.judge_hearts(&mut said);
        self.judge_sources(&mut said);
        self.judge_turns(&mut said);
        said
    }

    /// The games by which destinies are judged, of one story or of all.
    pub(super) fn judged(&self, story: Option<usize>) -> Fate {
        let mut sum = Fate::default();
        for (number, tally) in self.tallies.iter().enumerate() {
            if story.is_some_and(|wanted| wanted != number) {
                continue;
            }
            for (couple, fate) in self.couples.iter().zip(&tally.fates) {
                if is_judged(*couple) {
                    sum.merge(fate);
                }
            }
        }
        sum
    }

    /// The luck of `club` players with a destiny in those games, of one story or of all.
    pub(super) fn club_luck(&self, destiny: usize, story: Option<usize>) -> Luck {
        let mut sum = Luck::default();
        for (number, tally) in self.tallies.iter().enumerate() {
            if story.is_some_and(|wanted| wanted != number) {
                continue;
            }
            for (couple, fate) in self.couples.iter().zip(&tally.fates) {
                let club = couple.iter().position(|&kind| kind == CLUB);
                if let (true, Some(club)) = (is_judged(*couple), club) {
                    sum.merge(fate.destinies[club][destiny]);
                }
            }
        }
        sum
    }

    fn judge_aspects(&self, said: &mut Judgement) {
        let uneven = unevenness(&self.total().aspects);
        let least = uneven.iter().copied().fold(f64::INFINITY, f64::min);
        let most = uneven.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let found = format!("{:+.0} % to {:+.0} %", 100.0 * least, 100.0 * most);
        said.check(
            "tokens of the twelve aspects",
            "within 15 % of even",
            found,
            -least <= UNEVEN && most <= UNEVEN,
        );
        for (aspect, uneven) in Aspect::all().zip(uneven) {
            if uneven.abs() > UNEVEN {
                let says =
                    format!("{:+.0} % tokens against the mean of all aspects", 100.0 * uneven);
                said.mend(aspect_name(aspect), says);
            }
        }
    }

    fn judge_destinies(&self, said: &mut Judgement) {
        let content = self.content();
        for (number, card) in content.destinies.iter().enumerate() {
            let luck = self.club_luck(number, None);
            let share = luck.share().filter(|_| luck.tried >= ENOUGH_CHOSEN);
            let found = match share {
                Some(share) => format!("{} of {}", percent(share), luck.tried),
                None => format!("chosen {} times: too seldom", luck.tried),
            };
            let passed = share.is_some_and(|share| within(share, FULFILLED));
            said.check(format!("{} fulfilled", card.id), range(FULFILLED), found, passed);
            for (story, (told, _)) in self.stories().enumerate() {
                let luck = self.club_luck(number, Some(story));
                let share = luck.share().filter(|_| luck.tried >= ENOUGH_CHOSEN);
                if let Some(share) = share.filter(|&share| !within(share, FULFILLED)) {
                    let says = format!(
                        "fulfilled in {} of {} games of {}",
                        percent(share),
                        luck.tried,
                        told.id
                    );
                    said.mend(card.id.as_str(), says);
                }
            }
        }
    }

    fn judge_outcomes(&self, said: &mut Judgement) {
        let all = self.judged(None).outcomes();
        for ((name, wanted), share) in OUTCOMES.into_iter().zip(all) {
            said.check(name, range(wanted), percent(share), within(share, wanted));
        }
        for (story, (told, _)) in self.stories().enumerate() {
            for ((name, wanted), share) in
                OUTCOMES.into_iter().zip(self.judged(Some(story)).outcomes())
            {
                if !within(share, wanted) {
                    said.mend(
                        told.id.as_str(),
                        format!("{name} in {}, wanted {}", percent(share), range(wanted)),
                    );
                }
            }
        }
    }

    fn judge_options(&self, said: &mut Judgement) {
        let (mut judged, mut bad, mut seldom) = (0, 0, 0);
        for (name, options, card) in self.choices() {
            let (counts, all) = taken(&card);
            if all < ENOUGH {
                seldom += options;
                continue;
            }
            for letter in Letter::ALL.into_iter().take(options) {
                judged += 1;
                let share = counts[letter.index()] as f64 / all as f64;
                if !within(share, TAKEN) {
                    bad += 1;
                    said.mend(
                        name.as_str(),
                        format!("{} is taken in {}", letter_name(letter), percent(share)),
                    );
                }
            }
        }
        let found = format!("{bad} of {judged} outside ({seldom} too seldom to judge)");
        said.check("options taken", range(TAKEN), found, bad == 0);
    }

    fn judge_hearts(&self, said: &mut Judgement) {
        for (measure, wanted) in MEASURES.into_iter().zip(HEARTS) {
            let mut told = Vec::new();
            let mut passed = true;
            for (story, tally) in self.stories() {
                let point = story.chapters.len().saturating_sub(1);
                let at = self.couples.iter().position(|couple| couple[0] == measure);
                let Some(fate) = at.map(|at| &tally.fates[at]) else { continue };
                let found = quantiles(&fate.hearts[point]).map(|value| value as i64);
                let near = found
                    .iter()
                    .zip(wanted)
                    .zip(NEAR)
                    .all(|((found, wanted), near)| (found - wanted).abs() <= near);
                passed &= near;
                let text = format!("{} ({}–{})", found[1], found[0], found[2]);
                if !near {
                    said.mend(
                        story.id.as_str(),
                        format!(
                            "satisfaction before the finale, {}: {text}",
                            super::partners::NAMES[measure]
                        ),
                    );
                }
                told.push(text);
            }
            let name =
                format!("satisfaction before the finale, {}", super::partners::NAMES[measure]);
            let wanted = format!("about {} ({}–{})", wanted[1], wanted[0], wanted[2]);
            said.check(name, wanted, told.join(", "), passed);
        }
    }

    fn judge_sources(&self, said: &mut Judgement) {
        let fate = self.judged(None);
        let people = 2.0 * fate.games.max(1) as f64;
        let [scenes, pages, goals] = fate.sources.map(|sum| sum as f64 / people);
        let found = format!("scenes {scenes:.1}, goals {goals:.1}, chapters {pages:.1}");
        said.check(
            "what gives satisfaction",
            "scenes and goals more than chapters",
            found,
            scenes + goals > pages,
        );
    }

    fn judge_turns(&self, said: &mut Judgement) {
        let mut worst: f64 = 0.0;
        for (story, tally) in self.stories() {
            let proper =
                self.couples.iter().zip(&tally.fates).filter(|(couple, _)| is_proper(couple[0]));
            let (skipped, games) =
                proper.fold((0, 0), |(s, g), (_, fate)| (s + fate.skipped, g + fate.games));
            let share = skipped as f64 / games.max(1) as f64;
            worst = worst.max(share);
            if share > SKIPPED {
                said.mend(
                    story.id.as_str(),
                    format!("a turn is skipped for want of cards in {}", percent(share)),
                );
            }
        }
        said.check(
            "games with a turn skipped",
            "at most 1 % in any story",
            percent(worst),
            worst <= SKIPPED,
        );
    }

    /// Every card with options: its name, how many, and what was counted. Scenes are counted over
    /// all stories.
    pub(super) fn choices(&self) -> Vec<(String, usize, Card)> {
        let content = self.content();
        let total = self.total();
        let scenes = content.scenes.iter().zip(&total.cards);
        let mut choices: Vec<_> = scenes
            .filter(|(scene, _)| !scene.options.is_empty())
            .map(|(scene, card)| (scene.id.clone(), scene.options.len(), *card))
            .collect();
        for (story, tally) in self.stories() {
            let pages = &tally.cards[content.scenes.len()..];
            for (number, (chapter, card)) in story.chapters.iter().zip(pages).enumerate() {
                let name = format!("{} {}", story.id, number + 1);
                choices.push((name, chapter.options.len(), *card));
            }
            if let (false, Some(card)) = (story.finale.options.is_empty(), pages.last()) {
                choices.push((format!("{} finale", story.id), story.finale.options.len(), *card));
            }
        }
        choices
    }
}

/// An aspect's name in a pack.
pub fn aspect_name(aspect: Aspect) -> String {
    format!("{} {}", aspect.dimension.name(), aspect.direction.name())
}

/// The letter of an option.
pub fn letter_name(letter: Letter) -> char {
    char::from(b'A' + letter.index() as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn even_aspects_are_even() {
        assert_eq!(unevenness(&[7; Aspect::COUNT]), [0.0; Aspect::COUNT]);
        let mut aspects = [10; Aspect::COUNT];
        aspects[3] = 22;
        let uneven = unevenness(&aspects);
        assert!((uneven[3] - 1.0).abs() < 1e-9, "{uneven:?}");
        assert!(uneven[0] < 0.0);
    }

    #[test]
    fn a_failed_check_fails_the_cards() {
        let mut said = Judgement::default();
        said.check("one", "x", "x".into(), true);
        assert!(said.passed());
        said.check("two", "x", "y".into(), false);
        assert!(!said.passed());
    }
}

//! What is still to come: scenes and chapters.

use fog_of_love::content::{Condition, Content, Destiny, Effect, Letter, Stance, Who};
use fog_of_love::{Facts, Phase, Scope, Source, Table};
use tabletop::Seat;

/// How often two people choose alike on a chapter who have nothing in mind, and who have both in
/// mind: about what random and club couples come to.
const ALIKE: [f64; 2] = [0.35, 0.6];

/// Satisfaction that a scene brings such people each.
const GAIN: [f64; 2] = [0.0, 0.8];

/// What is still to come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Prospects {
    /// Scenes until the finale.
    pub(crate) scenes: f64,
    /// Satisfaction that the chapters to come will bring each person.
    pub(crate) gain: f64,
    /// How far that may stray, squared.
    pub(crate) variance: f64,
}

/// What each chapter of a story brings: read once a move.
#[derive(Clone, Debug)]
pub(crate) struct Plot {
    /// Satisfaction that a scene brings each person.
    pub(crate) gain: f64,
    /// Whether somebody may leave in the end.
    pub(crate) parting: bool,
    chapters: Vec<(f64, f64, f64)>,
}

impl Plot {
    /// Reads the chapters of the story on the table, for a couple of whom both have both in mind
    /// with the chance `trust`.
    pub(crate) fn of(content: &Content, table: &Table, trust: f64) -> Plot {
        let between = |[low, high]: [f64; 2]| low + trust * (high - low);
        let shared = between(ALIKE);
        let facts = Facts { content, table, hidden: [None; 2] };
        let story = &content.stories[usize::from(table.story)];
        let chapters = story.chapters.iter().map(|chapter| {
            let alike = bonus(&facts, &chapter.more, [Letter::A, Letter::A]);
            let apart = bonus(&facts, &chapter.more, [Letter::A, Letter::B]);
            let mean = shared * alike + (1.0 - shared) * apart;
            let variance = shared * (1.0 - shared) * (alike - apart).powi(2);
            (f64::from(chapter.length), mean, variance)
        });
        let leaves = |card: Destiny| content.destinies[card.index()].stance == Stance::Separate;
        let parting = story.destinies.iter().any(leaves);
        Plot { gain: between(GAIN), parting, chapters: chapters.collect() }
    }

    /// The story of somebody who does not look ahead: nothing more is to come.
    pub(crate) fn over() -> Plot {
        Plot { gain: 0.0, parting: true, chapters: Vec::new() }
    }

    /// What is still to come from this table on.
    pub(crate) fn ahead(&self, table: &Table) -> Prospects {
        let mut ahead = Prospects { scenes: 0.0, gain: 0.0, variance: 0.0 };
        if matches!(table.phase, Phase::Finale(_) | Phase::Judge | Phase::Over) {
            return ahead;
        }
        for (number, &(length, gain, variance)) in (1u8..).zip(&self.chapters) {
            let unread = table.stack.iter().any(|f| f.source == Source::Chapter(number));
            if number == table.chapter {
                ahead.scenes += (length - f64::from(table.count)).max(0.0);
            } else if number > table.chapter {
                ahead.scenes += length;
            }
            if number > table.chapter || unread {
                ahead.gain += gain;
                ahead.variance += variance;
            }
        }
        ahead
    }

    /// How many scenes the whole story has.
    pub(crate) fn length(&self) -> f64 {
        self.chapters.iter().map(|&(length, ..)| length).sum()
    }
}

/// Satisfaction that additional effects bring both people when these options are chosen.
fn bonus(facts: &Facts<'_>, effects: &[Effect], choices: [Letter; 2]) -> f64 {
    let mut scope = Scope::of(Seat(0));
    scope.choices = choices.map(Some);
    let depends = |when: &Condition| facts.holds(when, &scope);
    let each = effects.iter().map(|effect| match effect {
        Effect::Satisfaction(Who::Both, amount) => f64::from(facts.amount(*amount, &scope)),
        Effect::If { when, then, .. } if depends(when) => bonus(facts, then, choices),
        Effect::If { otherwise, .. } => bonus(facts, otherwise, choices),
        _ => 0.0,
    });
    each.sum()
}

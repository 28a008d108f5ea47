//! What is worth something at the end: traits and destinies.

use super::Voice;
use super::line::{Line, Lines, capital};
use super::value::signed;
use crate::Tongue;
use ::fog_of_love::content::{Aspect, Condition, DestinyCard, Goal, Stance, TraitCard};

/// A trait's goal: “Your own balance of gentleness up is at least 3: +3 satisfaction, otherwise
/// −1.”
pub fn trait_goal(tongue: &Tongue, card: &TraitCard) -> String {
    trait_goal_of(tongue, card, None)
}

/// The same of somebody else's trait, by their name.
pub fn trait_goal_of(tongue: &Tongue, card: &TraitCard, holder: Option<&str>) -> String {
    let Aspect { dimension, direction } = card.aspect;
    let (count, reward) = (i64::from(card.number), signed(card.reward.into()));
    let reward = tongue.fl_gain_satisfaction(&reward);
    let goal = match (card.goal, holder) {
        (Goal::Individual, None) => tongue.fl_goal_individual(dimension, direction, &reward, count),
        (Goal::Individual, Some(holder)) => {
            tongue.fl_goal_theirs(holder, dimension, direction, &reward, count)
        }
        (Goal::Shared, _) => tongue.fl_goal_shared(dimension, direction, &reward, count),
    };
    let whole = match card.penalty {
        0 => goal,
        penalty => tongue.fl_goal_missed(&signed(penalty.into()), &goal),
    };
    capital(&tongue.fl_sentence(&whole))
}

impl Voice<'_> {
    /// A destiny: whether its holder stays, which it settles by itself (FL-291), and then one sentence
    /// for each condition under which it is fulfilled.
    pub fn destiny(&self, card: &DestinyCard) -> Vec<Line> {
        let t = self.tongue;
        let mut lines = Lines::default();
        lines.push(&self.sentence(&match card.stance {
            Stance::Stay => t.fl_destiny_stay(),
            Stance::Separate => t.fl_destiny_separate(),
        }));
        let conditions = if let Condition::All(all) = &card.when {
            all.as_slice()
        } else {
            std::slice::from_ref(&card.when)
        };
        for (place, condition) in conditions.iter().enumerate() {
            let condition = self.condition(condition);
            lines.push(&self.sentence(&match place {
                0 => t.fl_destiny_when(&condition),
                _ => t.fl_destiny_also(&condition),
            }));
        }
        lines.lines
    }
}
